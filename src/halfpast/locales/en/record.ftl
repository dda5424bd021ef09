# What somebody has played and won so far. A match is a whole one: a single game of 8½, a series, or all the way to level 8.

record-none = You have not finished a match yet. Play one to the end, and it will count here.
record-counting = { $count ->
    [one] One older match is still being counted.
   *[other] { $count } older matches are still being counted.
  }
record-streak = You have won your last { $count } matches.

## Numbers, each with what it counts

record-played = Matches
record-won = Won
record-longest = Most in a row
record-games = { $unit ->
    [game] Games
   *[round] Rounds
  }
record-finished = Games finished first
record-catches = Catches
record-caught = Times caught
record-ended = Rounds ended
record-laid = Levels laid out
record-off = Cards laid off

## Against whom

record-people = Against people
record-bots = Against bots
record-together = Matches
record-mine = You won
record-theirs = They won

## Where it is kept

record-on-device = What you have finished in this browser in the last { $days } days. With an account it counts for good and is the same on all your devices; what you have played here comes along.
record-in-account = Kept in your account, and the same on all your devices. Against people, only the last { $days } days count.
record-what-counts = A match counts when it is over and you are still in it. It does not count if you gave up your place, or if a bot made most of your moves. If several of you share a device, it counts for the first player.
