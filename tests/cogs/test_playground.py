"""The playground: its first message, and the second page for channels that the simulation cannot show."""

from __future__ import annotations

import aiohttp
import pytest
from simcord.builders import ChannelHandle

from cogs.playground import connect_windows, welcome
from cogs.playground_threads import ThreadsPage
from engine.games import GAMES
from tests.cogs.world import World, walk


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
async def test_the_first_message_is_the_start_page_and_says_what_is_only_simulated(world: World, language: str) -> None:
    aside, address = "http://127.0.0.1:1/x", "http://127.0.0.1:1/y"
    other, reading = ("en", "reads English") if language == "de" else ("de", "liest Deutsch")
    reads = {language: ["Anna", "Bert"], other: ["Clara"]}
    await welcome(world.bot, world.channel.id, language, reads, aside, address)
    message = world.channel.history()[-1]
    components = [component.to_dict() for component in message.components]
    words = "\n".join(str(part["content"]) for part in walk(components) if "content" in part)
    assert f"]({aside})" in words
    assert f"]({address})" in words
    assert f"**Clara** {reading}" in words
    pressed = {part["custom_id"] for part in walk(components) if "custom_id" in part}
    assert {f"l:play:{game}" for game in GAMES} <= pressed
    for who in (world.anna, world.clara):
        opened = await who.click(message, custom_id="l:game:imperator")
        assert opened.response is not None
        assert opened.response.ephemeral, "everybody has answers of their own below the page"


async def test_each_further_window_is_another_person_and_an_action_is_shown_in_all(world: World) -> None:
    people = [world.anna, world.bert]
    page = world.env.preview(world.channel, viewers=people, layout="channel")
    connect_windows(page)
    async with page:
        windows = [page._open_page() for _ in people]
        assert [window.viewer.id for window in windows] == [who.id for who in people]
        before = windows[1].revision
        page._publish(windows[0], reason="action")
        assert windows[1].revision == before + 1
        page._close_page(windows[0].id)
        assert page._open_page().viewer.id == world.anna.id, "a window that is reloaded shows the same person"
