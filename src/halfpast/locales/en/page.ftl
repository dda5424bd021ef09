# The page in the browser, before and beside the table.

## Home

page-title = Half Past Eight
page-screen = { $screen } · { $title }
page-tagline = { $game } with bots or with friends.
page-which-game = Which game?
page-game-half = 8½
    .about = Raise the bid, and do not get caught
page-game-level8 = Level 8 Master
    .about = Collect, lay out, climb to level 8
page-so-many-players = { $low } to { $high } players
page-last-game = The game you were in
page-your-name = What shall we call you?
page-face = Choose your face
page-settings = Settings
page-if-you-like = If you like
page-play-bots = Play with bots now
page-play-friends = Play with friends
page-play-friends-about = You get a link to share.
page-on-device = Several people on this device
page-learn = Learn { $game } in five minutes
page-new-here = New here? Learn { $game } in five minutes
page-pad = Score pad for real cards
page-saved-match = Open a saved match
page-change = Change
page-so-many-players-here = { $count ->
    [one] One player
   *[other] { $count } players
  }
page-bots-of-level = { $names } ({ $level })
page-so-many-games = { $count ->
    [one] One game
   *[other] { $count } games
  }
page-one-match = One match
page-so-long = { $games }, about { $time }
page-rules-from = Rules: { $edition }
page-rules-from-amigo = Rules: Dutch (Amigo)
page-rules-from-demi = Rules: French (8 Demi)
page-rules-from-fundex = Rules: English (Fundex)
page-rules-from-express = Rules: short French (8½ express)
page-rules-from-express-advanced = Rules: short French, advanced (8½ express)
page-your-games = Your games
page-all-matches = All my matches
page-record = My record
page-open-tables = Open tables
page-with = with { $names }
page-nobody-yet = nobody yet
page-free-seats = { $count ->
    [one] One free place
   *[other] { $count } free places
  }
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-waiting-for = Waiting for { $name }
page-not-begun = Not started yet
page-is-over = Over
page-go-on = Go on
page-look-back = Look back
page-join = Join
page-watch = Watch
page-keep = Keep my tables
page-account = My account

## A new table

page-with-bots = Play with bots
page-bots = Bots
page-how-good = How good is { $name }?
page-without = Without { $name }
page-add-bot = One more bot
page-who-plays = Who plays?
page-name-of = Name of person { $number }
page-add-person = One more person
page-on-device-about = You pass the device around. Nobody sees anyone else’s cards.
page-which-box = Which box do you own?
page-no-box = No box at home? Just keep this one: the boxes differ only in details.
page-seats = Players
page-how-many-games = Games in the series
page-how-long = About { $time } in all.
page-wins-points = Most points win
page-wins-cards = Fewest points win
page-one-less = One fewer
page-one-more = One more
page-clock = Clock
page-clock-none = No clock
page-clock-relaxed = Relaxed clock
page-clock-quick = Quick clock
page-clock-about = { $move } a move, plus { $reserve } in reserve. After that, a bot plays.
page-no-clock-about = Everyone may take as long as they like.
page-pace = Bots move
page-pace-slow = slowly
page-pace-normal = at an easy pace
page-pace-fast = fast
page-helps = Hints and undo
page-helps-about = Ask for a hint at any time. Moves can only be taken back against bots.
page-more = More choices
page-listed = Anyone may find this table
page-listed-about = It is listed among the open tables on the home page.
page-private-about = Only people with the link can find it.
page-spectators = Others may watch
page-spectators-about = They see what lies open, never a hand.
page-chat = Free chat
page-chat-about = Without it there are ready-made phrases.
page-absent = When someone is away
page-absent-bot = A bot plays until they are back
page-absent-nobody = The others wait
page-make-table = Set up the table
page-making-table = Setting up the table…
page-done = Done

## Which box

page-box-amigo = The Dutch rules of 2005, the base of all the others: everyone announces their lowest yellow card
    .ours = Our ruling: what an empty pile counts as, the last chance to catch, and who comes first in a tie.
page-box-demi = The French rules on one page: only the lowest yellow card is shown, a series is six games, and between them the winner may exchange an open card with the big loser
    .ours = Our ruling: 8+½ may be played, and once stock and hand have been empty, every pile you take goes into your hand.
