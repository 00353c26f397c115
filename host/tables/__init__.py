"""Tables in memory: their data, the registry that finds them, and the changes made to them."""
