"""Random games of every kind for as long as one says, each with a new seed."""
