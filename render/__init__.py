"""Rendering: turns views and texts into sentences, pages and pictures that people see."""