page-box-fundex = The English rules of 2005: only the lowest yellow card is shown, from your first turn with stock and hand empty every pile you take goes into your hand, and between games the winner may exchange an open card with the big loser
    .ours = Our ruling: a 5 binds through a ghost; on that first turn it does not matter whether you can play an open card; and what an empty pile counts as.
page-box-express = The short French rules: a single game, a stock of 3 cards, a wild 5, only the lowest card shown, piles put aside face down, and a penalty point for each card
    .ours = Our ruling: several cards of a kind at any time, the risk of a ghost on a half, piles taken while playing open cards, and how a series is added up.
page-box-express-advanced = The short French rules with their advanced rule: 8+½ may be played
    .ours = Our ruling: as in 8½ express; and 8+½ may be played on 8½, too.
page-box-master = The rules in the Dutch box, with 111 cards: Take, Swap and Keep
    .ours = Our ruling: what the level cards ask for, because the book only shows them as pictures (except level 1 of the card with one star). Also: the first dealer is drawn by lot, a Swap that puts down your last card ends the round, and the cards kept for the next round stay secret.
page-box-master-skips = With the three Skip cards of Level 8 shuffled in
    .ours = Our ruling: the book does not say how many Skips there are or what they do; both are as in the English box of Level 8.
page-box-master-level8 = With the whole deck of Level 8 shuffled in: 210 cards
    .ours = Our ruling: the book does not say which deck; it is the one of the English box, 99 cards.
page-box-level8 = The older game, English box, 99 cards: 6 full jokers and 3 Skips
    .ours = Our ruling: apart from its own cards, everything is as in Level 8 Master.
page-box-level8-98 = The older game, German and Dutch boxes of 2016, 98 cards: 5 full jokers and 3 Skips
    .ours = Our ruling: apart from its own cards, everything is as in Level 8 Master; the level card and what a Skip does are as in the English box.
page-box-level8-101 = The older game, French box, 101 cards: 7 full jokers and 4 Skips
    .ours = Our ruling: apart from its own cards, everything is as in Level 8 Master; the level card and what a Skip does are as in the English box.
page-like-but = Like { $base }, but:
page-just-like = Just like { $base }.
page-is-base = The base of all the others.
page-what-differs = What is different?
page-house = Our rules
page-house-make = Make rules of your own
page-house-make-about = Take any box and change what you play differently at home.
page-house-from = Your own rules, based on { $base }
page-house-change = Change these rules
page-house-title = Your own rules
page-house-name = What are they called?
page-house-base = Based on
page-house-keep = Keep and play by these
page-house-forget = Delete these rules
page-house-needs-name = Give your rules a name first.
page-house-name-taken = That is the name of a printed box. Choose another one.
page-house-name-yours = You already have rules with this name. Choose another one.

## What an edition decides. Of a yes or no: what it says when on, and .off.

page-parameter-is = { $label }: { $value }
page-parameter-stock = Cards in each stock
page-parameter-opening = Who opens
page-parameter-opening-sets = The opener may lay several copies of their lowest card
    .off = The opener lays just one card
page-parameter-announcing = Shown before the opening
page-parameter-voluntary-take = You may take the pile even if you can play
    .off = You take the pile only when you can’t play
page-parameter-sets = Several equal cards may be laid together
    .off = Cards are laid one by one
page-parameter-ghost-risk = A player who lays a ghost on a half bid can be caught
    .off = A ghost on a half bid carries no risk: nobody can be caught
page-parameter-half-across = Several halves together may step across 8½
    .off = Several halves together may not step across 8½
page-parameter-eight-half = An 8 and a ½ may be laid together as 8½
    .off = An 8 and a ½ may not be laid together
page-parameter-half-on-eight-half = A ½ may be laid on 8½, too
    .off = No ½ may be laid on 8½
page-parameter-five-wild = A 5 may be laid on higher bids too, except 8½
    .off = A 5 may be laid only on 5 or less
page-parameter-five-through-ghost = A ghost on a 5: the 5 still binds the next player
    .off = A ghost on a 5: the 5 no longer binds the next player
page-parameter-open-sets = Several equal open cards may be laid together
    .off = Open cards are laid one by one
