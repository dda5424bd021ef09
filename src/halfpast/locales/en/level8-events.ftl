# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $whom is "own", "you" or "other", and then $on or $of is a name. $card: "a red 7"; $cards: several; $count: a number of cards.

level8-event-began = A new match: { $edition }, { $seats } players, level card “{ $card }”.
level8-event-began-each = A new match: { $edition }, { $seats } players, each with a level card of their own. { $card }.
level8-card-of = { $name }: “{ $card }”
level8-event-loaded = The match goes on where it left off.
level8-event-dealt = Round { $round }. { $who ->
    [you] You deal and turn over { $card }.
   *[other] { $name } deals and turns over { $card }.
  }
level8-event-dealt-none = Round { $round }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
  }
level8-event-drew = { $from ->
    [pile] { $who ->
        [you] You draw { $cards } from { $whom ->
            [own] your own discard pile
           *[other] the discard pile of { $of }
          }.
       *[other] { $name } draws { $cards } from { $whom ->
            [own] their own discard pile
            [you] your discard pile
           *[other] the discard pile of { $of }
          }.
      }
   *[stock] { $who ->
        [you] You draw { $cards } from the stock.
       *[other] { $name } draws { $count ->
            [one] a card
           *[other] { $count } cards
          } from the stock.
      }
  }
level8-event-reshuffled = The stock is used up. { $count ->
    [0] There is nothing to shuffle: it stays empty.
    [one] One discarded card is the new stock.
   *[other] The discards are shuffled into a new one of { $count } cards.
  }
# $groups: the groups with their cards.
level8-event-laid-out = { $who ->
    [you] You lay out level { $level }: { $groups }.
   *[other] { $name } lays out level { $level }: { $groups }.
  }
level8-event-laid-off = { $who ->
    [you] You lay off { $card } on { $whom ->
        [own] your own group
       *[other] { $on }’s group
      } { $place }
   *[other] { $name } lays off { $card } on { $whom ->
        [own] their own group
        [you] your group
       *[other] { $on }’s group
      } { $place }
  } ({ $group ->
    [run] run
    [set] set
    [colour] one colour
   *[colour-run] colour run
  }).
level8-event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
  }
level8-event-played = { $special ->
    [take] { $who ->
        [you] You play Take: everyone else shows three cards.
       *[other] { $name } plays Take: everyone else shows three cards.
      }
    [swap] { $who ->
        [you] You play Swap: put up to three cards on your discard pile, then draw as many.
       *[other] { $name } plays Swap and may swap up to three cards.
      }
    [keep] { $who ->
        [you] You play Keep: it lies in front of you until the end of the round.
       *[other] { $name } plays Keep: it lies in front of them until the end of the round.
      }
   *[skip] { $who ->
        [you] You play Skip: { $on } misses a turn.
       *[other] { $whom ->
            [you] { $name } plays Skip: you miss a turn.
           *[other] { $name } plays Skip: { $on } misses a turn.
          }
      }
  }
level8-event-showed = { $who ->
    [you] You show { $card }.
   *[other] { $name } shows { $card }.
  }
level8-event-picked = { $who ->
    [you] You take { $card } from { $of }.
   *[other] { $name } takes { $card } from { $whom ->
        [you] you
       *[other] { $of }
      }.
  }
level8-event-picked-none = { $who ->
    [you] You take none of the cards shown.
   *[other] { $name } takes none of the cards shown.
  }
level8-event-put = { $who ->
    [you] You put { $card } on your discard pile.
   *[other] { $name } puts { $card } on their discard pile.
  }
level8-event-put-none = { $who ->
    [you] You swap no cards.
   *[other] { $name } swaps no cards.
  }
level8-event-skipped = { $who ->
    [you] You miss your turn, and the Skip goes under the stock.
   *[other] { $name } misses a turn, and the Skip goes under the stock.
  }
level8-event-passed = { $who ->
    [you] You have no cards and cannot draw: your turn passes.
   *[other] { $name } has no cards and cannot draw: the turn passes.
  }
# $moves: what it means for each player, one sentence after another.
level8-event-round-over = { $who ->
    [you] You have no cards left: round { $round } is over.
   *[other] { $name } has no cards left: round { $round } is over.
  } { $moves }
level8-event-round-over-none = Round { $round } keeps going round and round. It is stopped, and nobody has played their last card. { $moves }
# One player's part of it.
level8-event-moved = { $who ->
    [you] { $moved ->
        [0] You stay on level { $level }.
        [one] You move up to level { $level }.
       *[other] You move up two levels, to level { $level }.
      }
   *[other] { $moved ->
        [0] { $name } stays on level { $level }.
        [one] { $name } moves up to level { $level }.
       *[other] { $name } moves up two levels, to level { $level }.
      }
  }
level8-event-kept = { $who ->
    [you] You keep { $cards } for the next round.
   *[other] { $name } keeps { $count ->
        [one] a card
       *[other] { $count } cards
      } for the next round.
  }
level8-event-kept-none = { $who ->
    [you] You keep no cards for the next round.
   *[other] { $name } keeps no cards for the next round.
  }
level8-event-over = The match is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }. { $who ->
    [you] You win!
   *[other] { $name } wins!
  }
level8-event-over-none = The match is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }, without a winner.
level8-event-turn = { $phase ->
    [show] { $who ->
        [you] Show three of your cards.
       *[other] { $name } is to show three cards.
      }
    [pick] { $who ->
        [you] You may take one of the cards shown.
       *[other] { $name } may take one of the cards shown.
      }
    [put] { $who ->
        [you] You may swap up to three cards.
       *[other] { $name } may swap up to three cards.
      }
    [keep] { $who ->
        [you] You choose the cards to keep for the next round.
       *[other] { $name } chooses cards to keep for the next round.
      }
   *[draw] { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
      }
  }
