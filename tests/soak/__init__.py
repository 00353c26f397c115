"""Random games of every kind for as long as wanted, each with a new seed."""
