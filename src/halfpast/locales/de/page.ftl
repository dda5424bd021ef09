# The page in the browser, before and beside the table.

## Home

page-title = Half Past Eight
page-screen = { $screen } · { $title }
page-tagline = { $game } mit Bots oder mit Freunden.
page-which-game = Welches Spiel?
page-game-half = 8½
    .about = Sag höher an und lass dich nicht erwischen
page-game-level8 = Level 8 Master
    .about = Sammle, leg aus, steig auf bis Level 8
page-so-many-players = { $low } bis { $high } Spieler
page-last-game = Dein laufendes Spiel
page-your-name = Wie sollen wir dich nennen?
page-face = Wähle dein Gesicht
page-settings = Einstellungen
page-if-you-like = Wenn du magst
page-play-bots = Jetzt mit Bots spielen
page-play-friends = Mit Freunden spielen
page-play-friends-about = Du bekommst einen Link zum Teilen.
page-on-device = Mehrere an diesem Gerät
page-learn = { $game } in fünf Minuten lernen
page-new-here = Neu hier? Lerne { $game } in fünf Minuten
page-pad = Punkteblock für echte Karten
page-saved-match = Gespeicherte Partie öffnen
page-change = Ändern
page-so-many-players-here = { $count ->
    [one] Ein Spieler
   *[other] { $count } Spieler
  }
page-bots-of-level = { $names } ({ $level })
page-so-many-games = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
  }
page-one-match = Eine Partie
page-so-long = { $games }, etwa { $time }
page-rules-from = Regeln: { $edition }
page-rules-from-amigo = Regeln: niederländisch (Amigo)
page-rules-from-demi = Regeln: französisch (8 Demi)
page-rules-from-fundex = Regeln: englisch (Fundex)
page-rules-from-express = Regeln: französisch, kurz (8½ express)
page-rules-from-express-advanced = Regeln: französisch, kurz, erweitert (8½ express)
page-your-games = Deine Spiele
page-all-matches = Alle meine Partien
page-record = Meine Bilanz
page-open-tables = Offene Tische
page-with = mit { $names }
page-nobody-yet = noch niemand
page-free-seats = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
  }
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-waiting-for = Warten auf { $name }
page-not-begun = Noch nicht begonnen
page-is-over = Zu Ende
page-go-on = Weiterspielen
page-look-back = Ansehen
page-join = Mitspielen
page-watch = Zuschauen
page-keep = Meine Tische behalten
page-account = Mein Konto

## A new table

page-with-bots = Mit Bots spielen
page-bots = Bots
page-how-good = Wie gut spielt { $name }?
page-without = Ohne { $name }
page-add-bot = Noch ein Bot
page-who-plays = Wer spielt mit?
page-name-of = Name von Person { $number }
page-add-person = Noch eine Person
page-on-device-about = Ihr reicht das Gerät weiter. Niemand sieht die Karten der anderen.
page-which-box = Welche Schachtel hast du?
page-no-box = Keine Schachtel zu Hause? Nimm einfach diese: Die Schachteln unterscheiden sich nur in Einzelheiten.
page-seats = Plätze
page-how-many-games = Spiele in der Serie
page-how-long = Insgesamt etwa { $time }.
page-wins-points = Die meisten Punkte gewinnen
page-wins-cards = Die wenigsten Punkte gewinnen
page-one-less = Eins weniger
page-one-more = Eins mehr
page-clock = Uhr
page-clock-none = Ohne Uhr
page-clock-relaxed = Gemütliche Uhr
page-clock-quick = Schnelle Uhr
page-clock-about = { $move } pro Zug und insgesamt { $reserve } Reserve. Danach spielt ein Bot.
page-no-clock-about = Alle denken nach, so lange sie wollen.
page-pace = Bots spielen
page-pace-slow = langsam
page-pace-normal = gemütlich
page-pace-fast = schnell
page-helps = Tipps und Zurücknehmen
page-helps-about = Tipps gibt es jederzeit. Zurücknehmen geht nur gegen Bots.
page-more = Mehr Auswahl
page-listed = Alle dürfen diesen Tisch finden
page-listed-about = Er steht auf der Startseite bei den offenen Tischen.
page-private-about = Nur wer den Link hat, findet ihn.
page-spectators = Andere dürfen zuschauen
page-spectators-about = Sie sehen, was offen liegt, aber keine Hand.
page-chat = Freier Chat
page-chat-about = Ohne ihn gibt es fertige Sätze.
page-absent = Wenn jemand weg ist
page-absent-bot = Ein Bot springt so lange ein
page-absent-nobody = Die anderen warten
page-make-table = Tisch aufstellen
page-making-table = Der Tisch wird aufgestellt …
page-done = Fertig

