T01 = There are 24 cards: 1 to 6, four of each.
    .title = The cards
T02 = 2 to 4 players.
    .title = Players
T03 = Everybody gets some cards, five as a rule; the others are the stock. Who deals is drawn by lot, and the player to the left begins.
    .title = The deal
T04 = Play one card that is at least as high as the one on top of the pile.
    .title = A card
T04x = Strict: the card must be higher.
    .title = Higher
T05 = Who has no such card draws one from the stock; where the stock is empty, passes.
    .title = No card
T06 = A 6 ends the pile, and the next card begins a new one.
    .title = The 6
T09 = If you like, each player has a trump: a card that goes on anything.
    .title = The trump
T07 = Who has no card left has won.
    .title = The end
T08 = After 100 moves nobody has won.
    .title = A long game

high-section-cards = The cards
high-section-turn = A turn
high-section-end = The end

high-edition-plain = Plain: equal cards go
    .short = Plain
high-edition-strict = Strict: only higher cards go
    .short = Strict

high-parameter-each = How many cards everybody gets (T03).
high-parameter-equal = Whether an equal card goes (T04).
high-parameter-max-plays = After how many moves the game ends (T08).

high-refusal-over = The game is over.
high-refusal-not-held = You have no { $card }.
high-refusal-too-low = The { $card } is too low for the { $top }.
high-refusal-can-play = You have a card that goes.
high-refusal-no-stock = The stock is empty: pass.
high-refusal-draw-first = Draw a card first.

high-event-began = High Card, { $edition }: { $seats } players.
high-event-loaded = The game goes on where it stood.
high-event-dealt = { $who ->
    [you] You deal.
   *[other] { $name } deals.
  }
high-event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
  }
high-event-laid = { $who ->
    [you] You play a { $card }.
   *[other] { $name } plays a { $card }.
  }
high-event-cleared = The pile is done.
high-event-drew = { $who ->
    [you] You draw a { $card }.
   *[other] { $name } draws a card.
  }
high-event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
  }
high-event-over = { $who ->
    [you] You have won!
   *[other] { $name } has won!
  }
high-event-over-none = The game is over, and nobody has won.

bot-low = Low
bot-low-about = plays its lowest card
high-why-only-move = It is the only move.
high-why-by-chance = Drawn at random.
high-why-lowest = The lowest card first.
high-why-secret = That is its secret.

terminal-high-welcome = High Card, { $edition }. At the table: { $names }.
terminal-high-help-short = Type a card, draw or pass. Also: hint, why, help, quit.
terminal-high-help = A card (1 to 6), draw or pass; and hint, why, legal, rules, score, table, undo, save, quit.
terminal-high-no-move = That is no move. Type a card from 1 to 6, draw or pass.
terminal-high-no-rule = There is no rule { $number }. The rules go from T01 to T09.
terminal-choose-trump = What is the trump?
high-trump = { $card ->
    [0] no trump
   *[other] the { $card } goes on anything
  }

terminal-high-word-draw = draw
terminal-high-word-pass = pass
terminal-high-seat = { $mark } { $name }: { $cards }
terminal-high-table = Stock: { $stock }. Pile: { $pile }
terminal-high-your-hand = Your hand: { $cards }
terminal-high-must = No card goes: { $move }.

# On the page.
page-game-high = High Card
    .about = Ever higher, until no card is left
page-parameter-each = Cards for everybody
page-parameter-equal = An equal card goes
    .off = An equal card does not go
page-parameter-max-plays = Moves until the game ends
high-page-zone-stock = Stock
high-page-zone-pile = Pile
high-page-move-card = Play the { $card }
    .inside = play the { $card }
high-page-move-draw = Draw a card
    .inside = draw a card
high-page-move-pass = Pass
    .inside = pass
