# Wat iemand tot nu toe heeft gespeeld en gewonnen. Een partij is een hele: één spel 8½, een reeks, of de hele weg naar level 8.

record-none = Je hebt nog geen partij uitgespeeld. Speel er een tot het einde, dan telt die hier mee.
record-counting = { $count ->
    [one] Eén oudere partij wordt nog geteld.
   *[other] { $count } oudere partijen worden nog geteld.
  }
record-streak = Je hebt je laatste { $count } partijen gewonnen.

## Getallen, elk met wat ze tellen

record-played = Partijen
record-won = Gewonnen
record-longest = Langste winstreeks
record-finished = Als eerste uit
record-catches = Iemand gepakt
record-caught = Zelf gepakt
record-ended = Rondes beëindigd
record-laid = Levels uitgelegd
record-off = Kaarten aangelegd

## Tegen wie

record-people = Tegen mensen
record-bots = Tegen bots
record-together = Partijen
record-mine = Jij won
record-theirs = Zij wonnen

## Waar het bewaard wordt

record-on-device = Dit heb je de afgelopen { $days } dagen in deze browser uitgespeeld. Met een account telt het voorgoed en is het op al je apparaten hetzelfde; wat je hier hebt gespeeld, gaat mee.
record-in-account = Dit wordt in je account bewaard en is op al je apparaten hetzelfde. Tegen mensen tellen alleen de afgelopen { $days } dagen.
record-what-counts = Een partij telt als hij is afgelopen en jij nog meedoet. Hij telt niet als je je plaats hebt opgegeven of als een bot de meeste van je zetten deed. Speel je met meer mensen op één apparaat, dan telt hij voor de eerste speler.
