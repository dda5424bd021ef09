### The rules of Level 8 Master, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/level8/law.toml, with the same numbers in the same order.

## The cards

L01 = 111 Karten: 90 Zahlen (1 bis 15 in sechs Farben, jede einmal), 12 Joker (je vier für 1–5, 6–10 und 11–15) und 9 Sonderkarten: zweimal „Die nehm ich“, dreimal „Die tausch ich“, viermal „Die behalt ich“. (Die niederländische Spielanleitung sagt einmal 101, ein Druckfehler: Ihre Materialliste und ihr weiterer Text sagen 111.)
    .title = Die 111 Karten
L02 = Jede Farbe hat eine eigene Form, damit man sie erkennt, ohne die Farbe zu sehen: auch auf jedem Bildschirm.
    .title = Jede Farbe eine Form
L03 = 2 bis 6 Spieler. Jeder hat eine Levelkarte und beginnt bei Level 1.
    .title = Zwei bis sechs Spieler

## Setting up

L04 = Der Geber (unsere Festlegung: Der erste wird ausgelost) mischt alle Karten und gibt, bis jeder 10 auf der Hand hat, behaltene Karten mitgezählt (L20). Der Rest ist der verdeckte Nachziehstapel; dessen oberste Karte deckt der Geber als erste Karte seines eigenen Ablagestapels auf. Jeder Spieler hat einen eigenen Ablagestapel.
    .title = Das Geben
L05 = Der linke Nachbar des Gebers beginnt; gespielt wird im Uhrzeigersinn. In der nächsten Runde gibt der linke Nachbar des letzten Gebers.
    .title = Wer beginnt, wer gibt

## A turn

L06 = Zuerst muss der Spieler eine Karte ziehen: die oberste des Nachziehstapels oder die oberste eines beliebigen Ablagestapels, auch des eigenen, welche Karte auch immer das ist.
    .title = Eine Karte ziehen
L07 = Dann darf er sein Level auslegen: alle Kombinationen seines aktuellen Levels auf einmal, von der Hand und offen. Keinen Teil eines Levels und keine zusätzliche Kombination, weder jetzt noch später. Ein Level pro Runde.
    .title = Das Level auslegen
L08 = Liegt sein Level aus, darf er ab demselben Zug Handkarten an jede Kombination auf dem Tisch anlegen, ob eigene oder fremde: Folgen wachsen an beiden Enden (nie über 1 oder 15 hinaus; 15 und 1 schließen nicht aneinander an), Zwillinge, Drillinge usw. mit derselben Zahl, Karten einer Farbe mit derselben Farbe, Farbfolgen an beiden Enden in ihrer Farbe.
    .title = Karten anlegen
L09 = Zuletzt muss er eine beliebige Handkarte auf seinen eigenen Ablagestapel abwerfen oder stattdessen eine Sonderkarte spielen (L15). Unsere Festlegung: Dafür behält er also immer eine Karte: Seine letzte Karte kann er nicht anlegen, und ein Level, nach dem ihm keine bleibt, kann er nicht auslegen, außer Level 8 (L22). Eine Sonderkarte darf auch wie jede Karte abgeworfen werden, ohne Wirkung.
    .title = Eine Karte abwerfen
L10 = Wird die letzte verdeckte Karte des Nachziehstapels gezogen, behält jeder Spieler die oberste Karte seines Ablagestapels; alle anderen abgeworfenen Karten und (unsere Festlegung) die Sonderkarten, die offen unter dem Nachziehstapel liegen (L16, L17, L24), werden in genau diesem Moment zu einem neuen Nachziehstapel gemischt, auch mitten in einem Tausch oder wenn ein bestohlener Spieler zieht. Unsere Festlegung: Ergibt das keine Karte, bleibt der Nachziehstapel bis zum Ende der Runde leer: Man zieht von einem Ablagestapel oder beginnt, wenn es keinen gibt, mit L07; Karten aus L16 und L17, die der Nachziehstapel nicht hergibt, entfallen.
    .title = Ein neuer Nachziehstapel

