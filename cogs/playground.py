"""The playground: the whole bot in a simulated Discord, in this computer's browser, without a token.

The page shows one channel, or a thread of it that is opened on a second page (:mod:`cogs.playground_threads`). Each
further window of it shows what another person sees. The second page also shows threads and private messages as text,
and the first message of the channel, which is the start page, links to it.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import discord
from simcord._runtime import _BOT_SCOPE
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.preview import Preview

from cogs.client import Spielleiter
from cogs.playground_languages import locales, set_locales
from cogs.playground_threads import ThreadsPage
from cogs.ui.messages.components import Layout
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.start.page import banner_files, draw_banners, games_on, start_parts
from engine.kernel.text import Text
from host.record.reviewing import ReviewInProgress, Reviews
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from render.user_text import Markup
from store.database import Store

PEOPLE = ("Anna", "Bert", "Clara")
"""Names of the people: the first two read the language of the server, the others one of the other languages. The first
owns the server."""
SHORT = 0.05
"""Seconds between two updates of an open panel, for which the page waits."""
LATER = 1.0
"""Seconds between two looks whether the bot has done something for which the page did not wait."""
LONGEST_WAIT = 5.0
"""Seconds that an action waits for the one of another window."""
MOST_EARLIER = 20
"""Earlier states of the windows that are remembered."""
RARELY = 3600.0
"""Seconds between two checks of the clocks where nothing is due."""


async def play(
    settings: Settings, languages: Languages, pictures: Pictures, stop: asyncio.Event, *, port: int | None = None
) -> int:
    """Serve the page on the loopback interface until stopped, and print its address."""
    language = languages.pick(settings.language)
    with tempfile.TemporaryDirectory(prefix="playground-") as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'playground.sqlite'}")
        try:
            bot = Spielleiter(store, languages, pictures, without_waiting(settings))
            world = Env(bot, check_errors=False)
            show_before_the_end(world, bot.master.reviews)
            world.backend.bot_user.name = "Spielleiter"
            clock = world.backend.clock
            clock.advance((datetime.now(UTC) - clock.now()).total_seconds())  # the simulation begins in January
            await world.start()
            await bot.syncing.attempted.wait()
            try:
                await _serve(world, bot, language, stop, port)
            finally:
                await bot.master.reviews.close()
                await world.shutdown()
        finally:
            await store.close()
    return 0


async def _serve(world: Env, bot: Spielleiter, language: str, stop: asyncio.Event, port: int | None) -> None:
    languages = bot.languages
    accounts = [world.create_user(name) for name in PEOPLE]
    guild = world.create_guild("Spielleiter", owner=accounts[0])
    channel = guild.create_text_channel("table")
    people = [guild.add_member(account) for account in accounts]
    spoken = dict(zip(PEOPLE, locales(languages, language), strict=False))
    set_locales(world, {person.id: spoken[name] for person, name in zip(people, PEOPLE, strict=True)})
    reads: dict[str, list[str]] = {}
    for name, locale in spoken.items():
        reads.setdefault(languages.pick(locale), []).append(name)
    page = Page(world, people, port)
    async with ThreadsPage(
        channel, accounts, lambda text: languages.say(text, language), language, page.show
    ) as threads_page:
        address = await page.show(channel)
        await welcome(bot, channel.id, language, reads, threads_page.url, address)
        bot.add_listener(partial(link_to, bot, language, threads_page), "on_thread_create")
        words = {"address": Markup(address), "owner": PEOPLE[0], "guest": PEOPLE[1]}
        following = asyncio.create_task(page.follow(), name="page")
        try:
            print(languages.say(Text("front-playground", words), language), flush=True)
            await stop.wait()
        finally:
            following.cancel()
            await page.close()


class Page:
    """The page with buttons: the simulation shows one channel or thread at a time, always at the same address."""

    def __init__(self, world: Env, people: Sequence[MemberActor], port: int | None) -> None:
        self._world = world
        self._people = people
        self._port = port
        self._capability: str | None = None
        self._shown: Preview | None = None
        self._show_later: Callable[[], None] = lambda: None
        self._lock = asyncio.Lock()

    async def show(self, channel: ChannelHandle) -> str:
        """Show a channel or thread instead of the last one and return the address."""
        async with self._lock:
            await self.close()
            page = self._world.preview(channel, viewers=self._people, layout="channel", port=self._port)
            page.capability = self._capability or page.capability
            self._show_later = connect_windows(page)
            self._shown = await page.__aenter__()
            self._port, self._capability = urlsplit(page.url).port, page.capability
            return page.url

    async def follow(self) -> None:
        """Show for ever what the bot does after an action, such as the progress of a review."""
        while True:
            await asyncio.sleep(LATER)
            self._show_later()

    async def close(self) -> None:
        if self._shown is not None:
            await self._shown.close()
            self._shown, self._show_later = None, lambda: None


def connect_windows(preview: Preview) -> Callable[[], None]:
    """Open each new window for the first person that no other window shows, and show each action in all of them.

    The window of an action scrolls to a new answer, which may stand below what a phone shows.
    Return a function that shows in all of them what the bot has done since, unless an action is under way.
    """
    accept_late_actions(preview)
    open_page, publish, transcript = preview._open_page, preview._publish, preview.env.backend.transcript
    shown = 0

    def open_window(viewer_id: Any = None, target_id: Any = None) -> Any:
        shown = [page.viewer.id for page in preview._pages.values() if page is not preview._python]
        free = next((str(person.id) for person in preview.viewers if person.id not in shown), None)
        return open_page(free if viewer_id is None else viewer_id, target_id)

    def publish_everywhere(page: Any, *, reason: Any = "action") -> None:
        nonlocal shown
        if reason != "action":  # in this window alone: the others still have to show what the bot has done
            publish(page, reason=reason)
            return
        shown = len(transcript)
        page.target_id = answer_to(page.last_action) or page.target_id
        publish(page, reason=reason)
        for other in list(preview._pages.values()):
            if other is not page and other is not preview._python:
                publish(other, reason="refresh")

    def show_later() -> None:
        nonlocal shown
        if shown != len(transcript) and preview.env._operation_task is None:
            shown = len(transcript)
            for page in list(preview._pages.values()):
                publish(page, reason="refresh")

    # The simulation offers no other way.
    preview._open_page = open_window  # pyright: ignore[reportAttributeAccessIssue]
    preview._publish = publish_everywhere  # pyright: ignore[reportAttributeAccessIssue]
    return show_later


def accept_late_actions(preview: Preview) -> None:
    """Accept an action in a window that was refreshed meanwhile, such as for the progress of a review.

    The message that it presses must still have the same components: the simulation finds them by their places. An
    action that comes while another one is under way waits for it.
    """
    act, publish = preview._action, preview._publish
    earlier: deque[tuple[str, int, Any]] = deque(maxlen=MOST_EARLIER)

    def publish_and_remember(page: Any, **reason: Any) -> None:
        earlier.append((page.id, page.revision, page.snapshot))
        publish(page, **reason)

    async def act_late(context_id: str | None, body: Mapping[str, Any]) -> Any:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                while preview._active_action is not None:  # noqa: ASYNC110  (the simulation has no event for it)
                    await asyncio.sleep(SHORT)
        page = preview._get_page(context_id)
        shown = next(
            (snapshot for *known, snapshot in earlier if known == [page.id, body.get("published_revision")]), None
        )
        is_new = body.get("sequence") == page.last_sequence + 1  # a repeated one is known by its content
        if shown is not None and is_new and _shows_the_same(shown, page.snapshot, body.get("target_id")):
            body = {**body, "published_revision": page.revision}
        return await act(context_id, body)

    # The simulation offers no other way.
    preview._publish = publish_and_remember  # pyright: ignore[reportAttributeAccessIssue]
    preview._action = act_late  # pyright: ignore[reportAttributeAccessIssue]


def _shows_the_same(before: Any, now: Any, message_id: Any) -> bool:
    """Return whether a message has the same components in two states of a page; None stands for no message."""
    if message_id is None:
        return True
    messages = [snapshot["messages"].get(str(message_id)) for snapshot in (before, now)]
    return None not in messages and messages[0]["components"] == messages[1]["components"]


def answer_to(action: Mapping[str, Any] | None) -> int | None:
    """Return the message with which the bot has answered an action of the page; None if it posted none."""
    outcomes = action["outcomes"] if action is not None else ()
    posted = (outcome for outcome in outcomes if outcome["kind"] in ("response", "followup", "deferred"))
    return next((int(outcome["messageId"]) for outcome in posted if outcome.get("messageId")), None)


async def welcome(
    bot: Spielleiter,
    channel_id: int,
    language: str,
    reads: Mapping[str, Sequence[str]],
    threads_page: str,
    address: str,
) -> None:
    """Post the start page in the channel, under what the simulation is and how a second person joins.

    ``reads`` are the people by language; people with another language find a line in it.
    """
    channel = bot.get_channel(channel_id)
    assert isinstance(channel, discord.TextChannel)
    say = bot.languages.say
    values = {
        "owner": PEOPLE[0],
        "guest": PEOPLE[1],
        "window": Markup(address),
        "aside": Markup(threads_page),
    }
    lines = [say(Text("playground-welcome", values), language)]
    for other, people in reads.items():
        if other != language:
            values = {"people": Markup(", ".join(people)), "count": len(people)}
            lines.append(say(Text("playground-reads", values), other))
    pictures = await draw_banners(bot.pictures, games_on(0), language)
    parts = start_parts(bot.languages, language, list(pictures), {}, title="\n".join(lines))
    await channel.send(view=Layout(parts), files=banner_files(pictures))


async def link_to(bot: Spielleiter, language: str, threads_page: ThreadsPage, thread: discord.Thread) -> None:
    """Post in the channel how to open a thread in which people play, and in the thread the way back.

    The other threads start at a message and hold nothing but text.
    """
    channel = thread.parent
    if not isinstance(channel, discord.TextChannel):
        return
    if all([message.id != thread.id async for message in channel.history(limit=10)]):
        values = {"thread": thread.name, "address": Markup(threads_page.address(thread.id))}
        link = bot.languages.say(Text("playground-opened", values), language)
        await channel.send(embed=discord.Embed(description=link, colour=COLOUR))
        back = bot.languages.say(
            Text("playground-back", {"address": Markup(threads_page.address(channel.id))}), language
        )
        await thread.send(embed=discord.Embed(description=back, colour=COLOUR))


def without_waiting(settings: Settings) -> Settings:
    """Return the settings without pauses: the page shows the state when the bot has finished an interaction."""
    shown = ("board_interval", "thread_quiet", "turn_wait", "question_wait", "hand_age")
    answered = ("computer_delay", "pass_delay")
    others = {"panel_watch": SHORT, "beat": RARELY, "calls_per_second": 0}
    return settings.model_copy(update=dict.fromkeys(shown + answered, 0.0) | others)


def show_before_the_end(world: Env, reviews: Reviews) -> None:
    """Let the page wait neither for long work nor at all for reviews; :meth:`Page.follow` shows how these end."""
    settle, find = world._settle_internal, reviews.in_progress

    async def settle_for_a_while(**limits: Any) -> None:
        with suppress(TimeoutError):
            await settle(**limits)

    def in_progress(table_id: int) -> ReviewInProgress | None:
        task = asyncio.current_task()
        assert task is not None
        world._work.tasks.pop(task, None)
        _BOT_SCOPE.set(None)  # nor for what this task begins
        return find(table_id)

    # The simulation offers no other way.
    world._settle_internal, reviews.in_progress = settle_for_a_while, in_progress
