### The rules of Level 8 Master, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/level8/law.toml, with the same numbers in the same order.

## The cards

L01 = 111 kaarten: 90 getallen (1 tot en met 15 in zes kleuren, van elk één), 12 jokers (vier van 1–5, vier van 6–10 en vier van 11–15) en 9 speciale kaarten: 2 keer ‘Die pak ik’, 3 keer ‘Die ruil ik’ en 4 keer ‘Die houd ik’. (Het Nederlandse boekje zegt één keer 101, een drukfout: de lijst van het materiaal en de rest van de tekst zeggen 111.)
    .title = De 111 kaarten
L02 = Elke kleur heeft een eigen vorm, zodat je hem herkent zonder de kleur te zien, ook hier op elk scherm.
    .title = Elke kleur een vorm
L03 = 2 tot en met 6 spelers. Ieder heeft een levelkaart en begint op level 1.
    .title = Twee tot zes spelers

## Setting up

L04 = De deler (onze beslissing: de eerste wordt door loting bepaald) schudt alle kaarten en deelt tot iedereen er 10 in de hand heeft, bewaarde kaarten meegerekend (L20). De rest is de gedekte trekstapel; de bovenste kaart daarvan draait de deler om als eerste kaart van zijn eigen aflegstapel. Iedere speler heeft een eigen aflegstapel.
    .title = Het delen
L05 = De speler links van de deler begint; de beurt gaat met de klok mee. In de volgende ronde deelt de speler links van de vorige deler.
    .title = Wie begint, wie deelt

## A turn

L06 = Eerst moet je één kaart pakken: de bovenste van de trekstapel of de bovenste van een aflegstapel naar keuze, zelfs je eigen, welke kaart het ook is.
    .title = Een kaart pakken
L07 = Daarna mag je je level uitleggen: alle combinaties van je huidige level tegelijk, uit de hand en open. Geen deel van een level en geen extra combinatie, nu niet en later niet. Eén level per ronde.
    .title = Het level uitleggen
L08 = Ligt je level uit, dan mag je vanaf diezelfde beurt handkaarten aanleggen bij elke combinatie op tafel, van jezelf of van een ander: reeksen groeien aan beide kanten (nooit voorbij 1 of 15; 15 en 1 sluiten niet op elkaar aan), tweelingen, drielingen enzovoort met hetzelfde getal, kaarten van één kleur met dezelfde kleur, kleurreeksen aan beide kanten in hun kleur.
    .title = Aanleggen
L09 = Tot slot moet je één handkaart, welke dan ook, op je eigen aflegstapel weggooien, of in plaats daarvan een speciale kaart spelen (L15). Onze beslissing: daarvoor houd je dus altijd één kaart over: je laatste kaart kun je niet aanleggen, en een level waarna je geen kaart overhoudt, kun je niet uitleggen, behalve level 8 (L22). Een speciale kaart mag je ook gewoon weggooien, zonder effect.
    .title = Een kaart weggooien
L10 = Is de laatste gedekte kaart van de trekstapel gepakt, dan houdt elke speler de bovenste kaart van zijn aflegstapel; alle andere kaarten van de aflegstapels en (onze beslissing) de speciale kaarten die open onder de trekstapel liggen (L16, L17, L24), worden op dat moment tot een nieuwe trekstapel geschud, ook midden in een ruil of wanneer een bestolen speler een kaart pakt. Onze beslissing: levert dat geen kaart op, dan blijft de trekstapel leeg tot het einde van de ronde: je pakt van een aflegstapel of, als er geen is, begint je beurt met L07; kaarten van L16 en L17 die de trekstapel niet kan geven, vervallen.
    .title = Een nieuwe trekstapel

## Groups

L11 = Reeks: opeenvolgende getallen, de kleuren doen er niet toe. Tweeling, drieling enzovoort: gelijke getallen, de kleuren doen er niet toe. Kaarten van één kleur: de getallen doen er niet toe. Kleurreeks: opeenvolgende getallen van één kleur. Twee tweelingen (of drielingen) van een level mogen hetzelfde getal hebben (2-2, 3-3, 6-6, 6-6 zijn vier tweelingen).
    .title = De vier combinaties
L12 = Een speciale kaart hoort nooit bij een combinatie.
    .title = Geen speciale kaarten erin

## Jokers

L13 = Een joker staat voor een getal naar keuze binnen zijn bereik, in een kleur naar keuze. Je mag zoveel jokers gebruiken als je wilt, in een level, in elke combinatie en (onze beslissing) bij het aanleggen. Bij kaarten van één kleur doet zijn getal er niet toe; hij mag staan voor een kaart die er al ligt. Waar hij voor staat, getal en kleur, ligt vast zodra hij ligt, en is te zien (in reeksen, tweelingen, drielingen enzovoort is de kleur vrij en doet die er niet toe).
    .title = Waar jokers voor staan
L14 = Een joker die eenmaal ligt, wordt nooit geruild of verplaatst.
    .title = Jokers blijven liggen

## Specials

L15 = Een speciale kaart speel je in plaats van een kaart weg te gooien; daarna is je beurt voorbij. Als laatste handkaart kun je hem alleen weggooien: dat beëindigt de ronde (L18), en hij heeft geen effect.
    .title = Een speciale kaart spelen
