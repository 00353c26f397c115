"""Changes of tables: written in one transaction each, and announced once durable."""
