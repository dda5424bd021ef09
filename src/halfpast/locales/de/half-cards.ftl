# Cards and bids in sentences.

# As they look, one after another: "7 ½ ghost".
half-face-h = ½
half-face-g = Geist

# One card, as what somebody lays or draws: "a 7".
half-one = { $card ->
    [h] eine ½
    [g] einen Geist
   *[other] eine { $card }
  }

# One card, or 8+½, in a list of what may be laid: "7, ½ or a ghost". Numbers stay digits.
half-card-h = ½
half-card-g = einen Geist
half-card-8h = 8+½

# Several cards of one kind: "two 3s", "three halves", "two ghosts".
half-several = { $number ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
  } { $card ->
    [h] Halbe
    [g] Geister
    [0] Nullen
   *[other] { $card }er
  }

# A bid as it is said aloud; $halves counts half steps: 13 is six and a half.
half-bid = { $halves ->
    [0] null
    [1] einhalb
    [2] eins
    [3] eineinhalb
    [4] zwei
    [5] zweieinhalb
    [6] drei
    [7] dreieinhalb
    [8] vier
    [9] viereinhalb
    [10] fünf
    [11] fünfeinhalb
    [12] sechs
    [13] sechseinhalb
    [14] sieben
    [15] siebeneinhalb
    [16] acht
    [17] achteinhalb
    [18] neun
    [19] neuneinhalb
    [20] zehn
    [21] zehneinhalb
    [22] elf
    [23] elfeinhalb
    [24] zwölf
    [25] zwölfeinhalb
   *[26] dreizehn
  }
