"""The view of a game of Talisman."""
