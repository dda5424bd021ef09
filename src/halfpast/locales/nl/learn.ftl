# A first game that teaches: what the coach says, step by step. $name: the one bot at the table. $move: as a hint says it.

learn-title = { $game } leren
learn-coach = Uitleg
learn-step = Stap { $step } van { $steps }
learn-next = Verder
learn-back = Een stap terug
learn-skip = Doe het voor mij
learn-again = Vanaf het begin
learn-watch = Kijk wat { $name } doet …
learn-other = Dat mag ook. Doe in deze les even dit: { $move }.
learn-play = Speel een echt spel
learn-missing = Deze les bestaat niet.

## 8½

learn-half-welcome = Welkom! Raak al je kaarten kwijt vóór { $name }: eerst je hand en je voorraadstapel, dan je open kaarten, als laatste de blinde daaronder. Dit is een kort spel, met een kleine voorraadstapel.
learn-half-opening = Wie de laagste gele kaart in de hand heeft, begint, en dat ben jij, met je 2. Tik hem aan en dan de knop. Het getal op de stapel heet het bod.
learn-half-higher = { $name } legde een 4. Nu moet je gelijk of hoger: je 3 is te laag. Leg de 6. Na elke kaart trek je er een bij, zo heb je er steeds drie.
learn-half-half = Gelijk mag ook: { $name } legde eveneens een 6. Een ½ doet er een half bij, op elk bod behalve 8½. Leg hem: het bod wordt 6½. Dat is gewaagd, dat zie je zo!
learn-half-catch = { $name } legde een geest: het bod blijft 6½ en het risico ligt nu bij { $name }. Op een half bod is het volgende hele getal een aanval! Leg de 7: { $name } moet de hele stapel nemen.
learn-half-set = Geslaagde aanval! Wie aanvalt, opent een nieuwe stapel. Gelijke getallen mag je samen leggen, ze tellen één keer. Tik beide 4’en aan en leg ze.
learn-half-five = Een 5! Nu gaat het andersom, alleen voor jou: leg 5 of lager, of een ½, een 0 of een geest. Eindelijk is je 3 ergens goed voor: leg hem.
learn-half-zero = De 9 is het hoogste getal. Daarop mag nog een 9, een ½, een geest of een 0. Een 0 mag op elk heel bod, en het bod wordt 0. Leg hem.
learn-half-eight-half = Hieraan dankt het spel zijn naam: een 8 en een ½ samen zijn 8½. Daarop mag alleen een geest, nog een 8½, of een 9, en die valt aan. Tik de 8 en de ½ aan.
learn-half-new-pile = { $name } kon niets leggen en nam de stapel. Dan opent de volgende speler, jij dus, een nieuwe met een kaart naar keuze. Leg de 8.
learn-half-take = Weer een 8, en je hebt alleen een 6. Er kan niets op: je neemt de stapel. Zolang je kaarten in je hand of voorraadstapel hebt, gaat hij opzij en telt hij aan het eind mee.
learn-half-last-hand = Je voorraadstapel is op, je trekt dus niets meer bij. De 6 is je laatste handkaart: leg hem.
learn-half-open = Hand en voorraadstapel zijn op: nu speel je je open kaarten, één per beurt. Een stapel die je nu neemt, komt in je hand. Het bod is 0: leg de 3 en bewaar de hoge.
learn-half-open-again = Het bod is 6. Leg de 7; de 9 kun je straks altijd nog kwijt.
learn-half-nine = Het bod is 7. Je laatste open kaart is de 9: daarop mag alleen een 9, een ½, een geest of een 0.
learn-half-blind = { $name } nam de stapel. Nu je blinde kaarten: draai er een om zonder te weten welke. Mag hij niet, dan neem je hem met de stapel in je hand. Op een lege stapel mag alles: draai de eerste om.
learn-half-blind-again = Het was een 4, en { $name } legde een 8. Nu heb je wat geluk nodig: draai de tweede om.
learn-half-finish = Een geest: die mag overal op, en { $name } moest de stapel nemen. Draai je laatste kaart om en je bent uit!
learn-half-score = Goed gedaan, je bent uit! Dat zijn 2 punten, en nog 1, want je hebt de minste kaarten, ook als je die opzij meetelt. Een reeks is zes spelletjes, en de meeste punten winnen. Nu ken je het spel.

