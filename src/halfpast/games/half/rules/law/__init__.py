"""The law, section by section, one function a rule: setting_up, turn, specials, table, end.

Every function cites its rule at the head of its docstring; `halfpast rules H14` prints the text.
"""
