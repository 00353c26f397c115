"""Tables in memory: their data, their registry, and their changes."""
