"""What the positions, views and logs of every game share; moves and positions themselves are up to each game."""
