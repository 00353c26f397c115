"""The course of the game: battle, raid, trade and sorting."""
