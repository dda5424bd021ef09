# Beurt voor beurt: tafels zonder haast, en een seintje als je aan de beurt bent.

## Op de eerste pagina

turns-title = ● Jouw beurt ({ $count }) · { $title }
turns-tables = Beurt voor beurt
# When: gisteren, 3 uur geleden.
turns-last-move = Laatste zet { $when }
turns-now = net
turns-happened = Sinds je laatst keek
turns-look = Bekijken

## Hoe lang iedereen mag doen

turns-clock = Beurt voor beurt
turns-clock-about = Geen haast: niemand hoeft er tegelijk te zijn, en de tafel blijft weken staan. Wie de tijd laat verlopen, voor die speelt een bot die ene beurt.
turns-how-long = Een beurt mag duren
turns-up-to-day = een dag
turns-up-to-days = 3 dagen
turns-up-to-week = een week
page-clock-day = Geen haast: tot een dag per beurt
page-clock-days = Geen haast: tot drie dagen per beurt
page-clock-week = Geen haast: tot een week per beurt

## Aan tafel

turns-leave = Het spel gaat beurt voor beurt verder. Ben jij aan de beurt, dan heb je { $time }; daarna speelt een bot die beurt. Je vindt de tafel op de eerste pagina.
turns-send-away = Een bot krijgt de plaats voorgoed, en { $name } kan hier niet meer gaan zitten.

## Een seintje

turns-tell-me = Geef een seintje als ik aan de beurt ben
turns-tell-me-about = Zolang deze pagina ergens openstaat, ook achter andere.
turns-tell-blocked = de browser mag dat van deze pagina niet doen. In zijn instellingen voor deze pagina kun je dat veranderen.
turns-tell-insecure = browsers staan dat alleen toe op pagina’s die met https beginnen.
turns-tell-no = deze browser kan dat hier niet. Kom af en toe kijken.
