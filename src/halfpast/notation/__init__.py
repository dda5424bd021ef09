"""What positions, views and logs of every game share; moves and positions themselves are a game's own."""
