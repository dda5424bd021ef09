# How to play, on one screen: a picture, a title and a line or two each. The pictures are web/src/games/*/How.svelte.

how-rest = The full rules

## 8½

how-half-goal = Get rid of your cards
    .about = Play your hand and stock first, then your three open cards, and last the three blind ones below them. The first player with no cards left finishes the game.
how-half-bid = Match the bid, or beat it
    .about = The number on the pile is the bid. Play a card that is at least as high: it makes the new bid. Then draw until you hold three again.
how-half-half = A ½ adds a half
    .about = It can be played on any bid but 8½. An 8 and a ½ together make 8½.
how-half-catch = Catch!
    .about = On a half, the next whole number catches: a 7 on 6½. The player caught takes the whole pile, and whoever made the catch starts a new one.
how-half-special = Special cards
    .about = 0 takes a whole bid back to zero. After a 5 the next player must play 5 or lower. A ghost leaves the bid as it is.
how-half-take = Nothing to play?
    .about = Take the pile and put it aside: it counts at the end. Once you play from the table, it goes into your hand instead.

## Level 8 Master

how-level8-goal = Climb eight levels
    .about = Each level asks for certain groups: sets of one number, runs, cards of one colour. Everyone starts at level 1.
how-level8-turn = Draw one, discard one
    .about = Draw from the stock or from any discard pile. End your turn with a discard, or play a special card instead: Take, Swap or Keep.
how-level8-lay = Lay out your level
    .about = As soon as you hold all its groups, lay them out, all at once. One level a round.
how-level8-joker = Jokers help
    .about = A joker stands for any number in its range, in any colour.
how-level8-off = Lay off the rest
    .about = Once your level is out, add cards to any group on the table, your own or another player’s.
how-level8-end = Move up
    .about = The first to discard their last card ends the round and moves up two levels; everyone else with a level out moves up one. Lay out level 8, and you have won.
