# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

again-next-half = Volgend spel
again-next-level8 = Volgende ronde
# Whom: the names of people who still look at the score.
again-next-waits = Wachten op { $names }
again-next-waits-you = De anderen gaan verder zodra jij klaar bent.
again-next-told = { $game ->
    [half] De bots wachten met het volgende spel tot iedereen klaar is, hooguit een minuut.
   *[other] De bots wachten met de volgende ronde tot iedereen klaar is, hooguit een minuut.
  }
again-next-goes-on = { $game ->
    [half] Het volgende spel is begonnen.
   *[other] De volgende ronde is begonnen.
  }

## Who won, in a list of matches

again-won = { $names } heeft gewonnen
again-won-you = Je hebt gewonnen
again-won-shared = { $names } deelden de overwinning
again-won-nobody = Niemand heeft gewonnen
