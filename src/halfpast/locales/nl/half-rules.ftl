### The rules of 8½, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/half/law.toml, with the same numbers in the same order.

## The cards

H01 = 72 kaarten. Gele getalkaarten (38): de 1 en de 2 elk vier keer; de 3, 4, 6, 7 en 8 elk zes keer. Speciale kaarten (34): de groene 0, de blauwe 5 en de rode 9 elk zes keer; de paarse ½ en de zwarte geest elk acht keer.
    .title = De 72 kaarten
H02 = 2 tot en met 5 spelers.
    .title = Twee tot vijf spelers

## Setting up

H03 = Alle kaarten worden zo gelijkmatig mogelijk verdeeld: met 5 spelers krijgen twee van hen een kaart meer (onze beslissing: de eerste twee na de deler). Iedere speler krijgt 3 blinde kaarten, gedekt op tafel, met daarop 3 open kaarten, en 3 kaarten in de hand; de rest vormt gedekt de eigen voorraadstapel.
    .title = Het delen
H03x = Express: de voorraadstapel telt 3 kaarten; de overige kaarten blijven ongezien buiten het spel. Onze beslissing: een vast aantal voor de voorraadstapel betekent hoogstens zoveel kaarten per speler, en nooit meer dan ieder er krijgt als alle kaarten zo gelijkmatig mogelijk worden verdeeld.
    .title = Een kleine voorraadstapel
H04 = De blinde en de open kaarten doen pas mee als voorraadstapel en hand leeg zijn (H19).
    .title = De tafel wacht
H05 = Wie de laagste gele kaart in de hand heeft, begint met precies die kaart en trekt er daarna één bij. Hebben meer spelers die laagste kaart, dan beslist het lot. Wie vooraf wat laat zien, verschilt per doos. Amigo: elke speler noemt zijn eigen laagste gele kaart, zodat iedereen het weet; onze beslissing: wie zo’n kaart niet heeft, zegt dat. Fundex, demi, express: alleen de allerlaagste kaart wordt getoond, door de startspeler en door iedereen die dezelfde heeft; de anderen laten niets zien, en dus weet iedereen dat niemand van hen een kaart gedeeld kreeg die zo laag is. Heeft niemand zo’n kaart, dan weet iedereen ook dat (H05a). Onze beslissing: wat genoemd is, en wat daaruit volgt, blijft bij iedereen bekend tot dat spel is afgelopen. Het noemen komt na een eventuele ruil (H26), en waar is afgesproken dat het lot altijd de startspeler aanwijst, noemt niemand iets.
    .title = Wie begint
H05a = Onze beslissing: heeft niemand zo’n kaart, dan wijst het lot de startspeler aan, en die begint zoals in H11.
    .title = Loten wie begint
H05x = Express: de laagste getalkaart van welke kleur ook begint (0 tot en met 9; onze beslissing: ½ en geest hebben zelf geen getal); meerdere kaarten van die laagste waarde mogen samen worden gelegd; de startspeler trekt er evenveel bij.
    .title = Beginnen in express
H06 = De beurt gaat met de klok mee.
    .title = Met de klok mee

## A turn

H07 = Ben je aan de beurt, dan leg je minstens één kaart en noem je het nieuwe bod. Passen mag niet, en de aflegstapel nemen mag niet zolang je iets kunt leggen. Onze beslissing: waar is afgesproken dat je de aflegstapel ook vrijwillig mag nemen, mag dat ook als je aan je blinde kaarten toe bent, maar een lege aflegstapel kun je nooit nemen.
    .title = Leggen is verplicht
H08 = Een getalkaart mag je leggen als die minstens zo hoog is als het bod. Na 6½ betekent dat 7 of hoger. (5 en 9: H17, H18. Na een 5: H17.)
    .title = Minstens het bod
H09 = Van één soort mag je meerdere kaarten tegelijk uit de hand leggen, zoveel als je wilt; het getal telt één keer (halven worden opgeteld: H13; bij geesten en nullen verandert er niets). Express staat meerdere kaarten alleen bij het openen toe en verbiedt ze later niet; onze beslissing: de basisregel geldt. Je kunt afspreken zonder sets te spelen: elke beurt, ook een aanval of een laatste kans, is dan één kaart, uit de hand of van de open kaarten. Twee dingen blijven zoals ze zijn: 8+½ (H15) en met hoeveel kaarten wordt geopend (H05, H05x); openen na loting (H05a) is een gewone beurt.
    .title = Gelijke kaarten samen
