"""Parts of lines that the telling, the summary and the explanations share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.core.geometry import DIRECTIONS
from rules.core.recruit import Recruit
from rules.core.telling import Line, Part, Said, Signed, Spaced, Sum, Who, line, minus
from rules.firefight.events import CoverModifier, ShotRead
from rules.firefight.exposure import acted, exposed, shielded_by_hold
from rules.firefight.odds import cover_to_come
from rules.firefight.reckoning import cover_modifiers, cover_value, place_modifier
from rules.firefight.state import Cover, EnemyType, Fighter, FirefightState, GmBonus, ShotBonus
from rules.firefight.tables import RULE_VALUES, HouseRules, Row, rule_value
from rules.melee import words as melee
from rules.melee.state import Stats


def place(name: str | None) -> Line:
    """Where somebody is."""
    return line("place-open") if name is None else line("place-cover", cover=Who(name))


def whereabouts(name: str | None) -> Line:
    """Where somebody is, in the fewest words."""
    return line("place-open") if name is None else line("piece-place", cover=Said(name))


def condition(value: str, pronoun: str) -> Line:
    """Fit, wounded, out."""
    return line("condition", condition=value, gender=pronoun)


def row(value: Row) -> Line:
    """A row's thresholds."""
    return line("row", below=value.hit - 1, hit=value.hit, kill=value.kill)


def kind(state: FirefightState, name: str) -> Line:
    """A kind of cover."""
    label = next((known.label for known in state.kinds if known.name == name and known.label), name)
    return line("kind", kind=name, name=Said(label))


def shields(cover: Cover) -> Line:
    """The sides that a cover shields."""
    if cover.shields == DIRECTIONS:
        return line("shields-all")
    if not cover.shields:
        return line("shields-none")
    return line("shields", sides=Spaced(tuple(line("side", side=side) for side in cover.shields)))


def room(cover: Cover) -> Line:
    """How many find room at a cover."""
    return line("room", capacity=cover.capacity)


def cover_extras(state: FirefightState, cover: Cover) -> tuple[Line, ...]:
    """A cover's modifier and own rows, where it has any."""
    modifier = place_modifier(state, cover)
    found = [line("cover-modifier", amount=Signed(modifier))] if modifier or cover.modifier is not None else []
    found += [line("cover-rows", rows=tuple(row(r) for r in cover.rows))] if cover.rows is not None else []
    return tuple(found)


def house_rule(rules: HouseRules, key: str) -> Line:
    """A house rule with its value and what that means."""
    value = rule_value(rules, key)
    about = line(f"rule-{key}".replace("_", "-"), value=int(value) if value.isdecimal() else value)
    return line("rulebook-rule", key=key, value=value, default=int(value == RULE_VALUES[key][0]), about=about)


def enemy_type(rules: HouseRules, of: EnemyType) -> Line:
    """An enemy type with all that differs from the standard; where nobody shoots, how it fights hand to hand."""
    if rules.shooting == "no":
        return line("rulebook-type", type=Said(of.label), pieces=melee.stats(of.stats))
    pieces = [line("type-shots", shots=of.shots)]
    pieces += [line("type-bonus", amount=Signed(of.bonus))] if of.bonus else []
    if of.cover_die:
        pieces.append(line("type-cover-die", amount=Signed(of.cover_bonus), bonus=of.cover_bonus))
    pieces += [line("type-rows", rows=tuple(row(r) for r in of.rows))] if of.rows is not None else []
    if of.rows_against is not None:
        pieces.append(line("type-rows-against", rows=tuple(row(r) for r in of.rows_against)))
    pieces += [line("type-hits", hits=of.hits_to_out)] if of.hits_to_out is not None else []
    pieces += melee.stats(of.stats) if of.stats != Stats() else ()
    return line("rulebook-type", type=Said(of.label), pieces=tuple(pieces))


def shot_part(bonus: ShotBonus) -> Part:
    """A shooting bonus by name."""
    return Part(bonus.amount, line(f"bonus-{bonus.source}".replace("_", "-"), reason=Said(bonus.reason or "")))


def gm_part(bonus: GmBonus) -> Part:
    """A game master's bonus by its reason."""
    return Part(bonus.amount, line("bonus-gm", reason=Said(bonus.reason)))


def cover_part(modifier: CoverModifier) -> Part:
    """A cover modifier by name."""
    return Part(modifier.amount, line(f"cover-{modifier.source}", reason=Said(modifier.reason or "")))


def shot_sum(shot: ShotRead) -> Sum:
    """Face, each bonus, the target's cover."""
    less = Part(shot.less, line("less-cover")) if shot.less or shot.cover is not None else None
    return Sum(shot.face, tuple(shot_part(b) for b in shot.bonuses), less)


def shot_result(shot: ShotRead, target: Fighter) -> Line:
    """What a shot did, in a few words."""
    condition = "ignored" if shot.ignored else shot.condition
    return line("shot-result", outcome=shot.outcome, condition=condition, gender=target.pronoun)


def cover_sum(state: FirefightState, fighter: Fighter) -> Sum:
    """A fighter's cover die with every modifier; only where it is thrown."""
    return modifiers_sum(fighter.turn.cover_face or 0, cover_modifiers(state, fighter))


def cover_line(state: FirefightState, fighter: str) -> Line:
    """A fighter's cover value with every modifier; before the die what it may come to."""
    who = state.fighter(fighter)
    value = cover_value(state, who)
    if who.cover is None:
        return line("own-cover-open")
    if who.turn.shown:
        return line("own-cover-left")
    if value is None:
        least, most = cover_to_come(state, who)
        return line("own-cover-unthrown", least=minus(least), most=minus(most))
    return line("own-cover", value=minus(value), dice=cover_sum(state, who))


def modifiers_sum(face: int, modifiers: Iterable[CoverModifier]) -> Sum:
    """A cover die with these modifiers."""
    return Sum(face, tuple(cover_part(m) for m in modifiers))


def marks(state: FirefightState, fighter: Fighter) -> tuple[str, ...]:
    """A fighter's marks, sorted; what a character carries along only where it matters in this fight."""
    turn, recruit = fighter.turn, fighter.recruit
    brawler = state.melee.of(fighter.id)
    found = {
        "down": brawler.down,
        "hero": brawler.hero,
        "in-melee": state.melee.engaged(fighter.id),
        "keeping-down": turn.down,
        "low-ammo": fighter.low_ammo,
        "suppressed": turn.suppressed,
    }
    if recruit is not None:
        found |= {
            "madness": recruit.madness,
            "one-eyed": recruit.one_eyed,
            "snake-oil": recruit.oiled,
            "hatred": _faces(state, fighter, lambda other: other.band in recruit.hates),
            "hardened": recruit.hardened and _faces(state, fighter, lambda other: other.fearsome),
        }
    return tuple(sorted(mark for mark, holds in found.items() if holds))


def _faces(state: FirefightState, fighter: Fighter, such: Callable[[Recruit], bool]) -> bool:
    """Whether somebody such as this is in the fight."""
    return any(f.recruit is not None and f.id != fighter.id and such(f.recruit) for f in state.present)


def standing_now(state: FirefightState, fighter: Fighter) -> Line:
    """Whether a player can be shot at now, and why."""
    if not exposed(state, fighter):
        if state.melee.engaged(fighter.id):
            return line("stance-melee")
        return line("stance-held" if shielded_by_hold(fighter) else "stance-unseen")
    did = acted(fighter) or fighter.turn.reacted or fighter.turn.held or fighter.turn.shown
    return line("stance-exposed" if did else "stance-absent")
