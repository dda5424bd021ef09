### The rules of 8½, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/half/law.toml, with the same numbers in the same order.

## The cards

H01 = 72 cards. Yellow numbers (38): 1 and 2 four times each; 3, 4, 6, 7, 8 six times each. Special (34): 0 green, 5 blue, 9 red, six times each; ½ purple and ghost black, eight times each.
    .title = The 72 cards
H02 = 2 to 5 players.
    .title = Two to five players

## Setting up

H03 = The whole deck is dealt as evenly as it goes: with 5 players two seats hold one card more (our ruling: the first two after the dealer). Each seat: 3 blind cards face down, 3 open cards on them, 3 cards in hand, the rest face down as the seat's own stock.
    .title = The deal
H03x = Express: the stock is 3 cards; the other cards stay out of the game, unseen. Our ruling: a stock of a set number means at most that many cards a seat, never more than the deck gives when dealt as evenly as it goes.
    .title = A short stock
H04 = Blind and open cards play no part until stock and hand are gone (H19).
    .title = The table waits
H05 = The seat with the lowest yellow card in hand opens with exactly that card, then draws one. Every seat announces its lowest such card first, so all know it. A tie is drawn by lot. Our ruling: a seat without such a card says that it has none; what was announced stays known to all until that game is over. The announcements come after an exchange (H26), and where a table agrees that the opener is always drawn by lot, nobody announces.
    .title = Who opens
H05a = Our ruling: no seat holds such a card: the opener is drawn by lot and opens as in H11.
    .title = Opening by lot
H05x = Express: the lowest number card of any colour opens (0 to 9; our ruling: ½ and ghost have no number of their own); several of that lowest value may be played together; the seat draws as many.
    .title = Opening in express
H06 = Play goes clockwise.
    .title = Play goes clockwise

## A turn

H07 = The seat to move plays at least one card and announces the new bid. It may not pass, and it may not take the pile while it has a legal play. Our ruling: where a table allows a seat to take the pile by choice, a seat playing blind may do so too, but an empty pile can never be taken.
    .title = Playing is a duty
H08 = A number is legal if it is at least the bid. After 6½ that means 7 or more. (5 and 9: H17, H18. Under a 5: H17.)
    .title = At least the bid
H09 = Several cards of one kind from the hand may be played together, any number of them; the number counts once (halves add up: H13; for ghosts and zeros nothing changes). Express speaks of one card a turn but does not forbid sets; our ruling: the base holds.
    .title = Sets of a kind
H10 = After playing, the seat draws as many cards as it played while its stock lasts, so it holds three. Our ruling: a hand above three (H21) draws nothing; there is no stock then.
    .title = Drawing to three
H11 = No legal play: the seat takes the whole pile (H20 says where to); the seat to its left opens a new pile with any card or legal set of cards. An empty pile has bid 0 and is whole: a ghost opens at 0, one ½ at ½, 8+½ at 8½, a 5 with its effect.
    .title = No legal play
H12 = Ghost: the bid stays. Playable on every bid, 8½ and 9½ too. Its player takes over the risk of a half bid (H16).
    .title = The ghost
H13 = ½: the bid rises by ½, on every bid but 8½; also on 9 (9½, 10, …). Several together add up: 6 and three halves is 7½.
    .title = The half
H13a = Our ruling: each ½ is laid on the one before, so a set may end on 8½ but may not step across it (8 and two halves is illegal).
    .title = Not across 8½
H14 = 0: only on a whole bid; the bid becomes 0.
    .title = The zero
H15 = 8+½: an 8 and one ½ from the hand in one turn make 8½. Legal where an 8 is legal, and on 8½ itself.
    .title = Eight and a half
H15a = Our ruling: 8+½ is exactly one of each.
    .title = One of each
H15b = On 8½ only a ghost, 8+½ (where H15 is on) and the 9 are legal: no ½, no 0.
    .title = What goes on 8½
