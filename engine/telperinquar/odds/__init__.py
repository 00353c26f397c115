"""Odds of attacks."""
