# The page in the browser, before and beside the table.

## Home

page-title = Half Past Eight
page-screen = { $screen } · { $title }
page-tagline = { $game } met bots of met vrienden.
page-which-game = Welk spel?
page-game-half = 8½
    .about = Bied hoger en laat je niet pakken
page-game-level8 = Level 8 Master
    .about = Verzamel, leg uit, klim naar level 8
page-so-many-players = { $low } tot { $high } spelers
page-last-game = Hier was je gebleven
page-your-name = Hoe mogen we je noemen?
page-face = Kies je gezicht
page-settings = Instellingen
page-if-you-like = Als je wilt
page-play-bots = Speel nu met bots
page-play-friends = Speel met vrienden
page-play-friends-about = Je krijgt een link om te delen.
page-on-device = Met meer mensen op dit apparaat
page-learn = Leer { $game } in vijf minuten
page-new-here = Nieuw hier? Leer { $game } in vijf minuten
page-pad = Scoreblok voor echte kaarten
page-saved-match = Een bewaarde partij openen
page-change = Aanpassen
page-so-many-players-here = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
  }
page-bots-of-level = { $names } ({ $level })
page-so-many-games = { $count ->
    [one] Eén spelletje
   *[other] { $count } spelletjes
  }
page-one-match = Eén partij
page-so-long = { $games }, ongeveer { $time }
page-rules-from = Regels: { $edition }
page-rules-from-amigo = Regels: Nederlands (Amigo)
page-rules-from-demi = Regels: Frans (8 Demi)
page-rules-from-fundex = Regels: Engels (Fundex)
page-rules-from-express = Regels: Frans, kort (8½ express)
page-rules-from-express-advanced = Regels: Frans, kort, voor gevorderden (8½ express)
page-your-games = Je partijen
page-all-matches = Al mijn partijen
page-record = Mijn resultaten
page-open-tables = Open tafels
page-with = met { $names }
page-nobody-yet = nog niemand
page-free-seats = { $count ->
    [one] Eén vrije plaats
   *[other] { $count } vrije plaatsen
  }
page-your-turn = Jouw beurt
page-turn-of = { $name } is aan de beurt
page-waiting-for = Wachten op { $name }
page-not-begun = Nog niet begonnen
page-is-over = Afgelopen
page-go-on = Speel verder
page-look-back = Terugkijken
page-join = Meedoen
page-watch = Meekijken
page-keep = Bewaar mijn tafels
page-account = Mijn account

## A new table

page-with-bots = Spelen met bots
page-bots = Bots
page-how-good = Hoe goed is { $name }?
page-without = Zonder { $name }
page-add-bot = Nog een bot
page-who-plays = Wie doet er mee?
page-name-of = Naam van speler { $number }
page-add-person = Nog iemand
page-on-device-about = Jullie geven het apparaat door. Niemand ziet de kaarten van een ander.
page-which-box = Welke doos heb je in huis?
page-no-box = Geen doos in huis? Neem gerust deze: de dozen verschillen alleen in details.
page-seats = Plaatsen
page-how-many-games = Spelletjes in de reeks
page-how-long = In totaal ongeveer { $time }.
page-wins-points = De meeste punten winnen
page-wins-cards = De minste strafpunten winnen
page-one-less = Eén minder
page-one-more = Eén meer
page-clock = Klok
page-clock-none = Geen klok
page-clock-relaxed = Rustige klok
page-clock-quick = Snelle klok
page-clock-about = { $move } per zet, en { $reserve } reserve in totaal. Daarna speelt een bot.
page-no-clock-about = Iedereen denkt zo lang na als hij wil.
page-pace = Bots spelen
page-pace-slow = langzaam
page-pace-normal = rustig
page-pace-fast = snel
page-helps = Tips en terugnemen
page-helps-about = Een tip krijg je altijd als je erom vraagt. Zetten terugnemen kan alleen tegen bots.
page-more = Meer keuzes
page-listed = Iedereen mag deze tafel vinden
page-listed-about = Hij staat op de startpagina bij de open tafels.
page-private-about = Alleen wie de link heeft, vindt deze tafel.
page-spectators = Anderen mogen meekijken
page-spectators-about = Ze zien wat open ligt, nooit iemands hand.
page-chat = Vrij chatten
page-chat-about = Zonder chat zijn er kant-en-klare zinnetjes.
page-absent = Als er iemand weg is
page-absent-bot = Een bot valt zolang in
page-absent-nobody = De anderen wachten
page-make-table = Zet de tafel klaar
page-making-table = De tafel wordt klaargezet…
page-done = Klaar

