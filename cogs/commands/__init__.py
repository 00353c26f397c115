"""The slash commands: each has a file or folder of its name; those that make moves are in ``moves.py``."""
