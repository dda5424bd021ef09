# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $cards: "a 7", "a ghost", "two 3s"; $card, $lowest, $catch: a number card, "7"; $bid: "6½"; $said: "six and a half"; $count: a number of cards.

half-event-began = 8½ volgens de regels van { $edition }: { $seats } spelers, { $games ->
    [one] één spel
   *[other] { $games } spelletjes
  }.
half-event-loaded = Het spel gaat verder waar het gebleven was.
half-event-dealt = Spel { $game }. { $who ->
    [you] Jij deelt.
   *[other] { $name } deelt.
  }
half-event-may-exchange = { $who ->
    [you] Jij was in het vorige spel uit en mag een open kaart ruilen met { $with }.
   *[other] { $name } was in het vorige spel uit en mag een open kaart ruilen met { $whom ->
        [you] jou
       *[other] { $with }
      }.
  }
half-event-exchanged = { $who ->
    [you] Je ruilt een open kaart met { $with }: jij krijgt { $other }, { $with } krijgt { $own }.
   *[other] { $whom ->
        [you] { $name } ruilt een open kaart met jou: { $name } krijgt { $other }, jij krijgt { $own }.
       *[other] { $name } ruilt een open kaart met { $with }: { $name } krijgt { $other }, { $with } krijgt { $own }.
      }
  }
half-event-declined = { $who ->
    [you] Je ruilt niet en houdt je open kaarten.
   *[other] { $name } ruilt niet en houdt de eigen open kaarten.
  }
half-event-announced = { $who ->
    [you] Jouw laagste { $of ->
        [yellow] gele kaart
       *[number] getalkaart
      } is een { $lowest }.
   *[other] De laagste { $of ->
        [yellow] gele kaart
       *[number] getalkaart
      } van { $name } is een { $lowest }.
  }
half-event-announced-none = { $who ->
    [you] Je hebt geen { $of ->
        [yellow] gele kaart
       *[number] getalkaart
      } in je hand.
   *[other] { $name } heeft geen { $of ->
        [yellow] gele kaart
       *[number] getalkaart
      } in de hand.
  }
half-event-opens = { $by ->
    [lowest] { $who ->
        [you] Jij hebt de laagste kaart en begint.
       *[other] { $name } heeft de laagste kaart en begint.
      }
    [tie] { $who ->
        [you] Gelijk! Er wordt geloot: jij begint.
       *[other] Gelijk! Er wordt geloot: { $name } begint.
      }
   *[lot] { $who ->
        [you] Er wordt geloot: jij begint.
       *[other] Er wordt geloot: { $name } begint.
      }
  }
half-event-turned = { $who ->
    [you] Je draait je blinde kaart { $place } om: { $cards }.
   *[other] { $name } draait blinde kaart { $place } om: { $cards }.
  }
half-event-laid = { $from ->
    [open] { $who ->
        [you] Je legt { $cards } van je open kaarten.
       *[other] { $name } legt { $cards } van de open kaarten.
      }
    [blind] { $who ->
        [you] Je legt { $cards } op de aflegstapel.
       *[other] { $name } legt { $cards } op de aflegstapel.
      }
   *[hand] { $who ->
        [you] Je legt { $cards }.
       *[other] { $name } legt { $cards }.
      }
  }
half-event-bid = { $who ->
    [you] Je zegt ‘{ $said }’.
   *[other] { $name } zegt ‘{ $said }’.
  }
# A lay and the bid it makes, in one sentence.
half-event-laid-bid = { $from ->
    [open] { $who ->
        [you] Je legt { $cards } van je open kaarten: ‘{ $said }’.
       *[other] { $name } legt { $cards } van de open kaarten: ‘{ $said }’.
      }
    [blind] { $who ->
        [you] Die mag op de aflegstapel: ‘{ $said }’.
       *[other] Die mag op de aflegstapel: ‘{ $said }’.
      }
   *[hand] { $who ->
        [you] Je legt { $cards }: ‘{ $said }’.
       *[other] { $name } legt { $cards }: ‘{ $said }’.
      }
  }
# Said after a bid that puts the next player under a 5.
half-event-under-five = De volgende kaart moet een 5 of lager zijn, of een ½ of een geest.
half-event-drew = { $who ->
    [you] Je trekt bij: { $cards }.
   *[other] { $name } trekt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
      } bij.
  }
half-event-caught = { $who ->
    [you] Geslaagde aanval! Je valt { $caught } aan op { $bid } met een { $card }.
   *[other] Geslaagde aanval! { $name } valt { $whom ->
        [you] jou
       *[other] { $caught }
      } aan op { $bid } met een { $card }.
  }
half-event-took = { $why ->
    [blind] { $who ->
        [you] Die mag niet: je neemt hem met de aflegstapel ({ $count ->
            [one] één kaart
           *[other] { $count } kaarten
          }) in je hand.
       *[other] Die mag niet: { $name } neemt hem met de aflegstapel ({ $count ->
            [one] één kaart
           *[other] { $count } kaarten
          }) in de hand.
      }
   *[take] { $who ->
        [you] Je neemt de aflegstapel ({ $count ->
            [one] één kaart
           *[other] { $count } kaarten
          }) { $to ->
            [hand] in je hand
           *[aside] en legt hem opzij
          }.
       *[other] { $name } neemt de aflegstapel ({ $count ->
            [one] één kaart
           *[other] { $count } kaarten
          }) { $to ->
            [hand] in de hand
           *[aside] en legt hem opzij
          }.
      }
  }
half-event-table = { $who ->
    [you] Vanaf nu speel je van tafel: een aflegstapel die je neemt, komt in je hand.
   *[other] { $name } speelt vanaf nu van tafel.
  }
half-event-last-chance = { $who ->
    [you] { $finisher } heeft geen kaart meer. Jij hebt de laatste kans: val { $bid } aan met een { $catch }.
   *[other] { $whom ->
        [you] Je hebt geen kaart meer.
       *[other] { $finisher } heeft geen kaart meer.
      } { $name } heeft de laatste kans: { $bid } is aan te vallen met een { $catch }.
  }
half-event-passed = { $who ->
    [you] Je laat de laatste kans lopen.
   *[other] { $name } laat de laatste kans lopen.
  }
half-event-missed = Geen aanval: de kaart gaat terug.
half-event-finished = { $who ->
    [you] Je bent uit!
   *[other] { $name } is uit!
  }
half-event-endless = Het spel blijft in een kringetje ronddraaien. Het stopt na { $plays } zetten, en niemand is uit.
half-event-scored = Spel { $game } is afgelopen. { $scores }
# One player's part of the score; several stand one after another.
half-event-score = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
  } { $count ->
    [0] geen kaart meer
    [one] nog één kaart
   *[other] nog { $count } kaarten
  }: { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
  }.
# $games: how many there were.
half-event-over = { $games ->
    [1] Het spel is afgelopen.
   *[other] De reeks is afgelopen.
  } { $winners ->
    [one] { $who ->
        [you] Jij wint!
       *[other] { $name } wint!
      }
   *[other] Gedeelde winst: { $names }.
  }
half-event-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
  }
