"""The local table: the real bot in a simulated Discord, for play, rehearsals and tests."""
