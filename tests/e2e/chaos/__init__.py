"""Faults around the real process while people play, and their cost: ``make chaos`` prints the table."""
