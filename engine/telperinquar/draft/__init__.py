"""The booster draft: heroes, boosters that are passed round, decks built from the picks, then a duel."""
