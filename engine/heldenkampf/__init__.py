"""Heldenkampf: heroes against heroines, monsters in between."""
