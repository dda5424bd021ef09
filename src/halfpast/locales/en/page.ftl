# The table in the browser.

## Home

page-title = Half Past Eight
page-tagline = 8½, by the rulebook you own.
page-play-bots = Play with bots now
page-play-bots-about = { $bots ->
    [one] One bot
   *[other] { $bots } bots
  }, { $edition } rules
page-play-friends = Play with friends
page-play-friends-about = You get a link to share
page-change = Change
page-your-name = Your name
page-which-box = Which box do you own?
page-how-many-bots = How many bots?
page-how-good = How good are they?
page-how-many-games = How many games?
page-seats = Seats
page-clock = Clock
page-clock-none = No clock
page-clock-relaxed = Relaxed: { $move } s a move, { $reserve } s in reserve
page-clock-quick = Quick: { $move } s a move, { $reserve } s in reserve
page-pace = Bots move
page-pace-slow = slowly
page-pace-normal = at an easy pace
page-pace-fast = fast
page-helps = Hints, and taking moves back against bots
page-listed = Anybody may find this table
page-spectators = Others may watch
page-chat = Free chat
page-your-games = Your games
page-open-tables = Open tables
page-your-turn = Your turn
page-waiting-for = Waiting for { $name }
page-not-begun = Not begun yet
page-is-over = Over
page-language = Language
page-look = Look
page-look-auto = As the device
page-look-day = Day
page-look-night = Night
page-close = Close

## Who

page-you = You
page-bot-1 = Fox
page-bot-2 = Owl
page-bot-3 = Badger
page-bot-4 = Hare
page-bot-5 = Otter
page-friend = friend
page-away = away
page-covered = a bot plays for now
page-free-seat = Free seat

## Before the game

page-lobby = Before the game
page-share-link = Share this link
page-copy = Copy the link
page-copied = Copied
page-scan = Or scan this code
page-reach-here = Only this computer can open it. Start the server with --host 0.0.0.0 to let others in.
page-reach-network = Everybody on the same network (Wi-Fi) can open it.
page-reach-world = Everybody who has it can open it.
page-sit-here = Sit here
page-also-here = Another person on this device
page-put-bot = Put a bot here
page-free = Free this seat
page-make-host = Make { $name } the host
page-move-up = Move up
page-start = Deal the cards
page-start-with-bots = Deal the cards, bots in the free seats
page-wait-for-host = { $name } will start the game.
page-host = host
page-leave-seat = Leave this seat

## At the table

page-game-of = Game { $game } of { $games }
page-the-bid-is = The bid is
page-no-bid = New pile
page-bid-by = by { $name }
page-bid-by-you = by you
page-catches = { $card } catches
page-under-five = under a 5
page-pile = Pile, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
page-hand = Your hand
page-table = Your table
page-stock = Stock
page-aside = Aside
page-in-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
  }
page-in-stock = { $count ->
    [0] no stock
    [one] one card in stock
   *[other] { $count } cards in stock
  }
page-set-aside = { $count ->
    [0] nothing aside
    [one] one card aside
   *[other] { $count } cards aside
  }
page-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
page-card-h = half
page-card-g = ghost
page-card-back = a card face down
page-goes = goes now
page-lay = Lay { $cards }
page-lay-bid = Lay { $cards }: { $bid }
page-lay-catch = Lay { $cards }: catch { $name }!
page-lay-finish = Lay { $cards }: finish!
page-take = Take the pile
page-take-count = { $count ->
    [one] Take the pile (one card)
   *[other] Take the pile ({ $count } cards)
  }
page-turn-blind = Turn over blind card { $place }
page-choose-blind = Choose a blind card
page-pass = Let it go
page-decline = Keep my cards
page-exchange = Give { $own }, get { $other }
page-exchange-how = Choose one of your open cards and one of { $name }’s.
page-last-chance = Last chance: catch { $bid } with { $catch }.
page-choose-card = Choose a card
page-not-your-turn = { $name } is thinking
page-hint = Hint
page-undo = Take back
page-rules = Rules
page-log = What happened
page-score = Score
page-menu = Menu
page-own-link = Your own seat on another device: keep this link to yourself.
page-say = Say something
page-leave = Leave the table
page-again = Play again
page-home = Home
page-watching = You are watching.
page-connecting = Connecting…
page-lost = The connection is lost. Trying again…
page-gone = This table is not here any more.
page-pass-device = Pass the device to { $name }
page-ready = I am { $name }
page-hint-says = Hint: { $move }. { $why }

## The score

page-total = Total
page-game-over = Game { $game } is over
page-series-over = The series is over
page-winner = { $names } wins
page-winners = { $names } share the victory
page-you-win = You win!

## Said at the table

page-phrase-hello = Hello!
page-phrase-well-played = Well played!
page-phrase-lucky = Lucky!
page-phrase-oops = Oops!
page-phrase-thinking = Just a moment
page-phrase-thanks = Thank you!
page-phrase-again = Another one?
page-phrase-bye = Bye!
