"""Chances, exactly: of the fight that is on, of Enemies, and of the way to the Crown."""
