# Why a move is refused. The rule's number is put behind each by the program.
# $face: the card in question, "red 7", "joker as 9"; $stands: "a red 9"; $group, $groups: what the level asks for there;
# $fits: what would go there; $name: whose it is, and $whom "you" where it is the reader's own.

level8-refusal-over = La partie est terminée.
level8-refusal-draw-first = Pioche d’abord une carte : celle du dessus de la pioche ou d’une défausse de ton choix.
level8-refusal-drawn = Tu ne peux plus piocher pendant ce tour. Maintenant, pose ton niveau, ajoute des cartes, défausse-en une ou joue une carte spéciale.
level8-refusal-no-stock = La pioche est vide : prends la carte du dessus d’une défausse.
level8-refusal-no-pile = { $whom ->
    [you] Ta défausse
   *[other] La défausse devant { $name }
  } est vide : prends une carte de la pioche ou d’une autre défausse.
level8-refusal-no-seat = Il n’y a pas de joueur { $number } à cette table.
level8-refusal-already-out = Ton niveau est déjà posé, et on n’en pose qu’un par manche. Tu peux ajouter des cartes, en défausser une ou jouer une carte spéciale.
level8-refusal-number-of-groups = Pose toutes les combinaisons du niveau { $level } en une fois, et pas d’autres : { $groups }.
level8-refusal-group-size = Une combinaison a trop de cartes, ou pas assez. Le niveau { $level } demande { $groups }.
level8-refusal-not-held = Tu n’as pas ça en main, ou pas autant : { $face }.
level8-refusal-not-run = Ça ne va pas dans la combinaison { $place } ({ $group }) : { $face }. Dans une suite, les numéros se suivent ; 15 et 1 ne se suivent pas.
level8-refusal-not-set = Ça ne va pas dans la combinaison { $place } ({ $group }) : { $face }. Toutes ses cartes ont le même numéro.
level8-refusal-not-colour = Ça ne va pas dans la combinaison { $place } ({ $group }) : { $face }.
level8-refusal-not-colour-run = Ça ne va pas dans la combinaison { $place } ({ $group }) : { $face }. Dans une suite de couleur, les numéros se suivent, tous d’une même couleur ; 15 et 1 ne se suivent pas.
level8-refusal-special-in-group = Une combinaison se compose de numéros et de jokers, jamais d’une carte spéciale : { $face }.
level8-refusal-joker-range = Ce joker vaut un numéro de { $joker ->
    [j1] 1 à 5
    [j6] 6 à 10
   *[j11] 11 à 15
  }, de n’importe quelle couleur, pas { $stands }.
level8-refusal-keep-one = Il ne te resterait aucune carte, et il t’en faut une à défausser à la fin de ton tour.
level8-refusal-not-out = Pose d’abord ton niveau, ensuite tu pourras ajouter des cartes. Le niveau { $level } demande { $groups }.
level8-refusal-no-group = { $whom ->
    [you] Tu n’as
   *[other] { $name } n’a
  } pas de combinaison { $place } sur la table.
level8-refusal-off-run = Ça ne va pas : { $face }. { $count ->
    [0] Cette suite est complète, de 1 à 15.
   *[other] À cette suite, on ne peut ajouter que le numéro { $fits }.
  }
level8-refusal-off-set = Ça ne va pas : { $face }. Ici, on ne peut ajouter que le numéro { $number }.
level8-refusal-off-colour = Ça ne va pas : { $face }. Ici, on ne peut ajouter que des cartes { $colour ->
    [r] rouges
    [o] orange
    [y] jaunes
    [g] vertes
    [b] bleues
   *[p] violettes
  }.
level8-refusal-off-colour-run = Ça ne va pas : { $face }. { $count ->
    [0] Cette suite de couleur est complète, de 1 à 15.
   *[other] À cette suite de couleur, on ne peut ajouter que { $fits }.
  }
level8-refusal-joker-off = Dans cette édition, on n’ajoute pas de joker aux combinaisons posées.
level8-refusal-last-special = Comme dernière carte, { $face } ne peut qu’être défaussée, sans effet ; cela met fin à la manche.
level8-refusal-skip-self = La carte « Passe » se joue contre un autre joueur, pas contre toi.
level8-refusal-skip-twice = Il y a déjà une carte « Passe » devant { $name } : choisis un autre joueur.
level8-refusal-show-first = La carte « Je prends » a été jouée : montre d’abord trois cartes de ta main.
level8-refusal-already-shown = Tu montres déjà cette carte : { $face }. Choisis-en une autre.
level8-refusal-pick-first = Prends d’abord une des cartes montrées, ou aucune.
level8-refusal-not-shown = { $whom ->
    [you] Tu ne montres
   *[other] { $name } ne montre
  } pas cette carte : { $face }. Prends une des cartes montrées, ou aucune.
level8-refusal-put-first = Tu es en train d’échanger : mets une carte sur ta défausse, ou arrête-toi et pioche.
level8-refusal-choose-kept = La manche est terminée : choisis une carte à garder, ou arrête-toi.
level8-refusal-already-kept = Tu gardes déjà cette carte : { $face }. Choisis-en une autre, ou arrête-toi.
level8-refusal-not-asked = Ce n’est pas le moment. Pose ton niveau, ajoute des cartes, défausse-en une ou joue une carte spéciale.
level8-refusal-no-dead-end = Avec cette carte, ta main ne permettrait plus de compléter le niveau.
