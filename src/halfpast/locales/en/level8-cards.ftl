# Cards, groups and levels in sentences.
# $colour: r o y g b p, as in the notation; $card: "number", a joker or a special by its name there, or "laid": a joker in a
# group; then $stands is what matters there: "9", "blue" or "blue 9".

# One card, as what somebody draws or discards: "a red 7".
level8-one = { $card ->
    [laid] { $as ->
        [colour] a joker in { $stands }
       *[number] a joker as { $stands }
      }
    [j1] a joker 1–5
    [j6] a joker 6–10
    [j11] a joker 11–15
    [j] a full joker
    [take] a Take
    [swap] a Swap
    [keep] a Keep
    [skip] a Skip
   *[number] { $colour ->
        [r] a red
        [o] an orange
        [y] a yellow
        [g] a green
        [b] a blue
       *[p] a purple
      } { $number }
  }
# A card by itself, as on a label or in a list: "red 7".
level8-face = { $card ->
    [laid] { $as ->
        [colour] joker in { $stands }
       *[number] joker as { $stands }
      }
    [j1] joker 1–5
    [j6] joker 6–10
    [j11] joker 11–15
    [j] full joker
    [take] Take
    [swap] Swap
    [keep] Keep
    [skip] Skip
   *[number] { $colour ->
        [r] red
        [o] orange
        [y] yellow
        [g] green
        [b] blue
       *[p] purple
      } { $number }
  }

# A colour by its name.
level8-colour = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  }

# Groups a level asks for, $count of a kind: "a run of 4", "4 pairs".
level8-group = { $group ->
    [run] { $count ->
        [one] a run of { $size }
       *[other] { $count } runs of { $size }
      }
    [colour] { $count ->
        [one] { $size } cards of one colour
       *[other] { $count } times { $size } cards of one colour
      }
    [colour-run] { $count ->
        [one] a colour run of { $size }
       *[other] { $count } colour runs of { $size }
      }
   *[set] { $size ->
        [2] { $count ->
            [one] a pair
           *[other] { $count } pairs
          }
       *[other] { $count ->
            [one] a set of { $size }
           *[other] { $count } sets of { $size }
          }
      }
  }
# A group that somebody lays, with its cards: "a pair (red 3, blue 3)".
level8-group-laid = { $group } ({ $cards })
# A line of a level card.
level8-level = Level { $level }: { $groups }
