# How a game ended. A part of a sentence begins in lower case: the page joins one or two of them, and capitalises the first.
# $who is "you" where the reader did it, else "other", and then $name is who did; $whom and $other are another player in it.

wins-one = { $one }.
wins-both = { $one }, en { $two }.

## Who won

wins-game = { $who ->
    [you] Jij wint spel { $number }!
   *[other] { $name } wint spel { $number }
  }
wins-game-shared = { $names } delen de winst van spel { $number }
wins-game-none = Niemand wint spel { $number }
wins-round = { $who ->
    [you] Jij beëindigt ronde { $number }!
   *[other] { $name } beëindigt ronde { $number }
  }
wins-round-none = Niemand beëindigt ronde { $number }

## The last move

wins-last-half = { $who ->
    [you] Jouw laatste kaart: { $cards } op { $bid }.
   *[other] De laatste kaart van { $name }: { $cards } op { $bid }.
  }
wins-last-half-new = { $who ->
    [you] Jouw laatste kaart: { $cards } op een nieuwe stapel.
   *[other] De laatste kaart van { $name }: { $cards } op een nieuwe stapel.
  }
wins-last-half-catch = { $who ->
    [you] Jouw laatste kaart: { $cards }, een aanval op { $other }.
   *[other] De laatste kaart van { $name }: { $cards }, een aanval op { $whom ->
        [you] jou
       *[other] { $other }
      }.
  }
wins-last-half-endless = { $who ->
    [you] Jij legde als laatste { $cards }.
   *[other] { $name } legde als laatste { $cards }.
  }
wins-last-card = { $who ->
    [you] Jouw laatste kaart: { $card }.
   *[other] De laatste kaart van { $name }: { $card }.
  }
wins-last-out = { $who ->
    [you] Jij legt level { $level } uit.
   *[other] { $name } legt level { $level } uit.
  }
wins-last-cut = { $who ->
    [you] Jij gooide als laatste { $card } weg.
   *[other] { $name } gooide als laatste { $card } weg.
  }

## What decided a game of 8½

wins-half-endless = het spel bleef maar doorgaan, en niemand was uit
wins-half-first = { $who ->
    [you] jij was
   *[other] { $name } was
  } als eerste uit
wins-half-fewest = { $who ->
    [you] jij had
   *[other] { $name } had
  } de minste kaarten, { $count }
wins-half-overtook = { $whom ->
    [you] jij was uit
   *[other] { $other } was uit
  }, maar { $who ->
    [you] jij had
   *[other] { $name } had
  } { $count ->
    [0] helemaal geen kaarten meer
    [one] nog maar één kaart
   *[other] nog maar { $count } kaarten
  }
wins-half-last-catch = { $who ->
    [you] jij viel { $other } aan met je laatste kaart
   *[other] { $name } viel { $whom ->
        [you] jou
       *[other] { $other }
      } aan met de laatste kaart
  }
wins-half-catches = { $who ->
    [you] jij viel
   *[other] { $name } viel
  } { $count ->
    [one] als enige iemand
    [2] twee keer iemand
    [3] drie keer iemand
    [4] vier keer iemand
   *[other] { $count } keer iemand
  } aan
wins-half-clean = { $who ->
    [you] jij hoefde
   *[other] { $name } hoefde
  } nooit de aflegstapel te nemen
wins-half-chance-passed = { $who ->
    [you] jij liet
   *[other] { $name } liet
  } de laatste kans lopen
wins-half-chance-missed = { $who ->
    [you] jij draaide
   *[other] { $name } draaide
  } bij de laatste kans de verkeerde kaart om
