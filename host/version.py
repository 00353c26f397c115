"""The version of the bot, as in ``pyproject.toml`` and ``CHANGELOG.md``."""

VERSION = "1.0.0"
