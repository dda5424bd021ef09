# The page in the browser, before and beside the table.

## Home

page-title = Half Past Eight
page-screen = { $screen } · { $title }
page-tagline = { $game } avec des robots ou entre amis.
page-which-game = Quel jeu ?
page-game-half = 8½
    .about = Fais monter la valeur sans te faire attaquer
page-game-level8 = Level 8 Master
    .about = Rassemble, pose, grimpe au niveau 8
page-so-many-players = { $low } à { $high } joueurs
page-last-game = Ta partie en cours
page-your-name = Comment veux-tu qu’on t’appelle ?
page-face = Choisis ton visage
page-settings = Réglages
page-if-you-like = Si tu veux
page-play-bots = Jouer avec des robots
page-play-friends = Jouer entre amis
page-play-friends-about = Tu reçois un lien à partager.
page-on-device = À plusieurs sur cet appareil
page-learn = Apprendre { $game } en cinq minutes
page-new-here = Première fois ? Apprends { $game } en cinq minutes
page-pad = Bloc de score pour de vraies cartes
page-saved-match = Ouvrir une partie enregistrée
page-change = Modifier
page-so-many-players-here = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
  }
page-bots-of-level = { $names } ({ $level })
page-so-many-games = { $count ->
    [one] Une partie
   *[other] { $count } parties
  }
page-one-match = Une partie
page-so-long = { $games }, environ { $time }
page-rules-from = Règles : { $edition }
page-rules-from-amigo = Règles néerlandaises (Amigo)
page-rules-from-demi = Règles françaises (8 Demi)
page-rules-from-fundex = Règles anglaises (Fundex)
page-rules-from-express = Règles françaises courtes (8½ express)
page-rules-from-express-advanced = Règles françaises courtes, version avancée (8½ express)
page-your-games = Tes parties
page-all-matches = Toutes mes parties
page-record = Mes résultats
page-open-tables = Tables ouvertes
page-with = avec { $names }
page-nobody-yet = encore personne
page-free-seats = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
  }
page-your-turn = À toi de jouer
page-turn-of = À { $name } de jouer
page-waiting-for = On attend { $name }
page-not-begun = Pas encore commencée
page-is-over = Terminée
page-go-on = Reprendre
page-look-back = Revoir
page-join = Jouer
page-watch = Regarder
page-keep = Garder mes tables
page-account = Mon compte

## A new table

page-with-bots = Jouer avec des robots
page-bots = Robots
page-how-good = Quel niveau pour { $name } ?
page-without = Sans { $name }
page-add-bot = Un robot de plus
page-who-plays = Qui joue ?
page-name-of = Nom de la personne { $number }
page-add-person = Une personne de plus
page-on-device-about = Vous vous passez l’appareil. Personne ne voit les cartes des autres.
page-which-box = Quelle boîte as-tu ?
page-no-box = Pas de boîte chez toi ? Garde celle-ci : seuls des détails changent d’une boîte à l’autre.
page-seats = Places
page-how-many-games = Parties dans la série
page-how-long = Environ { $time } en tout.
page-wins-points = Celui qui a le plus de points gagne
page-wins-cards = Celui qui a le moins de points gagne
page-one-less = Un de moins
page-one-more = Un de plus
page-clock = Chrono
page-clock-none = Sans chrono
page-clock-relaxed = Chrono tranquille
page-clock-quick = Chrono rapide
page-clock-about = { $move } par coup, plus { $reserve } de réserve en tout. Ensuite, un robot joue.
page-no-clock-about = Chacun réfléchit aussi longtemps qu’il veut.
page-pace = Les robots jouent
page-pace-slow = lentement
page-pace-normal = sans hâte
page-pace-fast = vite
page-helps = Conseils et annulation
page-helps-about = Demande un conseil quand tu veux. On ne peut annuler un coup que contre des robots.
page-more = Plus de choix
page-listed = Tout le monde peut trouver cette table
page-listed-about = Elle figure parmi les tables ouvertes de l’accueil.
page-private-about = Seules les personnes qui ont le lien peuvent la trouver.
page-spectators = D’autres peuvent regarder
page-spectators-about = Ils voient les cartes face visible, jamais une main.
page-chat = Discussion libre
page-chat-about = Sinon, il y a des phrases toutes prêtes.
page-absent = Si quelqu’un s’absente
page-absent-bot = Un robot joue en attendant
page-absent-nobody = Les autres attendent
page-make-table = Préparer la table
page-making-table = On prépare la table…
page-done = C’est bon

