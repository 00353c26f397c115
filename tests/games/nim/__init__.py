"""Nim: the smallest whole game, as somebody would add it to the house."""
