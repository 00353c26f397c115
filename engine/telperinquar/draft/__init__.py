"""The booster draft (section P): heroes, boosters that are passed round, decks built from the picks, then a duel."""
