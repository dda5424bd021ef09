# What somebody has played and won so far. A match is a whole one: a single game of 8½, a series, or all the way to level 8.

record-none = Je hebt nog geen partij uitgespeeld. Speel er een uit, dan telt die hier mee.
record-counting = { $count ->
    [one] Eén oudere partij wordt nog geteld.
   *[other] { $count } oudere partijen worden nog geteld.
  }
record-streak = Je hebt je laatste { $count } partijen gewonnen.

## Numbers, each with what it counts

record-played = Partijen
record-won = Gewonnen
record-longest = Langste winstreeks
record-games = { $unit ->
    [game] Spelletjes
   *[round] Rondes
  }
record-finished = Als eerste uit
record-catches = Geslaagde aanvallen
record-caught = Zelf aangevallen
record-ended = Rondes beëindigd
record-laid = Levels uitgelegd
record-off = Kaarten aangelegd

## Against whom

record-people = Tegen mensen
record-bots = Tegen bots
record-together = Partijen
record-mine = Jij won
record-theirs = Zij wonnen

## Where it is kept

record-on-device = Dit heb je de afgelopen { $days } dagen in deze browser uitgespeeld. Met een account telt het voorgoed en is het op al je apparaten hetzelfde; wat je hier hebt gespeeld, gaat mee.
record-in-account = Dit wordt in je account bewaard en is op al je apparaten hetzelfde. Tegen mensen tellen alleen de afgelopen { $days } dagen.
record-what-counts = Een partij telt als die is afgelopen en jij nog meedoet, maar niet als je je plaats hebt opgegeven of als een bot de meeste van je zetten deed. Speel je met meer mensen op één apparaat, dan telt de partij voor de eerste speler.
