# How a game ended. A part of a sentence begins in lower case: the page joins one or two of them, and capitalises the first.
# $who is "you" where the reader did it, else "other", and then $name is who did; $whom and $other are another player in it.

wins-one = { $one }.
wins-both = { $one }, und { $two }.

## Who won

wins-game = { $who ->
    [you] Du gewinnst Spiel { $number }!
   *[other] { $name } gewinnt Spiel { $number }
  }
wins-game-shared = { $names } teilen sich den Sieg in Spiel { $number }
wins-game-none = Niemand gewinnt Spiel { $number }
wins-round = { $who ->
    [you] Du beendest Runde { $number }!
   *[other] { $name } beendet Runde { $number }
  }
wins-round-none = Niemand beendet Runde { $number }

## The last move

wins-last-half = { $who ->
    [you] Zuletzt hast du { $cards } auf { $bid } gelegt.
   *[other] Zuletzt hat { $name } { $cards } auf { $bid } gelegt.
  }
wins-last-half-new = { $who ->
    [you] Zuletzt hast du { $cards } auf einen neuen Stapel gelegt.
   *[other] Zuletzt hat { $name } { $cards } auf einen neuen Stapel gelegt.
  }
wins-last-half-catch = { $who ->
    [you] Zuletzt hast du { $cards } gelegt und { $other } erwischt.
   *[other] Zuletzt hat { $name } { $cards } gelegt und { $whom ->
        [you] dich
       *[other] { $other }
      } erwischt.
  }
wins-last-half-endless = { $who ->
    [you] Zuletzt hast du { $cards } gelegt.
   *[other] Zuletzt hat { $name } { $cards } gelegt.
  }
wins-last-card = { $who ->
    [you] Zuletzt hast du { $card } abgeworfen.
   *[other] Zuletzt hat { $name } { $card } abgeworfen.
  }
wins-last-out = { $who ->
    [you] Du legst Level { $level } aus.
   *[other] { $name } legt Level { $level } aus.
  }
wins-last-cut = { $who ->
    [you] Zuletzt hast du { $card } abgeworfen.
   *[other] Zuletzt hat { $name } { $card } abgeworfen.
  }

## What decided a game of 8½

wins-half-endless = das Spiel drehte sich im Kreis, und niemand wurde fertig
wins-half-first = { $who ->
    [you] du warst
   *[other] { $name } war
  } zuerst fertig
wins-half-fewest = { $who ->
    [you] du hattest
   *[other] { $name } hatte
  } die wenigsten Karten ({ $count })
wins-half-overtook = { $whom ->
    [you] du warst fertig
   *[other] { $other } war fertig
  }, aber { $who ->
    [you] du hattest
   *[other] { $name } hatte
  } { $count ->
    [0] gar keine Karte mehr
    [one] nur eine Karte
   *[other] nur { $count } Karten
  }
wins-half-last-catch = { $who ->
    [you] du hast { $other } mit deiner letzten Karte erwischt
   *[other] { $name } hat { $whom ->
        [you] dich
       *[other] { $other }
      } mit der letzten Karte erwischt
  }
wins-half-catches = { $count ->
    [one] nur { $who ->
        [you] du hast
       *[other] { $name } hat
      }
   *[other] { $who ->
        [you] du hast
       *[other] { $name } hat
      }
  } { $count ->
    [one] jemanden
    [2] zweimal jemanden
    [3] dreimal jemanden
    [4] viermal jemanden
   *[other] { $count }-mal jemanden
  } erwischt
wins-half-clean = { $who ->
    [you] du musstest
   *[other] { $name } musste
  } nie den Ablagestapel nehmen
wins-half-chance-passed = { $who ->
    [you] du hast
   *[other] { $name } hat
  } die letzte Chance verstreichen lassen
wins-half-chance-missed = { $who ->
    [you] du hast
   *[other] { $name } hat
  } bei der letzten Chance die falsche Karte aufgedeckt
wins-half-close = { $who ->
    [you] du hattest
   *[other] { $name } hatte
  } nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
wins-half-held = { $who ->
    [you] du hattest
   *[other] { $name } hatte
  } { $count ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
  }
wins-half-pile = { $who ->
    [you] du musstest
   *[other] { $name } musste
  } einen Stapel von { $count } Karten nehmen
wins-half-pile-held = { $who ->
    [you] du musstest einen Stapel von { $pile } Karten nehmen und hattest am Ende { $count }
   *[other] { $name } musste einen Stapel von { $pile } Karten nehmen und hatte am Ende { $count }
  }

## What decided a series of 8½

wins-half-match-shared = es endete unentschieden, mit je { $unit ->
    [cards] { $count ->
        [one] einer Karte
       *[other] { $count } Karten
      }
   *[points] { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
      }
  }
wins-half-match-turned = { $who ->
    [you] du bist
   *[other] { $name } ist
  } erst im letzten Spiel in Führung gegangen
wins-half-match-margin = { $who ->
    [you] du lagst
   *[other] { $name } lag
  } { $unit ->
    [cards] { $count ->
        [one] eine einzige Karte
       *[other] { $count } Karten
      }
   *[points] { $count ->
        [one] einen einzigen Punkt
       *[other] { $count } Punkte
      }
  } vor { $whom ->
    [you] dir
   *[other] { $other }
  }
wins-half-match-finished = { $who ->
    [you] du warst
   *[other] { $name } war
  } in { $count } von { $games } Spielen zuerst fertig
wins-half-match-catches = { $who ->
    [you] du hast
   *[other] { $name } hat
  } { $count }-mal jemanden erwischt
