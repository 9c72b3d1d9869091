"""The database: one transaction whole in one worker thread. SQLite by default, PostgreSQL by one setting."""