## Which box

page-box-amigo = De Nederlandse regels van 2005, de basis van alle andere: iedereen noemt zijn laagste gele kaart
    .ours = Onze beslissing: wat een lege aflegstapel waard is, hoe de laatste kans op een aanval gaat, en wie bij een gelijke stand voorgaat.
page-box-demi = De Franse regels op één bladzijde: alleen de allerlaagste gele kaart wordt getoond, een reeks is zes spelletjes, en ertussen mag de winnaar een open kaart ruilen met de grote verliezer
    .ours = Onze beslissing: 8+½ mag, en zodra je voorraadstapel en je hand eenmaal leeg zijn geweest, neem je elke aflegstapel in de hand.
page-box-fundex = De Engelse regels van 2005: alleen de allerlaagste gele kaart wordt getoond, vanaf je eerste beurt met een lege voorraadstapel en een lege hand neem je de aflegstapel in de hand, en tussen de spelletjes mag de winnaar een open kaart ruilen met de grote verliezer
    .ours = Onze beslissing: een 5 geldt door een geest heen; het maakt niet uit of je in die eerste beurt een open kaart kunt leggen; en wat een lege aflegstapel waard is.
page-box-express = De korte Franse regels: één enkel spel, een voorraadstapel van 3 kaarten, een vrije 5, alleen de allerlaagste kaart getoond, stapels opzij met de rug naar boven en een strafpunt per kaart
    .ours = Onze beslissing: gelijke kaarten mogen altijd samen; verder het risico van een geest op een half, waar de aflegstapel heen gaat als je open kaarten speelt, en hoe een reeks wordt opgeteld.
page-box-express-advanced = De korte Franse regels met hun regel voor gevorderden: 8+½ mag
    .ours = Onze beslissing: zoals bij 8½ express; en 8+½ mag ook op 8½.
page-box-master = De regels uit de Nederlandse doos, met 111 kaarten: ‘Die pak ik’, ‘Die ruil ik’ en ‘Die houd ik’
    .ours = Onze beslissing: wat de levelkaarten vragen, want het boekje toont ze alleen als plaatje (op level 1 met één ster na). En verder: het lot wijst de eerste deler aan, de ronde eindigt als bij ‘Die ruil ik’ je laatste kaart weggaat, en wat je voor de volgende ronde bewaart, blijft geheim.
page-box-master-skips = Met de drie kaarten ‘Beurt overslaan’ van Level 8 erbij
    .ours = Onze beslissing: het boekje zegt niet hoeveel van die kaarten er zijn of wat ze doen; allebei volgens de Engelse doos van Level 8.
page-box-master-level8 = Met alle kaarten van Level 8 erbij: samen 210
    .ours = Onze beslissing: het boekje zegt niet welke doos; wij nemen de Engelse, met 99 kaarten.
page-box-level8 = Het oudere spel, Engelse doos, 99 kaarten: 6 vrije jokers en 3 keer ‘Beurt overslaan’
    .ours = Onze beslissing: op de eigen kaarten na gaat alles zoals bij Level 8 Master.
page-box-level8-98 = Het oudere spel, Duitse en Nederlandse doos van 2016, 98 kaarten: 5 vrije jokers en 3 keer ‘Beurt overslaan’
    .ours = Onze beslissing: op de eigen kaarten na gaat alles zoals bij Level 8 Master; de levelkaart en wat ‘Beurt overslaan’ doet, zijn als in de Engelse doos.
page-box-level8-101 = Het oudere spel, Franse doos, 101 kaarten: 7 vrije jokers en 4 keer ‘Beurt overslaan’
    .ours = Onze beslissing: op de eigen kaarten na gaat alles zoals bij Level 8 Master; de levelkaart en wat ‘Beurt overslaan’ doet, zijn als in de Engelse doos.
page-like-but = Net als { $base }, maar:
page-just-like = Precies zoals { $base }.
page-is-base = De basis van alle andere.
page-what-differs = Wat is er anders?
page-house = Onze regels
page-house-make = Maak je eigen regels
page-house-make-about = Neem een doos en verander wat jullie thuis anders spelen.
page-house-from = Eigen regels, op basis van { $base }
page-house-change = Pas deze regels aan
page-house-title = Je eigen regels
page-house-name = Hoe heten ze?
page-house-base = Op basis van
page-house-keep = Bewaar en speel hiermee
page-house-forget = Verwijder deze regels
page-house-needs-name = Geef je regels eerst een naam.
page-house-name-taken = Zo heet al een gedrukte doos. Kies een andere naam.
page-house-name-yours = Je hebt al regels met deze naam. Kies een andere naam.

