"""What goes wrong around the real process while people play, and what it cost: ``make chaos`` prints the table."""
