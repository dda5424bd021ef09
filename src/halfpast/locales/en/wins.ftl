# How a game ended. A part of a sentence begins in lower case: the page joins one or two of them, and capitalises the first.
# $who is "you" where the reader did it, else "other", and then $name is who did; $whom and $other are another player in it.

wins-one = { $one }.
wins-both = { $one }, and { $two }.

## Who won

wins-game = { $who ->
    [you] You win game { $number }!
   *[other] { $name } wins game { $number }
  }
wins-game-shared = { $names } share the win in game { $number }
wins-game-none = Nobody wins game { $number }
wins-round = { $who ->
    [you] You end round { $number }!
   *[other] { $name } ends round { $number }
  }
wins-round-none = Nobody ends round { $number }

## The last move

wins-last-half = { $who ->
    [you] Your last card: { $cards } on { $bid }.
   *[other] { $name }’s last card: { $cards } on { $bid }.
  }
wins-last-half-new = { $who ->
    [you] Your last card: { $cards } on a new pile.
   *[other] { $name }’s last card: { $cards } on a new pile.
  }
wins-last-half-catch = { $who ->
    [you] Your last card: { $cards }, and { $other } is caught.
   *[other] { $name }’s last card: { $cards }, and { $whom ->
        [you] you are
       *[other] { $other } is
      } caught.
  }
wins-last-half-endless = { $who ->
    [you] You laid { $cards } last.
   *[other] { $name } laid { $cards } last.
  }
wins-last-card = { $who ->
    [you] Your last card: { $card }.
   *[other] { $name }’s last card: { $card }.
  }
wins-last-out = { $who ->
    [you] You lay out level { $level }.
   *[other] { $name } lays out level { $level }.
  }
wins-last-cut = { $who ->
    [you] You put down { $card } last.
   *[other] { $name } put down { $card } last.
  }

## What decided a game of 8½

wins-half-endless = the game kept going round and round, and nobody finished
wins-half-first = { $who ->
    [you] you were
   *[other] { $name } was
  } the first to finish
wins-half-fewest = { $who ->
    [you] you held
   *[other] { $name } held
  } the fewest cards, { $count }
wins-half-overtook = { $whom ->
    [you] you finished
   *[other] { $other } finished
  }, but { $who ->
    [you] you held
   *[other] { $name } held
  } { $count ->
    [0] no cards at all
    [one] only one card
   *[other] only { $count } cards
  }
wins-half-last-catch = { $who ->
    [you] you caught { $other } with your last card
   *[other] { $name } caught { $whom ->
        [you] you
       *[other] { $other }
      } with the last card
  }
wins-half-catches = { $who ->
    [you] you
   *[other] { $name }
  } made { $count ->
    [one] the only catch
    [2] two catches
    [3] three catches
    [4] four catches
   *[other] { $count } catches
  }
wins-half-clean = { $who ->
    [you] you
   *[other] { $name }
  } never had to take the pile
wins-half-chance-passed = { $who ->
    [you] you
   *[other] { $name }
  } passed up the last chance
wins-half-chance-missed = { $who ->
    [you] you
   *[other] { $name }
  } turned over the wrong card at the last chance
wins-half-close = { $who ->
    [you] you
   *[other] { $name }
  } had only { $count ->
    [one] one card
   *[other] { $count } cards
  } left
