# The table of Level 8 on the page. $card: "red 7"; $group: "a run of 4"; $name: whose it is, and $whose "own" where it is the reader's.

level8-table-round = Ronde { $round }
level8-table-over = De partij is afgelopen
level8-table-no-winner = De partij eindigt zonder winnaar
level8-table-won-by-laying = { $who ->
    [you] Je legde in ronde { $round } level 8 uit, en daarmee heb je meteen gewonnen.
   *[other] { $name } legde in ronde { $round } level 8 uit, en heeft daarmee meteen gewonnen.
  }
level8-table-won-by-ending = { $who ->
    [you] Je beëindigde ronde { $round } met level 7 op tafel: ook dan heb je gewonnen.
   *[other] { $name } beëindigde ronde { $round } met level 7 op tafel: ook dat is winst.
  }

# What there is to do.
level8-table-task-draw = Pak een kaart: van de trekstapel, of de bovenste van een aflegstapel.
level8-table-task-act = Kies kaarten: leg ze in de combinaties van je level, of gooi er één weg.
level8-table-task-out = Kies een kaart: leg hem aan waar het oplicht, of gooi hem weg.
level8-table-task-group = Leg ze in een combinatie van je level.
level8-table-task-show = { $count ->
    [one] { $name } speelde ‘Die pak ik’: kies een kaart om te tonen.
   *[other] { $name } speelde ‘Die pak ik’: kies { $count } kaarten om te tonen.
  }
level8-table-task-pick = Je mag een van de getoonde kaarten nemen.
level8-table-task-put = { $count ->
    [one] Je mag nog één kaart ruilen.
   *[other] Kies hoogstens { $count } kaarten om te ruilen.
  }
level8-table-task-keep = { $count ->
    [one] Je mag één kaart bewaren voor de volgende ronde.
   *[other] Kies hoogstens { $count } kaarten om te bewaren voor de volgende ronde.
  }

# What the buttons do.
level8-table-draw = Pak van de trekstapel
level8-table-draw-pile = { $whose ->
    [own] Pak van je aflegstapel
   *[other] Pak van de aflegstapel van { $name }
  }
level8-table-lay = Leg level { $level } uit
level8-table-best = Beste combinaties
level8-table-clear = Alles terug
level8-table-discard = Weggooien: { $card }
level8-table-ends-turn = Als je hem weggooit, is je beurt voorbij.
level8-table-off-or-discard = Leg hem aan waar het oplicht. Als je hem weggooit, is je beurt voorbij.
level8-table-play = Speel { $card }
level8-table-skip = Laat { $name } een beurt overslaan
level8-table-off = { $whose ->
    [own] Leg de { $card } aan bij je eigen combinatie { $place }
   *[other] Leg de { $card } aan bij combinatie { $place } van { $name }
  }
level8-table-off-here = Leg de { $card } hier aan: { $group }
level8-table-show = Tonen: { $card }
level8-table-show-several = Deze { $count } kaarten tonen
level8-table-put = Ruilen: { $card }
level8-table-put-several = Deze { $count } kaarten ruilen
level8-table-keep = Bewaren: { $card }
level8-table-keep-several = Deze { $count } kaarten bewaren
level8-table-done-put = Niets meer ruilen
level8-table-done-keep = Niets meer bewaren
level8-table-pick = Van { $name } nemen: { $card }
level8-table-pick-none = Niets nemen

# The level and its groups.
level8-table-your-level = Jouw level
level8-table-on-level = Op level { $level }
level8-table-is-out = Level { $level } ligt uit
level8-table-legend-level = het getal in het kadertje, gevuld zodra het level uitligt
level8-table-legend-hand = het getal ernaast
level8-table-group = Combinatie { $number }, { $group }: { $state }.
level8-table-missing = { $count ->
    [one] er ontbreekt één kaart
   *[other] er ontbreken { $count } kaarten
  }
level8-table-complete = compleet
level8-table-does-not-fit = past niet bij elkaar
level8-table-wrong = Combinatie { $number }, { $group }: de kaarten passen niet bij elkaar ({ $cards }).
level8-table-put-here = Leg de gekozen kaarten in combinatie { $number }, { $group }
level8-table-back = { $card }: terug in je hand
level8-table-joker-say = { $card }: zeg waarvoor hij staat
level8-table-joker-as = Waarvoor staat deze joker?
level8-table-joker-any = Laat het open
level8-table-joker-back = Terug in mijn hand
level8-table-groups = { $who ->
    [you] Jouw combinaties
   *[other] Combinaties van { $name }
  }

# The piles and what lies there.
level8-table-stock = { $count ->
    [0] De trekstapel is leeg
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $count } kaarten
  }
level8-table-pile = { $whose ->
    [own] Jouw aflegstapel
   *[other] Aflegstapel van { $name }
  }: { $card } bovenop, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
level8-table-no-pile = { $whose ->
    [own] Jouw aflegstapel is leeg
   *[other] De aflegstapel van { $name } is leeg
  }
level8-table-stock-name = Trekstapel
level8-table-your-pile = Aflegstapel
level8-table-discards = Weggegooid, de laatste eerst
level8-table-keeps = { $count ->
    [one] Er ligt een ‘Die houd ik’ open
   *[other] Er liggen { $count } kaarten ‘Die houd ik’ open
  }
level8-table-skipped = Slaat de volgende beurt over
level8-table-shown = Getoonde kaarten
# Of a card in one’s own hand that has been shown.
level8-table-laid-open = getoond
level8-table-take-one = Neem één van deze kaarten, of geen
level8-table-none-shown = Nog niemand heeft een kaart getoond.

# The hand.
level8-table-sort = Sorteer je hand
level8-table-by-colour = Op kleur
level8-table-by-number = Op getal
level8-table-kept = { $count } bewaard

# For screen readers.
level8-table-asked-pile = { $whose ->
    [own] Boven op jouw aflegstapel: { $card }.
   *[other] Boven op de aflegstapel van { $name }: { $card }.
  }
level8-table-asked-lay = Je kunt je level uitleggen.
level8-table-shout-out = { $who ->
    [you] Je legt level { $level } uit!
   *[other] { $name } legt level { $level } uit!
  }
level8-table-shout-two = { $who ->
    [you] Je beëindigt de ronde en gaat twee levels omhoog!
   *[other] { $name } beëindigt de ronde en gaat twee levels omhoog!
  }
level8-table-shout-end = { $who ->
    [you] Je beëindigt de ronde!
   *[other] { $name } beëindigt de ronde!
  }
level8-table-keys = Toetsen: D pakt van de trekstapel, L kiest de beste combinaties, S sorteert, 1 tot en met 5 leggen de gekozen kaarten in een combinatie, met de pijlen ga je langs de hand en met Shift verplaats je de kaart, Enter drukt op de knop, Escape wist de keuze.
