"""The people: guests and accounts, whom they have played with, the links they were given, and who is shut out."""
