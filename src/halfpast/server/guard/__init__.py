"""What a single address, or a single guest, may ask for, and how."""
