# Whether the deals of a match are fair: on the page and in the terminal.

fair-yes = Eerlijk. { $deals ->
    [one] De verdeling van de kaarten volgt
   *[other] Alle { $deals } verdelingen volgen
  } uit de sleutel waarvan de hash vooraf is getoond en uit de toevalsgetallen die de spelers hebben toegevoegd.
fair-no = Niet eerlijk. Hiermee is geknoeid:
fair-unknown = Dit is niet na te gaan: deze partij is gedeeld toen het delen nog niet te controleren was.
fair-added = Toevalsgetallen toegevoegd door: { $names }.
fair-added-none = Geen enkele browser heeft een toevalsgetal toegevoegd: alleen de sleutel van de server besliste.

## What was tampered with. $name: a player, or the middle of the table. $told and $dealt: cards.

fair-found-key = De sleutel: het is niet die waarvan de hash vóór het delen is getoond.
fair-found-commitment = De hash die vóór het delen is getoond: die hoort niet bij de sleutel.
fair-found-salts = De toevalsgetallen van de spelers: met deze getallen zijn de kaarten niet gedeeld.
fair-found-seal = Het zegel dat bij het delen is getoond: dat past niet bij de hash van de sleutel en de toevalsgetallen van de spelers.
fair-found-arranged = Het begin: de kaarten of de deler zijn met de hand gekozen in plaats van door de sleutel bepaald.
fair-found-card = Verdeling { $deal }, { $name }, { $place ->
    [hand] hand
    [open] open kaarten
    [blind] blinde kaarten
    [stock] voorraad
    [pile] aflegstapel
   *[out] kaarten buiten het spel
  }: volgens het verslag { $told }, volgens de sleutel { $dealt }.
fair-found-dealer = Verdeling { $deal }: iemand anders heeft gedeeld.
fair-found-deal = Verdeling { $deal }: de kaarten zijn niet goed opgeschreven.
fair-found-deals = De lijst met verdelingen: er ontbreken er, of het zijn er te veel.
fair-found-move = Zet { $move }: die kon met de gedeelde kaarten niet gespeeld worden.
fair-found-end = Het einde: de zetten komen ergens anders uit.
fair-found-check = Het bestand: er is achteraf iets in veranderd.
fair-found-unreadable = Wat het verslag over het delen zegt: dat is niet te lezen.
fair-no-card = geen kaart
fair-middle = midden van de tafel

## On the page: what is told of a deal

fair-about = Vóór het delen toont de server de hash van een sleutel. Daarna voegt de browser van elke speler een toevalsgetal toe. De kaarten volgen uit beide, en na afloop van de partij wordt de sleutel bekendgemaakt. Zo kan niemand in zijn eentje de kaarten kiezen.
fair-key = Sleutel
fair-hash = Hash van de sleutel
fair-seal = Zegel van de hash en de toevalsgetallen
fair-number-of = Toevalsgetal van { $name }
fair-none-yet = Niemand heeft een toevalsgetal toegevoegd.

## On the page: checked

fair-verdict-yes = Eerlijk
fair-verdict-no = Niet eerlijk
fair-verdict-unknown = Niet na te gaan
fair-checking = De verdelingen worden gecontroleerd…
fair-here = In deze browser
fair-here-fits = De sleutel past bij de hash, en het zegel past bij de hash en de toevalsgetallen.
fair-here-cannot = Via gewoon http berekenen browsers geen hashes. Open deze pagina via https, of controleer het verslag op je eigen computer.
fair-seen-yes = Het is de hash die deze browser vóór het delen heeft gezien.
fair-seen-no = Het is niet de hash die deze browser vóór het delen heeft gezien.
fair-seen-none = Deze browser heeft vóór het delen geen hash gezien en kan dus niet vergelijken.
fair-sealed-yes = Het is het zegel dat deze browser bij het delen heeft gezien.
fair-sealed-no = Het is niet het zegel dat deze browser bij het delen heeft gezien.
fair-mine-yes = Het toevalsgetal van deze browser heeft meebeslist.
fair-mine-no = Het toevalsgetal van deze browser is weggelaten.
fair-mine-none = Deze browser heeft geen toevalsgetal toegevoegd.
fair-there = Op de server
fair-there-about = De server rekent de kaarten na vanuit de sleutel: deze pagina kent geen spelregels.
fair-same = De server komt op hetzelfde uit.
fair-own-computer = Vertrouw je liever niet op de server? Download het verslag en controleer het op je eigen computer met { $command }.
fair-file = Een bewaarde partij controleren
fair-file-about = Een verslag dat je hier hebt gedownload. Alleen jij ziet het; de server bewaart er niets van.
fair-trouble-playing = Deze partij is nog niet afgelopen. De sleutel wordt na afloop bekendgemaakt.
