# The table of Level 8 on the page. $card: "red 7"; $group: "a run of 4"; $name: whose it is, and $whose "own" where it is the reader's.

level8-table-round = Runde { $round }
level8-table-over = Die Partie ist zu Ende
level8-table-no-winner = Die Partie endet ohne Sieger
level8-table-won-by-laying = { $who ->
    [you] Du hast in Runde { $round } Level 8 ausgelegt und damit sofort gewonnen.
   *[other] { $name } hat in Runde { $round } Level 8 ausgelegt und damit sofort gewonnen.
  }
level8-table-won-by-ending = { $who ->
    [you] Du hast Runde { $round } mit ausgelegtem Level 7 beendet: Auch das gewinnt.
   *[other] { $name } hat Runde { $round } mit ausgelegtem Level 7 beendet: Auch das gewinnt.
  }

# What there is to do.
level8-table-task-draw = Zieh eine Karte: die oberste vom Nachziehstapel oder von einem Ablagestapel.
level8-table-task-act = Wähle Karten: Lege sie in die Kombinationen deines Levels, oder wirf eine ab.
level8-table-task-out = Wähle eine Karte: Lege sie an, wo es leuchtet, oder wirf sie ab.
level8-table-task-group = Lege sie in eine Kombination deines Levels.
level8-table-task-show = { $count ->
    [one] { $name } hat „Die nehm ich“ gespielt: Wähle eine Karte zum Zeigen.
   *[other] { $name } hat „Die nehm ich“ gespielt: Wähle { $count } Karten zum Zeigen.
  }
level8-table-task-pick = Du darfst eine der gezeigten Karten nehmen.
level8-table-task-put = { $count ->
    [one] Du darfst noch eine Karte tauschen.
   *[other] Wähle bis zu { $count } Karten zum Tauschen.
  }
level8-table-task-keep = { $count ->
    [one] Du darfst eine Karte für die nächste Runde behalten.
   *[other] Wähle bis zu { $count } Karten, die du für die nächste Runde behältst.
  }

# What the buttons do.
level8-table-draw = Vom Nachziehstapel ziehen
level8-table-draw-pile = { $whose ->
    [own] Von deinem Ablagestapel ziehen
   *[other] Vom Ablagestapel von { $name } ziehen
  }
level8-table-lay = Level { $level } auslegen
level8-table-best = Beste Auslage
level8-table-clear = Alles zurück
level8-table-discard = { $card } abwerfen
level8-table-ends-turn = Wenn du sie abwirfst, endet dein Zug.
level8-table-off-or-discard = Lege sie an, wo es leuchtet. Wenn du sie abwirfst, endet dein Zug.
level8-table-play = { $card } spielen
level8-table-skip = { $name } aussetzen lassen
level8-table-off = { $whose ->
    [own] { $card } an deine Kombination { $place } anlegen
   *[other] { $card } an Kombination { $place } von { $name } anlegen
  }
level8-table-off-here = { $card } hier anlegen: { $group }
level8-table-show = { $card } zeigen
level8-table-show-several = Diese { $count } Karten zeigen
level8-table-put = { $card } tauschen
level8-table-put-several = Diese { $count } Karten tauschen
level8-table-keep = { $card } behalten
level8-table-keep-several = Diese { $count } Karten behalten
level8-table-done-put = Nichts mehr tauschen
level8-table-done-keep = Nichts mehr behalten
level8-table-pick = { $card } von { $name } nehmen
level8-table-pick-none = Keine nehmen

# The level and its groups.
level8-table-your-level = Dein Level
level8-table-on-level = Auf Level { $level }
level8-table-is-out = Level { $level } liegt aus
level8-table-legend-level = die Zahl im Rahmen, gefüllt, sobald das Level ausliegt
level8-table-legend-hand = die Zahl daneben
level8-table-group = Kombination { $number }, { $group }: { $state }.
level8-table-missing = { $count ->
    [one] eine Karte fehlt
   *[other] { $count } Karten fehlen
  }
level8-table-complete = vollständig
level8-table-does-not-fit = passt nicht zusammen
level8-table-wrong = Kombination { $number }, { $group }: Die Karten passen nicht zusammen ({ $cards }).
level8-table-put-here = Die gewählten Karten in Kombination { $number } legen, { $group }
level8-table-back = { $card }: zurück auf die Hand
level8-table-joker-say = { $card }: sagen, wofür er steht
level8-table-joker-as = Wofür steht dieser Joker?
level8-table-joker-any = Offen lassen
level8-table-joker-back = Zurück auf meine Hand
level8-table-groups = { $who ->
    [you] Deine Kombinationen
   *[other] Kombinationen von { $name }
  }

# The piles and what lies there.
level8-table-stock = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
  }
level8-table-pile = { $whose ->
    [own] Dein Ablagestapel
   *[other] Ablagestapel von { $name }
  }: { $card } obenauf, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
level8-table-no-pile = { $whose ->
    [own] Dein Ablagestapel ist leer
   *[other] Der Ablagestapel von { $name } ist leer
  }
level8-table-stock-name = Nachzieh­stapel
level8-table-your-pile = Ablage­stapel
level8-table-discards = Abgeworfen, die letzte zuerst
level8-table-keeps = { $count ->
    [one] Eine Karte „Die behalt ich“ liegt offen
   *[other] { $count } Karten „Die behalt ich“ liegen offen
  }
level8-table-skipped = Setzt einmal aus
level8-table-shown = Gezeigte Karten
# Of a card in one’s own hand that has been shown.
level8-table-laid-open = gezeigt
level8-table-take-one = Nimm eine dieser Karten oder keine
level8-table-none-shown = Noch hat niemand eine Karte gezeigt.

# The hand.
level8-table-sort = Hand sortieren
level8-table-by-colour = Nach Farbe
level8-table-by-number = Nach Zahl
level8-table-kept = { $count } behalten

# For screen readers.
level8-table-asked-pile = { $whose ->
    [own] Oben auf deinem Ablagestapel: { $card }.
   *[other] Oben auf dem Ablagestapel von { $name }: { $card }.
  }
level8-table-asked-lay = Du kannst dein Level auslegen.
level8-table-shout-out = { $who ->
    [you] Du legst Level { $level } aus!
   *[other] { $name } legt Level { $level } aus!
  }
level8-table-shout-two = { $who ->
    [you] Du beendest die Runde und steigst zwei Level auf!
   *[other] { $name } beendet die Runde und steigt zwei Level auf!
  }
level8-table-shout-end = { $who ->
    [you] Du beendest die Runde!
   *[other] { $name } beendet die Runde!
  }
level8-table-keys = Tasten: D zieht vom Nachziehstapel, L wählt die beste Auslage, S sortiert, 1 bis 5 legen die gewählten Karten in eine Kombination, mit den Pfeilen gehst du die Hand entlang und verschiebst mit Umschalt die Karte, Enter drückt den Knopf, Escape löscht die Auswahl.
