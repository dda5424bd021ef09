### The rules of 8½, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/half/law.toml, with the same numbers in the same order.

## The cards

H01 = 72 cards. Yellow numbers (38): 1 and 2 four times each; 3, 4, 6, 7, 8 six times each. Special (34): 0 green, 5 blue, 9 red, six times each; ½ purple and ghost black, eight times each.
    .title = The 72 cards
H02 = 2 to 5 players.
    .title = Two to five players

## Setting up

H03 = The whole deck is dealt out as evenly as it will go: with 5 players, two get one extra card (our ruling: the first two after the dealer). Each player has 3 blind cards face down, 3 open cards on top of them and 3 cards in hand; the rest, face down, is their own stock (the Bank, as Fundex calls it).
    .title = The deal
H03x = Express: the stock is 3 cards; the other cards stay out of the game, unseen. Our ruling: a fixed stock size is a maximum; nobody ever gets more cards than an even deal of the whole deck would give them.
    .title = A short stock
H04 = Blind and open cards stay out of play until the player’s stock and hand are gone (H19).
    .title = The table waits
H05 = The player with the lowest yellow card in hand opens with exactly that card, then draws one. Ties are broken by lot. Who shows what beforehand depends on the box. Amigo: every player announces their lowest yellow card, so everyone knows it; our ruling: a player without such a card says so. Fundex, demi, express: only the lowest card of all is shown, by the opener and by every player tied with them; the others show nothing, so everyone knows that none of them was dealt a card as low as that one. If nobody holds such a card, everyone knows that too (H05a). Our ruling: what was announced, and what follows from it, is known to everyone until that game is over. The announcements come after an exchange (H26); if a table agrees that the opener is always drawn by lot, nobody announces anything.
    .title = Who opens
H05a = Our ruling: if nobody holds such a card, the opener is drawn by lot and opens as in H11.
    .title = Opening by lot
H05x = Express: the lowest number card of any colour opens (0 to 9; our ruling: ½ and ghost have no number of their own). Several cards of that lowest value may be played together; the player draws as many.
    .title = Opening in express
H06 = Play goes clockwise.
    .title = Play goes clockwise

## A turn

H07 = On their turn, players play at least one card and announce the new bid. They may not pass, and they may not take the pile if they can play. Our ruling: where a table lets players take the pile by choice, players on their blind cards may do so too; an empty pile can never be taken.
    .title = You must play
H08 = A number is legal if it is at least the bid. After 6½ that means 7 or more. (5 and 9: H17, H18. After a 5: H17.)
    .title = At least the bid
H09 = Several cards of one kind may be played together from the hand, any number of them; the number counts once (halves add up: H13; for ghosts and zeros it makes no difference). Express allows several cards only in the opening and does not forbid them later; our ruling: the base rule applies. A table may agree to play without sets: then every turn, even a catch or a last chance, is a single card, from the hand or from the open cards. Two things stay as they are: 8+½ (H15), and how many cards open (H05, H05x); opening by lot (H05a) is a turn like any other.
    .title = Several of a kind
H10 = After playing, players draw as many cards as they played while their stock lasts, so they hold three again. Our ruling: nobody with more than three cards in hand (H21) draws; by then there is no stock.
    .title = Drawing back to three
H11 = A player who cannot play takes the whole pile (H20 says where it goes). The player to their left starts a new pile with any card or any legal set. Our ruling, since no book says: the bid on an empty pile is 0, which is whole: a ghost opens at 0, a single ½ at ½, 8+½ at 8½, and a 5 with its usual effect.
    .title = No legal play
H12 = Ghost: the bid stays as it is. It can be played on any bid, even 8½ and 9½. Whoever plays it takes over the risk of a half bid (H16). Express says that a ghost passes the turn, and says nothing about risk; our ruling: the base rule applies. A table may agree that a ghost carries no risk: then nobody can be caught for a half bid while a ghost lies on top of it, neither whoever played the ghost nor whoever made the bid. The card that would catch is then a number like any other (H08), and a player whose last card is such a ghost has won at once (H23a). A ½ or an 8+½ laid on the ghost makes a new bid, with its own risk.
    .title = The ghost
H13 = ½: the bid goes up by ½. It can be played on any bid except 8½ (but see H15b), so also on 9 (9½, 10, …). Several together add up: 6 and three halves make 7½.
    .title = The half
H13a = Our ruling: each ½ is laid on the one before, so a set may end on 8½ but may not step across it (8 and two halves is illegal).
    .title = Not across 8½
H14 = 0: only on a whole bid; the bid becomes 0.
    .title = The zero
H15 = 8+½: an 8 and one ½, played from the hand in one turn, make 8½. Legal wherever an 8 is legal, and on 8½ itself. Demi’s book does not have it; our ruling: it holds there too.
    .title = Eight and a half
H15a = Our ruling: 8+½ means exactly one of each.
    .title = One of each
