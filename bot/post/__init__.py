"""Sending what is due, once, in order, and remembering what was sent."""
