"""The playground: the whole bot in a simulated Discord, played in this computer's browser, without a token.

The page shows one channel. What the simulation cannot show there, threads and private messages, stands on a second
page (:mod:`cogs.playground_aside`), and the first message of the channel says so.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import wraps
from itertools import chain, cycle
from pathlib import Path
from typing import Any

import discord
from simcord import interactions as simulated
from simcord.env import Env

from cogs.client import Spielleiter
from cogs.messages.embeds import COLOUR
from cogs.playground_aside import Aside
from engine.kernel.text import Text
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from render.user_text import Markup
from store.database import Store

PEOPLE = ("Anna", "Bert", "Clara")
"""Who is there: the first two read the default language, whoever comes after them the others. The first owns the
server."""
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
                await _serve(world, bot, language, stop, port)
            finally:
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
    spoken = dict(zip(PEOPLE, locales(languages), strict=False))
    set_locales({person.id: spoken[name] for person, name in zip(people, PEOPLE, strict=True)})
    reads: dict[str, list[str]] = {}
    for name, locale in spoken.items():
        reads.setdefault(languages.pick(locale), []).append(name)
    async with Aside(channel, accounts, lambda text: languages.say(text, language), language) as aside:
        await welcome(bot, channel.id, language, reads, aside.url)
        async with world.preview(channel, viewers=people, layout="channel", port=port) as page:
            words = {"address": Markup(page.url), "people": ", ".join(PEOPLE)}
            print(languages.say(Text("front-playground", words), language), flush=True)
            await stop.wait()


async def welcome(
    bot: Spielleiter, channel_id: int, language: str, reads: Mapping[str, Sequence[str]], aside: str
) -> None:
    """Let the bot say in the channel what to do there and what the simulation lacks; ``reads`` are the people by the
    language they read, and whoever reads another one is told so in it."""
    channel = bot.get_channel(channel_id)
    assert isinstance(channel, discord.TextChannel)
    say = bot.languages.say
    values = {"owner": PEOPLE[0], "people": Markup(", ".join(PEOPLE)), "aside": Markup(aside)}
    lines = [say(Text("playground-welcome", values), language)]
    for other, people in reads.items():
        if other != language:
            told = {"people": Markup(", ".join(people)), "count": len(people)}
            lines.append(say(Text("playground-reads", told), other))
    title = say(Text("playground-title"), language)
    await channel.send(embed=discord.Embed(title=title, description="\n".join(lines), colour=COLOUR))


def locales(languages: Languages) -> Iterator[str]:
    """What the people read, as Discord names it: the default, the default, then every other language in turn."""
    first, *others = languages.languages
    for language in chain((first, first), cycle(others or [first])):
        found = (locale.value for locale in discord.Locale if languages.pick(locale.value) == language)
        yield next(found, language)


def without_waiting(settings: Settings) -> Settings:
    """The settings without any waiting: the page shows what stands there when the bot has finished with a press;
    it would take a short rest for work."""
    shown = ("board_interval", "thread_quiet", "question_wait", "hand_age")
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
