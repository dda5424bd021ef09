### The rules of 8½, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/half/law.toml, with the same numbers in the same order.

## The cards

H01 = 72 Karten. Gelbe Zahlen (38): 1 und 2 je viermal; 3, 4, 6, 7 und 8 je sechsmal. Sonderkarten (34): grüne 0, blaue 5 und rote 9 je sechsmal; violette ½ und schwarzer Geist je achtmal.
    .title = Die 72 Karten
H02 = 2 bis 5 Spieler.
    .title = Zwei bis fünf Spieler

## Setting up

H03 = Alle Karten werden so gleichmäßig wie möglich verteilt; zu fünft haben zwei Spieler eine Karte mehr (unsere Festlegung: die ersten beiden nach dem Geber). Jeder Spieler hat 3 blinde Karten, die verdeckt vor ihm liegen, darauf 3 offene Karten, dazu 3 Handkarten; der Rest bildet verdeckt seinen eigenen Nachziehstapel.
    .title = Das Geben
H03x = Express: Der Nachziehstapel hat 3 Karten; die übrigen Karten kommen ungesehen aus dem Spiel. Unsere Festlegung: Eine feste Größe des Nachziehstapels bedeutet höchstens so viele Karten je Spieler und nie mehr, als die möglichst gleichmäßige Verteilung aller Karten hergibt.
    .title = Kleiner Nachziehstapel
H04 = Die blinden und die offenen Karten spielen erst mit, wenn Nachziehstapel und Hand leer sind (H19).
    .title = Der Tisch wartet
H05 = Der Spieler mit der niedrigsten gelben Handkarte eröffnet mit genau dieser Karte und zieht dann eine nach. Bei Gleichstand entscheidet das Los. Wer vorher was zeigt, ist je nach Schachtel verschieden. Amigo: Jeder Spieler nennt seine niedrigste gelbe Handkarte, sodass alle sie kennen; unsere Festlegung: Wer keine solche Karte hat, sagt, dass er keine hat. Fundex, Demi, Express: Nur die allerniedrigste Karte wird gezeigt, vom Startspieler und von jedem, der die gleiche hat; die anderen zeigen nichts, und so wissen alle, dass keiner von ihnen eine so niedrige Karte bekommen hat. Hat niemand eine solche Karte, wissen alle auch das (H05a). Unsere Festlegung: Was genannt wurde und was daraus folgt, bleibt allen bekannt, bis dieses Spiel zu Ende ist. Genannt wird erst nach einem Tausch (H26), und wo vereinbart ist, dass der Startspieler immer ausgelost wird, nennt niemand etwas.
    .title = Wer eröffnet
H05a = Unsere Festlegung: Hat kein Spieler eine solche Karte, wird der Startspieler ausgelost und eröffnet wie in H11.
    .title = Startspieler per Los
H05x = Express: Es eröffnet die niedrigste Zahlenkarte gleich welcher Farbe (0 bis 9; unsere Festlegung: ½ und Geist haben keine eigene Zahl); mehrere Karten dieses niedrigsten Werts dürfen zusammen gelegt werden; der Spieler zieht ebenso viele nach.
    .title = Eröffnen bei Express
H06 = Gespielt wird im Uhrzeigersinn.
    .title = Im Uhrzeigersinn

## A turn

H07 = Wer am Zug ist, legt mindestens eine Karte und nennt die neue Ansage. Er darf nicht passen, und solange er etwas Erlaubtes legen kann, darf er den Ablagestapel nicht nehmen. Unsere Festlegung: Wo vereinbart ist, dass man den Ablagestapel freiwillig nehmen darf, darf das auch, wer seine blinden Karten spielt; ein leerer Ablagestapel kann aber nie genommen werden.
    .title = Legen ist Pflicht
H08 = Eine Zahl ist erlaubt, wenn sie mindestens so hoch ist wie die Ansage. Nach 6½ heißt das: 7 oder mehr. (5 und 9: H17, H18. Wenn eine 5 bindet: H17.)
    .title = Mindestens die Ansage
