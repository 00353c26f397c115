"""Lessons for one person: how far everybody has come, and the table at which a lesson is played."""
