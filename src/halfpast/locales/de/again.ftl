# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

again-next-half = Nächstes Spiel
again-next-level8 = Nächste Runde
# Whom: the names of people who still look at the score.
again-next-waits = Warten auf { $names }
again-next-waits-you = Die anderen warten auf dich.
again-next-told = { $game ->
    [half] Die Bots warten mit dem nächsten Spiel, bis alle so weit sind, höchstens eine Minute.
   *[other] Die Bots warten mit der nächsten Runde, bis alle so weit sind, höchstens eine Minute.
  }
again-next-goes-on = { $game ->
    [half] Das nächste Spiel hat begonnen.
   *[other] Die nächste Runde hat begonnen.
  }

## Who won, in a list of matches

again-won = { $names } hat gewonnen
again-won-you = Du hast gewonnen
again-won-shared = { $names } teilten sich den Sieg
again-won-nobody = Niemand hat gewonnen
