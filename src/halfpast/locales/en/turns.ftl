# Turn by turn: tables without a hurry, and being told of one's turn.

## On the first page

turns-title = ● Your turn ({ $count }) · { $title }
turns-tables = Turn by turn
# When: yesterday, 3 hours ago.
turns-last-move = Last move { $when }
turns-now = just now
turns-happened = Since you last looked
turns-look = Look

## How long each may take

turns-clock = Turn by turn
turns-clock-about = No hurry: you needn’t be online at the same time, and the table lives for weeks. If someone runs out of time, a bot plays that turn.
turns-how-long = Each turn may take
turns-up-to-day = a day
turns-up-to-days = 3 days
turns-up-to-week = a week
page-clock-day = No hurry: up to a day a turn
page-clock-days = No hurry: up to three days a turn
page-clock-week = No hurry: up to a week a turn

## At the table

turns-leave = The game goes on turn by turn. When it is your turn, you have { $time }; after that, a bot plays it. You will find the table on the home page.
turns-send-away = A bot takes the place for good, and { $name } cannot sit down here again.

## Being told

turns-tell-me = Tell me when it is my turn
turns-tell-me-about = As long as this page is open somewhere, even behind others.
turns-tell-blocked = the browser does not let this page do so. You can change that in its settings for this page.
turns-tell-insecure = browsers allow that only on pages that begin with https.
turns-tell-no = this browser cannot do that here. Look in now and then.
