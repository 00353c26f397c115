"""Chances of fights: the game's own rules, played for every possible draw, or for a sample if there are too many."""
