# The game in a terminal, line by line.

## Before the first game

terminal-language-name = Français
terminal-choose-language = Langue
terminal-choose-game = Quel jeu ?
terminal-choose-edition = Quelle boîte as-tu ?
terminal-choose-card = Quelle carte de niveaux ?
terminal-choose-bots = Combien de robots jouent avec toi ?
terminal-choose-level = Quel est leur niveau ?
terminal-choose-games = Combien de parties ?
# Behind a question: what Enter means.
terminal-default = Entrée : { $choice }
terminal-choose-again = Choisis une de ces réponses : { $choices }.
terminal-compiling = Préparation, juste cette fois-ci : { $done } sur { $of }
# On the page while the server still compiles, in all languages.
terminal-starting = Le serveur se prépare. Cette page s’ouvrira toute seule dans un instant.
terminal-compiled = C’est prêt.
terminal-half-welcome = 8½, édition { $edition }. { $games ->
    [one] Une partie
   *[other] { $games } parties
  }. À la table : { $names }.
terminal-seed = Pour rejouer avec les mêmes cartes : --seed { $seed }
terminal-resumed = Te revoilà ! La partie continue.
terminal-half-help-short = Tape les cartes que tu poses : 7, 33, ½ (ou h), fantôme (ou g), 8½. Les cartes [entre crochets] sont jouables. Et aussi : conseil, pourquoi, aide, quitte.
terminal-half-help = Coups
      7  33  ½  fantôme  8½  poser des cartes (h : ½, g : fantôme,
                             8½ : un 8 et un ½ ensemble)
      ramasse                ramasser la pile si rien n’est jouable
      aveugle 2              retourner ta deuxième carte aveugle
      passe                  laisser passer la dernière chance
      échange 7 3            donner ton 7 ouvert contre le 3 du grand perdant
      renonce                garder tes cartes ouvertes
    Et aussi
      conseil                ce que ferait un joueur d’expérience
      pourquoi               pourquoi les robots ont joué ainsi
      coups                  tout ce que tu peux faire maintenant
      règles     règles H14  toutes les règles, ou une seule
      score                  les points jusqu’ici
      côté                   les cartes mises de côté
      table                  revoir la table
      annule                 revenir à ton dernier coup
      sauvegarde FICHIER     garder la série ; plus tard : --resume FICHIER
      quitte                 arrêter ; la série est gardée

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-half-word-take = ramasse, ramasser, prends, prendre
terminal-half-word-blind = aveugle, aveugles, retourne, retourner
terminal-half-word-pass = passe, passer
terminal-half-word-exchange = échange, échanger, echange, echanger
terminal-half-word-decline = renonce, renoncer, garde, garder
terminal-half-word-ghost = fantôme, fantômes, fantome, fantomes
terminal-half-word-half = demi, demis
terminal-half-word-aside = côté, cote
terminal-word-hint = conseil, conseils, indice
terminal-word-why = pourquoi
terminal-word-legal = coups, coup, permis
terminal-word-rules = règles, règle, regles, regle
terminal-word-score = score, scores, points
terminal-word-table = table
terminal-word-undo = annule, annuler
terminal-word-save = sauvegarde, sauvegarder, enregistre, enregistrer
terminal-word-help = aide
terminal-word-quit = quitte, quitter, fin

## Who is at the table

terminal-you = Toi
terminal-bot-1 = Renard
terminal-bot-2 = Hibou
terminal-bot-3 = Blaireau
terminal-bot-4 = Lièvre
terminal-bot-5 = Loutre
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-half-game = Partie { $game } sur { $games }
terminal-half-your-hand = Ta main : { $cards }
terminal-half-your-open = Tes cartes ouvertes : { $cards }
terminal-half-hand = main
terminal-half-stock = pioche
terminal-half-open = ouvertes
terminal-half-blind = aveugles
terminal-half-aside = de côté
terminal-half-none = aucune
terminal-half-asides = Cartes mises de côté, comptées à la fin :
terminal-half-pile = Pile : { $cards }
terminal-half-pile-empty = La pile est vide : pose la carte que tu veux.
terminal-half-pile-opening = La pile est vide : la plus petite carte ouvre.
terminal-half-bid = Valeur { $bid }
terminal-half-bid-catch = Valeur { $bid }, attaquable avec un { $catch }
terminal-half-bid-under-five = Valeur { $bid }, après un 5 : pose 5 ou moins, ½ ou fantôme
terminal-half-plays-blind = Tu joues maintenant tes cartes aveugles : aveugle { $places }.
terminal-half-plays-exchange = Tu peux échanger une carte ouverte avec { $name } ({ $example }), ou y renoncer (renonce).
terminal-half-plays-last-chance = Dernière chance : attaque { $bid } avec un { $catch }, ou passe.
terminal-half-must-take = Rien n’est jouable : ramasse la pile.
terminal-prompt = à toi>

