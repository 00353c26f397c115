"""The start page with all games, the answer to a person who opens a table, and the options of a table."""
