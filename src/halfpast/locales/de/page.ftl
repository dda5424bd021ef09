# The table in the browser.

## Home

page-title = Half Past Eight
page-tagline = 8½, nach den Regeln aus deiner Schachtel.
page-play-bots = Jetzt mit Bots spielen
page-play-bots-about = { $bots ->
    [one] Ein Bot
   *[other] { $bots } Bots
  }, Regeln von { $edition }
page-play-friends = Mit Freunden spielen
page-play-friends-about = Du bekommst einen Link zum Teilen
page-change = Ändern
page-your-name = Dein Name
page-which-box = Welche Schachtel hast du?
page-how-many-bots = Wie viele Bots?
page-how-good = Wie gut spielen sie?
page-how-many-games = Wie viele Spiele?
page-seats = Plätze
page-clock = Uhr
page-clock-none = Ohne Uhr
page-clock-relaxed = Gemütlich: { $move } s pro Zug, { $reserve } s Reserve
page-clock-quick = Zügig: { $move } s pro Zug, { $reserve } s Reserve
page-pace = Bots spielen
page-pace-slow = langsam
page-pace-normal = in angenehmem Tempo
page-pace-fast = schnell
page-helps = Tipps, und gegen Bots Züge zurücknehmen
page-listed = Alle dürfen diesen Tisch finden
page-spectators = Andere dürfen zuschauen
page-chat = Freier Chat
page-your-games = Deine Spiele
page-open-tables = Offene Tische
page-your-turn = Du bist am Zug
page-waiting-for = Warten auf { $name }
page-not-begun = Noch nicht begonnen
page-is-over = Zu Ende
page-language = Sprache
page-look = Aussehen
page-look-auto = Wie das Gerät
page-look-day = Tag
page-look-night = Nacht
page-close = Schließen

## Who

page-you = Du
page-bot-1 = Fuchs
page-bot-2 = Eule
page-bot-3 = Dachs
page-bot-4 = Hase
page-bot-5 = Otter
page-friend = spielt mit
page-away = gerade weg
page-covered = ein Bot springt ein
page-free-seat = Freier Platz

## Before the game

page-lobby = Vor dem Spiel
page-share-link = Teile diesen Link
page-copy = Link kopieren
page-copied = Kopiert
page-scan = Oder scanne diesen Code
page-reach-here = Nur dieser Computer kann ihn öffnen. Starte den Server mit --host 0.0.0.0, um andere hereinzulassen.
page-reach-network = Alle im selben Netzwerk (WLAN) können ihn öffnen.
page-reach-world = Alle, die ihn haben, können ihn öffnen.
page-sit-here = Hier Platz nehmen
page-also-here = Noch jemand an diesem Gerät
page-put-bot = Bot hierher setzen
page-free = Platz freimachen
page-make-host = Spielleitung an { $name }
page-move-up = Nach oben
page-start = Karten geben
page-start-with-bots = Karten geben, Bots auf die freien Plätze
page-wait-for-host = { $name } startet das Spiel.
page-host = Spielleitung
page-leave-seat = Platz verlassen

## At the table

page-game-of = Spiel { $game } von { $games }
page-the-bid-is = Das Gebot ist
page-no-bid = Neuer Ablagestapel
page-bid-by = von { $name }
page-bid-by-you = von dir
page-catches = zu erwischen mit { $card }
page-under-five = die 5 bindet
page-pile = Ablagestapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
page-hand = Deine Hand
page-table = Auf dem Tisch
page-stock = Nachziehstapel
page-aside = Beiseite
page-in-hand = { $count ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
page-in-stock = { $count ->
    [0] kein Nachziehstapel
    [one] eine Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
  }
page-set-aside = { $count ->
    [0] nichts beiseite
    [one] eine Karte beiseite
   *[other] { $count } Karten beiseite
  }
page-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
page-card-h = Halbe
page-card-g = Geist
page-card-back = eine verdeckte Karte
page-goes = passt jetzt
page-lay = Lege { $cards }
page-lay-bid = Lege { $cards }: { $bid }
page-lay-catch = Lege { $cards } und erwische { $name }!
page-lay-finish = Lege { $cards }: fertig!
page-take = Nimm den Ablagestapel
page-take-count = { $count ->
    [one] Nimm den Ablagestapel (eine Karte)
   *[other] Nimm den Ablagestapel ({ $count } Karten)
  }
page-turn-blind = Decke die blinde Karte { $place } auf
page-choose-blind = Wähle eine blinde Karte
page-pass = Passen
page-decline = Nicht tauschen
page-exchange = Tausche { $own } gegen { $other }
page-exchange-how = Wähle eine deiner offenen Karten und eine von { $name }.
page-last-chance = Letzte Chance: Erwische { $bid } mit einer { $catch }.
page-choose-card = Wähle eine Karte
page-not-your-turn = { $name } überlegt
page-hint = Tipp
page-undo = Zurücknehmen
page-rules = Regeln
page-log = Was bisher geschah
page-score = Punkte
page-menu = Menü
page-own-link = Dein eigener Platz auf einem anderen Gerät: Behalte diesen Link für dich.
page-say = Sag etwas
page-leave = Tisch verlassen
page-again = Noch einmal spielen
page-home = Startseite
page-watching = Du schaust zu.
page-connecting = Verbinden …
page-lost = Die Verbindung ist weg. Neuer Versuch …
page-gone = Diesen Tisch gibt es nicht mehr.
page-pass-device = Gib das Gerät an { $name } weiter
page-ready = Ich bin { $name }
page-hint-says = Tipp: { $move }. { $why }

## The score

page-total = Gesamt
page-game-over = Spiel { $game } ist zu Ende
page-series-over = Die Serie ist zu Ende
page-winner = { $names } gewinnt
page-winners = Geteilter Sieg: { $names }
page-you-win = Du gewinnst!

## Said at the table

page-phrase-hello = Hallo!
page-phrase-well-played = Gut gespielt!
page-phrase-lucky = Glück gehabt!
page-phrase-oops = Hoppla!
page-phrase-thinking = Einen Moment
page-phrase-thanks = Danke!
page-phrase-again = Noch eins?
page-phrase-bye = Tschüss!
