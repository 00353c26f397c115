"""What people see of a duel, and labels of moves."""
