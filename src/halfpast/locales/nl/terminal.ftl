# The game in a terminal, line by line.

## Before the first game

terminal-language-name = Nederlands
terminal-choose-language = Taal
terminal-choose-edition = Welke doos heb je in huis?
terminal-choose-bots = Hoeveel bots spelen er met je mee?
terminal-choose-level = Hoe goed zijn ze?
terminal-choose-games = Hoeveel spelletjes?
# Behind a question: what Enter means.
terminal-default = Enter: { $choice }
terminal-choose-again = Kies een van deze: { $choices }.
terminal-compiling = Alles wordt klaargezet, alleen deze ene keer: { $done } van { $of }
terminal-compiled = Klaar.
terminal-welcome = 8½ volgens de regels van { $edition }. { $games ->
    [one] Eén spel
   *[other] { $games } spelletjes
  }. Aan tafel: { $names }.
terminal-seed = Deze kaarten kun je opnieuw laten delen: seed { $seed }.
terminal-resumed = Welkom terug. De partij gaat verder.
terminal-help-short = Typ de kaarten die je legt: 7, 33, ½ (of h), geest (of g), 8½. Kaarten tussen [haken] mogen nu. Verder: tip, waarom, help, stop.
terminal-help = Zetten
      7  33  ½  geest  8½   kaarten leggen (h = ½, g = geest, 8½ = 8 met ½)
      neem                  de aflegstapel nemen als je niets kunt leggen
      blind 2               je tweede blinde kaart omdraaien
      pas                   de laatste kans laten lopen
      ruil 7 3              je open 7 tegen de 3 van de grote verliezer
      houd                  niet ruilen en je open kaarten houden
    En verder
      tip                   wat een ervaren speler zou doen
      waarom                waarom de bots deden wat ze deden
      mag                   alles wat je nu mag doen
      regels  regels H14    alle regels, of één ervan
      stand                 de punten tot nu toe
      tafel                 de tafel nog een keer
      terug                 terug naar je vorige zet
      bewaar BESTAND        de partij bewaren; later: --resume BESTAND
      stop                  stoppen; de partij blijft bewaard

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-word-take = neem, nemen
terminal-word-blind = blind, blinde
terminal-word-pass = pas, passen
terminal-word-exchange = ruil, ruilen
terminal-word-decline = houd, hou, houden, afzien
terminal-word-ghost = geest, geesten
terminal-word-half = half, halve, halven
terminal-word-hint = tip, hint
terminal-word-why = waarom
terminal-word-legal = mag, zetten
terminal-word-rules = regels, regel, spelregels
terminal-word-score = stand, punten, score
terminal-word-table = tafel
terminal-word-undo = terug
terminal-word-save = bewaar, bewaren, opslaan
terminal-word-help = help, hulp
terminal-word-quit = stop, stoppen

## Who is at the table

terminal-you = Jij
terminal-bot-1 = Vos
terminal-bot-2 = Uil
terminal-bot-3 = Das
terminal-bot-4 = Haas
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-game = Spel { $game } van { $games }
terminal-your-hand = Je hand: { $cards }
terminal-your-open = Je open kaarten: { $cards }
terminal-hand = hand
terminal-stock = voorraad
terminal-open = open
terminal-blind = blind
terminal-aside = opzij
terminal-none = geen
terminal-pile = Aflegstapel: { $cards }
terminal-pile-empty = De aflegstapel is leeg: leg welke kaart je maar wilt.
terminal-pile-opening = De aflegstapel is leeg: de laagste kaart begint.
terminal-bid = Bod { $bid }
terminal-bid-catch = Bod { $bid }, aan te vallen met een { $catch }
terminal-bid-under-five = Bod { $bid }, na een 5: leg 5 of lager, ½ of geest
terminal-plays-blind = Je speelt nu je blinde kaarten: blind { $places }.
terminal-plays-exchange = Je mag een open kaart ruilen met { $name } ({ $example }), of je kaarten houden (houd).
terminal-plays-last-chance = Laatste kans: val { $bid } aan met een { $catch }, of pas.
terminal-must-take = Je kunt niets leggen: neem de aflegstapel.
terminal-prompt = jouw zet>

## Answers

terminal-no-move = Dat is geen zet. Typ de kaarten die je legt (7, 33, ½, geest, 8½) of neem; help vertelt je meer.
terminal-legal = Dit mag: { $moves }
terminal-hint = Tip: { $move }. { $why }
terminal-reason = { $name }, { $move }: { $why }
terminal-no-reasons = Er valt nog niets uit te leggen.
terminal-no-rule = Regel { $number } bestaat niet. De regels lopen van H01 tot en met H27.
terminal-undone = Terug naar je vorige zet.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-saved = Bewaard in { $file }.
terminal-save-how = Zeg erbij waar: bewaar BESTAND
terminal-save-failed = Dat bestand kan niet worden geschreven: { $why }
terminal-bye = Tot de volgende keer!
terminal-bye-kept = Tot de volgende keer! De partij is bewaard. Verder spelen gaat zo:
terminal-over-kept = Om hem terug te zien:
terminal-editions-differs = verschilt van { $base }:
terminal-editions-base = de basis van de andere
terminal-undo-line = (teruggenomen)

## The score

terminal-score-game = spel
terminal-score-total = totaal
terminal-score-held = kaarten
terminal-score-cards = Eén strafpunt per kaart die je nog hebt: wie de minste heeft, wint.
