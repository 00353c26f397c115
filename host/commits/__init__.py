"""Changes of tables: written in one transaction each, and passed on once they are durable."""
