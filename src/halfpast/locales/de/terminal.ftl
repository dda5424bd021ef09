# The game in a terminal, line by line.

## Before the first game

terminal-language-name = Deutsch
terminal-choose-language = Sprache
terminal-choose-edition = Welche Schachtel hast du?
terminal-choose-bots = Wie viele Bots spielen mit?
terminal-choose-level = Wie gut spielen sie?
terminal-choose-games = Wie viele Spiele?
# Behind a question: what Enter means.
terminal-default = Enter: { $choice }
terminal-choose-again = Bitte antworte mit einem davon: { $choices }.
terminal-compiling = Einen Moment, nur dieses eine Mal: { $done } von { $of }
terminal-compiled = Es kann losgehen.
terminal-welcome = 8½ nach den Regeln von { $edition }. { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }. Am Tisch: { $names }.
terminal-seed = Diese Karten lassen sich noch einmal geben: Seed { $seed }.
terminal-resumed = Willkommen zurück. Die Serie geht weiter.
terminal-help-short = Tippe die Karten, die du legst: 7, 33, ½ (oder h), geist (oder g), 8½. Karten in [Klammern] passen jetzt. Auch: tipp, warum, hilfe, ende.
terminal-help = Züge
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
      tisch                     den Tisch noch einmal zeigen
      zurück                    deinen letzten Zug zurücknehmen
      speichern DATEI           die Serie sichern; später: --resume DATEI
      ende                      aufhören; die Serie bleibt gesichert

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-word-take = nehmen, nimm, nehme
terminal-word-blind = blind, blinde, aufdecken
terminal-word-pass = passen, passe
terminal-word-exchange = tauschen, tausche, tausch
terminal-word-decline = verzichten, verzichte
terminal-word-ghost = geist, geister
terminal-word-half = halbe, halb, einhalb
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
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-game = Spiel { $game } von { $games }
terminal-your-hand = Deine Hand: { $cards }
terminal-your-open = Deine offenen Karten: { $cards }
terminal-hand = Hand
terminal-stock = Stapel
terminal-open = offen
terminal-blind = blind
terminal-aside = beiseite
terminal-none = keine
terminal-pile = Ablagestapel: { $cards }
terminal-pile-empty = Der Ablagestapel ist leer: Lege eine beliebige Karte.
terminal-pile-opening = Der Ablagestapel ist leer: Die niedrigste Karte eröffnet.
terminal-bid = Gebot { $bid }
terminal-bid-catch = Gebot { $bid }, zu erwischen mit { $catch }
terminal-bid-under-five = Gebot { $bid }, unter einer 5: lege 5 oder niedriger, ½ oder Geist
terminal-plays-blind = Du spielst jetzt deine blinden Karten: blind { $places }.
terminal-plays-exchange = Du darfst eine offene Karte mit { $name } tauschen ({ $example }) oder verzichten.
terminal-plays-last-chance = Letzte Chance: Erwische { $bid } mit einer { $catch } oder passe.
terminal-must-take = Keine Karte passt: Nimm den Ablagestapel (nehmen).
terminal-prompt = dein Zug>

## Answers

terminal-no-move = Das ist kein Zug. Tippe die Karten, die du legst (7, 33, ½, geist, 8½), oder nehmen; mehr sagt dir hilfe.
terminal-legal = Du darfst: { $moves }
terminal-hint = Tipp: { $move }. { $why }
# "Fuchs, warum einen Geist? …": $move is accusative, or a word to type.
terminal-reason = { $name }, warum { $move }? { $why }
terminal-no-reasons = Es gibt noch nichts zu erklären.
terminal-no-rule = Eine Regel { $number } gibt es nicht. Die Regeln gehen von H01 bis H27.
terminal-undone = Dein letzter Zug ist zurückgenommen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-saved = In { $file } gespeichert.
terminal-save-how = Sag, wohin: speichern DATEI
terminal-save-failed = Diese Datei lässt sich nicht schreiben: { $why }
terminal-bye = Tschüss!
terminal-bye-kept = Tschüss! Die Serie ist gesichert. So geht sie weiter:
terminal-over-kept = Zum Nachsehen:
terminal-editions-differs = anders als bei { $base }:
terminal-editions-base = die Grundlage der anderen
terminal-undo-line = (zurückgenommen)

## The score

terminal-score-game = Spiel
terminal-score-total = gesamt
terminal-score-held = Karten
terminal-score-cards = Ein Strafpunkt für jede Karte, die man noch hat: Wer die wenigsten hat, gewinnt.