## Groups

L11 = Folge: aufeinanderfolgende Zahlen, Farben beliebig. Zwilling, Drilling usw.: gleiche Zahlen, Farben beliebig. Karten einer Farbe: Zahlen beliebig. Farbfolge: aufeinanderfolgende Zahlen einer Farbe. Zwei Zwillinge (oder Drillinge) eines Levels dürfen dieselbe Zahl haben (2-2, 3-3, 6-6, 6-6 sind vier Zwillinge).
    .title = Die vier Kombinationen
L12 = Sonderkarten gehören nie zu einer Kombination.
    .title = Keine Sonderkarten darin

## Jokers

L13 = Ein Joker steht für jede Zahl seines Bereichs, in jeder Farbe. In einem Level, in jeder Kombination und (unsere Festlegung) beim Anlegen darf man beliebig viele Joker verwenden. Bei Karten einer Farbe spielt seine Zahl keine Rolle; er darf für eine Karte stehen, die schon da ist. Sobald er liegt, ist festgelegt und zu sehen, wofür er steht, Zahl und Farbe (in Folgen, Zwillingen, Drillingen usw. ist die Farbe frei und spielt keine Rolle).
    .title = Wofür Joker stehen
L14 = Ein Joker, der liegt, wird nie getauscht oder verschoben.
    .title = Joker bleiben liegen

## Specials

L15 = Eine Sonderkarte spielt man, statt eine Karte abzuwerfen; danach ist der Zug zu Ende. Als letzte Handkarte kann man sie nur abwerfen: Das beendet die Runde (L18), und sie hat keine Wirkung.
    .title = Eine Sonderkarte spielen
L16 = „Die nehm ich“ (2 Karten): Sie kommt offen unter den Nachziehstapel. Im Uhrzeigersinn zeigt jeder andere Spieler drei Handkarten seiner Wahl (alle, wenn er weniger hat). Wer die Karte spielt, darf von allen diesen Karten eine auf die Hand nehmen; der bestohlene Spieler zieht die oberste Karte des Nachziehstapels; die übrigen gehen zurück. (Gezeigte Karten bleiben so lange auf der Hand; alle haben sie gesehen.) Unsere Festlegung: Wer drei Karten oder weniger hat, zeigt sie alle, ohne gefragt zu werden. Unsere Festlegung: Wem die letzte Karte genommen wird, ohne dass er Ersatz bekommt (L10), der beendet die Runde nicht: In seinem Zug zieht er und spielt weiter, und kann er nicht ziehen, entfällt sein Zug.
    .title = „Die nehm ich“
L17 = „Die tausch ich“ (3 Karten): Sie kommt offen unter den Nachziehstapel. Der Spieler legt bis zu drei Handkarten, eine nach der anderen in beliebiger Reihenfolge, auf seinen eigenen Ablagestapel und zieht dann ebenso viele vom Nachziehstapel (nie von Ablagestapeln). Er darf früher aufhören, auch sofort; nach der dritten wird von selbst gezogen. Unsere Festlegung: Kommt so seine letzte Handkarte auf den Ablagestapel, endet die Runde sofort (L18), denn das sagt L18.
    .title = „Die tausch ich“
L17a = „Die behalt ich“ (4 Karten): Sie liegt bis zum Ende der Runde offen vor dem Spieler; dann darf er bis zu drei Handkarten für die nächste Runde behalten, wenn sein Level nicht ausliegt. Mehrere zählen zusammen, auch mit L20.
    .title = „Die behalt ich“

## The end

L18 = Wer seine letzte Handkarte auf seinen Ablagestapel legt, beendet die Runde sofort.
    .title = Die Runde beenden
L19 = Wer die Runde beendet hat, steigt um zwei Level auf (nie über 8), auch wenn das eigene Level nicht ausliegt; jeder andere, dessen Level ausliegt, steigt um eins auf; die übrigen bleiben, wo sie sind. Unsere Festlegung: In der Spielanleitung heißt es, er darf; niemand würde verzichten, also geschieht es von selbst.
    .title = Aufsteigen
