# Why a bot makes a move.

# $before laid last and $next comes next: their names; $beforewho and $nextwho are "you" where that is the reader.
half-why-only-move = It is the only move.
half-why-by-chance = Drawn at random.
half-why-slip = It just felt like it.
half-why-finishes = It is the last card.
half-why-catches = { $beforewho ->
    [you] It catches you and gives another turn.
   *[other] It catches { $before } and gives another turn.
  }
half-why-nothing-catches = There is no card to catch with.
half-why-steals-tempo = { $nextwho ->
    [you] You may have to take the pile.
   *[other] { $next } may have to take the pile.
  }
half-why-lays-many = That gets rid of several cards at once.
half-why-safe = A whole bid cannot be caught.
half-why-small-risk = { $nextwho ->
    [you] It can be caught, but you probably have no card for that.
   *[other] It can be caught, but { $next } probably has no card for that.
  }
half-why-needs-special = Nothing better can be played.
half-why-keeps-special = Low cards first: special cards help later.
half-why-brings-down = The 0 brings the bid down.
half-why-blind = Blind cards are all alike.
half-why-takes-by-choice = Better the pile now than later.
half-why-better-open = The other card helps more at the end.
half-why-keeps-open = No card there is better.
half-why-out-of-reach = No card catches a bid that high.
half-why-secret = That is a secret.
