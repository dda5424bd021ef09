### The rules of Level 8 Master, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/level8/law.toml, with the same numbers in the same order.

## The cards

L01 = 111 cartes : 90 numéros (de 1 à 15 en six couleurs, un de chaque), 12 jokers (quatre 1–5, quatre 6–10 et quatre 11–15) et 9 cartes spéciales : 2 « Je prends », 3 « J’échange » et 4 « Je garde ». (Le livret néerlandais dit une fois 101, une coquille : sa liste du matériel et la suite du texte disent 111.)
    .title = Les 111 cartes
L02 = Chaque couleur a sa propre forme, pour qu’on la reconnaisse sans voir la couleur, ici aussi, sur tous les écrans.
    .title = Une forme par couleur
L03 = 2 à 6 joueurs. Chacun a une carte de niveaux et commence au niveau 1.
    .title = Deux à six joueurs

## Setting up

L04 = Le donneur (notre règle : le premier est tiré au sort) mélange toutes les cartes et distribue jusqu’à ce que chacun en ait 10 en main, cartes gardées comprises (L20). Le reste, face cachée, forme la pioche ; le donneur en retourne la carte du dessus, qui commence sa propre défausse. Chaque joueur a sa propre défausse.
    .title = La distribution
L05 = Le joueur à gauche du donneur commence ; on joue dans le sens des aiguilles d’une montre. À la manche suivante, c’est le joueur à gauche du dernier donneur qui distribue.
    .title = Qui commence, qui distribue

## A turn

L06 = Le joueur doit d’abord piocher une carte : celle du dessus de la pioche, ou celle du dessus de n’importe quelle défausse, même la sienne, quelle que soit cette carte.
    .title = Piocher une carte
L07 = Ensuite, il peut poser son niveau : toutes les combinaisons de son niveau actuel en une fois, de sa main, face visible. Pas une partie d’un niveau, ni une combinaison de plus, ni alors ni plus tard. Un seul niveau par manche.
    .title = Poser son niveau
L08 = Une fois son niveau posé, dès ce même tour, il peut ajouter des cartes de sa main à n’importe quelle combinaison sur la table, la sienne ou celle d’un autre : les suites grandissent aux deux bouts (jamais au-delà de 1 ou de 15 ; 15 et 1 ne se suivent pas), les paires, brelans, etc. avec le même numéro, les cartes d’une même couleur avec cette couleur, les suites de couleur aux deux bouts dans leur couleur.
    .title = Ajouter des cartes
L09 = Pour finir, il doit mettre une carte de sa main, n’importe laquelle, sur sa propre défausse, ou jouer à la place une carte spéciale (L15). Notre règle : il garde donc toujours une carte pour cela : il ne peut pas ajouter sa dernière carte, ni poser un niveau qui ne lui en laisserait aucune, sauf le niveau 8 (L22). Une carte spéciale peut aussi être défaussée comme n’importe quelle carte, sans effet.
    .title = Défausser une carte
L10 = Quand la dernière carte cachée de la pioche est prise, chaque joueur garde la carte du dessus de sa défausse ; toutes les autres cartes défaussées et (notre règle) les cartes spéciales qui sont face visible sous la pioche (L16, L17, L24) sont mélangées aussitôt pour former une nouvelle pioche, même au milieu d’un échange ou quand un joueur volé pioche. Notre règle : si cela ne donne aucune carte, la pioche reste vide jusqu’à la fin de la manche : on pioche dans une défausse ou, s’il n’y en a pas, on commence par L07 ; les cartes de L16 et L17 que la pioche ne peut pas donner sont perdues.
    .title = Une nouvelle pioche

## Groups

L11 = Suite : des numéros consécutifs, couleurs au choix. Paire, brelan, etc. : le même numéro, couleurs au choix. Cartes d’une même couleur : numéros au choix. Suite de couleur : des numéros consécutifs d’une même couleur. Deux paires (ou deux brelans) d’un niveau peuvent avoir le même numéro (2-2, 3-3, 6-6, 6-6 font quatre paires).
    .title = Les quatre combinaisons
L12 = Une carte spéciale ne fait jamais partie d’une combinaison.
    .title = Pas de carte spéciale

## Jokers

L13 = Un joker vaut n’importe quel numéro de son intervalle, dans n’importe quelle couleur. On peut utiliser autant de jokers qu’on veut dans un niveau, dans chaque combinaison et (notre règle) en ajoutant des cartes. Parmi des cartes d’une même couleur, son numéro ne compte pas ; il peut valoir une carte qui s’y trouve déjà. Ce qu’il vaut, numéro et couleur, est fixé quand on le pose, et se voit (dans les suites, paires, brelans, etc., la couleur est libre et ne compte pas).
    .title = Ce que vaut un joker
L14 = Un joker posé n’est jamais échangé ni déplacé.
    .title = Un joker posé reste

## Specials

