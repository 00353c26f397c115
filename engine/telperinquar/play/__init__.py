"""The course of a duel, in the order of the rulebook."""
