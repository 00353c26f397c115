"""Servers and channels: settings, limits, moderation, lost channels."""
