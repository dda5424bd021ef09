# A first game that teaches: what the coach says, step by step. $name: the one bot at the table. $move: as a hint says it.

learn-title = Learn { $game }
learn-coach = Coach
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = One step back
learn-skip = Do it for me
learn-again = From the beginning
learn-watch = Look what { $name } does …
learn-other = That would be allowed too. In this lesson, do this: { $move }.
learn-play = Play a real game
learn-missing = There is no such lesson.

## 8½

learn-half-welcome = Welcome! Get rid of all your cards before { $name } does: first your hand and your stock, then your open cards, last the blind ones below them. This is a short game, with a small stock.
learn-half-opening = The lowest yellow card in all hands opens, and that is your 2. Tap it, then the button. The number on the pile is called the bid.
learn-half-higher = { $name } laid a 4. Now you need a card that is equal or higher: your 3 is too low. Lay the 6. After each card you draw one, so you always hold three.
learn-half-half = An equal card goes too: { $name } laid a 6 as well. A ½ adds a half to any bid, except to 8½. Lay it: the bid becomes 6½. It is risky, as you will see!
learn-half-catch = { $name } laid a ghost: the bid stays 6½, and the risk is now with { $name }. On a half, the next whole number catches! Lay the 7: { $name } must take the whole pile.
learn-half-set = Caught! Who catches opens a new pile. Several equal cards may be laid together, and count once. Tap both 4s and lay them.
learn-half-five = A 5! Now it goes the other way, for you alone: lay 5 or lower, or a ½, a 0 or a ghost. At last your 3 is good for something: lay it.
learn-half-zero = A 9 is the highest number. On it goes another 9, a ½, a ghost or a 0. A 0 goes on every whole bid, and the bid becomes 0. Lay it.
learn-half-eight-half = And here is what the game is named after: an 8 and a ½ together make 8½. On it goes only a ghost, another 8½, or a 9, which catches. Tap the 8 and the ½.
learn-half-new-pile = { $name } had nothing for it and took the pile. Then the next player, you, opens a new one with any card. Lay the 8.
learn-half-take = An 8 again, and you hold only a 6. Nothing goes: you take the pile. As long as you have cards in hand or stock, it goes aside and counts at the end.
learn-half-last-hand = Your stock is empty, so you draw no more. The 6 is the last card in your hand: lay it.
learn-half-open = Hand and stock are gone: now you play your open cards, one a turn. A pile that you take from now on goes into your hand. The bid is 0: lay the 3 and keep the high ones.
learn-half-open-again = The bid is 6. Lay the 7; the 9 will beat everything later.
learn-half-nine = The bid is 7. Your last open card is the 9: only a 9, a ½, a ghost or a 0 goes on it.
learn-half-blind = { $name } took the pile. Now your blind cards: turn one over without knowing it. If it does not go, you take it and the pile into your hand. On an empty pile everything goes: turn the first.
learn-half-blind-again = It was a 4, and { $name } laid an 8. A little luck is needed now: turn the second one.
learn-half-finish = A ghost: it goes on everything, and { $name } had to take the pile. Turn your last card and you have finished!
learn-half-score = Well done, you have finished! That is 2 points; and 1 more, for you hold the fewest cards, those aside counted. A match is six games, most points win. You know the game now.

## Level 8 Master

learn-level8-welcome = Welcome! Everybody climbs eight levels, and each level asks for certain groups of cards. You are on level 1: four pairs. A pair is two equal numbers, whatever their colour.
learn-level8-draw = Every turn begins with drawing a card: from the stock, or the top of anybody’s discard pile. The 13 there is no use to you: draw from the stock.
learn-level8-joker = A joker! It stands for any number from 6 to 10, in any colour, so it makes a pair with your 9. What it stands for is fixed when you lay it.
learn-level8-discard = Every turn ends with a discard onto your own pile. You do not need the red 1: tap it, then the button.
learn-level8-draw-pile = Look: { $name } discarded a 12, just what you lack. Take it from that pile.
learn-level8-lay = Four pairs: 3, 7, 12 and 9 with the joker! A level is laid out all at once. Put the cards into the groups, or tap “Lay the best way”, then the button.
learn-level8-special = Your level is out. Instead of a discard you may end your turn with a special card. Swap exchanges up to three cards: play it.
learn-level8-swap = The 14 fits nowhere: swap it.
learn-level8-swapped = Keep the 4, it may be of use. That is enough: you draw a new card for the 14.
learn-level8-draw-again = { $name } has a level out too. Your turn: draw from the stock.
learn-level8-off = Once your level is out, you may lay off cards on any group on the table. Tap the red 7, then your group of 7s.
learn-level8-off-other = On the groups of others too: tap the green 4, then the 4s of { $name }.
learn-level8-end = One card is left. Who puts the last card on their discard pile ends the round: discard the 13!
learn-level8-up = You ended the round and move up two levels. { $name } had a level out and moves up one; who has none out stays. All cards are shuffled and dealt again.
learn-level8-later = Some rounds later you are on level 4: a run of three in one colour, and a run of five. In a run the numbers follow each other; you have 6, 7, 8 and 9. Draw from the stock.
learn-level8-take = Another special, Take: every other player shows three cards, and you may take one of them. Play it.
learn-level8-pick = A joker from 6 to 10 is among them. Tap it, then the button.
learn-level8-draw-late = The joker makes your run of five, but the three of one colour are still missing: you lack the purple 13. And { $name } has only one card left! Draw from the stock.
learn-level8-play-keep = A 13, but a red one. Now a third special helps, Keep: it lies before you, and if your level is not out when the round ends, you may keep three cards. Play it.
learn-level8-keep = { $name } ended the round before your level was out: you stay on level 4. But your Keep lets you take three cards into the next round. Keep the red 7.
learn-level8-keep-more = And the next card of your run.
learn-level8-keep-joker = And the joker, of course. From level 5 on you may keep four cards even without a Keep, and each Keep adds three.
learn-level8-win = So the next round begins with a good hand. Who lays out level 8 wins at once; so does who ends a round with level 7 out. You know the game now.
