# Why a move is refused. The rule's number is put behind each by the program.
# $cards, $own, $other: cards as in half-cards.ftl ("a 7", "a ghost", "two 3s"); $may: a list of such; $bid: "6½".

half-refusal-over = The series is over.
half-refusal-exchange-first = Exchange an open card with the big loser first, or decline.
half-refusal-no-exchange = There is no exchange now: where the rules have one, it comes after the deal, from the second game on.
half-refusal-not-own-open = You have no such open card to give: { $own }.
half-refusal-not-loser-open = The big loser has no such open card: { $other }.
half-refusal-open-with-lowest = Open with your lowest card: { $lowest }.
half-refusal-open-with-one = Open with just one { $lowest }.
half-refusal-only-attack = This is the last chance: catch { $bid } with { $catch }, or pass.
half-refusal-no-pass = You may not pass: lay a card, or take the pile if you cannot.
half-refusal-must-play = You can lay a card, so you may not take the pile. On { $bid } you may lay { $may }.
half-refusal-nothing-to-take = There is no pile to take: open a new one.
half-refusal-not-held = That is not in your hand: { $cards }.
half-refusal-hand-first = Play your hand and your stock first.
half-refusal-not-open = That is not among your open cards: { $cards }.
half-refusal-open-first = Play your open cards first.
half-refusal-play-blind = You play your blind cards now: turn one over.
half-refusal-blind-gone = There is no blind card { $place } any more.
half-refusal-one-open = Open cards are played one at a time.
half-refusal-one-card = Cards are played one at a time here.
half-refusal-eight-half-off = This edition has no 8+½. On { $bid } you may lay { $may }.
half-refusal-eight-half-hand = 8+½ is played from the hand only. On { $bid } you may lay { $may }.
half-refusal-below-bid = Too low: { $cards }. The bid is { $bid }; you may lay { $may }.
half-refusal-half-across = Halves may end on 8½, but not step across it; the bid is { $bid }.
half-refusal-zero-on-half = A 0 needs a whole bid; the bid is { $bid }. You may lay { $may }.
half-refusal-on-eight-half = On 8½ you may lay only { $may }.
half-refusal-five-high = A 5 can only be laid on a bid of 5 or less; the bid is { $bid }. You may lay { $may }.
half-refusal-under-five = After a 5 you must play 5 or lower. You may lay { $may }.
half-refusal-on-nine = On { $bid } that number is too low. You may lay { $may }.
