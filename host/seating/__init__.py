"""Seating: opening tables, taking and leaving seats, choosing decks, rematches."""
