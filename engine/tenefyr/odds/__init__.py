"""Chances of fights, computed exactly from what everybody knows: which cards are left, never in which order."""
