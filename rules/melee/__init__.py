"""Hand to hand, by reaction tests (rules page 2; source: the reaction tests of a longer rulebook).

Everything but :mod:`rules.melee.engine` knows fighters only as :class:`rules.melee.state.Combatant` and the fight
around them only as :class:`rules.melee.ring.Ring`: a firefight brings its people, and takes back where they stand and
how they are. The engine is the melee alone: a firefight in which nobody shoots and nothing is a cover.
"""
