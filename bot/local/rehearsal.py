"""Playing a script through the real bot, with forced dice, and checking what it expects."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import simcord

from bot.local import simcord_private
from bot.local import statements as s
from bot.local.options import typed_options
from bot.local.posts import NotFound, Posted, Watch
from bot.local.scripted_dice import DiceScript
from bot.local.steps import Step, StepFailed, bare, shown
from bot.local.world import World
from bot.store import queries
from bot.store.rows import Game
from bot.table.codec import codec_of
from rules.core.contract import PUBLIC


class Rehearsal:
    """One run of a script. ``report`` is called with every step."""

    def __init__(
        self,
        script: s.Script,
        folder: Path,
        locale: str,
        url: str,
        key: Path,
        report: Callable[[Step], None],
        keep: Path | None = None,
    ) -> None:
        self._script, self._folder, self._locale = script, folder, locale
        self._keep = keep
        self._report = report
        self._dice = DiceScript()
        self._guild_locale = next((x.locale for x in script.statements if isinstance(x, s.GuildLocale)), locale)
        self._world = World(url, key, guild_locale=self._guild_locale, dice=self._dice.box, free_dice=self._dice.free)
        self._channel = "table"
        self._step: Step | None = None
        self._unexpected: Step | None = None
        self._attachment: Path | None = None
        self._result: simcord.InteractionResult | None = None
        self._errors = 0
        self._watch: Watch

    async def run(self) -> Mapping[str, Any]:
        """Play everything; the final public state, and the roster where there is one. Raises :class:`StepFailed`."""
        async with self._world:
            users = [x for x in self._script.statements if isinstance(x, s.Users)]
            await self._world.settle_in([(name, locale or self._locale) for name, locale in users[0].names])
            self._watch = Watch(self._world, self._keep)
            for statement in self._script.statements:
                await self._play(statement)
            self._check_unexpected()
            if self._dice.queue:
                raise StepFailed(self._last_line, f"dice left over: {' '.join(map(str, self._dice.queue))}")
            roster = self._roster()
            return {"state": self._state(), **({"roster": roster} if roster is not None else {})}

    @property
    def _last_line(self) -> int:
        return self._step.line if self._step is not None else 1

    async def _play(self, statement: s.Statement) -> None:
        match statement:
            case s.Users():
                self._add_users(statement)
            case s.GuildLocale():
                pass
            case s.Channel():
                self._channel = statement.name
                self._world.channel(statement.name)
            case s.Dice():
                self._dice.queue.extend(statement.faces)
            case s.Attach():
                self._attachment = self._folder / statement.path
            case s.ExpectText() | s.ExpectRefused() | s.ExpectState():
                self._expect(statement)
            case _:
                await self._act(statement)

    async def _act(self, statement: s.Statement) -> None:
        self._check_unexpected()
        user = getattr(statement, "user", "")
        if user and user not in self._world.users:
            raise StepFailed(statement.number, f"no user {user!r}; known: {', '.join(self._world.users)}")
        self._dice.thrown.clear()
        self._dice.trouble = None
        before = self._watch.entries()
        offered, refusal = [], None
        try:
            offered = await self._do(statement)
        except simcord.OptionError as error:
            self._require_no_slip(statement, error)
            refusal = str(error)
        except (simcord.SetupError, NotFound, OSError) as error:
            raise StepFailed(statement.number, str(error)) from error
        await self._world.env.settle()
        posts = [*self._watch.news(self._readers(statement)), *offered]
        if refusal is not None:
            posts.append(Posted(True, f"🚫 {refusal}"))
        throws = [bare(throw) for throw in self._dice.thrown]
        step = Step(statement.number, statement.text, user, posts, throws)
        step.refused = any(post.private and post.text.startswith("🚫") for post in posts)
        unchanged = self._watch.entries() == before
        if not isinstance(statement, s.Together):
            step.refused = step.refused and unchanged
        self._step = step
        self._report(step)
        self._check_health(step)
        if step.refused and unchanged:
            self._unexpected = step

    def _require_no_slip(self, statement: s.Statement, error: simcord.OptionError) -> None:
        """A client refuses what a command does not take, such as a fourth target; a mistyped name is the script's."""
        if isinstance(statement, s.Command) and error.option is not None:
            env, guild = self._world.env, self._world.guild.id
            declared = simcord_private.option_types(env, guild, list(statement.path)) or {}
            near = difflib.get_close_matches(error.option, declared, n=1)
            if near and error.option not in declared:
                raise StepFailed(statement.number, f"no option {error.option!r}; did you mean {near[0]!r}?")

    def _readers(self, statement: s.Statement) -> set[int] | None:
        """Who looks at what a statement did: its user, or all of those who act together; nobody in particular else."""
        lines = statement.lines if isinstance(statement, s.Together) else (statement,)
        names = {name for name in (getattr(line, "user", "") for line in lines) if name}
        return {self._world.users[name].id for name in names} or None

    async def _do(self, statement: s.Statement) -> list[Posted]:
        match statement:
            case s.Command(suggest=True):
                return await self._suggest(statement)
            case s.Command(deliveries=1):
                self._result = await self._command(statement)
            case s.Press(deliveries=1):
                self._result = await self._press(statement)
            case s.Choose(deliveries=1):
                self._result = await self._choose(statement)
            case s.Command() | s.Press() | s.Choose():
                async with simcord_private.at_once(self._world.env, deliveries=statement.deliveries):
                    await self._interact(statement)
            case s.Together():
                async with simcord_private.at_once(self._world.env):
                    for line in statement.lines:
                        await self._interact(line)
            case s.Submit():
                if self._result is None:
                    raise StepFailed(statement.number, "no modal is open")
                actor = self._world.users[statement.user]
                self._result = await actor.submit_modal(self._result, dict(statement.values))
            case s.Say():
                await self._world.users[statement.user].send(self._here, statement.words)
            case s.Wait():
                await self._world.env.advance_time(statement.seconds)
            case s.Restart():
                await self._world.restart()
        return []

    @property
    def _here(self) -> simcord.ChannelHandle:
        return self._world.channel(self._channel)

    async def _interact(self, statement: s.Command | s.Press | s.Choose) -> simcord.InteractionResult:
        match statement:
            case s.Command():
                return await self._command(statement)
            case s.Press():
                return await self._press(statement)
            case s.Choose():
                return await self._choose(statement)

    async def _command(self, statement: s.Command) -> simcord.InteractionResult:
        options = self._options(statement)
        return await self._world.users[statement.user].slash(self._here, " ".join(statement.path), **options)

    async def _suggest(self, statement: s.Command) -> list[Posted]:
        if not statement.options:
            raise StepFailed(statement.number, "suggest needs an option to type into")
        focused = list(statement.options)[-1]
        filled = {name: value for name, value in self._options(statement).items() if name != focused}
        actor = self._world.users[statement.user]
        typed = statement.options[focused]
        offered = await actor.autocomplete(self._here, " ".join(statement.path), focused, typed, **filled)
        return [Posted(True, "\n".join(str(choice["name"]) for choice in offered))]

    def _options(self, statement: s.Command) -> dict[str, Any]:
        path, self._attachment = self._attachment, None
        return typed_options(self._world, statement, (path.name, path.read_bytes()) if path is not None else None)

    async def _press(self, statement: s.Press) -> simcord.InteractionResult:
        actor = self._world.users[statement.user]
        message, custom_id = self._watch.button(actor.id, self._here.id, statement)
        return await actor.click(message, custom_id=custom_id)

    async def _choose(self, statement: s.Choose) -> simcord.InteractionResult:
        actor = self._world.users[statement.user]
        message, custom_id, value = self._watch.select(actor.id, self._here.id, statement)
        return await actor.select(message, [value], custom_id=custom_id)

    def _add_users(self, statement: s.Users) -> None:
        for name, locale in statement.names:
            if name not in self._world.users:
                self._world.add_user(name, locale or self._locale)
            elif locale is not None:
                self._world.set_locale(name, locale)

    def _expect(self, statement: s.ExpectText | s.ExpectRefused | s.ExpectState) -> None:
        if isinstance(statement, s.ExpectState):
            self._expect_state(statement)
            return
        step = self._step
        if step is None:
            raise StepFailed(statement.number, "nothing has happened yet")
        if isinstance(statement, s.ExpectRefused):
            self._unexpected = None
            if not step.refused:
                raise StepFailed(statement.number, f"not refused; posted instead:\n{shown(step)}")
            if statement.words is not None:
                self._expect_words(statement.number, step, statement.words, step.posts, absent=False)
            return
        posts = [post for post in step.posts if post.private] if statement.private else step.posts
        self._expect_words(statement.number, step, statement.words, posts, absent=statement.absent)

    def _expect_words(self, number: int, step: Step, words: str, posts: list[Posted], *, absent: bool) -> None:
        found = any(post.contains(words) for post in posts)
        if found is absent:
            wanted = "must not contain" if absent else "should contain"
            raise StepFailed(number, f"line {step.line} {wanted} {words!r}; posted:\n{shown(step)}")

    def _expect_state(self, statement: s.ExpectState) -> None:
        value: Any = self._roster() if statement.roster else self._state()
        for segment in statement.path:
            try:
                value = value[int(segment)] if isinstance(value, list) else value[segment]
            except (KeyError, IndexError, ValueError, TypeError):
                known = list(value) if isinstance(value, Mapping) else []
                near = difflib.get_close_matches(segment, known, n=1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                where = "roster" if statement.roster else "state"
                raise StepFailed(statement.number, f"the {where} has no {segment!r} there{hint}") from None
        if value != statement.value or isinstance(value, bool) is not isinstance(statement.value, bool):
            path, found = ".".join(statement.path), json.dumps(value, ensure_ascii=False)
            raise StepFailed(statement.number, f"{path} is {found}")

    def _state(self) -> Mapping[str, Any] | None:
        return self._public(lambda connection: queries.last_game(connection, self._here.id))

    def _roster(self) -> Mapping[str, Any] | None:
        return self._public(lambda connection: queries.roster_of(connection, self._world.guild.id))

    def _public(self, find: Callable[[Any], Game | None]) -> Mapping[str, Any] | None:
        def work(connection: Any) -> Mapping[str, Any] | None:
            game = find(connection)
            if game is None:
                return None
            state = self._world.bot.table.state_of(connection, game)
            view = codec_of(game.ruleset).ruleset.view(state, PUBLIC)
            return {**view.public, "revision": game.revision}

        return self._world.store.read_here(work)

    def _check_unexpected(self) -> None:
        step, self._unexpected = self._unexpected, None
        if step is not None:
            raise StepFailed(step.line, f"refused, and no `expect refused` follows:\n{shown(step)}")

    def _check_health(self, step: Step) -> None:
        if self._dice.trouble is not None:
            raise StepFailed(step.line, self._dice.trouble)
        errors = [*self._world.env.errors_since(self._errors), *self._world.bot.bugs]
        if errors:
            raise StepFailed(step.line, f"the bot failed: {errors[0]!r}")
        parked = self._watch.parked()
        if parked is not None:
            raise StepFailed(step.line, f"a post could not be sent: {parked}")
