# Why a bot makes a move.

# $before laid last and $next comes next: their names; $beforewho and $nextwho are "you" where that is the reader.
half-why-only-move = C’est le seul coup possible.
half-why-by-chance = Un coup tiré au hasard.
half-why-slip = Comme ça, sur un coup de tête.
half-why-finishes = C’est la dernière carte.
half-why-catches = { $beforewho ->
    [you] C’est une attaque contre toi, et un tour de plus.
   *[other] C’est une attaque contre { $before }, et un tour de plus.
  }
half-why-nothing-catches = Aucune carte pour attaquer.
half-why-steals-tempo = { $nextwho ->
    [you] Tu devras peut-être ramasser la pile.
   *[other] { $next } devra peut-être ramasser la pile.
  }
half-why-lays-many = Plusieurs cartes partent d’un coup.
half-why-safe = Une valeur entière ne peut pas être attaquée.
half-why-small-risk = { $nextwho ->
    [you] Une attaque est possible, mais tu n’as sans doute pas la carte qu’il faut.
   *[other] Une attaque est possible, mais { $next } n’a sans doute pas la carte qu’il faut.
  }
half-why-needs-special = Il n’y a rien de mieux à poser.
half-why-keeps-special = Les petites cartes d’abord : les cartes spéciales serviront plus tard.
half-why-brings-down = Le 0 fait redescendre la valeur.
half-why-blind = Les cartes aveugles se valent toutes.
half-why-takes-by-choice = Mieux vaut ramasser la pile maintenant que plus tard.
half-why-better-open = L’autre carte sera plus utile à la fin.
half-why-keeps-open = Aucune carte d’en face n’est meilleure.
half-why-out-of-reach = Une valeur aussi haute ne peut pas être attaquée.
half-why-secret = C’est son secret.
