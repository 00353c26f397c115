"""The connection to Discord: sessions, limits, errors, permissions, and the commands it is sent."""
