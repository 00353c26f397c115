"""Waiting for people: who is late, who is reminded and how, and what the others may do about it."""
