"""What happens in a game of Talisman: turns, encounters, fights."""
