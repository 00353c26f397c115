"""The public message of a table, the buttons below it, and hands."""
