"""What the bot sends, held against Discord's own specification and its written limits."""