## Which box

page-box-amigo = Die niederländischen Regeln von 2005, die Grundlage aller anderen Ausgaben: Jeder nennt seine niedrigste gelbe Karte
    .ours = Unsere Festlegung: was ein leerer Ablagestapel zählt, wie die letzte Chance zum Angriff abläuft und wer bei Gleichstand vorgeht.
page-box-demi = Die französischen Regeln auf einer Seite: Nur die allerniedrigste gelbe Karte wird gezeigt, eine Serie hat sechs Spiele, und dazwischen darf der Gewinner mit dem großen Verlierer eine offene Karte tauschen
    .ours = Unsere Festlegung: 8+½ darf gelegt werden, und sobald Nachziehstapel und Hand einmal leer waren, nimmst du jeden Ablagestapel auf die Hand.
page-box-fundex = Die englischen Regeln von 2005: Nur die allerniedrigste gelbe Karte wird gezeigt, ab deinem ersten Zug mit leerem Nachziehstapel und leerer Hand nimmst du den Ablagestapel auf die Hand, und zwischen den Spielen darf der Gewinner mit dem großen Verlierer eine offene Karte tauschen
    .ours = Unsere Festlegung: Eine 5 bindet durch einen Geist hindurch; ob du in diesem ersten Zug eine offene Karte legen kannst, spielt keine Rolle; und was ein leerer Ablagestapel zählt.
page-box-express = Die kurzen französischen Regeln: ein einziges Spiel, ein Nachziehstapel von 3 Karten, die 5 als Joker, nur die allerniedrigste Karte gezeigt, beiseitegelegte Stapel verdeckt und ein Strafpunkt je Karte
    .ours = Unsere Festlegung: jederzeit mehrere gleiche Karten, das Risiko eines Geistes auf einer Ansage mit ½, wohin der Ablagestapel kommt, wenn du offene Karten spielst, und wie eine Serie zusammengezählt wird.
page-box-express-advanced = Die kurzen französischen Regeln mit ihrer Regel für Fortgeschrittene: 8+½ darf gelegt werden
    .ours = Unsere Festlegung: wie bei 8½ express; und 8+½ darf auch auf 8½ gelegt werden.
page-box-master = Die Regeln aus der niederländischen Schachtel, mit 111 Karten: „Die nehm ich“, „Die tausch ich“ und „Die behalt ich“
    .ours = Unsere Festlegung: was die Levelkarten verlangen, denn die Spielanleitung zeigt sie nur als Bild (außer Level 1 mit einem Stern). Und außerdem: Der erste Geber wird ausgelost, die Runde endet, wenn mit „Die tausch ich“ die letzte Karte weggeht, und was man für die nächste Runde behält, bleibt geheim.
page-box-master-skips = Dazu die drei Karten „Aussetzen“ von Level 8
    .ours = Unsere Festlegung: Die Spielanleitung sagt weder, wie viele „Aussetzen“ es gibt, noch, was sie bewirken; beides ist wie in der englischen Schachtel von Level 8.