H10 = Na het leggen trek je evenveel kaarten bij als je hebt gelegd, zolang je voorraadstapel strekt, zodat je er drie in de hand hebt. Onze beslissing: met meer dan drie handkaarten (H21) trek je niets bij; een voorraadstapel is er dan niet meer.
    .title = Bijtrekken tot drie
H11 = Kun je niets leggen, dan neem je de hele aflegstapel (H20 zegt waarheen); de speler links van je opent een nieuwe met welke kaart of geldige set kaarten dan ook. Onze beslissing, want geen boekje zegt het: een lege aflegstapel heeft bod 0, een heel bod: een geest opent op 0, één ½ op ½, 8+½ op 8½, een 5 met de gewone werking.
    .title = Niets te leggen
H12 = Geest: het bod blijft gelijk. Mag op elk bod, ook op 8½ en 9½. Wie hem legt, neemt het risico van een half bod over (H16). Express zegt dat de geest de beurt doorgeeft en rept niet van een risico; onze beslissing: de basisregel geldt. Je kunt afspreken dat een geest geen risico geeft: zolang er een geest op een half bod ligt, kan dan niemand erop worden aangevallen, noch wie de geest legde, noch wie het bod maakte. De kaart die zou aanvallen, is dan een getal als elk ander (H08), en wie met zo’n geest zijn laatste kaart legt, heeft meteen gewonnen (H23a). Een ½ of 8+½ op de geest maakt een nieuw bod, met een eigen risico.
    .title = De geest
H13 = ½: het bod gaat een half omhoog, op elk bod behalve 8½ (maar zie H15b); ook op 9 (9½, 10, …). Meerdere samen worden opgeteld: 6 en drie halven is 7½.
    .title = De ½
H13a = Onze beslissing: elke ½ komt op de vorige te liggen, dus een set mag op 8½ eindigen maar er niet overheen gaan (8 en twee halven mag niet).
    .title = Niet over 8½ heen
H14 = 0: alleen op een heel bod; het bod wordt 0.
    .title = De nul
H15 = 8+½: een 8 en één ½, in één beurt uit de hand gelegd, maken 8½. Mag waar een 8 mag, en op 8½ zelf. In het boekje van demi staat het niet; onze beslissing: het mag daar ook.
    .title = Achtenhalf
H15a = Onze beslissing: 8+½ is precies één 8 en één ½.
    .title = Van elk precies één
H15b = Op 8½ mogen alleen een geest, 8+½ (waar H15 geldt) en de 9: geen ½ en geen 0. Alleen Amigo en Fundex zeggen dat met zoveel woorden; onze beslissing: het geldt ook in demi en express. Je kunt afspreken dat een ½ toch op 8½ mag. Eén maakt 9, twee maken 9½, enzovoort: H18 zegt wat daarop mag, en een ½ valt nooit aan (H16b). Een set halven mag dan ook over 8½ heen gaan, wat H13a ook zegt. Een 0 en een vrije 5 (H17x) blijven op 8½ verboden.
    .title = Wat er op 8½ mag
H16 = Aanval: het bod eindigt op ½ en de eerstvolgende speler legt de getalkaart met het volgende hele getal (4 op 3½, 5 op 4½, 9 op 8½, 1 op ½). Wie het laatst heeft gelegd (½, 8+½ of een geest op een half bod), wordt aangevallen en neemt zonder verweer de hele aflegstapel, met de aanvallende kaarten erbij (H20); de aanvaller trekt bij (H10) en opent een nieuwe aflegstapel.
    .title = De aanval
H16a = Niemand hoeft aan te vallen: elke andere geldige zet mag ook, en wie de ½ legde, komt ermee weg.
    .title = Aanvallen hoeft niet
H16b = Alleen getalkaarten vallen aan: een ½ die van het bod een heel getal maakt, is geen aanval.
    .title = Alleen getallen vallen aan
H16c = Het volgende hele getal leggen is een aanval. Onze beslissing: aangekondigd of niet; je mag er meerdere exemplaren van dat getal voor leggen; 8+½ op 7½ is geen aanval, want dat maakt 8½; op 9½ en hoger bestaat er geen aanval.
    .title = Wat een aanval is
H16d = Een aanvaller die geen kaart meer overhoudt, is uit (H23). Onze beslissing: meteen, zonder nog een nieuwe aflegstapel te openen.
    .title = Aanval met de laatste kaart
