# A first game that teaches: what the coach says, step by step. $name: the one bot at the table. $move: as a hint says it.

learn-title = Apprendre { $game }
learn-coach = Explications
learn-step = Étape { $step } sur { $steps }
learn-next = Suivant
learn-back = Une étape en arrière
learn-skip = Fais-le pour moi
learn-again = Recommencer
learn-watch = Regarde ce que fait { $name }…
learn-other = C’est permis aussi, mais dans cette leçon, fais ceci : { $move }.
learn-play = Jouer une vraie partie
learn-missing = Cette leçon n’existe pas.

## 8½

learn-half-welcome = Bienvenue ! Débarrasse-toi de toutes tes cartes avant { $name } : d’abord ta main et ta pioche, puis tes cartes ouvertes, enfin les aveugles en dessous. C’est une partie courte, avec une petite pioche.
learn-half-opening = La plus petite carte jaune en main ouvre, et c’est ton 2. Touche-le, puis touche le bouton. Le nombre sur la pile s’appelle la valeur.
learn-half-higher = { $name } a posé un 4. Il te faut une carte égale ou plus haute : ton 3 est trop petit. Pose le 6. Après chaque carte, tu en pioches une : tu en as toujours trois.
learn-half-half = Une carte égale convient aussi : { $name } a posé un 6. Un ½ ajoute un demi à toute valeur, sauf 8½. Pose-le : la valeur devient 6½. C’est risqué, tu vas voir !
learn-half-catch = { $name } a posé un fantôme : la valeur reste 6½ et le risque passe à { $name }. Sur un demi, le nombre entier suivant attaque ! Pose le 7 : { $name } doit ramasser toute la pile.
learn-half-set = Attaque réussie ! L’attaquant ouvre une nouvelle pile. Des chiffres identiques peuvent se poser ensemble et ne comptent qu’une fois. Touche les deux 4 et pose-les.
learn-half-five = Un 5 ! Maintenant c’est l’inverse, rien que pour toi : pose 5 ou moins, ou un ½, un 0 ou un fantôme. Ton 3 sert enfin à quelque chose : pose-le.
learn-half-zero = Le 9 est le plus haut chiffre. Dessus, on peut poser un autre 9, un ½, un fantôme ou un 0. Un 0 se pose sur toute valeur entière et la ramène à 0. Pose-le.
learn-half-eight-half = Voici ce qui donne son nom au jeu : un 8 et un ½ ensemble font 8½. Dessus, on peut poser seulement un fantôme, un autre 8½, ou un 9, qui attaque. Touche le 8 et le ½.
learn-half-new-pile = { $name } n’avait rien à poser et a ramassé la pile. Le joueur suivant, toi, en ouvre une nouvelle avec n’importe quelle carte. Pose le 8.
learn-half-take = Encore un 8, et tu n’as qu’un 6. Rien n’est jouable : tu ramasses la pile. Tant qu’il te reste des cartes en main ou dans la pioche, elle est mise de côté et compte à la fin.
learn-half-last-hand = Ta pioche est vide : tu ne pioches plus. Le 6 est ta dernière carte en main : pose-le.
learn-half-open = Main et pioche sont vides : tu joues tes cartes ouvertes, une par tour. Une pile ramassée va désormais dans ta main. La valeur est 0 : pose le 3 et garde les cartes hautes.
learn-half-open-again = La valeur est 6. Pose le 7 ; le 9 pourra se poser plus tard.
learn-half-nine = La valeur est 7. Ta dernière carte ouverte est le 9 : dessus, on ne pourra poser qu’un 9, un ½, un fantôme ou un 0.
learn-half-blind = { $name } a ramassé la pile. Place à tes cartes aveugles : retournes-en une sans la connaître. Si elle n’est pas jouable, tu la prends en main avec la pile. Sur une pile vide, tout est permis : retourne la première.
learn-half-blind-again = C’était un 4, et { $name } a posé un 8. Il faut un peu de chance : retourne la deuxième.
learn-half-finish = Un fantôme : il se pose sur tout, et { $name } a dû ramasser la pile. Retourne ta dernière carte et tu as fini !
learn-half-score = Bravo, tu as fini ! Cela fait 2 points, et 1 de plus, car tu as le moins de cartes, celles de côté comprises. Une série compte six parties, et celui qui a le plus de points gagne. Maintenant, tu connais le jeu.

