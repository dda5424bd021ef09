# Turn by turn: tables without a hurry, and being told of one's turn.

## On the first page

turns-title = ● Jouw beurt ({ $count }) · { $title }
turns-tables = Beurt voor beurt
# When: yesterday, 3 hours ago.
turns-last-move = Laatste zet { $when }
turns-now = net
turns-happened = Sinds je laatst keek
turns-look = Bekijken

## How long each may take

turns-clock = Beurt voor beurt
turns-clock-about = Geen haast: jullie hoeven er niet tegelijk te zijn, en de tafel blijft weken staan. Laat je de tijd verlopen, dan speelt een bot die beurt.
turns-how-long = Een beurt mag duren
turns-up-to-day = een dag
turns-up-to-days = 3 dagen
turns-up-to-week = een week
page-clock-day = Geen haast: tot een dag per beurt
page-clock-days = Geen haast: tot drie dagen per beurt
page-clock-week = Geen haast: tot een week per beurt

## At the table

turns-leave = Het spel gaat beurt voor beurt verder. Ben jij aan de beurt, dan heb je { $time }; daarna speelt een bot die beurt. Je vindt de tafel op de startpagina.
turns-send-away = De plaats gaat voorgoed naar een bot, en { $name } kan hier niet meer gaan zitten.

## Being told

turns-tell-me = Geef een seintje als ik aan de beurt ben
turns-tell-me-about = Zolang deze pagina ergens openstaat, ook achter andere pagina’s.
turns-tell-blocked = de browser staat dat voor deze pagina niet toe. In de instellingen voor deze pagina kun je dat veranderen.
turns-tell-insecure = browsers staan dat alleen toe op pagina’s die met https beginnen.
turns-tell-no = deze browser kan dat hier niet. Kom af en toe kijken.
