"""The database: SQLAlchemy, SQLite by default, with migrations."""
