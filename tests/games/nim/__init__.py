"""Nim: the smallest complete game, made as a new game would be added to the house."""
