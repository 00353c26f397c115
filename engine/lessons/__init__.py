"""Lessons: scenarios in which a person makes the moves of one seat, with texts beside them in every language."""