## Which box

page-box-amigo = Les règles néerlandaises de 2005, base de toutes les autres : chacun annonce sa plus petite carte jaune
    .ours = Notre règle : la valeur d’une pile vide, la dernière chance d’attaquer et le départage des ex æquo.
page-box-demi = Les règles françaises en une page : on ne montre que la plus petite carte jaune de toutes, une série compte six parties, et entre deux parties le gagnant peut échanger une carte ouverte avec le grand perdant
    .ours = Notre règle : 8+½ peut être joué, et dès que ta pioche et ta main ont été vides une fois, toute pile ramassée va dans ta main.
page-box-fundex = Les règles en anglais de 2005 : on ne montre que la plus petite carte jaune de toutes, dès ton premier tour avec pioche et main vides la pile ramassée va dans ta main, et entre deux parties le gagnant peut échanger une carte ouverte avec le grand perdant
    .ours = Notre règle : un 5 agit à travers un fantôme ; peu importe qu’à ce premier tour tu puisses jouer une carte ouverte ou non ; et la valeur d’une pile vide.
page-box-express = Les règles françaises courtes : une seule partie, une pioche de 3 cartes, un 5 joker, seule la plus petite carte montrée, les piles de côté face cachée et un point de pénalité par carte
    .ours = Notre règle : plusieurs cartes identiques à tout moment, le risque d’un fantôme sur une demi-valeur, la pile ramassée en jouant ses cartes ouvertes et le total d’une série.
page-box-express-advanced = Les règles françaises courtes avec leur règle avancée : 8+½ peut être joué
    .ours = Notre règle : comme pour 8½ express ; et 8+½ peut aussi se poser sur 8½.
page-box-master = Les règles de la boîte néerlandaise, avec 111 cartes : « Je prends », « J’échange » et « Je garde »
    .ours = Notre règle : ce que demandent les cartes de niveaux, car le livret ne les montre qu’en image (sauf le niveau 1 à une étoile). Et aussi : le premier donneur est tiré au sort, la manche finit quand « J’échange » fait partir ta dernière carte, et les cartes gardées pour la manche suivante restent secrètes.
page-box-master-skips = Avec en plus les trois cartes « Passe » de Level 8
    .ours = Notre règle : le livret ne dit ni combien il y a de « Passe » ni ce qu’elles font ; c’est comme dans la boîte anglaise de Level 8.
page-box-master-level8 = Avec en plus tout le paquet de Level 8 : 210 cartes
    .ours = Notre règle : le livret ne dit pas quel paquet ; ce sont les 99 cartes de la boîte anglaise.
page-box-level8 = L’ancien jeu, boîte anglaise, 99 cartes : 6 jokers libres et 3 « Passe »
    .ours = Notre règle : à part ses propres cartes, tout se joue comme Level 8 Master.
page-box-level8-98 = L’ancien jeu, boîtes allemande et néerlandaise de 2016, 98 cartes : 5 jokers libres et 3 « Passe »
    .ours = Notre règle : à part ses propres cartes, tout se joue comme Level 8 Master ; la carte de niveaux et l’effet de « Passe » sont ceux de la boîte anglaise.
page-box-level8-101 = L’ancien jeu, boîte française, 101 cartes : 7 jokers libres et 4 « Passe »
    .ours = Notre règle : à part ses propres cartes, tout se joue comme Level 8 Master ; la carte de niveaux et l’effet de « Passe » sont ceux de la boîte anglaise.
page-like-but = Comme { $base }, mais :
page-just-like = Exactement comme { $base }.
page-is-base = La base de toutes les autres.
page-what-differs = Qu’est-ce qui change ?
page-house = Nos règles
page-house-make = Créer tes propres règles
page-house-make-about = Prends une boîte et change ce que vous jouez autrement à la maison.
page-house-from = Tes propres règles, d’après { $base }
page-house-change = Modifier ces règles
page-house-title = Tes propres règles
page-house-name = Comment s’appellent-elles ?
page-house-base = D’après
page-house-keep = Garder et jouer ainsi
page-house-forget = Supprimer ces règles
page-house-needs-name = Donne d’abord un nom à tes règles.
page-house-name-taken = C’est le nom d’une boîte du commerce. Choisis un autre nom.
page-house-name-yours = Tu as déjà des règles de ce nom. Choisis un autre nom.