## What an edition decides. Of a yes or no: what it says when on, and .off.

page-parameter-is = { $label }: { $value }
page-parameter-stock = Kaarten in elke voorraadstapel
page-parameter-opening = Wie begint
page-parameter-opening-sets = Wie begint, mag meerdere exemplaren van zijn laagste kaart leggen
    .off = Wie begint, legt één kaart
page-parameter-announcing = Wat vóór het openen te zien is
page-parameter-voluntary-take = Je mag de aflegstapel ook nemen als je iets kunt leggen
    .off = Je neemt de aflegstapel alleen als je niets kunt leggen
page-parameter-sets = Gelijke kaarten mogen samen worden gelegd
    .off = Kaarten leg je één voor één
page-parameter-ghost-risk = Wie een geest op een half bod legt, kan worden aangevallen
    .off = Een geest op een half bod geeft geen risico: niemand kan worden aangevallen
page-parameter-half-across = Meerdere halven samen mogen over 8½ heen
    .off = Meerdere halven samen mogen niet over 8½ heen
page-parameter-eight-half = Een 8 en een ½ mogen samen als 8½ worden gelegd
    .off = Een 8 en een ½ mogen niet samen worden gelegd
page-parameter-half-on-eight-half = Een ½ mag ook op 8½
    .off = Op 8½ mag geen ½
page-parameter-five-wild = Een 5 mag ook op een hoger bod, op elk behalve 8½
    .off = Een 5 mag alleen op 5 of lager
page-parameter-five-through-ghost = Een geest op een 5: de 5 geldt ook nog voor de volgende speler
    .off = Een geest op een 5: de 5 geldt niet meer voor de volgende speler
page-parameter-open-sets = Gelijke open kaarten mogen samen worden gelegd
    .off = Open kaarten leg je één voor één
page-parameter-aside-shown = Stapels opzij liggen
page-parameter-table-from = Een genomen aflegstapel komt in de hand
page-parameter-scoring = Puntentelling
page-parameter-fewest-tie = Bij een gelijke stand gaat het punt voor de minste kaarten naar
page-parameter-games = Spelletjes in een reeks
page-parameter-exchange = Tussen de spelletjes mag wie uit was, een open kaart ruilen met de grote verliezer
    .off = Geen ruil tussen de spelletjes
page-parameter-max-plays = Een eindeloos spel stopt na zoveel zetten
page-parameter-copies = Hoe vaak elke getalkaart in het spel zit
page-parameter-range-jokers = Jokers van elk bereik (1–5, 6–10, 11–15)
page-parameter-full-jokers = Vrije jokers
page-parameter-takes = Kaarten ‘Die pak ik’
page-parameter-swaps = Kaarten ‘Die ruil ik’
page-parameter-keep-cards = Kaarten ‘Die houd ik’
page-parameter-skips = Kaarten ‘Beurt overslaan’
page-parameter-shuffle-specials = Speciale kaarten onder de trekstapel worden meegeschud in een nieuwe trekstapel
    .off = Speciale kaarten onder de trekstapel worden niet meegeschud
page-parameter-joker-off = Je mag jokers aanleggen
    .off = Je mag geen jokers aanleggen
page-parameter-swap-ends = Leg je bij het ruilen je laatste kaart op je aflegstapel, dan eindigt de ronde
    .off = Leg je bij het ruilen je laatste kaart op je aflegstapel, dan eindigt de ronde niet: je pakt gewoon nieuwe
page-parameter-keep-from = Vier kaarten bewaren mag vanaf level
page-parameter-max-rounds = Een eindeloze partij stopt na zoveel rondes

## The level card