H09 = Mehrere gleiche Karten von der Hand dürfen zusammen gelegt werden, und zwar beliebig viele; die Zahl zählt nur einmal (Halbe werden addiert: H13; bei Geistern und Nullen ändert sich nichts). Express erlaubt mehrere Karten nur beim Eröffnen und verbietet sie später nicht; unsere Festlegung: Es gilt die Grundregel. Man kann vereinbaren, nur einzelne Karten zu legen: Dann ist jeder Zug, auch ein Angriff oder eine letzte Chance, eine einzige Karte, von der Hand oder von den offenen Karten. Zweierlei bleibt, wie es ist: 8+½ (H15) und mit wie vielen Karten eröffnet wird (H05, H05x); wer ausgelost eröffnet (H05a), macht einen Zug wie jeden anderen.
    .title = Mehrere gleiche Karten
H10 = Nach dem Legen zieht der Spieler so viele Karten nach, wie er gelegt hat, solange sein Nachziehstapel reicht; so hat er wieder drei auf der Hand. Unsere Festlegung: Wer mehr als drei Handkarten hat (H21), zieht nichts nach; einen Nachziehstapel gibt es dann nicht mehr.
    .title = Auf drei nachziehen
H11 = Wer nichts Erlaubtes legen kann, nimmt den ganzen Ablagestapel (wohin, sagt H20); sein linker Nachbar eröffnet einen neuen mit einer beliebigen Karte oder mit mehreren Karten, die zusammen erlaubt sind. Unsere Festlegung, denn keine Spielanleitung sagt es: Auf einem leeren Ablagestapel ist die Ansage 0, eine ganze Zahl: Ein Geist eröffnet mit 0, eine einzelne ½ mit ½, 8+½ mit 8½, eine 5 mit ihrer Wirkung.
    .title = Wenn nichts passt
H12 = Geist: Die Ansage bleibt gleich. Er darf auf jede Ansage gelegt werden, auch auf 8½ und 9½. Wer ihn legt, übernimmt das Risiko einer Ansage mit ½ (H16). Express sagt, dass der Geist den Zug weitergibt, und kein Wort von einem Risiko; unsere Festlegung: Es gilt die Grundregel. Man kann vereinbaren, dass ein Geist kein Risiko bringt: Solange ein Geist auf einer Ansage mit ½ liegt, kann dann niemand ihretwegen angegriffen werden, weder wer den Geist gelegt hat noch wer die Ansage gemacht hat. Die Karte, die angreifen würde, ist dann eine Zahl wie jede andere (H08), und wer mit so einem Geist seine letzte Karte legt, hat sofort gewonnen (H23a). Eine ½ oder ein 8+½ auf dem Geist ergibt eine neue Ansage mit eigenem Risiko.
    .title = Der Geist
H13 = ½: Die Ansage steigt um ½. Erlaubt auf jeder Ansage außer 8½ (siehe aber H15b), auch auf 9 (9½, 10, …). Mehrere zusammen werden addiert: 6 und drei Halbe ergeben 7½.
    .title = Die Halbe
H13a = Unsere Festlegung: Jede ½ wird auf die vorige gelegt; mehrere Halbe dürfen also auf 8½ enden, aber nicht darüber hinweggehen (8 und zwei Halbe sind nicht erlaubt).
    .title = Nicht über 8½ hinweg
H14 = 0: nur auf eine ganze Zahl; die Ansage wird 0.
    .title = Die Null
H15 = 8+½: Eine 8 und eine ½ von der Hand, in einem Zug gelegt, ergeben 8½. Erlaubt, wo eine 8 erlaubt ist, und auf 8½ selbst. In der Spielanleitung von Demi steht das nicht; unsere Festlegung: Es gilt auch dort.
    .title = Achteinhalb
H15a = Unsere Festlegung: 8+½ besteht aus genau einer 8 und genau einer ½.
    .title = Von jeder genau eine
H15b = Auf 8½ sind nur ein Geist, 8+½ (wo H15 gilt) und die 9 erlaubt: keine ½, keine 0. Nur Amigo und Fundex schreiben das; unsere Festlegung: Es gilt auch in Demi und Express. Man kann vereinbaren, dass eine ½ doch auf 8½ gelegt werden darf. Eine ergibt 9, zwei ergeben 9½ und so weiter: H18 sagt, was darauf folgen darf, und eine ½ greift nie an (H16b). Mehrere Halbe zusammen dürfen dann auch über 8½ hinweggehen, was immer H13a sagt. Eine 0 und die 5 als Joker (H17x) bleiben auf 8½ verboten.
    .title = Was auf 8½ passt
