# How a game ended. A part of a sentence begins in lower case: the page joins one or two of them, and capitalises the first.
# $who is "you" where the reader did it, else "other", and then $name is who did; $whom and $other are another player in it.

wins-one = { $one }.
wins-both = { $one }, et { $two }.

## Who won

wins-game = { $who ->
    [you] Tu gagnes la partie { $number } !
   *[other] { $name } gagne la partie { $number }
  }
wins-game-shared = Victoire partagée à la partie { $number } : { $names }
wins-game-none = Personne ne gagne la partie { $number }
wins-round = { $who ->
    [you] Tu finis la manche { $number } !
   *[other] { $name } finit la manche { $number }
  }
wins-round-none = Personne ne finit la manche { $number }

## The last move

wins-last-half = { $who ->
    [you] Ta dernière carte : { $cards } sur { $bid }.
   *[other] { $name } pose sa dernière carte : { $cards } sur { $bid }.
  }
wins-last-half-new = { $who ->
    [you] Ta dernière carte : { $cards } sur une nouvelle pile.
   *[other] { $name } pose sa dernière carte : { $cards } sur une nouvelle pile.
  }
wins-last-half-catch = { $who ->
    [you] Ta dernière carte : { $cards }, et { $other } ramasse la pile.
   *[other] { $name } pose sa dernière carte : { $cards }, et { $whom ->
        [you] tu ramasses
       *[other] { $other } ramasse
      } la pile.
  }
wins-last-half-endless = { $who ->
    [you] En dernier, tu as posé { $cards }.
   *[other] En dernier, { $name } a posé { $cards }.
  }
wins-last-card = { $who ->
    [you] Ta dernière carte : { $card }.
   *[other] { $name } défausse sa dernière carte : { $card }.
  }
wins-last-out = { $who ->
    [you] Tu poses le niveau { $level }.
   *[other] { $name } pose le niveau { $level }.
  }
wins-last-cut = { $who ->
    [you] En dernier, tu as défaussé { $card }.
   *[other] En dernier, { $name } a défaussé { $card }.
  }

## What decided a game of 8½

wins-half-endless = la partie tournait en rond, et personne n’a fini
wins-half-first = { $who ->
    [you] tu as fini
   *[other] { $name } a fini
  } en premier
wins-half-fewest = { $who ->
    [you] tu avais
   *[other] { $name } avait
  } le moins de cartes ({ $count })
wins-half-overtook = { $whom ->
    [you] tu as fini
   *[other] { $other } a fini
  }, mais { $who ->
    [you] tu n’avais
   *[other] { $name } n’avait
  } { $count ->
    [0] plus aucune carte
    [one] plus qu’une seule carte
   *[other] plus que { $count } cartes
  }
wins-half-last-catch = { $who ->
    [you] tu as réussi une attaque contre { $other } avec ta dernière carte
   *[other] { $name } a réussi une attaque contre { $whom ->
        [you] toi
       *[other] { $other }
      } avec sa dernière carte
  }
wins-half-catches = { $who ->
    [you] tu as réussi
   *[other] { $name } a réussi
  } { $count ->
    [0] aucune attaque
    [1] la seule attaque
    [2] deux attaques
    [3] trois attaques
    [4] quatre attaques
   *[other] { $count } attaques
  }
wins-half-clean = { $who ->
    [you] tu n’as jamais dû ramasser la pile
   *[other] { $name } n’a jamais dû ramasser la pile
  }
wins-half-chance-passed = { $who ->
    [you] tu as laissé passer
   *[other] { $name } a laissé passer
  } la dernière chance
wins-half-chance-missed = { $who ->
    [you] tu as retourné
   *[other] { $name } a retourné
  } la mauvaise carte à la dernière chance
wins-half-close = { $who ->
    [you] tu n’avais plus
   *[other] { $name } n’avait plus
  } { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
  }
wins-half-held = { $count ->
    [0] { $who ->
        [you] il ne te restait aucune carte
       *[other] il ne restait aucune carte à { $name }
      }
   *[other] { $who ->
        [you] il te restait
       *[other] il restait à { $name }
      } { $count ->
        [one] une carte
       *[other] { $count } cartes
      }
  }
wins-half-pile = { $who ->
    [you] tu as ramassé
   *[other] { $name } a ramassé
  } une pile de { $count } cartes
wins-half-pile-held = { $who ->
    [you] tu as ramassé une pile de { $pile } cartes et fini avec { $count }
   *[other] { $name } a ramassé une pile de { $pile } cartes et fini avec { $count }
  }

## What decided a series of 8½

wins-half-match-shared = égalité à { $unit ->
    [cards] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
      }
  }
wins-half-match-turned = { $who ->
    [you] tu as pris
   *[other] { $name } a pris
  } la tête à la dernière partie
wins-half-match-margin = { $who ->
    [you] tu as
   *[other] { $name } a
  } { $unit ->
    [cards] { $count ->
        [one] une seule carte
       *[other] { $count } cartes
      }
   *[points] { $count ->
        [one] un seul point
       *[other] { $count } points
      }
  } d’avance sur { $whom ->
    [you] toi
   *[other] { $other }
  }
wins-half-match-finished = { $who ->
    [you] tu as fini
   *[other] { $name } a fini
  } en premier dans { $count } parties sur { $games }
wins-half-match-catches = { $who ->
    [you] tu as réussi
   *[other] { $name } a réussi
  } { $count } attaques
