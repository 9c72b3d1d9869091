"""Lines of facts into text of a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.present.escaping import plain, visible
from bot.present.locales import Language
from rules.core.refusal import Refusal
from rules.core.scenario import Mistakes
from rules.core.telling import Line, Part, Said, Signed, Spaced, Sum, Who


def render(line: Line, language: Language, salt: int = 0) -> str:
    """A line's text. A :class:`Who` named ``x`` also gives ``$x_gender``, a tuple ``$x_count``."""
    facts: dict[str, Any] = {}
    for name, fact in line.facts.items():
        facts[name] = _text(fact, language, salt)
        if isinstance(fact, Who):
            facts[f"{name}_gender"] = fact.pronoun
        elif isinstance(fact, tuple):
            facts[f"{name}_count"] = len(fact)
    return language.text(line.key, facts, salt)


def render_all(lines: Iterable[Line], language: Language, salt: int = 0) -> list[str]:
    """The text of each line; lines of one telling choose their variants apart from each other."""
    return [render(line, language, salt + 7 * place) for place, line in enumerate(lines)]


def refusal_lines(refusal: Refusal, language: Language) -> list[str]:
    """A refusal as it is answered; the mistakes of a file in a line each, with where they stand."""
    lines = [f"🚫 {refusal_text(refusal, language)}"]
    if isinstance(refusal, Mistakes):
        lines += [f"`{m.path.replace('`', ' ')}` · {refusal_text(m.refusal, language)}" for m in refusal.mistakes]
    return lines


def refusal_on_paper(refusal: Refusal, language: Language) -> str:
    """A refusal for a terminal, which knows no markup: of a file its mistakes alone."""
    lines = refusal_lines(refusal, language)
    return "\n".join(map(visible, lines[1:] if isinstance(refusal, Mistakes) else lines))


def refusal_text(refusal: Refusal, language: Language) -> str:
    """A refusal in words: what is wrong and what to do instead. A text ``x`` also gives ``$has_x``, 0 or 1."""
    facts: dict[str, Any] = {}
    for name, value in refusal.facts.items():
        facts[name] = plain(value) if isinstance(value, str) else _text(value, language, 0)
        facts[f"has_{name}"] = int(bool(value))
    return language.text(f"refusal-{refusal.code}".replace("_", "-"), facts)


def signed(value: int) -> str:
    """``+2``, ``−1``, ``0``."""
    return f"+{value}" if value > 0 else unsigned(value)


def unsigned(value: int) -> str:
    """A number with a real minus."""
    return str(value).replace("-", "−")


def _text(fact: Any, language: Language, salt: int) -> Any:
    match fact:
        case Who(name):
            return f"**{plain(name)}**"
        case Said(text):
            return plain(text)
        case Signed(value):
            return signed(value)
        case Sum():
            return _sum(fact, language, salt)
        case Line():
            return render(fact, language, salt)
        case Spaced(lines):
            return " ".join(render(line, language, salt) for line in lines)
        case tuple():
            separator = ", " if all(isinstance(item, Who) for item in fact) else " · "
            return separator.join(_text(item, language, salt) for item in fact)
        case _:
            return fact


def _sum(fact: Sum, language: Language, salt: int) -> str:
    """``4 +2 flank = 6``, then ``; 6 − 3 cover = 3`` where something is taken away."""
    total = unsigned(fact.total)
    text = str(fact.face)
    if fact.parts:
        text = " ".join([text, *(_part(part, language, salt) for part in fact.parts), "=", total])
    if fact.less is None:
        return text
    taken = f"− {fact.less.amount}" if fact.less.amount >= 0 else f"+ {-fact.less.amount}"
    start = f"{text}; {total}" if fact.parts else text
    return f"{start} {taken} {render(fact.less.label, language, salt)} = {unsigned(fact.read)}"


def _part(part: Part, language: Language, salt: int) -> str:
    return f"{signed(part.amount)} {render(part.label, language, salt)}"