L20 = Wer auf Level 5 bis 8 ist und sein Level nicht ausgelegt hat, darf bis zu vier Handkarten behalten; jede „Die behalt ich“ vor ihm bringt drei dazu (Level 7, zweimal „Die behalt ich“: zehn). Er bekommt Karten, bis er zehn hat. Wer sein Level ausgelegt hat, behält nichts, und seine „Die behalt ich“ verfallen. Unsere Festlegung: Wer behalten darf, wählt der Reihe nach, im Uhrzeigersinn vom linken Nachbarn dessen aus, der die Runde beendet hat; welche Karten es sind, bleibt geheim, wie viele, ist bekannt; wer nichts behalten darf oder nichts auf der Hand hat, wird nicht gefragt; wer mehr als zehn behält, bekommt keine dazu.
    .title = Karten behalten
L21 = Alle anderen Karten werden für die nächste Runde zusammengemischt.
    .title = Die nächste Runde
L22 = Wer Level 8 auslegt, gewinnt sofort, was auch immer er noch auf der Hand hat.
    .title = Sieg mit Level 8
L23 = Auch wer eine Runde beendet und dabei Level 7 ausliegen hat, gewinnt. Unsere Festlegung: Vorher steigen die Level noch (L19).
    .title = Sieg mit Level 7
L23a = Jeder Spieler wählt die Levelkarte, mit der er spielt: die mit einem Stern, die mit zwei Sternen (für alle, die es schwerer wollen) oder eine eigene. Er wählt sie, bevor zum ersten Mal gegeben wird, und behält sie die ganze Partie; alle können sehen, wer welche hat. Welche Kombinationen ein Spieler zum Auslegen seines Levels braucht (L07), steht auf seiner eigenen Levelkarte. Sonst zählt allein die Nummer des Levels, was auch immer auf den Levelkarten steht: Aufsteigen (L19), Karten behalten (L20), Gewinnen (L22, L23). Anlegen darf man an die Kombinationen aller Spieler (L08). Unsere Festlegung: Eine eigene Levelkarte hat acht Level, jedes aus einer bis fünf Kombinationen von mindestens zwei Karten, und kein Level verlangt mehr als zehn Karten. Was die beiden Levelkarten von Master verlangen, ist unsere Rekonstruktion, denn die Spielanleitung zeigt sie nur als Bild; in Worten nennt sie nur Level 1 mit einem Stern: vier Zwillinge.
    .title = Die Levelkarte wählen
L26 = Unsere Festlegung: Eine Runde kann endlos dauern. Hat nach 2000 Zügen noch niemand seine letzte Karte abgeworfen, endet sie, ohne dass jemand sie beendet: Jeder, dessen Level ausliegt, steigt um eins auf, und wer Karten behalten darf, wählt sie der Reihe nach, im Uhrzeigersinn ab dem linken Nachbarn des Gebers. Eine Partie von 200 Runden endet ohne Sieger. Gemessen: Bei zufälligen Zügen wird etwa eine von hundert Runden so abgebrochen, und von 40.000 Partien keine einzige.
    .title = Endloses Spiel

## Mixing in Level 8

L24 = „Aussetzen“ (3 Karten, aus Level 8; in der französischen Schachtel 4): Statt eine Karte abzuwerfen, legt man sie vor einen anderen Spieler, der noch keine hat. Der schiebt sie in seinem Zug nur offen unter den Nachziehstapel: Das ist sein ganzer Zug, zu entscheiden gibt es nichts. Als letzte Karte: L15.
    .title = „Aussetzen“
L25 = Alle Karten von Level 8: weitere 90 Zahlen, 6 freie Joker (jede Zahl, jede Farbe) und die 3 Karten „Aussetzen“. Die Ausgabe Level 8 spielt man nur mit diesen Karten nach L02 bis L25, ohne „Die nehm ich“, „Die tausch ich“ und „Die behalt ich“ und ohne L20 (die Seite mit einem Stern hat keine solche Regel). Level 8 gab es auch mit 98 Karten (die deutsche und die niederländische Schachtel von 2016: 5 freie Joker, dreimal „Aussetzen“) und mit 101 (die französische Schachtel: 7 freie Joker, viermal „Aussetzen“).
    .title = Die Karten von Level 8