## Level 8 Master

learn-level8-welcome = Welkom! Iedereen klimt acht levels omhoog, en elk level vraagt om bepaalde combinaties van kaarten. Je staat op level 1: vier tweelingen. Een tweeling is twee gelijke getallen, de kleur doet er niet toe.
learn-level8-draw = Elke beurt begint met een kaart pakken: van de trekstapel, of de bovenste van een aflegstapel. Aan de 13 daar heb je niets: pak van de trekstapel.
learn-level8-joker = Een joker! Hij staat voor elk getal van 6 tot en met 10, in elke kleur, en maakt dus een tweeling met je 9. Waar hij voor staat, ligt vast zodra je hem uitlegt.
learn-level8-discard = Aan het eind van elke beurt gooi je een kaart weg op je eigen aflegstapel. De rode 1 heb je niet nodig: tik hem aan en dan de knop.
learn-level8-draw-pile = Kijk: { $name } gooide een 12 weg, precies de kaart die je mist. Pak hem van die aflegstapel.
learn-level8-lay = Vier tweelingen: 3, 7, 12 en 9 met de joker! Een level leg je in één keer uit. Leg de kaarten in de combinaties, of tik op ‘Beste combinaties’ en dan op de knop.
learn-level8-special = Je level ligt uit. In plaats van een kaart weg te gooien mag je je beurt met een speciale kaart beëindigen. Met ‘Die ruil ik’ ruil je tot drie kaarten: speel hem.
learn-level8-swap = De 14 past nergens: ruil hem.
learn-level8-swapped = Houd de 4, die komt misschien van pas. Zo is het genoeg: voor de 14 pak je een nieuwe kaart.
learn-level8-draw-again = Het level van { $name } ligt nu ook uit. Jouw beurt: pak van de trekstapel.
learn-level8-off = Ligt je level uit, dan mag je kaarten aanleggen bij elke combinatie op tafel. Tik de rode 7 aan en dan je 7’s.
learn-level8-off-other = Ook bij de combinaties van anderen: tik de groene 4 aan en dan de 4’en van { $name }.
learn-level8-end = Er is nog één kaart. Wie als eerste zijn laatste kaart weggooit, beëindigt de ronde: gooi de 13 weg!
learn-level8-up = Je hebt de ronde beëindigd en gaat twee levels omhoog. { $name } had ook een level uitliggen en gaat er één omhoog; wie niets heeft uitgelegd, blijft staan. Alle kaarten worden geschud en opnieuw gedeeld.
learn-level8-later = Een paar rondes later sta je op level 4: een reeks van drie in één kleur en een reeks van vijf. In een reeks volgen de getallen elkaar op; je hebt 6, 7, 8 en 9. Pak van de trekstapel.
learn-level8-take = Nog een speciale kaart, ‘Die pak ik’: alle anderen tonen drie kaarten, en één daarvan mag je nemen. Speel hem.
learn-level8-pick = Er is een joker van 6 tot en met 10 bij. Tik hem aan en dan de knop.
learn-level8-draw-late = Met de joker is je reeks van vijf compleet, maar die van drie in één kleur nog niet: je mist de paarse 13. En { $name } heeft nog maar één kaart! Pak van de trekstapel.
learn-level8-play-keep = Een 13, maar een rode. Nu helpt een derde speciale kaart, ‘Die houd ik’: die blijft voor je liggen, en ligt je level aan het eind van de ronde niet uit, dan mag je drie kaarten bewaren. Speel hem.
learn-level8-keep = { $name } beëindigde de ronde voordat je level uitlag: je blijft op level 4. Maar dankzij ‘Die houd ik’ mag je drie kaarten meenemen naar de volgende ronde. Bewaar de rode 7.
learn-level8-keep-more = En de volgende kaart van je reeks.
learn-level8-keep-joker = En de joker natuurlijk. Vanaf level 5 mag je ook zonder ‘Die houd ik’ vier kaarten bewaren, en elke ‘Die houd ik’ geeft er drie bij.
learn-level8-win = Zo begint de volgende ronde met een goede hand. Wie level 8 uitlegt, wint meteen; je wint ook als je een ronde beëindigt terwijl level 7 uitligt. Nu ken je het spel.