H16 = Angriff: Die Ansage endet auf ½, und der unmittelbar nächste Spieler legt die Zahlenkarte mit der nächsten ganzen Zahl (4 auf 3½, 5 auf 4½, 9 auf 8½, 1 auf ½). Wer zuletzt gelegt hat (½, 8+½ oder einen Geist auf eine Ansage mit ½), ist erwischt und nimmt den ganzen Ablagestapel samt den Angriffskarten (H20), ohne sich wehren zu können; der Angreifer zieht nach (H10) und eröffnet einen neuen Ablagestapel.
    .title = Der Angriff
H16a = Niemand muss angreifen: Alles andere Erlaubte darf ebenso gelegt werden, und wer die ½ gelegt hat, kommt davon.
    .title = Keine Pflicht zum Angriff
H16b = Nur Zahlenkarten greifen an; eine ½, die eine ganze Zahl ergibt, tut es nicht.
    .title = Nur Zahlen greifen an
H16c = Wer die nächste ganze Zahl legt, greift an. Unsere Festlegung: ob angesagt oder nicht; auch mehrere gleiche Karten dürfen dabei gelegt werden; 8+½ auf 7½ ist kein Angriff, denn es ergibt 8½; auf 9½ und darüber gibt es keinen Angriff.
    .title = Was ein Angriff ist
H16d = Ein Angreifer, der keine Karte mehr hat, ist fertig (H23). Unsere Festlegung: sofort, ohne noch einen neuen Ablagestapel zu eröffnen.
    .title = Angriff mit der letzten Karte
H17 = 5: nur auf eine Ansage von 5 oder weniger. Sie bindet den nächsten Spieler, und nur ihn: Er muss 5 oder niedriger legen oder aber eine ½, eine 0 oder einen Geist. Eine ½ auf einer 5 ergibt 5½, und der Nächste muss höher gehen.
    .title = Die Fünf
H17a = Diese Wirkung hat die Karte: Eine Ansage von 5 aus 4½ und ½ hat sie nicht.
    .title = Die Karte, nicht die Ansage
H17b = Wen eine 5 bindet, der darf weder 8+½ noch 6 bis 9 legen.
    .title = Zu hoch nach einer Fünf
H17c = Ein Geist auf einer 5; unsere Festlegung, denn die Spielanleitungen lassen beide Lesarten zu. Amigo, Demi: Die Pflicht entfällt, der nächste Spieler legt 5 oder mehr. Fundex, Express: Man sieht durch den Geist hindurch, die 5 bindet auch den nächsten Spieler.
    .title = Ein Geist auf einer Fünf
H17x = Express zählt die 5 zu den Karten, die anstelle einer Zahl gelegt werden dürfen: Sie ist auf jeder Ansage erlaubt, nach unserer Festlegung außer auf 8½ (H15b bleibt gültig); ein Angriff ist sie nur auf 4½.
    .title = Die Fünf als Joker
H18 = 9: die höchste Zahl. Auf eine 9 (oder eine beliebige Ansage ab 9, also auch 9½ und mehr) darf man nur eine 9 (auf genau 9), eine ½, einen Geist und, wenn die Ansage eine ganze Zahl ist, eine 0 legen (wo die 5 ein Joker ist, auch eine 5: H17x).
    .title = Die Neun

## The table

H19 = Sind Nachziehstapel und Hand leer, spielt der Spieler seine offenen Karten, eine pro Zug, nach eigener Wahl; sind alle drei weg, seine blinden Karten, eine pro Zug, ungesehen gewählt. (Mehrere gleiche Karten und 8+½ legt man nur von der Hand.) Nach einem Angriff eröffnet der Spieler den neuen Ablagestapel von dort, wo er jetzt spielt (ist seine letzte Handkarte weg: mit einer offenen; ist seine letzte offene Karte weg: mit einer blinden). Unsere Festlegung: Wo vereinbart ist, dass mehrere gleiche offene Karten zusammen gelegt werden dürfen, kommt 8+½ trotzdem nur von der Hand.
    .title = Vom Tisch spielen
