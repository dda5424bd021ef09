# Why a bot makes a move.

level8-why-only-move = Het is de enige zet.
level8-why-by-chance = Zomaar iets gekozen.
level8-why-slip = Gewoon een ingeving.
level8-why-lays-level = Zo ligt het hele level op tafel.
level8-why-lays-off = Een kaart minder in de hand.
level8-why-ends-round = Daarmee eindigt de ronde.
level8-why-stock-better = Van de trekstapel valt meer te verwachten dan van een open kaart.
level8-why-helps = Die kaart brengt het level dichterbij.
level8-why-goes-off = Die kaart kan meteen worden aangelegd.
level8-why-not-needed = Die kaart brengt het level niet dichterbij.
level8-why-needed = Die kaart is nodig voor het level.
level8-why-safe = Dat verraadt niets.
level8-why-helps-nobody = Aan die kaart heeft niemand iets.
level8-why-plays-take = De anderen moeten kaarten laten zien; er kan iets bruikbaars bij zijn.
level8-why-plays-swap = Nutteloze kaarten weg, nieuwe erbij.
level8-why-plays-keep = Zo mogen er meer kaarten mee naar de volgende ronde.
level8-why-plays-skip = Die speler is het gevaarlijkst.
level8-why-nothing-helps = Geen van de getoonde kaarten helpt.
level8-why-enough = De andere kaarten blijven waar ze zijn.
level8-why-secret = Dat blijft geheim.
level8-why-least-needed = Geen andere kaart is zo goed te missen.
