"""Forms in a simulated Discord: opened from any summary, picked in menus, confirmed once, also after a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.local import simcord_private
from bot.local.posts import Watch
from bot.local.scripted_dice import DiceScript
from bot.local.world import World
from bot.present.forms import MENU, PAGE, form_panel
from bot.present.locales import LOCALES, language
from bot.store import queries
from rules.core.contract import Actor
from rules.core.form import Choice, Field, Form
from rules.core.telling import Who, line
from rules.registry import FIGHTS
from tests.bot.test_panel import crowded, game_in

USERS = [("gm", "en"), ("anna", "en"), ("boris", "ru")]


@pytest.fixture
def dice() -> DiceScript:
    return DiceScript()


@pytest.fixture
async def world(tmp_path: Path, dice: DiceScript) -> AsyncIterator[World]:
    async with World(f"sqlite:///{tmp_path}/games.db", tmp_path / "vault.key", dice=dice.box) as made:
        await made.settle_in(USERS)
        await say(made, "gm", "fight new", name="Farm")
        await say(made, "gm", "gm place", name="Wall", cell="B3")
        await say(made, "gm", "gm place", name="Barn", cell="H2")
        await say(made, "gm", "gm enemy", type="bandit", count=2, name="Crow", cover="Barn")
        await say(made, "anna", "join", character="Anna", cover="Wall")
        yield made
        assert not made.bot.bugs
        assert not made.env.errors


async def say(world: World, by: str, command: str, /, **options: Any) -> simcord.InteractionResult:
    return await world.users[by].slash(world.channels["table"], command, **options)


def summary(world: World) -> discord.Message:
    """The newest summary."""
    messages = world.channels["table"].history()
    return next(m for m in reversed(messages) if m.flags.components_v2 and "Hold" in str(_labels(m)))


async def open_form(world: World, by: str, label: str, of: discord.Message | None = None) -> simcord.InteractionResult:
    return await world.users[by].click(of or summary(world), label=label)


def form_of(world: World, by: str) -> Any:
    """The newest private panel of somebody."""
    user = world.users[by].id
    mine = [m for m in simcord_private.messages(world.env) if m.is_ephemeral and m.visible_to(user) and m.components]
    return mine[-1]


def text_of(message: Any) -> str:
    return "\n".join(c["content"] for c in simcord_private.components(message) if c.get("type") == 10)


def menus(message: Any) -> list[dict[str, Any]]:
    return [c for c in simcord_private.components(message) if c.get("type") == 3]


def buttons(message: Any) -> dict[str, str]:
    return {c["label"]: c["custom_id"] for c in simcord_private.components(message) if c.get("type") == 2}


def _labels(message: discord.Message) -> list[str]:
    return [
        getattr(child, "label", None) or "" for item in message.components for child in getattr(item, "children", [])
    ]


async def click(world: World, by: str, label: str) -> simcord.InteractionResult:
    message = form_of(world, by)
    found = simcord.results.to_discord_message(world.env, message)
    return await world.users[by].click(found, custom_id=buttons(message)[label])


async def pick(world: World, by: str, place: int, label: str) -> simcord.InteractionResult:
    message = form_of(world, by)
    menu = menus(message)[place]
    value = next(o["value"] for o in menu["options"] if o["label"] == label)
    found = simcord.results.to_discord_message(world.env, message)
    return await world.users[by].select(found, [value], custom_id=menu["custom_id"])


def state(world: World) -> Any:
    def work(connection: Any) -> Any:
        game = queries.last_game(connection, world.channels["table"].id)
        assert game is not None
        return world.bot.table.state_of(connection, game)

    return world.store.read_here(work)


def out(world: World) -> list[str]:
    return [fighter.name for fighter in state(world).fighters if fighter.condition == "out"]


async def test_two_taps_fire_a_shot(world: World, dice: DiceScript) -> None:
    dice.queue.extend([5, 6])
    await open_form(world, "anna", "Shoot")
    assert "out 33%" in text_of(form_of(world, "anna"))
    await click(world, "anna", "Fire")
    answer = text_of(form_of(world, "anna"))
    assert "Crow 1" in answer
    assert "You can still" in answer
    assert not buttons(form_of(world, "anna"))
    assert out(world) == ["Crow 1"]


async def test_a_volley_is_picked_shot_by_shot_with_its_odds(world: World, dice: DiceScript) -> None:
    dice.queue.extend([5, 1, 1, 1])
    await open_form(world, "anna", "Shoot")
    await pick(world, "anna", 1, "Crow 1")
    await pick(world, "anna", 2, "Crow 2")
    shown = text_of(form_of(world, "anna"))
    assert "Your cover value will be −1 to 4" in shown
    assert shown.count("**out ") == 2
    await click(world, "anna", "Fire: 3 shots")
    assert state(world).fighter("f3").turn.shots == 3


async def test_a_form_opens_from_an_old_summary_after_a_restart_too(world: World, dice: DiceScript) -> None:
    old = summary(world)
    dice.queue.extend([4])
    await say(world, "anna", "cover")
    await world.restart()
    await open_form(world, "anna", "Suppress", old)
    assert "Your cover value will be 2." in text_of(form_of(world, "anna"))


async def test_a_restart_between_the_picks_and_the_confirmation_loses_nothing(world: World, dice: DiceScript) -> None:
    await open_form(world, "anna", "Shoot")
    await pick(world, "anna", 0, "Crow 2")
    await world.restart()
    dice.queue.extend([5, 6])
    await click(world, "anna", "Fire")
    assert out(world) == ["Crow 2"]


async def test_a_confirmation_that_something_has_overtaken_shows_the_form_anew(world: World, dice: DiceScript) -> None:
    await open_form(world, "anna", "Shoot")
    await pick(world, "anna", 0, "Crow 2")
    await say(world, "gm", "gm set", fighter="Crow 1", condition="out", reason="test")
    await click(world, "anna", "Fire")
    shown = form_of(world, "anna")
    assert "Something has happened" in text_of(shown)
    assert [o["label"] for o in menus(shown)[0]["options"]] == ["Crow 2"]
    assert state(world).fighter("f3").turn.shots == 0
    dice.queue.extend([5, 6])
    await click(world, "anna", "Fire")
    assert out(world) == ["Crow 1", "Crow 2"]


async def test_two_clicks_on_one_confirmation_are_one_volley(world: World, dice: DiceScript) -> None:
    dice.queue.extend([5, 6])
    await open_form(world, "anna", "Shoot")
    message = form_of(world, "anna")
    found = simcord.results.to_discord_message(world.env, message)
    async with simcord_private.at_once(world.env):
        for _ in range(2):
            await world.users["anna"].click(found, custom_id=buttons(message)["Fire"])
    assert state(world).fighter("f3").turn.shots == 1
    assert not dice.queue


async def test_who_may_not_gets_a_private_refusal_in_their_language(world: World) -> None:
    watch = Watch(world)
    await open_form(world, "boris", "Shoot")
    (answer,) = watch.news({world.users["boris"].id})
    assert answer.private
    assert answer.text.startswith("🚫 У вас нет бойца")
    await open_form(world, "anna", "Order")
    (answer,) = watch.news({world.users["anna"].id})
    assert answer.private
    assert answer.text.startswith("🚫 Only")


async def test_the_gm_orders_in_secret_by_menus(world: World) -> None:
    watch = Watch(world)
    await open_form(world, "gm", "Order")
    await pick(world, "gm", 0, "Crow 2")
    await pick(world, "gm", 1, "stay down")
    await click(world, "gm", "Give the order")
    assert state(world).fighter("f2").order.do == "down"
    assert "Crow 2" in text_of(form_of(world, "gm"))
    public = watch.news(None)
    assert public  # the summary, whose Advance button moved on
    assert not any(word in post.text for post in public for word in ("rder", "down"))


async def test_the_gm_lays_out_a_cover_and_names_it_in_a_modal(world: World) -> None:
    await open_form(world, "gm", "Layout")
    for place, label in enumerate(("sturdy", "Column E", "Row 7")):
        await pick(world, "gm", place, label)
    result = await click(world, "gm", "Name and place")
    await world.restart()  # nobody remembers the modal now
    await world.users["gm"].submit_modal(result, {"name": "Tower"})
    assert state(world).covers[-1].name == "Tower"
    assert state(world).covers[-1].cell.name == "E7"
    assert state(world).covers[-1].kind == "sturdy"


async def test_a_bad_name_in_the_modal_is_refused_and_nothing_is_placed(world: World) -> None:
    await open_form(world, "gm", "Layout")
    for place, label in enumerate(("low", "Column E", "Row 7")):
        await pick(world, "gm", place, label)
    result = await click(world, "gm", "Name and place")
    answer = await world.users["gm"].submit_modal(result, {"name": "@everyone"})
    assert answer.response is not None
    assert len(state(world).covers) == 2


async def test_the_gm_paints_the_ground_cell_by_cell(world: World) -> None:
    await open_form(world, "gm", "Layout")
    for place, label in enumerate(("water", "Column A", "Row 1")):
        await pick(world, "gm", place, label)
    await click(world, "gm", "Place")
    assert state(world).terrain[0][0] == "~"


def choices(count: int) -> Form:
    people = tuple(Choice(f"f{number}", Who(f"Fighter {number}"), line("form-odds-later")) for number in range(count))
    return Form((line("form-shoot"),), (Field("a", line("form-ask-fighter"), people, None),))


@pytest.mark.parametrize("count", [1, 25, 26, 60])
def test_more_than_25_choices_page_and_none_is_lost(count: int) -> None:
    found: list[str] = []
    for page in range(-(-count // PAGE)):
        panel = form_panel(choices(count), game_in("en"), "shoot", language("en"), turned={"a": page})
        options = panel.menus[0].options
        assert len(options) <= MENU
        found += [value for value, *_ in options if value.startswith("f")]
    assert list(dict.fromkeys(found)) == [f"f{number}" for number in range(count)]


def test_the_page_with_what_was_picked_comes_first() -> None:
    form = choices(60)
    (field,) = form.fields
    picked = Form(form.lines, (Field("a", field.ask, field.choices, "f50"),))
    panel = form_panel(picked, game_in("en"), "shoot", language("en"))
    assert any(value == "f50" and chosen for value, _, _, chosen in panel.menus[0].options)


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_form_of_a_crowded_fight_keeps_discords_limits(locale: str) -> None:
    fight = crowded(60)
    rules = FIGHTS["firefight"]
    for do in (*rules.player_forms, *rules.gm_forms):
        form = rules.form(fight.state, Actor("gm", gm=True), do, {"f": "f2", "e": "f1", "d": "relocate", "k": "k1"})
        layout = form_panel(form, game_in(locale), do, language(locale)).layout()
        assert layout.total_children_count <= 40
        assert layout.content_length() <= 4000
        for item in layout.walk_children():
            if isinstance(item, discord.ui.Select):
                assert 1 <= len(item.options) <= 25
                assert len({option.value for option in item.options}) == len(item.options)
                assert all(len(option.label) <= 100 and len(option.description or "") <= 100 for option in item.options)
                assert len(item.custom_id) <= 100


async def test_thirty_fighters_with_the_longest_names_at_the_real_bot(world: World, dice: DiceScript) -> None:
    """SimCord refuses what Discord would: too many components, characters, choices."""
    for number in range(27):
        await say(world, "gm", "gm enemy", type="veteran", name=f"{'Ж' * 37} {number:02}", cover="open")
    game = summary(world)
    assert sum("Ж" * 37 in line for line in text_of(form_like(world, game)).splitlines()) == 27
    for by, label in (("anna", "Shoot"), ("anna", "Suppress"), ("gm", "Order"), ("gm", "Layout")):
        await open_form(world, by, label)
        assert menus(form_of(world, by))
    await open_form(world, "anna", "Shoot")
    await pick(world, "anna", 1, "▼ 7 more")
    await pick(world, "anna", 1, f"{'Ж' * 37} 26")
    dice.queue.extend([5, 1, 1])
    await click(world, "anna", "Fire: 2 shots")
    assert state(world).fighter("f3").turn.shots == 2
    dice.queue.extend([1] * 40)
    await say(world, "gm", "gm advance")
    dice.queue.clear()
    assert Watch(world).parked() is None


def form_like(world: World, message: discord.Message) -> Any:
    """The same message as the simulation keeps it."""
    return next(m for m in simcord_private.messages(world.env) if m.id == message.id)