page-box-master-level8 = Dazu alle Karten von Level 8: zusammen 210
    .ours = Unsere Festlegung: Die Spielanleitung sagt nicht, aus welcher Schachtel; es sind die 99 Karten der englischen.
page-box-level8 = Das ältere Spiel, englische Schachtel, 99 Karten: 6 freie Joker und dreimal „Aussetzen“
    .ours = Unsere Festlegung: Bis auf die eigenen Karten ist alles wie bei Level 8 Master.
page-box-level8-98 = Das ältere Spiel, deutsche und niederländische Schachtel von 2016, 98 Karten: 5 freie Joker und dreimal „Aussetzen“
    .ours = Unsere Festlegung: Bis auf die eigenen Karten ist alles wie bei Level 8 Master; die Levelkarte und die Wirkung von „Aussetzen“ sind die der englischen Schachtel.
page-box-level8-101 = Das ältere Spiel, französische Schachtel, 101 Karten: 7 freie Joker und viermal „Aussetzen“
    .ours = Unsere Festlegung: Bis auf die eigenen Karten ist alles wie bei Level 8 Master; die Levelkarte und die Wirkung von „Aussetzen“ sind die der englischen Schachtel.
page-like-but = Wie { $base }, aber:
page-just-like = Genau wie { $base }.
page-is-base = Die Grundlage aller anderen.
page-what-differs = Was ist anders?
page-house = Unsere Regeln
page-house-make = Eigene Regeln machen
page-house-make-about = Nimm eine Schachtel und ändere, was ihr zu Hause anders spielt.
page-house-from = Eigene Regeln auf Grundlage von { $base }
page-house-change = Diese Regeln ändern
page-house-title = Eigene Regeln
page-house-name = Wie heißen sie?
page-house-base = Grundlage
page-house-keep = Speichern und so spielen
page-house-forget = Diese Regeln löschen
page-house-needs-name = Gib deinen Regeln zuerst einen Namen.
page-house-name-taken = So heißt schon eine gedruckte Schachtel. Wähle einen anderen Namen.
page-house-name-yours = Du hast schon Regeln mit diesem Namen. Wähle einen anderen Namen.

## What an edition decides. Of a yes or no: what it says when on, and .off.

page-parameter-is = { $label }: { $value }
page-parameter-stock = Karten in jedem Nachziehstapel
page-parameter-opening = Wer eröffnet
page-parameter-opening-sets = Zum Eröffnen darf man die niedrigste Karte mehrfach legen
    .off = Zum Eröffnen legt man nur eine Karte
page-parameter-announcing = Vor dem Eröffnen
page-parameter-voluntary-take = Man darf den Ablagestapel nehmen, obwohl man legen könnte
    .off = Man nimmt den Ablagestapel nur, wenn nichts passt
page-parameter-sets = Mehrere gleiche Karten darf man zusammen legen
    .off = Karten legt man einzeln
page-parameter-ghost-risk = Wer einen Geist auf eine Ansage mit ½ legt, kann angegriffen werden
    .off = Ein Geist auf einer Ansage mit ½ bringt kein Risiko: Niemand kann angegriffen werden
page-parameter-half-across = Mehrere Halbe zusammen dürfen über 8½ hinweggehen
    .off = Mehrere Halbe zusammen dürfen nicht über 8½ hinweggehen
page-parameter-eight-half = Eine 8 und eine ½ darf man zusammen als 8½ legen
    .off = Eine 8 und eine ½ darf man nicht zusammen legen
page-parameter-half-on-eight-half = Eine ½ passt auch auf 8½
    .off = Auf 8½ passt keine ½
page-parameter-five-wild = Eine 5 passt auch auf höhere Ansagen, auf alle außer 8½
    .off = Eine 5 passt nur auf 5 oder weniger
page-parameter-five-through-ghost = Ein Geist auf einer 5: Die 5 bindet auch den Nächsten noch
    .off = Ein Geist auf einer 5: Die 5 bindet den Nächsten nicht mehr
