# At the table in the browser.

## At the table

table-game-of = Spel { $game } van { $games }
table-title-turn = ● Jouw beurt · { $title }
table-your-turn = Jouw beurt
# Of somebody else, after the name.
table-to-play = is aan de beurt
table-the-bid-is = Het bod is
table-no-bid = Nieuwe stapel
table-bid-by = van { $name }
table-bid-by-you = van jou
table-catches = een { $card } valt aan
table-under-five = na een 5: 5 of lager
table-pile = Aflegstapel, { $count ->
    [0] leeg
    [one] één kaart
   *[other] { $count } kaarten
  }
table-hand = Je hand
table-table = Op tafel
table-stock = Voorraad
table-aside = Opzij
table-aside-look = Bekijk de kaarten die opzij liggen
table-aside-hide = Weer met de rug naar boven
table-in-hand = { $count ->
    [0] geen kaart in de hand
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
  }
table-in-hand-known = { $held }, bekend: { $cards }
table-in-stock = { $count ->
    [0] geen voorraadstapel
    [one] één kaart in de voorraadstapel
   *[other] { $count } kaarten in de voorraadstapel
  }
table-set-aside = { $count ->
    [0] niets opzij
    [one] één kaart opzij
   *[other] { $count } kaarten opzij
  }
table-set-aside-down = { $count ->
    [0] niets opzij
    [one] één kaart opzij, met de rug naar boven
   *[other] { $count } kaarten opzij, met de rug naar boven
  }
table-points = { $count ->
    [0] geen punten
    [one] één punt
   *[other] { $count } punten
  }
# At a player, before a number, as short as can be.
table-label-stock = Voorraad
table-label-aside = Opzij
table-label-points = Punten
# What the numbers at a player mean, after each.
table-legend-hand = speel je als eerste
table-legend-stock = om de hand aan te vullen
table-legend-aside = genomen stapels, tellen aan het eind
table-legend-points = in deze reeks tot nu toe
table-card-h = half
table-card-g = geest
table-goes = mag nu
table-lay = Leg { $cards }
table-lay-bid = Leg { $cards }: { $bid }
table-lay-catch = Leg { $cards } en val { $name } aan!
table-lay-finish = Leg { $cards } en je bent uit!
table-take-count = { $count ->
    [one] Neem de aflegstapel (één kaart)
   *[other] Neem de aflegstapel ({ $count } kaarten)
  }
table-must-take = Je moet de aflegstapel nemen: op { $bid } mag je alleen { $may } leggen.
table-must-take-any = Je moet de aflegstapel nemen: geen van je kaarten kan erop.
# What it is about, in a first game; one short line.
table-goal = Raak je kaarten kwijt en neem liefst geen stapels.
# In a first game, where the numbers at the players have no room for labels; one short line.
table-tap-name = Tik op een naam voor uitleg bij de getallen.
table-turn-blind = Draai blinde kaart { $place } om
table-choose-blind = Kies een blinde kaart
table-pass = Laat de kans lopen
table-decline = Niet ruilen
table-exchange = Ruil { $own } tegen { $other }
table-exchange-how = Kies een van je open kaarten en een open kaart van { $name }.
table-last-chance = Laatste kans: val { $bid } aan met een { $catch }.
table-choose-card = Kies een kaart
table-choose-other = Kies een andere kaart
# Who is waited for: a bot; a person whom a bot replaces; a person; the same, turn by turn.
table-bot-turn = { $name } denkt na
table-covered-turn = Een bot speelt voor { $name }
table-person-turn = Wachten op { $name }
# Time: 2 days, 5 hours.
table-person-turn-left = Wachten op { $name }, nog { $time }
table-time-left = nog { $time }
table-hurry = Nog maar { $time }!
table-waiting = ‘{ $move }’ is bewaard en wordt gespeeld zodra je weer online bent.
table-withdraw = Toch niet spelen
table-missed = ‘{ $move }’ is niet gespeeld: het spel ging verder terwijl je offline was.
table-hint = Tip
table-undo = Terugnemen
table-taken-back = De laatste zetten zijn teruggenomen.
table-log = Wat er gebeurd is
table-score = Stand
table-menu = Menu
table-own-link = Je eigen plaats op een ander apparaat: houd deze link voor jezelf.
table-say = Zeg iets
table-leave = Verlaat de tafel
table-again = Speel nog een keer
table-look-again = Nog eens bekijken
table-check-deals = Het delen controleren
table-fair = Eerlijk gedeeld
table-watching = Je kijkt mee.
table-pass-device = Geef het apparaat door aan { $name }
table-ready = Ik ben { $name }
table-hint-says = Tip: { $move }. { $why }
# Asked for outside one’s turn; whose: “Owl is thinking”, “Waiting for Lea”.
table-hint-waits = Een tip krijg je als je aan de beurt bent. { $whose }.
table-hinted = aangeraden