L16 = ‘Die pak ik’ (2 kaarten): hij gaat open onder de trekstapel. Met de klok mee toont iedere andere speler drie handkaarten naar keuze (wie er minder heeft, toont ze allemaal). Wie de kaart speelt, mag één van al die kaarten in de hand nemen; de bestolen speler pakt de bovenste kaart van de trekstapel; de rest gaat terug. (De getoonde kaarten blijven zolang in de hand; iedereen heeft ze gezien.) Onze beslissing: wie drie kaarten of minder heeft, toont ze allemaal zonder dat het hem gevraagd wordt. Onze beslissing: wie van zijn laatste kaart wordt beroofd en er geen voor terugkrijgt (L10), beëindigt de ronde niet: in zijn beurt pakt hij een kaart en speelt hij verder, en als hij er geen kan pakken, gaat zijn beurt voorbij.
    .title = De kaart ‘Die pak ik’
L17 = ‘Die ruil ik’ (3 kaarten): hij gaat open onder de trekstapel. Je legt hoogstens drie handkaarten, stuk voor stuk en in de volgorde die je wilt, op je eigen aflegstapel en pakt er daarna evenveel van de trekstapel (nooit van een aflegstapel). Je mag eerder stoppen, ook meteen; na de derde volgt het pakken vanzelf. Onze beslissing: leg je zo je laatste handkaart op je aflegstapel, dan eindigt de ronde meteen (L18), want zo staat het in L18.
    .title = De kaart ‘Die ruil ik’
L17a = ‘Die houd ik’ (4 kaarten): hij blijft tot het einde van de ronde open voor je liggen; dan mag je hoogstens drie handkaarten bewaren voor de volgende ronde, als je level niet uitligt. Meerdere worden opgeteld, ook bij L20.
    .title = De kaart ‘Die houd ik’

## The end

L18 = Wie zijn laatste handkaart op zijn aflegstapel legt, beëindigt daarmee meteen de ronde.
    .title = De ronde beëindigen
L19 = Wie de ronde beëindigt, gaat twee levels omhoog (nooit boven 8), ook als zijn eigen level niet uitligt; ieder ander van wie het level uitligt, gaat er één omhoog; de overige spelers blijven waar ze zijn. Onze beslissing: volgens het boekje mag het; niemand zou het laten, dus het gebeurt vanzelf.
    .title = Levels omhoog
L20 = Wie op level 5 tot en met 8 staat en zijn level niet heeft uitgelegd, mag hoogstens vier handkaarten bewaren; voor elke ‘Die houd ik’ die voor hem ligt, komen er drie bij (level 7, twee keer ‘Die houd ik’: tien). Hij krijgt kaarten bij tot hij er tien heeft. Wie zijn level heeft uitgelegd, bewaart niets, en zijn ‘Die houd ik’-kaarten vervallen. Onze beslissing: de spelers die mogen bewaren, kiezen om de beurt, met de klok mee vanaf de linkerbuur van wie de ronde beëindigde; welke kaarten het zijn, blijft geheim, hoeveel is bekend; wie niets mag bewaren of niets in de hand heeft, wordt overgeslagen; wie er meer dan tien bewaart, krijgt er geen bij.
    .title = Kaarten bewaren
L21 = Alle andere kaarten worden samen geschud voor de volgende ronde.
    .title = De volgende ronde
L22 = Wie level 8 uitlegt, wint meteen, wat er ook nog in de hand zit.
    .title = Winnen met level 8
L23 = Ook wie een ronde beëindigt terwijl zijn level 7 uitligt, wint. Onze beslissing: de levels gaan dan eerst nog omhoog (L19).
    .title = Winnen met level 7
L23a = Iedere speler kiest met welke levelkaart hij speelt: die met één ster, die met twee sterren (voor wie het moeilijker wil) of een eigen kaart. Dat kiest hij voordat er voor het eerst gedeeld wordt, en die levelkaart houdt hij de hele partij; iedereen kan zien wie welke heeft. Welke combinaties een speler bij het uitleggen van zijn level nodig heeft (L07), staat op zijn eigen levelkaart. Verder telt alleen het nummer van het level, wat er ook op de levelkaarten staat: omhooggaan (L19), kaarten bewaren (L20), winnen (L22, L23). Aanleggen mag bij de combinaties van elke speler (L08). Onze beslissing: een eigen levelkaart heeft acht levels, elk met één tot en met vijf combinaties van minstens twee kaarten, en geen level vraagt meer dan tien kaarten. Wat de twee levelkaarten van Master vragen, is onze reconstructie, want het boekje toont ze alleen als plaatje; met woorden noemt het alleen level 1 met één ster: vier tweelingen.
    .title = De levelkaart kiezen
L26 = Onze beslissing: een ronde kan eindeloos duren. Heeft na 2000 zetten nog niemand zijn laatste kaart weggegooid, dan stopt de ronde zonder dat iemand die heeft beëindigd: ieder van wie het level uitligt, gaat één level omhoog, en het bewaren gaat met de klok mee vanaf de linkerbuur van de deler. Een partij van 200 rondes eindigt zonder winnaar. Gemeten: met willekeurige zetten wordt ongeveer één ronde op de honderd zo gestopt, en van 40.000 partijen niet één.
    .title = Eindeloos spelen

