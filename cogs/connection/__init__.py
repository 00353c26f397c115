"""The connection to Discord: gateway, HTTP, what the bot remembers between interactions, limits, errors and the log."""
