"""The outbox: once, in order, rendered from the log; what fails is tried again, parked or reposted."""

from __future__ import annotations

import io

import pytest
import sqlalchemy as sa
from PIL import Image

from bot.local.scripted_dice import DiceScript
from bot.post.messenger import TryLater, Undeliverable
from bot.post.outbox import Outbox
from bot.present import illustration
from bot.present.locales import Language
from bot.present.picture.drawing import draw
from bot.present.picture.ground import ground_picture
from bot.store.schema import posts
from bot.store.store import Store
from bot.table.requests import Request, Undoing
from bot.table.table import Table
from rules.core.chronicle import Narrate
from rules.core.scene import Scene
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, Channel, act, caller, new_interaction, open_fight, two_in_a_fight


def _pixels() -> bytes:
    packed = io.BytesIO()
    Image.new("RGB", (60, 40), "green").save(packed, "PNG")
    return packed.getvalue()


PIXELS = _pixels()


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
def outbox(table: Table, channel: Channel) -> Outbox:
    return Outbox(table, channel, pauses=(0, 0))


async def drain(outbox: Outbox) -> None:
    outbox.wake(CHANNEL)
    await outbox.idle()


def states(store: Store) -> set[str]:
    return set(store.read_here(lambda c: c.execute(sa.select(posts.c.state)).scalars().all()))


async def test_posts_go_out_once_in_order_each_with_its_tag(table: Table, outbox: Outbox, channel: Channel) -> None:
    await two_in_a_fight(table)
    last = await act(table, "anna", a.Shoot(("Crow",)))
    await drain(outbox)
    await drain(outbox)
    assert len(channel.texts) == 6
    assert [text.splitlines()[-1].split(" · ")[1] for text in channel.texts] == ["1", "2", "3", "4", "5", "6"]
    assert last.entry.tag in channel.texts[-1]


