"""The law, section by section, one function a rule: groups, setting_up, turn, specials, end.

Every function cites its rule at the head of its docstring; `halfpast rules L13` prints the text.
"""
