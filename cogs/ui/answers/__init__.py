"""Answers that take the place of others: panels, pages of lists, pictures."""
