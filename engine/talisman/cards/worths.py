"""Worths of single things to the computer player, in lives of a character that has enough of them."""

POINT_WORTH = 3.0
"""A counter of Strength or Craft."""
GOLD_WORTH, FATE_WORTH, SPELL_WORTH, MISSED_TURN_WORTH = 0.5, 0.7, 0.8, 1.3
TALISMAN_WORTH, SPARE_TALISMAN_WORTH = 9.0, 1.7
"""The first Talisman, and each further one: it can be lost with the first, and helps a rival if it is left behind."""