page-parameter-open-sets = Mehrere gleiche offene Karten darf man zusammen legen
    .off = Offene Karten legt man einzeln
page-parameter-aside-shown = Beiseitegelegte Stapel liegen
page-parameter-table-from = Ein genommener Ablagestapel kommt auf die Hand
page-parameter-scoring = Wertung
page-parameter-fewest-tie = Den Punkt für die wenigsten Karten bekommt bei Gleichstand
page-parameter-games = Spiele in einer Serie
page-parameter-exchange = Wer fertig geworden ist, darf zwischen den Spielen eine offene Karte mit dem großen Verlierer tauschen
    .off = Kein Tausch zwischen den Spielen
page-parameter-max-plays = Ein endloses Spiel endet nach so vielen Zügen
page-parameter-copies = Wie oft jede Zahlenkarte im Spiel ist
page-parameter-range-jokers = Joker von jedem Bereich (1–5, 6–10, 11–15)
page-parameter-full-jokers = Freie Joker
page-parameter-takes = Karten „Die nehm ich“
page-parameter-swaps = Karten „Die tausch ich“
page-parameter-keep-cards = Karten „Die behalt ich“
page-parameter-skips = Karten „Aussetzen“
page-parameter-shuffle-specials = Sonderkarten unter dem Nachziehstapel werden in einen neuen Nachziehstapel mitgemischt
    .off = Sonderkarten unter dem Nachziehstapel werden nicht mitgemischt
page-parameter-joker-off = Joker dürfen angelegt werden
    .off = Joker dürfen nicht angelegt werden
page-parameter-swap-ends = Wer beim Tauschen die letzte Karte auf den Ablagestapel legt, beendet die Runde
    .off = Wer beim Tauschen die letzte Karte auf den Ablagestapel legt, beendet die Runde nicht, sondern zieht nach
page-parameter-keep-from = Vier Karten behalten darf man ab Level
page-parameter-max-rounds = Eine endlose Partie endet nach so vielen Runden

## The level card

page-level-card = Levelkarte
page-which-card = Welche Levelkarte?
page-cards-each-own = Jeder eine eigene Levelkarte
page-card-make = Eigene Karte abtippen
page-card-make-about = Übernimm die acht Level von der Karte aus deiner Schachtel.
page-card-change = Diese Karte ändern
page-card-title = Deine eigene Levelkarte
page-card-how = Sie beginnt als { $card }. Ändere jedes Level, bis es mit deiner Karte übereinstimmt.
page-card-usual-name = Unsere Karte
page-card-name = Wie heißt sie?
page-card-level = Level
page-card-group = Level { $level }, Kombination { $group }
page-card-size = Karten
page-card-add = Noch eine Kombination
page-card-keep = Speichern und damit spielen
page-card-forget = Diese Karte löschen
page-card-needs-name = Gib deiner Karte zuerst einen Namen.
page-card-name-taken = So heißt schon eine andere Karte. Wähle einen anderen Namen.
page-card-name-yours = Du hast schon eine Karte mit diesem Namen. Wähle einen anderen Namen.
page-card-wrong-empty = Dieses Level verlangt noch nichts. Füge eine Kombination hinzu.
page-card-wrong-groups = Ein Level hat höchstens { $most } Kombinationen.
page-card-wrong-group = So eine Kombination gibt es nicht.
page-card-wrong-size = Eine Kombination hat 2 bis { $most } Karten.
page-card-wrong-cards = Das sind zusammen { $cards } Karten; eine Hand hat nur { $most }.
page-kind-run = Folge
page-kind-set = Gleiche Zahl
page-kind-colour = Eine Farbe
page-kind-colour-run = Farbfolge

## Who

page-you = Du
page-bot-1 = Fuchs
page-bot-2 = Eule
page-bot-3 = Dachs
page-bot-4 = Hase
page-bot-5 = Otter
page-bot-6 = Igel
page-somebody = Jemand
page-friend = spielt mit
page-away = gerade weg
page-covered = ein Bot springt ein
page-free-seat = Freier Platz

