# Why a move is refused. The rule's number is put behind each by the program.
# $cards, $own, $other: cards as in half-cards.ftl ("a 7", "a ghost", "two 3s"); $may: a list of such; $bid: "6½".

half-refusal-over = La série est terminée.
half-refusal-exchange-first = Échange d’abord une carte ouverte avec le grand perdant, ou renonce à l’échange.
half-refusal-no-exchange = Pas d’échange maintenant : quand les règles en prévoient un, il vient après la distribution, à partir de la deuxième partie.
half-refusal-not-own-open = Tu n’as pas cette carte ouverte à donner : { $own }.
half-refusal-not-loser-open = Le grand perdant n’a pas cette carte ouverte : { $other }.
half-refusal-open-with-lowest = Ouvre avec ta plus petite carte : { $lowest }.
half-refusal-open-with-one = Ouvre avec un seul { $lowest }.
half-refusal-only-attack = C’est la dernière chance : attaque { $bid } avec un { $catch }, ou passe.
half-refusal-no-pass = Tu n’as pas le droit de passer : pose une carte, ou ramasse la pile si tu ne peux pas.
half-refusal-must-play = Tu peux poser une carte, donc tu n’as pas le droit de ramasser la pile. Sur { $bid }, tu peux poser { $may }.
half-refusal-nothing-to-take = Il n’y a pas de pile à ramasser : ouvre-en une nouvelle.
half-refusal-not-held = Tu n’as pas ça en main : { $cards }.
half-refusal-hand-first = Joue d’abord ta main et ta pioche.
half-refusal-not-open = Tu n’as pas ça parmi tes cartes ouvertes : { $cards }.
half-refusal-open-first = Joue d’abord tes cartes ouvertes.
half-refusal-play-blind = Tu joues maintenant tes cartes aveugles : retournes-en une.
half-refusal-blind-gone = Il n’y a plus de carte aveugle n° { $place }.
half-refusal-one-open = Les cartes ouvertes se jouent une par une.
half-refusal-one-card = Ici, les cartes se jouent une par une.
half-refusal-eight-half-off = Dans cette édition, 8+½ n’existe pas. Sur { $bid }, tu peux poser { $may }.
half-refusal-eight-half-hand = 8+½ ne se joue que depuis la main. Sur { $bid }, tu peux poser { $may }.
half-refusal-below-bid = Trop bas : { $cards }. La valeur est de { $bid } ; tu peux poser { $may }.
half-refusal-half-across = Des demis peuvent finir sur 8½, mais pas passer par-dessus ; la valeur est de { $bid }.
half-refusal-zero-on-half = Un 0 se pose seulement sur une valeur entière ; la valeur est de { $bid }. Tu peux poser { $may }.
half-refusal-on-eight-half = Sur 8½, tu ne peux poser que { $may }.
half-refusal-five-high = Un 5 se pose seulement sur une valeur de 5 ou moins ; la valeur est de { $bid }. Tu peux poser { $may }.
half-refusal-under-five = Après un 5, tu dois poser 5 ou moins. Tu peux poser { $may }.
half-refusal-on-nine = Sur { $bid }, ce chiffre est trop bas. Tu peux poser { $may }.