## Names of the sections

level8-section-cards = Die Karten
level8-section-setting-up = Vorbereitung
level8-section-turn = Ein Zug
level8-section-groups = Die Kombinationen
level8-section-jokers = Die Joker
level8-section-specials = Die Sonderkarten
level8-section-end = Das Ende
level8-section-mixing = Level 8 dazumischen

## Names of the editions: which box it is; a + in an edition’s name is a - here

level8-edition-master = Level 8 Master: die Regeln aus der niederländischen Schachtel, mit 111 Karten
    .short = Level 8 Master
level8-edition-master-skips = Level 8 Master mit „Aussetzen“: die drei Sonderkarten von Level 8 werden dazugemischt
    .short = Level 8 Master mit „Aussetzen“
level8-edition-master-level8 = Level 8 Master mit Level 8: alle Karten von Level 8 werden dazugemischt, zusammen 210 Karten
    .short = Level 8 Master mit Level 8
level8-edition-level8 = Level 8: nur das ältere Spiel, mit 99 Karten (die englische Schachtel), ohne „Die nehm ich“, „Die tausch ich“ und „Die behalt ich“
    .short = Level 8
level8-edition-level8-98 = Level 8 wie in der deutschen und der niederländischen Schachtel von 2016: 98 Karten, mit 5 freien Jokern und dreimal „Aussetzen“
    .short = Level 8, 98 Karten
level8-edition-level8-101 = Level 8 wie in der französischen Schachtel: 101 Karten, mit 7 freien Jokern und viermal „Aussetzen“
    .short = Level 8, 101 Karten

## What each parameter of an edition decides

level8-parameter-copies = Wie oft jede Zahlenkarte im Spiel ist (L25).
level8-parameter-range-jokers = Wie viele Joker es von jedem Bereich gibt: 1–5, 6–10 und 11–15 (L01).
level8-parameter-full-jokers = Wie viele freie Joker es gibt (L25).
level8-parameter-takes = Wie viele Karten „Die nehm ich“ es gibt (L16).
level8-parameter-swaps = Wie viele Karten „Die tausch ich“ es gibt (L17).
level8-parameter-keep-cards = Wie viele Karten „Die behalt ich“ es gibt (L17a).
level8-parameter-skips = Wie viele Karten „Aussetzen“ es gibt (L24).
level8-parameter-shuffle-specials = Ob die Sonderkarten unter dem Nachziehstapel in einen neuen Nachziehstapel mitgemischt werden (L10).
level8-parameter-joker-off = Ob Joker angelegt werden dürfen (L13).
level8-parameter-swap-ends = Ob die Runde sofort endet, wenn beim Tauschen die letzte Handkarte auf den Ablagestapel kommt; sonst wird nachgezogen (L17).
level8-parameter-keep-from = Ab welchem Level man vier Handkarten behalten darf, wenn das eigene Level nicht ausliegt (L20).
level8-parameter-max-plays = Nach wie vielen Zügen eine endlose Runde abgebrochen wird (L26).
level8-parameter-max-rounds = Nach wie vielen Runden eine endlose Partie abgebrochen wird (L26).

## What a parameter may be, where it is not a number

level8-value-keep-from-never = nie

## The level cards that there are, and where the lines of a card come from

level8-levels-level8-1 = Level 8, ein Stern
level8-levels-master-1 = Master, ein Stern
level8-levels-master-2 = Master, zwei Sterne
level8-source-printed = wie auf der Karte gedruckt
    .short = wie gedruckt
level8-source-reconstruction = unsere eigene Rekonstruktion, denn die Spielanleitung zeigt diese Karte nur als Bild
    .short = unsere Rekonstruktion
level8-source-own = von deiner eigenen Karte abgetippt
    .short = eigene Karte
