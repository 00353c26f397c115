"""``/deck``: show, write and choose decks."""
