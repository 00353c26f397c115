"""Changes of tables: each is written in one transaction, and announced once it is durable."""
