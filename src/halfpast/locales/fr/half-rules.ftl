### The rules of 8½, numbered, in plain words.
### One message a rule; its id is the rule's number, as code, tests and refusals cite it.
### Which book says what, and where each rule is in force: games/half/law.toml, with the same numbers in the same order.

## The cards

H01 = 72 cartes. Chiffres jaunes (38) : 1 et 2, quatre fois chacun ; 3, 4, 6, 7 et 8, six fois chacun. Cartes spéciales (34) : 0 vert, 5 bleu et 9 rouge, six fois chacun ; ½ violet et fantôme noir, huit fois chacun.
    .title = Les 72 cartes
H02 = 2 à 5 joueurs.
    .title = Deux à cinq joueurs

## Setting up

H03 = Tout le paquet est distribué, le plus également possible : à 5 joueurs, deux ont une carte de plus (notre règle : les deux premiers après le donneur). Chaque joueur a 3 cartes aveugles face cachée, 3 cartes ouvertes posées dessus et 3 cartes en main ; le reste, face cachée, est sa propre pioche.
    .title = La distribution
H03x = Express : la pioche est de 3 cartes ; les autres cartes restent hors du jeu, sans que personne les voie. Notre règle : un nombre fixé pour la pioche est un maximum par joueur ; personne ne reçoit jamais plus de cartes que si tout le paquet était distribué le plus également possible.
    .title = Une petite pioche
H04 = Les cartes aveugles et ouvertes n’entrent pas en jeu tant que la pioche et la main ne sont pas épuisées (H19).
    .title = La table attend
H05 = Le joueur qui a en main la plus petite carte jaune ouvre avec exactement cette carte, puis pioche une carte. En cas d’égalité, on tire au sort. Ce que l’on montre avant dépend de la boîte. Amigo : chacun annonce sa plus petite carte jaune, tout le monde est donc au courant ; notre règle : un joueur sans carte de cette sorte dit qu’il n’en a pas. Fundex, demi, express : on ne montre que la plus petite carte de toutes, celle du joueur qui ouvre et celles des joueurs à égalité avec lui ; les autres ne montrent rien, et tout le monde sait donc qu’aucun d’eux n’a reçu de carte aussi petite. Si personne n’en a, tout le monde le sait aussi (H05a). Notre règle : ce qui a été annoncé, et ce qui s’ensuit, reste connu de tous jusqu’à la fin de cette partie. Les annonces se font après l’échange s’il y en a un (H26), et si l’on convient de toujours tirer au sort celui qui ouvre, personne n’annonce rien.
    .title = Qui ouvre
H05a = Notre règle : si personne n’a de carte de cette sorte, celui qui ouvre est tiré au sort et ouvre comme en H11.
    .title = Ouverture par tirage au sort
H05x = Express : c’est la plus petite carte à chiffre, de n’importe quelle couleur, qui ouvre (de 0 à 9 ; notre règle : le ½ et le fantôme n’ont pas de chiffre à eux) ; on peut jouer ensemble plusieurs cartes de ce plus petit chiffre ; le joueur en pioche autant.
    .title = Ouverture dans express
H06 = On joue dans le sens des aiguilles d’une montre.
    .title = Dans le sens horaire

## A turn

H07 = Le joueur dont c’est le tour joue au moins une carte et annonce la nouvelle valeur. Il n’a pas le droit de passer, ni de ramasser la pile tant qu’il a un coup permis. Notre règle : si l’on convient qu’un joueur peut ramasser la pile par choix, celui qui joue ses cartes aveugles le peut aussi, mais une pile vide ne se ramasse jamais.
    .title = Obligation de jouer
H08 = Un chiffre est permis s’il est au moins égal à la valeur annoncée. Après 6½, il faut donc 7 ou plus. (5 et 9 : H17, H18. Sous l’effet d’un 5 : H17.)
    .title = Au moins la valeur annoncée
H09 = On peut jouer ensemble plusieurs cartes identiques de sa main, autant qu’on veut ; leur chiffre ne compte qu’une fois (les demis s’additionnent : H13 ; pour les fantômes et les zéros, cela ne change rien). Express ne permet plusieurs cartes qu’à l’ouverture, sans les interdire ensuite ; notre règle : les règles de base s’appliquent. On peut convenir de jouer sans groupes : à chaque tour, même pour une attaque ou une dernière chance, on joue alors une seule carte, de la main ou des cartes ouvertes. Deux choses ne changent pas : 8+½ (H15), et le nombre de cartes de l’ouverture (H05, H05x) ; ouvrir après tirage au sort (H05a) est un tour comme un autre.
    .title = Cartes identiques ensemble
