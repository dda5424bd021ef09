# Waarom een bot een zet doet.

level8-why-only-move = Het is de enige zet.
level8-why-by-chance = Op goed geluk gekozen.
level8-why-slip = Zomaar, op gevoel.
level8-why-lays-level = Zo ligt het hele level op tafel.
level8-why-lays-off = Een kaart minder in de hand.
level8-why-ends-round = Het maakt een einde aan de ronde.
level8-why-stock-better = Geen open kaart helpt meer dan de trekstapel kan doen.
level8-why-helps = Die kaart brengt het level dichterbij.
level8-why-goes-off = Die kaart kan meteen worden aangelegd.
level8-why-not-needed = Die kaart helpt niet voor het level.
level8-why-needed = Die kaart is nodig voor het level.
level8-why-safe = Het geeft niets weg.
level8-why-helps-nobody = Aan die kaart heeft niemand iets.
level8-why-plays-take = De anderen moeten kaarten laten zien; er kan iets bruikbaars bij zijn.
level8-why-plays-swap = Nutteloze kaarten weg, nieuwe erbij.
level8-why-plays-keep = Zo mogen er meer kaarten mee naar de volgende ronde.
level8-why-plays-skip = Die plaats is het gevaarlijkst.
level8-why-nothing-helps = Niets van wat er ligt helpt.
level8-why-enough = De andere kaarten blijven waar ze zijn.
level8-why-secret = Dat is zijn geheim.
level8-why-least-needed = Geen andere kaart is zo goed te missen.