## Answers

terminal-half-no-move = Ce n’est pas un coup. Tape les cartes que tu poses (7, 33, ½, fantôme, 8½) ou « ramasse » ; « aide » en dit plus.
terminal-legal = Coups permis : { $moves }
terminal-hint = Conseil : { $move }. { $why }
terminal-reason = { $name } : { $move }. { $why }
terminal-no-reasons = Il n’y a encore rien à expliquer.
terminal-half-no-rule = Il n’y a pas de règle { $number }. Les règles vont de H01 à H27.
terminal-undone = Retour à ton dernier coup.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-saved = C’est sauvegardé dans { $file }.
terminal-save-how = Dis où : sauvegarde FICHIER
terminal-save-failed = Impossible d’écrire ce fichier : { $why }
# Why it cannot: the end of that sentence.
terminal-why-no-folder = ce dossier n’existe pas.
terminal-why-forbidden = tu n’as pas le droit d’y écrire.
terminal-why-full = le disque est plein.
terminal-why-no-file = ce nom désigne autre chose qu’un fichier.
terminal-why-long = son nom est trop long.
terminal-bye = À bientôt !
terminal-bye-kept = À bientôt ! La partie est gardée. Pour continuer :
terminal-over-kept = Pour la revoir :
terminal-editions-differs = ce qui change par rapport à { $base } :
terminal-editions-base = la base des autres
terminal-undo-line = (coup annulé)

## The score

terminal-half-score-game = partie
terminal-half-score-total = total
terminal-half-score-held = cartes
terminal-half-score-cards = Un point par carte restante : le plus petit total gagne.

## How hard the levels of Level 8 are

terminal-levels-about = Tours qu’il faut à un bon collectionneur, jouant seul, pour poser un niveau à partir de dix cartes (moyenne, avec l’intervalle à 95 %).
terminal-levels-deck = Mesuré avec les cartes de { $edition }.
# In a plot, beside its line.
terminal-levels-legend = { $card } ({ $source }), cartes de { $edition }
terminal-levels-level = Niveau
terminal-levels-turns = Tours, en moyenne

## Level 8

terminal-level8-welcome = { $edition }. À la table : { $names }.
# $source: where the lines of the level card come from.
terminal-level8-card = Carte de niveaux : { $card } ({ $source }).
terminal-level8-card-of = { $names } : carte de niveaux « { $card } » ({ $source }).
terminal-level8-help-short = Tape pioche, pioche renard, pose, ajoute r7 2.1, défausse r7 (ou juste r7), ou joue une carte spéciale : je prends. Couleurs : r rouge, o orange, y jaune, g vert, b bleu, p violet ; jokers : j1, j6, j11. Et aussi : conseil, pourquoi, niveau, aide, quitte.
terminal-level8-help = Cartes
      r7   p15             couleur et numéro (ou : 7 rouge) : r rouge, o orange,
                           y jaune, g vert, b bleu, p violet
      j1   j6   j11   j    jokers pour 1–5, 6–10, 11–15 ; le joker libre
    Coups
      pioche               la carte du dessus de la pioche
      pioche renard        celle du dessus de la défausse de Renard (pioche 1)
      pose                 poser ton niveau, rangé pour toi
      pose r3 b3 / g6 j6   poser ton niveau avec ces cartes
      ajoute r7 2.1        à la combinaison 1 du joueur 2 ; ou : ajoute r7
      ajoute j6=8 2.1      ajouter un joker pour un 8
      défausse r7   r7     défausser une carte et finir ton tour
      je prends   j’échange   je garde   passe renard
      joue je prends       une carte spéciale au lieu de défausser
      montre r7   mets r7   garde r7   fini
                           quand tu choisis des cartes : une à une, puis fini
      prends renard r7     une des cartes montrées
      rien                 aucune des cartes montrées
    Et aussi
      conseil              ce que ferait un joueur d’expérience
      pourquoi             pourquoi les robots ont joué ainsi
      coups                tout ce que tu peux faire maintenant
      niveau               la carte de niveaux, et où chacun en est
      règles  règles L08   toutes les règles, ou une seule
      score                le niveau de chacun
      table                revoir la table
      annule               revenir à ton dernier coup
      sauvegarde FICHIER   garder la partie ; plus tard : --resume FICHIER
      quitte               arrêter ; la partie est gardée

