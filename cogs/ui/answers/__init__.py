"""Answers that replace others: panels, pages of lists and pictures."""
