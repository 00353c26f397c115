"""Measurements of speed: ``python -m tests.bench`` prints one table."""
