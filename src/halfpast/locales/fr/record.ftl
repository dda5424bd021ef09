# What somebody has played and won so far. A match is a whole one: a single game of 8½, a series, or all the way to level 8.

record-none = Tu n’as pas encore terminé de partie. Joues-en une jusqu’au bout, et elle comptera ici.
record-counting = { $count ->
    [one] Une partie plus ancienne reste à compter.
   *[other] { $count } parties plus anciennes restent à compter.
  }
record-streak = Tu as gagné tes { $count } dernières parties.

## Numbers, each with what it counts

record-played = Parties
record-won = Gagnées
record-longest = Meilleure série
record-games = { $unit ->
    [game] Parties au total
   *[round] Manches
  }
record-finished = Finies en premier
record-catches = Attaques réussies
record-caught = Attaques subies
record-ended = Manches finies
record-laid = Niveaux posés
record-off = Cartes ajoutées

## Against whom

record-people = Contre des humains
record-bots = Contre des robots
record-together = Parties
record-mine = Tes victoires
record-theirs = Ses victoires

## Where it is kept

record-on-device = Voici ce que tu as terminé dans ce navigateur ces { $days } derniers jours. Avec un compte, tout compte pour de bon et se retrouve sur tous tes appareils ; ce que tu as joué ici te suit.
record-in-account = C’est conservé dans ton compte et identique sur tous tes appareils. Contre des humains, seuls les { $days } derniers jours comptent.
record-what-counts = Une partie compte si tu y es encore quand elle se termine. Elle ne compte pas si tu as laissé ta place ou si un robot a joué la plupart de tes coups. Si plusieurs personnes partagent un appareil, elle compte pour le premier joueur.
