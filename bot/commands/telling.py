"""Reading a log aloud: its lines, why a throw ended as it did, what a check found. Pure text, for any thread."""

from __future__ import annotations

from collections.abc import Sequence

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
        wanted = tag.split("·")[0].strip().strip("#`").upper()
        told = next((t for t in log if t.entry.tag == wanted and t.events), None)
        if told is None:
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
    return [*lines, spoken.text("verify-proves")] if report.ok else lines


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
    short = whole if len(whole) <= LINE_LENGTH else whole[: LINE_LENGTH - 1] + "…"
    facts = {"seq": told.entry.seq, "tag": told.entry.tag, "undone": int(told.undone), "text": short}
    return spoken.text("log-entry", facts)
