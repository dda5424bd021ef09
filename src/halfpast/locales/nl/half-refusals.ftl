# Why a move is refused. The rule's number is put behind each by the program.
# $cards, $own, $other: cards as in half-cards.ftl ("a 7", "a ghost", "two 3s"); $may: a list of such; $bid: "6½".

half-refusal-over = De reeks is afgelopen.
half-refusal-exchange-first = Ruil eerst een open kaart met de grote verliezer, of zie ervan af.
half-refusal-no-exchange = Er valt nu niets te ruilen: waar de regels een ruil hebben, komt die na het delen, vanaf het tweede spel.
half-refusal-not-own-open = Zo’n open kaart heb je niet om te ruilen: { $own }.
half-refusal-not-loser-open = Zo’n open kaart heeft de grote verliezer niet: { $other }.
half-refusal-open-with-lowest = Begin met je laagste kaart: { $lowest }.
half-refusal-open-with-one = Begin met niet meer dan één { $lowest }.
half-refusal-only-attack = Dit is de laatste kans: val { $bid } aan met een { $catch }, of pas.
half-refusal-no-pass = Je mag niet passen: leg een kaart, of neem de aflegstapel als je niets kunt leggen.
half-refusal-must-play = Je kunt een kaart leggen, dus je mag de aflegstapel niet nemen. Op { $bid } mag je { $may } leggen.
half-refusal-nothing-to-take = Er ligt geen aflegstapel om te nemen: open een nieuwe.
half-refusal-not-held = Dat heb je niet in je hand: { $cards }.
half-refusal-hand-first = Speel eerst je handkaarten en je voorraadstapel.
half-refusal-not-open = Dat ligt niet bij je open kaarten: { $cards }.
half-refusal-open-first = Speel eerst je open kaarten.
half-refusal-play-blind = Je speelt nu je blinde kaarten: draai er één om.
half-refusal-blind-gone = Op plaats { $place } ligt geen blinde kaart meer.
half-refusal-one-open = Open kaarten leg je één voor één.
half-refusal-one-card = Hier leg je kaarten één voor één.
half-refusal-eight-half-off = Deze editie kent geen 8+½. Op { $bid } mag je { $may } leggen.
half-refusal-eight-half-hand = 8+½ leg je alleen uit de hand. Op { $bid } mag je { $may } leggen.
half-refusal-below-bid = Te laag: { $cards }. Het bod is { $bid }; je mag { $may } leggen.
half-refusal-half-across = Halven mogen op 8½ eindigen, maar er niet overheen gaan; het bod is { $bid }.
half-refusal-zero-on-half = Een 0 mag alleen op een heel bod; het bod is { $bid }. Je mag { $may } leggen.
half-refusal-on-eight-half = Op 8½ mag je alleen { $may } leggen.
half-refusal-five-high = Een 5 mag alleen op een bod van 5 of lager; het bod is { $bid }. Je mag { $may } leggen.
half-refusal-under-five = Na een 5 moet je 5 of lager leggen. Je mag { $may } leggen.
half-refusal-on-nine = Op { $bid } is dat getal te laag. Je mag { $may } leggen.
