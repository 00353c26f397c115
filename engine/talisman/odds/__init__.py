"""Exact chances of the present fight, of Enemies, and of the way to the Crown."""