page-parameter-aside-shown = Piles set aside lie
page-parameter-table-from = A taken pile goes into the hand
page-parameter-scoring = Scoring
page-parameter-fewest-tie = In a tie, the point for fewest cards goes to
page-parameter-games = Games in a series
page-parameter-exchange = Between games, the finisher may exchange an open card with the big loser
    .off = No exchange between games
page-parameter-max-plays = Endless play is stopped after this many moves
page-parameter-copies = Copies of each number card
page-parameter-range-jokers = Jokers of each range (1–5, 6–10, 11–15)
page-parameter-full-jokers = Full jokers
page-parameter-takes = Take cards
page-parameter-swaps = Swap cards
page-parameter-keep-cards = Keep cards
page-parameter-skips = Skip cards
page-parameter-shuffle-specials = Specials under the stock are shuffled into a new stock
    .off = Specials under the stock stay out of a new stock
page-parameter-joker-off = Jokers may be laid off
    .off = Jokers may not be laid off
page-parameter-swap-ends = Putting down your last card in a swap ends the round
    .off = Putting down your last card in a swap does not end the round: you draw as usual
page-parameter-keep-from = Four cards may be kept from level
page-parameter-max-rounds = An endless match is stopped after this many rounds

## The level card

page-level-card = Level card
page-which-card = Which level card?
page-cards-each-own = Each player their own level card
page-card-make = Type in your own card
page-card-make-about = Copy the eight levels from the card in your box.
page-card-change = Change this card
page-card-title = Your own level card
page-card-how = It starts out as { $card }. Change each level until it matches your card.
page-card-usual-name = Our card
page-card-name = What is it called?
page-card-level = Level
page-card-group = Level { $level }, group { $group }
page-card-size = Cards
page-card-add = One more group
page-card-keep = Keep and play with it
page-card-forget = Delete this card
page-card-needs-name = Give your card a name first.
page-card-name-taken = There is already a card with that name. Choose another one.
page-card-name-yours = You already have a card with this name. Choose another one.
page-card-wrong-empty = This level asks for nothing yet. Add a group.
page-card-wrong-groups = A level has at most { $most } groups.
page-card-wrong-group = There is no such group.
page-card-wrong-size = A group has 2 to { $most } cards.
page-card-wrong-cards = That is { $cards } cards in all; a hand has only { $most }.
page-kind-run = Run
page-kind-set = Set
page-kind-colour = One colour
page-kind-colour-run = Colour run

## Who

page-you = You
page-bot-1 = Fox
page-bot-2 = Owl
page-bot-3 = Badger
page-bot-4 = Hare
page-bot-5 = Otter
page-bot-6 = Hedgehog
page-somebody = Somebody
page-friend = friend
page-away = away
page-covered = a bot is playing for now
page-free-seat = Free place

## Before the game

page-lobby = Before the game
page-your-table = Your table
page-table-of = { $name }’s table
page-share-link = Invite your friends
page-share-text = Come and play { $game } with me!
page-copy = Copy the link
page-copied = Copied
page-copy-yourself = The browser does not let us copy. Press and hold the link, or select it and press Ctrl+C.
page-share = Share
page-qr = QR code
page-qr-of = QR code of { $link }
page-scan = Scan this code
page-address = Address
page-reach-here = Only this computer can open this link.
page-reach-how = Start the server with { $option } to let others in.
page-reach-network = Everyone on the same network (Wi-Fi) can open this link.
page-reach-world = Everyone who has this link can open it.
page-seat-number = place { $number }
page-bot = A bot
page-on-this-device = On this device
page-is-here = here
page-sit-here = Sit here
page-sit-down = Sit down
page-sit-for-bot = Take { $name }’s place
page-also-here = Another person on this device
page-also-name = Who sits here?
page-name = Name
page-change-name = Change the name
page-put-bot = Put a bot here
page-free = Free this place
page-make-host = Make { $name } the host
page-move-up = Move up
page-move-down = Move down
page-leave-seat = Leave this place
page-host = host
page-terms = What we play
page-change-terms = Change what we play
page-is-listed = Open to everyone
page-is-private = By link only
page-no-spectators = No spectators
page-no-chat = Ready-made phrases
page-is-helping = Hints
page-no-helps = No hints
page-start = Deal the cards
page-dealing = Dealing the cards…
page-bots-take = { $count ->
    [one] A bot takes the free place
   *[other] Bots take the { $count } free places
  }
