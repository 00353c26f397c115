"""The course of the game: attacks, fights, foraging, stacks."""