async def test_the_summary_is_edited_in_place_and_after_the_gms_phase_new_with_the_old_one_folded(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    assert len(channel.panels) == 1
    await act(table, "anna", a.Hold())
    await drain(outbox)
    assert len(channel.panels) == 1
    assert channel.edits == channel.panels
    (old,) = channel.panels
    await act(table, "gm", a.Advance())
    await drain(outbox)
    (new,) = channel.panels
    assert channel.folded == [old]
    folded = channel.messages[old].panel
    assert folded is not None
    assert folded.texts == (f"-# 🗺️ Farm: [the newest summary](https://discord.com/channels/1/{CHANNEL}/{new})",)
    assert folded.map is None


async def test_a_deleted_summary_is_posted_anew(table: Table, outbox: Outbox, channel: Channel) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    del channel.messages[channel.panels[0]]
    await act(table, "anna", a.Hold())
    await drain(outbox)
    assert len(channel.panels) == 1


async def test_trouble_on_the_other_side_is_tried_again_in_order(
    table: Table, outbox: Outbox, channel: Channel, store: Store
) -> None:
    await two_in_a_fight(table)
    channel.failures = [TryLater("502"), TryLater("502")]
    await drain(outbox)
    assert len(channel.texts) == 5
    channel.failures = [TryLater("502")] * 3
    await act(table, "anna", a.Hold())
    await act(table, "boris", a.Hold())
    await drain(outbox)
    assert len(channel.texts) == 5
    await drain(outbox)
    assert [text.splitlines()[-1].split(" · ")[1] for text in channel.texts[5:]] == ["6", "7"]
    assert states(store) == {"sent"}


@pytest.mark.parametrize(
    ("failure", "words"), [(Undeliverable("50013 Missing Permissions"), "50013"), (ValueError("bug"), "ValueError")]
)
async def test_a_post_that_cannot_be_sent_is_parked_the_gm_told_and_the_queue_goes_on(
    table: Table, outbox: Outbox, channel: Channel, store: Store, failure: Exception, words: str
) -> None:
    await two_in_a_fight(table)
    channel.failures = [failure]
    await drain(outbox)
    assert len(channel.texts) == 4
    assert states(store) == {"sent", "parked"}
    ((gm, warning),) = channel.warnings
    assert gm == 100
    assert words in warning


async def test_after_a_crash_while_sending_the_post_is_looked_for_before_it_is_sent_again(
    table: Table, outbox: Outbox, channel: Channel, store: Store
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    with store.engine.begin() as connection:
        connection.execute(sa.update(posts).where(posts.c.kind == "append").values(state="sending", message_id=None))
    channel.nonces.clear()  # the nonces' lives are over
    fresh = Outbox(table, channel)
    await fresh.wake_all()
    await fresh.idle()
    assert len(channel.texts) == 5
    assert states(store) == {"sent"}


async def test_undone_posts_are_marked_and_still_to_be_read(table: Table, outbox: Outbox, channel: Channel) -> None:
    await two_in_a_fight(table)
    shot = await act(table, "anna", a.Shoot(("Crow",)))
    await drain(outbox)
    told = channel.texts[-1]
    await table.undo(Undoing(shot.game.id, 6, 6, caller("gm"), new_interaction()))
    await drain(outbox)
    marked, undo = channel.texts[-2:]
    assert "Undone" in marked
    for line in told.splitlines():
        assert line in marked
    assert shot.entry.tag in undo


async def test_a_deleted_post_that_is_undone_is_left_alone(table: Table, outbox: Outbox, channel: Channel) -> None:
    await two_in_a_fight(table)
    hold = await act(table, "anna", a.Hold())
    await drain(outbox)
    deleted = next(identity for identity, m in channel.messages.items() if m.text and hold.entry.tag in m.text)
    del channel.messages[deleted]
    await table.undo(Undoing(hold.game.id, 6, 6, caller("gm"), new_interaction()))
    await drain(outbox)
    assert len(channel.texts) == 6
    assert "undid" in channel.texts[-1]


async def test_a_long_story_is_several_messages_and_no_line_is_lost(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    script = DiceScript()
    script.queue.extend([1] * 31)
    table.dice = script.box
    await open_fight(table)
    await act(table, "gm", a.DefineType("gunner", shots=3))
    for number in range(10):
        await act(table, "gm", a.AddEnemies("gunner", f"{'Очень длинное имя бойца номер':<36}{number}"))
    await act(table, "anna", a.Join("Анна " + "я" * 30))
    await act(table, "anna", a.Shoot((f"{'Очень длинное имя бойца номер':<36}0",)))
    await drain(outbox)
    before = len(channel.texts)
    ended = await act(table, "gm", a.Advance())
    await drain(outbox)
    parts = channel.texts[before:]
    assert len(parts) >= 2
    assert all(len(part) <= 2000 for part in parts)
    assert parts[-1].splitlines()[-1].startswith(f"-# {ended.entry.tag}")
    assert sum(part.count("▸") for part in parts) == sum(1 for e in ended.events if type(e).__name__ == "ShotRead")


async def test_parked_posts_are_tried_once_more_when_the_gm_acts(
    table: Table, outbox: Outbox, channel: Channel, store: Store
) -> None:
    await two_in_a_fight(table)
    channel.failures = [Undeliverable("50013")]
    await drain(outbox)
    game = (await act(table, "gm", a.RuleFlank("Anna", "Crow", True, "fog"))).game
    assert await table.retry_unsent(game) == 1
    await drain(outbox)
    assert states(store) == {"sent"}
    assert await table.retry_unsent(game) == 0


async def test_a_summary_that_should_be_new_is_new_also_after_trouble(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    await act(table, "gm", a.Advance())
    channel.failures = [TryLater("502")] * 3
    await drain(outbox)
    await drain(outbox)
    assert (len(channel.panels), len(channel.folded)) == (1, 1)


async def test_show_posts_a_new_summary_each_time_though_nothing_has_moved(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    for shown in (2, 3):
        await table.show_again((await table.look(CHANNEL, caller("anna"))).game)
        await drain(outbox)
        assert (len(channel.panels), len(channel.folded)) == (1, shown - 1)


async def test_parts_of_a_long_post_stay_together_and_each_bears_the_tag(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    script = DiceScript()
    script.queue.extend([1] * 31)
    table.dice = script.box
    await open_fight(table)
    await act(table, "anna", a.Join("Anna"))
    for number in range(30):
        await act(table, "gm", a.AddEnemies("bandit", f"{'Очень длинное имя противника':<36}{number}"))
    await drain(outbox)
    before = len(channel.texts)
    await act(table, "anna", a.Shoot((f"{'Очень длинное имя противника':<36}0",)))
    advanced = await act(table, "gm", a.Advance())
    await act(table, "anna", a.Hold())
    await drain(outbox)
    tails = [text.splitlines()[-1] for text in channel.texts[before:]]
    parts = [tail for tail in tails if advanced.entry.tag in tail]
    assert len(parts) >= 2
    assert tails[1 : 1 + len(parts)] == parts
    assert len(set(tails)) == len(tails)


async def test_undoing_an_undo_target_twice_never_strikes_out_the_undo(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    game = (await act(table, "anna", a.Hold())).game
    await table.undo(Undoing(game.id, 6, 6, caller("gm"), new_interaction()))
    await table.undo(Undoing(game.id, 5, 7, caller("gm"), new_interaction()))
    await drain(outbox)
    undone = [text for text in channel.texts if text.startswith("❌")]
    assert len(undone) == 2
    assert not any("undid" in text for text in undone)


async def test_undoing_a_secret_order_is_not_told(table: Table, outbox: Outbox, channel: Channel) -> None:
    await two_in_a_fight(table)
    game = (await act(table, "gm", a.GiveOrder("Crow", "down"))).game
    await table.undo(Undoing(game.id, 6, 6, caller("gm"), new_interaction()))
    await drain(outbox)
    assert not any("undid" in text for text in channel.texts)


async def test_a_stop_does_not_wait_for_retries(table: Table, channel: Channel, store: Store) -> None:
    await two_in_a_fight(table)
    slow = Outbox(table, channel, pauses=(3600,), close_seconds=0.1)
    channel.failures = [TryLater("502")]
    slow.wake(CHANNEL)
    await slow.close()
    again = Outbox(table, channel)
    await again.wake_all()
    await again.idle()
    assert len(channel.texts) == 5
    assert states(store) == {"sent"}


async def test_what_is_undone_while_it_is_being_sent_is_marked_after_all(table: Table, store: Store) -> None:
    channel = Channel()
    outbox = Outbox(table, channel)
    await two_in_a_fight(table)
    await drain(outbox)
    hold = await act(table, "anna", a.Hold())

    async def undo_meanwhile() -> None:
        await table.undo(Undoing(hold.game.id, 6, 6, caller("gm"), new_interaction()))

    channel.meanwhile = undo_meanwhile
    await drain(outbox)
    (told,) = [text for text in channel.texts if hold.entry.tag in text and "undid" not in text]
    assert "Undone" in told
    assert states(store) == {"sent"}


async def test_every_part_of_an_undone_story_is_marked(table: Table, outbox: Outbox, channel: Channel) -> None:
    await open_fight(table)
    text = "\n".join(f"{number:02} " + "x" * 20 for number in range(60))
    told = await act(table, "gm", Narrate(text))
    await table.undo(Undoing(told.game.id, 2, 2, caller("gm"), new_interaction()))
    await drain(outbox)
    parts = [t for t in channel.texts if told.entry.tag in t.splitlines()[-1]]
    assert len(parts) >= 1
    assert all(line.startswith((">", "❌", "-#")) for part in parts for line in part.splitlines())
    assert all(f"{number:02} x" in "".join(parts) for number in range(60))


async def test_the_gm_is_told_once_that_posts_cannot_be_sent(table: Table, outbox: Outbox, channel: Channel) -> None:
    await two_in_a_fight(table)
    channel.forbidden = True
    await drain(outbox)
    game = (await act(table, "gm", a.RuleFlank("Anna", "Crow", True, "fog"))).game
    for _ in range(3):
        await table.retry_unsent(game)
        await drain(outbox)
    assert len(channel.warnings) == 1
    channel.forbidden = False
    await act(table, "gm", a.Advance())
    await table.retry_unsent(game)
    await drain(outbox)
    assert len(channel.texts) == 7
    assert len(channel.panels) == 1


async def test_a_summary_is_folded_after_trouble_and_a_new_start(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    await act(table, "gm", a.Advance())
    channel.edit_failures = [TryLater("502")] * 9
    await drain(outbox)
    assert (len(channel.panels), len(channel.folded)) == (2, 0)
    channel.edit_failures = []
    await drain(Outbox(table, channel, pauses=()))
    assert (len(channel.panels), len(channel.folded)) == (1, 1)


async def test_a_summary_that_cannot_be_folded_stays_and_nobody_is_troubled(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    await act(table, "gm", a.Advance())
    channel.edit_failures = [Undeliverable("50013")]
    await drain(outbox)
    await drain(outbox)
    assert len(channel.panels) == 2
    assert not channel.warnings
    await act(table, "anna", a.Hold())
    await drain(outbox)
    assert channel.edits[-1] == channel.panels[-1]


async def test_a_summary_that_changes_while_it_is_posted_anew_is_folded_and_edited(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)

    async def meanwhile() -> None:
        await act(table, "anna", a.Hold())

    await act(table, "gm", a.Advance())
    channel.meanwhile = meanwhile
    await drain(outbox)
    await drain(outbox)
    (new,) = channel.panels
    assert len(channel.folded) == 1
    shown = channel.messages[new].panel
    assert shown is not None
    assert "holding" in shown.texts[1]


def files_of(channel: Channel) -> list[list[str]]:
    return [[file.name.rsplit(".")[-1] for file in m.files] for m in channel.messages.values() if m.text is not None]


async def test_the_gms_phase_brings_the_map_and_the_end_the_fight_in_motion(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await act(table, "anna", a.Hold())
    await act(table, "gm", a.Advance())
    await act(table, "gm", a.End())
    await drain(outbox)
    assert files_of(channel)[-3:] == [[], ["png"], ["png", "webp"]]
    assert not any(files_of(channel)[:-2])


async def test_what_a_server_does_not_take_is_left_out(table: Table, outbox: Outbox, channel: Channel) -> None:
    await two_in_a_fight(table)
    await act(table, "gm", a.Advance())
    channel.limit = 1000
    await drain(outbox)
    assert not any(files_of(channel))


async def test_where_drawing_fails_the_words_go_without_a_picture(
    table: Table, outbox: Outbox, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(svg: str) -> bytes:
        raise MemoryError

    monkeypatch.setattr(illustration, "rasterise", broken)
    await two_in_a_fight(table)
    await act(table, "gm", a.Advance())
    await drain(outbox)
    assert len(channel.texts) == 6
    assert not any(files_of(channel))
    (shown,) = [channel.messages[panel].panel for panel in channel.panels]
    assert shown is not None
    assert shown.map is None
    assert not channel.warnings


async def test_what_happens_while_a_summary_waits_to_be_folded_is_shown(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)
    await act(table, "gm", a.Advance())
    channel.edit_failures = [TryLater("503")] * 3
    await drain(outbox)
    held = await act(table, "anna", a.Hold())
    await drain(outbox)
    (new,) = channel.panels
    shown = channel.messages[new].panel
    assert shown is not None
    assert "holding" in shown.texts[1]
    assert any(button.custom_id.endswith(f":{held.entry.seq}") for row in shown.rows for button in row)


async def test_two_rounds_that_close_while_a_summary_is_sent_leave_the_newest_alone(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await drain(outbox)

    async def meanwhile() -> None:
        await act(table, "gm", a.Advance())

    await act(table, "gm", a.Advance())
    await drain(outbox)
    await table.show_again((await table.look(CHANNEL, caller("gm"))).game)
    channel.meanwhile = meanwhile
    await drain(outbox)
    (new,) = channel.panels
    shown = channel.messages[new].panel
    assert shown is not None
    assert "round 3" in shown.texts[0]
    assert len(channel.folded) == len([m for m in channel.messages.values() if m.panel]) - 1


async def test_where_no_picture_may_be_attached_the_words_go_alone(
    table: Table, outbox: Outbox, channel: Channel
) -> None:
    await two_in_a_fight(table)
    await act(table, "gm", a.Advance())
    channel.no_files = True
    await drain(outbox)
    assert len(channel.texts) == 6
    assert len(channel.panels) == 1
    assert not channel.warnings


async def test_the_story_shows_its_own_round_alone_and_the_film_each_round_on_its_ground(
    table: Table, outbox: Outbox, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[Scene, str, bytes | None]] = []

    def record(scene: Scene, spoken: Language, *, tag: str, picture: bytes | None) -> str:
        drawn.append((scene, tag, picture))
        return draw(scene, spoken, tag=tag, picture=picture)

    monkeypatch.setattr(illustration, "draw", record)
    await two_in_a_fight(table)
    await act(table, "anna", a.Shoot(("Crow",)))
    first = await act(table, "gm", a.Advance())
    kept = ground_picture(PIXELS)
    asked = Request(a.ChangeMap(picture=kept.name), caller("gm"), CHANNEL, None, new_interaction(), None, None, kept)
    await table.act(asked)
    await act(table, "boris", a.Hold())
    second = await act(table, "gm", a.Advance())
    await drain(outbox)
    stories = {tag: (scene, picture) for scene, tag, picture in drawn if scene.round < 3}
    assert stories[first.entry.tag][1] is None
    assert stories[second.entry.tag][1] == kept.data
    assert stories[first.entry.tag][0].deeds
    assert all(scene.past == () for scene, _ in stories.values())
    drawn.clear()
    ended = await act(table, "gm", a.End())
    await drain(outbox)
    film = drawn[1:-1] if drawn[0][1] == ended.entry.tag else drawn
    tags = [tag for _, tag, _ in film]
    assert first.entry.tag in tags
    assert second.entry.tag in tags
    assert next(picture for _, tag, picture in film if tag == first.entry.tag) is None


async def test_a_round_of_many_answers_is_one_frame(table: Table, outbox: Outbox, channel: Channel) -> None:
    await open_fight(table, mode="immediate")
    await act(table, "gm", a.AddEnemies("bandit", "Crow"))
    await act(table, "gm", a.AddEnemies("bandit", "Fox"))
    await act(table, "anna", a.Join("Anna"))
    await act(table, "boris", a.Join("Boris"))
    await act(table, "anna", a.Shoot(("Crow",)))
    await act(table, "gm", a.Advance("Anna"))
    await act(table, "gm", a.Advance())
    seen = await table.look(CHANNEL, caller("gm"))
    rounds = await table.rounds(seen)
    assert list(rounds) == [1, 2]
    assert rounds[1][0].deeds
    assert rounds[2] == (seen.state, seen.game.tag)
