"""The course of the game: battle, raid and sorting, during which players trade."""
