# The game in a terminal, line by line.

## Before the first game

terminal-language-name = Nederlands
terminal-choose-language = Taal
terminal-choose-game = Welk spel?
terminal-choose-edition = Welke doos heb je in huis?
terminal-choose-card = Welke levelkaart?
terminal-choose-bots = Hoeveel bots spelen er met je mee?
terminal-choose-level = Hoe goed zijn ze?
terminal-choose-games = Hoeveel spelletjes?
# Behind a question: what Enter means.
terminal-default = Enter: { $choice }
terminal-choose-again = Kies een van deze: { $choices }.
terminal-compiling = Alles wordt klaargezet, alleen deze ene keer: { $done } van { $of }
# On the page while the server still compiles, in all languages.
terminal-starting = De server maakt zich klaar. Deze pagina opent zo vanzelf.
terminal-compiled = Klaar.
terminal-half-welcome = 8½ volgens de regels van { $edition }. { $games ->
    [one] Eén spel
   *[other] { $games } spelletjes
  }. Aan tafel: { $names }.
terminal-seed = Deze kaarten kun je opnieuw laten delen: seed { $seed }.
terminal-resumed = Welkom terug. De partij gaat verder.
terminal-half-help-short = Typ de kaarten die je legt: 7, 33, ½ (of h), geest (of g), 8½. Kaarten tussen [haken] mogen nu. Verder: tip, waarom, help, stop.
terminal-half-help = Zetten
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
      opzij                 welke kaarten opzij liggen
      tafel                 de tafel nog een keer
      terug                 terug naar je vorige zet
      opslaan BESTAND       de partij bewaren; later: --resume BESTAND
      stop                  stoppen; de partij blijft bewaard

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-half-word-take = neem, nemen
terminal-half-word-blind = blind, blinde
terminal-half-word-pass = pas, passen
terminal-half-word-exchange = ruil, ruilen
terminal-half-word-decline = houd, hou, houden, afzien
terminal-half-word-ghost = geest, geesten
terminal-half-word-half = half, halve, halven
terminal-half-word-aside = opzij
terminal-word-hint = tip, hint
terminal-word-why = waarom
terminal-word-legal = mag, zetten
terminal-word-rules = regels, regel, spelregels
terminal-word-score = stand, punten, score
terminal-word-table = tafel
terminal-word-undo = terug
terminal-word-save = opslaan, bewaar, bewaren
terminal-word-help = help, hulp
terminal-word-quit = stop, stoppen

## Who is at the table

terminal-you = Jij
terminal-bot-1 = Vos
terminal-bot-2 = Uil
terminal-bot-3 = Das
terminal-bot-4 = Haas
terminal-bot-5 = Otter
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-half-game = Spel { $game } van { $games }
terminal-half-your-hand = Je hand: { $cards }
terminal-half-your-open = Je open kaarten: { $cards }
terminal-half-hand = hand
terminal-half-stock = voorraad
terminal-half-open = open
terminal-half-blind = blind
terminal-half-aside = opzij
terminal-half-none = geen
terminal-half-asides = Kaarten opzij, tellen mee aan het eind:
terminal-half-pile = Aflegstapel: { $cards }
terminal-half-pile-empty = De aflegstapel is leeg: leg welke kaart je maar wilt.
terminal-half-pile-opening = De aflegstapel is leeg: de laagste kaart begint.
terminal-half-bid = Bod { $bid }
terminal-half-bid-catch = Bod { $bid }, aan te vallen met een { $catch }
terminal-half-bid-under-five = Bod { $bid }, na een 5: leg 5 of lager, ½ of geest
terminal-half-plays-blind = Je speelt nu je blinde kaarten: blind { $places }.
terminal-half-plays-exchange = Je mag een open kaart ruilen met { $name } ({ $example }), of je kaarten houden (houd).
terminal-half-plays-last-chance = Laatste kans: val { $bid } aan met een { $catch }, of pas.
terminal-half-must-take = Je kunt niets leggen: neem de aflegstapel.
terminal-prompt = jouw zet>

## Answers

