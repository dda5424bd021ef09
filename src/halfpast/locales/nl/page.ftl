# The table in the browser.

## Home

page-title = Half Past Eight
page-tagline = 8½, volgens de regels uit jouw doos.
page-play-bots = Speel nu met bots
page-play-bots-about = { $bots ->
    [one] Eén bot
   *[other] { $bots } bots
  }, regels van { $edition }
page-play-friends = Speel met vrienden
page-play-friends-about = Je krijgt een link om te delen
page-change = Aanpassen
page-your-name = Je naam
page-which-box = Welke doos heb je in huis?
page-how-many-bots = Hoeveel bots?
page-how-good = Hoe goed zijn ze?
page-how-many-games = Hoeveel spelletjes?
page-seats = Plaatsen
page-clock = Klok
page-clock-none = Geen klok
page-clock-relaxed = Rustig: { $move } s per zet, { $reserve } s reserve
page-clock-quick = Vlot: { $move } s per zet, { $reserve } s reserve
page-pace = Bots spelen
page-pace-slow = langzaam
page-pace-normal = in een prettig tempo
page-pace-fast = snel
page-helps = Tips, en zetten terugnemen tegen bots
page-listed = Iedereen mag deze tafel vinden
page-spectators = Anderen mogen meekijken
page-chat = Vrij chatten
page-your-games = Je partijen
page-open-tables = Open tafels
page-your-turn = Jouw beurt
page-waiting-for = Wachten op { $name }
page-not-begun = Nog niet begonnen
page-is-over = Afgelopen
page-language = Taal
page-look = Uiterlijk
page-look-auto = Zoals het apparaat
page-look-day = Dag
page-look-night = Nacht
page-close = Sluiten

## Who

page-you = Jij
page-bot-1 = Vos
page-bot-2 = Uil
page-bot-3 = Das
page-bot-4 = Haas
page-bot-5 = Otter
page-friend = speelt mee
page-away = even weg
page-covered = een bot valt in
page-free-seat = Vrije plaats

## Before the game

page-lobby = Vóór het spel
page-share-link = Deel deze link
page-copy = Kopieer de link
page-copied = Gekopieerd
page-scan = Of scan deze code
page-reach-here = Alleen deze computer kan hem openen. Start de server met --host 0.0.0.0 om anderen binnen te laten.
page-reach-network = Iedereen op hetzelfde netwerk (wifi) kan hem openen.
page-reach-world = Iedereen die hem heeft, kan hem openen.
page-sit-here = Ga hier zitten
page-also-here = Nog iemand op dit apparaat
page-put-bot = Zet hier een bot neer
page-free = Maak deze plaats vrij
page-make-host = Maak { $name } spelleider
page-move-up = Omhoog
page-start = Deel de kaarten
page-start-with-bots = Deel de kaarten, bots op de vrije plaatsen
page-wait-for-host = { $name } start straks het spel.
page-host = spelleider
page-leave-seat = Verlaat deze plaats

## At the table

page-game-of = Spel { $game } van { $games }
page-the-bid-is = Het bod is
page-no-bid = Nieuwe aflegstapel
page-bid-by = van { $name }
page-bid-by-you = van jou
page-catches = aan te vallen met een { $card }
page-under-five = na een 5: 5 of lager
page-pile = Aflegstapel, { $count ->
    [0] leeg
    [one] één kaart
   *[other] { $count } kaarten
  }
page-hand = Je hand
page-table = Op tafel
page-stock = Voorraad
page-aside = Opzij
page-in-hand = { $count ->
    [0] geen kaart in de hand
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
  }
page-in-stock = { $count ->
    [0] geen voorraadstapel
    [one] één kaart in de voorraadstapel
   *[other] { $count } kaarten in de voorraadstapel
  }
page-set-aside = { $count ->
    [0] niets opzij
    [one] één kaart opzij
   *[other] { $count } kaarten opzij
  }
page-points = { $count ->
    [0] geen punten
    [one] één punt
   *[other] { $count } punten
  }
page-card-h = half
page-card-g = geest
page-card-back = een gedekte kaart
page-goes = mag nu
page-lay = Leg { $cards }
page-lay-bid = Leg { $cards }: { $bid }
page-lay-catch = Leg { $cards } en pak { $name }!
page-lay-finish = Leg { $cards }: uit!
page-take = Neem de aflegstapel
page-take-count = { $count ->
    [one] Neem de aflegstapel (één kaart)
   *[other] Neem de aflegstapel ({ $count } kaarten)
  }
page-turn-blind = Draai blinde kaart { $place } om
page-choose-blind = Kies een blinde kaart
page-pass = Laat lopen
page-decline = Niet ruilen
page-exchange = Ruil { $own } tegen { $other }
page-exchange-how = Kies een van je open kaarten en een open kaart van { $name }.
page-last-chance = Laatste kans: val { $bid } aan met een { $catch }.
page-choose-card = Kies een kaart
page-not-your-turn = { $name } denkt na
page-hint = Tip
page-undo = Terugnemen
page-rules = Regels
page-log = Wat er gebeurd is
page-score = Stand
page-menu = Menu
page-own-link = Je eigen plaats op een ander apparaat: houd deze link voor jezelf.
page-say = Zeg iets
page-leave = Verlaat de tafel
page-again = Speel nog een keer
page-home = Startpagina
page-watching = Je kijkt mee.
page-connecting = Verbinden…
page-lost = De verbinding is weg. Nieuwe poging…
page-gone = Deze tafel is er niet meer.
page-pass-device = Geef het apparaat door aan { $name }
page-ready = Ik ben { $name }
page-hint-says = Tip: { $move }. { $why }

## The score

page-total = Totaal
page-game-over = Spel { $game } is afgelopen
page-series-over = De reeks is afgelopen
page-winner = { $names } wint
page-winners = Gedeelde winst: { $names }
page-you-win = Jij wint!

## Said at the table

page-phrase-hello = Hallo!
page-phrase-well-played = Goed gespeeld!
page-phrase-lucky = Wat een geluk!
page-phrase-oops = Oeps!
page-phrase-thinking = Momentje
page-phrase-thanks = Dankjewel!
page-phrase-again = Nog eentje?
page-phrase-bye = Doei!
