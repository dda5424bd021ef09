# Cards, groups and levels in sentences.
# $colour: r o y g b p, as in the notation; $card: "number", a joker or a special by its name there, or "laid": a joker in a
# group; then $stands is what matters there: "9", "blue" or "blue 9".

# One card, as what somebody draws or discards: "a red 7".
level8-one = { $card ->
    [laid] { $as ->
        [colour] een joker in { $stands }
       *[number] een joker als { $stands }
      }
    [j1] een joker 1–5
    [j6] een joker 6–10
    [j11] een joker 11–15
    [j] een vrije joker
    [take] een kaart ‘Die pak ik’
    [swap] een kaart ‘Die ruil ik’
    [keep] een kaart ‘Die houd ik’
    [skip] een kaart ‘Beurt overslaan’
   *[number] { $colour ->
        [r] een rode
        [o] een oranje
        [y] een gele
        [g] een groene
        [b] een blauwe
       *[p] een paarse
      } { $number }
  }
# A card by itself, as on a label or in a list: "red 7".
level8-face = { $card ->
    [laid] { $as ->
        [colour] joker in { $stands }
       *[number] joker als { $stands }
      }
    [j1] joker 1–5
    [j6] joker 6–10
    [j11] joker 11–15
    [j] vrije joker
    [take] ‘Die pak ik’
    [swap] ‘Die ruil ik’
    [keep] ‘Die houd ik’
    [skip] ‘Beurt overslaan’
   *[number] { $colour ->
        [r] rode
        [o] oranje
        [y] gele
        [g] groene
        [b] blauwe
       *[p] paarse
      } { $number }
  }

# A colour by its name.
level8-colour = { $colour ->
    [r] rood
    [o] oranje
    [y] geel
    [g] groen
    [b] blauw
   *[p] paars
  }

# Groups a level asks for, $count of a kind: "a run of 4", "4 pairs".
level8-group = { $group ->
    [run] { $count ->
        [one] een reeks van { $size }
       *[other] { $count } reeksen van { $size }
      }
    [colour] { $count ->
        [one] { $size } kaarten van één kleur
       *[other] { $count } keer { $size } kaarten van één kleur
      }
    [colour-run] { $count ->
        [one] een kleurreeks van { $size }
       *[other] { $count } kleurreeksen van { $size }
      }
   *[set] { $count ->
        [one] een { $size ->
            [2] tweeling
            [3] drieling
            [4] vierling
            [5] vijfling
            [6] zesling
            [7] zevenling
            [8] achtling
            [9] negenling
           *[10] tienling
          }
       *[other] { $count } { $size ->
            [2] tweelingen
            [3] drielingen
            [4] vierlingen
           *[5] vijflingen
          }
      }
  }
# A group that somebody lays, with its cards: "a pair (red 3, blue 3)".
level8-group-laid = { $group } ({ $cards })
# A line of a level card.
level8-level = Level { $level }: { $groups }
