"""The real bot process against a loopback Discord."""
