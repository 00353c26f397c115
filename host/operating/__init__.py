"""Health page, metrics and garbage collection of the running bot."""
