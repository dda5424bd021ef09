# Turn by turn: tables without a hurry, and being told of one's turn.

## On the first page

turns-title = ● À toi de jouer ({ $count }) · { $title }
turns-tables = Tour par tour
# When: yesterday, 3 hours ago.
turns-last-move = Dernier coup { $when }
turns-now = à l’instant
turns-happened = Depuis ta dernière visite
turns-look = Regarder

## How long each may take

turns-clock = Tour par tour
turns-clock-about = Rien ne presse : pas besoin d’être là en même temps, et la table reste ouverte des semaines. Si quelqu’un tarde trop, un robot joue ce tour-là.
turns-how-long = Un tour peut durer
turns-up-to-day = un jour
turns-up-to-days = 3 jours
turns-up-to-week = une semaine
page-clock-day = Rien ne presse : jusqu’à un jour par tour
page-clock-days = Rien ne presse : jusqu’à trois jours par tour
page-clock-week = Rien ne presse : jusqu’à une semaine par tour

## At the table

turns-leave = La partie continue tour par tour. Quand c’est à toi, tu as { $time } ; ensuite, un robot joue ce tour. Tu retrouves la table sur la page d’accueil.
turns-send-away = Un robot prend la place pour de bon, et { $name } ne pourra plus s’asseoir ici.

## Being told

turns-tell-me = Me prévenir quand c’est à moi
turns-tell-me-about = Tant que cette page est ouverte quelque part, même derrière d’autres.
turns-tell-blocked = le navigateur ne le permet pas à cette page. Tu peux changer cela dans ses réglages pour cette page.
turns-tell-insecure = les navigateurs ne le permettent que sur les pages qui commencent par https.
turns-tell-no = ce navigateur ne peut pas le faire ici. Passe voir de temps en temps.
