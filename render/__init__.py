"""Rendering: from views and texts to languages, pages and pictures that people see."""