H10 = Après son coup, le joueur pioche, tant qu’il reste des cartes dans sa pioche, autant de cartes qu’il vient d’en jouer : il en a ainsi trois en main. Notre règle : avec plus de trois cartes en main (H21), on ne pioche rien ; il n’y a alors plus de pioche.
    .title = Piocher jusqu’à trois
H11 = Aucun coup permis : le joueur ramasse toute la pile (H20 dit où elle va) ; le joueur à sa gauche ouvre une nouvelle pile avec n’importe quelle carte ou n’importe quel groupe de cartes permis. Notre règle, car aucun livret ne le dit : une pile vide a la valeur 0, qui est entière : un fantôme ouvre à 0, un seul ½ à ½, 8+½ à 8½, un 5 avec son effet.
    .title = Aucun coup permis
H12 = Fantôme : la valeur ne change pas. Il se joue sur toutes les valeurs, même 8½ et 9½. Celui qui le joue prend à son compte le risque d’une demi-valeur (H16). Express dit que le fantôme passe le tour, sans un mot sur le risque ; notre règle : la règle de base s’applique. On peut convenir qu’un fantôme est sans risque : tant qu’un fantôme couvre une demi-valeur, personne ne peut alors être attaqué pour elle, ni celui qui a posé le fantôme, ni celui qui a annoncé la valeur. La carte qui attaquerait est alors un chiffre comme un autre (H08), et celui dont la dernière carte est un tel fantôme a gagné aussitôt (H23a). Un ½ ou un 8+½ posé sur le fantôme donne une nouvelle valeur, avec son propre risque.
    .title = Le fantôme
H13 = ½ : la valeur monte de ½. Il se joue sur toutes les valeurs sauf 8½ (mais voir H15b), donc aussi sur 9 (9½, 10, …). Plusieurs demis joués ensemble s’additionnent : 6 et trois demis font 7½.
    .title = Le demi
H13a = Notre règle : chaque ½ se pose sur le précédent ; un groupe de demis peut donc finir sur 8½, mais pas passer par-dessus (8 et deux demis, c’est interdit).
    .title = Pas par-dessus 8½
H14 = 0 : seulement sur une valeur entière ; la valeur devient 0.
    .title = Le zéro
H15 = 8+½ : un 8 et un seul ½ de la main, joués dans le même tour, font 8½. Permis là où un 8 est permis, et aussi sur 8½. Le livret de demi n’en parle pas ; notre règle : c’est permis là aussi.
    .title = Huit et demi
H15a = Notre règle : 8+½, c’est exactement une carte de chaque.
    .title = Une carte de chaque
H15b = Sur 8½, seuls un fantôme, 8+½ (là où H15 est en vigueur) et le 9 sont permis : ni ½, ni 0. Seuls Amigo et Fundex l’écrivent ; notre règle : cela vaut aussi dans demi et express. On peut convenir qu’un ½ se pose quand même sur 8½. Un seul fait 9, deux font 9½, et ainsi de suite : H18 dit ce qui peut suivre, et un ½ n’attaque jamais (H16b). Un groupe de demis peut alors aussi passer par-dessus 8½, quoi qu’en dise H13a. Un 0 et un 5 joker (H17x) restent interdits sur 8½.
    .title = Ce qui se pose sur 8½
H16 = Attaque : la valeur finit par ½, et le joueur qui suit immédiatement joue la carte à chiffre du nombre entier suivant (4 sur 3½, 5 sur 4½, 9 sur 8½, 1 sur ½). Celui qui a joué juste avant lui (½, 8+½ ou un fantôme sur une demi-valeur) ramasse toute la pile avec les cartes de l’attaque (H20), sans défense possible ; l’attaquant pioche (H10) et ouvre une nouvelle pile.
    .title = Attaquer une demi-valeur
H16a = Personne n’est forcé d’attaquer : tout autre coup permis reste possible, et celui qui a joué le demi s’en tire.
    .title = Pas d’obligation d’attaquer
H16b = Seules les cartes à chiffre attaquent : un ½ qui donne un nombre entier n’attaque pas.
    .title = Seuls les chiffres attaquent
H16c = Jouer le nombre entier suivant est une attaque. Notre règle : annoncée ou non ; on peut y jouer plusieurs exemplaires de la carte ; 8+½ sur 7½ n’est pas une attaque, car cela fait 8½ ; à partir de 9½, il n’y a pas d’attaque.
    .title = Ce qui fait une attaque
