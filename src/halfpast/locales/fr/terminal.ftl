# The game in a terminal, line by line.

## Before the first game

terminal-language-name = Français
terminal-choose-language = Langue
terminal-choose-edition = Quelle boîte as-tu ?
terminal-choose-bots = Combien de robots jouent avec toi ?
terminal-choose-level = Quel est leur niveau ?
terminal-choose-games = Combien de parties ?
# Behind a question: what Enter means.
terminal-default = Entrée : { $choice }
terminal-choose-again = Choisis une de ces réponses : { $choices }.
terminal-compiling = Préparation, juste cette fois-ci : { $done } sur { $of }
terminal-compiled = C’est prêt.
terminal-welcome = 8½, édition { $edition }. { $games ->
    [one] Une partie
   *[other] { $games } parties
  }. À la table : { $names }.
terminal-seed = Pour rejouer avec les mêmes cartes : --seed { $seed }
terminal-resumed = Te revoilà ! La série continue.
terminal-help-short = Tape les cartes que tu poses : 7, 33, ½ (ou h), fantôme (ou g), 8½. Les cartes [entre crochets] sont permises. Et aussi : conseil, pourquoi, aide, quitte.
terminal-help = Coups
      7  33  ½  fantôme  8½  poser des cartes (h : ½, g : fantôme,
                             8½ : un 8 et un ½ ensemble)
      ramasse                ramasser la pile si aucune carte ne va
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
      table                  revoir la table
      annule                 revenir à ton dernier coup
      sauvegarde FICHIER     garder la série ; plus tard : --resume FICHIER
      quitte                 arrêter ; la série est gardée

## Words that may be typed, beside the English ones: separated by commas, the first is the one shown

terminal-word-take = ramasse, ramasser, prends, prendre
terminal-word-blind = aveugle, aveugles, retourne, retourner
terminal-word-pass = passe, passer
terminal-word-exchange = échange, échanger, echange, echanger
terminal-word-decline = renonce, renoncer, garde, garder
terminal-word-ghost = fantôme, fantômes, fantome, fantomes
terminal-word-half = demi, demis
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
# A bot and how good it is.
terminal-bot-level = { $name } ({ $level })

## The table

terminal-game = Partie { $game } sur { $games }
terminal-your-hand = Ta main : { $cards }
terminal-your-open = Tes cartes ouvertes : { $cards }
terminal-hand = main
terminal-stock = pioche
terminal-open = ouvertes
terminal-blind = aveugles
terminal-aside = de côté
terminal-none = aucune
terminal-pile = Pile : { $cards }
terminal-pile-empty = La pile est vide : pose la carte que tu veux.
terminal-pile-opening = La pile est vide : la plus petite carte ouvre.
terminal-bid = Valeur { $bid }
terminal-bid-catch = Valeur { $bid }, attaquable avec un { $catch }
terminal-bid-under-five = Valeur { $bid }, sous l’effet d’un 5 : pose 5 ou moins, ½ ou fantôme
terminal-plays-blind = Tu joues maintenant tes cartes aveugles : aveugle { $places }.
terminal-plays-exchange = Tu peux échanger une carte ouverte avec { $name } ({ $example }), ou y renoncer (renonce).
terminal-plays-last-chance = Dernière chance : attaque { $bid } avec un { $catch }, ou passe.
terminal-must-take = Aucune carte ne va : ramasse la pile.
terminal-prompt = à toi>

## Answers

terminal-no-move = Ce n’est pas un coup. Tape les cartes que tu poses (7, 33, ½, fantôme, 8½) ou « ramasse » ; « aide » en dit plus.
terminal-legal = Coups permis : { $moves }
terminal-hint = Conseil : { $move }. { $why }
terminal-reason = { $name } : { $move }. { $why }
terminal-no-reasons = Il n’y a encore rien à expliquer.
terminal-no-rule = Il n’y a pas de règle { $number }. Les règles vont de H01 à H27.
terminal-undone = Retour à ton dernier coup.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-saved = C’est sauvegardé dans { $file }.
terminal-save-how = Dis où : sauvegarde FICHIER
terminal-save-failed = Impossible d’écrire ce fichier : { $why }
terminal-bye = À bientôt !
terminal-bye-kept = À bientôt ! La série est gardée. Pour continuer :
terminal-over-kept = Pour la revoir :
terminal-editions-differs = ce qui change par rapport à { $base } :
terminal-editions-base = la base des autres
terminal-undo-line = (coup annulé)

## The score

terminal-score-game = partie
terminal-score-total = total
terminal-score-held = cartes
terminal-score-cards = Un point par carte restante : le plus petit total gagne.
