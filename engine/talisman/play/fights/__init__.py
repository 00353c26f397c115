"""Battle and psychic combat: preparation, attack rolls and results (M-155 .. M-197, M-245 .. M-250)."""