H20 = Wohin ein genommener Ablagestapel kommt: vor der Tischphase beiseite, also aus dem Spiel, und am Ende wird er mitgezählt; ab der Tischphase auf die Hand, die erst leer werden muss, bevor wieder vom Tisch gespielt wird. Beiseitegelegte Karten bleiben beiseite; alle haben sie gesehen, daher sind sie in jeder Ausgabe für alle einsehbar. In Express liegt der beiseitegelegte Stapel verdeckt: Der Tisch zeigt, wie viele Karten es sind, und welche, wenn jemand danach fragt.
    .title = Wohin der Ablagestapel kommt
H21 = Die Tischphase beginnt für einen Spieler, ein für alle Mal (Amigo, Demi), in dem Moment, in dem Nachziehstapel und Hand beide leer sind. Die Spielanleitung von Demi spricht nur bei einer blinden Karte, die nicht erlaubt ist, von der Hand; unsere Festlegung: Es ist wie bei Amigo. Die Spielanleitung von Demi lässt sich auch anders lesen: siehe H22.
    .title = Beginn der Tischphase
H21b = Fundex: Die Tischphase beginnt für einen Spieler, ein für alle Mal, mit seinem ersten Zug, bei dem Nachziehstapel und Hand beide leer sind; unsere Festlegung: ob er eine offene Karte legen kann oder nicht; auch das Eröffnen nach dem eigenen Angriff ist ein solcher Zug. (Der Unterschied zu H21 zeigt sich, wenn die letzte Handkarte angegriffen wird.)
    .title = Tischphase bei Fundex
H21x = Express: Die Tischphase beginnt jedes Mal neu, je nachdem, was gespielt wurde: Wer gerade von der Hand spielt, legt einen genommenen Ablagestapel beiseite; wer gerade offene oder blinde Karten spielt, nimmt ihn auf die Hand; unsere Festlegung: Wird jemand erwischt, entscheidet, woher seine angegriffene Karte kam. H23 geht vor: Wer mit seiner allerletzten Karte erwischt wird, nimmt den Ablagestapel immer auf die Hand. Die Spielanleitung von Express lässt sich auch anders lesen: siehe H22.
    .title = Tischphase bei Express
H22 = Wer offene Karten spielt und keine davon legen kann, nimmt den Ablagestapel auf die Hand (oder legt ihn beiseite, nach der anderen Lesart unten). Eine blinde Karte, die nicht erlaubt ist, kommt mit dem Ablagestapel auf die Hand. Express und Demi lassen sich auch anders lesen, und so darf man es vereinbaren: Ein Ablagestapel kommt nur zusammen mit einer blinden Karte, die nicht erlaubt ist, auf die Hand, oder wenn die allerletzte Karte eines Spielers angegriffen wird (H23). Jeder andere Ablagestapel kommt beiseite, ob man von der Hand, von den offenen oder von den blinden Karten spielt und ob man nichts legen konnte, erwischt wurde oder ihn freiwillig nahm (H07).
    .title = Keine Tischkarte passt

## The end

H23 = Wer nach einem erlaubten Zug keine Karte mehr hat, weder auf der Hand noch im Nachziehstapel, weder offen noch blind, ist fertig, es sei denn, der nächste Spieler greift seine letzte Karte an: Dann nimmt der Angegriffene den Ablagestapel auf die Hand und spielt weiter. Die Spielanleitung von Demi nennt den Sieger einmal einen, der keine Karten eingesammelt hat; unsere Festlegung: Auch mit beiseitegelegten Karten kann man fertig werden.
    .title = Fertig werden
H23a = Hinterlässt der letzte Zug eine Ansage mit ½, die sich mit einer Karte angreifen lässt (½ bis 8½), darf der nächste Spieler noch angreifen. Unsere Festlegung: Er bekommt immer diese eine letzte Chance, ganz gleich, was er hat, damit das Angebot nichts verrät: Er darf von der Hand oder mit seinen offenen Karten angreifen oder, wenn er blinde Karten spielt, eine davon aufdecken (wird es kein Angriff, geht die Karte zurück und zählt mit); oder er passt. Alles außer einem Angriff beendet das Spiel. Ist die Ansage eine ganze Zahl oder mindestens 9½, endet das Spiel sofort. Unsere Festlegung: Bei der letzten Chance greift der Spieler von dort an, wo er jetzt spielt: von der Hand, wenn er Handkarten hat, sonst mit seinen offenen Karten, sonst mit einer blinden Karte.
    .title = Die letzte Chance
