"""Deadlines and reminders, and the actions of other players against a late player."""
