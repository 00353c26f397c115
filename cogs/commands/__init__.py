"""The slash commands, and what all of them share: suggestions, translations, rights."""
