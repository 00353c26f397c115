"""What people see of a game of Talisman."""
