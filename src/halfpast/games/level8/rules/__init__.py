"""What Level 8 is played with: the record, the law, and all that is made of them; compiled."""