terminal-half-no-move = Dat is geen zet. Typ de kaarten die je legt (7, 33, ½, geest, 8½) of neem; met help krijg je meer uitleg.
terminal-legal = Dit mag: { $moves }
terminal-hint = Tip: { $move }. { $why }
terminal-reason = { $name }, { $move }: { $why }
terminal-no-reasons = Er valt nog niets uit te leggen.
terminal-half-no-rule = Regel { $number } bestaat niet. De regels lopen van H01 tot en met H27.
terminal-undone = Terug naar je vorige zet.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-saved = Bewaard in { $file }.
terminal-save-how = Zeg erbij waar: opslaan BESTAND
terminal-save-failed = Dat bestand kan niet worden geschreven: { $why }
# Why it cannot: the end of that sentence.
terminal-why-no-folder = die map bestaat niet.
terminal-why-forbidden = je mag daar niet schrijven.
terminal-why-full = de schijf is vol.
terminal-why-no-file = iets wat geen bestand is, heet al zo.
terminal-why-long = de naam is te lang.
terminal-bye = Tot de volgende keer!
terminal-bye-kept = Tot de volgende keer! De partij is bewaard. Verder spelen gaat zo:
terminal-over-kept = Om de partij terug te zien:
terminal-editions-differs = verschilt van { $base }:
terminal-editions-base = de basis van de andere
terminal-undo-line = (teruggenomen)

## The score

terminal-half-score-game = spel
terminal-half-score-total = totaal
terminal-half-score-held = kaarten
terminal-half-score-cards = Eén strafpunt per kaart die je nog hebt: wie de minste heeft, wint.

## How hard the levels of Level 8 are

terminal-levels-about = Beurten die een goede verzamelaar in zijn eentje nodig heeft om met tien gedeelde kaarten een level uit te leggen (gemiddeld, met het 95%-interval).
terminal-levels-deck = Gemeten met de kaarten van { $edition }.
# In a plot, beside its line.
terminal-levels-legend = { $card } ({ $source }), kaarten van { $edition }
terminal-levels-level = Level
terminal-levels-turns = Beurten, gemiddeld

## Level 8

terminal-level8-welcome = { $edition }. Aan tafel: { $names }.
# $source: where the lines of the level card come from.
terminal-level8-card = Levelkaart: { $card } ({ $source }).
terminal-level8-card-of = { $names }: levelkaart ‘{ $card }’ ({ $source }).
terminal-level8-help-short = Typ pak, pak vos, uitleggen, aanleggen r7 2.1, weg r7 (of gewoon r7), of speel een speciale kaart: die pak ik. Kleuren: r rood, o oranje, y geel, g groen, b blauw, p paars; jokers: j1, j6, j11. Verder: tip, waarom, level, help, stop.
terminal-level8-help = Kaarten
      r7   p15             kleur en getal (of: rode 7): r rood, o oranje,
                           y geel, g groen, b blauw, p paars
      j1   j6   j11   j    jokers voor 1–5, 6–10, 11–15; de vrije joker
    Zetten
      pak                  de bovenste kaart van de trekstapel
      pak vos   pak 1      de bovenste kaart van de aflegstapel van Vos
      uitleggen            je level uitleggen met de beste combinaties
      uitleggen r3 b3 / g6 j6
                           je level uitleggen met deze kaarten
      aanleggen r7 2.1     bij combinatie 1 van speler 2; of: aanleggen r7
      aanleggen j6=8 2.1   een joker aanleggen als 8
      weg r7   r7          een kaart weggooien; daarmee eindigt je beurt
      die pak ik   die ruil ik   die houd ik   beurt overslaan vos
      speel die pak ik     een speciale kaart in plaats van weggooien
      toon r7   leg r7   houd r7   klaar
                           waar je kaarten kiest: één voor één, dan klaar
      neem vos r7   geen   een van de getoonde kaarten, of geen
    En verder
      tip                  wat een ervaren speler zou doen
      waarom               waarom de bots deden wat ze deden
      mag                  alles wat je nu mag doen
      level                de levelkaart, en hoever iedereen is
      regels  regels L08   alle regels, of één ervan
      stand                het level van iedereen
      tafel                de tafel nog een keer
      terug                terug naar je vorige zet
      opslaan BESTAND      de partij opslaan; later: --resume BESTAND
      stop                 stoppen; de partij blijft bewaard