## Level 8 Master

learn-level8-welcome = Bienvenue ! Chacun gravit huit niveaux, et chaque niveau demande certaines combinaisons de cartes. Tu es au niveau 1 : quatre paires. Une paire, ce sont deux cartes de même numéro, de n’importe quelle couleur.
learn-level8-draw = Au début de chaque tour, tu prends une carte : dans la pioche, ou sur le dessus d’une défausse. Le 13 qui s’y trouve ne te sert à rien : prends dans la pioche.
learn-level8-joker = Un joker ! Il vaut n’importe quel numéro de 6 à 10, dans toutes les couleurs, et fait donc une paire avec ton 9. Sa valeur est fixée quand tu le poses.
learn-level8-discard = Tu termines chaque tour en posant une carte sur ta propre défausse. Le 1 rouge ne te sert à rien : touche-le, puis touche le bouton.
learn-level8-draw-pile = Regarde : { $name } a défaussé un 12, juste ce qu’il te manque. Prends-le sur cette défausse.
learn-level8-lay = Quatre paires : 3, 7, 12 et 9 avec le joker ! Un niveau se pose en une fois. Mets les cartes dans les combinaisons, ou touche « Ranger pour moi », puis le bouton.
learn-level8-special = Ton niveau est posé. Au lieu de défausser, tu peux finir ton tour par une carte spéciale. « J’échange » remplace jusqu’à trois cartes : joue-la.
learn-level8-swap = Le 14 ne sert nulle part : échange-le.
learn-level8-swapped = Garde le 4, il peut servir. C’est assez : tu pioches une nouvelle carte pour le 14.
learn-level8-draw-again = { $name } a aussi posé son niveau. À toi : prends dans la pioche.
learn-level8-off = Une fois ton niveau posé, tu peux ajouter des cartes à toute combinaison sur la table. Touche le 7 rouge, puis tes 7.
learn-level8-off-other = Aux combinaisons des autres aussi : touche le 4 vert, puis les 4 devant { $name }.
learn-level8-end = Il reste une carte. Le premier à défausser sa dernière carte finit la manche : défausse le 13 !
learn-level8-up = Tu as fini la manche et tu montes de deux niveaux. { $name } avait posé son niveau et monte d’un ; sans niveau posé, on ne bouge pas. On mélange toutes les cartes et on redistribue.
learn-level8-later = Quelques manches plus tard, tu es au niveau 4 : une suite de trois d’une seule couleur et une suite de cinq. Dans une suite, les numéros se suivent ; tu as 6, 7, 8 et 9. Prends dans la pioche.
learn-level8-take = Une autre carte spéciale, « Je prends » : chacun des autres montre trois cartes, et tu peux en prendre une. Joue-la.
learn-level8-pick = Il y a un joker de 6 à 10. Touche-le, puis le bouton.
learn-level8-draw-late = Avec le joker, ta suite de cinq est complète, mais pas encore les trois d’une couleur : il te manque le 13 violet. Et { $name } n’a plus qu’une carte ! Prends dans la pioche.
learn-level8-play-keep = Un 13, mais rouge. Une troisième carte spéciale va t’aider, « Je garde » : elle reste devant toi, et si ton niveau n’est pas posé à la fin de la manche, tu peux garder trois cartes. Joue-la.
learn-level8-keep = { $name } a fini la manche avant que ton niveau soit posé : tu restes au niveau 4. Mais grâce à « Je garde », tu emportes trois cartes dans la manche suivante. Garde le 7 rouge.
learn-level8-keep-more = Et la carte suivante de ta suite.
learn-level8-keep-joker = Et le joker, bien sûr. À partir du niveau 5, tu peux garder quatre cartes même sans « Je garde », et chaque « Je garde » en ajoute trois.
learn-level8-win = La manche suivante commence ainsi avec une bonne main. Poser le niveau 8 fait gagner aussitôt ; finir une manche avec le niveau 7 posé aussi. Maintenant, tu connais le jeu.
