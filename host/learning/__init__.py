"""Lessons for one person: their progress, and the table at which a lesson is played."""
