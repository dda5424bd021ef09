# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $whom is "own", "you" or "other", and then $on or $of is a name. $card: "a red 7"; $cards: several; $count: a number of cards.

level8-event-began = Nouvelle partie : { $edition }, { $seats } joueurs, carte de niveaux « { $card } ».
level8-event-began-each = Nouvelle partie : { $edition }, { $seats } joueurs, chacun avec sa propre carte de niveaux. { $card }.
level8-card-of = { $name } : « { $card } »
level8-event-loaded = La partie reprend là où elle en était.
level8-event-dealt = Manche { $round }. { $who ->
    [you] C’est toi qui distribues ; tu retournes { $card }.
   *[other] { $name } distribue et retourne { $card }.
  }
level8-event-dealt-none = Manche { $round }. { $who ->
    [you] C’est toi qui distribues.
   *[other] C’est { $name } qui distribue.
  }
level8-event-drew = { $from ->
    [pile] { $who ->
        [you] Tu prends { $cards } sur { $whom ->
            [own] ta propre défausse
           *[other] la défausse devant { $of }
          }.
       *[other] { $name } prend { $cards } sur { $whom ->
            [own] sa propre défausse
            [you] ta défausse
           *[other] la défausse devant { $of }
          }.
      }
   *[stock] { $who ->
        [you] Tu pioches { $cards }.
       *[other] { $name } pioche { $count ->
            [one] une carte
           *[other] { $count } cartes
          }.
      }
  }
level8-event-reshuffled = La pioche est épuisée. { $count ->
    [0] Il n’y a rien à mélanger : elle reste vide.
    [one] Une seule carte défaussée forme la nouvelle pioche.
   *[other] Les cartes défaussées sont mélangées : la nouvelle pioche compte { $count } cartes.
  }
# $groups: the groups with their cards.
level8-event-laid-out = { $who ->
    [you] Tu poses le niveau { $level } : { $groups }.
   *[other] { $name } pose le niveau { $level } : { $groups }.
  }
level8-event-laid-off = { $who ->
    [you] Tu ajoutes { $card } à { $whom ->
        [own] ta propre combinaison { $place }
       *[other] la combinaison { $place } devant { $on }
      }
   *[other] { $name } ajoute { $card } à { $whom ->
        [own] sa propre combinaison { $place }
        [you] ta combinaison { $place }
       *[other] la combinaison { $place } devant { $on }
      }
  } ({ $group ->
    [run] suite
    [set] même numéro
    [colour] même couleur
   *[colour-run] suite de couleur
  }).
level8-event-discarded = { $who ->
    [you] Tu défausses { $card }.
   *[other] { $name } défausse { $card }.
  }
level8-event-played = { $special ->
    [take] { $who ->
        [you] Tu joues « Je prends » : tous les autres montrent trois cartes.
       *[other] { $name } joue « Je prends » : tous les autres montrent trois cartes.
      }
    [swap] { $who ->
        [you] Tu joues « J’échange » : mets jusqu’à trois cartes sur ta défausse, puis pioches-en autant.
       *[other] { $name } joue « J’échange » et peut échanger jusqu’à trois cartes.
      }
    [keep] { $who ->
        [you] Tu joues « Je garde » : la carte reste devant toi jusqu’à la fin de la manche.
       *[other] { $name } joue « Je garde » : la carte reste sur la table jusqu’à la fin de la manche.
      }
   *[skip] { $who ->
        [you] Tu joues « Passe » : { $on } passe son tour.
       *[other] { $whom ->
            [you] { $name } joue « Passe » : tu passes ton tour.
           *[other] { $name } joue « Passe » : { $on } passe son tour.
          }
      }
  }
level8-event-showed = { $who ->
    [you] Tu montres { $card }.
   *[other] { $name } montre { $card }.
  }
level8-event-picked = { $who ->
    [you] Tu prends { $card } à { $of }.
   *[other] { $whom ->
        [you] { $name } te prend { $card }.
       *[other] { $name } prend { $card } à { $of }.
      }
  }
level8-event-picked-none = { $who ->
    [you] Tu ne prends aucune des cartes montrées.
   *[other] { $name } ne prend aucune des cartes montrées.
  }
level8-event-put = { $who ->
    [you] Tu mets { $card } sur ta défausse.
   *[other] { $name } met { $card } sur sa défausse.
  }
level8-event-put-none = { $who ->
    [you] Tu n’échanges aucune carte.
   *[other] { $name } n’échange aucune carte.
  }
level8-event-skipped = { $who ->
    [you] Tu passes ton tour, et la carte « Passe » va sous la pioche.
   *[other] { $name } passe son tour, et la carte « Passe » va sous la pioche.
  }
level8-event-passed = { $who ->
    [you] Tu n’as pas de carte et tu ne peux pas en piocher : tu passes ton tour.
   *[other] { $name } n’a pas de carte, ne peut pas en piocher et passe son tour.
  }
# $moves: what it means for each player, one sentence after another.
level8-event-round-over = { $who ->
    [you] Tu n’as plus de carte : la manche { $round } est terminée.
   *[other] { $name } n’a plus de carte : la manche { $round } est terminée.
  } { $moves }
level8-event-round-over-none = La manche { $round } tourne en rond. On l’arrête, et personne n’a défaussé sa dernière carte. { $moves }
# One player's part of it.
level8-event-moved = { $who ->
    [you] { $moved ->
        [0] Tu restes au niveau { $level }.
        [one] Tu montes au niveau { $level }.
       *[other] Tu montes de deux niveaux, au niveau { $level }.
      }
   *[other] { $moved ->
        [0] { $name } reste au niveau { $level }.
        [one] { $name } monte au niveau { $level }.
       *[other] { $name } monte de deux niveaux, au niveau { $level }.
      }
  }
level8-event-kept = { $who ->
    [you] Tu gardes { $cards } pour la manche suivante.
   *[other] { $name } garde { $count ->
        [one] une carte
       *[other] { $count } cartes
      } pour la manche suivante.
  }
level8-event-kept-none = { $who ->
    [you] Tu ne gardes aucune carte pour la manche suivante.
   *[other] { $name } ne garde aucune carte pour la manche suivante.
  }
level8-event-over = La partie est terminée après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }. { $who ->
    [you] Tu gagnes !
   *[other] { $name } gagne !
  }
level8-event-over-none = La partie est terminée après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }, sans gagnant.
level8-event-turn = { $phase ->
    [show] { $who ->
        [you] C’est à toi de montrer trois cartes.
       *[other] C’est à { $name } de montrer trois cartes.
      }
    [pick] { $who ->
        [you] Tu peux prendre une des cartes montrées.
       *[other] { $name } peut prendre une des cartes montrées.
      }
    [put] { $who ->
        [you] Tu peux échanger jusqu’à trois cartes.
       *[other] { $name } peut échanger jusqu’à trois cartes.
      }
    [keep] { $who ->
        [you] Tu choisis les cartes que tu gardes pour la manche suivante.
       *[other] { $name } choisit les cartes à garder pour la manche suivante.
      }
   *[draw] { $who ->
        [you] C’est à toi de jouer.
       *[other] C’est à { $name } de jouer.
      }
  }
