# A first game that teaches: what the coach says, step by step. $name: the one bot at the table. $move: as a hint says it.

learn-title = Learn { $game }
learn-coach = Coach
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = One step back
learn-skip = Do it for me
learn-again = Start again
learn-watch = Watch what { $name } does …
learn-other = That is allowed too. In this lesson, do this: { $move }.
learn-play = Play a real game
learn-missing = There is no such lesson.

## 8½

learn-half-welcome = Welcome! Get rid of all your cards before { $name } does: first your hand and your stock, then your open cards, and last the blind ones below them. This is a short game, with a small stock.
learn-half-opening = The player with the lowest yellow card in hand opens, and that is you, with your 2. Tap it, then the button. The number on the pile is called the bid.
learn-half-higher = { $name } laid a 4. Now you need a card that is equal or higher: your 3 is too low. Lay the 6. After each card you draw one, so you always hold three.
learn-half-half = Equal will do: { $name } laid a 6 as well. A ½ adds a half to any bid except 8½. Lay it, and the bid becomes 6½. It is risky, as you will see!
learn-half-catch = { $name } laid a ghost: the bid stays 6½, and the risk is now { $name }’s. On a half, the next whole number catches! Lay the 7: { $name } must take the whole pile.
learn-half-set = Caught! Whoever makes the catch starts a new pile. Equal numbers may be laid together and count once. Tap both 4s and lay them.
learn-half-five = A 5! Now it goes the other way, just for you: lay 5 or lower, or a ½, a 0 or a ghost. At last your 3 is good for something: lay it.
learn-half-zero = A 9 is the highest number. It can only be followed by another 9, a ½, a ghost or a 0. A 0 can be laid on any whole bid, and takes it to 0. Lay it.
learn-half-eight-half = And this is what the game is named after: an 8 and a ½ together make 8½. Only a ghost, another 8½ or a 9 can follow, and the 9 catches. Tap the 8 and the ½.
learn-half-new-pile = { $name } had nothing to play and took the pile. Then the next player, you, starts a new one with any card. Lay the 8.
learn-half-take = An 8 again, and you hold only a 6. You can’t play, so you take the pile. As long as you have cards in hand or stock, it goes aside and counts at the end.
learn-half-last-hand = Your stock is empty, so you draw no more. The 6 is the last card in your hand: lay it.
learn-half-open = Hand and stock are gone: now you play your open cards, one a turn. Any pile you take from now on goes into your hand. The bid is 0: lay the 3 and keep the high ones.
learn-half-open-again = The bid is 6. Lay the 7; the 9 will beat anything later.
learn-half-nine = The bid is 7. Your last open card is the 9: only a 9, a ½, a ghost or a 0 can follow it.
learn-half-blind = { $name } took the pile. Now your blind cards: turn one over without knowing what it is. If it can’t be played, you take it and the pile into your hand. On an empty pile you can play anything: turn over the first.
learn-half-blind-again = It was a 4, and { $name } laid an 8. You need a little luck now: turn over the second one.
learn-half-finish = A ghost: it can be played on anything, and { $name } had to take the pile. Turn over your last card and you have finished!
learn-half-score = Well done, you have finished! That is 2 points, and 1 more because you hold the fewest cards, those aside included. A match is six games, and most points win. Now you know the game.

## Level 8 Master

learn-level8-welcome = Welcome! Everybody climbs eight levels, and each level asks for certain groups of cards. You are on level 1: four pairs. A pair is two equal numbers, whatever their colour.
learn-level8-draw = Every turn begins by drawing a card: from the stock, or the top of anyone’s discard pile. The 13 there is no use to you: draw from the stock.
learn-level8-joker = A joker! It stands for any number from 6 to 10, in any colour, so it makes a pair with your 9. What it stands for is fixed when you lay it.
learn-level8-discard = Every turn ends with a discard onto your own pile. You do not need the red 1: tap it, then the button.
learn-level8-draw-pile = Look: { $name } discarded a 12, just the card you need. Take it from that pile.
learn-level8-lay = Four pairs: 3, 7, 12 and 9 with the joker! A level is laid out all at once. Put the cards into the groups, or tap “Arrange for me”, then the button.
learn-level8-special = Your level is out. Instead of discarding, you may end your turn with a special card. Swap exchanges up to three cards: play it.
learn-level8-swap = The 14 fits nowhere: swap it.
learn-level8-swapped = Keep the 4: it may come in handy. That is enough: you draw a new card for the 14.
learn-level8-draw-again = { $name } has a level out too. Your turn: draw from the stock.
learn-level8-off = Once your level is out, you may lay off cards on any group on the table. Tap the red 7, then your group of 7s.
learn-level8-off-other = On other players’ groups too: tap the green 4, then { $name }’s 4s.
learn-level8-end = One card is left. The first to discard their last card ends the round: discard the 13!
learn-level8-up = You ended the round and move up two levels. { $name } had a level out and moves up one; anyone without a level out stays. All cards are shuffled and dealt again.
learn-level8-later = Some rounds later you are on level 4: a run of three in one colour, and a run of five. In a run the numbers follow on from each other; you have 6, 7, 8 and 9. Draw from the stock.
learn-level8-take = Another special, Take: every other player shows three cards, and you may take one of them. Play it.
learn-level8-pick = A joker from 6 to 10 is among them. Tap it, then the button.
learn-level8-draw-late = The joker completes your run of five, but not the three of one colour: you still need the purple 13. And { $name } has only one card left! Draw from the stock.
learn-level8-play-keep = A 13, but a red one. Now a third special helps, Keep: it lies in front of you, and if your level is not out when the round ends, you may keep three cards. Play it.
learn-level8-keep = { $name } ended the round before your level was out: you stay on level 4. But your Keep lets you take three cards into the next round. Keep the red 7.
learn-level8-keep-more = And the next card of your run.
learn-level8-keep-joker = And the joker, of course. From level 5 on you may keep four cards even without a Keep, and each Keep adds three.
learn-level8-win = So the next round begins with a good hand. Laying out level 8 wins at once; you also win by ending a round with level 7 out. Now you know the game.
