"""Discord's limits hold for all commands, all buttons and the longest texts in each language."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.components import walk_components
from simcord.interactions import command_leaves

from cogs.connection.command_translation import tree_digest
from cogs.playground_languages import localized
from cogs.ui.boards.buttons import buttons_view
from cogs.ui.boards.embeds import board_embed
from cogs.ui.boards.hands import hand_layout
from cogs.ui.boards.large import board_message, large_layout
from cogs.ui.messages.board_buttons import BOARD
from cogs.ui.messages.components import attached
from cogs.ui.messages.custom_ids import (
    CHOICE,
    MOVE,
    ORDERS,
    PROPOSAL,
    STEP,
    choice_id,
    choice_value,
    find_choice,
    find_path,
    move_id,
    step_id,
)
from cogs.ui.panel.layout import panel_layout
from cogs.ui.panel.parts import Panel
from cogs.ui.panel.passages import Passage
from engine.kernel.match import Ask
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.text import Text
from engine.kernel.verbs import Verb, Verbs
from engine.locales import DEFAULT
from host.chat import BoardPost, Button, HandPost, LargePost, VoteChoice, VoteChoices
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from render.languages import Languages
from render.pages import page
from tests.cogs.world import World
from tests.games.nim.game import Nim
from tests.locales import ALL
from tests.openapi import limits

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
BIGGEST_ID = 10**17
DATA = Path(__file__).resolve().parents[3] / "data"


def payload_violations(components: list[dict[str, Any]], **more: Any) -> list[str]:
    body = {"components": components, **more}
    return limits.violations("POST", "channels/1/messages", body)


@pytest.mark.parametrize("language", ALL)
async def test_texts_name_commands_and_options_as_discord_shows_them_in_their_language(
    world: World, language: str
) -> None:
    tree = world.bot.tree
    assert tree.translator is not None
    payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    locale = next(each.value for each in discord.Locale if world.bot.languages.pick(each.value) == language)
    leaves = [leaf for command in payload for leaf in command_leaves(localized(command, locale))]
    options = {" ".join(path): {option["name"] for option in leaf.get("options", ())} for path, leaf in leaves}
    known = {name for path in options for name in accumulate(path.split(" "), "{} {}".format)}
    unknown: list[str] = []
    for file in sorted(DATA.glob(f"*/{language}/*.ftl")):
        for named in re.findall(r"`/([^`{]+)", file.read_text("utf-8")):
            words = named.split()
            path = " ".join(word for word in words if ":" not in word)
            named_options = {word.partition(":")[0] for word in words if ":" in word}
            if path not in known or not named_options <= options.get(path, set()):
                unknown.append(f"{file.name}: /{named}")
    assert unknown == []


async def test_every_command_has_valid_names_and_descriptions_in_every_language(world: World) -> None:
    tree = world.bot.tree
    assert tree.translator is not None
    payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    assert limits.violations("PUT", "applications/1/commands", payload) == []
    named = list(tree.walk_commands())
    assert len(named) >= 24
    for command in named:
        assert not isinstance(command, app_commands.ContextMenu)
        assert command.description not in ("", "…"), command.qualified_name
    others = translated(world)
    languages = world.bot.languages
    complete = {locale for locale in others if not languages.gaps(languages.pick(locale))}
    assert len(others) >= len(ALL) - 1 > 0
    for thing in everything(payload):
        for name in (thing["name"], *thing.get("name_localizations", {}).values()):
            assert COMMAND_NAME.fullmatch(name), name
            assert name == name.lower(), name
        for about in (thing["description"], *thing.get("description_localizations", {}).values()):
            assert 1 <= len(about) <= 100, about
        assert complete <= set(thing["name_localizations"]) <= others, thing["name"]
        assert set(thing["description_localizations"]) == set(thing["name_localizations"]), thing["name"]
    house = {"game", "board", "help", "settings"}
    assert all(set(thing["name_localizations"]) == others for thing in payload if thing["name"] in house)


async def test_every_command_says_where_it_can_be_used(world: World) -> None:
    """Servers can add the bot, people cannot; in private, only commands that need no server are available."""
    commands = {command["name"]: command for command in world.env.backend.commands[None].values()}
    server, private = 0, 1
    for name, command in commands.items():
        assert command["integration_types"] == [server], name
        assert command["contexts"] in ([server], [server, private]), name
        assert command["dm_permission"] == (private in command["contexts"]), name
    assert {name for name, command in commands.items() if private in command["contexts"]} == IN_PRIVATE


IN_PRIVATE = {
    "about",
    "card",
    "deck",
    "games",
    "help",
    "language",
    "leaderboard",
    "learn",
    "odds",
    "privacy",
    "puzzle",
    "reminders",
    "replay",
    "review",
    "report",
    "rules",
    "stats",
}
"""The commands that also work in a private conversation with the bot."""


def translated(world: World) -> set[str]:
    """Return Discord's locales whose language is not the default."""
    pick = world.bot.languages.pick
    return {locale.value for locale in discord.Locale if pick(locale.value) != DEFAULT}