H17 = 5: mag alleen op een bod van 5 of lager. De volgende speler, en alleen die, moet 5 of lager leggen, of een ½, een 0 of een geest. Een ½ op een 5 maakt 5½, en wie dan volgt, moet hoger.
    .title = De vijf
H17a = Het is de kaart die dit doet, niet het bod: een bod van 5 dat uit 4½ en ½ is ontstaan, heeft die werking niet.
    .title = De kaart, niet het bod
H17b = Geldt de 5 voor je, dan mogen 8+½ en 6 tot en met 9 niet.
    .title = Te hoog na een vijf
H17c = Onze beslissing, want de boekjes zijn op twee manieren te lezen: een geest op een 5. Amigo, demi: de plicht vervalt, de volgende speler legt 5 of hoger. Fundex, express: je kijkt door de geest heen, de 5 geldt ook voor de volgende speler.
    .title = Een geest op een vijf
H17x = Express rekent de 5 tot de kaarten die je in plaats van een getal mag leggen: hij mag op elk bod, alleen niet op 8½ (onze beslissing: H15b blijft gelden); een aanval is hij alleen op 4½.
    .title = De vrije vijf
H18 = 9: het hoogste getal. Op een 9 (en op elk bod van 9, 9½ of hoger) mogen alleen 9 (op precies 9), ½, een geest en, op een heel bod, 0 (waar de 5 een vrije kaart is, ook 5: H17x).
    .title = De negen

## The table

H19 = Zijn je voorraadstapel en je hand leeg, dan speel je je open kaarten, één per beurt, naar keuze; zijn ze alle drie weg, dan je blinde kaarten, één per beurt, ongezien gekozen. (Sets en 8+½ komen alleen uit de hand.) Na een aanval open je de nieuwe aflegstapel met de kaarten waarmee je dan speelt (is je laatste handkaart weg, dan een open kaart; is je laatste open kaart weg, dan een blinde). Onze beslissing: waar is afgesproken dat meerdere gelijke open kaarten samen mogen, komt 8+½ toch alleen uit de hand.
    .title = Van tafel spelen
H20 = Waar een genomen aflegstapel heen gaat: speel je nog niet van tafel, dan gaat hij opzij, uit het spel, en telt hij aan het eind mee; speel je eenmaal van tafel, dan komt hij in je hand, en die moet leeg zijn voordat je weer van tafel speelt. Wat opzij ligt, blijft opzij liggen; iedereen heeft die kaarten gezien, dus ze zijn in elke editie openbaar. In express ligt wat opzij gaat met de rug naar boven: de tafel toont hoeveel kaarten het zijn, en wie ernaar vraagt, krijgt te zien welke.
    .title = Waar de aflegstapel heen gaat
H21 = Van tafel spelen begint voorgoed (amigo, demi) op het moment dat je voorraadstapel en je hand allebei leeg zijn. In het boekje van demi komt de hand alleen ter sprake bij een blinde kaart die niet mag; onze beslissing: het gaat zoals bij amigo. Het boekje van demi kun je ook anders lezen: zie H22.
    .title = Wanneer je van tafel speelt
H21b = Fundex: van tafel spelen begint voorgoed met je eerste beurt waarin voorraadstapel en hand allebei leeg zijn; onze beslissing: of je nu een open kaart kunt leggen of niet, en openen na je eigen aanval is zo’n beurt. (Dit verschilt van H21 als je laatste handkaart wordt aangevallen.)
    .title = Van tafel spelen in fundex
H21x = Express: van tafel spelen begint telkens opnieuw, afhankelijk van wat er is gespeeld: een aflegstapel die je neemt terwijl je uit de hand speelt, gaat opzij; een die je neemt terwijl je open of blinde kaarten speelt, komt in de hand; onze beslissing: word je aangevallen, dan telt waar je aangevallen kaart vandaan kwam. H23 gaat voor: wie uit zou zijn maar wordt aangevallen, neemt de aflegstapel altijd in de hand. Het boekje van express kun je ook anders lezen: zie H22.
    .title = Van tafel spelen in express
