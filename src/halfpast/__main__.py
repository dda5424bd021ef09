"""`python -m halfpast` is the command `halfpast`."""

from halfpast.cli import run

run()