## Level 8: words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-level8-word-level = level, levels, levelkaart
terminal-level8-word-draw = pak, pakken, trek
terminal-level8-word-lay = uitleggen, leg uit, uit
terminal-level8-word-off = aanleggen, leg aan, aan
terminal-level8-word-discard = weg, weggooien, gooi, gooi weg
terminal-level8-word-play = speel, spelen
terminal-level8-word-show = toon, tonen
terminal-level8-word-pick = neem, nemen
terminal-level8-word-none = geen, niets
terminal-level8-word-put = leg, leggen
terminal-level8-word-keep = houd, hou, houden, bewaar, die houd ik
terminal-level8-word-done = klaar, genoeg
terminal-level8-word-take = die pak ik
terminal-level8-word-swap = die ruil ik, ruil, ruilen
terminal-level8-word-skip = beurt overslaan, overslaan
terminal-level8-word-joker = joker, vrije joker
terminal-level8-word-red = rood, rode
terminal-level8-word-orange = oranje
terminal-level8-word-yellow = geel, gele
terminal-level8-word-green = groen, groene
terminal-level8-word-blue = blauw, blauwe
terminal-level8-word-purple = paars, paarse

## Level 8: the table

terminal-level8-round = Ronde { $round }
terminal-level8-stock = trekstapel { $count }
terminal-level8-under = eronder { $cards }
terminal-level8-level = level
terminal-level8-hand = hand
terminal-level8-pile = aflegstapel
# What lies before a seat: Keeps; a Skip; and how many cards it keeps for the next round.
terminal-level8-keeps = { $count ->
    [one] ‘Die houd ik’
   *[other] { $count } × ‘Die houd ik’
  }
terminal-level8-skip = slaat over
terminal-level8-kept = bewaart { $count }
terminal-level8-known = bekend: { $cards }
terminal-level8-shows = toont: { $cards }
terminal-level8-kind-run = reeks
terminal-level8-kind-set = gelijk
terminal-level8-kind-colour = kleur
terminal-level8-kind-colour-run = kleurreeks
terminal-level8-out = level ligt uit
terminal-level8-your-level = Jouw level { $level }: { $groups }
terminal-level8-your-level-out = Jouw level { $level } ligt uit.
terminal-level8-your-hand = Je hand:
terminal-level8-jokers = jokers
terminal-level8-asks-draw = Pak een kaart: { $moves }.
# $word: what to type.
terminal-level8-asks-lay = Je kunt je level uitleggen: { $word }
terminal-level8-asks-off = Kaarten tussen [haken] kun je aanleggen: { $example }
terminal-level8-asks-discard = Typ een kaart om die weg te gooien; daarmee eindigt je beurt.
terminal-level8-asks-play = Je mag in plaats daarvan ook { $cards } spelen.
terminal-level8-asks-show = { $count ->
    [one] Toon nog één kaart: typ hem.
   *[other] Toon { $count } van je kaarten: typ ze.
  }
# $example: a move; $none: what to type to take nothing.
terminal-level8-asks-pick = Je mag een van de getoonde kaarten nemen: { $example }. Of: { $none }.
# $done: what to type to end it.
terminal-level8-asks-put = { $count ->
    [one] Je mag nog één kaart op je aflegstapel leggen: typ hem.
   *[other] Je mag hoogstens { $count } kaarten op je aflegstapel leggen: typ ze.
  } Daarna pak je er evenveel: { $done }.
terminal-level8-asks-keep = { $count ->
    [one] Je mag één kaart bewaren voor de volgende ronde: typ hem.
   *[other] Je mag hoogstens { $count } kaarten bewaren voor de volgende ronde: typ ze.
  } Genoeg zo: { $done }.

## Level 8: answers

terminal-level8-no-move = Dat is geen zet. Typ pak, uitleggen, aanleggen, de kaart die je weggooit of een speciale kaart; met help krijg je meer uitleg.
terminal-level8-no-rule = Regel { $number } bestaat niet. De regels lopen van L01 tot en met L26.
terminal-level8-which = Zeg erbij welke: { $moves }?
terminal-level8-no-top = Die ligt op geen enkele aflegstapel bovenop: { $card }.
terminal-level8-no-group = Bij geen enkele combinatie op tafel past die kaart: { $card }.
terminal-level8-no-lay = Je kunt je level nog niet uitleggen. Level { $level } is { $groups }.
# $place: which group of the level, $group: what it asks for.
terminal-level8-wrong = Combinatie { $place } ({ $group }): { $count ->
    [one] één kaart past niet bij de rest
   *[other] er zijn kaarten die niet bij elkaar passen
  }: { $cards }.
terminal-level8-missing = Combinatie { $place } ({ $group }): er { $count ->
    [one] ontbreekt één kaart
   *[other] ontbreken { $count } kaarten
  }.
terminal-level8-missing-have = Combinatie { $place } ({ $group }): er { $count ->
    [one] ontbreekt één kaart
   *[other] ontbreken { $count } kaarten
  }. Daarvoor heb je: { $cards }.
