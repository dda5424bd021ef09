# The game in a terminal, line by line.

terminal-welcome = 8½, edition { $edition }, { $seats } seats, { $games ->
    [one] one game
   *[other] { $games } games
  }. Your match's seed: { $seed }.
terminal-help-short = Type the cards you lay: 7, 33, h (½), g (ghost), 8h. Also: legal, help, undo, quit.
terminal-help = Moves:
      7  33  h  g  8h   lay cards (h is ½, g is a ghost, 8h is 8 and ½ together)
      take              take the pile when you cannot lay a card
      blind 2           turn over your second blind card
      pass              let the last chance go
      exchange 7 3      give your open 7 for the big loser's 3
      decline           keep your open cards
    Besides:
      legal             what you may do now
      rules  rules H14  every rule, or one
      undo              back to your last move
      save FILE         write the match to a file; later: halfpast replay FILE
      quit              stop
terminal-compiling = Getting the rules ready, only this once: { $done } of { $of }
terminal-compiled = The rules are ready.
terminal-you = You
terminal-bot = Bot { $number }
terminal-seat-name = Seat { $number }
terminal-game = Game { $game } of { $games }
terminal-seat = { $turn ->
    [yes] →
   *[no] {" "}
  } { $name } hand { $hand }, stock { $stock }, open { $open }, blind { $blind }, aside { $aside }
terminal-none = none
terminal-no-move = That is no move. Type the cards you lay (7, 33, h, g, 8h) or take; help says more.
terminal-hand = Your hand: { $cards }{ $from ->
    [open] . You play your open cards now.
    [blind] . You play your blind cards now: blind 1, 2 or 3.
   *[hand] {""}
  }
terminal-pile-empty = The pile is empty: lay any card.
terminal-opening = The pile is empty: the lowest card opens.
terminal-bid = The bid is { $bid }{ $duty ->
    [yes] , under a 5 (lay 5 or lower)
   *[no] {""}
  }{ $catch ->
    [none] {""}
   *[other] , caught by { $catch }
  }. The pile has { $count ->
    [one] one card
   *[other] { $count } cards
  }.
terminal-last-chance = { $name } would finish. Last chance: catch { $bid } with { $catch }, or pass.
terminal-exchange = You finished the last game: exchange an open card with { $name }'s { $open }, or decline.
terminal-prompt = your move>
terminal-legal = You may: { $moves }
terminal-laid = { $name }: { $cards } – { $bid }
terminal-caught = { $name }: { $cards } – caught! { $caught ->
    [you] You take
   *[other] { $caught } takes
  } the pile, { $count ->
    [one] one card
   *[other] { $count } cards
  }, { $where ->
    [hand] into the hand
   *[aside] aside
  }.
terminal-took = { $who ->
    [you] You take
   *[other] { $name } takes
  } the pile, { $count ->
    [one] one card
   *[other] { $count } cards
  }, { $where ->
    [hand] into the hand
   *[aside] aside
  }.
terminal-blind-laid = { $who ->
    [you] You turn
   *[other] { $name } turns
  } over { $cards } – { $bid }
terminal-blind-failed = { $who ->
    [you] You turn over { $cards }, which does not go, and take
   *[other] { $name } turns over { $cards }, which does not go, and takes
  } it with the pile into the hand.
terminal-blind-missed = { $who ->
    [you] You turn
   *[other] { $name } turns
  } over { $cards }: no catch. The card goes back.
terminal-passed = { $who ->
    [you] You let
   *[other] { $name } lets
  } the last chance go.
terminal-declined = { $who ->
    [you] You keep your
   *[other] { $name } keeps the
  } open cards.
terminal-exchanged = { $who ->
    [you] You give
   *[other] { $name } gives
  } { $own } for { $other }.
terminal-announced = Lowest cards: { $cards }.
terminal-row = { $name }: { $held ->
    [one] one card
   *[other] { $held } cards
  } held, { $points ->
    [one] one point
   *[other] { $points } points
  }
terminal-finished = Game { $game }: { $name } finished.
terminal-endless = Game { $game } goes round and round, so it ends without a finisher.
terminal-total = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }{ $scoring ->
    [cards] {" "}(a point a card held; fewest wins)
   *[points] {""}
  }
terminal-over = The series is over. Winner: { $names }.
terminal-undone = Back to your last move.
terminal-nothing-to-undo = There is nothing to take back.
terminal-saved = Saved in { $file }.
terminal-save-how = Say where: save FILE
terminal-save-failed = That file cannot be written: { $why }
terminal-no-rule = There is no rule { $number }. The rules go from H01 to H27.
terminal-bye = Bye! The same match again: halfpast play --edition { $edition } --seats { $seats } --games { $games } --seed { $seed }
