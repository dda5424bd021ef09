# The game in a terminal, line by line.

## Before the first game

terminal-language-name = English
terminal-choose-language = Language
terminal-choose-game = Which game?
terminal-choose-edition = Which box do you own?
terminal-choose-card = Which level card?
terminal-choose-bots = How many bots will play with you?
terminal-choose-level = How good are they?
terminal-choose-games = How many games?
# Behind a question: what Enter means.
terminal-default = Enter: { $choice }
terminal-choose-again = Please answer with one of these: { $choices }.
terminal-compiling = Getting ready, only this once: { $done } of { $of }
# On the page while the server still compiles, in all languages.
terminal-starting = The server is getting ready. This page opens by itself in a moment.
terminal-compiled = Ready.
terminal-half-welcome = 8½ by the rules of { $edition }. { $games ->
    [one] One game
   *[other] { $games } games
  }. At the table: { $names }.
terminal-seed = These cards can be dealt again: seed { $seed }.
terminal-resumed = Welcome back. The match goes on.
terminal-half-help-short = Type the cards you lay: 7, 33, ½ (or h), ghost (or g), 8½. Cards in [brackets] are playable. Also: hint, why, help, quit.
terminal-half-help = Moves
      7   33   ½   ghost   8½    lay cards (h is ½, g is a ghost, 8½ is 8+½)
      take                       take the pile when you can't play
      blind 2                    turn over your second blind card
      pass                       let the last chance go
      exchange 7 3               give your open 7 for the big loser's 3
      decline                    keep your open cards
    Also
      hint                       what an experienced player would do
      why                        why the bots did what they did
      legal                      everything you may do now
      rules      rules H14       all the rules, or one of them
      score                      the points so far
      aside                      which cards lie aside
      table                      the table once more
      undo                       back to your last move
      save FILE                  save the match; later: --resume FILE
      quit                       stop; the match is kept

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-half-word-take = take
terminal-half-word-blind = blind
terminal-half-word-pass = pass
terminal-half-word-exchange = exchange
terminal-half-word-decline = decline
terminal-half-word-ghost = ghost, ghosts
terminal-half-word-half = half, halves
terminal-half-word-aside = aside
terminal-word-hint = hint
terminal-word-why = why
terminal-word-legal = legal
terminal-word-rules = rules, rule
terminal-word-score = score, points
terminal-word-table = table
terminal-word-undo = undo, back
terminal-word-save = save
terminal-word-help = help
terminal-word-quit = quit, exit

## Who is at the table

terminal-you = You
terminal-bot-1 = Fox
terminal-bot-2 = Owl
terminal-bot-3 = Badger
terminal-bot-4 = Hare
terminal-bot-5 = Otter
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-half-game = Game { $game } of { $games }
terminal-half-your-hand = Your hand: { $cards }
terminal-half-your-open = Your open cards: { $cards }
terminal-half-hand = hand
terminal-half-stock = stock
terminal-half-open = open
terminal-half-blind = blind
terminal-half-aside = aside
terminal-half-none = none
terminal-half-asides = Cards set aside, counted at the end:
terminal-half-pile = Pile: { $cards }
terminal-half-pile-empty = The pile is empty: lay any card.
terminal-half-pile-opening = The pile is empty: the lowest card opens.
terminal-half-bid = Bid { $bid }
terminal-half-bid-catch = Bid { $bid }, caught by { $catch }
terminal-half-bid-under-five = Bid { $bid }, after a 5: lay 5 or lower, ½ or ghost
terminal-half-plays-blind = You play your blind cards now: blind { $places }.
terminal-half-plays-exchange = You may exchange an open card with { $name } ({ $example }), or decline.
terminal-half-plays-last-chance = Last chance: catch { $bid } with { $catch }, or pass.
terminal-half-must-take = You can’t play: take the pile.
terminal-prompt = your move>

## Answers

terminal-half-no-move = That is not a move. Type the cards you lay (7, 33, ½, ghost, 8½) or take; help says more.
terminal-legal = You may: { $moves }
terminal-hint = Hint: { $move }. { $why }
terminal-reason = { $name }, { $move }: { $why }
terminal-no-reasons = There is nothing to explain yet.
terminal-half-no-rule = There is no rule { $number }. The rules go from H01 to H27.
terminal-undone = Back to your last move.
terminal-nothing-to-undo = There is nothing to take back.
terminal-saved = Saved in { $file }.
terminal-save-how = Say where: save FILE
terminal-save-failed = The file cannot be written: { $why }
# Why it cannot: the end of that sentence.
terminal-why-no-folder = there is no such folder.
terminal-why-forbidden = you may not write there.
terminal-why-full = the disk is full.
terminal-why-no-file = something that is not a file has that name.
terminal-why-long = its name is too long.
terminal-bye = Bye!
terminal-bye-kept = Bye! The match is kept. To go on:
terminal-over-kept = To see it again:
terminal-editions-differs = differs from { $base }:
terminal-editions-base = the base of the others
terminal-undo-line = (taken back)

## The score

terminal-half-score-game = game
terminal-half-score-total = total
terminal-half-score-held = cards
terminal-half-score-cards = One point for each card held: fewest wins.

## How hard the levels of Level 8 are

terminal-levels-about = Turns a good collector needs, playing alone, to lay out a level from ten dealt cards (the mean, with its 95% interval).
terminal-levels-deck = Measured with the deck of { $edition }.
# In a plot, beside its line.
terminal-levels-legend = { $card } ({ $source }), deck of { $edition }
terminal-levels-level = Level
terminal-levels-turns = Turns, on average

## Level 8

