"""Databases written by released versions, and the promise that every later version goes on with their games."""
