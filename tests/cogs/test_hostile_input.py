"""Hostile input in every option gets a polite private answer: no error, no ping, no leak, no change."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from simcord.results import InteractionResult

from engine.games import game
from tests.cogs.world import GAME, World, open_to_all, texts

COMMANDS: dict[str, tuple[str, ...]] = {
    "attack": ("attacker", "target", "further"),
    "play": ("card", "place"),
    "use": ("card", "target", "ability"),
    "equip": ("card", "bearer"),
    "arrange": ("first", "second", "third", "fourth", "fifth"),
    "react": ("answer", "target", "ability"),
    "card": ("card",),
    "rules": ("rule",),
    "game new": ("game", "options"),
    "settings language": ("language",),
}
COMPLETED = [(command, option) for command, options in COMMANDS.items() for option in options]
NASTY = st.one_of(
    st.text(min_size=1, max_size=100),
    st.integers(1000, 10**40).map(lambda number: str(number * (-1) ** number)),
    st.sampled_from(
        [
            "@everyone",
            "@here",
            "<@1>",
            "<@&1>",
            "<#1>",
            "**bold** `code` ||spoiler||",
            "[x](https://example.com)",
            "https://example.com",
            "\u200b\u200d\ufeff",
            "\u202eabc\u202c",
            "\u05d0\u05d1 \u0627\u0644",
            "{ $card }",
            "%s %d {0} {x}",
            "../../etc/passwd",
            "'; DROP TABLE tables; --",
            "a" * 100,
            "\U0001f600" * 40,
            "e" + "\u0301" * 90,
            "0",
            "-1",
            "999999999999999999999999",
            "NaN",
            "attack|1|2",
            "null",
            "fire-wand:2",
            "x" * 99 + "=",
            "round_limit=999999999999999999999",
            "reactions=[]",
        ]
    ),
)
PING = re.compile(r"(?<!\\)@(everyone|here)|<@[!&]?\d+>")
BIDI = re.compile("[\u202a-\u202e]")


def answer_of(result: InteractionResult) -> str:
    message = result.response or (result.followups[-1] if result.followups else None)
    assert message is not None, "no answer"
    assert message.ephemeral, "an answer everybody can read"
    return texts(message)


@pytest.fixture
async def running(world: World) -> World:
    await open_to_all(world, "settings")
    await world.begin()
    await world.asked().slash(world.channel, "levelup")
    return world


def hidden_names(world: World) -> list[str]:
    """Return the names of the cards that only the other player holds."""
    who = world.asked()
    other = world.bert if who is world.anna else world.anna
    own = {str(entry["kind"]) for entry in world.table().view(who.id).private["hand"]}
    theirs = {str(entry["kind"]) for entry in world.table().view(other.id).private["hand"]}
    return [game(GAME).names()[kind]["en"] for kind in sorted(theirs - own)]


@pytest.mark.parametrize("command", sorted(COMMANDS))
async def test_random_words_in_every_option_change_nothing(running: World, command: str) -> None:
    world = running
    before, requests = world.moves(), len(world.env.http_requests)
    hidden = hidden_names(world)
    tried = collect(st.fixed_dictionaries({}, optional=dict.fromkeys(COMMANDS[command], NASTY)), 25)
    for options in tried:
        if command in ("card", "settings language") and not options:
            continue
        reply = answer_of(await world.asked().slash(world.channel, command, **options))
        assert reply, options
        assert not PING.search(reply.replace("@\u200b", "")), (options, reply)
        assert not BIDI.search(reply), (options, reply)
        if command not in ("card", "rules"):
            assert [name for name in hidden if name in reply] == [], options
        assert world.moves() == before, (options, reply)
    for call in world.env.http_requests[requests:]:
        if call.path.endswith("/callback") and call.json is not None and "content" in call.json.get("data", {}):
            assert call.json["data"]["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize(("command", "option"), COMPLETED)
async def test_random_words_while_typing_offer_at_most_25_short_choices(
    running: World, command: str, option: str
) -> None:
    world = running
    before = world.moves()
    others = [name for name in COMMANDS[command] if name != option]
    filled = st.fixed_dictionaries({"typed": NASTY}, optional=dict.fromkeys(others, NASTY))
    for words in collect(filled, 10):
        typed = words.pop("typed")
        offered = await world.asked().autocomplete(world.channel, command, option, typed, **words)
        assert len(offered) <= 25
        assert all(1 <= len(choice["name"]) <= 100 and 1 <= len(choice["value"]) <= 100 for choice in offered)
    assert world.moves() == before


def collect(strategy: st.SearchStrategy[Any], examples: int) -> list[Any]:
    """Return inputs generated by hypothesis, the same in every run."""
    values: list[Any] = []

    @settings(
        max_examples=examples,
        database=None,
        derandomize=True,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def take(value: Any) -> None:
        values.append(dict(value))

    take()
    return values
