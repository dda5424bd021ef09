# Zug um Zug: Tische ohne Eile, und Bescheid bekommen, wenn man am Zug ist.

## Auf der ersten Seite

turns-title = ● Du bist am Zug ({ $count }) · { $title }
turns-tables = Zug um Zug
# When: gestern, vor 3 Stunden.
turns-last-move = Letzter Zug { $when }
turns-now = gerade eben
turns-happened = Seit du zuletzt da warst
turns-look = Ansehen

## Wie lange jeder brauchen darf

turns-clock = Zug um Zug
turns-clock-about = Keine Eile: niemand muss gleichzeitig da sein, und der Tisch bleibt wochenlang stehen. Wer die Zeit verstreichen lässt, für den spielt ein Bot diesen einen Zug.
turns-how-long = Ein Zug darf dauern
turns-up-to-day = einen Tag
turns-up-to-days = 3 Tage
turns-up-to-week = eine Woche
page-clock-day = Keine Eile: bis zu einem Tag pro Zug
page-clock-days = Keine Eile: bis zu drei Tagen pro Zug
page-clock-week = Keine Eile: bis zu einer Woche pro Zug

## Am Tisch

turns-leave = Das Spiel geht Zug um Zug weiter. Bist du am Zug, hast du Zeit ({ $time }), dann spielt ein Bot diesen Zug. Du findest den Tisch auf der ersten Seite.
turns-send-away = Ein Bot bekommt den Platz für immer, und { $name } kann sich hier nicht mehr hinsetzen.

## Bescheid bekommen

turns-tell-me = Sag mir Bescheid, wenn ich am Zug bin
turns-tell-me-about = Solange diese Seite irgendwo offen ist, auch hinter anderen.
turns-tell-blocked = der Browser erlaubt es dieser Seite nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
turns-tell-insecure = Browser erlauben das nur auf Seiten, die mit https beginnen.
turns-tell-no = dieser Browser kann das hier nicht. Schau ab und zu vorbei.