## Level 8: words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-level8-word-level = niveau, niveaux
terminal-level8-word-draw = pioche, piocher, tire, tirer
terminal-level8-word-lay = pose, poser
terminal-level8-word-off = ajoute, ajouter
terminal-level8-word-discard = défausse, défausser, defausse, defausser, jette, jeter
terminal-level8-word-play = joue, jouer
terminal-level8-word-show = montre, montrer
terminal-level8-word-pick = prends, prendre
terminal-level8-word-none = rien, aucune
terminal-level8-word-put = mets, mettre
terminal-level8-word-keep = garde, garder, je garde
terminal-level8-word-done = fini, assez, terminé
terminal-level8-word-take = je prends
terminal-level8-word-swap = j’échange, échange, échanger, echange, echanger
terminal-level8-word-skip = passe, passer, passe ton tour
terminal-level8-word-joker = joker, joker libre
terminal-level8-word-red = rouge
terminal-level8-word-orange = orange
terminal-level8-word-yellow = jaune
terminal-level8-word-green = vert, verte
terminal-level8-word-blue = bleu, bleue
terminal-level8-word-purple = violet, violette

## Level 8: the table

terminal-level8-round = Manche { $round }
terminal-level8-stock = pioche { $count }
terminal-level8-under = dessous { $cards }
terminal-level8-level = niveau
terminal-level8-hand = main
terminal-level8-pile = défausse
# What lies before a seat: Keeps; a Skip; and how many cards it keeps for the next round.
terminal-level8-keeps = { $count ->
    [one] « Je garde »
   *[other] { $count } × « Je garde »
  }
terminal-level8-skip = passe son tour
terminal-level8-kept = garde { $count }
terminal-level8-known = connues : { $cards }
terminal-level8-shows = montre : { $cards }
terminal-level8-kind-run = suite
terminal-level8-kind-set = même numéro
terminal-level8-kind-colour = couleur
terminal-level8-kind-colour-run = suite de couleur
terminal-level8-out = niveau posé
terminal-level8-your-level = Ton niveau { $level } : { $groups }
terminal-level8-your-level-out = Ton niveau { $level } est posé.
terminal-level8-your-hand = Ta main :
terminal-level8-jokers = jokers
terminal-level8-asks-draw = Pioche une carte : { $moves }.
# $word: what to type.
terminal-level8-asks-lay = Tu peux poser ton niveau : { $word }
terminal-level8-asks-off = Les cartes [entre crochets] peuvent être ajoutées : { $example }
terminal-level8-asks-discard = Tape une carte pour la défausser et finir ton tour.
terminal-level8-asks-play = Tu peux aussi jouer { $cards } à la place.
terminal-level8-asks-show = { $count ->
    [one] Montre encore une carte : tape-la.
   *[other] Montre { $count } de tes cartes : tape-les.
  }
# $example: a move; $none: what to type to take nothing.
terminal-level8-asks-pick = Tu peux prendre une des cartes montrées : { $example }. Ou : { $none }.
# $done: what to type to end it.
terminal-level8-asks-put = { $count ->
    [one] Tu peux mettre encore une carte sur ta défausse : tape-la.
   *[other] Tu peux mettre jusqu’à { $count } cartes sur ta défausse : tape-les.
  } Ensuite tu en pioches autant : { $done }.
terminal-level8-asks-keep = { $count ->
    [one] Tu peux garder une carte pour la manche suivante : tape-la.
   *[other] Tu peux garder jusqu’à { $count } cartes pour la manche suivante : tape-les.
  } C’est tout : { $done }.

## Level 8: answers

terminal-level8-no-move = Ce n’est pas un coup. Tape pioche, pose, ajoute, la carte que tu défausses ou une carte spéciale ; « aide » en dit plus.
terminal-level8-no-rule = Il n’y a pas de règle { $number }. Les règles vont de L01 à L26.
terminal-level8-which = Précise : { $moves } ?
terminal-level8-no-top = Cette carte n’est sur le dessus d’aucune défausse : { $card }.
terminal-level8-no-group = Aucune combinaison sur la table ne prend cette carte : { $card }.
terminal-level8-no-lay = Tu ne peux pas encore poser ton niveau. Le niveau { $level } demande { $groups }.
# $place: which group of the level, $group: what it asks for.
terminal-level8-wrong = Combinaison { $place } ({ $group }) : { $count ->
    [one] une carte ne va pas avec les autres
   *[other] des cartes ne vont pas ensemble
  } : { $cards }.
terminal-level8-missing = Combinaison { $place } ({ $group }) : il manque { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
terminal-level8-missing-have = Combinaison { $place } ({ $group }) : il manque { $count ->
    [one] une carte
   *[other] { $count } cartes
  }. Tu as pour cela : { $cards }.
