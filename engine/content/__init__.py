"""Content of games in files: effects, names, languages and themes."""
