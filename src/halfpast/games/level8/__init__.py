"""Level 8 Master, every edition. `rules/` is the law as functions; `moves` puts them together."""