## Mixing in Level 8

L24 = ‘Beurt overslaan’ (3 kaarten, uit Level 8; in de Franse doos 4): in plaats van een kaart weg te gooien leg je hem voor een andere speler die er nog geen heeft. Die schuift hem in zijn beurt alleen open onder de trekstapel: dat is zijn hele beurt, er valt niets te kiezen. Als laatste kaart: L15.
    .title = De kaart ‘Beurt overslaan’
L25 = Alle kaarten van Level 8: nog eens 90 getallen, 6 vrije jokers (elk getal, elke kleur) en de 3 kaarten ‘Beurt overslaan’. De editie Level 8 speelt met alleen die kaarten volgens L02 tot en met L25, zonder ‘Die pak ik’, ‘Die ruil ik’ en ‘Die houd ik’, en zonder L20 (de kant met één ster kent zo’n regel niet). Level 8 is ook verkocht met 98 kaarten (de Duitse en Nederlandse doos van 2016: 5 vrije jokers, 3 keer ‘Beurt overslaan’) en met 101 (de Franse doos: 7 vrije jokers, 4 keer ‘Beurt overslaan’).
    .title = De kaarten van Level 8

## Names of the sections

level8-section-cards = De kaarten
level8-section-setting-up = De voorbereiding
level8-section-turn = Een beurt
level8-section-groups = De combinaties
level8-section-jokers = De jokers
level8-section-specials = De speciale kaarten
level8-section-end = Het einde
level8-section-mixing = Level 8 erbij schudden

## Names of the editions: which box it is; a + in an edition’s name is a - here

level8-edition-master = Level 8 Master: de regels uit de Nederlandse doos, met 111 kaarten
    .short = Level 8 Master
level8-edition-master-skips = Level 8 Master met ‘Beurt overslaan’: de drie speciale kaarten van Level 8 worden meegeschud
    .short = Level 8 Master met ‘Beurt overslaan’
level8-edition-master-level8 = Level 8 Master met Level 8: alle kaarten van Level 8 worden meegeschud, samen 210 kaarten
    .short = Level 8 Master met Level 8
level8-edition-level8 = Level 8: alleen het oudere spel, met 99 kaarten (de Engelse doos), zonder ‘Die pak ik’, ‘Die ruil ik’ en ‘Die houd ik’
    .short = Level 8
level8-edition-level8-98 = Level 8 zoals in de Duitse en Nederlandse doos van 2016: 98 kaarten, met 5 vrije jokers en 3 keer ‘Beurt overslaan’
    .short = Level 8, 98 kaarten
level8-edition-level8-101 = Level 8 zoals in de Franse doos: 101 kaarten, met 7 vrije jokers en 4 keer ‘Beurt overslaan’
    .short = Level 8, 101 kaarten

## What each parameter of an edition decides

level8-parameter-copies = Hoe vaak elke getalkaart in het spel zit (L25).
level8-parameter-range-jokers = Hoeveel jokers er van elk bereik zijn: 1–5, 6–10 en 11–15 (L01).
level8-parameter-full-jokers = Hoeveel vrije jokers er zijn (L25).
level8-parameter-takes = Hoeveel kaarten ‘Die pak ik’ er zijn (L16).
level8-parameter-swaps = Hoeveel kaarten ‘Die ruil ik’ er zijn (L17).
level8-parameter-keep-cards = Hoeveel kaarten ‘Die houd ik’ er zijn (L17a).
level8-parameter-skips = Hoeveel kaarten ‘Beurt overslaan’ er zijn (L24).
level8-parameter-shuffle-specials = Of de speciale kaarten onder de trekstapel ook in een nieuwe trekstapel worden geschud (L10).
level8-parameter-joker-off = Of je jokers mag aanleggen (L13).
level8-parameter-swap-ends = Of de ronde meteen eindigt als je bij het ruilen je laatste handkaart op je aflegstapel legt; anders pak je gewoon nieuwe kaarten (L17).
level8-parameter-keep-from = Vanaf welk level je vier handkaarten mag bewaren als je level niet uitligt (L20).
level8-parameter-max-plays = Na hoeveel zetten een eindeloze ronde wordt gestopt (L26).
level8-parameter-max-rounds = Na hoeveel rondes een eindeloze partij wordt gestopt (L26).

## What a parameter may be, where it is not a number

level8-value-keep-from-never = nooit

## The level cards that there are, and where the lines of a card come from

level8-levels-level8-1 = Level 8, één ster
level8-levels-master-1 = Master, één ster
level8-levels-master-2 = Master, twee sterren
level8-source-printed = zoals op de levelkaart gedrukt
    .short = zoals gedrukt
level8-source-reconstruction = onze eigen reconstructie, want het boekje toont deze levelkaart alleen als plaatje
    .short = onze reconstructie
level8-source-own = overgetypt van je eigen levelkaart
    .short = eigen kaart