H16d = Un attaquant à qui il ne reste aucune carte a fini (H23). Notre règle : sur-le-champ, sans ouvrir de nouvelle pile.
    .title = Attaque à la dernière carte
H17 = 5 : ne se joue que sur une valeur de 5 ou moins. Le joueur suivant, et lui seul, doit jouer 5 ou moins, ou bien un ½, un 0 ou un fantôme. Un ½ sur un 5 fait 5½, et le suivant doit jouer plus haut.
    .title = Le cinq
H17a = C’est la carte qui a cet effet : une valeur de 5 faite de 4½ et ½ ne l’a pas.
    .title = La carte, pas la valeur
H17b = Sous l’effet d’un 5, 8+½ et les chiffres de 6 à 9 sont interdits.
    .title = Trop haut après un 5
H17c = Notre règle, car les livrets peuvent se lire de deux façons : un fantôme sur un 5. Amigo, demi : l’obligation tombe, le joueur suivant joue 5 ou plus. Fundex, express : on voit à travers le fantôme, le joueur suivant est lui aussi sous l’effet du 5.
    .title = Un fantôme sur un 5
H17x = Express compte le 5 parmi les cartes qu’on peut jouer à la place d’un chiffre : il est permis sur toutes les valeurs sauf, c’est notre règle, sur 8½ (H15b reste en vigueur) ; il n’est une attaque que sur 4½.
    .title = Le 5 joker
H18 = 9 : le chiffre le plus haut. Sur un 9 (ou sur toute valeur à partir de 9 : 9, 9½ et au-delà), seuls sont permis le 9 (sur 9 exactement), le ½, le fantôme et, sur une valeur entière, le 0 (là où le 5 est un joker, le 5 aussi : H17x).
    .title = Le neuf

## The table

H19 = Pioche et main vides : le joueur joue ses cartes ouvertes, une par tour, à son choix ; une fois les trois posées, ses cartes aveugles, une par tour, choisie sans la voir. (Les groupes et 8+½ ne se jouent que depuis la main.) Après avoir attaqué, le joueur ouvre la nouvelle pile avec les cartes qu’il joue désormais (s’il n’a plus de carte en main, une ouverte ; s’il n’a plus de carte ouverte, une aveugle). Notre règle : même si l’on convient que plusieurs cartes ouvertes identiques peuvent être jouées ensemble, 8+½ ne se joue que depuis la main.
    .title = Jouer ses cartes de table
H20 = Où va une pile ramassée : tant que le joueur n’est pas passé à ses cartes de table (ouvertes ou aveugles), elle est mise de côté, hors du jeu, et comptée à la fin ; ensuite, elle va dans la main, qu’il faut vider avant de reprendre ses cartes de table. Les cartes de côté restent de côté ; tout le monde les a vues, elles sont donc publiques dans toutes les éditions. Dans express, la pile mise de côté est face cachée : la table montre combien de cartes elle compte, et lesquelles à qui le demande.
    .title = Où va une pile ramassée
H21 = Un joueur passe à ses cartes de table, une fois pour toutes (amigo, demi), au moment où sa pioche et sa main sont toutes deux vides. Le livret de demi ne parle de la main que pour une carte aveugle qui n’est pas permise ; notre règle : on fait comme dans amigo. Le livret de demi peut aussi se lire autrement : voir H22.
    .title = Passer aux cartes de table
H21b = Fundex : un joueur passe à ses cartes de table, une fois pour toutes, à son premier tour où pioche et main sont toutes deux vides ; notre règle : qu’il ait ou non une carte ouverte jouable, et ouvrir après sa propre attaque compte comme un tel tour. (La différence avec H21 apparaît quand la dernière carte de la main est attaquée.)
    .title = Cartes de table dans fundex
H21x = Express : on passe chaque fois à nouveau aux cartes de table, selon ce qui a été joué : une pile ramassée pendant qu’on joue sa main est mise de côté, une pile ramassée pendant qu’on joue des cartes ouvertes ou aveugles va dans la main ; notre règle : pour un joueur attaqué, tout dépend d’où venait la carte attaquée. H23 passe avant : un joueur dont la toute dernière carte est attaquée prend toujours la pile dans sa main. Le livret d’express peut aussi se lire autrement : voir H22.
    .title = Cartes de table dans express