page-level-card = Levelkaart
page-which-card = Welke levelkaart?
page-cards-each-own = Ieder een eigen levelkaart
page-card-make = Typ je eigen levelkaart over
page-card-make-about = Neem de acht levels over van de kaart uit jouw doos.
page-card-change = Pas deze kaart aan
page-card-title = Je eigen levelkaart
page-card-how = Hij begint als { $card }. Pas elk level aan tot het klopt met jouw kaart.
page-card-usual-name = Onze kaart
page-card-name = Hoe heet hij?
page-card-level = Level
page-card-group = Level { $level }, combinatie { $group }
page-card-size = Kaarten
page-card-add = Nog een combinatie
page-card-keep = Bewaar en speel hiermee
page-card-forget = Verwijder deze kaart
page-card-needs-name = Geef je kaart eerst een naam.
page-card-name-taken = Er is al een kaart die zo heet. Kies een andere naam.
page-card-name-yours = Je hebt al een kaart met deze naam. Kies een andere naam.
page-card-wrong-empty = Dit level vraagt nog nergens om. Voeg een combinatie toe.
page-card-wrong-groups = Een level heeft hoogstens { $most } combinaties.
page-card-wrong-group = Zo’n combinatie is er niet.
page-card-wrong-size = Een combinatie heeft 2 tot { $most } kaarten.
page-card-wrong-cards = Dat zijn samen { $cards } kaarten; een hand heeft er maar { $most }.
page-kind-run = Reeks
page-kind-set = Zelfde getal
page-kind-colour = Eén kleur
page-kind-colour-run = Kleurreeks

## Who

page-you = Jij
page-bot-1 = Vos
page-bot-2 = Uil
page-bot-3 = Das
page-bot-4 = Haas
page-bot-5 = Otter
page-bot-6 = Egel
page-somebody = Iemand
page-friend = speelt mee
page-away = even weg
page-covered = een bot valt in
page-free-seat = Vrije plaats

## Before the game

page-lobby = Vóór het spel
page-your-table = Jouw tafel
page-table-of = De tafel van { $name }
page-share-link = Nodig je vrienden uit
page-share-text = Kom je { $game } met me spelen?
page-copy = Kopieer de link
page-copied = Gekopieerd
page-copy-yourself = De browser staat kopiëren niet toe. Houd de link ingedrukt, of kopieer hem met Ctrl+C.
page-share = Delen
page-qr = QR-code
page-qr-of = QR-code van { $link }
page-scan = Scan deze code
page-address = Adres
page-reach-here = Alleen deze computer kan de link openen.
page-reach-how = Start de server met { $option } om anderen binnen te laten.
page-reach-network = Iedereen op hetzelfde netwerk (wifi) kan de link openen.
page-reach-world = Iedereen die de link heeft, kan hem openen.
page-seat-number = plaats { $number }
page-bot = Een bot
page-on-this-device = Op dit apparaat
page-is-here = is er
page-sit-here = Ga hier zitten
page-sit-down = Ga zitten
page-sit-for-bot = Neem de plaats van { $name } in
page-also-here = Nog iemand op dit apparaat
page-also-name = Wie gaat hier zitten?
page-name = Naam
page-change-name = Verander de naam
page-put-bot = Zet hier een bot neer
page-free = Maak deze plaats vrij
page-make-host = Maak { $name } spelleider
page-move-up = Omhoog
page-move-down = Omlaag
page-leave-seat = Verlaat deze plaats
page-host = spelleider
page-terms = Wat we spelen
page-change-terms = Verander wat we spelen
page-is-listed = Open voor iedereen
page-is-private = Alleen met de link
page-no-spectators = Niemand kijkt mee
page-no-chat = Kant-en-klare zinnetjes
page-is-helping = Met tips
page-no-helps = Zonder tips
page-start = Deel de kaarten
page-dealing = De kaarten worden gedeeld…
page-bots-take = { $count ->
    [one] Een bot neemt de vrije plaats
   *[other] Bots nemen de { $count } vrije plaatsen
  }
page-wait-for-host = { $name } start straks het spel.
page-still-free = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
  }
page-all-here = Iedereen is er.
page-full-watch = Alle plaatsen zijn bezet. Blijf hier en kijk mee als het spel begint.
page-full = Alle plaatsen zijn bezet, en bij deze tafel mag niemand meekijken.
page-sits-down = { $name } gaat op plaats { $number } zitten.
page-seat-freed = Plaats { $number } is vrij.
page-terms-changed = Wat we spelen is veranderd.

## Leaving, and sending away

