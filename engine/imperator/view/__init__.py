"""What people see of the game, and how moves read."""
