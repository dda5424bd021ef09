"""The third game says what it owes, as ours do."""

from tests.i18n.test_owed import test_a_game_says_what_it_owes

__all__ = ["test_a_game_says_what_it_owes"]
