# At the table in the browser.

## At the table

table-game-of = Game { $game } of { $games }
table-title-turn = ● Your turn · { $title }
table-your-turn = Your turn
# Of somebody else, after the name.
table-to-play = to play
table-the-bid-is = The bid is
table-no-bid = New pile
table-bid-by = by { $name }
table-bid-by-you = by you
table-catches = { $card } catches
table-under-five = after a 5: 5 or lower
table-pile = Pile, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
table-hand = Your hand
table-table = Your table
table-stock = Stock
table-aside = Aside
table-aside-look = Look at the cards aside
table-aside-hide = Face down again
table-in-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
  }
table-in-hand-known = { $held }, known: { $cards }
table-in-stock = { $count ->
    [0] no stock
    [one] one card in stock
   *[other] { $count } cards in stock
  }
table-set-aside = { $count ->
    [0] nothing aside
    [one] one card aside
   *[other] { $count } cards aside
  }
table-set-aside-down = { $count ->
    [0] nothing aside
    [one] one card aside, face down
   *[other] { $count } cards aside, face down
  }
table-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
# At a player, before a number, as short as can be.
table-label-stock = Stock
table-label-aside = Aside
table-label-points = Points
# What the numbers at a player mean, after each.
table-legend-hand = played first
table-legend-stock = to refill the hand
table-legend-aside = piles taken, counted at the end
table-legend-points = in this series so far
table-card-h = half
table-card-g = ghost
table-goes = playable
table-lay = Lay { $cards }
table-lay-bid = Lay { $cards }: { $bid }
table-lay-catch = Lay { $cards }: catch { $name }!
table-lay-finish = Lay { $cards } and finish!
table-take-count = { $count ->
    [one] Take the pile (one card)
   *[other] Take the pile ({ $count } cards)
  }
table-must-take = You have to take the pile: on { $bid } you could only play { $may }.
table-must-take-any = You have to take the pile: none of your cards can be played.
# What it is about, in a first game; one short line.
table-goal = Get rid of your cards, and avoid taking piles.
# In a first game, where the numbers at the players have no room for labels; one short line.
table-tap-name = Tap a name to see what its numbers mean.
table-turn-blind = Turn over blind card { $place }
table-choose-blind = Choose a blind card
table-pass = Let it go
table-decline = Keep my open cards
table-exchange = Give { $own }, get { $other }
table-exchange-how = Choose one of your open cards and one of { $name }’s.
table-last-chance = Last chance: catch { $bid } with { $catch }.
table-choose-card = Choose a card
table-choose-other = Choose another card
# Who is waited for: a bot; a person whom a bot replaces; a person; the same, turn by turn.
table-bot-turn = { $name } is thinking
table-covered-turn = A bot is playing for { $name }
table-person-turn = Waiting for { $name }
# Time: 2 days, 5 hours.
table-person-turn-left = Waiting for { $name }, { $time } left
table-time-left = { $time } left
table-hurry = Only { $time } left!
table-waiting = “{ $move }” is saved. It will be played as soon as you are back online.
table-withdraw = Don’t play it
table-missed = “{ $move }” was not played: the game moved on while you were offline.
table-hint = Hint
table-undo = Take back
table-taken-back = The last moves have been taken back.
table-log = What happened
table-score = Score
table-menu = Menu
table-own-link = Your place on another device: keep this link to yourself.
table-say = Say something
table-leave = Leave the table
table-again = Play again
table-look-again = Watch again
table-check-deals = Check the deals
table-fair = Fair deal
table-watching = You are watching.
table-pass-device = Pass the device to { $name }
table-ready = I am { $name }
table-hint-says = Hint: { $move }. { $why }
# Asked for outside one’s turn; whose: “Owl is thinking”, “Waiting for Lea”.
table-hint-waits = Hints are for your own turn. { $whose }.
table-hinted = suggested

## The score

table-total = Total
table-series-over = { $games ->
    [1] The game is over
   *[other] The series is over
  }
table-winner = { $names } wins
table-winners = { $names } share the win
table-you-win = You win!

## Said at the table

table-phrase-hello = Hello!
table-phrase-well-played = Well played!
table-phrase-lucky = Lucky!
table-phrase-oops = Oops!
table-phrase-thinking = Just a moment
table-phrase-thanks = Thank you!
table-phrase-again = Another one?
table-phrase-bye = Bye!
table-emotes = Faces
table-emote-smile = smiling
table-emote-laugh = laughing
table-emote-wow = amazed
table-emote-cry = crying
table-emote-clap = clapping
table-emote-clock = hurry up
table-write = Write something
table-send = Send

## For screen readers, and for a closer look

table-the-bid = The bid
table-others = The others
table-centre = The middle of the table
table-your-place = Your place
table-look-at = Look closer at { $name }
table-look-at-own = Look closer at your place
table-known = Known cards in hand
table-open = Open
table-on-table = Open and blind cards
table-blind-cards = { $count ->
    [0] no blind card
    [one] one blind card
   *[other] { $count } blind cards
  }
table-zone-hand = Hand
table-zone-blind = Blind
table-asked-turn = Your turn.
table-asked-new = A new pile.
table-asked-bid = The bid is { $bid }.
table-asked-catch = It can be caught with { $card }.
table-asked-hand = Your hand: { $cards }.
table-asked-open = Your open cards: { $cards }.
table-asked-may = You may { $moves }.
table-asked-theirs = { $name }’s open cards: { $cards }.

# What one may do, inside a sentence: after “you may”, or as a hint.
table-may-lay = lay { $cards }
table-may-take = { $count ->
    [one] take the pile (one card)
   *[other] take the pile ({ $count } cards)
  }
table-may-blind = turn over blind card { $place }
table-may-pass = let it go
table-may-decline = keep your open cards
table-may-exchange = give { $own } for { $other }

table-said = { $who ->
    [you] You say: { $words }
   *[other] { $name } says: { $words }
  }

## The menu

table-this-device = This device
table-sound-offer = Would you like to hear the cards?
table-sound-yes = Sound on
table-sound-no = No thanks
table-keys = Keys: 0 to 9, H (½) and G (ghost) choose a card, 1 to 3 a blind card, Enter does what the button says, T takes the pile, Escape clears the choice.
table-other-device = Your place on another device
table-own-qr = Code for the link to your place
table-edition = The rules of { $edition }
table-host-may = What you may change as host
table-absent-bot = A bot plays for anyone away
table-hand-over = Make host
table-give-to-bot = Give this place to a bot
table-claim = The host is away: become the host
table-deputy = You are standing in for the host until they are back. You cannot send anyone away.
table-back = I am back
table-covered = { $who ->
    [you] A bot is playing for you now.
   *[other] A bot is playing for { $name } now.
  }
table-is-back = { $who ->
    [you] You are playing again.
   *[other] { $name } is back and playing again.
  }

## The end

table-game = Game
table-finisher = finished first
table-what-was-held = What everyone held at the end of game { $game }
table-held = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }
table-no-score = No game is over yet.
table-over-wait = If they play again, you’ll come along.
