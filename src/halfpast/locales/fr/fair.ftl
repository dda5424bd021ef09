# Whether the deals of a match are fair: on the page and in the terminal.

fair-yes = Régulier. { $deals ->
    [one] La donne découle
   *[other] Les { $deals } donnes découlent
  } de la clé dont l’empreinte a été montrée à l’avance et des nombres aléatoires ajoutés par les joueurs.
fair-no = Irrégulier. Voici ce qui a été falsifié :
fair-unknown = Impossible à vérifier : cette partie date d’avant les donnes vérifiables.
fair-added = Nombres aléatoires ajoutés par : { $names }.
fair-added-none = Aucun navigateur n’a ajouté de nombre aléatoire : la clé du serveur a décidé seule.

## What was tampered with. $name: a player, or the middle of the table. $told and $dealt: cards.

fair-found-key = La clé : ce n’est pas celle dont l’empreinte a été montrée avant la donne.
fair-found-commitment = L’empreinte montrée avant la donne : ce n’est pas celle de la clé.
fair-found-salts = Les nombres aléatoires des joueurs : ce ne sont pas ceux qui ont servi à distribuer.
fair-found-seal = Le sceau montré au moment de la donne : il ne correspond pas à l’empreinte de la clé et aux nombres des joueurs.
fair-found-arranged = Le début : les cartes ou le donneur ont été fixés à la main au lieu de découler de la clé.
fair-found-card = Donne { $deal }, { $name }, { $place ->
    [hand] main
    [open] cartes ouvertes
    [blind] cartes aveugles
    [stock] pioche
    [pile] défausse
   *[out] cartes écartées
  } : le journal indique { $told } ; la clé donne { $dealt }.
fair-found-dealer = Donne { $deal } : le donneur n’est pas le bon.
fair-found-deal = Donne { $deal } : ses cartes ne sont pas notées comme il faut.
fair-found-deals = La liste des donnes : il en manque, ou il y en a trop.
fair-found-move = Coup { $move } : il était impossible avec les cartes distribuées.
fair-found-end = La fin : les coups aboutissent à autre chose.
fair-found-check = Le fichier : quelque chose y a été modifié après coup.
fair-found-unreadable = Ce que le journal dit de la donne : impossible à lire.
fair-no-card = aucune carte
fair-middle = milieu de la table

## On the page: what is told of a deal

fair-about = Avant la donne, le serveur montre l’empreinte d’une clé. Le navigateur de chaque joueur ajoute ensuite un nombre aléatoire. Les cartes découlent des deux, et la clé est révélée à la fin de la partie. Ainsi, personne ne peut choisir les cartes à lui seul.
fair-key = Clé
fair-hash = Empreinte de la clé
fair-seal = Sceau de l’empreinte et des nombres aléatoires
fair-number-of = Nombre aléatoire : { $name }
fair-none-yet = Personne n’a ajouté de nombre aléatoire.

## On the page: checked

fair-verdict-yes = Régulier
fair-verdict-no = Irrégulier
fair-verdict-unknown = Impossible à vérifier
fair-checking = Vérification des donnes…
fair-here = Dans ce navigateur
fair-here-fits = La clé correspond à son empreinte, et le sceau correspond à l’empreinte et aux nombres aléatoires.
fair-here-cannot = En simple http, un navigateur ne calcule pas d’empreintes. Ouvre cette page en https, ou vérifie le journal sur ton propre ordinateur.
fair-seen-yes = L’empreinte est celle que ce navigateur a vue avant la donne.
fair-seen-no = L’empreinte n’est pas celle que ce navigateur a vue avant la donne.
fair-seen-none = Ce navigateur n’a vu aucune empreinte avant la donne : il ne peut pas comparer.
fair-sealed-yes = Le sceau est celui que ce navigateur a vu au moment de la donne.
fair-sealed-no = Le sceau n’est pas celui que ce navigateur a vu au moment de la donne.
fair-mine-yes = Le nombre aléatoire ajouté par ce navigateur fait partie de ceux qui ont décidé.
fair-mine-no = Le nombre aléatoire ajouté par ce navigateur a été écarté.
fair-mine-none = Ce navigateur n’a pas ajouté de nombre aléatoire.
fair-there = Sur le serveur
fair-there-about = C’est le serveur qui recalcule les cartes à partir de la clé : cette page ne connaît pas les règles.
fair-same = Le serveur arrive au même constat.
fair-own-computer = Pour vérifier sans devoir faire confiance au serveur, télécharge le journal et vérifie-le sur ton propre ordinateur avec { $command }.
fair-file = Vérifier une partie enregistrée
fair-file-about = Un journal téléchargé ici. Personne d’autre ne le voit ; le serveur n’en garde rien.
fair-trouble-playing = Cette partie n’est pas encore terminée. Sa clé sera révélée à la fin.
