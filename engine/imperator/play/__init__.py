"""The course of the game: sorting, battle, raid."""