wins-half-match-total = { $who ->
    [you] tu finis
   *[other] { $name } finit
  } avec { $unit ->
    [cards] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
      }
  }

## What decided a round of Level 8

wins-level8-cut = { $count ->
    [0] la manche a été arrêtée sans que personne ait posé de niveau
   *[other] la manche a été arrêtée sans que personne ait joué sa dernière carte
  }
wins-level8-bare = { $who ->
    [you] tu n’avais plus aucune carte, sans même avoir posé ton niveau
   *[other] { $name } n’avait plus aucune carte, sans même avoir posé de niveau
  }
wins-level8-only = personne d’autre n’avait posé de niveau
wins-level8-off = { $who ->
    [you] tu as ajouté
   *[other] { $name } a ajouté
  } { $count } cartes aux combinaisons
wins-level8-quick = { $who ->
    [you] il t’a suffi
   *[other] il a suffi à { $name }
  } { $count ->
    [one] d’un seul tour
   *[other] de { $count } tours
  }
wins-level8-jokers = { $who ->
    [you] tu avais
   *[other] { $name } avait
  } { $count } jokers
wins-level8-stuck = { $who ->
    [you] il te restait
   *[other] il restait à { $name }
  } { $count } cartes
wins-level8-held = { $who ->
    [you] il te restait
   *[other] il restait à { $name }
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  }

## What decided a match of Level 8

wins-level8-match-ended = { $who ->
    [you] tu as fini
   *[other] { $name } a fini
  } { $count } manches sur { $rounds }
wins-level8-match-off = { $who ->
    [you] tu as ajouté
   *[other] { $name } a ajouté
  } { $count } cartes aux combinaisons, plus que tout le monde
wins-level8-match-level-too = { $who ->
    [you] tu étais
   *[other] { $name } était
  } aussi au niveau 8
wins-level8-match-nearest = { $who ->
    [you] tu suivais de plus près
   *[other] { $name } suivait de plus près
  }, au niveau { $level }
wins-level8-match-no-winner = personne n’est arrivé au bout en { $count } manches

## For somebody who lost

wins-kind-half-few-left = { $count ->
    [one] Presque : il ne te restait qu’une carte.
   *[other] Presque : il ne te restait que { $count } cartes.
  }
wins-kind-half-ahead = { $count ->
    [one] { $name } n’avait qu’une carte d’avance.
   *[other] { $name } n’avait que { $count } cartes d’avance.
  }
wins-kind-half-most-catches = { $count ->
    [one] La seule attaque réussie de la partie, c’était la tienne.
   *[other] Personne n’a réussi plus d’attaques que toi : { $count }.
  }
wins-kind-half-second = À part { $name }, personne n’avait moins de cartes.
wins-kind-half-never-caught = Personne n’a réussi à t’attaquer, pas une seule fois.
wins-kind-half-turns = Tu n’as pas rendu la tâche facile à { $name } : { $count } tours.
wins-kind-half-match-margin = { $unit ->
    [cards] { $count ->
        [one] Presque : une seule carte de trop.
       *[other] Presque : seulement { $count } cartes de trop.
      }
   *[points] { $count ->
        [one] Presque : il ne te manquait qu’un point.
       *[other] Presque : il ne te manquait que { $count } points.
      }
  }
wins-kind-half-match-finished = { $count ->
    [one] Une des parties a été pour toi.
   *[other] { $count } des parties ont été pour toi.
  }
wins-kind-half-match-most-catches = { $count ->
    [one] La seule attaque réussie de la série, c’était la tienne.
   *[other] Personne n’a réussi plus d’attaques que toi : { $count }.
  }
wins-kind-half-match-runner-up = Deuxième place, juste derrière { $name }.
wins-kind-half-match-total = { $count ->
    [one] Tu as quand même marqué un point.
   *[other] Tu as quand même marqué { $count } points.
  }
wins-kind-half-match-turns = Tu n’as pas rendu la tâche facile à { $name } : { $count } tours.
wins-kind-level8-moved = Toi aussi, tu montes : au niveau { $level }.
wins-kind-level8-leads = { $count ->
    [one] Tu as encore un niveau d’avance sur { $name }.
   *[other] Tu as encore { $count } niveaux d’avance sur { $name }.
  }
wins-kind-level8-laid = Toi aussi, tu avais posé le niveau { $level }.
wins-kind-level8-level = { $name } n’a fait que te rejoindre : égalité au niveau { $level }.
wins-kind-level8-turns = Tu n’as pas rendu la tâche facile à { $name } : { $count } tours.
wins-kind-level8-hardly-time = { $count ->
    [one] Tu n’as guère eu le temps : un seul tour a suffi à { $name }.
   *[other] Tu n’as guère eu le temps : { $count } tours ont suffi à { $name }.
  }
wins-kind-level8-match-last-level = Presque : toi aussi, tu étais au niveau 8.
wins-kind-level8-match-most-ended = { $count ->
    [one] Tu as fini une manche, et personne d’autre.
   *[other] Tu as fini { $count } manches, plus que tout le monde.
  }
wins-kind-level8-match-most-off = Personne n’a ajouté plus de cartes que toi : { $count }.
wins-kind-level8-match-runner-up = Deuxième place, au niveau { $level }.
wins-kind-level8-match-reached = { $count ->
    [one] Au niveau { $level } après une seule manche.
   *[other] Tu as atteint le niveau { $level } en { $count } manches.
  }
