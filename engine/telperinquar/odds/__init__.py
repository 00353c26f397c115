"""The chances of attacks."""