H16 = Attack (catch): the bid ends in ½, and the very next seat plays the number card that is the next whole number (4 on 3½, 5 on 4½, 9 on 8½, 1 on ½). Whoever played last (½, 8+½, or a ghost on a half bid) takes the whole pile with the attacking cards (H20), without defence; the attacker draws (H10) and opens a new pile.
    .title = The attack
H16a = Nobody is forced to attack: any other legal play is allowed and the half's player gets away.
    .title = No duty to attack
H16b = Only number cards attack: a ½ that makes a whole number does not.
    .title = Only numbers attack
H16c = Our ruling: playing the next whole number is an attack, announced or not; several copies may be played in it; 8+½ on 7½ is no attack, for it makes 8½; on 9½ and above no attack exists.
    .title = What makes an attack
H16d = Our ruling: an attacker with no card left has won at once.
    .title = Attacking with the last card
H17 = 5: playable on a bid of 5 or less only. The next seat, and only that one, must play 5 or lower, or a ½, a 0 or a ghost. ½ on a 5 makes 5½ and the next must go higher.
    .title = The five
H17a = It is the card that does this: a bid of 5 made of 4½ and ½ does not.
    .title = The card, not the bid
H17b = Under a 5, 8+½ and 6 to 9 are illegal.
    .title = Too high under a five
H17c = Our ruling, for the books can be read both ways: a ghost on a 5. Amigo, demi: the duty lapses, the next seat plays 5 or more. Fundex, express: the ghost is looked through, the next seat is under the 5 too.
    .title = A ghost on a five
H17x = Express lists 5 among the cards that may be played instead of a number: legal on every bid but 8½ (H15b holds); it is an attack only on 4½.
    .title = The wild five
H18 = 9: the highest number. On a 9 (or any bid from 9 to 9½ and up) only 9 (on 9 exactly), ½, ghost and, on a whole bid, 0 (where the 5 is a wild card, also 5: H17x).
    .title = The nine

## The table

H19 = Stock and hand empty: the seat plays its open cards, one a turn, its choice; all three gone, its blind cards, one a turn, chosen unseen. (Sets and 8+½ come from the hand only.) After an attack the seat opens the new pile from wherever it now plays (its last hand card gone: an open one; its last open card gone: a blind one). Our ruling: where a table allows several open cards of one kind to be played together, 8+½ comes from the hand only all the same.
    .title = Playing from the table
H20 = Where a taken pile goes: before table play, aside, out of the game, counted at the end; from table play on, into the hand, which must be emptied before the table is played again. Cards aside stay aside; everyone has seen them, so they are public in every edition.
    .title = Where a taken pile goes
H21 = Table play begins for a seat, once and for all (amigo, demi), the moment stock and hand are both empty.
    .title = When table play begins
H21b = Fundex: table play begins for a seat, once and for all, with its first turn on which stock and hand are both empty, playable open card or not; opening after its own attack is such a turn. (It differs from H21 when the last hand card is caught.)
    .title = Table play in fundex
H21x = Express: table play begins each time anew, by what was played: a pile taken while playing from the hand goes aside, one taken while playing open or blind cards goes into the hand; our ruling: a caught seat by where its caught card came from. H23 comes first: a finisher who is caught always takes the pile into the hand.
    .title = Table play in express
H22 = An open seat that cannot play any open card takes the pile into its hand. A blind card that is not legal is taken with the pile into the hand.
    .title = No legal table card

## The end

H23 = A seat that, after a legal play, holds no card in hand, stock, open or blind has finished, unless the next seat attacks its last card: then it takes the pile into its hand and goes on.
    .title = Finishing the game
H23a = Our ruling: if the last play left a half bid that a card can catch (½ to 8½), the next seat always gets one last chance, whatever it holds, so that the offer gives nothing away: it may attack from its hand or open cards, or, playing blind, turn one blind card (no attack: the card goes back and counts); or pass. Anything but an attack ends the game. On a whole bid, or 9½ and up, the game ends at once. Our ruling: a last chance attacks from where the seat now plays: its hand if it holds a card, else its open cards, else one blind card.
    .title = The last chance
