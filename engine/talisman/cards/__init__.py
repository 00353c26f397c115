"""The cards of Talisman as data, and their effects."""
