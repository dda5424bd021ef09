# Le bloc de score, pour des gens autour d’une vraie table.
# $kind : quel jeu, "half" ou "level8" ; ce qu’on en note est une partie ou une manche.

pad-title = Bloc de score
pad-about = Pour jouer avec de vraies cartes : tu indiques ce qui s’est passé, le bloc compte selon les règles de ta boîte.
pad-new = Un nouveau bloc
pad-yours = Tes blocs
pad-all = Tous les blocs
pad-kept-here = Les blocs sont gardés dans ce navigateur seulement.
pad-damaged = Ce lien est abîmé : il n’a pas été copié en entier. Redemande-le.
pad-missing = Ce bloc n’est pas dans ce navigateur. Demande son lien pour en avoir une copie.
pad-delete = Supprimer
pad-delete-one = Supprimer ce bloc : { $names }
pad-delete-ask = Supprimer ce bloc ?
pad-delete-about = Ce bloc ({ $names }) sera perdu. Les copies sur d’autres appareils restent.

## Un nouveau bloc

pad-which-game = Quel jeu ?
pad-which-card = Quelle carte de niveaux ?
pad-its-levels = Ses huit niveaux
pad-begin = Commencer

## Où l’on en est

pad-game-of = Partie { $game } sur { $games }
pad-round = Manche { $round }
pad-games-done = Parties : { $count } sur { $games }
pad-rounds-done = { $count ->
    [0] Aucune manche
    [one] Une manche
   *[other] { $count } manches
  }
pad-leads = { $count ->
    [one] { $names } est en tête
   *[other] { $names } sont en tête
  } avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
  }
pad-leads-level = { $count ->
    [one] { $names } est en tête, au niveau { $level }
   *[other] { $names } sont en tête, au niveau { $level }
  }
pad-has-points = { $name } a { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
  }
pad-on-level = { $name } est au niveau { $level }
pad-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
  }
pad-no-winner = Terminé, sans gagnant
pad-is-copy = C’est ta propre copie. Ce que tu notes ici reste sur cet appareil.
pad-no-room = Ce navigateur n’a plus de place : ce que tu notes maintenant ne dure que jusqu’à la fermeture de la page. Partage le bloc, ou supprimes-en d’anciens.
pad-waits = Le serveur ne répond pas. Ce que tu notes est gardé, et sera compté dès que le serveur sera de retour.
pad-cannot = Le serveur ne peut pas compter ce bloc. Ce que tu as noté est gardé.
pad-exchange = Avant la prochaine partie, { $name } peut échanger une carte ouverte avec { $other }.
pad-may-keep = { $name } peut garder jusqu’à { $count } cartes
pad-keep-more = Chaque « Je garde » en ajoute trois.

## Le bloc

pad-block = Le bloc
pad-rounds = Manche par manche
pad-track = Les niveaux
pad-game = Partie
pad-round-word = Manche
pad-level = Niveau
pad-asks = Ce qu’il faut
pad-total = Total
pad-points = points
pad-held = cartes restantes
pad-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
pad-not-counted = pas encore compté
pad-finished = a fini
pad-ended = a fini la manche
pad-is-out = a posé son niveau
pad-not-out = niveau non posé
pad-is-ahead = en tête
pad-wins = Gagné !
pad-laying-wins = Poser ce niveau fait gagner.
pad-correct = { $unit ->
    [game] Corriger la partie { $number }
   *[round] Corriger la manche { $number }
  }

## Noter

pad-write-game = Noter la partie { $game }
pad-write-round = Noter la manche { $round }
pad-write = Noter
pad-again = Rejouer avec les mêmes joueurs
pad-undo = Annuler la dernière
pad-put-back = La rétablir
pad-taken-back = { $unit ->
    [game] La partie { $number } est annulée.
   *[round] La manche { $number } est annulée.
  }
pad-print = Imprimer
pad-who-finished = Qui a fini ?
pad-nobody = Personne
pad-nobody-finished = Une partie qui tourne en rond peut être arrêtée (H27) : personne ne reçoit les points de celui qui a fini.
pad-how-many = Combien de cartes reste-t-il à chacun ?
pad-digits = Chiffres
pad-erase = Effacer
pad-next = Au suivant
pad-who-out = Qui a posé son niveau ?
pad-who-ended = Qui a fini la manche ?
pad-nobody-ended = Une manche qui tourne en rond peut être arrêtée (L26) : ceux qui ont posé leur niveau montent d’un niveau.
pad-levels-up = de plus
pad-unusual = { $name } a vraiment fini la manche sans poser son niveau ? Cela n’arrive presque jamais.
pad-unusual-no = Non, le niveau était posé
pad-unusual-yes = Oui : { $name } monte quand même de deux niveaux

## Ce qui ne peut pas être

pad-wrong-holds-none = { $seats ->
    [one] Il ne reste aucune carte à { $names } ? Alors { $names } a fini.
   *[other] Il ne reste aucune carte à { $names } ? Un joueur qui n’en a plus a fini, et il ne peut y en avoir qu’un.
  }
pad-wrong-too-many = Ensemble, cela fait { $held } cartes. Il n’y en a que { $most } dans le jeu.
pad-wrong-after-end = { $count ->
    [one] La série a une partie : rien ne compte après.
   *[other] La série a { $count } parties : rien ne compte après.
  }
pad-wrong-over = { $count ->
    [one] C’était fini après une manche : rien ne compte après.
   *[other] C’était fini après { $count } manches : rien ne compte après.
  }
pad-wrong-two-won = { $names } ne peuvent pas avoir posé le niveau 8 en même temps : le premier a gagné.
pad-wrong-won-before = { $names } a gagné en posant le niveau 8, et personne n’a fini la manche après cela.

## Partager

pad-share = Partager ce bloc
pad-share-about = Tout le bloc est dans le lien. Toute personne qui l’ouvre en reçoit sa propre copie ; rien n’est gardé sur le serveur.
pad-qr = Code QR du bloc