H23b = Cards held at the end: aside, hand, stock, open, blind. The finisher may hold cards aside. Among the others, most cards is the big loser. Our ruling: a tie goes to the tied seat nearest after the finisher.
    .title = Cards held, big loser
H24 = Points: the finisher 2, the seat with the fewest cards 1, both 3. Our ruling: every seat tied for fewest gets the 1.
    .title = The points
H24x = Express: one penalty point a card held, fewest wins; over a series the lowest sum.
    .title = Scoring in express
H25 = A series is six games, or any number agreed; the points are written on the block and added up; most points wins (a tie is shared). Our ruling: the first dealer is drawn by lot; the deal passes left after each game.
    .title = A series of games
H26 = Fundex, demi: from the second game on, after the deal and before the opening, the last finisher may exchange one of its open cards for one of the last big loser's open cards. It may decline, and may exchange equal cards. Who opens is found afterwards (hands are not touched).
    .title = The exchange
H27 = Our ruling: endless play is possible (about one random two-seat game in 2,000 goes round and round). After 1,000 moves in one game (every move counts; one that finishes or brings a last chance is settled first) it ends with no finisher and no big loser: fewest cards get the 1 of H24, nobody the 2 (express scores by H24x as ever), and H26 falls away for the next game.
    .title = Endless play

## Names of the sections

half-section-cards = The cards
half-section-setting-up = Setting up
half-section-turn = A turn
half-section-table = The table
half-section-end = The end

## Names of the editions: which box it is

half-edition-amigo = Amigo, 2005: the rules in the Dutch box, and the base of all the others
    .short = Amigo
half-edition-demi = 8 Demi: the French rules, with an exchange between games
    .short = 8 Demi
half-edition-fundex = Fundex, 2005: the English rules, with an exchange between games
    .short = Fundex
half-edition-express = 8½ express: the short French rules, with a small stock, a wild 5 and a point a card
    .short = 8½ express
half-edition-express-advanced = 8½ express, advanced: the short French rules, and 8+½ may be played
    .short = 8½ express, advanced

## What each parameter of an edition decides

half-parameter-stock = How many cards each seat's stock has: all that are left, or at most a set number (H03).
half-parameter-opening = Who opens: the lowest yellow card, the lowest number card of any colour, or a seat drawn by lot (H05).
half-parameter-opening-sets = Whether the opener may play several copies of its lowest card together (H05).
half-parameter-voluntary-take = Whether a seat may take the pile although it could play (H07).
half-parameter-half-across = Whether a set of halves may step across 8½ (H13a).
half-parameter-eight-half = Whether an 8 and a ½ may be played together as 8½ (H15).
half-parameter-five-wild = Whether a 5 may be played on higher bids too, all but 8½ (H17x).
half-parameter-five-through-ghost = Whether a 5 still binds the next seat when a ghost is laid on it (H17c).
half-parameter-open-sets = Whether several open cards of one kind may be played together (H19).
half-parameter-table-from = When a taken pile goes into the hand: once stock and hand are empty, from the first turn with both empty, or by where the cards were played from (H21).
half-parameter-scoring = How a game is scored: points for finishing and for fewest cards, or a penalty point for each card held (H24).
half-parameter-fewest-tie = Who gets the point for fewest cards in a tie: every tied seat, or nobody (H24).
half-parameter-games = How many games make a series (H25).
half-parameter-exchange = Whether the last finisher may exchange an open card with the last big loser (H26).
half-parameter-max-plays = After how many moves an endless game is stopped (H27).

## What a parameter may be, where it is not a number

half-value-stock-all = all
half-value-opening-lowest-yellow = the lowest yellow card
half-value-opening-lowest-number = the lowest number of any colour
half-value-opening-lot = drawn by lot
half-value-table-from-reached = once stock and hand are empty
half-value-table-from-started = from the first turn with both empty
half-value-table-from-source = by where the cards were played from
half-value-scoring-points = points for finishing and for fewest cards
half-value-scoring-cards = a penalty point for each card held
half-value-fewest-tie-all = every tied seat
half-value-fewest-tie-none = nobody
