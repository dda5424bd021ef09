# A match looked at again, step by step.
# $unit: what a match is made of, "game" or "round".

replay-title = Une partie à revoir
replay-move = Coup { $move } sur { $moves }.
replay-start = Avant le premier coup.

## Step by step

replay-controls = Parcourir la partie
replay-slider = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Faire une pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-next = { $unit ->
    [game] Partie suivante
   *[round] Manche suivante
  }
replay-eyes = Par les yeux de qui ?
replay-eyes-all = Toutes les cartes visibles
replay-eyes-of = Comme { $name }
replay-eyes-spectator = Comme spectateur
replay-through = Tu vois maintenant la partie comme { $name }.

## What else

replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-download = Télécharger le journal
replay-download-about = Un petit fichier avec tous les coups. Rouvre-le ici quand tu veux, ou dans le terminal.
replay-share = Partager
replay-share-about = Toute personne qui a ce lien voit la partie entière, avec toutes les cartes.
replay-share-from = Où commence-t-on ?
replay-share-start = Au début
replay-share-here = Au coup { $move }
replay-qr = Le lien de cette partie en code QR
replay-keys = Touches : gauche et droite pour un coup, Page préc. et Page suiv. pour une partie ou une manche entière, Début et Fin, espace pour lire et faire une pause.

## From a file

replay-open = Ouvrir une partie enregistrée
replay-open-about = Un journal téléchargé ici ou enregistré dans le terminal. Personne d’autre ne le voit ; le serveur n’en garde rien.
replay-choose = Choisir un fichier
replay-drop = ou dépose-le ici
replay-opening = Lecture de la partie…

## Where there is none

replay-trouble-missing = Il n’y a pas de partie à voir ici. Le lien n’a peut-être pas été copié en entier, ou la partie n’est plus gardée.
replay-trouble-no-link = Il n’y a pas de partie à voir ici : seuls peuvent regarder ceux qui y ont joué ou qui ont le lien. Demande le lien que donne « Partager » ; l’adresse de la page ne suffit pas.
replay-trouble-playing = Cette partie n’est pas encore terminée. Tu pourras la revoir ensuite.
replay-trouble-damaged = Ce n’est pas une partie enregistrée, ou le fichier a été coupé ou modifié. On ne peut rien en montrer.
replay-trouble-large = Ce fichier est trop grand pour une partie enregistrée.

## All of one’s own

replay-matches-about = Toutes les parties que tu as jouées ici jusqu’au bout, la dernière en premier. Tu peux les revoir coup par coup ; elles sont conservées pendant douze mois.
replay-matches-none = Aucune de tes parties n’est encore terminée. Tu pourras les revoir ici une fois terminées.
replay-matches-shown = { $shown } sur { $count }
replay-matches-more = En voir plus
