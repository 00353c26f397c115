"""Lessons: scenarios in which a person makes the moves of one seat, with texts in every language."""
