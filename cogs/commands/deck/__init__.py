"""``/deck``: decks of one's own are looked at, written and taken along."""
