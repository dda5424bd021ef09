# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

# $unit: what a match is made of, "game" or "round".
again-next = { $unit ->
    [game] Partie suivante
   *[round] Manche suivante
  }
# Whom: the names of people still looking at the score.
again-next-waits = On attend { $names }
again-next-waits-you = On t’attend pour continuer
again-next-told = { $unit ->
    [game] Les robots attendent que tout le monde soit prêt pour commencer la partie suivante, une minute au plus.
   *[round] Les robots attendent que tout le monde soit prêt pour commencer la manche suivante, une minute au plus.
  }
again-next-goes-on = { $unit ->
    [game] La partie suivante a commencé.
   *[round] La manche suivante a commencé.
  }

## Another match with the same people

again-wanted = { $count ->
    [one] { $names } voudrait rejouer.
   *[other] { $names } voudraient rejouer.
  }
again-wanted-you = Tu voudrais rejouer.
again-yes = { $name } rejoue
again-yes-you = Tu rejoues
again-not-yet = { $name } n’a pas encore répondu
# Turn by turn: do not wait for these people.
again-without = Commencer sans { $names }
again-begun = Une nouvelle partie a commencé avec les mêmes personnes.
again-go = Aller à la nouvelle partie
again-kept = Un robot joue pour toi en attendant que tu t’installes.

## People one has played with

again-people = Personnes avec qui tu as joué
again-play-with = Jouer avec { $name }
again-people-about = Personne d’autre ne voit cette liste. Si tu retires quelqu’un, cette personne ne peut plus t’inviter et n’en est pas informée.
again-people-invite = Inviter
again-people-invite-name = Inviter { $name }
again-people-invited = Invitation envoyée
again-people-no = Pas cette fois
again-people-remove = Retirer { $name } de la liste
again-people-removed = { $name } n’est plus dans ta liste et ne peut plus t’inviter.
again-people-removed-list = Personnes retirées
again-people-back = Remettre
again-people-back-name = Remettre { $name } dans la liste
again-invitations = Invitations
again-invite = { $name } t’invite à jouer à { $game }
again-invite-kept = { $count ->
    [one] { $names } rejoue à { $game }. Un robot garde ta place.
   *[other] { $names } rejouent à { $game }. Un robot garde ta place.
  }
again-invite-no = Pas maintenant
again-invite-never = Ne plus laisser { $name } m’inviter

## Who won, in a list of matches

again-won = { $names } a gagné
again-won-you = Tu as gagné
again-won-shared = Victoire partagée : { $names }
again-won-nobody = Personne n’a gagné
