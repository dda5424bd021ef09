# At the table in the browser.

## At the table

table-game-of = Partie { $game } sur { $games }
table-title-turn = ● À toi · { $title }
table-your-turn = À toi
# Of somebody else, after the name.
table-to-play = c’est son tour
table-the-bid-is = La valeur est
table-no-bid = Nouvelle pile
table-bid-by = par { $name }
table-bid-by-you = par toi
table-catches = attaquable avec un { $card }
table-under-five = sur un 5 : 5 ou moins
table-pile = Pile, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
  }
table-hand = Ta main
table-table = Sur la table
table-stock = Pioche
table-aside = De côté
table-aside-look = Regarder les cartes mises de côté
table-aside-hide = Les remettre face cachée
table-in-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
  }
table-in-hand-known = { $held }, connues : { $cards }
table-in-stock = { $count ->
    [0] pas de pioche
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
table-set-aside = { $count ->
    [0] rien de côté
    [one] une carte de côté
   *[other] { $count } cartes de côté
  }
table-set-aside-down = { $count ->
    [0] rien de côté
    [one] une carte de côté, face cachée
   *[other] { $count } cartes de côté, face cachée
  }
table-points = { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
  }
# At a player, before a number, as short as can be.
table-label-stock = Pioche
table-label-aside = De côté
table-label-points = Points
# What the numbers at a player mean, after each.
table-legend-hand = à jouer en premier
table-legend-stock = pour compléter la main
table-legend-aside = piles ramassées, comptées à la fin
table-legend-points = dans cette série jusqu’ici
table-card-h = demi
table-card-g = fantôme
table-goes = jouable
table-lay = Poser { $cards }
table-lay-bid = Poser { $cards } : { $bid }
table-lay-catch = Poser { $cards } et attaquer { $name } !
table-lay-finish = Poser { $cards } et finir !
table-take-count = { $count ->
    [one] Ramasser la pile (une carte)
   *[other] Ramasser la pile ({ $count } cartes)
  }
table-must-take = Tu dois ramasser la pile : sur { $bid }, tu ne peux poser que { $may }.
table-must-take-any = Tu dois ramasser la pile : aucune de tes cartes n’est jouable.
# What it is about, in a first game; one short line.
table-goal = Débarrasse-toi de tes cartes et évite de ramasser la pile.
# In a first game, where the numbers at the players have no room for labels; one short line.
table-tap-name = Touche un nom pour comprendre ses nombres.
table-turn-blind = Retourner la carte aveugle n° { $place }
table-choose-blind = Choisis une carte aveugle
table-pass = Laisser passer la chance
table-decline = Ne pas échanger
table-exchange = Échanger { $own } contre { $other }
table-exchange-how = Choisis une de tes cartes ouvertes, puis une devant { $name }.
table-last-chance = Dernière chance : attaque { $bid } avec un { $catch }.
table-choose-card = Choisis une carte
table-choose-other = Choisis une autre carte
# Who is waited for: a bot; a person whom a bot replaces; a person; the same, turn by turn.
table-bot-turn = { $name } réfléchit
table-covered-turn = Un robot joue pour { $name }
table-person-turn = On attend { $name }
# Time: 2 days, 5 hours.
table-person-turn-left = On attend { $name }, encore { $time }
table-time-left = encore { $time }
table-hurry = Plus que { $time } !
table-waiting = « { $move } » est en attente : ce coup sera joué dès que tu seras de nouveau en ligne.
table-withdraw = Ne pas le jouer
table-missed = « { $move } » n’a pas été joué : la partie a continué pendant que tu étais hors ligne.
table-hint = Conseil
table-undo = Annuler le coup
table-taken-back = Les derniers coups ont été annulés.
table-log = Ce qui s’est passé
table-score = Score
table-menu = Menu
table-own-link = Ta place sur un autre appareil : garde ce lien pour toi.
table-say = Dire quelque chose
table-leave = Quitter la table
table-again = Rejouer
table-look-again = Revoir la partie
table-check-deals = Vérifier les donnes
table-fair = Donne vérifiable
table-watching = Tu regardes la partie.
table-pass-device = Passe l’appareil à { $name }
table-ready = Je suis { $name }
table-hint-says = Conseil : { $move }. { $why }
# Asked for outside one’s turn; whose: “Owl is thinking”, “Waiting for Lea”.
table-hint-waits = Tu peux demander un conseil quand c’est à toi de jouer. { $whose }.
table-hinted = recommandé

## The score

table-total = Total
table-series-over = { $games ->
    [1] La partie est terminée
   *[other] La série est terminée
  }
table-winner = { $names } gagne
table-winners = Victoire partagée : { $names }
table-you-win = Tu gagnes !

## Said at the table

table-phrase-hello = Salut !
table-phrase-well-played = Bien joué !
table-phrase-lucky = Quelle chance !
table-phrase-oops = Oups !
table-phrase-thinking = Un instant
table-phrase-thanks = Merci !
table-phrase-again = On en refait une ?
table-phrase-bye = À bientôt !
table-emotes = Visages
table-emote-smile = un sourire
table-emote-laugh = un éclat de rire
table-emote-wow = la surprise
table-emote-cry = une larme
table-emote-clap = des applaudissements
table-emote-clock = plus vite
table-write = Écrire quelque chose
table-send = Envoyer

## For screen readers, and for a closer look

table-the-bid = La valeur
table-others = Les autres
table-centre = Le milieu de la table
table-your-place = Ta place
table-look-at = Regarder { $name } de plus près
table-look-at-own = Regarder ta place de plus près
table-known = Cartes connues en main
table-open = Ouvertes
table-on-table = Cartes ouvertes et aveugles
table-blind-cards = { $count ->
    [0] aucune carte aveugle
    [one] une carte aveugle
   *[other] { $count } cartes aveugles
  }
table-zone-hand = Main
table-zone-blind = Aveugles
table-asked-turn = À toi de jouer.
table-asked-new = Une nouvelle pile.
table-asked-bid = La valeur est de { $bid }.
table-asked-catch = On peut l’attaquer avec un { $card }.
table-asked-hand = Ta main : { $cards }.
table-asked-open = Tes cartes ouvertes : { $cards }.
table-asked-may = Tu peux { $moves }.
table-asked-theirs = Cartes ouvertes devant { $name } : { $cards }.

# What one may do, inside a sentence: after “you may”, or as a hint.
table-may-lay = poser { $cards }
table-may-take = { $count ->
    [one] ramasser la pile (une carte)
   *[other] ramasser la pile ({ $count } cartes)
  }
table-may-blind = retourner la carte aveugle n° { $place }
table-may-pass = laisser passer la chance
table-may-decline = ne pas échanger
table-may-exchange = échanger { $own } contre { $other }

table-said = { $who ->
    [you] Tu dis : { $words }
   *[other] { $name } dit : { $words }
  }

## The menu

table-this-device = Cet appareil
table-sound-offer = Veux-tu entendre les cartes ?
table-sound-yes = Activer le son
table-sound-no = Non merci
table-keys = Touches : 0 à 9, H (½) et G (fantôme) choisissent une carte, 1 à 3 une carte aveugle, Entrée fait ce que dit le bouton, T ramasse la pile, Échap efface le choix.
table-other-device = Ta place sur un autre appareil
table-own-qr = Code du lien de ta place
table-edition = Les règles de { $edition }
table-host-may = Ce que tu peux changer en tant qu’hôte
table-absent-bot = Un robot joue pour les absents
table-hand-over = Nommer hôte
table-give-to-bot = Donner la place à un robot
table-claim = L’hôte est absent : devenir l’hôte
table-deputy = Tu remplaces l’hôte jusqu’à son retour. Tu ne peux renvoyer personne.
table-back = Je suis de retour
table-covered = { $who ->
    [you] Un robot joue maintenant pour toi.
   *[other] Un robot joue maintenant pour { $name }.
  }
table-is-back = { $who ->
    [you] Tu joues de nouveau toi-même.
   *[other] { $name } est de retour et reprend le jeu.
  }

## The end

table-game = Partie
table-finisher = a fini en premier
table-what-was-held = Ce que chacun avait à la fin de la partie { $game }
table-held = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
table-no-score = Aucune partie n’est encore terminée.
table-over-wait = Si la table rejoue, tu suis.
