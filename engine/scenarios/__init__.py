"""Scenarios: a position, loaded dice, moves and checks, read from YAML and run for any game."""