## The score

table-total = Totaal
table-series-over = { $games ->
    [1] Het spel is afgelopen
   *[other] De reeks is afgelopen
  }
table-winner = { $names } wint
table-winners = Gedeelde winst: { $names }
table-you-win = Jij wint!

## Said at the table

table-phrase-hello = Hallo!
table-phrase-well-played = Goed gespeeld!
table-phrase-lucky = Wat een geluk!
table-phrase-oops = Oeps!
table-phrase-thinking = Momentje
table-phrase-thanks = Dankjewel!
table-phrase-again = Nog eentje?
table-phrase-bye = Doei!
table-emotes = Gezichten
table-emote-smile = een glimlach
table-emote-laugh = lacht
table-emote-wow = verbaasd
table-emote-cry = een traan
table-emote-clap = applaus
table-emote-clock = schiet eens op
table-write = Schrijf iets
table-send = Verstuur

## For screen readers, and for a closer look

table-the-bid = Het bod
table-others = De anderen
table-centre = Het midden van de tafel
table-your-place = Jouw plaats
table-look-at = Bekijk { $name } van dichterbij
table-look-at-own = Bekijk je eigen plaats van dichterbij
table-known = Bekend in de hand
table-open = Open
table-on-table = Open en blinde kaarten
table-blind-cards = { $count ->
    [0] geen blinde kaart
    [one] één blinde kaart
   *[other] { $count } blinde kaarten
  }
table-zone-hand = Hand
table-zone-blind = Blind
table-asked-turn = Jij bent aan de beurt.
table-asked-new = Een nieuwe stapel.
table-asked-bid = Het bod is { $bid }.
table-asked-catch = Het is aan te vallen met een { $card }.
table-asked-hand = Je hand: { $cards }.
table-asked-open = Je open kaarten: { $cards }.
table-asked-may = Je mag { $moves }.
table-asked-theirs = Open kaarten van { $name }: { $cards }.

# What one may do, inside a sentence: after “you may”, or as a hint.
table-may-lay = { $cards } leggen
table-may-take = { $count ->
    [one] de aflegstapel (één kaart) nemen
   *[other] de aflegstapel ({ $count } kaarten) nemen
  }
table-may-blind = blinde kaart { $place } omdraaien
table-may-pass = de kans laten lopen
table-may-decline = niet ruilen
table-may-exchange = { $own } ruilen tegen { $other }

table-said = { $who ->
    [you] Jij zegt: { $words }
   *[other] { $name } zegt: { $words }
  }

## The menu

table-this-device = Dit apparaat
table-sound-offer = Wil je de kaarten horen?
table-sound-yes = Geluid aan
table-sound-no = Nee, dank je
table-keys = Toetsen: 0 tot en met 9, H (½) en G (geest) kiezen een kaart, 1 tot en met 3 een blinde kaart, Enter doet wat er op de knop staat, T neemt de aflegstapel, Escape wist de keuze.
table-other-device = Jouw plaats op een ander apparaat
table-own-qr = Code van de link naar jouw plaats
table-edition = De regels van { $edition }
table-host-may = Wat jij als spelleider mag veranderen
table-absent-bot = Een bot speelt voor wie er even niet is
table-hand-over = Maak spelleider
table-give-to-bot = Geef de plaats aan een bot
table-claim = De spelleider is weg: word zelf spelleider
table-deputy = Je vervangt de spelleider tot die terug is. Je kunt niemand wegsturen.
table-back = Ik ben er weer
table-covered = { $who ->
    [you] Een bot speelt nu voor jou.
   *[other] Een bot speelt nu voor { $name }.
  }
table-is-back = { $who ->
    [you] Je speelt weer zelf.
   *[other] { $name } is er weer en speelt verder.
  }

## The end

table-game = Spel
table-finisher = als eerste uit
table-what-was-held = Wat iedereen aan het einde van spel { $game } nog had
table-held = { $count ->
    [0] geen kaart
    [one] één kaart
   *[other] { $count } kaarten
  }
table-no-score = Er is nog geen spel afgelopen.
table-over-wait = Spelen ze nog een keer, dan ga je mee.