wins-half-match-total = { $who ->
    [you] du kamst
   *[other] { $name } kam
  } auf { $unit ->
    [cards] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }
   *[points] { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
      }
  }

## What decided a round of Level 8

wins-level8-cut = { $count ->
    [0] die Runde wurde abgebrochen, bevor jemand ein Level ausgelegt hatte
   *[other] die Runde wurde abgebrochen, bevor jemand die letzte Karte los war
  }
wins-level8-bare = { $who ->
    [you] du bist alle Karten losgeworden, ohne dein Level auszulegen
   *[other] { $name } ist alle Karten losgeworden, ohne ein Level auszulegen
  }
wins-level8-only = sonst hatte niemand ein Level ausgelegt
wins-level8-off = { $who ->
    [you] du hast
   *[other] { $name } hat
  } { $count } Karten angelegt
wins-level8-quick = { $who ->
    [you] du warst
   *[other] { $name } war
  } schon nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  } fertig
wins-level8-jokers = { $who ->
    [you] du hattest
   *[other] { $name } hatte
  } { $count } Joker
wins-level8-stuck = { $who ->
    [you] du hattest
   *[other] { $name } hatte
  } noch { $count } Karten
wins-level8-held = { $who ->
    [you] du hattest
   *[other] { $name } hatte
  } noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

## What decided a match of Level 8

wins-level8-match-ended = { $who ->
    [you] du hast
   *[other] { $name } hat
  } { $count } von { $rounds } Runden beendet
wins-level8-match-off = { $who ->
    [you] du hast
   *[other] { $name } hat
  } { $count } Karten angelegt, mehr als alle anderen
wins-level8-match-level-too = { $who ->
    [you] du warst
   *[other] { $name } war
  } auch schon auf Level 8
wins-level8-match-nearest = { $who ->
    [you] du kamst
   *[other] { $name } kam
  } am nächsten heran, auf Level { $level }
wins-level8-match-no-winner = niemand kam in { $count } Runden ans Ziel

## For somebody who lost

wins-kind-half-few-left = { $count ->
    [one] Ganz knapp: Du hattest nur noch eine Karte.
   *[other] Ganz knapp: Du hattest nur noch { $count } Karten.
  }
wins-kind-half-ahead = { $count ->
    [one] { $name } hatte nur eine Karte weniger als du.
   *[other] { $name } hatte nur { $count } Karten weniger als du.
  }
wins-kind-half-most-catches = { $count ->
    [one] Nur du hast jemanden erwischt.
   *[other] Niemand hat öfter jemanden erwischt als du: { $count }-mal.
  }
wins-kind-half-second = Nur { $name } hatte weniger Karten.
wins-kind-half-never-caught = Dich hat niemand erwischt, kein einziges Mal.
wins-kind-half-turns = Leicht hast du es { $name } nicht gemacht: { $count } Züge.
wins-kind-half-match-margin = { $unit ->
    [cards] { $count ->
        [one] Ganz knapp: eine einzige Karte zu viel.
       *[other] Ganz knapp: nur { $count } Karten zu viel.
      }
   *[points] { $count ->
        [one] Ganz knapp: Dir fehlte ein einziger Punkt.
       *[other] Ganz knapp: Dir fehlten nur { $count } Punkte.
      }
  }
wins-kind-half-match-finished = { $count ->
    [one] Eines der Spiele ging an dich.
   *[other] { $count } der Spiele gingen an dich.
  }
wins-kind-half-match-most-catches = { $count ->
    [one] Nur du hast jemanden erwischt.
   *[other] Niemand hat öfter jemanden erwischt als du: { $count }-mal.
  }
wins-kind-half-match-runner-up = Zweiter Platz: Nur { $name } war besser.
wins-kind-half-match-total = { $count ->
    [one] Einen Punkt hast du trotzdem geholt.
   *[other] { $count } Punkte hast du trotzdem geholt.
  }
wins-kind-half-match-turns = Leicht hast du es { $name } nicht gemacht: { $count } Züge.
wins-kind-level8-moved = Auch du steigst auf: auf Level { $level }.
wins-kind-level8-leads = { $count ->
    [one] Du bist { $name } immer noch ein Level voraus.
   *[other] Du bist { $name } immer noch { $count } Level voraus.
  }
wins-kind-level8-laid = Auch du hattest Level { $level } schon ausgelegt.
wins-kind-level8-level = { $name } hat dich nur eingeholt: Ihr seid beide auf Level { $level }.
wins-kind-level8-turns = Leicht hast du es { $name } nicht gemacht: { $count } Züge.
wins-kind-level8-hardly-time = { $count ->
    [one] Dir blieb kaum Zeit: { $name } war schon nach einem Zug fertig.
   *[other] Dir blieb kaum Zeit: { $name } war schon nach { $count } Zügen fertig.
  }
wins-kind-level8-match-last-level = Ganz knapp: Auch du warst auf Level 8.
wins-kind-level8-match-most-ended = { $count ->
    [one] Du hast eine Runde beendet, und sonst niemand.
   *[other] Du hast { $count } Runden beendet, mehr als alle anderen.
  }
wins-kind-level8-match-most-off = Niemand hat mehr Karten angelegt als du: { $count }.
wins-kind-level8-match-runner-up = Zweiter Platz, auf Level { $level }.
wins-kind-level8-match-reached = { $count ->
    [one] Du warst nach einer Runde auf Level { $level }.
   *[other] Du bist in { $count } Runden bis Level { $level } gekommen.
  }
