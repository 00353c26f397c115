"""The playground: the whole bot in a simulated Discord, played in this computer's browser, without a token."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from functools import wraps
from itertools import chain, cycle
from pathlib import Path
from typing import Any

import discord
from simcord import interactions as simulated
from simcord.env import Env

from cogs.client import Spielleiter
from engine.kernel.text import Text
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from render.user_text import Markup
from store.database import Store

PEOPLE = ("Anna", "Bert", "Clara")
"""Who is there: the first two read the default language, whoever comes after them the others."""
SELDOM = 3600.0
"""Seconds between two looks of the house at its clocks where nothing is due."""


async def play(
    settings: Settings, languages: Languages, pictures: Pictures, stop: asyncio.Event, *, port: int | None = None
) -> int:
    """Serve the page on the loopback interface until stopped, and print its address."""
    language = languages.pick(settings.language)
    with tempfile.TemporaryDirectory(prefix="playground-") as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'playground.sqlite'}")
        try:
            bot = Spielleiter(store, languages, pictures, without_waiting(settings))
            world = Env(bot, check_errors=False)
            world.backend.bot_user.name = "Spielleiter"
            await world.start()
            await bot.syncing.tried.wait()
            try:
                await _serve(world, languages, language, stop, port)
            finally:
                await world.shutdown()
        finally:
            await store.close()
    return 0


async def _serve(world: Env, languages: Languages, language: str, stop: asyncio.Event, port: int | None) -> None:
    guild = world.create_guild("Spielleiter")
    channel = guild.create_text_channel("table")
    people = [guild.add_member(world.create_user(name)) for name in PEOPLE]
    set_locales({person.id: locale for person, locale in zip(people, locales(languages), strict=False)})
    async with world.preview(channel, viewers=people, layout="channel", port=port) as page:
        words = {"address": Markup(page.url), "people": ", ".join(PEOPLE)}
        print(languages.say(Text("front-playground", words), language), flush=True)
        await stop.wait()


def locales(languages: Languages) -> Iterator[str]:
    """What the people read, as Discord names it: the default, the default, then every other language in turn."""
    first, *others = languages.languages
    for language in chain((first, first), cycle(others or [first])):
        found = (locale.value for locale in discord.Locale if languages.pick(locale.value) == language)
        yield next(found, language)


def without_waiting(settings: Settings) -> Settings:
    """The settings without any waiting: the page shows what stands there when the bot has finished with a press;
    it would take a short rest for work."""
    shown = ("board_interval", "thread_quiet", "question_wait", "hand_age", "panel_watch")
    answered = ("computer_delay", "pass_delay")
    return settings.model_copy(update=dict.fromkeys(shown + answered, 0.0) | {"beat": SELDOM, "calls_per_second": 0})


def set_locales(locales: Mapping[int, str]) -> None:
    """Let each simulated person press and type in a language of their own, which the simulation does not know of."""
    make = simulated.base_payload

    @wraps(make)
    def make_spoken(*args: Any, **kwargs: Any) -> Any:
        record, payload = make(*args, **kwargs)
        payload["locale"] = locales.get(kwargs["user_id"], payload["locale"])
        return record, payload

    simulated.base_payload = make_spoken
