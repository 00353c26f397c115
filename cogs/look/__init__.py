"""The commands that only look: hand, board, cards, rules, dice, help."""
