# Cards and bids in sentences.

# As they look, one after another: "7 ½ ghost".
half-face-h = ½
half-face-g = geest

# One card, as what somebody lays or draws: "a 7".
half-one = { $card ->
    [h] een ½
    [g] een geest
   *[other] een { $card }
  }

# One card, or 8+½, in a list of what may be laid: "7, ½ or a ghost". Numbers stay digits.
half-card-h = ½
half-card-g = een geest
half-card-8h = 8+½

# Several cards of one kind: "two 3s", "three halves", "two ghosts".
half-several = { $number ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[8] acht
  } { $card ->
    [h] halven
    [g] geesten
    [0] nullen
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
   *[9] negens
  }

# A bid as it is said aloud; $halves counts half steps: 13 is six and a half.
half-bid = { $halves ->
    [0] nul
    [1] een half
    [2] één
    [3] anderhalf
    [4] twee
    [5] tweeënhalf
    [6] drie
    [7] drieënhalf
    [8] vier
    [9] vierenhalf
    [10] vijf
    [11] vijfenhalf
    [12] zes
    [13] zesenhalf
    [14] zeven
    [15] zevenenhalf
    [16] acht
    [17] achtenhalf
    [18] negen
    [19] negenenhalf
    [20] tien
    [21] tienenhalf
    [22] elf
    [23] elfenhalf
    [24] twaalf
    [25] twaalfenhalf
   *[26] dertien
  }
