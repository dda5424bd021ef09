# Why a move is refused. The rule's number is put behind each by the program.
# $cards, $own, $other: cards as in half-cards.ftl ("a 7", "a ghost", "two 3s"); $may: a list of such; $bid: "6½".

half-refusal-over = Die Serie ist zu Ende.
half-refusal-exchange-first = Tausche zuerst eine offene Karte mit dem großen Verlierer oder verzichte darauf.
half-refusal-no-exchange = Jetzt wird nicht getauscht: Wo die Regeln einen Tausch vorsehen, kommt er nach dem Geben, ab dem zweiten Spiel.
half-refusal-not-own-open = So eine offene Karte hast du nicht: { $own }.
half-refusal-not-loser-open = So eine offene Karte hat der große Verlierer nicht: { $other }.
half-refusal-open-with-lowest = Eröffne mit deiner niedrigsten Karte: { $lowest }.
half-refusal-open-with-one = Eröffne mit nur einer { $lowest }.
half-refusal-only-attack = Das ist die letzte Chance: Greif { $bid } mit einer { $catch } an oder passe.
half-refusal-no-pass = Du darfst nicht passen: Lege eine Karte, oder nimm den Ablagestapel, wenn keine passt.
half-refusal-must-play = Du kannst eine Karte legen, also darfst du den Ablagestapel nicht nehmen. Auf { $bid } darfst du { $may } legen.
half-refusal-nothing-to-take = Es liegt kein Ablagestapel da: Eröffne einen neuen.
half-refusal-not-held = Das hast du nicht auf der Hand: { $cards }.
half-refusal-hand-first = Spiele zuerst deine Handkarten und deinen Nachziehstapel.
half-refusal-not-open = Das hast du nicht unter deinen offenen Karten: { $cards }.
half-refusal-open-first = Spiele zuerst deine offenen Karten.
half-refusal-play-blind = Du spielst jetzt deine blinden Karten: Decke eine auf.
half-refusal-blind-gone = Auf Platz { $place } liegt keine blinde Karte mehr.
half-refusal-one-open = Offene Karten werden einzeln gelegt.
half-refusal-one-card = Hier werden Karten einzeln gelegt.
half-refusal-eight-half-off = In dieser Ausgabe gibt es kein 8+½. Auf { $bid } darfst du { $may } legen.
half-refusal-eight-half-hand = 8+½ wird nur von der Hand gelegt. Auf { $bid } darfst du { $may } legen.
half-refusal-below-bid = Zu niedrig: { $cards }. Die Ansage ist { $bid }; du darfst { $may } legen.
half-refusal-half-across = Halbe dürfen auf 8½ enden, aber nicht darüber hinweggehen; die Ansage ist { $bid }.
half-refusal-zero-on-half = Eine 0 passt nur auf eine ganze Zahl; die Ansage ist { $bid }. Du darfst { $may } legen.
half-refusal-on-eight-half = Auf 8½ darfst du nur { $may } legen.
half-refusal-five-high = Eine 5 passt nur auf eine Ansage von 5 oder weniger; die Ansage ist { $bid }. Du darfst { $may } legen.
half-refusal-under-five = Eine 5 bindet dich: Du musst 5 oder niedriger legen. Du darfst { $may } legen.
half-refusal-on-nine = Auf { $bid } ist diese Zahl zu niedrig. Du darfst { $may } legen.