## Before the game

page-lobby = Vor dem Spiel
page-your-table = Dein Tisch
page-table-of = Tisch von { $name }
page-share-link = Lade deine Freunde ein
page-share-text = Komm, spiel { $game } mit mir!
page-copy = Link kopieren
page-copied = Kopiert
page-copy-yourself = Der Browser lässt uns nicht kopieren. Halte den Link gedrückt oder kopiere ihn mit Strg+C.
page-share = Teilen
page-qr = QR-Code
page-qr-of = QR-Code von { $link }
page-scan = Scanne diesen Code
page-address = Adresse
page-reach-here = Nur dieser Computer kann den Link öffnen.
page-reach-how = Starte den Server mit { $option }, um andere hereinzulassen.
page-reach-network = Alle im selben Netzwerk (WLAN) können den Link öffnen.
page-reach-world = Alle, die den Link haben, können ihn öffnen.
page-seat-number = Platz { $number }
page-bot = Ein Bot
page-on-this-device = An diesem Gerät
page-is-here = da
page-sit-here = Hier Platz nehmen
page-sit-down = Platz nehmen
page-sit-for-bot = Platz von { $name } nehmen
page-also-here = Noch jemand an diesem Gerät
page-also-name = Wer setzt sich hierher?
page-name = Name
page-change-name = Namen ändern
page-put-bot = Einen Bot hierher setzen
page-free = Platz freimachen
page-make-host = Spielleitung an { $name }
page-move-up = Nach oben
page-move-down = Nach unten
page-leave-seat = Platz verlassen
page-host = Spielleitung
page-terms = Was wir spielen
page-change-terms = Ändern, was wir spielen
page-is-listed = Offen für alle
page-is-private = Nur mit dem Link
page-no-spectators = Niemand schaut zu
page-no-chat = Fertige Sätze
page-is-helping = Mit Tipps
page-no-helps = Ohne Tipps
page-start = Karten geben
page-dealing = Die Karten werden gegeben …
page-bots-take = { $count ->
    [one] Ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $count } freien Plätze
  }
page-wait-for-host = { $name } startet das Spiel.
page-still-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
page-all-here = Alle sind da.
page-full-watch = Alle Plätze sind besetzt. Bleib hier und schau zu, wenn das Spiel beginnt.
page-full = Alle Plätze sind besetzt, und an diesem Tisch darf niemand zuschauen.
page-sits-down = { $name } setzt sich auf Platz { $number }.
page-seat-freed = Platz { $number } ist frei.
page-terms-changed = Was wir spielen, wurde geändert.

## Leaving, and sending away

page-leave-ask = Den Tisch verlassen?
page-leave-bot = Ein Bot spielt für dich, bis du zurückkommst. Du findest den Tisch bei deinen Spielen.
page-leave-wait = Die anderen warten, bis du zurückkommst. Du findest den Tisch bei deinen Spielen.
page-leave-rest = Das Spiel wartet auf dich. Du findest es bei deinen Spielen.
page-leave-host = Bis du zurück bist, übernimmt jemand anders die Spielleitung.
page-leave-for-good = Du kannst deinen Platz auch für immer aufgeben. Dann bekommt ihn ein Bot, und du kannst dich hier nicht mehr hinsetzen.
page-give-up = Meinen Platz aufgeben
page-send-away-ask = { $name } wegschicken?
page-send-away = { $name } ist da. Ein Bot bekommt den Platz für immer, und { $name } kann sich hier nicht mehr hinsetzen.
page-free-ask = Den Platz von { $name } freimachen?
page-free-about = { $name } ist da. { $name } verliert den Platz und kann sich eine Minute lang nicht wieder hinsetzen.
page-no-go-back = Nein, zurück
page-earlier = Was davor geschah, steht hier nicht mehr.

