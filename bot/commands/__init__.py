"""Slash commands: acknowledge at once, parse, call the table; nothing else."""
