# The game in a terminal, line by line.

## Before the first game

terminal-language-name = English
terminal-choose-language = Language
terminal-choose-edition = Which box do you own?
terminal-choose-bots = How many bots play with you?
terminal-choose-level = How good are they?
terminal-choose-games = How many games?
# Behind a question: what Enter means.
terminal-default = Enter: { $choice }
terminal-choose-again = Please answer with one of these: { $choices }.
terminal-compiling = Getting ready, only this once: { $done } of { $of }
terminal-compiled = Ready.
terminal-welcome = 8½ by the rules of { $edition }. { $games ->
    [one] One game
   *[other] { $games } games
  }. At the table: { $names }.
terminal-seed = These cards can be dealt again: seed { $seed }.
terminal-resumed = Welcome back. The match goes on.
terminal-help-short = Type the cards you lay: 7, 33, ½ (or h), ghost (or g), 8½. Cards in [brackets] go now. Also: hint, why, help, quit.
terminal-help = Moves
      7   33   ½   ghost   8½    lay cards (h is ½, g is a ghost, 8½ is 8+½)
      take                       take the pile when no card goes
      blind 2                    turn over your second blind card
      pass                       let the last chance go
      exchange 7 3               give your open 7 for the big loser's 3
      decline                    keep your open cards
    Besides
      hint                       what an experienced player would do
      why                        why the bots did what they did
      legal                      everything you may do now
      rules      rules H14       every rule, or one
      score                      the points so far
      table                      the table once more
      undo                       back to your last move
      save FILE                  keep the match; later: --resume FILE
      quit                       stop; the match is kept

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-word-take = take
terminal-word-blind = blind
terminal-word-pass = pass
terminal-word-exchange = exchange
terminal-word-decline = decline
terminal-word-ghost = ghost, ghosts
terminal-word-half = half, halves
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
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-game = Game { $game } of { $games }
terminal-your-hand = Your hand: { $cards }
terminal-your-open = Your open cards: { $cards }
terminal-hand = hand
terminal-stock = stock
terminal-open = open
terminal-blind = blind
terminal-aside = aside
terminal-none = none
terminal-pile = Pile: { $cards }
terminal-pile-empty = The pile is empty: lay any card.
terminal-pile-opening = The pile is empty: the lowest card opens.
terminal-bid = Bid { $bid }
terminal-bid-catch = Bid { $bid }, caught by { $catch }
terminal-bid-under-five = Bid { $bid }, under a 5: lay 5 or lower, ½ or ghost
terminal-plays-blind = You play your blind cards now: blind { $places }.
terminal-plays-exchange = You may exchange an open card with { $name } ({ $example }), or decline.
terminal-plays-last-chance = Last chance: catch { $bid } with { $catch }, or pass.
terminal-must-take = No card goes: take the pile.
terminal-prompt = your move>

## Answers

terminal-no-move = That is no move. Type the cards you lay (7, 33, ½, ghost, 8½) or take; help says more.
terminal-legal = You may: { $moves }
terminal-hint = Hint: { $move }. { $why }
terminal-reason = { $name }, { $move }: { $why }
terminal-no-reasons = There is nothing to explain yet.
terminal-no-rule = There is no rule { $number }. The rules go from H01 to H27.
terminal-undone = Back to your last move.
terminal-nothing-to-undo = There is nothing to take back.
terminal-saved = Saved in { $file }.
terminal-save-how = Say where: save FILE
terminal-save-failed = That file cannot be written: { $why }
terminal-bye = Bye!
terminal-bye-kept = Bye! The match is kept. To go on:
terminal-over-kept = To see it again:
terminal-editions-differs = differs from { $base }:
terminal-editions-base = the base of the others
terminal-undo-line = (taken back)

## The score

terminal-score-game = game
terminal-score-total = total
terminal-score-held = cards
terminal-score-cards = A point a card held: fewest wins.