## The rules

page-rules = Regeln
page-how = So wird gespielt
page-rules-title = Die Regeln von { $game }
page-rules-game = Regeln von welchem Spiel?
page-find-rule = Regel suchen
page-rules-of = Regeln von
page-all-editions = allen Schachteln
page-sections = Abschnitte
page-rules-found = { $count ->
    [0] Keine Regel gefunden.
    [one] Eine Regel.
   *[other] { $count } Regeln.
  }
page-rules-elsewhere = { $count ->
    [one] Eine Regel anderer Schachteln fehlt hier.
   *[other] { $count } Regeln anderer Schachteln fehlen hier.
  }
page-rules-other-game = { $count ->
    [one] In den Regeln von { $game } gibt es eine.
   *[other] In den Regeln von { $game } gibt es { $count }.
  }
page-only-in = Nur in { $editions }
page-the-book = Die Spielanleitung:
page-rest-is-ours = Der Rest ist unsere Festlegung.
page-is-ours = Unsere Festlegung
page-who-says = Was in den Spielanleitungen steht
page-rule = Regel { $number }
page-all-rules = Alle Regeln

## Everywhere

page-home = Startseite
page-close = Schließen
page-try-again = Noch einmal versuchen
page-to-table = Zum Tisch
page-to-home = Zur Startseite
page-language = Sprache
page-look = Aussehen
page-look-auto = wie das Gerät
page-look-day = Tag
page-look-night = Nacht
page-connecting = Verbinden …
page-lost = Die Verbindung ist weg. Neuer Versuch …
page-quiet = Keine Antwort. Wir warten auf den Server …
page-offline = Du bist offline. Der Tisch kommt mit der Verbindung zurück.
page-trouble-asked = So lässt sich der Tisch nicht aufstellen. Ändere etwas und versuch es noch einmal.
page-trouble-stranger = Der Server kennt dich nicht. Erlaube Cookies für diese Seite und lade sie neu.
page-trouble-private = Diesen Tisch sehen nur die Spieler, die daran sitzen.
page-trouble-link = Dieser Link führt zu keinem Platz mehr: Dort sitzt jetzt jemand anders, oder der Link wurde nicht ganz kopiert.
page-trouble-gone = Diesen Tisch gibt es nicht mehr.
page-trouble-banned = Der Betreiber dieses Servers hat dich vorerst ausgesperrt.
page-banned = Der Betreiber dieses Servers hat dich bis { $day } ausgesperrt.
page-trouble-unreadable = Dieser Tisch lässt sich nicht mehr lesen. Mit deinen anderen Spielen ist alles in Ordnung.
page-trouble-busy = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
page-trouble-crowd = Es sind zu viele Seiten offen. Schließ ein paar; diese hier versucht es weiter.
page-trouble-full = Gerade ist kein Platz für noch einen Tisch: Zu viele Spiele laufen noch, deine oder die anderer in deinem Netz. Beende eines oder versuch es später.
page-trouble-lost = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-store-trouble = Der Server kann gerade nichts speichern. Das Spiel wartet und geht von selbst weiter; nichts geht verloren.
page-trouble-not-written = Es ließ sich nicht aufschreiben, also hat sich nichts geändert. Versuch es gleich noch einmal.
page-trouble-taken = Das hat nicht geklappt: Jemand war schneller, oder du darfst das nicht tun.
page-trouble-stale = Jemand war schneller. So steht der Tisch jetzt.
page-trouble-turn = Du bist gerade nicht dran.
page-trouble-invitation = Diese Einladung gilt nicht mehr.
page-trouble-claim = Die Spielleitung war eben noch da. Ist sie in einer Minute nicht zurück, versuch es noch einmal.
page-trouble-undo = Mehr lässt sich nicht zurücknehmen.
page-trouble-other = Etwas ist schiefgegangen. Versuch es gleich noch einmal.
