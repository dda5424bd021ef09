# Cards, groups and levels in sentences.
# $colour: r o y g b p, as in the notation; $card: "number", a joker or a special by its name there, or "laid": a joker in a
# group; then $stands is what matters there: "9", "blue" or "blue 9".

# One card, as what somebody draws or discards: "a red 7". Accusative.
level8-one = { $card ->
    [laid] { $as ->
        [colour] einen Joker in { $stands }
       *[number] einen Joker als { $stands }
      }
    [j1] einen Joker 1–5
    [j6] einen Joker 6–10
    [j11] einen Joker 11–15
    [j] einen freien Joker
    [take] eine Karte „Die nehm ich“
    [swap] eine Karte „Die tausch ich“
    [keep] eine Karte „Die behalt ich“
    [skip] eine Karte „Aussetzen“
   *[number] eine { $colour ->
        [r] rote
        [o] orange
        [y] gelbe
        [g] grüne
        [b] blaue
       *[p] violette
      } { $number }
  }
# A card by itself, as on a label or in a list: "red 7".
level8-face = { $card ->
    [laid] { $as ->
        [colour] Joker in { $stands }
       *[number] Joker als { $stands }
      }
    [j1] Joker 1–5
    [j6] Joker 6–10
    [j11] Joker 11–15
    [j] Joker (frei)
    [take] „Die nehm ich“
    [swap] „Die tausch ich“
    [keep] „Die behalt ich“
    [skip] „Aussetzen“
   *[number] { $colour ->
        [r] rote
        [o] orange
        [y] gelbe
        [g] grüne
        [b] blaue
       *[p] violette
      } { $number }
  }

# A colour by its name.
level8-colour = { $colour ->
    [r] Rot
    [o] Orange
    [y] Gelb
    [g] Grün
    [b] Blau
   *[p] Violett
  }

# Groups a level asks for, $count of a kind: "a run of 4", "4 pairs". Without an article, so in any case.
level8-group = { $group ->
    [colour] { $count ->
        [one] { $size } Karten einer Farbe
       *[other] { $count } × { $size } Karten einer Farbe
      }
    [set] { $count ->
        [one] { $size ->
            [2] Zwilling
            [3] Drilling
            [4] Vierling
            [5] Fünfling
            [6] Sechsling
            [7] Siebenling
            [8] Achtling
            [9] Neunling
           *[10] Zehnling
          }
       *[other] { $count } { $size ->
            [2] Zwillinge
            [3] Drillinge
            [4] Vierlinge
           *[5] Fünflinge
          }
      }
   *[run] { $count ->
        [one] { $size ->
            [2] Zweier
            [3] Dreier
            [4] Vierer
            [5] Fünfer
            [6] Sechser
            [7] Siebener
            [8] Achter
            [9] Neuner
           *[10] Zehner
          }{ $group ->
            [colour-run] -Farbfolge
           *[run] folge
          }
       *[other] { $count } { $size ->
            [2] Zweier
            [3] Dreier
            [4] Vierer
           *[5] Fünfer
          }{ $group ->
            [colour-run] -Farbfolgen
           *[run] folgen
          }
      }
  }
# A group that somebody lays, with its cards: "a pair (red 3, blue 3)".
level8-group-laid = { $group } ({ $cards })
# A line of a level card.
level8-level = Level { $level }: { $groups }