def everything(things: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return commands, their subcommands and options, at any depth."""
    return [entry for thing in things for entry in (thing, *everything(thing.get("options") or []))]


async def test_no_two_commands_or_options_have_the_same_name_in_any_language(world: World) -> None:
    tree = world.bot.tree
    assert tree.translator is not None
    payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    for siblings in (payload, *(thing.get("options") or [] for thing in everything(payload))):
        for names in (
            [thing["name_localizations"].get(locale, thing["name"]) for thing in siblings]
            for locale in translated(world)
        ):
            assert len(names) == len(set(names)), names


@pytest.mark.parametrize("language", ALL)
def test_every_button_of_a_board_fits_in_every_language(languages: Languages, language: str) -> None:
    for buttons in ((Button.JOIN, Button.LEAVE, Button.COMPUTER, Button.START), (Button.MOVE, Button.HAND)):
        view = buttons_view(BIGGEST_ID, buttons, language, languages)
        assert payload_violations(view.to_components(), content="x") == []


@pytest.mark.parametrize("language", ALL)
def test_every_label_of_buttons_and_panels_is_short_enough(languages: Languages, language: str) -> None:
    for what in (*Button, "help"):
        if what not in (Button.DEPART, Button.RESIGN, Button.STOP):  # these say what happens
            assert len(languages.say(Text("button-" + what), language)) <= 20
    for key in ("button-depart-on", "button-depart-ends", "button-resign-on", "button-resign-nobody"):
        assert len(languages.say(Text(key), language)) <= 80, key
    for key in ("panel-refresh", "panel-back", "panel-earlier", "panel-later", "help-invite"):
        assert len(languages.say(Text(key), language)) <= 80, key
    assert len(languages.say(Text("panel-choose", {"count": 10**6}), language)) <= 150


def test_the_longest_board_and_hand_fit(languages: Languages) -> None:
    words = page("T" * 999, "d" * 9999, [("n" * 999, "v" * 9999)] * 40, "f" * 9999, "a" * 9999)
    post = BoardPost(BIGGEST_ID, "de", words, b"png", ())
    embed = board_embed(post).to_dict()
    assert limits.violations("POST", "channels/1/messages", {"embeds": [embed]}) == []
    hand = HandPost(BIGGEST_ID, "de", "t" * 999, ("l" * 500,) * 40, b"png", "a" * 9999, ())
    large = LargePost(replace(post, large=True), b"png")
    for layout in (
        hand_layout(hand, languages),
        large_layout(large, languages),
        board_message(large.post, languages)["view"],
    ):
        assert payload_violations(layout.to_components(), flags=limits.COMPONENTS_V2) == []


def test_a_board_with_the_longest_vote_and_all_its_own_buttons_fits(languages: Languages) -> None:
    words = page("T" * 999, "d" * 9999, [("n" * 999, "v" * 9999)] * 40)
    moves = [Move("m" * 60, (number, "w" * 60)) for number in range(30)]
    paper = VoteChoices(f"v{10**17}", tuple(VoteChoice(move, "L" * 300, 3) for move in moves))
    buttons = (
        Button.MOVE, Button.HAND, Button.AGREE, Button.DECLINE, Button.SKIP, Button.WAIT, Button.HANDOVER, Button.LARGE
    )  # fmt: skip
    post = BoardPost(BIGGEST_ID, "de", words, b"png", buttons, BIGGEST_ID, paper)
    view: Any = board_message(post, languages)["view"]
    assert payload_violations(view.to_components(), content="x") == []
    large: Any = board_message(replace(post, large=True), languages)["view"]
    assert payload_violations(large.to_components(), flags=limits.COMPONENTS_V2) == []


class Wordy(Nim):
    """The rules of Nim with labels that are too long for every button."""

    verbs = Verbs(Verb("end", command="end", final=True))

    def phase(self, state: Any) -> str:
        return ""

    def label(self, state: Any, seat: int, move: Move, depth: int) -> Text:
        return Text("W" * 300 if depth else "V" * 300)


class Plain:
    """A stand-in for the languages that returns the key of a text."""

    def __call__(self, text: Text) -> str:
        return text.key


def wordy_panel(moves: list[Move], path: tuple[Argument, ...] = (), number: int = 0) -> Panel:
    menu = Menu(moves, Text("q"), moves[0])
    table: Any = SimpleNamespace(
        id=BIGGEST_ID,
        rules=Wordy(),
        options={},
        status=Status.RUNNING,
        assignments=[SeatAssignment(None)],
        answered={(0, "q:"): 1},
        playing=lambda: SimpleNamespace(state=None, in_motion=True),
        result=lambda: None,
    )
    ask = Ask("99-999999", menu)
    return Panel(
        table,
        0,
        ask,
        title="T" * 5000,
        body="B" * 5000,
        passages=[Passage(["r" * 160], is_own=True), Passage(["n" * 900] * 8)],
        path=path,
        page=number,
        picture=attached("hand-0123456789abcdef.png", "a" * 5000),
    )


@pytest.mark.parametrize(
    ("moves", "path"),
    [
        ([Move(f"verb-{number}") for number in range(60)], ()),
        ([Move("play", (f"{'k' * 120}-{number}",)) for number in range(120)], ("play",)),
        ([Move("play", (number,)) for number in range(5)], ("play",)),
        ([Move("arrange", (1, 2, 3, 4, number)) for number in range(5, 60)], ("arrange", 1, 2, 3, 4)),
        ([Move("use", ("a" * 90, "b" * 90, number)) for number in range(30)], ("use", "a" * 90, "b" * 90)),
        ([Move("end")], ("end",)),
    ],
)
def test_a_panel_with_the_longest_words_and_the_most_moves_fits(moves: list[Move], path: tuple[Argument, ...]) -> None:
    for number in range(6):
        parts = panel_layout(wordy_panel(moves, path, number), Plain())
        assert payload_violations(parts, flags=limits.COMPONENTS_V2) == []
        nested = list(walk_components(parts))
        assert sum(len(part.get("content", "")) for part in nested) <= 4000
        assert len(nested) <= 40
        for custom_id in (part["custom_id"] for part in nested if "custom_id" in part):
            assert any(pattern.fullmatch(custom_id) for pattern in (STEP, MOVE, CHOICE, BOARD, ORDERS)), (
                "it must survive a restart"
            )


def test_every_move_can_be_reached_by_paging() -> None:
    moves = [Move("play", (number,)) for number in range(120)]
    reached: set[str] = set()
    for number in range(5):
        parts = panel_layout(wordy_panel(moves, ("play",), number), Plain())
        reached |= {option["value"] for part in walk_components(parts) for option in part.get("options", ())}
    assert reached == {str(number) for number in range(120)}


def test_custom_ids_are_short_and_lead_back_to_the_move() -> None:
    long = "x" * 150
    menu = Menu([Move("use", (long, 3, "#odd")), Move("use", (long, 4)), Move("pass")], Text("q"), Move("pass"))
    for move in menu.moves:
        path = (move.name, *move.args)
        for end in range(1, len(path) + 1):
            for made, pattern in (
                (move_id(BIGGEST_ID, "99-999999", path[:end]), MOVE),
                (step_id(BIGGEST_ID, "99-999999", path[:end], 999), STEP),
                (choice_id(BIGGEST_ID, "99-999999", path[:end]), CHOICE),
            ):
                assert len(made) <= 100
                match = pattern.fullmatch(made)
                assert match is not None
                assert find_path(menu, match["path"]) == path[:end]
        for end in range(1, len(path)):
            value = choice_value(path[end])
            assert len(value) <= 100
            assert find_choice(menu, path[:end], value) == path[: end + 1]


def test_no_custom_id_is_understood_by_two_kinds_of_items() -> None:
    patterns = [BOARD, PROPOSAL, STEP, MOVE, CHOICE]
    samples = ["b:1:move", "s:1:0-1:0:", "s:1:0-1:0:play", "m:1:0-1:play|x:2", "c:1:0-1:play", "p:1:2:agree"]
    for sample in samples:
        assert sum(pattern.fullmatch(sample) is not None for pattern in patterns) == 1, sample


async def test_the_digest_of_the_commands_is_the_same_for_every_client(world: World) -> None:
    before = tree_digest(world.bot.tree, 1)
    await world.restart()
    assert tree_digest(world.bot.tree, 1) == before
