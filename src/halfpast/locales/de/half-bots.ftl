# Why a bot makes a move.

# $before laid last and $next comes next: their names; $beforewho and $nextwho are "you" where that is the reader.
half-why-only-move = Etwas anderes geht nicht.
half-why-by-chance = Zufällig gewählt.
half-why-slip = Nur so, aus einer Laune heraus.
half-why-finishes = Damit ist die letzte Karte weg.
half-why-catches = { $beforewho ->
    [you] Das erwischt dich und bringt noch einen Zug.
   *[other] Das erwischt { $before } und bringt noch einen Zug.
  }
half-why-nothing-catches = Es ist keine Karte zum Angreifen da.
half-why-steals-tempo = { $nextwho ->
    [you] Dann musst du vielleicht den Ablagestapel nehmen.
   *[other] Dann muss { $next } vielleicht den Ablagestapel nehmen.
  }
half-why-lays-many = So gehen mehrere Karten auf einmal weg.
half-why-safe = Eine ganze Zahl kann niemand angreifen.
half-why-small-risk = { $nextwho ->
    [you] Das lässt sich angreifen, aber du hast wohl keine Karte dafür.
   *[other] Das lässt sich angreifen, aber { $next } hat wohl keine Karte dafür.
  }
half-why-needs-special = Etwas Besseres passt nicht.
half-why-keeps-special = Erst die niedrigen Karten: Sonderkarten helfen später noch.
half-why-brings-down = Die 0 setzt die Ansage zurück.
half-why-blind = Blind ist eine Karte wie die andere.
half-why-takes-by-choice = Lieber jetzt den Ablagestapel als später.
half-why-better-open = Die andere Karte hilft am Ende mehr.
half-why-keeps-open = Dort liegt keine bessere Karte.
half-why-out-of-reach = Eine so hohe Ansage kann niemand angreifen.
half-why-secret = Das bleibt geheim.
