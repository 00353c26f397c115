"""Decisions at a table: people's, computers', and those somebody has passed in advance."""