terminal-level8-welcome = { $edition }. At the table: { $names }.
# $source: where the lines of the level card come from.
terminal-level8-card = Level card: { $card } ({ $source }).
terminal-level8-card-of = { $names }: level card “{ $card }” ({ $source }).
terminal-level8-help-short = Type draw, draw fox, lay, off r7 2.1, discard r7 (or just r7), or play a special: take. Colours: r red, o orange, y yellow, g green, b blue, p purple; jokers: j1, j6, j11. Also: hint, why, level, help, quit.
terminal-level8-help = Cards
      r7   p15             colour and number (or: red 7): r red, o orange,
                           y yellow, g green, b blue, p purple
      j1   j6   j11   j    jokers for 1–5, 6–10, 11–15; the full joker
    Moves
      draw                 the top card of the stock
      draw fox   draw 1    the top card of Fox’s discard pile
      lay                  lay out your level, arranged for you
      lay r3 b3 / g6 j6    lay out your level with these cards
      off r7 2.1           lay off on group 1 of player 2; or just off r7
      off j6=8 2.1         lay off a joker as an 8
      discard r7   r7      discard a card; this ends your turn
      take   swap   keep   skip fox
                           play a special instead of discarding
      show r7   put r7   keep r7   done
                           where you choose cards: one by one, then done
      pick fox r7   none   one of the cards shown, or none
    Also
      hint                 what an experienced player would do
      why                  why the bots did what they did
      legal                everything you may do now
      level                the level card, and how far everyone has come
      rules    rules L08   all the rules, or one of them
      score                everyone’s level
      table                the table once more
      undo                 back to your last move
      save FILE            save the match; later: --resume FILE
      quit                 stop; the match is kept

## Level 8: words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-level8-word-level = level, levels
terminal-level8-word-draw = draw
terminal-level8-word-lay = lay, lay out
terminal-level8-word-off = off, lay off
terminal-level8-word-discard = discard, drop
terminal-level8-word-play = play
terminal-level8-word-show = show
terminal-level8-word-pick = pick
terminal-level8-word-none = none, nothing
terminal-level8-word-put = put
terminal-level8-word-keep = keep
terminal-level8-word-done = done, stop, enough
terminal-level8-word-take = take
terminal-level8-word-swap = swap
terminal-level8-word-skip = skip
terminal-level8-word-joker = joker, full joker
terminal-level8-word-red = red
terminal-level8-word-orange = orange
terminal-level8-word-yellow = yellow
terminal-level8-word-green = green
terminal-level8-word-blue = blue
terminal-level8-word-purple = purple

## Level 8: the table

terminal-level8-round = Round { $round }
terminal-level8-stock = stock { $count }
terminal-level8-under = under it { $cards }
terminal-level8-level = level
terminal-level8-hand = hand
terminal-level8-pile = discard pile
# What lies before a seat: Keeps; a Skip; and how many cards it keeps for the next round.
terminal-level8-keeps = { $count ->
    [one] Keep
   *[other] { $count } × Keep
  }
terminal-level8-skip = misses a turn
terminal-level8-kept = keeps { $count }
terminal-level8-known = known: { $cards }
terminal-level8-shows = shows: { $cards }
terminal-level8-kind-run = run
terminal-level8-kind-set = set
terminal-level8-kind-colour = colour
terminal-level8-kind-colour-run = colour run
terminal-level8-out = level out
terminal-level8-your-level = Your level { $level }: { $groups }
terminal-level8-your-level-out = Your level { $level } is out.
terminal-level8-your-hand = Your hand:
terminal-level8-jokers = jokers
terminal-level8-asks-draw = Draw a card: { $moves }.
# $word: what to type.
terminal-level8-asks-lay = You can lay out your level: { $word }
terminal-level8-asks-off = Cards in [brackets] can be laid off: { $example }
terminal-level8-asks-discard = Type a card to discard it and end your turn.
terminal-level8-asks-play = Or play { $cards } instead.
terminal-level8-asks-show = { $count ->
    [one] Show one more card: type it.
   *[other] Show { $count } of your cards: type them.
  }
# $example: a move; $none: what to type to take nothing.
terminal-level8-asks-pick = You may take one of the cards shown: { $example }. Or: { $none }.
# $done: what to type to end it.
terminal-level8-asks-put = { $count ->
    [one] You may put one more card on your discard pile: type it.
   *[other] You may put up to { $count } cards on your discard pile: type them.
  } To stop and draw as many: { $done }.
terminal-level8-asks-keep = { $count ->
    [one] You may keep one card for the next round: type it.
   *[other] You may keep up to { $count } cards for the next round: type them.
  } To keep no more: { $done }.

## Level 8: answers

terminal-level8-no-move = That is not a move. Type draw, lay, off, the card you discard or a special; help says more.
terminal-level8-no-rule = There is no rule { $number }. The rules go from L01 to L26.
terminal-level8-which = Say which: { $moves }?
terminal-level8-no-top = That card is not on top of any discard pile: { $card }.
terminal-level8-no-group = No group on the table takes that card: { $card }.
terminal-level8-no-lay = You cannot lay out your level yet. Level { $level } is { $groups }.
# $place: which group of the level, $group: what it asks for.
terminal-level8-wrong = Group { $place } ({ $group }): { $count ->
    [one] one card does not go with the others
   *[other] some cards do not go together
  }: { $cards }.
terminal-level8-missing = Group { $place } ({ $group }): { $count ->
    [one] one card is missing
   *[other] { $count } cards are missing
  }.
terminal-level8-missing-have = Group { $place } ({ $group }): { $count ->
    [one] one card is missing
   *[other] { $count } cards are missing
  }. You have for it: { $cards }.
