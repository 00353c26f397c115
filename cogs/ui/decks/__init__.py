"""The page on which a deck is built."""