page-wait-for-host = { $name } will start the game.
page-still-free = { $count ->
    [one] One place is still free.
   *[other] { $count } places are still free.
  }
page-all-here = Everyone is here.
page-full-watch = All places are taken. Stay here and watch when the game begins.
page-full = All places are taken, and nobody may watch at this table.
page-sits-down = { $name } sits down at place { $number }.
page-seat-freed = Place { $number } is free.
page-terms-changed = What we play has changed.

## Leaving, and sending away

page-leave-ask = Leave the table?
page-leave-bot = A bot plays for you until you come back. You will find the table among your games.
page-leave-wait = The others wait until you come back. You will find the table among your games.
page-leave-rest = The game waits for you. You will find it among your games.
page-leave-host = Someone else will be the host until you are back.
page-leave-for-good = You can also give up your place for good. A bot then takes it, and you cannot sit down here again.
page-give-up = Give up my place
page-send-away-ask = Send { $name } away?
page-send-away = { $name } is here. A bot takes their place for good, and { $name } cannot sit down here again.
page-free-ask = Free { $name }’s place?
page-free-about = { $name } is here. { $name } loses the place and cannot sit down again for a minute.
page-no-go-back = No, go back
page-earlier = What happened before is no longer shown.

## The rules

page-rules = Rules
page-how = How to play
page-rules-title = The rules of { $game }
page-rules-game = Rules of which game?
page-find-rule = Find a rule
page-rules-of = Rules of
page-all-editions = all boxes
page-sections = Sections
page-rules-found = { $count ->
    [0] No rule found.
    [one] One rule.
   *[other] { $count } rules.
  }
page-rules-elsewhere = { $count ->
    [one] One rule of other boxes is left out.
   *[other] { $count } rules of other boxes are left out.
  }
page-rules-other-game = { $count ->
    [one] The rules of { $game } have one.
   *[other] The rules of { $game } have { $count }.
  }
page-only-in = Only in { $editions }
page-the-book = The book:
page-rest-is-ours = The rest is our ruling.
page-is-ours = Our ruling
page-who-says = What the books say
page-rule = Rule { $number }
page-all-rules = All the rules

## Everywhere

page-home = Home
page-close = Close
page-try-again = Try again
page-to-table = Go to the table
page-to-home = To the home page
page-language = Language
page-look = Appearance
page-look-auto = like the device
page-look-day = day
page-look-night = night
page-connecting = Connecting…
page-lost = Connection lost. Trying again…
page-quiet = No answer. Waiting for the server…
page-offline = You are offline. The table will be back when the connection is.
page-trouble-asked = The table cannot be set up like that. Change something and try again.
page-trouble-stranger = The server does not know you. Allow cookies for this page and load it again.
page-trouble-private = Only the players at this table may see it.
page-trouble-link = This link no longer gives you a place: somebody else sits there now, or it was not copied in full.
page-trouble-gone = This table no longer exists.
page-trouble-banned = The host of this server has shut you out for now.
page-banned = The host of this server has shut you out until { $day }.
page-trouble-unreadable = This table can no longer be read. Your other games are fine.
page-trouble-busy = That was a lot at once. Wait a moment and try again.
page-trouble-crowd = Too many pages are open. Close a few; this one keeps trying.
page-trouble-full = There is no room for another table now: too many are still being played here, by you or by others in your network. Finish one, or try again later.
page-trouble-lost = The server is not answering. Try again in a moment.
page-store-trouble = The server cannot save anything just now. The game will wait and carry on by itself; nothing is lost.
page-trouble-not-written = It could not be written down, so nothing was changed. Try again in a moment.
page-trouble-taken = That did not work: somebody was faster, or it is not for you to do.
page-trouble-stale = Somebody was faster. This is how the table stands now.
page-trouble-turn = It is not your turn now.
page-trouble-invitation = This invitation is no longer open.
page-trouble-claim = The host was here a moment ago. If they are not back within a minute, try again.
page-trouble-undo = There is nothing more to take back.
page-trouble-other = Something went wrong. Try again in a moment.
