# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

again-next-half = Partie suivante
again-next-level8 = Manche suivante
# Whom: the names of people who still look at the score.
again-next-waits = On attend { $names }
again-next-waits-you = On t’attend pour continuer.
again-next-told = { $game ->
    [half] Les bots attendent que tout le monde soit prêt pour la partie suivante, une minute au plus.
   *[other] Les bots attendent que tout le monde soit prêt pour la manche suivante, une minute au plus.
  }
again-next-goes-on = { $game ->
    [half] La partie suivante a commencé.
   *[other] La manche suivante a commencé.
  }

## Who won, in a list of matches

again-won = { $names } a gagné
again-won-you = Tu as gagné
again-won-shared = Victoire partagée : { $names }
again-won-nobody = Personne n’a gagné
