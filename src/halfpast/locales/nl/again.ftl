# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

# $unit: what a match is made of, "game" or "round".
again-next = { $unit ->
    [game] Volgend spel
   *[round] Volgende ronde
  }
# Whom: the names of people still looking at the score.
again-next-waits = Wachten op { $names }
again-next-waits-you = De anderen gaan verder zodra jij klaar bent
again-next-told = { $unit ->
    [game] De bots beginnen pas aan het volgende spel als iedereen klaar is, of na een minuut.
   *[round] De bots beginnen pas aan de volgende ronde als iedereen klaar is, of na een minuut.
  }
again-next-goes-on = { $unit ->
    [game] Het volgende spel is begonnen.
   *[round] De volgende ronde is begonnen.
  }

## Another match with the same people

again-wanted = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
  }
again-wanted-you = Je wilt nog een keer spelen.
again-yes = { $name } doet mee
again-yes-you = Je doet mee
again-not-yet = { $name } heeft nog niet geantwoord
# Turn by turn: do not wait for these people.
again-without = Begin zonder { $names }
again-begun = Er is een nieuw spel begonnen met dezelfde mensen.
again-go = Naar het nieuwe spel
again-kept = Een bot speelt voor je tot je aanschuift.

## People one has played with

again-people = Mensen met wie je hebt gespeeld
again-play-with = Speel met { $name }
again-people-about = Alleen jij ziet deze lijst. Wie je verwijdert, kan je niet meer uitnodigen en krijgt daar niets van te horen.
again-people-invite = Uitnodigen
again-people-invite-name = { $name } uitnodigen
again-people-invited = Uitgenodigd
again-people-no = Deze keer niet
again-people-remove = { $name } van de lijst verwijderen
again-people-removed = { $name } staat niet meer op je lijst en kan je niet meer uitnodigen.
again-people-removed-list = Verwijderde mensen
again-people-back = Terugzetten
again-people-back-name = { $name } terugzetten op de lijst
again-invitations = Uitnodigingen
again-invite = { $name } nodigt je uit voor { $game }
again-invite-kept = { $count ->
    [one] { $names } speelt nog een keer { $game }. Een bot houdt je plaats vrij.
   *[other] { $names } spelen nog een keer { $game }. Een bot houdt je plaats vrij.
  }
again-invite-no = Nu niet
again-invite-never = Geen uitnodigingen meer van { $name }

## Who won, in a list of matches

again-won = { $names } heeft gewonnen
again-won-you = Je hebt gewonnen
again-won-shared = { $names } deelden de winst
again-won-nobody = Niemand heeft gewonnen
