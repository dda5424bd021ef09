# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

again-next-half = Next game
again-next-level8 = Next round
# Whom: the names of people who still look at the score.
again-next-waits = Waiting for { $names }
again-next-waits-you = The others go on when you are ready.
again-next-told = { $game ->
    [half] The bots wait with the next game until everybody is ready, for a minute at most.
   *[other] The bots wait with the next round until everybody is ready, for a minute at most.
  }
again-next-goes-on = { $game ->
    [half] The next game has begun.
   *[other] The next round has begun.
  }

## Who won, in a list of matches

again-won = { $names } won
again-won-you = You won
again-won-shared = { $names } shared the win
again-won-nobody = Nobody won
