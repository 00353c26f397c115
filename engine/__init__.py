"""The rules of all games: pure Python, no clock, no I/O but reading ``data/``, no randomness but its own dice."""
