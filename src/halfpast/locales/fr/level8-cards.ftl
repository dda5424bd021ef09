# Cards, groups and levels in sentences.
# $colour: r o y g b p, as in the notation; $card: "number", a joker or a special by its name there, or "laid": a joker in a
# group; then $stands is what matters there: "9", "blue" or "blue 9".

# One card, as what somebody draws or discards: "a red 7".
level8-one = { $card ->
    [laid] { $as ->
        [colour] un joker en { $stands }
       *[number] un joker pour un { $stands }
      }
    [j1] un joker 1–5
    [j6] un joker 6–10
    [j11] un joker 11–15
    [j] un joker libre
    [take] une carte « Je prends »
    [swap] une carte « J’échange »
    [keep] une carte « Je garde »
    [skip] une carte « Passe »
   *[number] un { $number } { $colour ->
        [r] rouge
        [o] orange
        [y] jaune
        [g] vert
        [b] bleu
       *[p] violet
      }
  }
# A card by itself, as on a label or in a list: "red 7".
level8-face = { $card ->
    [laid] { $as ->
        [colour] joker en { $stands }
       *[number] joker pour un { $stands }
      }
    [j1] joker 1–5
    [j6] joker 6–10
    [j11] joker 11–15
    [j] joker libre
    [take] « Je prends »
    [swap] « J’échange »
    [keep] « Je garde »
    [skip] « Passe »
   *[number] { $number } { $colour ->
        [r] rouge
        [o] orange
        [y] jaune
        [g] vert
        [b] bleu
       *[p] violet
      }
  }

# A colour by its name.
level8-colour = { $colour ->
    [r] rouge
    [o] orange
    [y] jaune
    [g] vert
    [b] bleu
   *[p] violet
  }

# Groups a level asks for, $count of a kind: "a run of 4", "4 pairs".
level8-group = { $group ->
    [run] { $count ->
        [one] une suite de { $size } cartes
       *[other] { $count } suites de { $size } cartes
      }
    [colour] { $count ->
        [one] { $size } cartes d’une même couleur
       *[other] { $count } fois { $size } cartes d’une même couleur
      }
    [colour-run] { $count ->
        [one] une suite de couleur de { $size } cartes
       *[other] { $count } suites de couleur de { $size } cartes
      }
   *[set] { $size ->
        [2] { $count ->
            [one] une paire
           *[other] { $count } paires
          }
        [3] { $count ->
            [one] un brelan
           *[other] { $count } brelans
          }
        [4] { $count ->
            [one] un carré
           *[other] { $count } carrés
          }
       *[other] { $count ->
            [one] { $size } cartes de même numéro
           *[other] { $count } fois { $size } cartes de même numéro
          }
      }
  }
# A group that somebody lays, with its cards: "a pair (red 3, blue 3)".
level8-group-laid = { $group } ({ $cards })
# A line of a level card.
level8-level = Niveau { $level } : { $groups }
