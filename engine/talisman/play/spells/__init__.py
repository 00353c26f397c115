"""Spells: their moments, targets and effects, and reactions to them (M-216 .. M-236, M-399 .. M-399c)."""
