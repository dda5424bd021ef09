# How to play, on one screen: a picture, a title and a line or two each. The pictures are web/src/games/*/How.svelte.

how-rest = Alle regels

## 8½

how-half-goal = Raak je kaarten kwijt
    .about = Speel eerst je hand en je voorraadstapel, dan je drie open kaarten, als laatste de drie blinde daaronder. Wie als eerste geen kaarten meer heeft, is uit.
how-half-bid = Minstens zo hoog als het bod
    .about = Het getal op de stapel is het bod. Leg een kaart die minstens zo hoog is: dat wordt het nieuwe bod. Trek dan bij tot je er weer drie hebt.
how-half-half = Een ½ verhoogt met een half
    .about = Hij mag op elk bod, behalve op 8½. Een 8 en een ½ samen maken 8½.
how-half-catch = Aanvallen!
    .about = Op een half bod is het volgende hele getal een aanval: een 7 op 6½. Wie wordt aangevallen, neemt de hele stapel; de aanvaller begint een nieuwe.
how-half-special = Speciale kaarten
    .about = Met een 0 gaat een heel bod terug naar nul. Na een 5 moet de volgende speler 5 of lager leggen. Een geest laat het bod zoals het is.
how-half-take = Kan er niets op?
    .about = Neem de stapel en leg hem opzij: hij telt aan het eind mee. Speel je eenmaal van tafel, dan komt hij in je hand.

## Level 8 Master

how-level8-goal = Klim acht levels omhoog
    .about = Elk level vraagt om bepaalde combinaties: gelijke getallen, reeksen, kaarten van één kleur. Iedereen begint op level 1.
how-level8-turn = Eén pakken, één weggooien
    .about = Pak van de trekstapel of van een aflegstapel. Gooi aan het eind van je beurt een kaart weg, of speel in plaats daarvan een speciale kaart: ‘Die pak ik’, ‘Die ruil ik’ of ‘Die houd ik’.
how-level8-lay = Leg je level uit
    .about = Zodra je alle combinaties hebt, leg je ze uit, allemaal tegelijk. Eén level per ronde.
how-level8-joker = Jokers helpen
    .about = Een joker staat voor elk getal in zijn bereik, in elke kleur.
how-level8-off = Leg de rest aan
    .about = Ligt je level uit, leg dan kaarten aan bij elke combinatie op tafel, van jezelf of van een ander.
how-level8-end = Omhoog
    .about = Wie als eerste zijn laatste kaart weggooit, beëindigt de ronde en gaat twee levels omhoog; wie verder zijn level heeft uitgelegd, gaat er één omhoog. Leg level 8 uit en je hebt gewonnen.
