### The rules of Level 8 Master, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/level8/law.toml, with the same numbers in the same order.

## The cards

L01 = 111 cards: 90 numbers (1 to 15 in six colours, one of each), 12 jokers (four each of 1–5, 6–10 and 11–15) and 9 specials: 2 Take, 3 Swap, 4 Keep. (The Dutch book says 101 in one place, a misprint: its list of contents and its later text say 111.)
    .title = The 111 cards
L02 = Each colour has a shape of its own, so that it can be told apart without seeing the colour; every screen here shows that shape too.
    .title = A shape for each colour
L03 = 2 to 6 players. Each has a level card and starts at level 1.
    .title = Two to six players

## Setting up

L04 = The dealer (our ruling: the first is drawn by lot) shuffles all the cards and deals until every hand has 10, kept cards included (L20). The rest, face down, is the stock; its top card, turned over, is the first card of the dealer’s own discard pile. Every player has a discard pile of their own.
    .title = The deal
L05 = The player to the dealer’s left begins; play goes clockwise. In the next round, the player to the left of the last dealer deals.
    .title = Who begins, who deals

## A turn

L06 = First, players must draw one card: the top of the stock, or the top of any discard pile, even their own, whatever card that is.
    .title = Drawing a card
L07 = Then they may lay out their level: all groups of their current level at once, from the hand, face up. No part of a level and no extra group may be laid out, then or later. One level a round.
    .title = Laying out the level
L08 = Once their level is out, from that same turn on, they may lay off cards from the hand on any group on the table, their own or another player’s: runs grow at both ends (never past 1 or 15; 15 and 1 do not join), sets by the same number, colour groups by the same colour, colour runs at both ends in their colour.
    .title = Laying off
L09 = Last, they must discard any one card from the hand on their own discard pile, or play a special instead (L15). Our ruling: so they must always have one card left for that; they cannot lay off their last card, or lay out a level that leaves them none, except level 8 (L22). A special may also be discarded like any card, without effect.
    .title = Discarding a card
L10 = When the last card of the stock is drawn, all players keep the top card of their discard pile; all other discards and (our ruling) the specials lying face up under the stock (L16, L17, L24) are shuffled into a new stock, at that very moment, even in the middle of a swap or when a robbed player draws. Our ruling: if that gives no cards, the stock stays empty until the end of the round: players draw from a discard pile or, if there is none, start with L07; draws under L16 and L17 that the stock cannot supply lapse.
    .title = A new stock

## Groups

L11 = Run: consecutive numbers, any colours. Set (pair, triple, …): equal numbers, any colours. Colour group: any numbers of one colour. Colour run: consecutive numbers of one colour. Two sets of a level may have the same number (2-2, 3-3, 6-6, 6-6 is four pairs).
    .title = The four groups
L12 = Specials are never part of a group.
    .title = No specials in groups

## Jokers

L13 = A joker stands for any number in its range, in any colour. Any number of jokers may be used in a level, in each group and (our ruling) when laying off. In a colour group its number does not matter; it may stand for a card that is already there. What it stands for, number and colour, is fixed when it is laid, and shown (in runs and sets the colour is free and does not matter).
    .title = What jokers stand for
L14 = A laid joker is never exchanged or moved.
    .title = Laid jokers stay

## Specials

L15 = A special is played instead of the discard; the turn then ends. As the last card in hand it can only be discarded: that ends the round (L18), and it has no effect.
    .title = Playing a special
L16 = Take (2 cards): it goes face up under the stock. Clockwise, every other player shows three cards from their hand, of their own choosing (all of them, if they hold fewer). Whoever played the Take may take one of all these into the hand; the robbed player draws the top of the stock; the rest go back. (Shown cards stay in their owner’s hand meanwhile; everyone has seen them.) Our ruling: a player with three cards or fewer shows them all without being asked. Our ruling: a player robbed of their last card whose draw lapses (L10) does not end the round: on their turn they draw and go on, and if they cannot draw, their turn passes.
    .title = The Take card
L17 = Swap (3 cards): it goes face up under the stock. The player puts up to three cards from the hand, one by one in any order, on their own discard pile, then draws as many from the stock (never from discard piles). They may stop earlier, even right away; after the third, the draw follows by itself. Our ruling: a player who puts down their last card this way ends the round at once, since that is what L18 says.
    .title = The Swap card
L17a = Keep (4 cards): it lies open in front of the player until the end of the round; they may then keep up to three cards for the next round, if their level is not laid out. Several add up, and add to L20.
    .title = The Keep card

## The end

L18 = A player who puts their last card on their discard pile ends the round at once.
    .title = Ending the round
L19 = The player who ended the round moves up two levels (never above 8), even without their level out; every other player whose level is out moves up one; the others stay. Our ruling: the book says “may”; nobody would decline, so it simply happens.
    .title = Moving up
L20 = A player on level 5 to 8 whose level is not out may keep up to four cards; each Keep in front of them adds three (level 7, two Keeps: ten). They are dealt back up to ten. Players who laid out their level keep nothing, and their Keep cards lapse. Our ruling: those who may keep cards choose one after another, clockwise from the left of the player who ended the round; what they keep stays secret, how many is known; players who may keep nothing or hold nothing are not asked; players who keep more than ten are dealt none.
    .title = Keeping cards
