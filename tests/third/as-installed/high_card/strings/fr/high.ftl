T01 = Il y a 24 cartes : de 1 à 6, quatre de chaque.
    .title = Les cartes
T02 = De 2 à 4 joueurs.
    .title = Joueurs
T03 = Chacun reçoit quelques cartes, cinq en général ; les autres forment la pioche. Le donneur est tiré au sort, et le joueur à sa gauche commence.
    .title = La donne
T04 = Posez une carte au moins aussi haute que celle du dessus.
    .title = Une carte
T04x = Strict : la carte doit être plus haute.
    .title = Plus haute
T05 = Qui n’a pas une telle carte en pioche une ; si la pioche est vide, on passe.
    .title = Pas de carte
T06 = Un 6 termine la pile, et la carte suivante en commence une autre.
    .title = Le 6
T09 = Si vous voulez, chaque joueur a un atout : une carte qui se joue sur n’importe quelle autre.
    .title = L’atout
T07 = Qui n’a plus de carte a gagné.
    .title = La fin
T08 = Après 100 coups, personne n’a gagné.
    .title = Une longue partie

high-section-cards = Les cartes
high-section-turn = Un tour
high-section-end = La fin

high-edition-plain = Simple : les cartes égales vont
    .short = Simple
high-edition-strict = Strict : seules les cartes plus hautes vont
    .short = Strict

high-parameter-each = Combien de cartes chacun reçoit (T03).
high-parameter-equal = Si une carte égale va (T04).
high-parameter-max-plays = Après combien de coups la partie finit (T08).

high-refusal-over = La partie est finie.
high-refusal-not-held = Vous n’avez pas de { $card }.
high-refusal-too-low = Le { $card } est trop bas pour le { $top }.
high-refusal-can-play = Vous avez une carte qui va.
high-refusal-no-stock = La pioche est vide : passez.
high-refusal-draw-first = Piochez d’abord une carte.

high-event-began = High Card, { $edition } : { $seats } joueurs.
high-event-loaded = La partie continue où elle en était.
high-event-dealt = { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
  }
high-event-turn = { $who ->
    [you] C’est à vous.
   *[other] C’est à { $name }.
  }
high-event-laid = { $who ->
    [you] Vous posez un { $card }.
   *[other] { $name } pose un { $card }.
  }
high-event-cleared = La pile est finie.
high-event-drew = { $who ->
    [you] Vous piochez un { $card }.
   *[other] { $name } pioche une carte.
  }
high-event-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
  }
high-event-over = { $who ->
    [you] Vous avez gagné !
   *[other] { $name } a gagné !
  }
high-event-over-none = La partie est finie, et personne n’a gagné.

bot-low = Bas
bot-low-about = pose sa carte la plus basse
high-why-only-move = C’est le seul coup.
high-why-by-chance = Tiré au sort.
high-why-lowest = La carte la plus basse d’abord.
high-why-secret = C’est son secret.

terminal-high-welcome = High Card, { $edition }. À la table : { $names }.
terminal-high-help-short = Tapez une carte, pioche ou passe. Aussi : conseil, pourquoi, aide, fin.
terminal-high-help = Une carte (de 1 à 6), pioche ou passe.
terminal-high-no-move = Ce n’est pas un coup. Tapez une carte de 1 à 6, pioche ou passe.
terminal-high-no-rule = Il n’y a pas de règle { $number }. Les règles vont de T01 à T09.
terminal-choose-trump = Quel est l’atout ?
high-trump = { $card ->
    [0] sans atout
   *[other] le { $card } se joue sur tout
  }

terminal-high-word-draw = pioche
terminal-high-word-pass = passe
terminal-high-seat = { $mark } { $name } : { $cards }
terminal-high-table = Pioche : { $stock }. Pile : { $pile }
terminal-high-your-hand = Votre main : { $cards }
terminal-high-must = Aucune carte ne va : { $move }.

# On the page.
page-game-high = High Card
    .about = Toujours plus haut, jusqu’à la dernière carte
page-parameter-each = Cartes pour chacun
page-parameter-equal = Une carte égale est permise
    .off = Une carte égale n’est pas permise
page-parameter-max-plays = Coups jusqu’à la fin de la partie
high-page-zone-stock = Pioche
high-page-zone-pile = Pile
high-page-move-card = Jouer le { $card }
    .inside = jouer le { $card }
high-page-move-draw = Piocher une carte
    .inside = piocher une carte
high-page-move-pass = Passer
    .inside = passer
