"""What the page can do without a game of one's own: lessons, the score pad, replays, and what it may offer."""