L21 = All other cards are shuffled together for the next round.
    .title = The next round
L22 = Laying out level 8 wins at once, whatever is left in hand.
    .title = Winning with level 8
L23 = Ending a round with level 7 laid out wins too. Our ruling: the levels still move first (L19).
    .title = Winning with level 7
L23a = Each player chooses the level card they play with: one star, two stars (for those who want it harder) or a card of their own. They choose before the first deal and keep that card for the whole match; everyone can see who has which. What a player’s level asks for when it is laid out (L07) stands on that player’s card. Everything else goes by the number of the level alone, whatever the cards say: moving up (L19), keeping cards (L20), winning (L22, L23). Cards may be laid off on every player’s groups (L08). Our ruling: a card of one’s own has eight levels, each of one to five groups of two cards or more, and no level has more than ten cards. What Master’s two level cards ask for is our reconstruction, because the book only shows them as pictures; in words it says only that level 1 of the card with one star is four pairs.
    .title = Choosing a level card
L26 = Our ruling: a round can go on for ever. If after 2,000 moves nobody has put down their last card, the round ends without anyone ending it: every player whose level is out moves up one, and cards are kept clockwise from the dealer’s left. A match of 200 rounds ends without a winner. Measured: with random moves, about one round in a hundred is stopped this way, and not one match in 40,000.
    .title = Endless play

## Mixing in Level 8

L24 = Skip (3 cards, from Level 8; the French box has 4): instead of the discard, it is laid in front of any other player who has none. On their turn, that player only slides it face up under the stock: that is the whole turn, with nothing to decide. As a last card: L15.
    .title = The Skip card
L25 = The whole deck of Level 8: another 90 numbers, 6 full jokers (any number, any colour) and the 3 Skips. The edition Level 8 is that deck alone, played by L02 to L25 without Take, Swap and Keep, and without L20 (its one-star side has no such rule). Level 8 has also been sold with 98 cards (the German and Dutch boxes of 2016: 5 full jokers, 3 Skips) and with 101 (the French box: 7 full jokers, 4 Skips).
    .title = The Level 8 deck

## Names of the sections

level8-section-cards = The cards
level8-section-setting-up = Setting up
level8-section-turn = A turn
level8-section-groups = Groups
level8-section-jokers = Jokers
level8-section-specials = Specials
level8-section-end = The end
level8-section-mixing = Mixing in Level 8

## Names of the editions: which box it is; a + in an edition’s name is a - here

level8-edition-master = Level 8 Master: the rules in the Dutch box, with 111 cards
    .short = Level 8 Master
level8-edition-master-skips = Level 8 Master with Skips: the three Skip cards of Level 8 are shuffled in
    .short = Level 8 Master with Skips
level8-edition-master-level8 = Level 8 Master with Level 8: the whole deck of Level 8 is shuffled in, 210 cards
    .short = Level 8 Master with Level 8
level8-edition-level8 = Level 8: the older game alone, with 99 cards (the English box), without Take, Swap and Keep
    .short = Level 8
level8-edition-level8-98 = Level 8 as in the German and Dutch boxes of 2016: 98 cards, with 5 full jokers and 3 Skips
    .short = Level 8, 98 cards
level8-edition-level8-101 = Level 8 as in the French box: 101 cards, with 7 full jokers and 4 Skips
    .short = Level 8, 101 cards

## What each parameter of an edition decides

level8-parameter-copies = How many copies of each number card the deck has (L25).
level8-parameter-range-jokers = How many jokers of each range there are: 1–5, 6–10 and 11–15 (L01).
level8-parameter-full-jokers = How many full jokers there are (L25).
level8-parameter-takes = How many Take cards there are (L16).
level8-parameter-swaps = How many Swap cards there are (L17).
level8-parameter-keep-cards = How many Keep cards there are (L17a).
level8-parameter-skips = How many Skip cards there are (L24).
level8-parameter-shuffle-specials = Whether the specials under the stock are also shuffled into a new stock (L10).
level8-parameter-joker-off = Whether jokers may be laid off (L13).
level8-parameter-swap-ends = Whether putting down the last card in a swap ends the round at once; otherwise the draw follows (L17).
level8-parameter-keep-from = From which level on players whose level is not out may keep four cards (L20).
level8-parameter-max-plays = After how many moves an endless round is stopped (L26).
level8-parameter-max-rounds = After how many rounds an endless match is stopped (L26).

## What a parameter may be, where it is not a number

level8-value-keep-from-never = never

## The level cards that there are, and where the lines of a card come from

level8-levels-level8-1 = Level 8, one star
level8-levels-master-1 = Master, one star
level8-levels-master-2 = Master, two stars
level8-source-printed = as printed on the card
    .short = as printed
level8-source-reconstruction = our own reconstruction, because the book shows this card only as a picture
    .short = our reconstruction
level8-source-own = typed in from a card of your own
    .short = own card
