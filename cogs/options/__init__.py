"""What the options of slash commands offer, and what those who type them may do."""
