# The game in a terminal, line by line.

## Before the first game

terminal-language-name = Deutsch
terminal-choose-language = Sprache
terminal-choose-game = Welches Spiel?
terminal-choose-edition = Welche Schachtel hast du?
terminal-choose-card = Welche Levelkarte?
terminal-choose-bots = Wie viele Bots spielen mit?
terminal-choose-level = Wie gut spielen sie?
terminal-choose-games = Wie viele Spiele?
# Behind a question: what Enter means.
terminal-default = Enter: { $choice }
terminal-choose-again = Bitte antworte mit einem davon: { $choices }.
terminal-compiling = Einen Moment, nur dieses eine Mal: { $done } von { $of }
# On the page while the server still compiles, in all languages.
terminal-starting = Der Server macht sich bereit. Diese Seite öffnet sich gleich von selbst.
terminal-compiled = Es kann losgehen.
terminal-half-welcome = 8½ nach den Regeln von { $edition }. { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }. Am Tisch: { $names }.
terminal-seed = Diese Karten lassen sich noch einmal geben: Seed { $seed }.
terminal-resumed = Willkommen zurück. Die Serie geht weiter.
terminal-half-help-short = Tippe die Karten, die du legst: 7, 33, ½ (oder h), geist (oder g), 8½. Karten in [Klammern] sind spielbar. Auch: tipp, warum, hilfe, ende.
terminal-half-help = Züge
      7   33   ½   geist   8½   Karten legen (h = ½, g = Geist, 8½ = 8 und ½)
      nehmen                    den Ablagestapel nehmen, wenn nichts passt
      blind 2                   deine zweite blinde Karte aufdecken
      passen                    die letzte Chance verstreichen lassen
      tauschen 7 3              offene 7 gegen die 3 des großen Verlierers
      verzichten                deine offenen Karten behalten
    Außerdem
      tipp                      was jemand mit Erfahrung tun würde
      warum                     warum die Bots so gespielt haben
      erlaubt                   alles, was du jetzt darfst
      regeln     regeln H14     alle Regeln oder eine
      punkte                    der Punktestand bisher
      beiseite                  welche Karten beiseiteliegen
      tisch                     den Tisch noch einmal zeigen
      zurück                    deinen letzten Zug zurücknehmen
      speichern DATEI           die Serie sichern; später: --resume DATEI
      ende                      aufhören; die Serie bleibt gesichert

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-half-word-take = nehmen, nimm, nehme
terminal-half-word-blind = blind, blinde, aufdecken
terminal-half-word-pass = passen, passe
terminal-half-word-exchange = tauschen, tausche, tausch
terminal-half-word-decline = verzichten, verzichte
terminal-half-word-ghost = geist, geister
terminal-half-word-half = halbe, halb, einhalb
terminal-half-word-aside = beiseite
terminal-word-hint = tipp, hinweis
terminal-word-why = warum, wieso
terminal-word-legal = erlaubt, möglich
terminal-word-rules = regeln, regel
terminal-word-score = punkte, punktestand
terminal-word-table = tisch
terminal-word-undo = zurück, zurueck, zurücknehmen
terminal-word-save = speichern, speichere, sichern
terminal-word-help = hilfe
terminal-word-quit = ende, beenden, aufhören, tschüss

## Who is at the table

terminal-you = Du
terminal-bot-1 = Fuchs
terminal-bot-2 = Eule
terminal-bot-3 = Dachs
terminal-bot-4 = Hase
terminal-bot-5 = Otter
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-half-game = Spiel { $game } von { $games }
terminal-half-your-hand = Deine Hand: { $cards }
terminal-half-your-open = Deine offenen Karten: { $cards }
terminal-half-hand = Hand
terminal-half-stock = Vorrat
terminal-half-open = offen
terminal-half-blind = blind
terminal-half-aside = beiseite
terminal-half-none = keine
terminal-half-asides = Beiseitegelegte Karten, sie zählen am Ende:
terminal-half-pile = Ablagestapel: { $cards }
terminal-half-pile-empty = Der Ablagestapel ist leer: Lege eine beliebige Karte.
terminal-half-pile-opening = Der Ablagestapel ist leer: Die niedrigste Karte eröffnet.
terminal-half-bid = Ansage { $bid }
terminal-half-bid-catch = Ansage { $bid }, angreifbar mit einer { $catch }
terminal-half-bid-under-five = Ansage { $bid }, die 5 bindet: lege 5 oder niedriger, ½ oder Geist
terminal-half-plays-blind = Du spielst jetzt deine blinden Karten: blind { $places }.
terminal-half-plays-exchange = Du darfst eine offene Karte mit { $name } tauschen ({ $example }) oder verzichten.
terminal-half-plays-last-chance = Letzte Chance: Greif { $bid } mit einer { $catch } an oder passe.
terminal-half-must-take = Keine Karte passt: Nimm den Ablagestapel (nehmen).
terminal-prompt = dein Zug>

## Answers

