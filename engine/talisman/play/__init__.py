"""The rules of Talisman: turns, encounters, fights and Spells."""
