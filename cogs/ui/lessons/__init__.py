"""Lessons, and a first game against the computer."""
