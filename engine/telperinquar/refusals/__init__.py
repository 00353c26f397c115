"""Reasons why moves are not allowed."""
