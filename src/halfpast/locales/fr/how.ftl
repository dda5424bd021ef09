# How to play, on one screen: a picture, a title and a line or two each. The pictures are web/src/games/*/How.svelte.

how-rest = Toutes les règles

## 8½

how-half-goal = Débarrasse-toi de tes cartes
    .about = Joue d’abord ta main et ta pioche, puis tes trois cartes ouvertes, enfin les trois aveugles en dessous. Le premier qui n’a plus de cartes finit la partie.
how-half-bid = Au moins aussi haut
    .about = Le nombre sur la pile, c’est la valeur. Pose une carte au moins aussi haute : elle donne la nouvelle valeur. Pioche ensuite pour avoir de nouveau trois cartes.
how-half-half = Un ½ ajoute un demi
    .about = Il se pose sur toute valeur, sauf 8½. Un 8 et un ½ ensemble font 8½.
how-half-catch = À l’attaque !
    .about = Sur un demi, le nombre entier suivant attaque : un 7 sur 6½. Le joueur attaqué ramasse toute la pile, et l’attaquant en ouvre une nouvelle.
how-half-special = Cartes spéciales
    .about = Le 0 ramène une valeur entière à zéro. Après un 5, le joueur suivant doit poser 5 ou moins. Un fantôme laisse la valeur telle quelle.
how-half-take = Rien de jouable ?
    .about = Ramasse la pile et mets-la de côté : elle compte à la fin. Une fois que tu joues tes cartes ouvertes ou aveugles, elle va dans ta main.

## Level 8 Master

how-level8-goal = Gravis huit niveaux
    .about = Chaque niveau demande certaines combinaisons : même numéro, suites, cartes d’une couleur. Tout le monde commence au niveau 1.
how-level8-turn = Pioche, puis défausse
    .about = Prends une carte dans la pioche ou sur une défausse. Termine ton tour en défaussant une carte, ou joue à la place une carte spéciale : « Je prends », « J’échange » ou « Je garde ».
how-level8-lay = Pose ton niveau
    .about = Dès que tu as toutes ses combinaisons, pose-les, toutes à la fois. Un seul niveau par manche.
how-level8-joker = Profite des jokers
    .about = Un joker vaut n’importe quel numéro de son intervalle, dans n’importe quelle couleur.
how-level8-off = Ajoute le reste
    .about = Une fois ton niveau posé, ajoute des cartes à toute combinaison sur la table, la tienne ou celle d’un autre.
how-level8-end = Monte de niveau
    .about = Le premier à défausser sa dernière carte finit la manche et monte de deux niveaux ; les autres qui ont posé leur niveau montent d’un. Pose le niveau 8, et tu as gagné.
