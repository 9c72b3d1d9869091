"""The rule systems of Perestrelka: pure decisions and facts.

This package imports the standard library and msgspec, nothing else. It has no clock, no randomness and
no text for people: dice and secrecy come in as arguments, words stand in the locale files of ``bot``.
"""
