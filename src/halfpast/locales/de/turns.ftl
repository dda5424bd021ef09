# Turn by turn: tables without a hurry, and being told of one's turn.

## On the first page

turns-title = ● Du bist dran ({ $count }) · { $title }
turns-tables = Zug um Zug
# When: yesterday, 3 hours ago.
turns-last-move = Letzter Zug { $when }
turns-now = gerade eben
turns-happened = Seit du zuletzt da warst
turns-look = Ansehen

## How long each may take

turns-clock = Zug um Zug
turns-clock-about = Keine Eile: Ihr müsst nicht gleichzeitig da sein, und der Tisch bleibt wochenlang stehen. Lässt jemand die Zeit verstreichen, spielt ein Bot diesen Zug.
turns-how-long = Ein Zug darf dauern
turns-up-to-day = einen Tag
turns-up-to-days = 3 Tage
turns-up-to-week = eine Woche
page-clock-day = Keine Eile: bis zu einem Tag pro Zug
page-clock-days = Keine Eile: bis zu drei Tagen pro Zug
page-clock-week = Keine Eile: bis zu einer Woche pro Zug

## At the table

turns-leave = Das Spiel geht Zug um Zug weiter. Bist du dran, hast du { $time } Zeit; danach spielt ein Bot diesen Zug. Du findest den Tisch auf der Startseite.
turns-send-away = Ein Bot bekommt den Platz für immer, und { $name } kann sich hier nicht mehr hinsetzen.

## Being told

turns-tell-me = Sag mir Bescheid, wenn ich dran bin
turns-tell-me-about = Solange diese Seite irgendwo offen ist, auch hinter anderen.
turns-tell-blocked = Der Browser erlaubt es dieser Seite nicht. In den Einstellungen für diese Seite lässt sich das ändern.
turns-tell-insecure = Browser erlauben das nur auf Seiten, die mit https beginnen.
turns-tell-no = Dieser Browser kann das hier nicht. Schau ab und zu vorbei.
