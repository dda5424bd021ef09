# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $cards: "a 7", "a ghost", "two 3s"; $card, $lowest, $catch: a number card, "7"; $bid: "6½"; $said: "six and a half"; $count: a number of cards.

half-event-began = 8½ by the rules of { $edition }: { $seats } players, { $games ->
    [one] one game
   *[other] { $games } games
  }.
half-event-loaded = The game goes on where it left off.
half-event-dealt = Game { $game }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
  }
half-event-may-exchange = { $who ->
    [you] You finished the last game and may exchange an open card with { $with }.
   *[other] { $name } finished the last game and may exchange an open card with { $whom ->
        [you] you
       *[other] { $with }
      }.
  }
half-event-exchanged = { $who ->
    [you] You give { $with } { $own } for { $other }.
   *[other] { $name } gives { $whom ->
        [you] you
       *[other] { $with }
      } { $own } for { $other }.
  }
half-event-declined = { $who ->
    [you] You keep your open cards.
   *[other] { $name } keeps their open cards.
  }
half-event-announced = { $who ->
    [you] Your lowest { $of ->
        [yellow] yellow
       *[number] number
      } card is { $lowest }.
   *[other] { $name }’s lowest { $of ->
        [yellow] yellow
       *[number] number
      } card is { $lowest }.
  }
half-event-announced-none = { $who ->
    [you] You have no { $of ->
        [yellow] yellow
       *[number] number
      } card in hand.
   *[other] { $name } has no { $of ->
        [yellow] yellow
       *[number] number
      } card in hand.
  }
half-event-opens = { $by ->
    [lowest] { $who ->
        [you] You have the lowest card and open.
       *[other] { $name } has the lowest card and opens.
      }
    [tie] { $who ->
        [you] A tie. Drawn at random: you open.
       *[other] A tie. Drawn at random: { $name } opens.
      }
   *[lot] { $who ->
        [you] Drawn at random: you open.
       *[other] Drawn at random: { $name } opens.
      }
  }
half-event-turned = { $who ->
    [you] You turn over your blind card { $place }: { $cards }.
   *[other] { $name } turns over blind card { $place }: { $cards }.
  }
half-event-laid = { $from ->
    [open] { $who ->
        [you] You lay { $cards } from your open cards.
       *[other] { $name } lays { $cards } from their open cards.
      }
    [blind] { $who ->
        [you] You lay { $cards } on the pile.
       *[other] { $name } lays { $cards } on the pile.
      }
   *[hand] { $who ->
        [you] You lay { $cards }.
       *[other] { $name } lays { $cards }.
      }
  }
half-event-bid = { $who ->
    [you] You say “{ $said }”.
   *[other] { $name } says “{ $said }”.
  }
# A lay and the bid it makes, in one sentence.
half-event-laid-bid = { $from ->
    [open] { $who ->
        [you] You lay { $cards } from your open cards: “{ $said }”.
       *[other] { $name } lays { $cards } from their open cards: “{ $said }”.
      }
    [blind] { $who ->
        [you] It can be played: “{ $said }”.
       *[other] It can be played: “{ $said }”.
      }
   *[hand] { $who ->
        [you] You lay { $cards }: “{ $said }”.
       *[other] { $name } lays { $cards }: “{ $said }”.
      }
  }
# Said after a bid that puts the next player under a 5.
half-event-under-five = The next card must be 5 or lower, a ½ or a ghost.
half-event-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
      }.
  }
half-event-caught = { $who ->
    [you] Caught! You catch { $caught } on { $bid } with { $cards }.
   *[other] Caught! { $name } catches { $whom ->
        [you] you
       *[other] { $caught }
      } on { $bid } with { $cards }.
  }
half-event-took = { $why ->
    [blind] { $who ->
        [you] It can’t be played: you take it and the pile ({ $count ->
            [one] one card
           *[other] { $count } cards
          }) into your hand.
       *[other] It can’t be played: { $name } takes it and the pile ({ $count ->
            [one] one card
           *[other] { $count } cards
          }) into their hand.
      }
   *[take] { $who ->
        [you] You take the pile ({ $count ->
            [one] one card
           *[other] { $count } cards
          }) { $to ->
            [hand] into your hand
           *[aside] and put it aside
          }.
       *[other] { $name } takes the pile ({ $count ->
            [one] one card
           *[other] { $count } cards
          }) { $to ->
            [hand] into their hand
           *[aside] and puts it aside
          }.
      }
  }
half-event-table = { $who ->
    [you] You play from the table now: a pile you take goes into your hand.
   *[other] { $name } plays from the table now.
  }
half-event-last-chance = { $who ->
    [you] { $finisher } has laid their last card. You have the last chance: catch { $bid } with { $catch }.
   *[other] { $whom ->
        [you] You have laid your last card.
       *[other] { $finisher } has laid their last card.
      } { $name } has the last chance: { $bid } can be caught with { $catch }.
  }
half-event-passed = { $who ->
    [you] You let the last chance go.
   *[other] { $name } lets the last chance go.
  }
half-event-missed = No catch: the card goes back.
half-event-finished = { $who ->
    [you] You have finished!
   *[other] { $name } has finished!
  }
half-event-endless = The game keeps going round and round. It ends after { $plays } moves, and nobody has finished.
half-event-scored = Game { $game } is over. { $scores }
# One player's part of the score; several stand one after another.
half-event-score = { $who ->
    [you] You hold
   *[other] { $name } holds
  } { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
# $games: how many there were.
half-event-over = { $games ->
    [1] The game is over.
   *[other] The series is over.
  } { $winners ->
    [one] { $who ->
        [you] You win!
       *[other] { $name } wins!
      }
   *[other] Shared victory: { $names }.
  }
half-event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
  }
