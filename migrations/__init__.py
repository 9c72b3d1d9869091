"""Database revisions; see ``bot/store/migrating.py`` for who runs them."""