page-leave-ask = De tafel verlaten?
page-leave-bot = Een bot speelt voor je tot je terugkomt. Je vindt de tafel bij je partijen.
page-leave-wait = De anderen wachten tot je terugkomt. Je vindt de tafel bij je partijen.
page-leave-rest = Het spel wacht op je. Je vindt het bij je partijen.
page-leave-host = Iemand anders is spelleider tot je terug bent.
page-leave-for-good = Je kunt je plaats ook voorgoed opgeven. Die gaat dan naar een bot, en je kunt hier niet meer gaan zitten.
page-give-up = Geef mijn plaats op
page-send-away-ask = { $name } wegsturen?
page-send-away = { $name } is er. De plaats gaat voorgoed naar een bot, en { $name } kan hier niet meer gaan zitten.
page-free-ask = De plaats van { $name } vrijmaken?
page-free-about = { $name } is er. { $name } raakt de plaats kwijt en kan een minuut lang niet opnieuw gaan zitten.
page-no-go-back = Nee, terug
page-earlier = Wat ervoor gebeurde, staat hier niet meer.

## The rules

page-rules = Regels
page-how = Zo speel je
page-rules-title = De regels van { $game }
page-rules-game = Regels van welk spel?
page-find-rule = Zoek een regel
page-rules-of = Regels van
page-all-editions = alle dozen
page-sections = Onderdelen
page-rules-found = { $count ->
    [0] Geen regel gevonden.
    [one] Eén regel.
   *[other] { $count } regels.
  }
page-rules-elsewhere = { $count ->
    [one] Eén regel van andere dozen staat er niet bij.
   *[other] { $count } regels van andere dozen staan er niet bij.
  }
page-rules-other-game = { $count ->
    [one] In de regels van { $game } is er één.
   *[other] In de regels van { $game } zijn er { $count }.
  }
page-only-in = Alleen in { $editions }
page-the-book = Het boekje:
page-rest-is-ours = De rest is onze beslissing.
page-is-ours = Onze beslissing
page-who-says = Wat er in de boekjes staat
page-rule = Regel { $number }
page-all-rules = Alle regels

## Everywhere

page-home = Startpagina
page-close = Sluiten
page-try-again = Probeer het opnieuw
page-to-table = Naar de tafel
page-to-home = Naar de startpagina
page-language = Taal
page-look = Uiterlijk
page-look-auto = net als het apparaat
page-look-day = dag
page-look-night = nacht
page-connecting = Verbinden…
page-lost = De verbinding is weg. Nieuwe poging…
page-quiet = Geen antwoord. We wachten op de server…
page-offline = Je bent offline. De tafel komt terug zodra er verbinding is.
page-trouble-asked = Zo kan de tafel niet worden klaargezet. Verander iets en probeer het opnieuw.
page-trouble-stranger = De server kent je niet. Sta cookies toe voor deze pagina en laad hem opnieuw.
page-trouble-private = Alleen wie aan deze tafel zit, mag hem zien.
page-trouble-link = Deze link geeft geen plaats meer: er zit nu iemand anders, of hij is niet helemaal gekopieerd.
page-trouble-gone = Deze tafel is er niet meer.
page-trouble-banned = De beheerder van deze server heeft je voorlopig buitengesloten.
page-banned = De beheerder van deze server heeft je buitengesloten tot { $day }.
page-trouble-unreadable = Deze tafel is niet meer te lezen. Met je andere partijen is niets aan de hand.
page-trouble-busy = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
page-trouble-crowd = Er staan te veel pagina’s open. Sluit er een paar; deze blijft het proberen.
page-trouble-full = Er is nu geen plek voor nog een tafel: er zijn er nog te veel bezig, van jou of van anderen op jouw netwerk. Speel er een uit, of probeer het later.
page-trouble-lost = De server antwoordt niet. Probeer het zo nog eens.
page-store-trouble = De server kan even niets opslaan. Het spel wacht en gaat vanzelf verder; er gaat niets verloren.
page-trouble-not-written = Het kon niet worden opgeslagen, dus er is niets veranderd. Probeer het zo nog eens.
page-trouble-taken = Dat lukte niet: iemand was je voor, of je mag dit niet doen.
page-trouble-stale = Iemand was je voor. Zo staat de tafel er nu bij.
page-trouble-turn = Je bent nu niet aan de beurt.
page-trouble-invitation = Deze uitnodiging geldt niet meer.
page-trouble-claim = De spelleider was er net nog. Is die over een minuut nog niet terug, probeer het dan opnieuw.
page-trouble-undo = Er valt niets meer terug te nemen.
page-trouble-other = Er ging iets mis. Probeer het zo nog eens.