H22 = Speel je je open kaarten en kun je er geen enkele leggen, dan neem je de aflegstapel in de hand (of leg je hem opzij, bij de andere lezing hieronder). Een blinde kaart die niet mag, neem je met de aflegstapel in de hand. Express en demi kun je ook anders lezen, en daarvoor kun je kiezen: een aflegstapel komt alleen in de hand samen met een blinde kaart die niet mag, of als je allerlaatste kaart wordt aangevallen (H23). Elke andere aflegstapel gaat opzij, of je nu uit de hand, van je open kaarten of van je blinde kaarten speelde, en of je niets kon leggen, werd aangevallen of hem vrijwillig nam (H07).
    .title = Geen geldige tafelkaart

## The end

H23 = Heb je na een geldige zet geen kaart meer, niet in de hand, niet in de voorraadstapel, niet open en niet blind, dan ben je uit, tenzij de volgende speler je laatste kaart aanvalt: dan neem je de aflegstapel in de hand en speel je verder. Het boekje van demi noemt de winnaar één keer iemand die geen kaarten heeft gekregen; onze beslissing: met kaarten opzij kun je ook uit zijn.
    .title = Uit zijn
H23a = Blijft er na de laatste zet een half bod over dat met een kaart aan te vallen is (½ tot en met 8½), dan mag de volgende speler nog aanvallen. Onze beslissing: die krijgt altijd deze ene laatste kans, wat voor kaarten die ook heeft, zodat het aanbod niets verraadt: aanvallen uit de hand of met open kaarten, of, wie aan zijn blinde kaarten toe is, er één omdraaien (geen aanval: de kaart gaat terug en telt mee); of passen. Alles behalve een aanval maakt een eind aan het spel. Op een heel bod, of op 9½ en hoger, is het spel meteen afgelopen. Onze beslissing: bij een laatste kans val je aan met de kaarten waarmee je dan speelt: uit je hand als je nog een handkaart hebt, anders met je open kaarten, anders met één blinde kaart.
    .title = De laatste kans
H23b = Kaarten die je aan het eind nog hebt: opzij, hand, voorraadstapel, open, blind. Ook wie uit is, kan kaarten opzij hebben liggen. Wie van de anderen de meeste kaarten heeft, is de grote verliezer. Onze beslissing: de voorraadstapel telt ook mee waar een boekje hem niet noemt (amigo); bij een gelijke stand is de grote verliezer degene van hen die het eerst volgt op de speler die uit is.
    .title = Kaarten over, grote verliezer
H24 = Punten: 2 voor wie uit is, 1 voor wie de minste kaarten heeft, 3 voor allebei. Onze beslissing: bij een gelijke stand krijgt iedere speler met de minste kaarten die 1.
    .title = De punten
H24x = Express: één strafpunt per kaart die je nog hebt; wie de minste heeft, wint. Onze beslissing: bij een gelijke stand wordt de winst gedeeld, en over een reeks wint het laagste totaal.
    .title = Puntentelling in express
H25 = Een reeks is zes spelletjes, of zoveel als je afspreekt (express kent geen reeks: het is één spel, tenzij de spelleider er meer kiest; onze beslissing: de strafpunten worden dan opgeteld); de punten komen op het scoreblok en worden opgeteld; wie de meeste punten heeft, wint (bij een gelijke stand wordt de winst gedeeld). Onze beslissing: het lot wijst de eerste deler aan; na elk spel gaat het delen naar links.
    .title = Een reeks spelletjes
H26 = Fundex, demi: vanaf het tweede spel mag je, als je in het vorige spel uit was, één van je open kaarten ruilen tegen één open kaart van de grote verliezer van dat spel. Je mag ervan afzien. Onze beslissing: je ruilt na het delen en voordat iemand begint, je mag gelijke kaarten ruilen, en wie begint, wordt daarna bepaald (de handkaarten blijven zoals ze zijn).
    .title = De ruil
H27 = Onze beslissing: een spel kan eindeloos duren (ongeveer één op de 2000 willekeurig gespeelde spelletjes met twee spelers blijft in een kringetje ronddraaien). Na 1000 zetten in één spel (elke zet telt; een zet waarmee iemand uit is of die een laatste kans brengt, wordt eerst afgehandeld) is het afgelopen, zonder dat iemand uit is en zonder grote verliezer: wie de minste kaarten heeft, krijgt de 1 van H24, niemand krijgt de 2 (express telt zoals altijd volgens H24x), en H26 vervalt voor het volgende spel.
    .title = Een eindeloos spel

## Names of the sections

half-section-cards = De kaarten
half-section-setting-up = De voorbereiding
half-section-turn = Een beurt
half-section-table = De tafel
half-section-end = Het einde

## Names of the editions: which box it is

