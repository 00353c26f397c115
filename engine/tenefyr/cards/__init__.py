"""The cards: how their files read, and what stands on them."""
