"""The private panel in which a whole turn can be played."""
