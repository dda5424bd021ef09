"""What is compiled: the law, the record and the entries."""
