# How to play, on one screen: a picture, a title and a line or two each. The pictures are web/src/games/*/How.svelte.

how-rest = Alle Regeln

## 8½

how-half-goal = Werde deine Karten los
    .about = Spiele erst Hand und Nachziehstapel, dann deine drei offenen Karten, zuletzt die drei blinden darunter. Wer als Erster keine Karten mehr hat, ist fertig.
how-half-bid = Mindestens so hoch
    .about = Die Zahl auf dem Stapel ist die Ansage. Lege eine Karte, die mindestens so hoch ist: Sie wird zur neuen Ansage. Zieh dann nach, bis du wieder drei hast.
how-half-half = Eine ½ erhöht um ein Halbes
    .about = Sie passt auf jede Ansage außer 8½. Eine 8 und eine ½ zusammen ergeben 8½.
how-half-catch = Angriff!
    .about = Endet die Ansage auf ½, greift die nächste ganze Zahl an: eine 7 auf 6½. Wer erwischt wird, nimmt den ganzen Stapel; wer angreift, beginnt einen neuen.
how-half-special = Sonderkarten
    .about = Die 0 setzt eine ganze Zahl auf null zurück. Nach einer 5 muss der nächste Spieler 5 oder niedriger legen. Ein Geist lässt die Ansage, wie sie ist.
how-half-take = Nichts passt?
    .about = Nimm den Stapel und leg ihn beiseite: Er zählt am Ende. Sobald du vom Tisch spielst, kommt er auf deine Hand.

## Level 8 Master

how-level8-goal = Acht Level nach oben
    .about = Jedes Level verlangt bestimmte Kombinationen: gleiche Zahlen, Folgen, Karten einer Farbe. Alle beginnen auf Level 1.
how-level8-turn = Eine ziehen, eine abwerfen
    .about = Zieh vom Nachziehstapel oder von einem Ablagestapel. Wirf am Ende deines Zuges eine Karte ab, oder spiele stattdessen eine Sonderkarte: „Die nehm ich“, „Die tausch ich“ oder „Die behalt ich“.
how-level8-lay = Lege dein Level aus
    .about = Sobald du alle Kombinationen hast, lege sie aus, alle auf einmal. Ein Level pro Runde.
how-level8-joker = Joker helfen
    .about = Ein Joker steht für jede Zahl in seinem Bereich, in jeder Farbe.
how-level8-off = Lege den Rest an
    .about = Liegt dein Level aus, lege Karten an jede Kombination auf dem Tisch an, an deine oder die der anderen.
how-level8-end = Steig auf
    .about = Wer zuerst die letzte Karte abwirft, beendet die Runde und steigt zwei Level auf; wer sonst sein Level ausgelegt hat, steigt eines auf. Lege Level 8 aus, und du hast gewonnen.
