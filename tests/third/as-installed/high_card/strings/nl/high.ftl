T01 = Er zijn 24 kaarten: 1 tot en met 6, van elk vier.
    .title = De kaarten
T02 = 2 tot 4 spelers.
    .title = Spelers
T03 = Iedereen krijgt een paar kaarten, gewoonlijk vijf; de andere zijn de stok. Wie deelt wordt geloot, en de speler links daarvan begint.
    .title = Het delen
T04 = Speel één kaart die minstens zo hoog is als de bovenste.
    .title = Een kaart
T04x = Streng: de kaart moet hoger zijn.
    .title = Hoger
T05 = Wie zo’n kaart niet heeft, trekt er een van de stok; is die leeg, dan past men.
    .title = Geen kaart
T06 = Een 6 sluit de stapel af, en de volgende kaart begint een nieuwe.
    .title = De 6
T09 = Wie wil, heeft een troef: een kaart die overal op mag.
    .title = De troef
T07 = Wie geen kaart meer heeft, heeft gewonnen.
    .title = Het einde
T08 = Na 100 zetten heeft niemand gewonnen.
    .title = Een lang spel

high-section-cards = De kaarten
high-section-turn = Een beurt
high-section-end = Het einde

high-edition-plain = Gewoon: gelijke kaarten mogen
    .short = Gewoon
high-edition-strict = Streng: alleen hogere kaarten mogen
    .short = Streng

high-parameter-each = Hoeveel kaarten iedereen krijgt (T03).
high-parameter-equal = Of een gelijke kaart mag (T04).
high-parameter-max-plays = Na hoeveel zetten het spel eindigt (T08).

high-refusal-over = Het spel is afgelopen.
high-refusal-not-held = Je hebt geen { $card }.
high-refusal-too-low = De { $card } is te laag voor de { $top }.
high-refusal-can-play = Je hebt een kaart die mag.
high-refusal-no-stock = De stok is leeg: je moet passen.
high-refusal-draw-first = Trek eerst een kaart.

high-event-began = High Card, { $edition }: { $seats } spelers.
high-event-loaded = Het spel gaat verder waar het was.
high-event-dealt = { $who ->
    [you] Jij deelt.
   *[other] { $name } deelt.
  }
high-event-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
  }
high-event-laid = { $who ->
    [you] Je speelt een { $card }.
   *[other] { $name } speelt een { $card }.
  }
high-event-cleared = De stapel is klaar.
high-event-drew = { $who ->
    [you] Je trekt een { $card }.
   *[other] { $name } trekt een kaart.
  }
high-event-passed = { $who ->
    [you] Je past.
   *[other] { $name } past.
  }
high-event-over = { $who ->
    [you] Je hebt gewonnen!
   *[other] { $name } heeft gewonnen!
  }
high-event-over-none = Het spel is afgelopen, en niemand heeft gewonnen.

bot-low = Laag
bot-low-about = speelt de laagste kaart
high-why-only-move = Iets anders kan niet.
high-why-by-chance = Geloot.
high-why-lowest = De laagste kaart eerst.
high-why-secret = Dat blijft geheim.

terminal-high-welcome = High Card, { $edition }. Aan tafel: { $names }.
terminal-high-help-short = Typ een kaart, trek of pas. Ook: hint, waarom, help, stop.
terminal-high-help = Een kaart (1 tot en met 6), trek of pas.
terminal-high-no-move = Dat is geen zet. Typ een kaart van 1 tot en met 6, trek of pas.
terminal-high-no-rule = Er is geen regel { $number }. De regels gaan van T01 tot T09.
terminal-choose-trump = Wat is troef?
high-trump = { $card ->
    [0] geen troef
   *[other] de { $card } mag overal op
  }

terminal-high-word-draw = trek
terminal-high-word-pass = pas
terminal-high-seat = { $mark } { $name }: { $cards }
terminal-high-table = Stok: { $stock }. Stapel: { $pile }
terminal-high-your-hand = Je hand: { $cards }
terminal-high-must = Geen kaart mag: { $move }.

# On the page.
page-game-high = High Card
    .about = Steeds hoger, tot er geen kaart meer is
page-parameter-each = Kaarten voor iedereen
page-parameter-equal = Een gelijke kaart mag
    .off = Een gelijke kaart mag niet
page-parameter-max-plays = Zetten tot het spel eindigt
high-page-zone-stock = Stok
high-page-zone-pile = Stapel
high-page-move-card = Speel de { $card }
    .inside = de { $card } spelen
high-page-move-draw = Trek een kaart
    .inside = een kaart trekken
high-page-move-pass = Pas
    .inside = passen
