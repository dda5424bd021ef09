# Warum ein Bot einen Zug macht.

level8-why-only-move = Es ist der einzige Zug.
level8-why-by-chance = Zufällig gewählt.
level8-why-slip = Einfach so, nach Gefühl.
level8-why-lays-level = So liegt das ganze Level aus.
level8-why-lays-off = Eine Karte weniger auf der Hand.
level8-why-ends-round = Damit ist die Runde zu Ende.
level8-why-stock-better = Keine offene Karte hilft mehr als der Nachziehstapel es kann.
level8-why-helps = Diese Karte bringt das Level näher.
level8-why-goes-off = Diese Karte kann sofort angelegt werden.
level8-why-not-needed = Diese Karte hilft dem Level nicht.
level8-why-needed = Diese Karte wird für das Level gebraucht.
level8-why-safe = Es verrät nichts.
level8-why-helps-nobody = Mit dieser Karte kann niemand etwas anfangen.
level8-why-plays-take = Die anderen müssen Karten zeigen; eine davon kann nützen.
level8-why-plays-swap = Nutzlose Karten gehen, neue kommen.
level8-why-plays-keep = So dürfen mehr Karten in die nächste Runde mit.
level8-why-plays-skip = Dieser Platz ist der gefährlichste.
level8-why-nothing-helps = Nichts von dem, was gezeigt wird, hilft.
level8-why-enough = Die anderen Karten bleiben, wo sie sind.
level8-why-secret = Das ist sein Geheimnis.
level8-why-least-needed = Keine andere Karte ist leichter zu entbehren.
