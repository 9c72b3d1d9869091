"""Buttons: what a press asks for. They are matched by their ids and work after a restart."""
