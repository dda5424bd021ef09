# Cards and bids in sentences.

# As they look, one after another: "7 ½ ghost".
half-face-h = ½
half-face-g = fantôme

# One card, as what somebody lays or draws: "a 7".
half-one = { $card ->
    [h] un ½
    [g] un fantôme
   *[other] un { $card }
  }

# One card, or 8+½, in a list of what may be laid: "7, ½ or a ghost". Numbers stay digits.
half-card-h = ½
half-card-g = un fantôme
half-card-8h = 8+½

# Several cards of one kind: "two 3s", "three halves", "two ghosts".
half-several = { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[8] huit
  } { $card ->
    [h] demis
    [g] fantômes
   *[other] { $card }
  }

# A bid as it is said aloud; $halves counts half steps: 13 is six and a half.
half-bid = { $halves ->
    [0] zéro
    [1] un demi
    [2] un
    [3] un et demi
    [4] deux
    [5] deux et demi
    [6] trois
    [7] trois et demi
    [8] quatre
    [9] quatre et demi
    [10] cinq
    [11] cinq et demi
    [12] six
    [13] six et demi
    [14] sept
    [15] sept et demi
    [16] huit
    [17] huit et demi
    [18] neuf
    [19] neuf et demi
    [20] dix
    [21] dix et demi
    [22] onze
    [23] onze et demi
    [24] douze
    [25] douze et demi
   *[26] treize
  }
