# Why a move is refused. The rule's number is put behind each by the program.
# $face: the card in question, "red 7", "joker as 9"; $stands: "a red 9"; $group, $groups: what the level asks for there;
# $fits: what would go there; $name: whose it is, and $whom "you" where it is the reader's own.

level8-refusal-over = The match is over.
level8-refusal-draw-first = Draw a card first: the top of the stock or of any discard pile.
level8-refusal-drawn = You have drawn this turn. Now lay out, lay off, discard or play a special.
level8-refusal-no-stock = The stock is empty: draw the top of a discard pile.
level8-refusal-no-pile = { $whom ->
    [you] Your discard pile
   *[other] The discard pile of { $name }
  } is empty: draw from the stock or from another pile.
level8-refusal-no-seat = There is no player { $number } at this table.
level8-refusal-already-out = Your level is out already, and only one level a round may be laid out. You may lay off, discard or play a special.
level8-refusal-number-of-groups = Lay out all the groups of level { $level } at once, and no others: { $groups }.
level8-refusal-group-size = A group has too many or too few cards. Level { $level } is { $groups }.
level8-refusal-not-held = You do not have that card in your hand, or not that many of it: { $face }.
level8-refusal-not-run = That does not fit into group { $place } ({ $group }): { $face }. A run is numbers in a row; 15 and 1 do not join.
level8-refusal-not-set = That does not fit into group { $place } ({ $group }): { $face }. All its cards have the same number.
level8-refusal-not-colour = That does not fit into group { $place } ({ $group }): { $face }.
level8-refusal-not-colour-run = That does not fit into group { $place } ({ $group }): { $face }. A colour run is numbers in a row, all of one colour; 15 and 1 do not join.
level8-refusal-special-in-group = Only numbers and jokers can be in a group, never a special: { $face }.
level8-refusal-joker-range = This joker stands for a number from { $joker ->
    [j1] 1 to 5
    [j6] 6 to 10
   *[j11] 11 to 15
  }, in any colour, not for { $stands }.
level8-refusal-keep-one = That would leave you without a card, and you need one to discard at the end of your turn.
level8-refusal-not-out = Lay out your level first, then you may lay off. Level { $level } is { $groups }.
level8-refusal-no-group = { $whom ->
    [you] You have
   *[other] { $name } has
  } no group { $place } on the table.
level8-refusal-off-run = That does not fit: { $face }. { $count ->
    [0] This run is complete, from 1 to 15.
   *[other] This run takes only { $fits }.
  }
level8-refusal-off-set = That does not fit: { $face }. This set takes only the number { $number }.
level8-refusal-off-colour = That does not fit: { $face }. This group takes only { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  } cards.
level8-refusal-off-colour-run = That does not fit: { $face }. { $count ->
    [0] This colour run is complete, from 1 to 15.
   *[other] This colour run takes only { $fits }.
  }
level8-refusal-joker-off = In this edition jokers may not be laid off.
level8-refusal-last-special = As your last card, { $face } can only be discarded, without effect; that ends the round.
level8-refusal-skip-self = Play a Skip on another player, not yourself.
level8-refusal-skip-twice = { $name } already has a Skip: choose another player.
level8-refusal-show-first = Take was played: show three cards from your hand first.
level8-refusal-already-shown = You have shown that card already: { $face }. Choose another one.
level8-refusal-pick-first = Take one of the cards shown first, or none.
level8-refusal-not-shown = { $whom ->
    [you] You do
   *[other] { $name } does
  } not show that card: { $face }. Take one of the cards shown, or none.
level8-refusal-put-first = You are swapping: put a card on your discard pile, or stop and draw.
level8-refusal-choose-kept = The round is over: choose a card to keep, or stop.
level8-refusal-already-kept = You are keeping that card already: { $face }. Choose another one, or stop.
level8-refusal-not-asked = That cannot be done now. Lay out, lay off, discard or play a special.
level8-refusal-no-dead-end = With that card you could no longer complete the level from your hand.
