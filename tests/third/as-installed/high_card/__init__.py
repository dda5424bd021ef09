"""High Card: a game as somebody else would write one for halfpast, in one folder of their own."""

import halfpast  # noqa: F401  # first: it finds this game by its entry point, whoever is read before