wins-half-close = { $who ->
    [you] jij had
   *[other] { $name } had
  } nog maar { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
wins-half-held = { $who ->
    [you] jij had
   *[other] { $name } had
  } { $count ->
    [0] geen kaarten meer
    [one] nog één kaart
   *[other] nog { $count } kaarten
  }
wins-half-pile = { $who ->
    [you] jij nam
   *[other] { $name } nam
  } een aflegstapel van { $count } kaarten
wins-half-pile-held = { $who ->
    [you] jij nam
   *[other] { $name } nam
  } een aflegstapel van { $pile } en had aan het eind { $count } kaarten

## What decided a series of 8½

wins-half-match-shared = het werd gelijkspel, met elk { $unit ->
    [cards] { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      }
   *[points] { $count ->
        [one] één punt
       *[other] { $count } punten
      }
  }
wins-half-match-turned = { $who ->
    [you] jij nam
   *[other] { $name } nam
  } pas in het laatste spel de leiding
wins-half-match-margin = { $who ->
    [you] jij bleef
   *[other] { $name } bleef
  } { $whom ->
    [you] jou
   *[other] { $other }
  } { $unit ->
    [cards] { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      }
   *[points] { $count ->
        [one] één punt
       *[other] { $count } punten
      }
  } voor
wins-half-match-finished = { $who ->
    [you] jij was
   *[other] { $name } was
  } in { $count } van de { $games } spelletjes als eerste uit
wins-half-match-catches = { $who ->
    [you] jij viel
   *[other] { $name } viel
  } { $count } keer iemand aan
wins-half-match-total = { $who ->
    [you] jij eindigde
   *[other] { $name } eindigde
  } met { $unit ->
    [cards] { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      }
   *[points] { $count ->
        [one] één punt
       *[other] { $count } punten
      }
  }

## What decided a round of Level 8

wins-level8-cut = { $count ->
    [0] de ronde werd gestopt voordat iemand een level had uitgelegd
   *[other] de ronde werd gestopt voordat iemand de laatste kaart kwijt was
  }
wins-level8-bare = { $who ->
    [you] jij raakte al je kaarten kwijt zonder je level uit te leggen
   *[other] { $name } raakte alle kaarten kwijt zonder een level uit te leggen
  }
wins-level8-only = verder had niemand een level uitgelegd
wins-level8-off = { $who ->
    [you] jij legde
   *[other] { $name } legde
  } { $count } kaarten aan
wins-level8-quick = { $who ->
    [you] jij was
   *[other] { $name } was
  } al na { $count ->
    [one] één beurt
   *[other] { $count } beurten
  } klaar
wins-level8-jokers = { $who ->
    [you] jij had
   *[other] { $name } had
  } { $count } jokers
wins-level8-stuck = { $who ->
    [you] jij had
   *[other] { $name } had
  } nog { $count } kaarten
wins-level8-held = { $who ->
    [you] jij had
   *[other] { $name } had
  } nog { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }

## What decided a match of Level 8

wins-level8-match-ended = { $who ->
    [you] jij beëindigde
   *[other] { $name } beëindigde
  } { $count } van de { $rounds } rondes
wins-level8-match-off = { $who ->
    [you] jij legde
   *[other] { $name } legde
  } { $count } kaarten aan, meer dan wie ook
wins-level8-match-level-too = { $who ->
    [you] jij stond
   *[other] { $name } stond
  } ook op level 8
wins-level8-match-nearest = { $who ->
    [you] jij kwam
   *[other] { $name } kwam
  } het dichtst in de buurt, op level { $level }
wins-level8-match-no-winner = niemand haalde in { $count } rondes het einde

## For somebody who lost

wins-kind-half-few-left = { $count ->
    [one] Bijna: je had nog maar één kaart.
   *[other] Bijna: je had nog maar { $count } kaarten.
  }
wins-kind-half-ahead = { $count ->
    [one] { $name } had maar één kaart minder dan jij.
   *[other] { $name } had maar { $count } kaarten minder dan jij.
  }
wins-kind-half-most-catches = { $count ->
    [one] Jij was de enige die iemand aanviel.
   *[other] Niemand viel vaker aan dan jij: { $count } keer.
  }
wins-kind-half-second = Alleen { $name } had minder kaarten.
wins-kind-half-never-caught = Niemand heeft jou aangevallen, geen enkele keer.
wins-kind-half-turns = { $name } moest ervoor werken: { $count } beurten.
wins-kind-half-match-margin = { $unit ->
    [cards] { $count ->
        [one] Bijna: één kaart te veel.
       *[other] Bijna: maar { $count } kaarten te veel.
      }
   *[points] { $count ->
        [one] Bijna: je kwam één punt tekort.
       *[other] Bijna: je kwam maar { $count } punten tekort.
      }
  }
wins-kind-half-match-finished = { $count ->
    [one] Eén van de spelletjes was voor jou.
   *[other] { $count } van de spelletjes waren voor jou.
  }
wins-kind-half-match-most-catches = { $count ->
    [one] Jij was de enige die iemand aanviel.
   *[other] Niemand viel vaker aan dan jij: { $count } keer.
  }
wins-kind-half-match-runner-up = Tweede: alleen { $name } deed het beter.
wins-kind-half-match-total = { $count ->
    [one] Je hebt toch een punt gehaald.
   *[other] Je hebt toch { $count } punten gehaald.
  }
wins-kind-half-match-turns = { $name } moest ervoor werken: { $count } beurten.
wins-kind-level8-moved = Jij gaat ook omhoog: naar level { $level }.
wins-kind-level8-leads = { $count ->
    [one] Je ligt nog een level voor op { $name }.
   *[other] Je ligt nog { $count } levels voor op { $name }.
  }
wins-kind-level8-laid = Ook jij had level { $level } al uitgelegd.
wins-kind-level8-level = { $name } is alleen maar op gelijke hoogte gekomen: jullie staan allebei op level { $level }.
wins-kind-level8-turns = { $name } moest ervoor werken: { $count } beurten.
wins-kind-level8-hardly-time = { $count ->
    [one] Er was amper tijd: { $name } was al na één beurt klaar.
   *[other] Er was amper tijd: { $name } was al na { $count } beurten klaar.
  }
wins-kind-level8-match-last-level = Bijna: jij stond ook op level 8.
wins-kind-level8-match-most-ended = { $count ->
    [one] Je hebt een ronde beëindigd, en verder niemand.
   *[other] Je hebt { $count } rondes beëindigd, meer dan wie ook.
  }
wins-kind-level8-match-most-off = Niemand legde meer kaarten aan dan jij: { $count }.
wins-kind-level8-match-runner-up = Tweede, op level { $level }.
wins-kind-level8-match-reached = { $count ->
    [one] Je stond na één ronde op level { $level }.
   *[other] Je kwam in { $count } rondes tot level { $level }.
  }