H23b = Am Ende zählen alle Karten, die man noch hat: beiseitegelegte, Handkarten, Nachziehstapel, offene, blinde. Auch wer fertig ist, kann beiseitegelegte Karten haben. Wer von den anderen die meisten Karten hat, ist der große Verlierer. Unsere Festlegung: Der Nachziehstapel zählt auch dort mit, wo die Spielanleitung ihn nicht aufzählt (Amigo); bei Gleichstand ist der große Verlierer von den Betroffenen der, der in Spielrichtung als Erster nach dem fertigen Spieler sitzt.
    .title = Kartenzahl, großer Verlierer
H24 = Punkte: wer fertig ist, 2; wer die wenigsten Karten hat, 1; auf wen beides zutrifft, 3. Unsere Festlegung: Haben mehrere gleichauf die wenigsten Karten, erhält jeder von ihnen den einen Punkt.
    .title = Die Punkte
H24x = Express: ein Strafpunkt für jede Karte, die man noch hat; wer die wenigsten hat, gewinnt. Unsere Festlegung: Bei Gleichstand gewinnen alle Betroffenen gemeinsam, und über eine Serie gewinnt die niedrigste Summe.
    .title = Wertung bei Express
H25 = Eine Serie besteht aus sechs Spielen oder aus so vielen, wie vereinbart wurde (Express kennt keine Serie: Es ist ein einziges Spiel, es sei denn, die Spielleitung wählt mehr; unsere Festlegung: Die Strafpunkte werden dann addiert); die Punkte werden auf dem Punkteblock notiert und addiert; wer die meisten Punkte hat, gewinnt (bei Gleichstand gemeinsam). Unsere Festlegung: Der erste Geber wird ausgelost; nach jedem Spiel geht das Geben nach links weiter.
    .title = Eine Serie von Spielen
H26 = Fundex, Demi: Ab dem zweiten Spiel darf der Spieler, der im vorigen Spiel fertig wurde, eine seiner offenen Karten gegen eine offene Karte des vorigen großen Verlierers tauschen. Er darf verzichten. Unsere Festlegung: Getauscht wird nach dem Geben und vor dem Eröffnen, auch gleiche Karten dürfen getauscht werden, und wer eröffnet, wird erst danach ermittelt (die Handkarten bleiben unberührt).
    .title = Der Tausch
H27 = Unsere Festlegung: Ein endloses Spiel ist möglich (etwa eines von 2000 zufällig gespielten Spielen zu zweit dreht sich im Kreis). Nach 1000 Zügen in einem Spiel (jeder Zug zählt; einer, mit dem jemand fertig wird oder der eine letzte Chance auslöst, wird erst noch zu Ende geführt) endet es; niemand ist fertig, und es gibt keinen großen Verlierer: Für die wenigsten Karten gibt es den einen Punkt aus H24, die 2 Punkte bekommt niemand (Express wertet wie immer nach H24x), und H26 entfällt für das nächste Spiel.
    .title = Endloses Spiel

## Names of the sections

half-section-cards = Die Karten
half-section-setting-up = Vorbereitung
half-section-turn = Ein Zug
half-section-table = Der Tisch
half-section-end = Das Ende

## Names of the editions: which box it is

half-edition-amigo = Amigo, 2005: die Regeln aus der niederländischen Schachtel und die Grundlage aller anderen Ausgaben
    .short = Amigo
half-edition-demi = 8 Demi: die französischen Regeln, mit einem Tausch zwischen den Spielen
    .short = 8 Demi
half-edition-fundex = Fundex, 2005: die englischen Regeln, mit einem Tausch zwischen den Spielen
    .short = Fundex
half-edition-express = 8½ express: die kurzen französischen Regeln, mit kleinem Nachziehstapel, der 5 als Joker und einem Punkt je Karte
    .short = 8½ express
half-edition-express-advanced = 8½ express, erweitert: die kurzen französischen Regeln, und 8+½ darf gelegt werden
    .short = 8½ express, erweitert

