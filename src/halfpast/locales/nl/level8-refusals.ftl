# Why a move is refused. The rule's number is put behind each by the program.
# $face: the card in question, "red 7", "joker as 9"; $stands: "a red 9"; $group, $groups: what the level asks for there;
# $fits: what would go there; $name: whose it is, and $whom "you" where it is the reader's own.

level8-refusal-over = De partij is afgelopen.
level8-refusal-draw-first = Pak eerst een kaart: de bovenste van de trekstapel of van een aflegstapel naar keuze.
level8-refusal-drawn = Je kunt in deze beurt niet meer pakken. Leg nu uit, leg aan, gooi een kaart weg of speel een speciale kaart.
level8-refusal-no-stock = De trekstapel is leeg: pak de bovenste kaart van een aflegstapel.
level8-refusal-no-pile = { $whom ->
    [you] Jouw aflegstapel
   *[other] De aflegstapel van { $name }
  } is leeg: pak van de trekstapel of van een andere aflegstapel.
level8-refusal-no-seat = Er zit geen speler { $number } aan deze tafel.
level8-refusal-already-out = Je level ligt al uit, en per ronde leg je er maar één uit. Je mag aanleggen, een kaart weggooien of een speciale kaart spelen.
level8-refusal-number-of-groups = Leg alle combinaties van level { $level } tegelijk uit, en geen andere: { $groups }.
level8-refusal-group-size = Een combinatie heeft te veel of te weinig kaarten. Level { $level } is { $groups }.
level8-refusal-not-held = Dat heb je niet in je hand, of niet zoveel: { $face }.
level8-refusal-not-run = Dat past niet in combinatie { $place } ({ $group }): { $face }. Een reeks bestaat uit opeenvolgende getallen; 15 en 1 sluiten niet aan.
level8-refusal-not-set = Dat past niet in combinatie { $place } ({ $group }): { $face }. Alle kaarten daarvan hebben hetzelfde getal.
level8-refusal-not-colour = Dat past niet in combinatie { $place } ({ $group }): { $face }.
level8-refusal-not-colour-run = Dat past niet in combinatie { $place } ({ $group }): { $face }. Een kleurreeks bestaat uit opeenvolgende getallen van één kleur; 15 en 1 sluiten niet aan.
level8-refusal-special-in-group = Een combinatie bestaat uit getallen en jokers, nooit uit een speciale kaart: { $face }.
level8-refusal-joker-range = Deze joker staat voor een getal van { $joker ->
    [j1] 1 tot en met 5
    [j6] 6 tot en met 10
   *[j11] 11 tot en met 15
  }, in elke kleur, niet voor { $stands }.
level8-refusal-keep-one = Dan houd je geen kaart over, en je moet er aan het eind van je beurt nog één weggooien.
level8-refusal-not-out = Leg eerst je level uit, dan mag je aanleggen. Level { $level } is { $groups }.
level8-refusal-no-group = { $whom ->
    [you] Je hebt
   *[other] { $name } heeft
  } geen combinatie { $place } op tafel.
level8-refusal-off-run = Dat past niet: { $face }. { $count ->
    [0] Deze reeks is compleet, van 1 tot en met 15.
   *[other] Bij deze reeks past alleen het getal { $fits }.
  }
level8-refusal-off-set = Dat past niet: { $face }. Hier past alleen het getal { $number } bij.
level8-refusal-off-colour = Dat past niet: { $face }. Hier passen alleen { $colour ->
    [r] rode
    [o] oranje
    [y] gele
    [g] groene
    [b] blauwe
   *[p] paarse
  } kaarten bij.
level8-refusal-off-colour-run = Dat past niet: { $face }. { $count ->
    [0] Deze kleurreeks is compleet, van 1 tot en met 15.
   *[other] Bij deze kleurreeks past alleen { $fits }.
  }
level8-refusal-joker-off = In deze editie worden jokers niet aangelegd.
level8-refusal-last-special = Als laatste kaart kun je { $face } alleen weggooien, zonder effect; daarmee eindigt de ronde.
level8-refusal-skip-self = ‘Beurt overslaan’ leg je voor een andere speler, niet voor jezelf.
level8-refusal-skip-twice = Voor { $name } ligt al een kaart ‘Beurt overslaan’: kies een andere speler.
level8-refusal-show-first = ‘Die pak ik’ is gespeeld: toon eerst drie handkaarten.
level8-refusal-already-shown = Die toon je al: { $face }. Kies een andere kaart.
level8-refusal-pick-first = Neem eerst een van de getoonde kaarten, of geen.
level8-refusal-not-shown = { $whom ->
    [you] Je toont
   *[other] { $name } toont
  } die kaart niet: { $face }. Neem een van de getoonde kaarten, of geen.
level8-refusal-put-first = Je bent aan het ruilen: leg een kaart op je aflegstapel, of stop en pak nieuwe.
level8-refusal-choose-kept = De ronde is afgelopen: kies een kaart om te bewaren, of stop.
level8-refusal-already-kept = Die bewaar je al: { $face }. Kies een andere kaart, of stop.
level8-refusal-not-asked = Dat kan nu niet. Leg uit, leg aan, gooi een kaart weg of speel een speciale kaart.
level8-refusal-no-dead-end = Met die kaart krijg je het level uit je hand niet meer compleet.
