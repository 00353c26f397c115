"""Puzzles: positions of computer games in which one move is much better than all others, kept as data."""
