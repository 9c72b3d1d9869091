"""From facts to what people read: text, layouts, the map. Never touches the database."""
