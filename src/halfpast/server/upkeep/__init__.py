"""What goes on while the server runs: time, the journal, its health, and what is removed for its age."""
