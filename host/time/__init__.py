"""Clocks, quiet hours and reminder preferences."""
