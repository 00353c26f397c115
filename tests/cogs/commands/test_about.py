"""``/about`` and ``/report``: the version, the way to a maintainer, and a file without secrets."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from host.version import VERSION
from store.errors import UnreadableError
from tests.cogs.world import World, reply_text

ROOT = Path(__file__).resolve().parents[3]


async def report_of(world: World, person: Any, channel: Any = None, problem: str = "Nothing happens") -> dict[str, Any]:
    result = await person.slash(channel or world.channel, "report", problem=problem)
    assert await reply_text(result), "visible to its reporter alone"
    message = result.response or result.followups[-1]
    [attachment] = message.attachments
    return json.loads(await attachment.read())


def test_the_version_is_the_same_in_the_code_the_package_and_the_changelog() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == VERSION
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert released[0] == VERSION


async def test_about_shows_the_version_the_invitation_and_how_to_report(world: World) -> None:
    result = await world.anna.slash(world.channel, "about")
    words = await reply_text(result)
    assert f"Spielleiter {VERSION}" in words
    assert "Talisman" in words
    assert "/report" in words
    assert "people who run this bot" in words
    assert "oauth2" in str(result.response and result.response.components)
    assert "Betreiber" in await reply_text(await world.clara.slash(world.channel, "about"))


async def test_a_report_names_the_contact_of_the_settings(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.bot.settings, "contact", "https://example.org/a_b")
    for command, options in (("about", {}), ("report", {"problem": "x"})):
        assert "https://example.org/a_b" in await reply_text(await world.anna.slash(world.channel, command, **options))


async def test_a_report_is_possible_without_a_table_and_before_the_game(world: World) -> None:
    report = await report_of(world, world.anna, problem="<@1> \u202e „ä“")
    assert (report["version"], report["problem"], report["game"]) == (VERSION, "<@1> \u202e „ä“", {})
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    report = await report_of(world, world.bert)
    assert report["game"]["record"] is None
    assert report["game"]["status"] == "open"


async def test_a_report_holds_what_its_reporter_may_know_and_nothing_more(world: World) -> None:
    await world.begin()
    hands: list[list[str]] = []
    for person, cards in ((world.anna, 7), (world.bert, 7), (world.clara, 0)):
        record = (await report_of(world, person))["game"]["record"]
        assert record["status"] == "running"
        assert not {"secret", "key", "options", "position"} & set(record)
        assert len(record["view"]["hand"]) == cards
        hands.append(record["view"]["hand"])
    assert hands[0] != hands[1]


async def test_a_report_about_an_unreadable_table_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begin()

    async def broken(*_: object) -> None:
        raise UnreadableError

    monkeypatch.setattr(world.bot.master.archive, "export", broken)
    game = (await report_of(world, world.anna))["game"]
    assert (game["table"], game["record"], game["reason"]) == (1, None, "refused-not-loadable")