## What each parameter of an edition decides

half-parameter-stock = Wie viele Karten der Nachziehstapel jedes Spielers hat: alle, die übrig sind, oder höchstens eine feste Zahl (H03).
half-parameter-opening = Wer eröffnet: die niedrigste gelbe Karte, die niedrigste Zahlenkarte gleich welcher Farbe oder ein ausgeloster Spieler (H05).
half-parameter-opening-sets = Ob der Startspieler seine niedrigste Karte mehrfach legen darf, wenn er sie mehrfach hat (H05).
half-parameter-announcing = Was vor dem Eröffnen gezeigt wird: von jedem die niedrigste Karte oder nur die allerniedrigste (H05).
half-parameter-voluntary-take = Ob man den Ablagestapel nehmen darf, obwohl man legen könnte (H07).
half-parameter-sets = Ob mehrere gleiche Karten zusammen gelegt werden dürfen (H09).
half-parameter-ghost-risk = Ob angegriffen werden kann, wer einen Geist auf eine Ansage mit ½ legt (H12).
half-parameter-half-across = Ob mehrere Halbe zusammen über 8½ hinweggehen dürfen (H13a).
half-parameter-eight-half = Ob eine 8 und eine ½ zusammen als 8½ gelegt werden dürfen (H15).
half-parameter-half-on-eight-half = Ob eine ½ auf 8½ gelegt werden darf (H15b).
half-parameter-five-wild = Ob eine 5 auch auf höhere Ansagen gelegt werden darf, auf alle außer 8½ (H17x).
half-parameter-five-through-ghost = Ob eine 5 den nächsten Spieler auch dann noch bindet, wenn ein Geist auf sie gelegt wird (H17c).
half-parameter-open-sets = Ob mehrere gleiche offene Karten zusammen gelegt werden dürfen (H19).
half-parameter-aside-shown = Wie beiseitegelegte Stapel auf dem Tisch liegen: offen oder verdeckt; ihre Karten kennen in jedem Fall alle (H20).
half-parameter-table-from = Wann ein genommener Ablagestapel auf die Hand kommt: sobald Nachziehstapel und Hand leer sind, ab dem ersten Zug, bei dem beide leer sind, je nachdem, von wo die Karten gespielt wurden, oder nur mit einer blinden Karte, die nicht erlaubt ist (H21).
half-parameter-scoring = Wie ein Spiel gewertet wird: Punkte fürs Fertigwerden und für die wenigsten Karten oder ein Strafpunkt für jede Karte, die man noch hat (H24).
half-parameter-fewest-tie = Wer bei Gleichstand den Punkt für die wenigsten Karten bekommt: jeder der Betroffenen oder niemand (H24).
half-parameter-games = Aus wie vielen Spielen eine Serie besteht (H25).
half-parameter-exchange = Ob der Spieler, der im vorigen Spiel fertig wurde, eine offene Karte mit dem vorigen großen Verlierer tauschen darf (H26).
half-parameter-max-plays = Nach wie vielen Zügen ein endloses Spiel abgebrochen wird (H27).

## What a parameter may be, where it is not a number

half-value-stock-all = alle
half-value-opening-lowest-yellow = die niedrigste gelbe Karte
half-value-opening-lowest-number = die niedrigste Zahlenkarte gleich welcher Farbe
half-value-opening-lot = wird ausgelost
half-value-announcing-all = jeder nennt seine niedrigste Karte
half-value-announcing-opener = nur die allerniedrigste Karte wird gezeigt
half-value-aside-shown-open = offen
half-value-aside-shown-face-down = verdeckt
half-value-table-from-reached = sobald Nachziehstapel und Hand leer sind
half-value-table-from-started = ab dem ersten Zug, bei dem beide leer sind
half-value-table-from-source = je nachdem, von wo die Karten gespielt wurden
half-value-table-from-blind = nur mit einer blinden Karte, die nicht erlaubt ist
half-value-scoring-points = Punkte fürs Fertigwerden und für die wenigsten Karten
half-value-scoring-cards = ein Strafpunkt für jede Karte, die man noch hat
half-value-fewest-tie-all = jeder der Betroffenen
half-value-fewest-tie-none = niemand
