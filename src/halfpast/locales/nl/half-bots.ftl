# Why a bot makes a move.

# $before laid last and $next comes next: their names; $beforewho and $nextwho are "you" where that is the reader.
half-why-only-move = Iets anders kan niet.
half-why-by-chance = Zomaar iets gekozen.
half-why-slip = Gewoon een ingeving.
half-why-finishes = Het is de laatste kaart.
half-why-catches = { $beforewho ->
    [you] Het is een aanval op jou, en het levert nog een beurt op.
   *[other] Het is een aanval op { $before }, en het levert nog een beurt op.
  }
half-why-nothing-catches = Er is geen kaart om mee aan te vallen.
half-why-steals-tempo = { $nextwho ->
    [you] Misschien moet jij dan de aflegstapel nemen.
   *[other] Misschien moet { $next } dan de aflegstapel nemen.
  }
half-why-lays-many = Zo gaan er meerdere kaarten tegelijk weg.
half-why-safe = Een heel bod is niet aan te vallen.
half-why-small-risk = { $nextwho ->
    [you] Dit is aan te vallen, maar jij hebt er waarschijnlijk geen kaart voor.
   *[other] Dit is aan te vallen, maar { $next } heeft er waarschijnlijk geen kaart voor.
  }
half-why-needs-special = Iets beters kan er niet op.
half-why-keeps-special = Eerst de lage kaarten: speciale kaarten komen later van pas.
half-why-brings-down = Met de 0 zakt het bod.
half-why-blind = Blinde kaarten zien er allemaal hetzelfde uit.
half-why-takes-by-choice = Liever nu de aflegstapel dan later.
half-why-better-open = De andere kaart komt aan het eind beter van pas.
half-why-keeps-open = Een betere kaart ligt daar niet.
half-why-out-of-reach = Zo’n hoog bod is niet aan te vallen.
half-why-secret = Dat blijft geheim.