terminal-half-no-move = Das ist kein Zug. Tippe die Karten, die du legst (7, 33, ½, geist, 8½), oder nehmen; mehr sagt dir hilfe.
terminal-legal = Du darfst: { $moves }
terminal-hint = Tipp: { $move }. { $why }
# "Fuchs, warum einen Geist? …": $move is accusative, or a word to type.
terminal-reason = { $name }, warum { $move }? { $why }
terminal-no-reasons = Es gibt noch nichts zu erklären.
terminal-half-no-rule = Eine Regel { $number } gibt es nicht. Die Regeln gehen von H01 bis H27.
terminal-undone = Dein letzter Zug ist zurückgenommen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-saved = In { $file } gespeichert.
terminal-save-how = Sag, wohin: speichern DATEI
terminal-save-failed = Diese Datei lässt sich nicht schreiben: { $why }
# Why it cannot: the end of that sentence.
terminal-why-no-folder = Diesen Ordner gibt es nicht.
terminal-why-forbidden = Du darfst dort nicht schreiben.
terminal-why-full = Der Datenträger ist voll.
terminal-why-no-file = Etwas, das keine Datei ist, heißt schon so.
terminal-why-long = Der Name ist zu lang.
terminal-bye = Tschüss!
terminal-bye-kept = Tschüss! Die Serie ist gesichert. So geht sie weiter:
terminal-over-kept = Zum Nachsehen:
terminal-editions-differs = anders als bei { $base }:
terminal-editions-base = die Grundlage der anderen
terminal-undo-line = (zurückgenommen)

## The score

terminal-half-score-game = Spiel
terminal-half-score-total = gesamt
terminal-half-score-held = Karten
terminal-half-score-cards = Ein Strafpunkt für jede Karte, die man noch hat: Wer die wenigsten hat, gewinnt.

## How hard the levels of Level 8 are

terminal-levels-about = Züge, die ein guter Sammler allein braucht, um ein Level auszulegen, mit zehn gegebenen Karten (Mittelwert mit 95-%-Intervall).
terminal-levels-deck = Gemessen mit den Karten von { $edition }.
# In a plot, beside its line.
terminal-levels-legend = { $card } ({ $source }), Karten von { $edition }
terminal-levels-level = Level
terminal-levels-turns = Züge, im Mittel

## Level 8

terminal-level8-welcome = { $edition }. Am Tisch: { $names }.
# $source: where the lines of the level card come from.
terminal-level8-card = Levelkarte: { $card } ({ $source }).
terminal-level8-card-of = { $names }: Levelkarte „{ $card }“ ({ $source }).
terminal-level8-help-short = Tippe ziehen, ziehen fuchs, auslegen, anlegen r7 2.1, abwerfen r7 (oder nur r7), oder spiele eine Sonderkarte: die nehm ich. Farben: r Rot, o Orange, y Gelb, g Grün, b Blau, p Violett; Joker: j1, j6, j11. Auch: tipp, warum, level, hilfe, ende.
terminal-level8-help = Karten
      r7   p15             Farbe und Zahl (oder: rote 7): r Rot, o Orange,
                           y Gelb, g Grün, b Blau, p Violett
      j1   j6   j11   j    Joker für 1–5, 6–10, 11–15; der freie Joker
    Züge
      ziehen               die oberste Karte vom Nachziehstapel
      ziehen fuchs         die oberste vom Ablagestapel des Fuchses (ziehen 1)
      auslegen             dein Level mit der besten Auslage auslegen
      auslegen r3 b3 / g6 j6
                           dein Level mit diesen Karten auslegen
      anlegen r7 2.1       an Kombination 1 von Spieler 2; oder: anlegen r7
      anlegen j6=8 2.1     einen Joker als 8 anlegen
      abwerfen r7   r7     eine Karte abwerfen und deinen Zug beenden
      die nehm ich   die tausch ich   die behalt ich   aussetzen fuchs
      spielen aussetzen    eine Sonderkarte, statt abzuwerfen
      zeigen r7   legen r7   behalten r7   fertig
                           wo du Karten wählst: eine nach der anderen
      nehmen fuchs r7      eine der gezeigten Karten
      keine                keine der gezeigten Karten
    Außerdem
      tipp                 was jemand mit Erfahrung tun würde
      warum                warum die Bots so gespielt haben
      erlaubt              alles, was du jetzt darfst
      level                die Levelkarte, und wer wie weit ist
      regeln  regeln L08   alle Regeln oder eine
      punkte               das Level von allen
      tisch                den Tisch noch einmal zeigen
      zurück               deinen letzten Zug zurücknehmen
      speichern DATEI      die Partie sichern; später: --resume DATEI
      ende                 aufhören; die Partie bleibt gesichert