wins-half-held = { $who ->
    [you] you
   *[other] { $name }
  } held { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
wins-half-pile = { $who ->
    [you] you
   *[other] { $name }
  } took a pile of { $count } cards
wins-half-pile-held = { $who ->
    [you] you
   *[other] { $name }
  } took a pile of { $pile } and held { $count } cards at the end

## What decided a series of 8½

wins-half-match-shared = it ended level, with { $unit ->
    [cards] { $count ->
        [one] one card
       *[other] { $count } cards
      }
   *[points] { $count ->
        [one] one point
       *[other] { $count } points
      }
  } each
wins-half-match-turned = { $who ->
    [you] you came
   *[other] { $name } came
  } from behind in the last game
wins-half-match-margin = { $who ->
    [you] you were
   *[other] { $name } was
  } { $unit ->
    [cards] { $count ->
        [one] a single card
       *[other] { $count } cards
      }
   *[points] { $count ->
        [one] a single point
       *[other] { $count } points
      }
  } ahead of { $whom ->
    [you] you
   *[other] { $other }
  }
wins-half-match-finished = { $who ->
    [you] you
   *[other] { $name }
  } finished first in { $count } of { $games } games
wins-half-match-catches = { $who ->
    [you] you
   *[other] { $name }
  } made { $count } catches
wins-half-match-total = { $who ->
    [you] you
   *[other] { $name }
  } ended with { $unit ->
    [cards] { $count ->
        [one] one card
       *[other] { $count } cards
      }
   *[points] { $count ->
        [one] one point
       *[other] { $count } points
      }
  }

## What decided a round of Level 8

wins-level8-cut = { $count ->
    [0] the round was stopped before anyone had laid out a level
   *[other] the round was stopped before anyone had played their last card
  }
wins-level8-bare = { $who ->
    [you] you got rid of every card without even laying out your level
   *[other] { $name } got rid of every card without even laying out a level
  }
wins-level8-only = nobody else had laid out a level
wins-level8-off = { $who ->
    [you] you
   *[other] { $name }
  } laid off { $count } cards
wins-level8-quick = { $who ->
    [you] you were done
   *[other] { $name } was done
  } after { $count ->
    [one] a single turn
   *[other] { $count } turns
  }
wins-level8-jokers = { $who ->
    [you] you
   *[other] { $name }
  } had { $count } jokers
wins-level8-stuck = { $who ->
    [you] you still held
   *[other] { $name } still held
  } { $count } cards
wins-level8-held = { $who ->
    [you] you still held
   *[other] { $name } still held
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }

## What decided a match of Level 8

wins-level8-match-ended = { $who ->
    [you] you
   *[other] { $name }
  } ended { $count } of { $rounds } rounds
wins-level8-match-off = { $who ->
    [you] you
   *[other] { $name }
  } laid off { $count } cards, more than anyone
wins-level8-match-level-too = { $who ->
    [you] you were
   *[other] { $name } was
  } on level 8 too
wins-level8-match-nearest = { $who ->
    [you] you came
   *[other] { $name } came
  } closest, on level { $level }
wins-level8-match-no-winner = nobody reached the end in { $count } rounds

## For somebody who lost

wins-kind-half-few-left = { $count ->
    [one] So close: you had only one card left.
   *[other] So close: you had only { $count } cards left.
  }
wins-kind-half-ahead = { $count ->
    [one] { $name } was a single card ahead of you.
   *[other] { $name } was only { $count } cards ahead of you.
  }
wins-kind-half-most-catches = { $count ->
    [one] The only catch of the game was yours.
   *[other] Nobody made more catches than you: { $count }.
  }
wins-kind-half-second = Only { $name } held fewer cards.
wins-kind-half-never-caught = Nobody caught you, not even once.
wins-kind-half-turns = You made { $name } work for it: { $count } turns.
wins-kind-half-match-margin = { $unit ->
    [cards] { $count ->
        [one] So close: a single card too many.
       *[other] So close: only { $count } cards too many.
      }
   *[points] { $count ->
        [one] So close: you were a single point short.
       *[other] So close: you were only { $count } points short.
      }
  }
wins-kind-half-match-finished = { $count ->
    [one] One of the games was all yours.
   *[other] { $count } of the games were all yours.
  }
wins-kind-half-match-most-catches = { $count ->
    [one] The only catch of the series was yours.
   *[other] Nobody made more catches than you: { $count }.
  }
wins-kind-half-match-runner-up = Second place: only { $name } did better.
wins-kind-half-match-total = { $count ->
    [one] You scored a point all the same.
   *[other] You scored { $count } points all the same.
  }
wins-kind-half-match-turns = You made { $name } work for it: { $count } turns.
wins-kind-level8-moved = You move up as well: to level { $level }.
wins-kind-level8-leads = { $count ->
    [one] You are still a level ahead of { $name }.
   *[other] You are still { $count } levels ahead of { $name }.
  }
wins-kind-level8-laid = You had laid out level { $level } too.
wins-kind-level8-level = { $name } has only caught up: you are both on level { $level }.
wins-kind-level8-turns = You made { $name } work for it: { $count } turns.
wins-kind-level8-hardly-time = { $count ->
    [one] There was hardly time: { $name } was done after a single turn.
   *[other] There was hardly time: { $name } was done after { $count } turns.
  }
wins-kind-level8-match-last-level = So close: you were on level 8 too.
wins-kind-level8-match-most-ended = { $count ->
    [one] You ended a round yourself, and nobody else did.
   *[other] You ended { $count } rounds, more than anyone.
  }
wins-kind-level8-match-most-off = Nobody laid off more cards than you: { $count }.
wins-kind-level8-match-runner-up = Second place, on level { $level }.
wins-kind-level8-match-reached = { $count ->
    [one] You were on level { $level } after a single round.
   *[other] You made it to level { $level } in { $count } rounds.
  }
