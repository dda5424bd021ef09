# The table of Level 8 on the page. $card: "red 7"; $group: "a run of 4"; $name: whose it is, and $whose "own" where it is the reader's.

level8-table-round = Manche { $round }
level8-table-over = La partie est terminée
level8-table-no-winner = La partie se termine sans gagnant
level8-table-won-by-laying = { $who ->
    [you] Tu as posé le niveau 8 à la manche { $round } : victoire immédiate.
   *[other] { $name } a posé le niveau 8 à la manche { $round } : victoire immédiate.
  }
level8-table-won-by-ending = { $who ->
    [you] Tu as fini la manche { $round } avec le niveau 7 posé : cela aussi fait gagner.
   *[other] { $name } a fini la manche { $round } avec le niveau 7 posé : cela aussi fait gagner.
  }

# What there is to do.
level8-table-task-draw = Pioche une carte : dans la pioche, ou sur le dessus d’une défausse.
level8-table-task-act = Choisis des cartes : mets-les dans les combinaisons de ton niveau, ou défausses-en une.
level8-table-task-out = Choisis une carte : ajoute-la là où ça s’allume, ou défausse-la.
level8-table-task-group = Mets-les dans une combinaison de ton niveau.
level8-table-task-show = { $count ->
    [one] { $name } a joué « Je prends » : choisis une carte à montrer.
   *[other] { $name } a joué « Je prends » : choisis { $count } cartes à montrer.
  }
level8-table-task-pick = Tu peux prendre une des cartes montrées.
level8-table-task-put = { $count ->
    [one] Tu peux encore échanger une carte.
   *[other] Choisis jusqu’à { $count } cartes à échanger.
  }
level8-table-task-keep = { $count ->
    [one] Tu peux garder une carte pour la manche suivante.
   *[other] Choisis jusqu’à { $count } cartes à garder pour la manche suivante.
  }

# What the buttons do.
level8-table-draw = Piocher
level8-table-draw-pile = { $whose ->
    [own] Piocher dans ta défausse
   *[other] Piocher dans la défausse devant { $name }
  }
level8-table-lay = Poser le niveau { $level }
level8-table-best = Ranger pour moi
level8-table-clear = Tout reprendre
level8-table-discard = Défausser : { $card }
level8-table-ends-turn = Si tu la défausses, ton tour se termine.
level8-table-off-or-discard = Ajoute-la là où ça s’allume. Si tu la défausses, ton tour se termine.
level8-table-play = Jouer { $card }
level8-table-skip = Faire passer son tour à { $name }
level8-table-off = { $whose ->
    [own] Ajouter le { $card } à ta combinaison { $place }
   *[other] Ajouter le { $card } à la combinaison { $place } devant { $name }
  }
level8-table-off-here = Ajouter le { $card } ici : { $group }
level8-table-show = Montrer : { $card }
level8-table-show-several = Montrer ces { $count } cartes
level8-table-put = Échanger : { $card }
level8-table-put-several = Échanger ces { $count } cartes
level8-table-keep = Garder : { $card }
level8-table-keep-several = Garder ces { $count } cartes
level8-table-done-put = Ne plus rien échanger
level8-table-done-keep = Ne plus rien garder
level8-table-pick = Prendre à { $name } : { $card }
level8-table-pick-none = Ne rien prendre

# The level and its groups.
level8-table-your-level = Ton niveau
level8-table-on-level = Au niveau { $level }
level8-table-is-out = Le niveau { $level } est posé
level8-table-legend-level = le nombre dans le cadre, plein une fois le niveau posé
level8-table-legend-hand = le nombre à côté
level8-table-group = Combinaison { $number }, { $group } : { $state }.
level8-table-missing = { $count ->
    [one] il manque une carte
   *[other] il manque { $count } cartes
  }
level8-table-complete = complète
level8-table-does-not-fit = cartes qui ne vont pas ensemble
level8-table-wrong = Combinaison { $number }, { $group } : les cartes ne vont pas ensemble ({ $cards }).
level8-table-put-here = Mettre les cartes choisies dans la combinaison { $number }, { $group }
level8-table-back = { $card } : reprendre en main
level8-table-joker-say = { $card } : dire ce qu’il vaut
level8-table-joker-as = Que vaut ce joker ?
level8-table-joker-any = Ne pas préciser
level8-table-joker-back = Reprendre en main
level8-table-groups = { $who ->
    [you] Tes combinaisons
   *[other] Combinaisons devant { $name }
  }

# The piles and what lies there.
level8-table-stock = { $count ->
    [0] La pioche est vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
  }
level8-table-pile = { $whose ->
    [own] Ta défausse
   *[other] Défausse devant { $name }
  } : { $card } sur le dessus, { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
level8-table-no-pile = { $whose ->
    [own] Ta défausse est vide
   *[other] La défausse devant { $name } est vide
  }
level8-table-stock-name = Pioche
level8-table-your-pile = Défausse
level8-table-discards = Cartes défaussées, la dernière d’abord
level8-table-keeps = { $count ->
    [one] Une carte « Je garde » sur la table
   *[other] { $count } cartes « Je garde » sur la table
  }
level8-table-skipped = Passera son prochain tour
level8-table-shown = Cartes montrées
# Of a card in one’s own hand that has been shown.
level8-table-laid-open = montrée
level8-table-take-one = Prends une de ces cartes, ou aucune
level8-table-none-shown = Personne n’a encore montré de carte.

# The hand.
level8-table-sort = Trier la main
level8-table-by-colour = Par couleur
level8-table-by-number = Par numéro
level8-table-kept = { $count ->
    [one] { $count } gardée
   *[other] { $count } gardées
  }

# For screen readers.
level8-table-asked-pile = { $whose ->
    [own] Sur le dessus de ta défausse : { $card }.
   *[other] Sur le dessus de la défausse devant { $name } : { $card }.
  }
level8-table-asked-lay = Tu peux poser ton niveau.
level8-table-shout-out = { $who ->
    [you] Tu poses le niveau { $level } !
   *[other] { $name } pose le niveau { $level } !
  }
level8-table-shout-two = { $who ->
    [you] Tu finis la manche et montes de deux niveaux !
   *[other] { $name } finit la manche et monte de deux niveaux !
  }
level8-table-shout-end = { $who ->
    [you] Tu finis la manche !
   *[other] { $name } finit la manche !
  }
level8-table-keys = Touches : D pioche, L range ton niveau, S trie, 1 à 5 mettent les cartes choisies dans une combinaison, les flèches parcourent la main et, avec Maj, déplacent la carte, Entrée appuie sur le bouton, Échap efface le choix.
