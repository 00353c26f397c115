"""Scenarios: a position, loaded dice, moves by seat and what must hold, read from YAML and run for any game."""
