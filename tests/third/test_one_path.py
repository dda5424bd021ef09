"""The third game's moves are parsed once and refused once, too."""

from tests.server.tables.test_one_path import (
    counts,
    test_a_frame_for_several_at_one_screen_writes_the_view_of_each_and_no_other,
    test_a_frame_writes_one_view,
    test_a_move_at_a_table_is_parsed_and_refused_once,
    test_a_move_in_the_terminal_is_parsed_and_refused_once,
    test_what_a_move_would_do_is_asked_once,
)

__all__ = [
    "counts",
    "test_a_frame_for_several_at_one_screen_writes_the_view_of_each_and_no_other",
    "test_a_frame_writes_one_view",
    "test_a_move_at_a_table_is_parsed_and_refused_once",
    "test_a_move_in_the_terminal_is_parsed_and_refused_once",
    "test_what_a_move_would_do_is_asked_once",
]
