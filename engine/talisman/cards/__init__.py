"""The cards of Talisman as data: what is printed on them, and what it does."""
