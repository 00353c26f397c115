"""Imperator: a battle with 52 cards in which everybody may act at any moment."""
