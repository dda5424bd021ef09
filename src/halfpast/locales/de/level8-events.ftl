# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $whom is "own", "you" or "other", and then $on or $of is a name. $card: "a red 7"; $cards: several; $count: a number of cards.
# $card and $cards are accusative here ("einen Joker").

level8-event-began = Eine neue Partie: { $edition }, { $seats } Spieler, Levelkarte „{ $card }“.
level8-event-began-each = Eine neue Partie: { $edition }, { $seats } Spieler, jeder mit einer eigenen Levelkarte. { $card }.
level8-card-of = { $name }: „{ $card }“
level8-event-loaded = Die Partie geht weiter, wo sie stand.
level8-event-dealt = Runde { $round }. { $who ->
    [you] Du gibst und deckst { $card } auf.
   *[other] { $name } gibt und deckt { $card } auf.
  }
level8-event-dealt-none = Runde { $round }. { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
  }
level8-event-drew = { $from ->
    [pile] { $who ->
        [you] Du ziehst { $cards } { $whom ->
            [own] von deinem eigenen Ablagestapel
           *[other] vom Ablagestapel von { $of }
          }.
       *[other] { $name } zieht { $cards } { $whom ->
            [own] vom eigenen Ablagestapel
            [you] von deinem Ablagestapel
           *[other] vom Ablagestapel von { $of }
          }.
      }
   *[stock] { $who ->
        [you] Du ziehst { $cards } vom Nachziehstapel.
       *[other] { $name } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
          } vom Nachziehstapel.
      }
  }
level8-event-reshuffled = Der Nachziehstapel ist aufgebraucht. { $count ->
    [0] Es gibt nichts zu mischen: Er bleibt leer.
    [one] Eine abgeworfene Karte ist der neue Nachziehstapel.
   *[other] Die abgeworfenen Karten werden zu einem neuen mit { $count } Karten gemischt.
  }
# $groups: the groups with their cards.
level8-event-laid-out = { $who ->
    [you] Du legst Level { $level } aus: { $groups }.
   *[other] { $name } legt Level { $level } aus: { $groups }.
  }
level8-event-laid-off = { $who ->
    [you] Du legst { $card } an { $whom ->
        [own] deine eigene Kombination { $place }
       *[other] Kombination { $place } von { $on }
      }
   *[other] { $name } legt { $card } an { $whom ->
        [own] die eigene Kombination { $place }
        [you] deine Kombination { $place }
       *[other] Kombination { $place } von { $on }
      }
  } an ({ $group ->
    [run] Folge
    [set] gleiche Zahlen
    [colour] eine Farbe
   *[colour-run] Farbfolge
  }).
level8-event-discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $name } wirft { $card } ab.
  }
level8-event-played = { $special ->
    [take] { $who ->
        [you] Du spielst „Die nehm ich“: Alle anderen zeigen drei Karten.
       *[other] { $name } spielt „Die nehm ich“: Alle anderen zeigen drei Karten.
      }
    [swap] { $who ->
        [you] Du spielst „Die tausch ich“: Lege bis zu drei Karten auf deinen Ablagestapel und zieh dann ebenso viele.
       *[other] { $name } spielt „Die tausch ich“ und darf bis zu drei Karten tauschen.
      }
    [keep] { $who ->
        [you] Du spielst „Die behalt ich“: Die Karte bleibt bis zum Ende der Runde vor dir liegen.
       *[other] { $name } spielt „Die behalt ich“: Die Karte bleibt bis zum Ende der Runde offen liegen.
      }
   *[skip] { $who ->
        [you] Du spielst „Aussetzen“: { $on } setzt einmal aus.
       *[other] { $whom ->
            [you] { $name } spielt „Aussetzen“: Du setzt einmal aus.
           *[other] { $name } spielt „Aussetzen“: { $on } setzt einmal aus.
          }
      }
  }
level8-event-showed = { $who ->
    [you] Du zeigst { $card }.
   *[other] { $name } zeigt { $card }.
  }
level8-event-picked = { $who ->
    [you] Du nimmst { $card } von { $of }.
   *[other] { $name } nimmt { $card } von { $whom ->
        [you] dir
       *[other] { $of }
      }.
  }
level8-event-picked-none = { $who ->
    [you] Du nimmst keine der gezeigten Karten.
   *[other] { $name } nimmt keine der gezeigten Karten.
  }
level8-event-put = { $who ->
    [you] Du legst { $card } auf deinen Ablagestapel.
   *[other] { $name } legt { $card } auf den eigenen Ablagestapel.
  }
level8-event-put-none = { $who ->
    [you] Du tauschst keine Karte.
   *[other] { $name } tauscht keine Karte.
  }
level8-event-skipped = { $who ->
    [you] Du setzt aus, und „Aussetzen“ kommt unter den Nachziehstapel.
   *[other] { $name } setzt aus, und „Aussetzen“ kommt unter den Nachziehstapel.
  }
level8-event-passed = { $who ->
    [you] Du hast keine Karte und kannst keine ziehen: Dein Zug entfällt.
   *[other] { $name } hat keine Karte und kann keine ziehen: Der Zug entfällt.
  }
# $moves: what it means for each player, one sentence after another.
level8-event-round-over = { $who ->
    [you] Du hast keine Karte mehr: Runde { $round } ist zu Ende.
   *[other] { $name } hat keine Karte mehr: Runde { $round } ist zu Ende.
  } { $moves }
level8-event-round-over-none = Runde { $round } dreht sich im Kreis. Sie wird abgebrochen, und niemand hat seine letzte Karte abgeworfen. { $moves }
# One player's part of it.
level8-event-moved = { $who ->
    [you] { $moved ->
        [0] Du bleibst auf Level { $level }.
        [one] Du steigst auf Level { $level } auf.
       *[other] Du steigst zwei Level höher, auf Level { $level }.
      }
   *[other] { $moved ->
        [0] { $name } bleibt auf Level { $level }.
        [one] { $name } steigt auf Level { $level } auf.
       *[other] { $name } steigt zwei Level höher, auf Level { $level }.
      }
  }
level8-event-kept = { $who ->
    [you] Du behältst { $cards } für die nächste Runde.
   *[other] { $name } behält { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } für die nächste Runde.
  }
level8-event-kept-none = { $who ->
    [you] Du behältst keine Karte für die nächste Runde.
   *[other] { $name } behält keine Karte für die nächste Runde.
  }
level8-event-over = Die Partie ist nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  } zu Ende. { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
  }
level8-event-over-none = Die Partie ist nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  } zu Ende, ohne Sieger.
level8-event-turn = { $phase ->
    [show] { $who ->
        [you] Zeig jetzt drei deiner Handkarten.
       *[other] Jetzt zeigt { $name } drei Karten.
      }
    [pick] { $who ->
        [you] Du darfst eine der gezeigten Karten nehmen.
       *[other] { $name } darf eine der gezeigten Karten nehmen.
      }
    [put] { $who ->
        [you] Du darfst bis zu drei Karten tauschen.
       *[other] { $name } darf bis zu drei Karten tauschen.
      }
    [keep] { $who ->
        [you] Du wählst, welche Karten du für die nächste Runde behältst.
       *[other] { $name } wählt Karten für die nächste Runde.
      }
   *[draw] { $who ->
        [you] Du bist dran.
       *[other] { $name } ist dran.
      }
  }
