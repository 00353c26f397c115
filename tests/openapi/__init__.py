"""What the bot sends, checked against Discord's own specification and its documented limits."""