H22 = Un joueur qui en est à ses cartes ouvertes et ne peut en jouer aucune prend la pile dans sa main (ou la met de côté, selon l’autre lecture ci-dessous). Une carte aveugle qui n’est pas permise est prise avec la pile dans la main. Express et demi peuvent aussi se lire autrement, et une table peut choisir cette lecture : une pile ne va dans la main qu’avec une carte aveugle qui n’est pas permise, ou quand la toute dernière carte d’un joueur est attaquée (H23). Toute autre pile est mise de côté, que l’on joue sa main, ses cartes ouvertes ou ses cartes aveugles, et que l’on ne puisse rien jouer, que l’on soit attaqué ou qu’on la ramasse par choix (H07).
    .title = Aucune carte de table permise

## The end

H23 = Un joueur qui, après un coup permis, n’a plus de carte ni en main, ni dans sa pioche, ni ouverte, ni aveugle, a fini, sauf si le joueur suivant attaque sa dernière carte : il prend alors la pile dans sa main et continue. Le livret de demi dit une fois que le vainqueur n’a pas collecté de cartes ; notre règle : des cartes de côté n’empêchent personne de finir.
    .title = Finir la partie
H23a = Si le dernier coup laisse une demi-valeur qu’une carte peut attaquer (de ½ à 8½), le joueur suivant peut encore attaquer. Notre règle : il a toujours cette dernière chance, quelles que soient ses cartes, pour que cette offre ne trahisse rien : il peut attaquer avec sa main ou ses cartes ouvertes, ou, s’il en est à ses cartes aveugles, en retourner une (si ce n’est pas une attaque, la carte est remise en place et compte) ; ou passer. Tout ce qui n’est pas une attaque met fin à la partie. Sur une valeur entière, ou à partir de 9½, la partie finit aussitôt. Notre règle : à la dernière chance, on attaque avec les cartes qu’on joue désormais : sa main si l’on y a une carte, sinon ses cartes ouvertes, sinon une carte aveugle.
    .title = La dernière chance
H23b = Cartes qui restent à la fin : de côté, main, pioche, ouvertes, aveugles. Celui qui a fini peut avoir des cartes de côté. Parmi les autres, celui qui a le plus de cartes est le grand perdant. Notre règle : la pioche compte même là où un livret l’oublie dans sa liste (amigo) ; en cas d’égalité, le grand perdant est celui des ex æquo qui vient le premier après celui qui a fini.
    .title = Décompte et grand perdant
H24 = Points : celui qui a fini en reçoit 2, celui qui a le moins de cartes en reçoit 1, celui qui réunit les deux en reçoit 3. Notre règle : en cas d’égalité pour le moins de cartes, chacun des ex æquo reçoit ce point.
    .title = Les points
H24x = Express : un point de pénalité par carte restante, le plus petit nombre gagne. Notre règle : en cas d’égalité, la victoire est partagée, et sur une série, c’est la somme la plus basse qui gagne.
    .title = Les points dans express
H25 = Une série compte six parties, ou tout autre nombre convenu (express ne connaît pas de série : c’est une seule partie, sauf si l’hôte en choisit davantage ; notre règle : les points de pénalité sont alors additionnés) ; les points sont notés sur le bloc de score et additionnés ; celui qui en a le plus gagne (en cas d’égalité, la victoire est partagée). Notre règle : le premier donneur est tiré au sort ; la donne passe à gauche après chaque partie.
    .title = Une série de parties
H26 = Fundex, demi : à partir de la deuxième partie, celui qui a fini à la partie précédente peut échanger une de ses cartes ouvertes contre une des cartes ouvertes du grand perdant de cette partie-là. Il peut y renoncer. Notre règle : l’échange a lieu après la distribution et avant l’ouverture, on peut échanger des cartes identiques, et on détermine ensuite qui ouvre (les mains ne sont pas touchées).
    .title = L’échange de cartes
H27 = Notre règle : une partie peut ne jamais finir (à deux, environ une partie sur 2 000 jouées au hasard tourne en rond). Après 1 000 coups dans une même partie (chaque coup compte ; s’il fait finir un joueur ou amène une dernière chance, on règle d’abord cela), elle s’arrête sans que personne ait fini et sans grand perdant : celui qui a le moins de cartes reçoit 1 point selon H24, personne n’en reçoit 2 (express compte selon H24x, comme toujours), et H26 ne s’applique pas à la partie suivante.
    .title = Partie sans fin

## Names of the sections

half-section-cards = Les cartes
half-section-setting-up = La mise en place
half-section-turn = Un tour
half-section-table = La table
half-section-end = La fin

