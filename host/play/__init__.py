"""Decisions at a table: of people, of computers, and passed in advance."""
