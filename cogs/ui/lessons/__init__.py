"""``/learn``: lessons in a private panel, and a first game against the computer."""
