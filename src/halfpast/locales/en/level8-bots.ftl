# Why a bot makes a move.

level8-why-only-move = It is the only move.
level8-why-by-chance = Drawn at random.
level8-why-slip = It just felt like it.
level8-why-lays-level = It lays out the whole level.
level8-why-lays-off = One card fewer in hand.
level8-why-ends-round = It ends the round.
level8-why-stock-better = No open card helps more than the stock might.
level8-why-helps = That card brings the level closer.
level8-why-goes-off = That card can be laid off at once.
level8-why-not-needed = That card does not help the level.
level8-why-needed = That card is needed for the level.
level8-why-safe = It gives nothing away.
level8-why-helps-nobody = That card helps nobody.
level8-why-plays-take = The others must show cards, and one of them may be useful.
level8-why-plays-swap = Useless cards go, new ones come.
level8-why-plays-keep = More cards may be kept for the next round.
level8-why-plays-skip = That player is the most dangerous one.
level8-why-nothing-helps = None of the cards shown helps.
level8-why-enough = The other cards stay where they are.
level8-why-secret = That is a secret.
level8-why-least-needed = No other card would be missed less.
