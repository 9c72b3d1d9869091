"""Reading a log aloud: its lines, why a throw ended as it did, what a check found."""

from __future__ import annotations

from sqlalchemy.engine import Connection

from bot.present.lines import render_all
from bot.present.locales import Language
from bot.present.narration import tell_events
from bot.store import queries
from bot.store.rows import Entry
from bot.table.codec import codec_of, live
from bot.table.requests import Seen
from bot.table.verifying import Report
from rules.core.refusal import Refusal


def entry_lines(connection: Connection, seen: Seen, page: int, spoken: Language) -> list[str]:
    """A line for each entry of a round, what was undone marked; secret ones for a game master only."""
    codec = codec_of(seen.game.ruleset)
    log = queries.all_entries(connection, seen.game.id)
    kept = {entry.seq for entry in live(log)}
    states = [(0, codec.ruleset.blank())]
    lines: list[str] = []
    for entry in log:
        if entry.voids is not None:
            while states[-1][0] >= entry.voids:
                states.pop()
            if codec.ruleset.page(states[-1][1]) == page:
                lines.append(
                    _line(entry, [spoken.text("undid", {"count": entry.seq - entry.voids})], spoken, undone=False)
                )
            continue
        before, events = states[-1][1], codec.events(entry.events)
        told = tell_events(events, before, seen.game.ruleset, spoken, seen.viewer, entry.seq)
        if told and codec.ruleset.page(before) == page:
            lines.append(_line(entry, told, spoken, undone=entry.seq not in kept))
        states.append((entry.seq, codec.fold(before, events)))
    return lines


def why_lines(
    connection: Connection, seen: Seen, spoken: Language, *, fighter: str | None, tag: str | None
) -> list[str]:
    """Every face, bonus, cover, row of a throw: of the post with this tag, or the fighter's last.

    Raises ``Refusal``: ``unknown_tag``, ``no_throw_yet``, ``unknown_fighter``, ``no_fighter``.
    """
    rules, codec = codec_of(seen.game.ruleset).ruleset, codec_of(seen.game.ruleset)
    log = queries.all_entries(connection, seen.game.id)
    if tag is not None:
        wanted = tag.strip().strip("#`").upper()
        entry = next((e for e in log if e.tag == wanted and e.voids is None), None)
        if entry is None:
            raise Refusal("unknown_tag", name=tag.strip()[:20])
        return _explained(connection, seen, entry, spoken, None)
    own = (
        rules.find_fighter(seen.state, fighter)
        if fighter is not None
        else rules.own_fighter(seen.state, seen.actor.user)
    )
    if own is None:
        raise Refusal("no_fighter")
    for entry in reversed(live(log)):
        if any(rules.threw(event, own) for event in codec.events(entry.events)):
            return _explained(connection, seen, entry, spoken, own)
    raise Refusal("no_throw_yet", name=fighter or "")


def report_lines(report: Report, spoken: Language) -> list[str]:
    """What a check found, in plain words."""
    lines = [spoken.text(f"verify-{f.code}".replace("_", "-"), f.facts) for f in report.findings[:10]]
    if len(report.findings) > 10:
        lines.append(spoken.text("more-lines", {"count": len(report.findings) - 10}))
    if report.scripted:
        lines.append(spoken.text("verify-scripted", {"count": report.scripted}))
    if report.sealed:
        lines.append(spoken.text("verify-sealed", {"count": report.sealed}))
    if report.ok:
        lines += [
            spoken.text("verify-ok", {"faces": report.faces, "entries": report.entries}),
            spoken.text("verify-proves"),
        ]
    return lines


def _explained(connection: Connection, seen: Seen, entry: Entry, spoken: Language, fighter: str | None) -> list[str]:
    codec = codec_of(seen.game.ruleset)
    before = codec.fold_log(queries.all_entries(connection, seen.game.id, entry.seq - 1))
    found: list[str] = []
    state = before
    for event in codec.events(entry.events):
        state = codec.ruleset.evolve(state, event)
        if fighter is None or codec.ruleset.threw(event, fighter):
            found += render_all(codec.ruleset.explain(state, event), spoken)
    head = spoken.text("why-head", {"tag": entry.tag})
    return [head, *(found or [spoken.text("why-nothing")])]


def _line(entry: Entry, told: list[str], spoken: Language, *, undone: bool) -> str:
    text = " / ".join(line.removeprefix("## ") for line in told)
    short = text if len(text) <= 600 else text[:599] + "…"
    return spoken.text("log-entry", {"seq": entry.seq, "tag": entry.tag, "undone": int(undone), "text": short})
