# The table of Level 8 on the page. $card: "red 7"; $group: "a run of 4"; $name: whose it is, and $whose "own" where it is the reader's.

level8-table-round = Round { $round }
level8-table-over = The match is over
level8-table-no-winner = The match ends without a winner
level8-table-won-by-laying = { $who ->
    [you] You laid out level 8 in round { $round }: that wins at once.
   *[other] { $name } laid out level 8 in round { $round }: that wins at once.
  }
level8-table-won-by-ending = { $who ->
    [you] You ended round { $round } with level 7 laid out: that wins too.
   *[other] { $name } ended round { $round } with level 7 laid out: that wins too.
  }

# What there is to do.
level8-table-task-draw = Draw a card: from the stock, or the top of any discard pile.
level8-table-task-act = Choose cards: put them into the groups of your level, or discard one.
level8-table-task-out = Choose a card: lay it off where a group glows, or discard it.
level8-table-task-group = Put them into a group of your level.
level8-table-task-show = { $count ->
    [one] { $name } played Take: choose a card to show.
   *[other] { $name } played Take: choose { $count } cards to show.
  }
level8-table-task-pick = You may take one of the cards shown.
level8-table-task-put = { $count ->
    [one] You may swap one more card.
   *[other] Choose up to { $count } cards to swap.
  }
level8-table-task-keep = { $count ->
    [one] You may keep one card for the next round.
   *[other] Choose up to { $count } cards to keep for the next round.
  }

# What the buttons do.
level8-table-draw = Draw from the stock
level8-table-draw-pile = { $whose ->
    [own] Draw from your discard pile
   *[other] Draw from { $name }’s discard pile
  }
level8-table-lay = Lay out level { $level }
level8-table-best = Arrange for me
level8-table-clear = Put all back
level8-table-discard = Discard { $card }
level8-table-ends-turn = Discarding it ends your turn.
level8-table-off-or-discard = Lay it off where a group glows. Discarding it ends your turn.
level8-table-play = Play { $card }
level8-table-skip = Play Skip on { $name }
level8-table-off = { $whose ->
    [own] Lay off { $card } on your group { $place }
   *[other] Lay off { $card } on { $name }’s group { $place }
  }
level8-table-off-here = Lay off { $card } here: { $group }
level8-table-show = Show { $card }
level8-table-show-several = Show these { $count } cards
level8-table-put = Swap { $card }
level8-table-put-several = Swap these { $count } cards
level8-table-keep = Keep { $card }
level8-table-keep-several = Keep these { $count } cards
level8-table-done-put = Swap no more
level8-table-done-keep = Keep no more
level8-table-pick = Take { $card } from { $name }
level8-table-pick-none = Take none

# The level and its groups.
level8-table-your-level = Your level
level8-table-on-level = On level { $level }
level8-table-is-out = Level { $level } is out
level8-table-legend-level = the number in the frame, filled in once the level is out
level8-table-legend-hand = the number beside it
level8-table-group = Group { $number }, { $group }: { $state }.
level8-table-missing = { $count ->
    [one] one card is missing
   *[other] { $count } cards are missing
  }
level8-table-complete = complete
level8-table-does-not-fit = the cards do not go together
level8-table-wrong = Group { $number }, { $group }: the cards do not go together ({ $cards }).
level8-table-put-here = Put the chosen cards into group { $number }, { $group }
level8-table-back = { $card }: back into your hand
level8-table-joker-say = { $card }: say what it stands for
level8-table-joker-as = What does this joker stand for?
level8-table-joker-any = Leave it open
level8-table-joker-back = Back into my hand
level8-table-groups = { $who ->
    [you] Your groups
   *[other] { $name }’s groups
  }

# The piles and what lies there.
level8-table-stock = { $count ->
    [0] The stock is empty
    [one] Stock: one card
   *[other] Stock: { $count } cards
  }
level8-table-pile = { $whose ->
    [own] Your discard pile
   *[other] { $name }’s discard pile
  }: { $card } on top, { $count ->
    [one] one card
   *[other] { $count } cards
  }
level8-table-no-pile = { $whose ->
    [own] Your discard pile is empty
   *[other] { $name }’s discard pile is empty
  }
level8-table-stock-name = Stock
level8-table-your-pile = Your pile
level8-table-discards = Discards, the last first
level8-table-keeps = { $count ->
    [one] A Keep lies open
   *[other] { $count } Keeps lie open
  }
level8-table-skipped = Misses the next turn
level8-table-shown = Cards shown
# Of a card in one’s own hand that has been shown.
level8-table-laid-open = shown
level8-table-take-one = Take one of these cards, or none
level8-table-none-shown = Nobody has shown a card yet.

# The hand.
level8-table-sort = Sort the hand
level8-table-by-colour = By colour
level8-table-by-number = By number
level8-table-kept = { $count } kept

# For screen readers.
level8-table-asked-pile = { $whose ->
    [own] Top of your discard pile: { $card }.
   *[other] Top of { $name }’s discard pile: { $card }.
  }
level8-table-asked-lay = You can lay out your level.
level8-table-shout-out = { $who ->
    [you] You lay out level { $level }!
   *[other] { $name } lays out level { $level }!
  }
level8-table-shout-two = { $who ->
    [you] You end the round and move up two levels!
   *[other] { $name } ends the round and moves up two levels!
  }
level8-table-shout-end = { $who ->
    [you] You end the round!
   *[other] { $name } ends the round!
  }
level8-table-keys = Keys: D draws from the stock, L arranges your level, S sorts, 1 to 5 put the chosen cards into a group, arrows move along the hand, and with Shift they move the card, Enter presses the button, Escape clears the choice.