H15b = On 8½ only a ghost, 8+½ (where H15 applies) and a 9 are legal: no ½, no 0. Only Amigo and Fundex say so in print; our ruling: it holds in demi and express too. A table may agree that a ½ may be laid on 8½ after all. One makes 9, two make 9½, and so on: H18 says what can follow, and a ½ never catches (H16b). A set of halves may then step across 8½ as well, whatever H13a says. A 0 and a wild 5 (H17x) stay illegal on 8½.
    .title = What can follow 8½
H16 = Catch: the bid ends in ½, and the very next player plays the number card that is the next whole number (4 on 3½, 5 on 4½, 9 on 8½, 1 on ½). Whoever played last (½, 8+½, or a ghost on a half bid) is caught and takes the whole pile, catching cards included (H20), with no way to defend. The player who made the catch draws (H10) and starts a new pile.
    .title = The catch
H16a = Nobody has to catch: any other legal play is allowed, and whoever played the half gets away.
    .title = No duty to catch
H16b = Only number cards catch: a ½ that makes a whole number does not.
    .title = Only numbers catch
H16c = Playing the next whole number is a catch. Our ruling: announced or not, and several copies may be played. 8+½ on 7½ is no catch, because it makes 8½. From 9½ up, nothing can be caught.
    .title = What counts as a catch
H16d = A player who catches and has no card left has finished (H23). Our ruling: at once, with no new pile to start.
    .title = Catching with the last card
H17 = 5: playable only on a bid of 5 or less. The next player, and only the next, must play 5 or lower, or a ½, a 0 or a ghost. A ½ on a 5 makes 5½, and the next player must go higher.
    .title = The five
H17a = It is the card that does this, not the bid: a bid of 5 made of 4½ and ½ has no such effect.
    .title = The card, not the bid
H17b = After a 5, 8+½ and 6 to 9 are illegal.
    .title = Too high after a five
H17c = Our ruling, because the books can be read both ways: a ghost on a 5. Amigo, demi: the duty lapses, and the next player plays 5 or more. Fundex, express: the ghost is looked through, and the 5 binds the next player too.
    .title = A ghost on a five
H17x = Express lists the 5 among the cards that may be played instead of a number: it is legal on every bid except, by our ruling, 8½ (H15b still applies), and it catches only on 4½.
    .title = The wild five
H18 = 9: the highest number. On a 9, and on any bid above it, only these are legal: a 9 (on exactly 9), a ½, a ghost and, on a whole bid, a 0 (and a 5 where it is a wild card: H17x).
    .title = The nine

## The table

H19 = Once stock and hand are empty, players play their open cards, one a turn, in any order; once all three are gone, their blind cards, one a turn, chosen unseen. (Sets and 8+½ come from the hand only.) After a catch, the player starts the new pile from wherever they now play (last hand card gone: an open card; last open card gone: a blind card). Our ruling: even where a table allows several open cards of one kind to be played together, 8+½ comes from the hand only.
    .title = Playing from the table
H20 = Where a taken pile goes. Before table play: aside, out of the game, to be counted at the end. From table play on: into the hand, which must be emptied before the player plays from the table again. Cards aside stay aside; everyone has seen them, so they are public in every edition. Express lays the pile aside face down: the table shows how many cards it has, and lists them for anyone who asks.
    .title = Where a taken pile goes
H21 = Table play begins for a player, once and for all (amigo, demi), the moment their stock and hand are both empty. Demi’s book speaks of the hand only for a blind card that is not legal; our ruling: it is as in amigo. Demi’s book can also be read another way: see H22.
    .title = When table play begins
H21b = Fundex: table play begins for a player, once and for all, on their first turn with stock and hand both empty; our ruling: whether or not they can play an open card, and starting a pile after their own catch is such a turn. (This differs from H21 when the last hand card is caught.)
    .title = Table play in fundex
H21x = Express: table play begins anew each time, depending on what was played: a pile taken while playing from the hand goes aside, one taken while playing open or blind cards goes into the hand. Our ruling: for a caught player it depends on where the caught card came from. H23 comes first: a player whose very last card is caught always takes the pile into the hand. Express’s book can also be read another way: see H22.
    .title = Table play in express
H22 = Players on their open cards who cannot play any of them take the pile into the hand (or aside, by the other reading below). A blind card that is not legal goes into the hand together with the pile. Express and demi can also be read another way, which a table may choose: a pile goes into the hand only together with a blind card that is not legal, or when a player’s very last card is caught (H23). Every other pile goes aside, whether its taker was playing from the hand, from the open cards or from the blind ones, and whether they could not play, were caught or took it by choice (H07).
    .title = No legal table card

## The end

H23 = A player who, after a legal play, has no card left in hand, stock, open or blind has finished, unless the next player catches that last card: then they take the pile into the hand and play on. Demi’s book once calls the winner a player who has collected no cards; our ruling: cards aside keep nobody from finishing.
    .title = Finishing the game
