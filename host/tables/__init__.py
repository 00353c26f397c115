"""Tables in memory: what they are, where they are found, and how their changes become durable."""
