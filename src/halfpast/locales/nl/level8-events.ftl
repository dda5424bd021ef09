# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $whom is "own", "you" or "other", and then $on or $of is a name. $card: "a red 7"; $cards: several; $count: a number of cards.

level8-event-began = Een nieuwe partij: { $edition }, { $seats } spelers, levelkaart ‘{ $card }’.
level8-event-began-each = Een nieuwe partij: { $edition }, { $seats } spelers, ieder met een eigen levelkaart. { $card }.
level8-card-of = { $name }: ‘{ $card }’
level8-event-loaded = De partij gaat verder waar we gebleven waren.
level8-event-dealt = Ronde { $round }. { $who ->
    [you] Jij deelt en draait { $card } om.
   *[other] { $name } deelt en draait { $card } om.
  }
level8-event-dealt-none = Ronde { $round }. { $who ->
    [you] Jij deelt.
   *[other] { $name } deelt.
  }
level8-event-drew = { $from ->
    [pile] { $who ->
        [you] Je pakt { $cards } van { $whom ->
            [own] je eigen aflegstapel
           *[other] de aflegstapel van { $of }
          }.
       *[other] { $name } pakt { $cards } van { $whom ->
            [own] de eigen aflegstapel
            [you] jouw aflegstapel
           *[other] de aflegstapel van { $of }
          }.
      }
   *[stock] { $who ->
        [you] Je pakt { $cards } van de trekstapel.
       *[other] { $name } pakt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
          } van de trekstapel.
      }
  }
level8-event-reshuffled = De trekstapel is op. { $count ->
    [0] Er valt niets te schudden: hij blijft leeg.
    [one] Eén weggegooide kaart is de nieuwe trekstapel.
   *[other] De weggegooide kaarten worden geschud tot een nieuwe van { $count } kaarten.
  }
# $groups: the groups with their cards.
level8-event-laid-out = { $who ->
    [you] Je legt level { $level } uit: { $groups }.
   *[other] { $name } legt level { $level } uit: { $groups }.
  }
level8-event-laid-off = { $who ->
    [you] Je legt { $card } aan bij { $whom ->
        [own] je eigen combinatie { $place }
       *[other] combinatie { $place } van { $on }
      }
   *[other] { $name } legt { $card } aan bij { $whom ->
        [own] de eigen combinatie { $place }
        [you] jouw combinatie { $place }
       *[other] combinatie { $place } van { $on }
      }
  } ({ $group ->
    [run] reeks
    [set] gelijke getallen
    [colour] één kleur
   *[colour-run] kleurreeks
  }).
level8-event-discarded = { $who ->
    [you] Je gooit { $card } weg.
   *[other] { $name } gooit { $card } weg.
  }
level8-event-played = { $special ->
    [take] { $who ->
        [you] Je speelt ‘Die pak ik’: alle anderen tonen drie kaarten.
       *[other] { $name } speelt ‘Die pak ik’: alle anderen tonen drie kaarten.
      }
    [swap] { $who ->
        [you] Je speelt ‘Die ruil ik’: leg hoogstens drie kaarten op je aflegstapel en pak er dan evenveel.
       *[other] { $name } speelt ‘Die ruil ik’ en mag hoogstens drie kaarten ruilen.
      }
    [keep] { $who ->
        [you] Je speelt ‘Die houd ik’: die blijft tot het einde van de ronde voor je liggen.
       *[other] { $name } speelt ‘Die houd ik’: die blijft tot het einde van de ronde open liggen.
      }
   *[skip] { $who ->
        [you] Je speelt ‘Beurt overslaan’: { $on } slaat een beurt over.
       *[other] { $whom ->
            [you] { $name } speelt ‘Beurt overslaan’: jij slaat een beurt over.
           *[other] { $name } speelt ‘Beurt overslaan’: { $on } slaat een beurt over.
          }
      }
  }
level8-event-showed = { $who ->
    [you] Je toont { $card }.
   *[other] { $name } toont { $card }.
  }
level8-event-picked = { $who ->
    [you] Je neemt { $card } van { $of }.
   *[other] { $name } neemt { $card } van { $whom ->
        [you] jou
       *[other] { $of }
      }.
  }
level8-event-picked-none = { $who ->
    [you] Je neemt geen van de getoonde kaarten.
   *[other] { $name } neemt geen van de getoonde kaarten.
  }
level8-event-put = { $who ->
    [you] Je legt { $card } op je aflegstapel.
   *[other] { $name } legt { $card } op de eigen aflegstapel.
  }
level8-event-put-none = { $who ->
    [you] Je ruilt geen kaart.
   *[other] { $name } ruilt geen kaart.
  }
level8-event-skipped = { $who ->
    [you] Je slaat je beurt over, en ‘Beurt overslaan’ gaat onder de trekstapel.
   *[other] { $name } slaat een beurt over, en ‘Beurt overslaan’ gaat onder de trekstapel.
  }
level8-event-passed = { $who ->
    [you] Je hebt geen kaart en kunt er geen pakken: je beurt gaat voorbij.
   *[other] { $name } heeft geen kaart en kan er geen pakken: de beurt gaat voorbij.
  }
# $moves: what it means for each player, one sentence after another.
level8-event-round-over = { $who ->
    [you] Je hebt geen kaarten meer: ronde { $round } is afgelopen.
   *[other] { $name } heeft geen kaarten meer: ronde { $round } is afgelopen.
  } { $moves }
level8-event-round-over-none = Ronde { $round } blijft in een kringetje ronddraaien en wordt gestopt. Niemand heeft zijn laatste kaart weggegooid. { $moves }
# One player's part of it.
level8-event-moved = { $who ->
    [you] { $moved ->
        [0] Je blijft op level { $level }.
        [one] Je gaat omhoog naar level { $level }.
       *[other] Je gaat twee levels omhoog, naar level { $level }.
      }
   *[other] { $moved ->
        [0] { $name } blijft op level { $level }.
        [one] { $name } gaat omhoog naar level { $level }.
       *[other] { $name } gaat twee levels omhoog, naar level { $level }.
      }
  }
level8-event-kept = { $who ->
    [you] Je bewaart { $cards } voor de volgende ronde.
   *[other] { $name } bewaart { $count ->
        [one] een kaart
       *[other] { $count } kaarten
      } voor de volgende ronde.
  }
level8-event-kept-none = { $who ->
    [you] Je bewaart geen kaart voor de volgende ronde.
   *[other] { $name } bewaart geen kaart voor de volgende ronde.
  }
level8-event-over = De partij is afgelopen na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  }. { $who ->
    [you] Jij wint!
   *[other] { $name } wint!
  }
level8-event-over-none = De partij is afgelopen na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  }, zonder winnaar.
level8-event-turn = { $phase ->
    [show] { $who ->
        [you] Nu toon jij drie kaarten.
       *[other] Nu toont { $name } drie kaarten.
      }
    [pick] { $who ->
        [you] Je mag een van de getoonde kaarten nemen.
       *[other] { $name } mag een van de getoonde kaarten nemen.
      }
    [put] { $who ->
        [you] Je mag hoogstens drie kaarten ruilen.
       *[other] { $name } mag hoogstens drie kaarten ruilen.
      }
    [keep] { $who ->
        [you] Je kiest welke kaarten je voor de volgende ronde bewaart.
       *[other] { $name } kiest welke kaarten mee naar de volgende ronde gaan.
      }
   *[draw] { $who ->
        [you] Jij bent aan de beurt.
       *[other] { $name } is aan de beurt.
      }
  }
