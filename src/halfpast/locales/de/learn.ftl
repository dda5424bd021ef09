# A first game that teaches: what the coach says, step by step. $name: the one bot at the table. $move: as a hint says it.

learn-title = { $game } lernen
learn-coach = Erklärung
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Einen Schritt zurück
learn-skip = Mach es für mich
learn-again = Von vorn
learn-watch = Schau, was { $name } macht …
learn-other = Das ist auch erlaubt. In dieser Lektion bitte so: { $move }.
learn-play = Ein echtes Spiel spielen
learn-missing = Diese Lektion gibt es nicht.

## 8½

learn-half-welcome = Willkommen! Werde alle deine Karten los, bevor { $name } es schafft: erst Hand und Nachziehstapel, dann die offenen Karten, zuletzt die blinden darunter. Das hier ist ein kurzes Spiel mit kleinem Nachziehstapel.
learn-half-opening = Wer die niedrigste gelbe Handkarte hat, eröffnet: Das bist du mit deiner 2. Tippe sie an, dann den Knopf. Die Zahl auf dem Stapel heißt Ansage.
learn-half-higher = { $name } hat eine 4 gelegt. Jetzt brauchst du eine gleiche oder höhere Karte: Deine 3 ist zu niedrig. Lege die 6. Nach jeder Karte ziehst du eine nach, so hast du immer drei.
learn-half-half = Eine gleiche passt auch: { $name } hat ebenfalls eine 6 gelegt. Eine ½ erhöht jede Ansage um ein Halbes, nur 8½ nicht. Lege sie: Die Ansage wird 6½. Riskant, wie du gleich siehst!
learn-half-catch = { $name } hat einen Geist gelegt: Die Ansage bleibt 6½, und das Risiko liegt jetzt bei { $name }. Bei einer halben Ansage greift die nächste ganze Zahl an! Lege die 7: { $name } muss den ganzen Stapel nehmen.
learn-half-set = Erwischt! Wer angreift, eröffnet einen neuen Stapel. Gleiche Zahlen darfst du zusammen legen, sie zählen nur einmal. Tippe beide 4er an und lege sie.
learn-half-five = Eine 5! Jetzt geht es andersherum, nur für dich: Lege 5 oder niedriger, oder eine ½, eine 0 oder einen Geist. Endlich ist deine 3 zu etwas gut: Lege sie.
learn-half-zero = Die 9 ist die höchste Zahl. Darauf passt nur noch eine 9, eine ½, ein Geist oder eine 0. Eine 0 passt auf jede ganze Zahl, und die Ansage wird 0. Lege sie.
learn-half-eight-half = Daher hat das Spiel seinen Namen: Eine 8 und eine ½ zusammen sind 8½. Darauf passt nur ein Geist, noch einmal 8½ oder eine 9, und die greift an. Tippe die 8 und die ½ an.
learn-half-new-pile = { $name } konnte nichts legen und hat den Stapel genommen. Dann eröffnet der Nächste, also du, einen neuen mit einer beliebigen Karte. Lege die 8.
learn-half-take = Wieder eine 8, und du hast nur eine 6. Nichts passt: Du nimmst den Stapel. Solange du Karten auf der Hand oder im Nachziehstapel hast, kommt er beiseite und zählt am Ende.
learn-half-last-hand = Dein Nachziehstapel ist leer, du ziehst nichts mehr nach. Die 6 ist deine letzte Handkarte: Lege sie.
learn-half-open = Hand und Nachziehstapel sind leer: Jetzt spielst du deine offenen Karten, eine pro Zug. Nimmst du nun einen Stapel, kommt er auf deine Hand. Die Ansage ist 0: Lege die 3 und spare dir die hohen auf.
learn-half-open-again = Die Ansage ist 6. Lege die 7; die 9 passt später immer noch.
learn-half-nine = Die Ansage ist 7. Deine letzte offene Karte ist die 9: Darauf passt nur eine 9, eine ½, ein Geist oder eine 0.
learn-half-blind = { $name } hat den Stapel genommen. Jetzt sind deine blinden Karten dran: Decke eine auf, ohne sie zu kennen. Passt sie nicht, nimmst du sie mit dem Stapel auf die Hand. Auf einem leeren Stapel passt alles: Decke die erste auf.
learn-half-blind-again = Es war eine 4, und { $name } hat eine 8 gelegt. Jetzt brauchst du etwas Glück: Decke die zweite auf.
learn-half-finish = Ein Geist: Er passt überall, und { $name } musste den Stapel nehmen. Decke deine letzte Karte auf, dann bist du fertig!
learn-half-score = Gut gemacht, du bist fertig! Das gibt 2 Punkte und noch einen, denn du hast die wenigsten Karten, die beiseitegelegten mitgezählt. Eine Serie hat sechs Spiele, und die meisten Punkte gewinnen. Jetzt kennst du das Spiel.

