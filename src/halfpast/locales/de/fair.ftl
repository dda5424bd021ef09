# Whether the deals of a match are fair: on the page and in the terminal.

fair-yes = Fair. { $deals ->
    [one] Die Kartenverteilung folgt
   *[other] Alle { $deals } Kartenverteilungen folgen
  } aus dem Schlüssel, dessen Hash vorher gezeigt wurde, und aus den Zufallszahlen der Spieler.
fair-no = Nicht fair. Das wurde manipuliert:
fair-unknown = Das lässt sich nicht prüfen: Die Partie wurde gegeben, bevor es prüfbare Kartenverteilungen gab.
fair-added = Zufallszahlen beigetragen haben: { $names }.
fair-added-none = Kein Browser hat eine Zufallszahl beigetragen: Nur der Schlüssel des Servers hat entschieden.

## What was tampered with. $name: a player, or the middle of the table. $told and $dealt: cards.

fair-found-key = Der Schlüssel: Es ist nicht der, dessen Hash vor dem Geben gezeigt wurde.
fair-found-commitment = Der vor dem Geben gezeigte Hash: Er gehört nicht zum Schlüssel.
fair-found-salts = Die Zufallszahlen der Spieler: Mit diesen wurden die Karten nicht gegeben.
fair-found-seal = Das beim Geben gezeigte Siegel: Es passt nicht zum Hash des Schlüssels und zu den Zufallszahlen.
fair-found-arranged = Der Anfang: Karten oder Geber wurden von Hand festgelegt, statt aus dem Schlüssel zu folgen.
fair-found-card = Kartenverteilung { $deal }, { $name }, { $place ->
    [hand] Hand
    [open] offene Karten
    [blind] blinde Karten
    [stock] Nachziehstapel
    [pile] Ablagestapel
   *[out] Karten außer Spiel
  }: Im Protokoll steht { $told }, der Schlüssel ergibt { $dealt }.
fair-found-dealer = Kartenverteilung { $deal }: Jemand anders hat gegeben.
fair-found-deal = Kartenverteilung { $deal }: Ihre Karten sind nicht richtig notiert.
fair-found-deals = Die Liste der Kartenverteilungen: Es fehlen welche, oder es sind zu viele.
fair-found-move = Zug { $move }: Mit den gegebenen Karten war er nicht möglich.
fair-found-end = Das Ende: Die Züge führen woandershin.
fair-found-check = Die Datei: Etwas darin wurde nachträglich geändert.
fair-found-unreadable = Was im Protokoll über das Geben steht: Das ist nicht lesbar.
fair-no-card = keine Karte
fair-middle = Tischmitte

## On the page: what is told of a deal

fair-about = Vor dem Geben zeigt der Server den Hash eines Schlüssels. Danach steuert der Browser jedes Spielers eine Zufallszahl bei. Aus beidem folgen die Karten, und nach der Partie wird der Schlüssel offengelegt. So kann niemand die Karten allein bestimmen.
fair-key = Schlüssel
fair-hash = Hash des Schlüssels
fair-seal = Siegel aus Hash und Zufallszahlen
fair-number-of = Zufallszahl von { $name }
fair-none-yet = Niemand hat eine Zufallszahl beigetragen.

## On the page: checked

fair-verdict-yes = Fair
fair-verdict-no = Nicht fair
fair-verdict-unknown = Nicht prüfbar
fair-checking = Die Kartenverteilung wird geprüft …
fair-here = In diesem Browser
fair-here-fits = Der Schlüssel passt zu seinem Hash, und das Siegel passt zum Hash und zu den Zufallszahlen.
fair-here-cannot = Über einfaches http berechnen Browser keine Hashes. Öffne diese Seite über https, oder prüfe das Protokoll auf deinem eigenen Computer.
fair-seen-yes = Es ist der Hash, den dieser Browser vor dem Geben gesehen hat.
fair-seen-no = Es ist nicht der Hash, den dieser Browser vor dem Geben gesehen hat.
fair-seen-none = Dieser Browser hat vor dem Geben keinen Hash gesehen und kann deshalb nicht vergleichen.
fair-sealed-yes = Es ist das Siegel, das dieser Browser beim Geben gesehen hat.
fair-sealed-no = Es ist nicht das Siegel, das dieser Browser beim Geben gesehen hat.
fair-mine-yes = Die Zufallszahl dieses Browsers hat mitentschieden.
fair-mine-no = Die Zufallszahl dieses Browsers wurde weggelassen.
fair-mine-none = Dieser Browser hat keine Zufallszahl beigetragen.
fair-there = Auf dem Server
fair-there-about = Die Karten rechnet der Server aus dem Schlüssel nach: Diese Seite kennt keine Spielregeln.
fair-same = Der Server kommt zum selben Ergebnis.
fair-own-computer = Du musst dem Server nicht vertrauen: Lade das Protokoll herunter und prüfe es auf deinem eigenen Computer mit { $command }.
fair-file = Eine gespeicherte Partie prüfen
fair-file-about = Ein Protokoll, das du hier heruntergeladen hast. Nur du siehst es; der Server behält nichts davon.
fair-trouble-playing = Diese Partie ist noch nicht zu Ende. Ihr Schlüssel wird danach offengelegt.
