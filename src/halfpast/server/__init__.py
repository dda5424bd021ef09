"""Tables for people: lobby, seats, sockets, security. It serves the built page and asks `Match` for everything else."""