## Level 8 Master

learn-level8-welcome = Willkommen! Alle steigen acht Level hinauf, und jedes Level verlangt bestimmte Kombinationen von Karten. Du bist auf Level 1: vier Zwillinge. Ein Zwilling sind zwei gleiche Zahlen, die Farbe ist egal.
learn-level8-draw = Zu Beginn jedes Zuges ziehst du eine Karte: die oberste vom Nachziehstapel oder von einem Ablagestapel. Die 13 dort nützt dir nichts: Zieh vom Nachziehstapel.
learn-level8-joker = Ein Joker! Er steht für jede Zahl von 6 bis 10, in jeder Farbe, und macht mit deiner 9 einen Zwilling. Wofür er steht, liegt fest, sobald du ihn auslegst.
learn-level8-discard = Am Ende jedes Zuges wirfst du eine Karte auf deinen eigenen Ablagestapel ab. Die rote 1 brauchst du nicht: Tippe sie an, dann den Knopf.
learn-level8-draw-pile = Schau: { $name } hat eine 12 abgeworfen, genau die fehlt dir. Zieh sie von diesem Ablagestapel.
learn-level8-lay = Vier Zwillinge: 3, 7, 12 und 9 mit dem Joker! Ein Level legst du immer auf einmal aus. Lege die Karten in die Kombinationen oder tippe auf „Beste Auslage“, dann auf den Knopf.
learn-level8-special = Dein Level liegt aus. Statt eine Karte abzuwerfen, darfst du deinen Zug mit einer Sonderkarte beenden. „Die tausch ich“ tauscht bis zu drei Karten: Spiele sie.
learn-level8-swap = Die 14 passt nirgends: Tausche sie.
learn-level8-swapped = Behalte die 4, vielleicht nützt sie noch. Das genügt: Für die 14 ziehst du eine neue Karte.
learn-level8-draw-again = Das Level von { $name } liegt jetzt auch aus. Du bist dran: Zieh vom Nachziehstapel.
learn-level8-off = Liegt dein Level aus, darfst du Karten an jede Kombination auf dem Tisch anlegen. Tippe die rote 7 an, dann deine 7er.
learn-level8-off-other = Auch an die Kombinationen der anderen: Tippe die grüne 4 an, dann die 4er von { $name }.
learn-level8-end = Eine Karte ist übrig. Wer zuerst die letzte Karte abwirft, beendet die Runde: Wirf die 13 ab!
learn-level8-up = Du hast die Runde beendet und steigst zwei Level auf. Das Level von { $name } lag aus: Das bringt ein Level; wer nichts ausgelegt hat, bleibt. Alle Karten werden gemischt und neu gegeben.
learn-level8-later = Ein paar Runden später bist du auf Level 4: eine Dreierfolge in einer Farbe und eine Fünferfolge. In einer Folge kommen die Zahlen direkt nacheinander; du hast 6, 7, 8 und 9. Zieh vom Nachziehstapel.
learn-level8-take = Noch eine Sonderkarte, „Die nehm ich“: Alle anderen zeigen drei Karten, und du darfst eine davon nehmen. Spiele sie.
learn-level8-pick = Ein Joker von 6 bis 10 ist dabei. Tippe ihn an, dann den Knopf.
learn-level8-draw-late = Mit dem Joker ist deine Fünferfolge komplett, aber die Dreierfolge in einer Farbe noch nicht: Dir fehlt die violette 13. Und { $name } hat nur noch eine Karte! Zieh vom Nachziehstapel.
learn-level8-play-keep = Eine 13, aber eine rote. Jetzt hilft eine dritte Sonderkarte, „Die behalt ich“: Sie bleibt vor dir liegen, und liegt dein Level am Ende der Runde nicht aus, darfst du drei Karten behalten. Spiele sie.
learn-level8-keep = { $name } hat die Runde beendet, bevor dein Level auslag: Du bleibst auf Level 4. Aber dank „Die behalt ich“ darfst du drei Karten in die nächste Runde mitnehmen. Behalte die rote 7.
learn-level8-keep-more = Und die nächste Karte deiner Folge.
learn-level8-keep-joker = Und natürlich den Joker. Ab Level 5 darfst du auch ohne „Die behalt ich“ vier Karten behalten, und jede „Die behalt ich“ bringt drei dazu.
learn-level8-win = So beginnt die nächste Runde mit guten Karten. Wer Level 8 auslegt, gewinnt sofort; du gewinnst auch, wenn du eine Runde mit ausgelegtem Level 7 beendest. Jetzt kennst du das Spiel.
