# The score pad, for people at a real table.
# $unit: what is written down, "game" or "round".

pad-title = Score pad
pad-about = For a game with real cards: you tap what happened, and the pad counts by the rules of your box.
pad-new = A new pad
pad-yours = Your pads
pad-all = All pads
pad-kept-here = Pads are kept only in this browser.
pad-damaged = This link is damaged: it was not copied in full. Ask for it again.
pad-missing = This pad is not in this browser. Ask for its link, and you will get a copy.
pad-delete = Delete
pad-delete-one = Delete the pad of { $names }
pad-delete-ask = Delete this pad?
pad-delete-about = This deletes the pad of { $names }. Copies on other devices stay.

## A new one

pad-which-game = Which game?
pad-which-card = Which level card?
pad-its-levels = Its eight levels
pad-begin = Begin

## How it stands

pad-game-of = Game { $game } of { $games }
pad-round = Round { $round }
pad-games-done = { $count } of { $games } games
pad-rounds-done = { $count ->
    [one] One round
   *[other] { $count } rounds
  }
pad-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
  } with { $points ->
    [one] one point
   *[other] { $points } points
  }
pad-leads-level = { $count ->
    [one] { $names } leads, on level { $level }
   *[other] { $names } lead, on level { $level }
  }
pad-has-points = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
  }
pad-on-level = { $name } is on level { $level }
pad-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
pad-no-winner = Over, without a winner
pad-is-copy = This is your own copy. What you write here stays on this device.
pad-no-room = This browser has no room left: what you write now lasts only until you close the page. Share the pad, or delete old ones.
pad-waits = The server is not answering. What you write is kept, and will be counted as soon as the server is back.
pad-cannot = The server cannot count this pad. What you wrote is kept.
pad-exchange = Before the next game { $name } may exchange an open card with { $other }.
pad-may-keep = { $name } may keep up to { $count } cards
pad-keep-more = Each Keep adds three.

## The block

pad-block = The block
pad-rounds = Round by round
pad-track = The level track
pad-game = Game
pad-round-word = Round
pad-level = Level
pad-asks = What it takes
pad-total = Total
pad-points = points
pad-held = cards held
pad-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
pad-not-counted = not counted yet
pad-finished = finished
pad-ended = ended the round
pad-is-out = laid out the level
pad-not-out = level not laid out
pad-is-ahead = ahead
pad-wins = Won!
pad-laying-wins = Laying it out wins.
pad-correct = { $unit ->
    [game] Correct game { $number }
   *[round] Correct round { $number }
  }

## Writing down

pad-write-game = Write down game { $game }
pad-write-round = Write down round { $round }
pad-write = Write it down
pad-again = Play again with the same people
pad-undo = Undo last entry
pad-put-back = Put it back
pad-taken-back = { $unit ->
    [game] Game { $number } has been undone.
   *[round] Round { $number } has been undone.
  }
pad-print = Print
pad-who-finished = Who finished?
pad-nobody = Nobody
pad-nobody-finished = A game that goes round and round may be stopped (H27): nobody gets the points for finishing.
pad-how-many = How many cards does everyone still hold?
pad-digits = Digits
pad-erase = Erase
pad-next = Next player
pad-who-out = Who laid out their level?
pad-who-ended = Who ended the round?
pad-nobody-ended = A round that goes round and round may be stopped (L26): anyone who laid out their level moves up one.
pad-levels-up = up
pad-unusual = Did { $name } really end the round without laying out the level? That hardly ever happens.
pad-unusual-no = No, the level was out
pad-unusual-yes = Yes: { $name } still moves up two

## What cannot have been; $names: who, $seats: how many of them

pad-wrong-holds-none = { $seats ->
    [one] { $names } holds no cards? Then { $names } has finished.
   *[other] { $names } hold no cards? Anyone without cards has finished, and only one player can.
  }
pad-wrong-too-many = Together that is { $held } cards. There are only { $most } in the game.
pad-wrong-after-end = { $count ->
    [one] The series has one game: nothing counts after it.
   *[other] The series has { $count } games: nothing counts after them.
  }
pad-wrong-over = { $count ->
    [one] The match was over after one round: nothing counts after it.
   *[other] The match was over after { $count } rounds: nothing counts after them.
  }
pad-wrong-two-won = { $names } cannot both have laid out level 8: the first to do so has won.
pad-wrong-won-before = { $names } won by laying out level 8, and nobody ended the round after that.

## Sharing

pad-share = Share this pad
pad-share-about = The whole pad is in the link. Whoever opens it gets a copy of their own; nothing is kept on the server.
pad-qr = QR code of the pad
