"""The options of slash commands: suggestions, and the values of typed names."""