## Names of the editions: which box it is

half-edition-amigo = Amigo, 2005 : les règles de la boîte néerlandaise, base de toutes les autres
    .short = Amigo
half-edition-demi = 8 Demi : les règles françaises, avec un échange entre les parties
    .short = 8 Demi
half-edition-fundex = Fundex, 2005 : les règles en anglais, avec un échange entre les parties
    .short = Fundex
half-edition-express = 8½ express : les règles françaises courtes, avec une petite pioche, un 5 joker et un point par carte
    .short = 8½ express
half-edition-express-advanced = 8½ express, règle avancée : les règles françaises courtes, et 8+½ peut être joué
    .short = 8½ express avancé

## What each parameter of an edition decides

half-parameter-stock = Combien de cartes compte la pioche de chaque joueur : toutes celles qui restent, ou au plus un nombre fixé (H03) ?
half-parameter-opening = Qui ouvre : la plus petite carte jaune, la plus petite carte à chiffre de n’importe quelle couleur, ou un joueur tiré au sort (H05) ?
half-parameter-opening-sets = Celui qui ouvre peut-il jouer ensemble plusieurs exemplaires de sa plus petite carte (H05) ?
half-parameter-announcing = Que montre-t-on avant l’ouverture : chacun sa plus petite carte, ou seulement la plus petite de toutes (H05) ?
half-parameter-voluntary-take = Un joueur peut-il ramasser la pile alors qu’il pourrait jouer (H07) ?
half-parameter-sets = Peut-on jouer ensemble plusieurs cartes identiques (H09) ?
half-parameter-ghost-risk = Celui qui pose un fantôme sur une demi-valeur peut-il être attaqué (H12) ?
half-parameter-half-across = Un groupe de demis peut-il passer par-dessus 8½ (H13a) ?
half-parameter-eight-half = Peut-on jouer ensemble un 8 et un ½ pour faire 8½ (H15) ?
half-parameter-half-on-eight-half = Peut-on poser un ½ sur 8½ (H15b) ?
half-parameter-five-wild = Un 5 peut-il aussi être joué sur des valeurs plus hautes, toutes sauf 8½ (H17x) ?
half-parameter-five-through-ghost = Un 5 oblige-t-il encore le joueur suivant quand un fantôme est posé dessus (H17c) ?
half-parameter-open-sets = Peut-on jouer ensemble plusieurs cartes ouvertes identiques (H19) ?
half-parameter-aside-shown = Comment les piles mises de côté sont-elles posées : face visible ou face cachée ; de toute façon, tout le monde connaît leurs cartes (H20) ?
half-parameter-table-from = Quand une pile ramassée va-t-elle dans la main : dès que pioche et main sont vides, à partir du premier tour où les deux sont vides, selon l’endroit d’où les cartes ont été jouées, ou seulement avec une carte aveugle qui n’est pas permise (H21) ?
half-parameter-scoring = Comment compte-t-on une partie : des points pour avoir fini et pour le moins de cartes, ou un point de pénalité par carte restante (H24) ?
half-parameter-fewest-tie = Qui reçoit le point pour le moins de cartes en cas d’égalité : chacun des ex æquo, ou personne (H24) ?
half-parameter-games = Combien de parties font une série (H25) ?
half-parameter-exchange = Celui qui a fini à la partie précédente peut-il échanger une carte ouverte avec le grand perdant de cette partie-là (H26) ?
half-parameter-max-plays = Après combien de coups une partie sans fin est-elle arrêtée (H27) ?

## What a parameter may be, where it is not a number

half-value-stock-all = toutes
half-value-opening-lowest-yellow = la plus petite carte jaune
half-value-opening-lowest-number = la plus petite carte à chiffre de n’importe quelle couleur
half-value-opening-lot = tirage au sort
half-value-announcing-all = chacun annonce sa plus petite carte
half-value-announcing-opener = on ne montre que la plus petite de toutes
half-value-aside-shown-open = face visible
half-value-aside-shown-face-down = face cachée
half-value-table-from-reached = dès que pioche et main sont vides
half-value-table-from-started = à partir du premier tour où les deux sont vides
half-value-table-from-source = selon l’endroit d’où les cartes ont été jouées
half-value-table-from-blind = seulement avec une carte aveugle qui n’est pas permise
half-value-scoring-points = des points pour avoir fini et pour le moins de cartes
half-value-scoring-cards = un point de pénalité par carte restante
half-value-fewest-tie-all = tous les ex æquo
half-value-fewest-tie-none = personne
