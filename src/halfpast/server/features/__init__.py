"""What the page can do without a table: lessons, the score pad, replays, and what it may offer."""
