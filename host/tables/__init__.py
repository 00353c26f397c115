"""Tables in memory: what they are, where they are found, and what one change of them is."""