## What an edition decides. Of a yes or no: what it says when on, and .off.

page-parameter-is = { $label } : { $value }
page-parameter-stock = Cartes dans chaque pioche
page-parameter-opening = Qui ouvre
page-parameter-opening-sets = Celui qui ouvre peut poser sa plus petite carte en plusieurs exemplaires
    .off = Celui qui ouvre pose une seule carte
page-parameter-announcing = Ce qu’on montre avant l’ouverture
page-parameter-voluntary-take = On peut ramasser la pile même si on peut jouer
    .off = On ne ramasse la pile que si rien n’est jouable
page-parameter-sets = On peut poser ensemble des cartes identiques
    .off = On pose les cartes une par une
page-parameter-ghost-risk = Celui qui pose un fantôme sur une demi-valeur peut être attaqué
    .off = Un fantôme sur une demi-valeur est sans risque : personne ne peut être attaqué
page-parameter-half-across = Plusieurs demis ensemble peuvent passer par-dessus 8½
    .off = Plusieurs demis ensemble ne peuvent pas passer par-dessus 8½
page-parameter-eight-half = On peut poser ensemble un 8 et un ½ pour faire 8½
    .off = On ne peut pas poser ensemble un 8 et un ½
page-parameter-half-on-eight-half = On peut aussi poser un ½ sur 8½
    .off = On ne peut pas poser de ½ sur 8½
page-parameter-five-wild = Un 5 se pose aussi sur des valeurs plus hautes, toutes sauf 8½
    .off = Un 5 ne se pose que sur 5 ou moins
page-parameter-five-through-ghost = Un fantôme sur un 5 : le 5 oblige encore le joueur suivant
    .off = Un fantôme sur un 5 : le 5 n’oblige plus le joueur suivant
page-parameter-open-sets = On peut poser ensemble des cartes ouvertes identiques
    .off = On pose les cartes ouvertes une par une
page-parameter-aside-shown = Les piles mises de côté sont
page-parameter-table-from = Une pile ramassée va dans la main
page-parameter-scoring = Points
page-parameter-fewest-tie = En cas d’égalité, le point pour le moins de cartes va à
page-parameter-games = Parties dans une série
page-parameter-exchange = Entre les parties, celui qui a fini peut échanger une carte ouverte avec le grand perdant
    .off = Pas d’échange entre les parties
page-parameter-max-plays = Une partie sans fin s’arrête après ce nombre de coups
page-parameter-copies = Exemplaires de chaque carte à numéro
page-parameter-range-jokers = Jokers de chaque intervalle (1–5, 6–10, 11–15)
page-parameter-full-jokers = Jokers libres
page-parameter-takes = Cartes « Je prends »
page-parameter-swaps = Cartes « J’échange »
page-parameter-keep-cards = Cartes « Je garde »
page-parameter-skips = Cartes « Passe »
page-parameter-shuffle-specials = Les cartes spéciales sous la pioche sont mélangées à la nouvelle pioche
    .off = Les cartes spéciales sous la pioche ne sont pas mélangées à la nouvelle pioche
page-parameter-joker-off = On peut ajouter des jokers aux combinaisons posées
    .off = On ne peut pas ajouter de jokers aux combinaisons posées
page-parameter-swap-ends = Mettre sa dernière carte sur la défausse lors d’un échange met fin à la manche
    .off = Mettre sa dernière carte sur la défausse lors d’un échange ne met pas fin à la manche : on pioche
page-parameter-keep-from = On peut garder quatre cartes à partir du niveau
page-parameter-max-rounds = Une partie sans fin s’arrête après ce nombre de manches

## The level card