half-edition-amigo = Amigo, 2005: de regels uit de Nederlandse doos, en de basis van alle andere
    .short = Amigo
half-edition-demi = 8 Demi: de Franse regels, met een ruil tussen de spelletjes
    .short = 8 Demi
half-edition-fundex = Fundex, 2005: de Engelse regels, met een ruil tussen de spelletjes
    .short = Fundex
half-edition-express = 8½ express: de korte Franse regels, met een kleine voorraadstapel, een vrije 5 en een punt per kaart
    .short = 8½ express
half-edition-express-advanced = 8½ express voor gevorderden: de korte Franse regels, en 8+½ mag
    .short = 8½ express voor gevorderden

## What each parameter of an edition decides

half-parameter-stock = Hoeveel kaarten de voorraadstapel van elke speler telt: alles wat over is, of hoogstens een vast aantal (H03).
half-parameter-opening = Wie begint: de laagste gele kaart, de laagste getalkaart van welke kleur ook, of wie het lot aanwijst (H05).
half-parameter-opening-sets = Of de startspeler meerdere exemplaren van zijn laagste kaart tegelijk mag leggen (H05).
half-parameter-announcing = Wat spelers vóór het openen laten zien: ieder zijn laagste kaart, of alleen de allerlaagste (H05).
half-parameter-voluntary-take = Of je de aflegstapel ook mag nemen als je wel iets kunt leggen (H07).
half-parameter-sets = Of meerdere gelijke kaarten samen mogen worden gelegd (H09).
half-parameter-ghost-risk = Of wie een geest op een half bod legt, kan worden aangevallen (H12).
half-parameter-half-across = Of een set halven over 8½ heen mag gaan (H13a).
half-parameter-eight-half = Of een 8 en een ½ samen als 8½ mogen worden gelegd (H15).
half-parameter-half-on-eight-half = Of een ½ op 8½ mag (H15b).
half-parameter-five-wild = Of een 5 ook op een hoger bod mag, op elk behalve 8½ (H17x).
half-parameter-five-through-ghost = Of een 5 nog voor de volgende speler geldt als er een geest op is gelegd (H17c).
half-parameter-open-sets = Of meerdere gelijke open kaarten samen mogen worden gelegd (H19).
half-parameter-aside-shown = Hoe stapels opzij op tafel liggen: open of met de rug naar boven; iedereen kent de kaarten hoe dan ook (H20).
half-parameter-table-from = Wanneer een genomen aflegstapel in de hand komt: zodra voorraadstapel en hand leeg zijn, vanaf de eerste beurt waarin ze allebei leeg zijn, afhankelijk van waar de gespeelde kaarten vandaan kwamen, of alleen met een blinde kaart die niet mag (H21).
half-parameter-scoring = Hoe een spel telt: punten voor wie uit is en voor de minste kaarten, of een strafpunt voor elke kaart die je nog hebt (H24).
half-parameter-fewest-tie = Wie bij een gelijke stand het punt voor de minste kaarten krijgt: ieder van hen, of niemand (H24).
half-parameter-games = Hoeveel spelletjes een reeks telt (H25).
half-parameter-exchange = Of wie in het vorige spel uit was, een open kaart mag ruilen met de grote verliezer van dat spel (H26).
half-parameter-max-plays = Na hoeveel zetten een eindeloos spel wordt gestopt (H27).

## What a parameter may be, where it is not a number

half-value-stock-all = allemaal
half-value-opening-lowest-yellow = de laagste gele kaart
half-value-opening-lowest-number = de laagste getalkaart van welke kleur ook
half-value-opening-lot = wie het lot aanwijst
half-value-announcing-all = iedereen noemt zijn laagste kaart
half-value-announcing-opener = alleen de allerlaagste kaart wordt getoond
half-value-aside-shown-open = open
half-value-aside-shown-face-down = met de rug naar boven
half-value-table-from-reached = zodra voorraadstapel en hand leeg zijn
half-value-table-from-started = vanaf de eerste beurt waarin ze allebei leeg zijn
half-value-table-from-source = afhankelijk van waar de gespeelde kaarten vandaan kwamen
half-value-table-from-blind = alleen met een blinde kaart die niet mag
half-value-scoring-points = punten voor wie uit is en voor de minste kaarten
half-value-scoring-cards = een strafpunt voor elke kaart die je nog hebt
half-value-fewest-tie-all = iedereen met de minste kaarten
half-value-fewest-tie-none = niemand
