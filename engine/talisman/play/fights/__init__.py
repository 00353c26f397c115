"""Battle and psychic combat: getting ready, attack rolls, and what comes of them (M-155 .. M-197, M-245 .. M-250)."""