L15 = Une carte spéciale se joue au lieu de défausser une carte ; le tour est alors fini. Si c’est la dernière carte de la main, on ne peut que la défausser : cela met fin à la manche (L18), et elle n’a pas d’effet.
    .title = Jouer une carte spéciale
L16 = « Je prends » (2 cartes) : elle va face visible sous la pioche. Dans le sens des aiguilles d’une montre, chacun des autres joueurs montre trois cartes de sa main, à son choix (toutes, s’il en a moins). Celui qui a joué la carte peut en prendre une en main parmi toutes celles-là ; le joueur volé prend la carte du dessus de la pioche ; les autres sont reprises. (En attendant, les cartes montrées restent dans leur main ; tout le monde les a vues.) Notre règle : celui qui a trois cartes ou moins les montre toutes sans qu’on le lui demande. Notre règle : un joueur à qui l’on vole sa dernière carte et qui n’en reçoit pas d’autre (L10) ne met pas fin à la manche : à son tour, il pioche et continue, et s’il ne peut pas piocher, il passe son tour.
    .title = La carte « Je prends »
L17 = « J’échange » (3 cartes) : elle va face visible sous la pioche. Le joueur met jusqu’à trois cartes de sa main, une par une et dans l’ordre qu’il veut, sur sa propre défausse, puis en prend autant dans la pioche (jamais sur une défausse). Il peut s’arrêter avant, même tout de suite ; après la troisième, il pioche d’office. Notre règle : mettre ainsi sa dernière carte sur la défausse met fin à la manche aussitôt (L18), car c’est ce que dit L18.
    .title = La carte « J’échange »
L17a = « Je garde » (4 cartes) : elle reste face visible devant le joueur jusqu’à la fin de la manche ; il peut alors garder jusqu’à trois cartes de sa main pour la manche suivante, si son niveau n’est pas posé. Plusieurs s’additionnent, et s’ajoutent à L20.
    .title = La carte « Je garde »

## The end

L18 = Le joueur qui met la dernière carte de sa main sur sa défausse met fin à la manche aussitôt.
    .title = Finir la manche
L19 = Celui qui a fini la manche monte de deux niveaux (jamais au-dessus de 8), même si son propre niveau n’est pas posé ; chacun des autres dont le niveau est posé monte d’un niveau ; les autres restent où ils sont. Notre règle : le livret dit qu’on « peut » monter ; personne n’y renoncerait, cela se fait donc d’office.
    .title = Monter de niveau
L20 = Un joueur du niveau 5 à 8 dont le niveau n’est pas posé peut garder jusqu’à quatre cartes de sa main ; chaque « Je garde » devant lui en ajoute trois (niveau 7, deux « Je garde » : dix). Il reçoit des cartes jusqu’à en avoir dix. Celui qui a posé son niveau ne garde rien, et ses cartes « Je garde » sont perdues. Notre règle : ceux qui peuvent garder choisissent l’un après l’autre, dans le sens des aiguilles d’une montre à partir de la gauche de celui qui a fini la manche ; les cartes gardées restent secrètes, leur nombre est connu ; on ne demande rien à celui qui ne peut rien garder ou n’a rien en main ; celui qui en garde plus de dix n’en reçoit pas.
    .title = Garder des cartes
L21 = Toutes les autres cartes sont mélangées ensemble pour la manche suivante.
    .title = La manche suivante
L22 = Poser le niveau 8 fait gagner aussitôt, quoi qu’il reste en main.
    .title = Gagner au niveau 8
L23 = Finir une manche avec le niveau 7 posé fait gagner aussi. Notre règle : les montées de niveau ont quand même lieu avant (L19).
    .title = Gagner au niveau 7
L23a = Chaque joueur choisit la carte de niveaux avec laquelle il joue : une étoile, deux étoiles (pour ceux qui veulent plus de difficulté) ou une carte perso. Il la choisit avant la première donne et la garde toute la partie ; tout le monde peut voir qui a laquelle. Les combinaisons qu’il faut pour poser un niveau (L07) sont celles de la carte du joueur lui-même. Pour le reste, seul compte le numéro du niveau, quoi qu’il y ait sur les cartes de niveaux : monter (L19), garder des cartes (L20), gagner (L22, L23). On peut ajouter des cartes aux combinaisons de tous les joueurs (L08). Notre règle : une carte perso a huit niveaux, chacun d’une à cinq combinaisons d’au moins deux cartes, et aucun niveau ne demande plus de dix cartes. Ce que demandent les deux cartes de niveaux de Master est notre reconstitution, car le livret ne les montre qu’en image ; il ne donne en toutes lettres que le niveau 1 à une étoile : quatre paires.
    .title = Choisir sa carte de niveaux
