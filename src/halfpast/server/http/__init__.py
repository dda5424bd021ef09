"""Where requests and sockets come in, and what is sent back."""
