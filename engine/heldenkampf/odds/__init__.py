"""The chances of fights."""
