"""The real bot in a simulated Discord: answers, refusals, pings, permissions, restarts, commands kept in step."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.commands.playing import TooLate
from bot.local import simcord_private
from bot.local.play import USERS as PLAY_USERS
from bot.local.play import lay_out
from bot.local.posts import Watch, posted
from bot.local.world import World
from bot.logs import configure
from bot.table.requests import Caller

USERS = [("gm", "en"), ("anna", "en"), ("boris", "ru")]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with World(f"sqlite:///{tmp_path}/games.db", tmp_path / "vault.key") as made:
        await made.settle_in(USERS)
        yield made
        assert not made.bot.bugs
        assert [e for e in made.env.errors if not isinstance(getattr(e, "original", e), TooLate)] == []


async def say(world: World, by: str, command: str, /, **options: Any) -> simcord.InteractionResult:
    """A slash command in the first channel."""
    return await world.users[by].slash(world.channels["table"], command, **options)


def private(result: simcord.InteractionResult) -> str:
    """The private answer."""
    assert result.ephemeral
    assert result.response is not None
    return result.response.content


async def fight(world: World) -> None:
    await say(world, "gm", "fight new", name="Farm")
    await say(world, "gm", "gm enemy", type="bandit", name="Crow")
    await say(world, "anna", "join", character="Anna")


HOSTILE = (
    "x" * 2000,
    "@everyone",
    "@here Anna",
    "<@&1>",
    "`" * 5,
    "\u202eannA",
    "\u200b",
    "An\u200bna",
    "a\nb",
    "\ufdfd" * 41,
    "Z" + "\u0300" * 30,
)


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_are_refused_in_the_callers_language(world: World, name: str) -> None:
    await fight(world)
    watch = Watch(world)
    before = watch.entries()
    for user, command, option in (
        ("boris", "join", "character"),
        ("gm", "gm enemy", "name"),
        ("gm", "gm type", "name"),
        ("boris", "character new", "name"),
        ("gm", "band new", "name"),
    ):
        more = {"type": "bandit"} if command == "gm enemy" else {}
        answer = private(await say(world, user, command, **{option: name}, **more))
        assert answer.startswith("🚫")
        assert len(answer) <= 2000
        assert bool(set("абвгдеиост") & set(answer.lower())) is (user == "boris")
    assert watch.entries() == before


@pytest.mark.parametrize("text", HOSTILE)
async def test_hostile_texts_name_nothing_and_change_nothing(world: World, text: str) -> None:
    await fight(world)
    watch = Watch(world)
    before = watch.entries()
    for command, option in (
        ("fight undo", "to"),
        ("gm reword", "post"),
        ("fight move", "fight"),
        ("fight reopen", "fight"),
        ("fight deadline", "at"),
        ("dice", "fighter"),
        ("standing", "fighter"),
    ):
        more = {"order": "hold"} if command == "standing" else {}
        answer = private(await say(world, "gm", command, **{option: text}, **more))
        assert answer.startswith("🚫")
        assert len(answer) <= 2000
    assert watch.entries() == before


async def test_player_text_pings_nobody_and_breaks_no_markup(world: World) -> None:
    await fight(world)
    text = f"@everyone @here <@{world.users['gm'].id}> ```x``` **b** ~~s~~ ||h|| [l](https://example.org) # h"
    await say(world, "anna", "shift", note=text)
    await say(world, "anna", "check", what=text)
    await say(world, "gm", "gm narrate", text=text)
    await say(world, "gm", "gm bonus", fighter="Anna", kind="shot", amount=1, reason=text)
    await say(world, "gm", "gm place", name="Wall", cell="B3", kind="own", legend="`x` @everyone")
    seen = [m for m in simcord_private.messages(world.env) if m.author_id == world.env.backend.bot_user.id]
    assert len(seen) > 10
    for message in seen:
        assert not message.mention_everyone
        assert message.ping_user_ids == message.ping_role_ids == []
    assert sum(text in posted(message).text for message in seen if not message.is_ephemeral) == 4


async def test_an_answer_is_in_the_callers_language_and_the_post_in_the_games(world: World) -> None:
    await fight(world)
    result = await say(world, "boris", "join", character="Борис", pronoun="he")
    assert "вступает в бой" in private(result)
    assert any("**Борис** joins" in message.content for message in world.channels["table"].history())


async def test_a_refusal_comes_in_private_and_leaves_no_post(world: World) -> None:
    await fight(world)
    before = len(world.channels["table"].history())
    assert "game master" in private(await say(world, "anna", "gm advance"))
    assert len(world.channels["table"].history()) == before


async def test_missing_permissions_are_named_before_a_fight_is_opened(world: World) -> None:
    me = world.guild.me
    assert me is not None
    denied = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    world.channels["quiet"] = world.guild.create_text_channel("quiet", overwrites={me: denied})
    await world.env.settle()
    answer = private(await world.users["gm"].slash(world.channels["quiet"], "fight new", name="Farm"))
    assert "Send Messages" in answer
    assert "Attach Files" in answer
    assert "View Channel" not in answer


async def test_a_channel_that_became_forbidden_leaves_the_fight_intact_and_the_gm_is_told(world: World) -> None:
    await fight(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    result = await say(world, "anna", "hold")
    assert "Anna" in private(result)
    await world.env.settle()
    warnings = [m.content for m in world.users["gm"].user.dm_channel.history()]
    assert any("50013" in text for text in warnings)
    answer = await say(world, "gm", "gm bonus", fighter="Anna", kind="shot", amount=1, reason="x")
    assert any("could not be sent" in followup.content for followup in answer.followups)


async def test_a_gm_who_takes_no_direct_messages_learns_it_at_the_next_command(world: World) -> None:
    await fight(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await say(world, "anna", "hold")
    answer = await say(world, "gm", "gm bonus", fighter="Anna", kind="shot", amount=1, reason="x")
    assert any("could not be sent" in followup.content for followup in answer.followups)


async def test_passing_trouble_is_tried_again(world: World) -> None:
    await fight(world)
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    await say(world, "anna", "hold")
    await world.env.advance_time(10)
    assert sum("Anna" in m.content and "⏸️" in m.content for m in world.channels["table"].history()) == 1


async def test_a_restart_keeps_the_fight_and_the_buttons(world: World) -> None:
    await fight(world)
    await world.restart()
    panel = next(m for m in world.channels["table"].history() if m.flags.components_v2)
    hold = next(c for c in walk(panel) if getattr(c, "label", None) == "Hold")
    result = await world.users["anna"].click(panel, custom_id=hold.custom_id)
    assert "Anna" in result.followups[0].content
    assert private(await say(world, "anna", "hold")).startswith("🚫")


async def test_the_bot_keeps_no_view_in_memory(world: World) -> None:
    await fight(world)
    for _ in range(3):
        await say(world, "gm", "gm advance")
    assert world.bot._connection._view_store._views == {}


async def test_a_bug_becomes_an_apology_with_a_reference_and_a_log_line_without_player_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("bug")

    configure("warning", "console")
    async with World(f"sqlite:///{tmp_path}/games.db", tmp_path / "vault.key") as world:
        await world.settle_in(USERS)
        await fight(world)
        panel = next(m for m in world.channels["table"].history() if m.flags.components_v2)
        hold = next(c for c in walk(panel) if getattr(c, "label", None) == "Hold")
        monkeypatch.setattr(world.bot.table, "act", broken)
        answers = [
            private(await say(world, "boris", "shift", note="the secret of the well")),
            (await world.users["anna"].click(panel, custom_id=hold.custom_id)).followups[0].content,
        ]
        assert len(world.bot.bugs) == 2
    log = capsys.readouterr().err
    for answer in answers:
        assert re.search(r"`([0-9a-f]{8})`", answer)[1] in log  # type: ignore[index]
    assert "RuntimeError: bug" in log
    assert "secret of the well" not in log


async def test_commands_are_synced_only_when_they_changed(world: World) -> None:
    assert await world.bot.sync_commands() is False
    await world.restart()
    requests = [r for r in world.env.http_requests if r.method == "PUT" and "commands" in r.path]
    assert len(requests) == 1


async def test_an_administrator_may_take_over_an_orphaned_fight(world: World) -> None:
    await world.users["anna"].slash(world.channels["table"], "fight new", name="Orphan")
    assert "still here" in private(await say(world, "gm", "fight gm", user=world.users["gm"]))
    assert "🚫" in private(await say(world, "gm", "gm advance"))
    world.guild.remove_member(world.users["anna"])
    await world.env.settle()
    answer = private(await say(world, "gm", "fight gm", user=world.users["gm"]))
    assert "🚫" not in answer
    assert "🚫" not in private(await say(world, "gm", "gm advance"))
    assert "🚫" in private(await say(world, "boris", "fight gm", user=world.users["boris"]))


async def test_suggestions_match_any_part_and_are_25_at_most(world: World) -> None:
    await fight(world)
    for _ in range(2):
        await say(world, "gm", "gm enemy", type="marauder", count=20)
    anna, table = world.users["anna"], world.channels["table"]
    offered = await anna.autocomplete(table, "shoot", "first", "")
    assert len(offered) == 25
    offered = await anna.autocomplete(table, "shoot", "first", "AUDER 1")
    assert {choice["value"] for choice in offered} >= {"Marauder 1", "Marauder 10", "Marauder 19"}
    assert await world.users["boris"].autocomplete(table, "shoot", "first", "") == []


async def test_a_gm_role_decides_who_opens_fights(world: World) -> None:
    role = world.guild.create_role("Keepers")
    await world.env.settle()
    keeper = world.guild.add_member(world.env.create_user("keeper"), roles=[role])
    await world.env.settle()
    assert "Saved" in private(await say(world, "gm", "setup", gm_role=role))
    assert "🚫" in private(await say(world, "anna", "fight new", name="X"))
    result = await keeper.slash(world.channels["table"], "fight new", name="X")
    assert "🚫" not in private(result)


def walk(message: discord.Message) -> list[Any]:
    """Every component of a message."""
    found: list[Any] = []
    waiting: list[Any] = list(message.components)
    while waiting:
        component = waiting.pop()
        found.append(component)
        waiting.extend(getattr(component, "children", []))
    return found


async def test_an_archived_thread_is_woken(world: World) -> None:
    thread = simcord_private.make_thread(world.env, world.channels["table"], "Night", world.users["gm"])
    await world.users["gm"].slash(thread, "fight new", name="Night")
    await world.users["anna"].slash(thread, "join", character="Anna")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50083, message="Thread is archived")
    await world.users["anna"].slash(thread, "hold")
    assert sum("⏸️" in message.content for message in thread.history()) == 1
    patched = [r for r in world.env.http_requests if r.method == "PATCH" and r.path == f"/channels/{thread.id}"]
    assert [request.json for request in patched] == [{"archived": False}]


async def test_an_interaction_that_discord_has_given_up_changes_nothing(world: World) -> None:
    await fight(world)
    before = Watch(world).entries()
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, message="Unknown interaction")
    await say(world, "anna", "hold")
    assert Watch(world).entries() == before


async def test_a_long_answer_is_several_messages(world: World) -> None:
    await fight(world)
    for number in range(40):
        await say(world, "anna", "shift", note=f"{number} " + "x" * 250)
    result = await say(world, "anna", "fight log")
    assert result.response is not None
    told = "\n".join(m.content for m in [result.response, *result.followups])
    assert len(result.followups) == 4
    assert "more" in told
    assert "0 xxx" in told


async def test_play_on_a_kept_database_goes_on_where_it_stopped(tmp_path: Path) -> None:
    url, key = f"sqlite:///{tmp_path}/kept.db", tmp_path / "vault.key"
    for round_number in (1, 2):
        async with World(url, key, guild_locale="ru") as world:
            await world.settle_in([(name, "ru") for name in PLAY_USERS])
            await lay_out(world, "ru")
            panel = next(m for m in world.channels["table"].history()[::-1] if m.flags.components_v2)
            text = posted(next(m for m in simcord_private.messages(world.env) if m.id == panel.id)).text
            assert f"ход {round_number}" in text
            await say(world, "gm", "gm advance")
            assert not world.bot.bugs


async def test_the_longest_speech_of_markup_is_told(world: World) -> None:
    await fight(world)
    await say(world, "gm", "gm narrate", text="_*" * 750)
    assert any("_*" * 100 in posted(m).text for m in simcord_private.messages(world.env) if not m.is_ephemeral)
    assert "🚫" in private(await say(world, "gm", "gm narrate", text="_" * 1501))


async def test_an_answer_that_fails_after_the_commit_does_not_say_that_nothing_was_done(world: World) -> None:
    await fight(world)
    world.env.inject_error("POST", "/webhooks/*/*", status=500)
    result = await say(world, "anna", "hold")
    assert result.response is not None
    assert "in the log" in result.response.content
    world.bot.bugs.clear()


async def test_commands_move_from_one_scope_to_the_other(tmp_path: Path) -> None:
    async with World(f"sqlite:///{tmp_path}/games.db", tmp_path / "vault.key") as world:
        await world.settle_in(USERS)
        world.bot._scope = discord.Object(world.guild.id)
        assert await world.bot.sync_commands() is True
        assert await world.bot.tree.fetch_commands() == []
        assert len(await world.bot.tree.fetch_commands(guild=world.bot._scope)) == len(world.bot.tree.get_commands())


async def test_settings_can_be_taken_away_again(world: World) -> None:
    await say(world, "gm", "setup", rules="cover_floor=none", timezone="Europe/Moscow")
    answer = private(await say(world, "gm", "setup", rules="none", timezone="нет"))
    assert answer.count("not set") == 4
    role = world.guild.create_role("Keepers")
    await world.env.settle()
    await say(world, "gm", "setup", gm_role=role)
    assert "🚫" in private(await say(world, "anna", "fight new", name="X"))
    await say(world, "gm", "setup", gm_role=world.guild.default_role)
    assert "🚫" not in private(await say(world, "anna", "fight new", name="X"))


async def test_a_button_delivered_twice_is_answered_once(world: World) -> None:
    await fight(world)
    panel = next(m for m in world.channels["table"].history() if m.flags.components_v2)
    me = next(c for c in walk(panel) if getattr(c, "label", None) == "Me")
    watch = Watch(world)
    async with simcord_private.at_once(world.env, deliveries=2):
        await world.users["anna"].click(panel, custom_id=me.custom_id)
    assert len(watch.news({world.users["anna"].id})) == 1


@pytest.mark.parametrize(("target", "accepted"), [("Crow", True), ("nobody", False)])
async def test_a_command_delivered_twice_is_answered_once(world: World, target: str, accepted: bool) -> None:
    await fight(world)
    watch = Watch(world)
    async with simcord_private.at_once(world.env, deliveries=2):
        await say(world, "anna", "shoot", first=target)
    answers = [post.text for post in watch.news({world.users["anna"].id}) if post.private]
    assert len(answers) == 1
    assert ("🚫" not in answers[0]) is accepted


async def test_a_button_of_an_ended_fight_does_nothing_in_the_next(world: World) -> None:
    await fight(world)
    panel = next(m for m in world.channels["table"].history() if m.flags.components_v2)
    hold = next(c for c in walk(panel) if getattr(c, "label", None) == "Hold")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
    await say(world, "gm", "fight end")  # the old summary cannot be folded, so its buttons stay
    await fight(world)
    watch, anna = Watch(world), world.users["anna"].id
    before = await world.bot.table.look(world.channels["table"].id, Caller(anna, "anna"))
    await world.users["anna"].click(panel, custom_id=hold.custom_id)
    (answer,) = watch.news({anna})
    assert answer.private
    assert "out of date" in answer.text
    after = await world.bot.table.look(world.channels["table"].id, Caller(anna, "anna"))
    assert after.state == before.state


async def test_a_player_never_hears_of_an_order_not_even_of_an_undone_one(world: World) -> None:
    await fight(world)
    await say(world, "gm", "gm order", fighter="Crow", do="down")
    question = await say(world, "gm", "fight undo")
    assert question.response is not None
    await world.users["gm"].click(question.response, label="Undo this entry")
    told = [posted(m).text for m in simcord_private.messages(world.env) if not m.is_ephemeral]
    assert not any("undid" in text or "rder" in text for text in told)
    for command in ("fight log", "fight rules", "why", "me"):
        assert "Order" not in private(await say(world, "anna", command))
    result = await say(world, "anna", "fight export", format="json")
    assert result.response is not None
    log = simcord_private.attachment_bytes(world.env, result.response.attachments[0].url).decode()
    assert '"order"' not in log
    assert "The GM's orders of this round stay secret" in private(result)
    assert "Order" in private(await say(world, "gm", "fight log"))


async def test_a_players_picture_is_refused_before_it_is_opened(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(data: bytes) -> None:
        raise AssertionError("opened")

    monkeypatch.setattr("bot.commands.gm.ground_picture", opened)
    await fight(world)
    result = await say(world, "anna", "gm map", image=("x.png", b"x" * 100))
    assert "Only" in private(result)


async def test_a_file_is_not_read_for_who_may_not_open_a_fight(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(data: bytes) -> None:
        raise AssertionError("read")

    monkeypatch.setattr("bot.table.scenarios.read_scenario", read)
    await fight(world)
    result = await say(world, "anna", "fight new", name="Second", file=("x.toml", b"x = 1"))
    assert "already" in private(result)


async def test_a_scenario_says_what_it_is_about_where_it_is_suggested(world: World) -> None:
    channel = world.channels["table"]
    offered = await world.users["boris"].autocomplete(channel, "fight new", "scenario", "сарай", name="x")
    (name,) = [choice["name"] for choice in offered]
    assert name.startswith("Сарай у брода · ")
    await say(world, "boris", "fight new", name="Бой", scenario=offered[0]["value"])
    assert (await world.bot.table.look(channel.id, Caller(world.users["boris"].id, "boris"))).state.covers


async def test_an_undone_round_is_marked_and_keeps_its_map(world: World) -> None:
    await fight(world)
    await say(world, "gm", "gm advance")
    channel = world.channels["table"]
    told = next(m for m in reversed(channel.history()) if m.attachments and m.content)
    question = await say(world, "gm", "fight undo")
    assert question.response is not None
    await world.users["gm"].click(question.response, label="Undo this entry")
    marked = next(m for m in channel.history() if m.id == told.id)
    assert marked.content.startswith("❌")
    assert [a.filename for a in marked.attachments] == [a.filename for a in told.attachments]


async def test_a_fight_is_played_in_a_forum_post_and_moves_to_one(world: World) -> None:
    forum = world.guild.create_forum_channel("fights")
    post = simcord_private.make_thread(world.env, forum, "Night", world.users["gm"])
    await fight(world)
    moved = await say(world, "gm", "fight move", channel=post)
    assert f"<#{post.id}>" in private(moved)
    await world.users["anna"].slash(post, "hold")
    assert any("⏸️" in message.content for message in post.history())
    refused = await world.users["gm"].slash(post, "fight move", channel=forum)
    assert "🚫" in private(refused)


async def test_a_deleted_channel_leaves_the_fight_to_be_moved(world: World) -> None:
    await fight(world)
    await say(world, "gm", "fight deadline", hours=48)
    await world.bot.http.delete_channel(world.channels["table"].id)
    await world.env.settle()
    barn = world.channel("barn")
    known = await world.bot.table.fight_named(world.guild.id, "Farm", is_open=True)
    stopped = await world.bot.table.deadline(known)
    assert stopped is not None
    assert stopped.due_at is None
    assert stopped.left is not None
    await world.users["gm"].slash(barn, "fight move", fight="Farm")
    await world.users["anna"].slash(barn, "hold")
    assert any("⏸️" in message.content for message in barn.history())
    await world.users["gm"].slash(barn, "fight pause", on="no")
    resumed = await world.bot.table.deadline(known)
    assert resumed is not None
    assert resumed.due_at is not None
