"""Files that do harm on purpose, brought to the real front doors."""
