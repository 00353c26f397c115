"""The cards: their vocabulary, their models, how they are read and checked, and how they read."""
