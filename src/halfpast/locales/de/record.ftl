# What somebody has played and won so far. A match is a whole one: a single game of 8½, a series, or all the way to level 8.

record-none = Du hast noch keine Partie zu Ende gespielt. Spiel eine bis zum Schluss, dann zählt sie hier.
record-counting = { $count ->
    [one] Eine ältere Partie wird noch gezählt.
   *[other] { $count } ältere Partien werden noch gezählt.
  }
record-streak = Du hast deine letzten { $count } Partien gewonnen.

## Numbers, each with what it counts

record-played = Partien
record-won = Gewonnen
record-longest = Längste Siegesserie
record-games = { $unit ->
    [game] Spiele
   *[round] Runden
  }
record-finished = Zuerst fertig
record-catches = Andere erwischt
record-caught = Selbst erwischt
record-ended = Runden beendet
record-laid = Level ausgelegt
record-off = Karten angelegt

## Against whom

record-people = Gegen Menschen
record-bots = Gegen Bots
record-together = Partien
record-mine = Deine Siege
record-theirs = Deren Siege

## Where it is kept

record-on-device = Das hast du in den letzten { $days } Tagen in diesem Browser zu Ende gespielt. Mit einem Konto zählt es für immer und ist auf allen deinen Geräten gleich; was du hier gespielt hast, kommt mit.
record-in-account = Das ist in deinem Konto gespeichert und auf allen deinen Geräten gleich. Gegen Menschen zählen nur die letzten { $days } Tage.
record-what-counts = Eine Partie zählt, wenn sie zu Ende ist und du noch dabei bist. Sie zählt nicht, wenn du deinen Platz aufgegeben hast oder ein Bot die meisten deiner Züge gemacht hat. Spielt ihr zu mehreren an einem Gerät, zählt sie für den ersten Spieler.
