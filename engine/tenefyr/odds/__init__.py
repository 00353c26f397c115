"""Chances of fights: the game's own rules, played over all draws where these are few, else over a sample of them."""
