"""Caravan: a tiny co-operative game whose days go on by themselves."""
