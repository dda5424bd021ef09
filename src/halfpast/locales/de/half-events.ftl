# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $cards: "a 7", "a ghost", "two 3s"; $card, $lowest, $catch: a number card, "7"; $bid: "6½"; $said: "six and a half"; $count: a number of cards.
# $cards is accusative here ("einen Geist"). $catch, and $cards of an announcement or a catch, are always one number.

half-event-began = 8½ nach den Regeln von { $edition }: { $seats } Spieler, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }.
half-event-loaded = Das Spiel geht weiter, wo es stand.
half-event-dealt = Spiel { $game }. { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
  }
half-event-may-exchange = { $who ->
    [you] Du bist im vorigen Spiel fertig geworden und darfst eine offene Karte mit { $with } tauschen.
   *[other] { $name } ist im vorigen Spiel fertig geworden und darf eine offene Karte mit { $whom ->
        [you] dir
       *[other] { $with }
      } tauschen.
  }
half-event-exchanged = { $who ->
    [you] Du tauschst mit { $with }: { $own } gegen { $other }.
   *[other] { $name } tauscht mit { $whom ->
        [you] dir
       *[other] { $with }
      }: { $own } gegen { $other }.
  }
half-event-declined = { $who ->
    [you] Du verzichtest auf den Tausch.
   *[other] { $name } verzichtet auf den Tausch.
  }
half-event-announced = { $who ->
    [you] Deine niedrigste { $of ->
        [yellow] gelbe Karte
       *[number] Zahlenkarte
      } ist die { $lowest }.
   *[other] Die niedrigste { $of ->
        [yellow] gelbe Karte
       *[number] Zahlenkarte
      } von { $name } ist die { $lowest }.
  }
half-event-announced-none = { $who ->
    [you] Du hast keine { $of ->
        [yellow] gelbe Karte
       *[number] Zahlenkarte
      } auf der Hand.
   *[other] { $name } hat keine { $of ->
        [yellow] gelbe Karte
       *[number] Zahlenkarte
      } auf der Hand.
  }
half-event-opens = { $by ->
    [lowest] { $who ->
        [you] Du hast die niedrigste Karte und eröffnest.
       *[other] { $name } hat die niedrigste Karte und eröffnet.
      }
    [tie] { $who ->
        [you] Gleichstand. Das Los entscheidet: Du eröffnest.
       *[other] Gleichstand. Das Los entscheidet: { $name } eröffnet.
      }
   *[lot] { $who ->
        [you] Das Los entscheidet: Du eröffnest.
       *[other] Das Los entscheidet: { $name } eröffnet.
      }
  }
half-event-turned = { $who ->
    [you] Du deckst deine blinde Karte { $place } auf: { $cards }.
   *[other] { $name } deckt die blinde Karte { $place } auf: { $cards }.
  }
half-event-laid = { $from ->
    [open] { $who ->
        [you] Du legst { $cards } aus deinen offenen Karten.
       *[other] { $name } legt { $cards } aus den offenen Karten.
      }
    [blind] { $who ->
        [you] Du legst { $cards } auf den Ablagestapel.
       *[other] { $name } legt { $cards } auf den Ablagestapel.
      }
   *[hand] { $who ->
        [you] Du legst { $cards }.
       *[other] { $name } legt { $cards }.
      }
  }
half-event-bid = { $who ->
    [you] Du sagst „{ $said }“ an.
   *[other] { $name } sagt „{ $said }“ an.
  }
# A lay and the bid it makes, in one sentence.
half-event-laid-bid = { $from ->
    [open] { $who ->
        [you] Du legst { $cards } aus deinen offenen Karten: „{ $said }“.
       *[other] { $name } legt { $cards } aus den offenen Karten: „{ $said }“.
      }
    [blind] { $who ->
        [you] Sie passt auf den Ablagestapel: „{ $said }“.
       *[other] Sie passt auf den Ablagestapel: „{ $said }“.
      }
   *[hand] { $who ->
        [you] Du legst { $cards }: „{ $said }“.
       *[other] { $name } legt { $cards }: „{ $said }“.
      }
  }
# Said after a bid that puts the next player under a 5.
half-event-under-five = Die nächste Karte muss eine 5 oder niedriger sein, eine ½ oder ein Geist.
half-event-drew = { $who ->
    [you] Du ziehst nach: { $cards }.
   *[other] { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } nach.
  }
half-event-caught = { $who ->
    [you] Angriff! Du erwischst { $caught } bei { $bid } mit der { $card }.
   *[other] Angriff! { $name } erwischt { $whom ->
        [you] dich
       *[other] { $caught }
      } bei { $bid } mit der { $card }.
  }
half-event-took = { $why ->
    [blind] { $who ->
        [you] Sie passt nicht: Du nimmst sie mit dem Ablagestapel ({ $count ->
            [one] eine Karte
           *[other] zusammen { $count } Karten
          }) auf die Hand.
       *[other] Sie passt nicht: { $name } nimmt sie mit dem Ablagestapel ({ $count ->
            [one] eine Karte
           *[other] zusammen { $count } Karten
          }) auf die Hand.
      }
   *[take] { $who ->
        [you] Du nimmst den Ablagestapel ({ $count ->
            [one] eine Karte
           *[other] { $count } Karten
          }) { $to ->
            [hand] auf die Hand
           *[aside] und legst ihn beiseite
          }.
       *[other] { $name } nimmt den Ablagestapel ({ $count ->
            [one] eine Karte
           *[other] { $count } Karten
          }) { $to ->
            [hand] auf die Hand
           *[aside] und legt ihn beiseite
          }.
      }
  }
half-event-table = { $who ->
    [you] Du spielst jetzt vom Tisch: Wenn du den Ablagestapel nimmst, kommt er auf deine Hand.
   *[other] { $name } spielt jetzt vom Tisch.
  }
half-event-last-chance = { $who ->
    [you] { $finisher } hat die letzte Karte gelegt. Du hast die letzte Chance: Greif { $bid } mit einer { $catch } an.
   *[other] { $whom ->
        [you] Du hast deine letzte Karte gelegt.
       *[other] { $finisher } hat die letzte Karte gelegt.
      } { $name } hat die letzte Chance: { $bid } lässt sich mit einer { $catch } angreifen.
  }
half-event-passed = { $who ->
    [you] Du lässt die letzte Chance verstreichen.
   *[other] { $name } lässt die letzte Chance verstreichen.
  }
half-event-missed = Kein Angriff: Die Karte geht zurück.
half-event-finished = { $who ->
    [you] Du bist fertig!
   *[other] { $name } ist fertig!
  }
half-event-endless = Das Spiel dreht sich im Kreis. Es endet nach { $plays } Zügen, und niemand ist fertig.
half-event-scored = Spiel { $game } ist zu Ende. { $scores }
# One player's part of the score; several stand one after another.
half-event-score = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $count ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
  }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
# $games: how many there were.
half-event-over = { $games ->
    [1] Das Spiel ist zu Ende.
   *[other] Die Serie ist zu Ende.
  } { $winners ->
    [one] { $who ->
        [you] Du gewinnst!
       *[other] { $name } gewinnt!
      }
   *[other] Geteilter Sieg: { $names }.
  }
half-event-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
  }
