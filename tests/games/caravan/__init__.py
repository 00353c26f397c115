"""Caravan: a tiny co-operative game with automatic steps."""
