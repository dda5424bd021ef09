"""8½, every edition. `rules/` is the law as functions; `moves` puts them together."""
