# Why a bot makes a move.

level8-why-only-move = Etwas anderes geht nicht.
level8-why-by-chance = Zufällig gewählt.
level8-why-slip = Nur so, aus einer Laune heraus.
level8-why-lays-level = So liegt das ganze Level aus.
level8-why-lays-off = Eine Karte weniger auf der Hand.
level8-why-ends-round = Damit ist die Runde zu Ende.
level8-why-stock-better = Vom Nachziehstapel ist mehr zu erwarten als von einer offenen Karte.
level8-why-helps = Diese Karte bringt das Level näher.
level8-why-goes-off = Diese Karte kann sofort angelegt werden.
level8-why-not-needed = Diese Karte hilft für das Level nicht.
level8-why-needed = Diese Karte wird für das Level gebraucht.
level8-why-safe = Es verrät nichts.
level8-why-helps-nobody = Mit dieser Karte kann niemand etwas anfangen.
level8-why-plays-take = Die anderen müssen Karten zeigen; eine davon kann nützen.
level8-why-plays-swap = Nutzlose Karten gehen, neue kommen.
level8-why-plays-keep = So dürfen mehr Karten in die nächste Runde mit.
level8-why-plays-skip = Dieser Spieler ist der gefährlichste.
level8-why-nothing-helps = Keine der gezeigten Karten hilft.
level8-why-enough = Die anderen Karten bleiben, wo sie sind.
level8-why-secret = Das bleibt geheim.
level8-why-least-needed = Auf keine andere Karte lässt sich leichter verzichten.
