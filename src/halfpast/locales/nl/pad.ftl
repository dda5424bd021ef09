# The score pad, for people at a real table.
# $unit: what is written down, "game" or "round".

pad-title = Scoreblok
pad-about = Voor een spel met echte kaarten: jij tikt aan wat er gebeurde, het blok telt volgens de regels van je doos.
pad-new = Een nieuw blok
pad-yours = Jouw blokken
pad-all = Alle blokken
pad-kept-here = Blokken worden alleen in deze browser bewaard.
pad-damaged = Deze link is beschadigd: hij is niet helemaal gekopieerd. Vraag er nog eens om.
pad-missing = Dit blok staat niet in deze browser. Vraag om de link, dan krijg je een kopie.
pad-delete = Verwijderen
pad-delete-one = Het blok van { $names } verwijderen
pad-delete-ask = Dit blok verwijderen?
pad-delete-about = Het blok van { $names } is dan weg. Kopieën op andere apparaten blijven.

## A new one

pad-which-game = Welk spel?
pad-which-card = Welke levelkaart?
pad-its-levels = De acht levels
pad-begin = Beginnen

## How it stands

pad-game-of = Spel { $game } van { $games }
pad-round = Ronde { $round }
pad-games-done = { $count } van { $games } spelletjes
pad-rounds-done = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
  }
pad-leads = { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan voor
  } met { $points ->
    [one] één punt
   *[other] { $points } punten
  }
pad-leads-level = { $count ->
    [one] { $names } staat voor, op level { $level }
   *[other] { $names } staan voor, op level { $level }
  }
pad-has-points = { $name } heeft { $points ->
    [one] één punt
   *[other] { $points } punten
  }
pad-on-level = { $name } staat op level { $level }
pad-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
  }
pad-no-winner = Afgelopen, zonder winnaar
pad-is-copy = Dit is je eigen kopie. Wat je hier opschrijft, blijft op dit apparaat.
pad-no-room = Deze browser heeft geen ruimte meer: wat je nu opschrijft, blijft alleen staan tot je de pagina sluit. Deel het blok, of verwijder oude.
pad-waits = De server antwoordt niet. Wat je opschrijft, blijft bewaard en wordt geteld zodra de server er weer is.
pad-cannot = De server kan de stand van dit blok niet bepalen. Wat je opschreef, blijft bewaard.
pad-exchange = Voor het volgende spel mag { $name } een open kaart ruilen met { $other }.
pad-may-keep = { $name } mag hoogstens { $count } kaarten bewaren
pad-keep-more = Elke ‘Die houd ik’ geeft er drie bij.

## The block

pad-block = Het blok
pad-rounds = Ronde voor ronde
pad-track = De levels
pad-game = Spel
pad-round-word = Ronde
pad-level = Level
pad-asks = Wat je nodig hebt
pad-total = Totaal
pad-points = punten
pad-held = kaarten over
pad-cards = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
  }
pad-not-counted = nog niet geteld
pad-finished = was uit
pad-ended = beëindigde de ronde
pad-is-out = legde het level uit
pad-not-out = level niet uitgelegd
pad-is-ahead = staat voor
pad-wins = Gewonnen!
pad-laying-wins = Goed voor de winst.
pad-correct = { $unit ->
    [game] Spel { $number } verbeteren
   *[round] Ronde { $number } verbeteren
  }

## Writing down

pad-write-game = Spel { $game } opschrijven
pad-write-round = Ronde { $round } opschrijven
pad-write = Opschrijven
pad-again = Nog eens met dezelfde mensen
pad-undo = Laatste ongedaan maken
pad-put-back = Toch laten staan
pad-taken-back = { $unit ->
    [game] Spel { $number } is ongedaan gemaakt.
   *[round] Ronde { $number } is ongedaan gemaakt.
  }
pad-print = Afdrukken
pad-who-finished = Wie was uit?
pad-nobody = Niemand
pad-nobody-finished = Een spel dat in een kringetje ronddraait, mag worden gestopt (H27): niemand krijgt de punten voor wie uit is.
pad-how-many = Hoeveel kaarten heeft iedereen nog?
pad-digits = Cijfers
pad-erase = Wissen
pad-next = De volgende
pad-who-out = Wie legde zijn level uit?
pad-who-ended = Wie beëindigde de ronde?
pad-nobody-ended = Een ronde die in een kringetje ronddraait, mag worden gestopt (L26): wie zijn level uitlegde, gaat één omhoog.
pad-levels-up = omhoog
pad-unusual = Beëindigde { $name } de ronde echt zonder het level uit te leggen? Dat komt bijna nooit voor.
pad-unusual-no = Nee, het level lag uit
pad-unusual-yes = Ja: { $name } gaat toch twee levels omhoog

## What cannot have been; $names: who, $seats: how many of them

pad-wrong-holds-none = { $seats ->
    [one] { $names } heeft geen kaarten meer? Dan is { $names } uit.
   *[other] { $names } hebben geen kaarten meer? Wie er geen heeft, is uit, en dat kan er maar één zijn.
  }
pad-wrong-too-many = Samen zijn dat { $held } kaarten. Er zijn er maar { $most } in het spel.
pad-wrong-after-end = { $count ->
    [one] De reeks telt één spel: wat daarna komt, telt niet.
   *[other] De reeks telt { $count } spelletjes: wat daarna komt, telt niet.
  }
pad-wrong-over = { $count ->
    [one] Na één ronde was het afgelopen: wat daarna komt, telt niet.
   *[other] Na { $count } rondes was het afgelopen: wat daarna komt, telt niet.
  }
pad-wrong-two-won = { $names } kunnen niet allebei level 8 hebben uitgelegd: wie het eerst was, heeft gewonnen.
pad-wrong-won-before = { $names } won door level 8 uit te leggen, en daarna beëindigde niemand de ronde meer.

## Sharing

pad-share = Dit blok delen
pad-share-about = Het hele blok zit in de link. Wie hem opent, krijgt een eigen kopie; op de server wordt niets bewaard.
pad-qr = QR-code van het blok
