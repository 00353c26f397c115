"""The cards: their data models, the library, and their effects."""