page-level-card = Carte de niveaux
page-which-card = Quelle carte de niveaux ?
page-cards-each-own = Chacun sa carte de niveaux
page-card-make = Recopier ta propre carte
page-card-make-about = Recopie les huit niveaux de la carte de ta boîte.
page-card-change = Modifier cette carte
page-card-title = Ta propre carte de niveaux
page-card-how = Elle part de { $card }. Change chaque niveau jusqu’à ce qu’il corresponde à ta carte.
page-card-usual-name = Notre carte
page-card-name = Comment s’appelle-t-elle ?
page-card-level = Niveau
page-card-group = Niveau { $level }, combinaison { $group }
page-card-size = Cartes
page-card-add = Une combinaison de plus
page-card-keep = Garder et jouer avec
page-card-forget = Supprimer cette carte
page-card-needs-name = Donne d’abord un nom à ta carte.
page-card-name-taken = Une carte porte déjà ce nom. Choisis-en un autre.
page-card-name-yours = Tu as déjà une carte de ce nom. Choisis un autre nom.
page-card-wrong-empty = Ce niveau ne demande encore rien. Ajoute une combinaison.
page-card-wrong-groups = Un niveau a au plus { $most } combinaisons.
page-card-wrong-group = Cette combinaison n’existe pas.
page-card-wrong-size = Une combinaison a de 2 à { $most } cartes.
page-card-wrong-cards = Cela fait { $cards } cartes en tout ; une main n’en a que { $most }.
page-kind-run = Suite
page-kind-set = Même numéro
page-kind-colour = Une couleur
page-kind-colour-run = Suite couleur

## Who

page-you = Toi
page-bot-1 = Renard
page-bot-2 = Hibou
page-bot-3 = Blaireau
page-bot-4 = Lièvre
page-bot-5 = Loutre
page-bot-6 = Hérisson
page-somebody = Quelqu’un
page-friend = joue aussi
page-away = pas là
page-covered = un robot joue en attendant
page-free-seat = Place libre

## Before the game

page-lobby = Avant la partie
page-your-table = Ta table
page-table-of = Chez { $name }
page-share-link = Invite tes amis
page-share-text = Viens jouer à { $game } avec moi !
page-copy = Copier le lien
page-copied = Copié
page-copy-yourself = Le navigateur nous empêche de copier. Appuie longuement sur le lien, ou copie-le avec Ctrl+C.
page-share = Partager
page-qr = Code QR
page-qr-of = Code QR de { $link }
page-scan = Scanne ce code
page-address = Adresse
page-reach-here = Seul cet ordinateur peut ouvrir ce lien.
page-reach-how = Lance le serveur avec { $option } pour laisser entrer les autres.
page-reach-network = Tout le monde sur le même réseau (Wi-Fi) peut ouvrir ce lien.
page-reach-world = Tous ceux qui ont ce lien peuvent l’ouvrir.
page-seat-number = place { $number }
page-bot = Un robot
page-on-this-device = Sur cet appareil
page-is-here = est là
page-sit-here = S’asseoir ici
page-sit-down = S’asseoir
page-sit-for-bot = Prendre la place du robot { $name }
page-also-here = Quelqu’un d’autre sur cet appareil
page-also-name = Qui s’assied ici ?
page-name = Nom
page-change-name = Changer le nom
page-put-bot = Mettre un robot ici
page-free = Libérer cette place
page-make-host = Nommer { $name } hôte
page-move-up = Monter
page-move-down = Descendre
page-leave-seat = Quitter cette place
page-host = hôte
page-terms = Ce qu’on joue
page-change-terms = Changer ce qu’on joue
page-is-listed = Ouverte à tous
page-is-private = Avec le lien seulement
page-no-spectators = Personne ne regarde
page-no-chat = Phrases toutes prêtes
page-is-helping = Avec conseils
page-no-helps = Sans conseils
page-start = Distribuer les cartes
page-dealing = On distribue les cartes…
page-bots-take = { $count ->
    [one] Un robot prend la place libre
   *[other] Des robots prennent les { $count } places libres
  }
page-wait-for-host = { $name } va lancer la partie.
page-still-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
page-all-here = Tout le monde est là.
page-full-watch = Toutes les places sont prises. Reste ici pour regarder quand la partie commencera.
page-full = Toutes les places sont prises, et personne ne peut regarder à cette table.
page-sits-down = { $name } s’assied à la place { $number }.
page-seat-freed = La place { $number } est libre.
page-terms-changed = Ce qu’on joue a changé.

## Partir, et renvoyer