## Level 8: words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-level8-word-level = level, levels, levelkarte
terminal-level8-word-draw = ziehen, zieh, ziehe
terminal-level8-word-lay = auslegen, leg aus, lege aus, aus
terminal-level8-word-off = anlegen, leg an, lege an, an
terminal-level8-word-discard = abwerfen, wirf, wirf ab, ab
terminal-level8-word-play = spielen, spiel, spiele
terminal-level8-word-show = zeigen, zeig, zeige
terminal-level8-word-pick = nehmen, nimm
terminal-level8-word-none = keine, nichts
terminal-level8-word-put = legen, leg, lege, ablegen
terminal-level8-word-keep = behalten, behalte, die behalt ich
terminal-level8-word-done = fertig, genug, stopp
terminal-level8-word-take = die nehm ich
terminal-level8-word-swap = die tausch ich, tauschen, tausche, tausch
terminal-level8-word-skip = aussetzen
terminal-level8-word-joker = joker, freier joker, freien joker
terminal-level8-word-red = rot, rote
terminal-level8-word-orange = orange
terminal-level8-word-yellow = gelb, gelbe
terminal-level8-word-green = grün, grüne, gruen, gruene
terminal-level8-word-blue = blau, blaue
terminal-level8-word-purple = violett, violette, lila

## Level 8: the table

terminal-level8-round = Runde { $round }
terminal-level8-stock = Nachziehstapel { $count }
terminal-level8-under = darunter { $cards }
terminal-level8-level = Level
terminal-level8-hand = Hand
terminal-level8-pile = Ablagestapel
# What lies before a seat: Keeps; a Skip; and how many cards it keeps for the next round.
terminal-level8-keeps = { $count ->
    [one] „Die behalt ich“
   *[other] { $count } × „Die behalt ich“
  }
terminal-level8-skip = setzt aus
terminal-level8-kept = behält { $count }
terminal-level8-known = bekannt: { $cards }
terminal-level8-shows = zeigt: { $cards }
terminal-level8-kind-run = Folge
terminal-level8-kind-set = gleich
terminal-level8-kind-colour = Farbe
terminal-level8-kind-colour-run = Farbfolge
terminal-level8-out = Level liegt aus
terminal-level8-your-level = Dein Level { $level }: { $groups }
terminal-level8-your-level-out = Dein Level { $level } liegt aus.
terminal-level8-your-hand = Deine Hand:
terminal-level8-jokers = Joker
terminal-level8-asks-draw = Zieh eine Karte: { $moves }.
# $word: what to type.
terminal-level8-asks-lay = Du kannst dein Level auslegen: { $word }
terminal-level8-asks-off = Karten in [Klammern] lassen sich anlegen: { $example }
terminal-level8-asks-discard = Tippe eine Karte, um sie abzuwerfen; damit endet dein Zug.
terminal-level8-asks-play = Du darfst stattdessen auch { $cards } spielen.
terminal-level8-asks-show = { $count ->
    [one] Zeige noch eine Karte: Tippe sie.
   *[other] Zeige { $count } deiner Karten: Tippe sie.
  }
# $example: a move; $none: what to type to take nothing.
terminal-level8-asks-pick = Du darfst eine der gezeigten Karten nehmen: { $example }. Oder: { $none }.
# $done: what to type to end it.
terminal-level8-asks-put = { $count ->
    [one] Du darfst noch eine Karte auf deinen Ablagestapel legen: Tippe sie.
   *[other] Du darfst bis zu { $count } Karten auf deinen Ablagestapel legen: Tippe sie.
  } Danach ziehst du ebenso viele: { $done }.
terminal-level8-asks-keep = { $count ->
    [one] Du darfst eine Karte für die nächste Runde behalten: Tippe sie.
   *[other] Du darfst bis zu { $count } Karten für die nächste Runde behalten: Tippe sie.
  } Mehr nicht: { $done }.

## Level 8: answers

terminal-level8-no-move = Das ist kein Zug. Tippe ziehen, auslegen, anlegen, die Karte, die du abwirfst, oder eine Sonderkarte; mehr sagt dir hilfe.
terminal-level8-no-rule = Eine Regel { $number } gibt es nicht. Die Regeln gehen von L01 bis L26.
terminal-level8-which = Sag, welcher Zug: { $moves }?
terminal-level8-no-top = Sie liegt auf keinem Ablagestapel obenauf: { $card }.
terminal-level8-no-group = Diese Karte passt an keine Kombination auf dem Tisch: { $card }.
terminal-level8-no-lay = Du kannst dein Level noch nicht auslegen. Level { $level } verlangt: { $groups }.
# $place: which group of the level, $group: what it asks for.
terminal-level8-wrong = Kombination { $place } ({ $group }): { $count ->
    [one] Eine Karte passt nicht zu den anderen
   *[other] Einige Karten passen nicht zusammen
  }: { $cards }.
terminal-level8-missing = Kombination { $place } ({ $group }): Es { $count ->
    [one] fehlt eine Karte
   *[other] fehlen { $count } Karten
  }.
terminal-level8-missing-have = Kombination { $place } ({ $group }): Es { $count ->
    [one] fehlt eine Karte
   *[other] fehlen { $count } Karten
  }. Dafür hast du: { $cards }.
