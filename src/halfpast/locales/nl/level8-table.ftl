# De tafel van Level 8 op de pagina. $card: "rode 7"; $group: "een rij van 4"; $name: van wie, en $whose "own" waar het van de lezer is.

level8-table-round = Ronde { $round }
level8-table-over = Het spel is afgelopen
level8-table-no-winner = Het spel eindigt zonder winnaar
level8-table-won-by-laying = { $who ->
    [you] Je legde in ronde { $round } level 8 uit: dat wint meteen.
   *[other] { $name } legde in ronde { $round } level 8 uit: dat wint meteen.
  }
level8-table-won-by-ending = { $who ->
    [you] Je beëindigde ronde { $round } met level 7 uitgelegd: ook dat wint.
   *[other] { $name } beëindigde ronde { $round } met level 7 uitgelegd: ook dat wint.
  }

level8-table-task-draw = Pak een kaart: van de trekstapel, of de bovenste van een aflegstapel.
level8-table-task-act = Kies kaarten: leg ze in de combinaties van je level, of leg er één af.
level8-table-task-out = Kies een kaart: leg haar aan waar het oplicht, of leg haar af.
level8-table-task-group = Leg ze in een combinatie van je level.
level8-table-task-show = { $count ->
    [one] { $name } speelde ‘Die pak ik’: kies een kaart om te tonen.
   *[other] { $name } speelde ‘Die pak ik’: kies { $count } kaarten om te tonen.
  }
level8-table-task-pick = Je mag een van de getoonde kaarten nemen.
level8-table-task-put = { $count ->
    [one] Je mag nog één kaart ruilen.
   *[other] Kies tot { $count } kaarten om te ruilen.
  }
level8-table-task-keep = { $count ->
    [one] Je mag één kaart bewaren voor de volgende ronde.
   *[other] Kies tot { $count } kaarten om te bewaren voor de volgende ronde.
  }

level8-table-draw = Pak van de trekstapel
level8-table-draw-pile = { $whose ->
    [own] Pak van je aflegstapel
   *[other] Pak van de aflegstapel van { $name }
  }
level8-table-lay = Leg level { $level } uit
level8-table-best = Op de beste manier
level8-table-clear = Alles terug
level8-table-discard = Leg { $card } af
level8-table-ends-turn = Als je hem aflegt, is je beurt voorbij.
level8-table-off-or-discard = Leg hem aan waar het oplicht. Als je hem aflegt, is je beurt voorbij.
level8-table-play = Speel { $card }
level8-table-skip = Sla { $name } over
level8-table-off = { $whose ->
    [own] Leg { $card } aan bij je eigen combinatie { $place }
   *[other] Leg { $card } aan bij combinatie { $place } van { $name }
  }
level8-table-off-here = Leg { $card } hier aan: { $group }
level8-table-show = Laat { $card } zien
level8-table-show-several = Laat deze { $count } kaarten zien
level8-table-put = Ruil { $card }
level8-table-put-several = Ruil deze { $count } kaarten
level8-table-keep = Bewaar { $card }
level8-table-keep-several = Bewaar deze { $count } kaarten
level8-table-done-put = Niets meer ruilen
level8-table-done-keep = Niets meer bewaren
level8-table-pick = Neem { $card } van { $name }
level8-table-pick-none = Neem niets

level8-table-your-level = Jouw level
level8-table-on-level = Op level { $level }
level8-table-is-out = Level { $level } ligt uit
level8-table-legend-level = het getal in het kadertje, gevuld als het level uitligt
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

level8-table-stock = { $count ->
    [0] De trekstapel is leeg
    [one] De trekstapel: één kaart
   *[other] De trekstapel: { $count } kaarten
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
level8-table-discards = Afgelegd, de laatste eerst
level8-table-keeps = { $count ->
    [one] Er ligt een ‘Die houd ik’ open
   *[other] Er liggen { $count } kaarten ‘Die houd ik’ open
  }
level8-table-skipped = Slaat de volgende beurt over
level8-table-shown = Getoonde kaarten
level8-table-laid-open = getoond
level8-table-take-one = Neem één van deze kaarten, of geen
level8-table-none-shown = Nog niemand heeft een kaart getoond.

level8-table-sort = Sorteer je hand
level8-table-by-colour = Op kleur
level8-table-by-number = Op getal
level8-table-kept = { $count } bewaard

level8-table-asked-pile = { $whose ->
    [own] Op jouw aflegstapel ligt { $card }.
   *[other] Op de aflegstapel van { $name } ligt { $card }.
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
level8-table-keys = Toetsen: D pakt van de trekstapel, L legt op de beste manier, S sorteert, 1 tot 5 leggen de gekozen kaarten in een combinatie, pijlen gaan langs de hand en verplaatsen met Shift de kaart, Enter drukt op de knop, Escape vergeet de keuze.
