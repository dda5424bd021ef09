# Une partie que l’on revoit, coup par coup.
# $game : « half » ou « level8 » ; l’une a des parties, l’autre des manches.

replay-title = La partie, encore une fois
replay-move = Coup { $move } sur { $moves }.
replay-start = Avant le premier coup.

## Coup par coup

replay-controls = Parcourir la partie
replay-slider = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Faire une pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-next = { $game ->
    [half] Partie suivante
   *[other] Manche suivante
  }
replay-eyes = Par les yeux de qui ?
replay-eyes-all = Toutes cartes ouvertes
replay-eyes-of = Comme { $name }
replay-eyes-spectator = Comme spectateur
replay-through = Maintenant comme { $name }.

## Le reste

replay-speed = À quelle vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-download = Télécharger le journal
replay-download-about = Un petit fichier avec tous les coups. Rouvre-le ici quand tu veux, ou dans le terminal.
replay-share = Partager
replay-share-about = Qui a ce lien voit toute la partie, avec toutes les cartes.
replay-share-from = Où commence-t-on ?
replay-share-start = Au début
replay-share-here = Au coup { $move }
replay-qr = Le lien de cette partie en code QR
replay-keys = Touches : gauche et droite pour un coup, Page préc. et Page suiv. pour une partie ou une manche entière, Début et Fin, espace pour lire et faire une pause.

## D’un fichier

replay-open = Ouvrir une partie enregistrée
replay-open-about = Un journal téléchargé ici ou enregistré dans le terminal. Personne d’autre ne le voit ; le serveur n’en garde rien.
replay-choose = Choisir un fichier
replay-drop = ou dépose-le ici
replay-opening = Lecture de la partie…

## Là où il n’y en a pas

replay-trouble-missing = Il n’y a pas de partie à voir ici. Le lien n’a peut-être pas été copié en entier, ou la partie a été oubliée.
replay-trouble-no-link = Il n’y a pas de partie à voir ici : seuls peuvent regarder ceux qui y ont joué ou qui ont le lien. Demande le lien que donne « Partager » ; l’adresse de la page ne suffit pas.
replay-trouble-playing = Cette partie n’est pas encore finie. Tu pourras la revoir ensuite.
replay-trouble-damaged = Ce n’est pas une partie enregistrée, ou le fichier a été coupé ou modifié. On ne peut rien en montrer.
replay-trouble-large = Ce fichier est trop grand pour une partie enregistrée.

## Toutes les siennes

replay-matches-about = Toutes les parties que tu as jouées ici jusqu’au bout, la dernière en premier. Tu peux les revoir coup par coup ; elles sont gardées plus de douze mois.
replay-matches-none = Aucune de tes parties n’est encore finie. Ensuite, tu pourras les revoir ici.
replay-matches-shown = { $shown } sur { $count }
replay-matches-more = En voir plus
