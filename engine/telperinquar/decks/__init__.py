"""Decks as people write, bring and see them."""
