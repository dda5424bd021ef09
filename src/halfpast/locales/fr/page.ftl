# The table in the browser.

## Home

page-title = Half Past Eight
page-tagline = 8½, avec les règles de ta boîte.
page-play-bots = Jouer maintenant avec des robots
page-play-bots-about = { $bots ->
    [one] Un robot
   *[other] { $bots } robots
  }, édition { $edition }
page-play-friends = Jouer entre amis
page-play-friends-about = Tu reçois un lien à partager
page-change = Modifier
page-your-name = Ton nom
page-which-box = Quelle boîte as-tu ?
page-how-many-bots = Combien de robots ?
page-how-good = Quel est leur niveau ?
page-how-many-games = Combien de parties ?
page-seats = Places
page-clock = Chrono
page-clock-none = Sans chrono
page-clock-relaxed = Tranquille : { $move } s par coup, { $reserve } s en réserve
page-clock-quick = Rapide : { $move } s par coup, { $reserve } s en réserve
page-pace = Les robots jouent
page-pace-slow = lentement
page-pace-normal = à un rythme agréable
page-pace-fast = vite
page-helps = Conseils, et coups annulables contre les robots
page-listed = Tout le monde peut trouver cette table
page-spectators = D’autres peuvent regarder
page-chat = Discussion libre
page-your-games = Tes parties
page-open-tables = Tables ouvertes
page-your-turn = À toi de jouer
page-waiting-for = On attend { $name }
page-not-begun = Pas encore commencée
page-is-over = Terminée
page-language = Langue
page-look = Apparence
page-look-auto = Comme l’appareil
page-look-day = Jour
page-look-night = Nuit
page-close = Fermer

## Who

page-you = Toi
page-bot-1 = Renard
page-bot-2 = Hibou
page-bot-3 = Blaireau
page-bot-4 = Lièvre
page-bot-5 = Loutre
page-friend = de la partie
page-away = pas là
page-covered = un robot joue en attendant
page-free-seat = Place libre

## Before the game

page-lobby = Avant la partie
page-share-link = Partage ce lien
page-copy = Copier le lien
page-copied = Copié
page-scan = Ou scanne ce code
page-reach-here = Seul cet ordinateur peut l’ouvrir. Lance le serveur avec --host 0.0.0.0 pour laisser entrer les autres.
page-reach-network = Tout le monde sur le même réseau (Wi-Fi) peut l’ouvrir.
page-reach-world = Tous ceux qui l’ont peuvent l’ouvrir.
page-sit-here = S’asseoir ici
page-also-here = Quelqu’un d’autre sur cet appareil
page-put-bot = Mettre un robot ici
page-free = Libérer cette place
page-make-host = Nommer { $name } hôte
page-move-up = Monter
page-start = Distribuer les cartes
page-start-with-bots = Distribuer, robots aux places libres
page-wait-for-host = { $name } va lancer la partie.
page-host = hôte
page-leave-seat = Quitter cette place

## At the table

page-game-of = Partie { $game } sur { $games }
page-the-bid-is = La valeur est de
page-no-bid = Nouvelle pile
page-bid-by = annoncée par { $name }
page-bid-by-you = annoncée par toi
page-catches = attaquable avec un { $card }
page-under-five = sous l’effet d’un 5
page-pile = Pile, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
  }
page-hand = Ta main
page-table = Sur la table
page-stock = Pioche
page-aside = De côté
page-in-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
  }
page-in-stock = { $count ->
    [0] pas de pioche
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
page-set-aside = { $count ->
    [0] rien de côté
    [one] une carte de côté
   *[other] { $count } cartes de côté
  }
page-points = { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
  }
page-card-h = demi
page-card-g = fantôme
page-card-back = une carte face cachée
page-goes = jouable maintenant
page-lay = Poser { $cards }
page-lay-bid = Poser { $cards } : { $bid }
page-lay-catch = Poser { $cards } et attaquer { $name } !
page-lay-finish = Poser { $cards } et finir !
page-take = Ramasser la pile
page-take-count = { $count ->
    [one] Ramasser la pile (une carte)
   *[other] Ramasser la pile ({ $count } cartes)
  }
page-turn-blind = Retourner la carte aveugle n° { $place }
page-choose-blind = Choisis une carte aveugle
page-pass = Laisser passer
page-decline = Ne pas échanger
page-exchange = Échanger { $own } contre { $other }
page-exchange-how = Choisis une de tes cartes ouvertes, puis une chez { $name }.
page-last-chance = Dernière chance : attaque { $bid } avec un { $catch }.
page-choose-card = Choisis une carte
page-not-your-turn = { $name } réfléchit
page-hint = Conseil
page-undo = Annuler le coup
page-rules = Règles
page-log = Ce qui s’est passé
page-score = Score
page-menu = Menu
page-own-link = Ta place sur un autre appareil : garde ce lien pour toi.
page-say = Dire quelque chose
page-leave = Quitter la table
page-again = Rejouer
page-home = Accueil
page-watching = Tu regardes la partie.
page-connecting = Connexion…
page-lost = La connexion est perdue. Nouvel essai…
page-gone = Cette table n’existe plus.
page-pass-device = Passe l’appareil à { $name }
page-ready = Je suis { $name }
page-hint-says = Conseil : { $move }. { $why }

## The score

page-total = Total
page-game-over = La partie { $game } est terminée
page-series-over = La série est terminée
page-winner = { $names } gagne
page-winners = Victoire partagée : { $names }
page-you-win = Tu gagnes !

## Said at the table

page-phrase-hello = Salut !
page-phrase-well-played = Bien joué !
page-phrase-lucky = Quelle chance !
page-phrase-oops = Oups !
page-phrase-thinking = Un instant
page-phrase-thanks = Merci !
page-phrase-again = On en refait une ?
page-phrase-bye = À bientôt !
