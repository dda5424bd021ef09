"""One table: its document, seats, match, log, clock and presence; all that happens there."""
