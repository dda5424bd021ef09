"""Who comes: guests and accounts, whom they have played with, what was handed out to them, and who is shut out."""
