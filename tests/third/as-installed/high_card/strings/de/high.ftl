T01 = Es gibt 24 Karten: 1 bis 6, je vier.
    .title = Die Karten
T02 = 2 bis 4 Spieler.
    .title = Spieler
T03 = Jeder bekommt einige Karten, in der Regel fünf; die anderen sind der Stapel. Wer gibt, entscheidet das Los, und links davon wird begonnen.
    .title = Das Geben
T04 = Spiel eine Karte, die mindestens so hoch ist wie die oberste.
    .title = Eine Karte
T04x = Streng: die Karte muss höher sein.
    .title = Höher
T05 = Wer keine solche Karte hat, zieht eine vom Stapel; ist er leer, passt man.
    .title = Keine Karte
T06 = Eine 6 beendet den Haufen, und die nächste Karte beginnt einen neuen.
    .title = Die 6
T09 = Wer will, hat einen Trumpf: eine Karte, die auf jede andere passt.
    .title = Der Trumpf
T07 = Wer keine Karte mehr hat, hat gewonnen.
    .title = Das Ende
T08 = Nach 100 Zügen hat niemand gewonnen.
    .title = Ein langes Spiel

high-section-cards = Die Karten
high-section-turn = Ein Zug
high-section-end = Das Ende

high-edition-plain = Einfach: gleiche Karten gehen
    .short = Einfach
high-edition-strict = Streng: nur höhere Karten gehen
    .short = Streng

high-parameter-each = Wie viele Karten jeder bekommt (T03).
high-parameter-equal = Ob eine gleiche Karte geht (T04).
high-parameter-max-plays = Nach wie vielen Zügen das Spiel endet (T08).

high-refusal-over = Das Spiel ist aus.
high-refusal-not-held = Du hast keine { $card }.
high-refusal-too-low = Die { $card } ist zu niedrig für die { $top }.
high-refusal-can-play = Du hast eine Karte, die geht.
high-refusal-no-stock = Der Stapel ist leer: du musst passen.
high-refusal-draw-first = Zieh zuerst eine Karte.

high-event-began = High Card, { $edition }: { $seats } Spieler.
high-event-loaded = Das Spiel geht weiter, wo es stand.
high-event-dealt = { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
  }
high-event-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
  }
high-event-laid = { $who ->
    [you] Du spielst eine { $card }.
   *[other] { $name } spielt eine { $card }.
  }
high-event-cleared = Der Haufen ist fertig.
high-event-drew = { $who ->
    [you] Du ziehst eine { $card }.
   *[other] { $name } zieht eine Karte.
  }
high-event-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
  }
high-event-over = { $who ->
    [you] Du hast gewonnen!
   *[other] { $name } hat gewonnen!
  }
high-event-over-none = Das Spiel ist aus, und niemand hat gewonnen.

bot-low = Niedrig
bot-low-about = spielt die niedrigste Karte
high-why-only-move = Etwas anderes geht nicht.
high-why-by-chance = Ausgelost.
high-why-lowest = Die niedrigste Karte zuerst.
high-why-secret = Das bleibt geheim.

terminal-high-welcome = High Card, { $edition }. Am Tisch: { $names }.
terminal-high-help-short = Tippe eine Karte, ziehen oder passen. Auch: tipp, warum, hilfe, ende.
terminal-high-help = Eine Karte (1 bis 6), ziehen oder passen.
terminal-high-no-move = Das ist kein Zug. Tippe eine Karte von 1 bis 6, ziehen oder passen.
terminal-high-no-rule = Es gibt keine Regel { $number }. Die Regeln gehen von T01 bis T09.
terminal-choose-trump = Was ist Trumpf?
high-trump = { $card ->
    [0] kein Trumpf
   *[other] die { $card } passt auf alles
  }

terminal-high-word-draw = ziehen
terminal-high-word-pass = passen
terminal-high-seat = { $mark } { $name }: { $cards }
terminal-high-table = Stapel: { $stock }. Haufen: { $pile }
terminal-high-your-hand = Deine Hand: { $cards }
terminal-high-must = Keine Karte geht: { $move }.

# On the page.
page-game-high = High Card
    .about = Immer höher, bis keine Karte übrig ist
page-parameter-each = Karten für jeden
page-parameter-equal = Eine gleiche Karte geht
    .off = Eine gleiche Karte geht nicht
page-parameter-max-plays = Züge bis zum Ende des Spiels
high-page-zone-stock = Stapel
high-page-zone-pile = Ablage
high-page-move-card = Die { $card } spielen
    .inside = die { $card } spielen
high-page-move-draw = Eine Karte ziehen
    .inside = eine Karte ziehen
high-page-move-pass = Passen
    .inside = passen
