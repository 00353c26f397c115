"""Spells: when they may be cast and on whom, what answers them, and what they do (M-216 .. M-236, M-399 .. M-399c)."""
