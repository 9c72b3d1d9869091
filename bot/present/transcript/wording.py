"""The words that every form of a transcript shares."""

from __future__ import annotations

from bot.present.dice import tally_text
from bot.present.locales import Language
from bot.present.transcript.story import Passage, Transcript


def fact_lines(found: Transcript, spoken: Language) -> list[str]:
    """When it began, when its last entry was made, how many rounds and throws it had."""
    passages = list(found.passages)
    facts = {
        "began": f"{passages[0].at:%Y-%m-%d}",
        "last": f"{passages[-1].at:%Y-%m-%d}",
        "days": int(passages[0].at.date() != passages[-1].at.date()),
        "rounds": found.chapters[-1].round,
        "over": int(found.over),
        "throws": sum(tally.thrown for tally in found.dice[0].tallies) if found.dice else 0,
    }
    return [spoken.text("transcript-facts", facts)]


def stamped(passage: Passage, spoken: Language) -> str:
    """An entry's dice, tag and number, and when it was made."""
    facts = {"tag": passage.tag, "seq": passage.seq, "at": f"{passage.at:%Y-%m-%d %H:%M}", "faces": passage.faces}
    return spoken.text("transcript-stamp-dice" if passage.faces else "transcript-stamp", facts)


def passage_head(passage: Passage, spoken: Language) -> str | None:
    """What stands above an entry that was undone or reworded."""
    if passage.undone:
        return spoken.text("transcript-undone")
    return spoken.text("transcript-words") if passage.words else None


def dice_lines(found: Transcript, spoken: Language) -> list[str]:
    """The tallies of all dice and of each side's."""
    return [
        f"{spoken.text('dice-whose', {'whose': rolled.whose})}: {tally_text(tally, spoken)}"
        for rolled in found.dice
        for tally in rolled.tallies
    ] or [spoken.text("dice-none")]