page-leave-ask = Quitter la table ?
page-leave-bot = Un robot joue pour toi jusqu’à ton retour. Tu retrouves la table parmi tes parties.
page-leave-wait = Les autres attendent ton retour. Tu retrouves la table parmi tes parties.
page-leave-rest = La partie t’attend. Tu la retrouves parmi tes parties.
page-leave-host = Quelqu’un d’autre sera l’hôte jusqu’à ton retour.
page-leave-for-good = Tu peux aussi céder ta place pour de bon. Un robot la prend alors, et tu ne peux plus t’asseoir ici.
page-give-up = Céder ma place
page-send-away-ask = Renvoyer { $name } ?
page-send-away = { $name } est là. La place va à un robot pour de bon, et { $name } ne peut plus s’asseoir ici.
page-free-ask = Libérer cette place ({ $name }) ?
page-free-about = { $name } est là. { $name } perd sa place et ne peut pas se rasseoir avant une minute.
page-no-go-back = Non, revenir
page-earlier = Ce qui s’est passé avant n’est plus affiché.

## The rules

page-rules = Règles
page-how = Comment jouer
page-rules-title = Les règles de { $game }
page-rules-game = Les règles de quel jeu ?
page-find-rule = Chercher une règle
page-rules-of = Règles de
page-all-editions = toutes les boîtes
page-sections = Chapitres
page-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle.
   *[other] { $count } règles.
  }
page-rules-elsewhere = { $count ->
    [one] Une règle d’autres boîtes n’est pas montrée.
   *[other] { $count } règles d’autres boîtes ne sont pas montrées.
  }
page-rules-other-game = { $count ->
    [one] Les règles de { $game } en ont une.
   *[other] Les règles de { $game } en ont { $count }.
  }
page-only-in = Seulement dans { $editions }
page-the-book = Le livret :
page-rest-is-ours = Le reste, c’est notre règle.
page-is-ours = Notre règle
page-who-says = Ce que disent les livrets
page-rule = Règle { $number }
page-all-rules = Toutes les règles

## Everywhere

page-home = Accueil
page-close = Fermer
page-try-again = Réessayer
page-to-table = Aller à la table
page-to-home = Aller à l’accueil
page-language = Langue
page-look = Apparence
page-look-auto = comme l’appareil
page-look-day = jour
page-look-night = nuit
page-connecting = Connexion…
page-lost = La connexion est perdue. Nouvel essai…
page-quiet = Pas de réponse. On attend le serveur…
page-offline = Tu es hors ligne. La table reviendra avec la connexion.
page-trouble-asked = La table ne peut pas être préparée ainsi. Change quelque chose et réessaie.
page-trouble-stranger = Le serveur ne te reconnaît pas. Autorise les cookies pour cette page et recharge-la.
page-trouble-private = Seuls les joueurs assis à cette table peuvent la voir.
page-trouble-link = Ce lien ne donne plus de place : quelqu’un d’autre y est assis, ou il n’a pas été copié en entier.
page-trouble-gone = Cette table n’existe plus.
page-trouble-banned = L’hôte de ce serveur t’en interdit l’accès pour l’instant.
page-banned = L’hôte de ce serveur t’en interdit l’accès jusqu’au { $day }.
page-trouble-unreadable = Cette table ne peut plus être lue. Tes autres parties n’ont rien.
page-trouble-busy = Ça faisait beaucoup d’un coup. Attends un instant et réessaie.
page-trouble-crowd = Trop de pages sont ouvertes. Fermes-en quelques-unes ; celle-ci continue d’essayer.
page-trouble-full = Pas de place pour une table de plus : trop de parties sont encore en cours ici, les tiennes ou celles d’autres personnes de ton réseau. Termines-en une, ou réessaie plus tard.
page-trouble-lost = Le serveur ne répond pas. Réessaie dans un instant.
page-store-trouble = Le serveur ne peut rien enregistrer pour le moment. La partie attend et reprendra toute seule ; rien n’est perdu.
page-trouble-not-written = Impossible de l’enregistrer, donc rien n’a changé. Réessaie dans un instant.
page-trouble-taken = Ça n’a pas marché : quelqu’un a été plus rapide, ou ce n’est pas à toi de le faire.
page-trouble-stale = Quelqu’un a été plus rapide. Voici la table telle qu’elle est maintenant.
page-trouble-turn = Ce n’est pas à toi de jouer maintenant.
page-trouble-invitation = Cette invitation n’est plus valable.
page-trouble-claim = L’hôte était encore là à l’instant. S’il ne revient pas d’ici une minute, réessaie.
page-trouble-undo = Il n’y a plus rien à annuler.
page-trouble-other = Quelque chose n’a pas marché. Réessaie dans un instant.
