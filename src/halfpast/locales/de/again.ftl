# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

# $unit: what a match is made of, "game" or "round".
again-next = { $unit ->
    [game] Nächstes Spiel
   *[round] Nächste Runde
  }
# Whom: the names of people still looking at the score.
again-next-waits = Warten auf { $names }
again-next-waits-you = Die anderen warten auf dich
again-next-told = { $unit ->
    [game] Die Bots beginnen das nächste Spiel, sobald alle so weit sind, spätestens nach einer Minute.
   *[round] Die Bots beginnen die nächste Runde, sobald alle so weit sind, spätestens nach einer Minute.
  }
again-next-goes-on = { $unit ->
    [game] Das nächste Spiel hat begonnen.
   *[round] Die nächste Runde hat begonnen.
  }

## Another match with the same people

again-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
  }
again-wanted-you = Du möchtest noch einmal spielen.
again-yes = { $name } ist dabei
again-yes-you = Du bist dabei
again-not-yet = { $name } hat noch nicht geantwortet
# Turn by turn: do not wait for these people.
again-without = Ohne { $names } anfangen
again-begun = Ein neues Spiel mit denselben Leuten hat begonnen.
again-go = Zum neuen Spiel
again-kept = Ein Bot spielt für dich, bis du Platz nimmst.

## People one has played with

again-people = Leute, mit denen du gespielt hast
again-play-with = Mit { $name } spielen
again-people-about = Diese Liste siehst nur du. Wen du entfernst, der kann dich nicht mehr einladen und erfährt davon nichts.
again-people-invite = Einladen
again-people-invite-name = { $name } einladen
again-people-invited = Eingeladen
again-people-no = Diesmal nicht
again-people-remove = { $name } von der Liste entfernen
again-people-removed = { $name } steht nicht mehr auf deiner Liste und kann dich nicht mehr einladen.
again-people-removed-list = Entfernt
again-people-back = Zurückholen
again-people-back-name = { $name } auf die Liste zurückholen
again-invitations = Einladungen
again-invite = { $name } lädt dich zu { $game } ein
again-invite-kept = { $count ->
    [one] { $names } spielt noch einmal { $game }. Ein Bot hält deinen Platz frei.
   *[other] { $names } spielen noch einmal { $game }. Ein Bot hält deinen Platz frei.
  }
again-invite-no = Jetzt nicht
again-invite-never = Keine Einladungen mehr von { $name }

## Who won, in a list of matches

again-won = { $names } hat gewonnen
again-won-you = Du hast gewonnen
again-won-shared = { $names } teilten sich den Sieg
again-won-nobody = Niemand hat gewonnen
