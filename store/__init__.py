"""Where tables are kept: SQLAlchemy, SQLite by default, migrations."""
