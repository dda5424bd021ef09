"""What one address, or one guest, may ask for, and how."""