L26 = Notre règle : une manche peut ne jamais finir. Si, après 2 000 coups, personne n’a mis sa dernière carte sur la défausse, elle s’arrête sans que personne y mette fin : chacun de ceux dont le niveau est posé monte d’un niveau, et l’on choisit les cartes à garder dans le sens des aiguilles d’une montre à partir de la gauche du donneur. Une partie de 200 manches s’arrête sans gagnant. Mesuré : avec des coups joués au hasard, environ une manche sur cent est arrêtée ainsi, et pas une partie sur 40 000.
    .title = Manche sans fin

## Mixing in Level 8

L24 = « Passe » (3 cartes, de Level 8 ; 4 dans la boîte française) : au lieu de défausser, on la pose devant un autre joueur qui n’en a pas encore. À son tour, celui-ci ne fait que la glisser face visible sous la pioche : c’est tout son tour, il n’a rien à décider. Comme dernière carte : L15.
    .title = La carte « Passe »
L25 = Tout le paquet de Level 8 : 90 autres numéros, 6 jokers libres (n’importe quel numéro, n’importe quelle couleur) et les 3 « Passe ». L’édition Level 8, c’est ce paquet seul selon L02 à L25, sans « Je prends », « J’échange » ni « Je garde », et sans L20 (le côté à une étoile n’a pas cette règle). Level 8 s’est aussi vendu avec 98 cartes (les boîtes allemande et néerlandaise de 2016 : 5 jokers libres, 3 « Passe ») et avec 101 (la boîte française : 7 jokers libres, 4 « Passe »).
    .title = Le paquet de Level 8

## Names of the sections

level8-section-cards = Les cartes
level8-section-setting-up = La mise en place
level8-section-turn = Un tour
level8-section-groups = Les combinaisons
level8-section-jokers = Les jokers
level8-section-specials = Les cartes spéciales
level8-section-end = La fin
level8-section-mixing = Avec les cartes de Level 8

## Names of the editions: which box it is; a + in an edition’s name is a - here

level8-edition-master = Level 8 Master : les règles de la boîte néerlandaise, avec 111 cartes
    .short = Level 8 Master
level8-edition-master-skips = Level 8 Master avec « Passe » : les trois cartes spéciales de Level 8 en plus
    .short = Level 8 Master avec « Passe »
level8-edition-master-level8 = Level 8 Master avec Level 8 : tout le paquet de Level 8 en plus, 210 cartes
    .short = Level 8 Master avec Level 8
level8-edition-level8 = Level 8 : l’ancien jeu seul, avec 99 cartes (la boîte anglaise), sans « Je prends », « J’échange » ni « Je garde »
    .short = Level 8
level8-edition-level8-98 = Level 8 comme dans les boîtes allemande et néerlandaise de 2016 : 98 cartes, avec 5 jokers libres et 3 « Passe »
    .short = Level 8, 98 cartes
level8-edition-level8-101 = Level 8 comme dans la boîte française : 101 cartes, avec 7 jokers libres et 4 « Passe »
    .short = Level 8, 101 cartes

## What each parameter of an edition decides

level8-parameter-copies = Combien de fois chaque carte à numéro est-elle dans le paquet (L25) ?
level8-parameter-range-jokers = Combien y a-t-il de jokers de chaque intervalle : 1–5, 6–10 et 11–15 (L01) ?
level8-parameter-full-jokers = Combien y a-t-il de jokers libres (L25) ?
level8-parameter-takes = Combien y a-t-il de cartes « Je prends » (L16) ?
level8-parameter-swaps = Combien y a-t-il de cartes « J’échange » (L17) ?
level8-parameter-keep-cards = Combien y a-t-il de cartes « Je garde » (L17a) ?
level8-parameter-skips = Combien y a-t-il de cartes « Passe » (L24) ?
level8-parameter-shuffle-specials = Les cartes spéciales sous la pioche sont-elles mélangées elles aussi dans une nouvelle pioche (L10) ?
level8-parameter-joker-off = Peut-on ajouter des jokers aux combinaisons posées (L13) ?
level8-parameter-swap-ends = Mettre sa dernière carte sur la défausse lors d’un échange met-il fin à la manche aussitôt ? Sinon, on pioche (L17).
level8-parameter-keep-from = À partir de quel niveau un joueur dont le niveau n’est pas posé peut-il garder quatre cartes de sa main (L20) ?
level8-parameter-max-plays = Après combien de coups une manche sans fin est-elle arrêtée (L26) ?
level8-parameter-max-rounds = Après combien de manches une partie sans fin est-elle arrêtée (L26) ?

## What a parameter may be, where it is not a number

level8-value-keep-from-never = jamais

## The level cards that there are, and where the lines of a card come from

level8-levels-level8-1 = Level 8, une étoile
level8-levels-master-1 = Master, une étoile
level8-levels-master-2 = Master, deux étoiles
level8-source-printed = telle qu’imprimée sur la carte
    .short = telle qu’imprimée
level8-source-reconstruction = notre propre reconstitution, car le livret ne montre cette carte qu’en image
    .short = notre reconstitution
level8-source-own = recopiée de ta propre carte
    .short = carte perso
