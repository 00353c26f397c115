"""Databases that released versions wrote, and the promise that every later version goes on with their games."""
