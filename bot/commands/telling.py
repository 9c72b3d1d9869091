"""Reading a log aloud: its lines, why a throw ended as it did, what a check found. Pure text, for any thread."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.escaping import visible
from bot.present.lines import render_all
from bot.present.locales import Language
from bot.present.narration import tell_events
from bot.table.codec import codec_of
from bot.table.requests import Seen, Told
from bot.table.verifying import Report
from rules.core.refusal import Refusal
from rules.registry import FIGHTS

LINE_LENGTH = 600
"""Of a log entry, in characters; the whole is in the export."""

TITLE_LENGTH = 100
"""Of an entry among suggestions: Discord's limit for a choice."""

MAX_FINDINGS = 10


def log_lines(log: Sequence[Told], seen: Seen, page: int, spoken: Language) -> list[str]:
    """A line for each entry of a round, what was undone marked; secret ones for a game master only."""
    rules = codec_of(seen.game.ruleset).ruleset
    lines: list[str] = []
    heard: set[int] = set()
    for told in log:
        if rules.page(told.before) != page and told.entry.voids is None:
            continue
        text = entry_text(told, seen, spoken)
        if told.entry.voids is not None and heard.isdisjoint(range(told.entry.voids, told.entry.seq)):
            continue  # it undid what this viewer never heard of, or another round's
        if text:
            heard.add(told.entry.seq)
            lines.append(_line(told, text, spoken))
            if told.words is not None:
                lines.append(spoken.text("log-words", {"text": _short(told.words.replace("\n", " / "))}))
    return lines


def entry_text(told: Told, seen: Seen, spoken: Language) -> list[str]:
    """What an entry said to this viewer."""
    entry = told.entry
    if entry.voids is not None:
        return [
            spoken.text(
                "undid-from", {"first": entry.voids, "last": entry.seq - 1, "single": int(entry.voids == entry.seq - 1)}
            )
        ]
    lines = tell_events(told.events, told.before, seen.game.ruleset, spoken, seen.viewer, entry.seq)
    return [line.removeprefix("## ") for line in lines]


def why_lines(log: Sequence[Told], seen: Seen, spoken: Language, *, fighter: str | None, tag: str | None) -> list[str]:
    """Every face, bonus, cover, row of a throw: of the post with this tag, or the fighter's last.

    Raises ``Refusal``: ``unknown_tag``, ``no_throw_yet``, ``unknown_fighter``, ``no_fighter``.
    """
    if tag is not None:
        told = entry_named(log, tag)
        if not told.events:
            raise Refusal("unknown_tag", name=tag.strip()[:20])
        return _explained(told, seen, spoken, None)
    rules = FIGHTS[seen.game.ruleset]
    own = rules.own_fighter(seen.state, seen.actor.user)
    whose = own if fighter is None else rules.find_fighter(seen.state, fighter)
    if whose is None:
        raise Refusal("no_fighter")
    for told in reversed(log):
        if not told.undone and any(rules.threw(event, whose) for event in told.events):
            return _explained(told, seen, spoken, whose)
    raise Refusal("no_throw_yet", name=fighter or "")


def entry_named(log: Sequence[Told], typed: str) -> Told:
    """An entry by its number or its tag, as people copy it from a post or a suggestion.

    Raises ``Refusal("unknown_tag")``.
    """
    words = (word.strip("#`№()") for word in typed.replace("·", " ").split())
    first = next(words, "").upper()
    for told in log:
        if first == told.entry.tag or first == str(told.entry.seq):
            return told
    raise Refusal("unknown_tag", name=typed.strip()[:20])


def entry_titles(log: Sequence[Told], seen: Seen, spoken: Language) -> list[str]:
    """A line for each entry that stands and can be undone or reworded, the newest first: its number, round, words."""
    rules = codec_of(seen.game.ruleset).ruleset
    found = []
    for told in reversed(log):
        if told.undone or told.entry.voids is not None or told.entry.seq == 1:
            continue
        text = visible(" ".join(entry_text(told, seen, spoken))) or told.entry.tag
        found.append(f"{told.entry.seq} · {rules.page(told.before)} · {text}"[:TITLE_LENGTH])
    return found


def report_lines(report: Report, spoken: Language) -> list[str]:
    """What a check found, in plain words."""
    lines = [spoken.text(f"verify-{f.code}".replace("_", "-"), f.facts) for f in report.findings[:MAX_FINDINGS]]
    if len(report.findings) > MAX_FINDINGS:
        lines.append(spoken.text("more-lines", {"count": len(report.findings) - MAX_FINDINGS}))
    if report.scripted:
        lines.append(spoken.text("verify-scripted", {"count": report.scripted}))
    if report.other_rules:
        lines.append(spoken.text("verify-other-rules", {"count": report.other_rules}))
    if report.sealed:
        lines.append(spoken.text("verify-sealed", {"count": report.sealed}))
    if report.ok:
        facts = {"faces": report.faces, "entries": report.entries, "all": int(not report.other_rules)}
        lines.append(spoken.text("verify-ok", facts))
    lines += [spoken.text("verify-commitment", {"commitment": c}) for c in report.commitments]
    lines.append(spoken.text("verify-last-tag", {"tag": report.last_tag}))
    return [*lines, spoken.text("verify-proves"), spoken.text("verify-how")] if report.ok else lines


def _explained(told: Told, seen: Seen, spoken: Language, fighter: str | None) -> list[str]:
    codec = codec_of(seen.game.ruleset)
    state, found = told.before, list[str]()
    for event in told.events:
        state = codec.ruleset.evolve(state, event)
        if fighter is None or codec.ruleset.threw(event, fighter):
            found += render_all(codec.ruleset.explain(state, event), spoken)
    head = spoken.text("why-head", {"tag": told.entry.tag})
    return [head, *(found or [spoken.text("why-nothing")])]


def _line(told: Told, text: Sequence[str], spoken: Language) -> str:
    whole = " / ".join(text)
    facts = {"seq": told.entry.seq, "tag": told.entry.tag, "undone": int(told.undone), "text": _short(whole)}
    return spoken.text("log-entry", facts)


def _short(text: str) -> str:
    return text if len(text) <= LINE_LENGTH else text[: LINE_LENGTH - 1] + "…"
