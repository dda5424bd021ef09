"""Every speed claim, runnable, against its peers in the same run."""
