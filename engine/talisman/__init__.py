"""Talisman: an adventure for two to six players on three rings of spaces, up to the Crown of Command."""
