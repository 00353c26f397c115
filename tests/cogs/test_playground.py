"""The playground: its first message, and the second page for channels that the simulation cannot show."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from threading import Event
from typing import Any

import aiohttp
import pytest
from simcord.builders import ChannelHandle

from cogs.playground import connect_windows, show_before_the_end, welcome
from cogs.playground_threads import ThreadsPage
from engine.games import GAMES, game
from tests.cogs.world import World, texts, walk


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
    assert {f"l:{'levels' if len(game(name).levels) > 1 else 'play'}:{name}" for name in GAMES} <= pressed
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


async def test_the_window_of_an_action_scrolls_to_the_new_answer_below_everything(world: World) -> None:
    page = world.env.preview(world.channel, viewers=[world.anna, world.bert], layout="channel")
    connect_windows(page)
    async with page:
        windows = [page._open_page() for _ in page.viewers]
        answered = (await world.anna.slash(world.channel, "about")).response
        assert answered is not None
        edited, posted = {"kind": "source_edit", "messageId": "1"}, {"kind": "response", "messageId": str(answered.id)}
        windows[0].last_action = {"outcomes": [edited]}
        page._publish(windows[0], reason="action")
        assert windows[0].target_id != 1, "a message that was edited stays where it is"
        windows[0].last_action = {"outcomes": [{"kind": "deferred"}, posted]}
        page._publish(windows[0], reason="action")
        assert [window.target_id == answered.id for window in windows] == [True, False]


async def test_a_window_shows_what_the_bot_does_after_an_action(world: World) -> None:
    page = world.env.preview(world.channel, viewers=[world.anna], layout="channel")
    show_later = connect_windows(page)
    async with page:
        window = page._open_page()
        page._publish(window, reason="action")
        before = window.revision
        show_later()
        assert window.revision == before, "nothing has happened since"
        await world.anna.slash(world.channel, "about")
        show_later()
        assert window.revision == before + 1


async def test_a_window_that_is_refreshed_leaves_the_others_to_be_shown(world: World) -> None:
    page = world.env.preview(world.channel, viewers=[world.anna, world.bert], layout="channel")
    show_later = connect_windows(page)
    async with page:
        windows = [page._open_page() for _ in page.viewers]
        page._publish(windows[0], reason="action")
        before = windows[1].revision
        await world.anna.slash(world.channel, "about")
        page._publish(windows[0], reason="refresh")
        show_later()
        assert windows[1].revision == before + 1


async def test_the_page_does_not_wait_for_a_review(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    finished = Event()

    async def computed(*_: object) -> AsyncIterator[float]:
        yield 0.5
        await asyncio.to_thread(finished.wait)

    monkeypatch.setattr("host.record.reviewing._computed", computed)
    monkeypatch.setattr("cogs.commands.review.PROGRESS_PAUSE", 0.05)
    show_before_the_end(world.env, world.bot.master.reviews)
    await world.begin()
    await world.resign(world.bert)
    reviewed = await world.anna.click(world.board(), custom_id="b:1:review")
    table = await world.bert.click(world.board(), custom_id="b:1:large")
    assert table.response is not None or table.followups, "others are answered meanwhile"
    (task,) = (task for task in asyncio.all_tasks() if task.get_name() == "review 1")
    await asyncio.sleep(0.2)
    shown = reviewed.response or reviewed.followups[-1]
    assert "50%" in texts(shown)
    finished.set()
    await asyncio.wait({task})


async def test_an_action_that_takes_long_is_shown_as_far_as_it_is(world: World) -> None:
    show_before_the_end(world.env, world.bot.master.reviews)
    finished = Event()
    with world.env._bot_scope():
        work = asyncio.create_task(asyncio.to_thread(finished.wait))
    await world.env._settle_internal(timeout=0.1)
    assert not work.done()
    finished.set()
    await work


async def test_a_press_counts_although_its_window_was_refreshed_meanwhile(world: World) -> None:
    page = world.env.preview(world.channel, viewers=[world.anna], layout="channel")
    show_later = connect_windows(page)
    async with page:
        window = page._open_page()
        await world.anna.slash(world.channel, "about")
        await world.anna.slash(world.channel, "help")
        page._publish(window, reason="refresh")
        message = world.env.backend.messages[world.channel.id]
        helped = list(message.values())[-1]

        async def press(sequence: int, revision: int) -> Any:
            (control,) = [
                part["control_key"]
                for part in walk(window.snapshot["messages"][str(helped.id)]["components"])
                if part.get("custom_id", "").endswith(":commands")
            ]
            return await page._action(
                window.id,
                {
                    "protocol_version": 3,
                    "sequence": sequence,
                    "request_id": f"r{sequence}",
                    "generation": window.generation,
                    "bot_generation": world.env._generation,
                    "kind": "click",
                    "published_revision": revision,
                    "target_id": str(helped.id),
                    "control_key": control,
                },
            )

        before = window.revision
        await world.anna.slash(world.channel, "about")
        show_later()
        assert window.revision == before + 1
        assert not (await press(1, before))["rejected"]
        assert (await press(2, before - 100))["rejected"], "nobody knows what that one showed"