H23a = If the last play leaves a half bid that a card can catch (½ to 8½), the next player may still catch. Our ruling: they always get this one last chance, whatever they hold, so that the offer gives nothing away. They may catch from their hand or open cards or, if they are on their blind cards, turn one over (if it does not catch, it goes back and counts), or pass. Anything but a catch ends the game. On a whole bid, or from 9½ up, the game ends at once. Our ruling: a last chance is played from where the player now plays: the hand if they hold a card, else the open cards, else one blind card.
    .title = The last chance
H23b = Cards held at the end: aside, hand, stock, open, blind. The finisher may hold cards aside. Of the others, whoever holds the most cards is the big loser. Our ruling: the stock counts even where a book’s list leaves it out (amigo); in a tie, the big loser is the tied player who comes first after the finisher.
    .title = Cards held, big loser
H24 = Points: 2 for finishing, 1 for holding the fewest cards, 3 for both. Our ruling: everyone tied for fewest gets the 1.
    .title = The points
H24x = Express: one penalty point for each card held, and the fewest points win. Our ruling: a tie is shared, and over a series the lowest total wins.
    .title = Scoring in express
H25 = A series is six games, or any number agreed (express has no series: it is one game, unless the host chooses more; our ruling: the penalty points are then added up); points are written on the score pad and added up; the most points win (a tie is shared). Our ruling: the first dealer is drawn by lot; the deal passes to the left after each game.
    .title = A series of games
H26 = Fundex, demi: from the second game on, the finisher of the last game may exchange one of their open cards for one of its big loser’s open cards. They may decline. Our ruling: the exchange comes after the deal and before the opening, equal cards may be exchanged, and who opens is settled afterwards (hands are not touched).
    .title = The exchange
H27 = Our ruling: a game can go on for ever (about one random two-player game in 2,000 goes round and round). After 1,000 moves in one game (every move counts; one that finishes or brings a last chance is settled first) it ends with no finisher and no big loser: the fewest cards get the 1 of H24, nobody gets the 2 (express scores by H24x as always), and there is no exchange (H26) before the next game.
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
half-edition-express = 8½ express: the short French rules, with a small stock, a wild 5 and a point for every card
    .short = 8½ express
half-edition-express-advanced = 8½ express, advanced: the short French rules, and 8+½ may be played
    .short = 8½ express, advanced

## What each parameter of an edition decides

half-parameter-stock = How many cards each player’s stock has: all that are left, or at most a fixed number (H03).
half-parameter-opening = Who opens: the lowest yellow card, the lowest number card of any colour, or a player drawn by lot (H05).
half-parameter-opening-sets = Whether the opener may play several copies of their lowest card together (H05).
half-parameter-announcing = What players show before the opening: everyone their lowest card, or only the lowest of all (H05).
half-parameter-voluntary-take = Whether players may take the pile even if they can play (H07).
half-parameter-sets = Whether several cards of one kind may be played together (H09).
half-parameter-ghost-risk = Whether a player who lays a ghost on a half bid can be caught (H12).
half-parameter-half-across = Whether a set of halves may step across 8½ (H13a).
half-parameter-eight-half = Whether an 8 and a ½ may be played together as 8½ (H15).
half-parameter-half-on-eight-half = Whether a ½ may be laid on 8½ (H15b).
half-parameter-five-wild = Whether a 5 may also be played on higher bids, all except 8½ (H17x).
half-parameter-five-through-ghost = Whether a 5 still binds the next player when a ghost is laid on it (H17c).
half-parameter-open-sets = Whether several open cards of one kind may be played together (H19).
half-parameter-aside-shown = How piles set aside lie on the table: open or face down; everyone knows their cards either way (H20).
half-parameter-table-from = When a taken pile goes into the hand: once stock and hand are empty, from the first turn with both empty, depending on where the cards were played from, or only with a blind card that is not legal (H21).
half-parameter-scoring = How a game is scored: points for finishing and for fewest cards, or a penalty point for each card held (H24).
half-parameter-fewest-tie = Who gets the point for fewest cards in a tie: everyone tied, or nobody (H24).
half-parameter-games = How many games make a series (H25).
half-parameter-exchange = Whether the finisher of the last game may exchange an open card with its big loser (H26).
half-parameter-max-plays = After how many moves an endless game is stopped (H27).

## What a parameter may be, where it is not a number

half-value-stock-all = all
half-value-opening-lowest-yellow = the lowest yellow card
half-value-opening-lowest-number = the lowest number of any colour
half-value-opening-lot = drawn by lot
half-value-announcing-all = everyone announces their lowest card
half-value-announcing-opener = only the lowest card of all is shown
half-value-aside-shown-open = open
half-value-aside-shown-face-down = face down
half-value-table-from-reached = once stock and hand are empty
half-value-table-from-started = from the first turn with both empty
half-value-table-from-source = depending on where the cards were played from
half-value-table-from-blind = only with a blind card that is not legal
half-value-scoring-points = points for finishing and for fewest cards
half-value-scoring-cards = a penalty point for each card held
half-value-fewest-tie-all = everyone tied
half-value-fewest-tie-none = nobody
