# Cards and bids in sentences.

# As they look, one after another: "7 ½ ghost".
half-face-h = ½
half-face-g = ghost

# One card, as what somebody lays or draws: "a 7".
half-one = { $card ->
    [h] a ½
    [g] a ghost
    [8] an 8
   *[other] a { $card }
  }

# One card, or 8+½, in a list of what may be laid: "7, ½ or a ghost". Numbers stay digits.
half-card-h = ½
half-card-g = a ghost
half-card-8h = 8+½

# Several cards of one kind: "two 3s", "three halves", "two ghosts".
half-several = { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
  } { $card ->
    [h] halves
    [g] ghosts
   *[other] { $card }s
  }

# A bid as it is said aloud; $halves counts half steps: 13 is six and a half.
half-bid = { $halves ->
    [0] zero
    [1] a half
    [2] one
    [3] one and a half
    [4] two
    [5] two and a half
    [6] three
    [7] three and a half
    [8] four
    [9] four and a half
    [10] five
    [11] five and a half
    [12] six
    [13] six and a half
    [14] seven
    [15] seven and a half
    [16] eight
    [17] eight and a half
    [18] nine
    [19] nine and a half
    [20] ten
    [21] ten and a half
    [22] eleven
    [23] eleven and a half
    [24] twelve
    [25] twelve and a half
   *[26] thirteen
  }
