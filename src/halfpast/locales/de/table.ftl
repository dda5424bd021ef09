# At the table in the browser.

## At the table

table-game-of = Spiel { $game } von { $games }
table-title-turn = ● Du bist dran · { $title }
table-your-turn = Du bist dran
# Of somebody else, after the name.
table-to-play = ist dran
table-the-bid-is = Die Ansage ist
table-no-bid = Neuer Stapel
table-bid-by = von { $name }
table-bid-by-you = von dir
table-catches = eine { $card } greift an
table-under-five = die 5 bindet
table-pile = Ablagestapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
table-hand = Deine Hand
table-table = Auf dem Tisch
table-stock = Nachziehstapel
table-aside = Beiseite
table-aside-look = Die beiseitegelegten Karten ansehen
table-aside-hide = Wieder verdecken
table-in-hand = { $count ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
table-in-hand-known = { $held }, bekannt: { $cards }
table-in-stock = { $count ->
    [0] kein Nachziehstapel
    [one] eine Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
  }
table-set-aside = { $count ->
    [0] nichts beiseite
    [one] eine Karte beiseite
   *[other] { $count } Karten beiseite
  }
table-set-aside-down = { $count ->
    [0] nichts beiseite
    [one] eine verdeckte Karte beiseite
   *[other] { $count } verdeckte Karten beiseite
  }
table-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
# At a player, before a number, as short as can be.
table-label-stock = Vorrat
table-label-aside = Beiseite
table-label-points = Punkte
# What the numbers at a player mean, after each.
table-legend-hand = spielt man zuerst
table-legend-stock = zum Nachziehen
table-legend-aside = genommene Stapel, zählen am Ende
table-legend-points = in dieser Serie bisher
table-card-h = Halbe
table-card-g = Geist
table-goes = spielbar
table-lay = Lege { $cards }
table-lay-bid = Lege { $cards }: { $bid }
table-lay-catch = Lege { $cards } und erwische { $name }!
table-lay-finish = Lege { $cards } und werde fertig!
table-take-count = { $count ->
    [one] Nimm den Ablagestapel (eine Karte)
   *[other] Nimm den Ablagestapel ({ $count } Karten)
  }
table-must-take = Du musst den Ablagestapel nehmen: Auf { $bid } könntest du nur { $may } legen.
table-must-take-any = Du musst den Ablagestapel nehmen: Keine deiner Karten ist spielbar.
# What it is about, in a first game; one short line.
table-goal = Werde deine Karten los und nimm möglichst keine Stapel.
# In a first game, where the numbers at the players have no room for labels; one short line.
table-tap-name = Ein Tipp auf einen Namen erklärt die Zahlen.
table-turn-blind = Decke die blinde Karte { $place } auf
table-choose-blind = Wähle eine blinde Karte
table-pass = Passen
table-decline = Nicht tauschen
table-exchange = Tausche { $own } gegen { $other }
table-exchange-how = Wähle eine deiner offenen Karten und eine von { $name }.
table-last-chance = Letzte Chance: Greif { $bid } mit einer { $catch } an.
table-choose-card = Wähle eine Karte
table-choose-other = Wähle eine andere Karte
# Who is waited for: a bot; a person whom a bot replaces; a person; the same, turn by turn.
table-bot-turn = { $name } überlegt
table-covered-turn = Ein Bot spielt für { $name }
table-person-turn = Warten auf { $name }
# Time: 2 days, 5 hours.
table-person-turn-left = Warten auf { $name }, noch { $time }
table-time-left = noch { $time }
table-hurry = Nur noch { $time }!
table-waiting = „{ $move }“ ist vorgemerkt und wird gespielt, sobald du wieder online bist.
table-withdraw = Doch nicht spielen
table-missed = „{ $move }“ wurde nicht gespielt: Das Spiel ging weiter, während du offline warst.
table-hint = Tipp
table-undo = Zurücknehmen
table-taken-back = Die letzten Züge wurden zurückgenommen.
table-log = Was bisher geschah
table-score = Punkte
table-menu = Menü
table-own-link = Dein eigener Platz auf einem anderen Gerät: Behalte diesen Link für dich.
table-say = Sag etwas
table-leave = Tisch verlassen
table-again = Noch einmal spielen
table-look-again = Noch einmal ansehen
table-check-deals = Kartenverteilung prüfen
table-fair = Fair gegeben
table-watching = Du schaust zu.
table-pass-device = Gib das Gerät an { $name } weiter
table-ready = Ich bin { $name }
table-hint-says = Tipp: { $move }. { $why }
# Asked for outside one’s turn; whose: “Owl is thinking”, “Waiting for Lea”.
table-hint-waits = Tipps gibt es, wenn du dran bist. { $whose }.
table-hinted = empfohlen

## The score

table-total = Gesamt
table-series-over = { $games ->
    [1] Das Spiel ist zu Ende
   *[other] Die Serie ist zu Ende
  }
table-winner = { $names } gewinnt
table-winners = Geteilter Sieg: { $names }
table-you-win = Du gewinnst!

## Said at the table

table-phrase-hello = Hallo!
table-phrase-well-played = Gut gespielt!
table-phrase-lucky = Glück gehabt!
table-phrase-oops = Hoppla!
table-phrase-thinking = Einen Moment
table-phrase-thanks = Danke!
table-phrase-again = Noch eins?
table-phrase-bye = Tschüss!
table-emotes = Gesichter
table-emote-smile = lächelt
table-emote-laugh = lacht
table-emote-wow = staunt
table-emote-cry = weint
table-emote-clap = klatscht
table-emote-clock = drängelt
table-write = Schreib etwas
table-send = Senden

## For screen readers, and for a closer look

table-the-bid = Die Ansage
table-others = Die anderen
table-centre = Die Mitte des Tisches
table-your-place = Dein Platz
table-look-at = { $name } genauer ansehen
table-look-at-own = Den eigenen Platz genauer ansehen
table-known = Bekannte Karten auf der Hand
table-open = Offen
table-on-table = Offene und blinde Karten
table-blind-cards = { $count ->
    [0] keine blinde Karte
    [one] eine blinde Karte
   *[other] { $count } blinde Karten
  }
table-zone-hand = Hand
table-zone-blind = Blind
table-asked-turn = Du bist dran.
table-asked-new = Ein neuer Stapel.
table-asked-bid = Die Ansage ist { $bid }.
table-asked-catch = Eine { $card } greift sie an.
table-asked-hand = Deine Hand: { $cards }.
table-asked-open = Deine offenen Karten: { $cards }.
table-asked-may = Du darfst { $moves }.
table-asked-theirs = Offene Karten von { $name }: { $cards }.

# What one may do, inside a sentence: after “you may”, or as a hint.
table-may-lay = { $cards } legen
table-may-take = { $count ->
    [one] den Ablagestapel (eine Karte) nehmen
   *[other] den Ablagestapel ({ $count } Karten) nehmen
  }
table-may-blind = die blinde Karte { $place } aufdecken
table-may-pass = passen
table-may-decline = auf den Tausch verzichten
table-may-exchange = { $own } gegen { $other } tauschen

table-said = { $who ->
    [you] Du sagst: { $words }
   *[other] { $name } sagt: { $words }
  }

## The menu

table-this-device = Dieses Gerät
table-sound-offer = Möchtest du die Karten hören?
table-sound-yes = Ton an
table-sound-no = Nein danke
table-keys = Tasten: 0 bis 9, H (½) und G (Geist) wählen eine Karte, 1 bis 3 eine blinde Karte, Enter tut, was auf dem Knopf steht, T nimmt den Ablagestapel, Escape löscht die Auswahl.
table-other-device = Dein Platz auf einem anderen Gerät
table-own-qr = Code des Links zu deinem Platz
table-edition = Die Regeln von { $edition }
table-host-may = Was du als Spielleitung ändern kannst
table-absent-bot = Ein Bot spielt für alle, die weg sind
table-hand-over = Spielleitung übergeben
table-give-to-bot = Den Platz einem Bot geben
table-claim = Die Spielleitung ist weg: selbst übernehmen
table-deputy = Du vertrittst die Spielleitung, bis sie zurück ist. Du kannst niemanden wegschicken.
table-back = Ich bin wieder da
table-covered = { $who ->
    [you] Ein Bot spielt jetzt für dich.
   *[other] Ein Bot spielt jetzt für { $name }.
  }
table-is-back = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } ist wieder da und spielt weiter.
  }

## The end

table-game = Spiel
table-finisher = zuerst fertig
table-what-was-held = Was alle am Ende von Spiel { $game } noch hatten
table-held = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
  }
table-no-score = Noch ist kein Spiel zu Ende.
table-over-wait = Wenn sie noch einmal spielen, kommst du mit.
