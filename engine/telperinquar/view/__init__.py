"""What people see of a duel, and how moves read."""
