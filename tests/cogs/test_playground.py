"""The playground: its first message, and the second page for channels that the simulation cannot show."""

from __future__ import annotations

import aiohttp
import pytest
from simcord.builders import ChannelHandle

from cogs.playground import welcome
from cogs.playground_threads import ThreadsPage
from engine.kernel.text import Text
from tests.cogs.world import World


async def fetched(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def test_threads_and_private_messages_are_read_on_a_page_of_their_own(world: World) -> None:
    people = [world.env.create_user("Zoe"), *(who.user for who in (world.anna, world.bert))]
    shown: list[int] = []

    async def show(channel: ChannelHandle) -> str:
        shown.append(channel.id)
        return "http://127.0.0.1:1/"

    async with ThreadsPage(
        world.channel, people, lambda text: world.bot.languages.say(text, "en"), "en", show
    ) as aside:
        await world.begin()
        status, page = await fetched(aside.url)
        assert status == 200
        assert "<h2>Telperinquár: Anna and Bert</h2>" in page
        assert "The dice were sealed" in page
        assert page.index("Private messages to Anna") < page.index("Your hand")
        assert 'Private messages to Zoe</h2>\n<p class="none">Nothing yet.' in page
        assert (await fetched(aside.url[:-5]))[0] == 404, "nobody can guess the address of the page"
        (thread,) = world.channel.threads
        for place in (thread.id, world.channel.id):
            assert f'href="{aside.address(place)}"' in page
            async with aiohttp.ClientSession() as session:
                answer = await session.get(aside.address(place), allow_redirects=False)
                assert (answer.status, answer.headers["location"]) == (302, "http://127.0.0.1:1/")
        assert shown == [thread.id, world.channel.id]
        assert (await fetched(aside.address(1)))[0] == 404


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_the_first_message_says_what_to_do_and_what_is_only_simulated(world: World, language: str) -> None:
    aside = "http://127.0.0.1:1/x"
    other, reading = ("en", "reads English") if language == "de" else ("de", "liest Deutsch")
    await welcome(world.bot, world.channel.id, language, {language: ["Anna", "Bert"], other: ["Clara"]}, aside)
    welcome_text = world.channel.history()[-1].embeds[0].description or ""
    assert "`/game new`" in welcome_text
    for button in ("computer", "start", "move", "help"):
        assert f"**{world.bot.languages.say(Text('button-' + button), language)}**" in welcome_text, button
    assert f"]({aside})" in welcome_text
    assert f"**Clara** {reading}" in welcome_text
