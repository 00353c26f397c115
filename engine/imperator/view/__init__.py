"""What people see of a game, and labels of moves."""
