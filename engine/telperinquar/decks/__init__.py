"""Decks: reading lists, checking, describing."""
