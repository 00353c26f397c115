"""The reason of a hint: a number, or the goal that the panel names."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text
from engine.talisman.board import space_name
from engine.talisman.computer.guidance import guidance
from engine.talisman.computer.private_reasons import reason_in_private
from engine.talisman.computer.route_planner import distance
from engine.talisman.play.routes import ways
from render.languages import Reader
from tests.engine.talisman.test_computer_choices import match_with
from tests.wording import strict_languages

HINTED = (
    "roll", "move", "walk", "journey", "take", "drop", "keep", "fate", "cast", "assassinate", "explore", "done", "buy",
)  # fmt: skip


@pytest.mark.parametrize("number", range(3))
def test_moves_of_a_turn_have_a_reason_that_can_be_read_in_every_language(number: int) -> None:
    languages = strict_languages()
    match: Match[Any] = Match.new(game("talisman"), bytes([number]) * 32, 2, {"evening": True})
    random, seen = Random(number), 0
    for _ in range(250):
        while match.due:
            match.proceed()
        asks = match.asks()
        if not asks:
            break
        seat, ask = next(iter(asks.items()))
        move = match.rules.choose(match.determinize(seat, random), seat, ask.menu, random, "simple")
        if move.name in HINTED and match.state.adventurers[seat].toad is None:
            reason = match.rules.explain_in_private(match.state, seat, move)
            assert reason is not None, (ask.menu.question, move)
            for language in ("en", "de", "nl"):
                assert languages.say_to(reason, Reader(language, "talisman", ("Anna", "Bert"), seat=seat))
            seen += 1
        match.play(seat, move)
    assert seen > 50


@pytest.mark.parametrize(
    ("character", "space", "risk"),
    [
        ("warrior", "temple", "The roll there harms you with 19%, at worst: lose 2 lives."),
        ("monk", "temple", "The roll there harms you with 3%, at worst: lose 1 life."),  # prays (MD-011)
        ("warrior", "forest", "The roll there harms you with 50%, at worst: miss a turn."),
        ("elf", "forest", ""),  # knows it (MD-012)
        ("warrior", "city", ""),  # nobody has to visit the Enchantress
        ("warrior", "fields-1", ""),
    ],
)
def test_a_hint_names_the_risk_of_a_space_with_a_roll(character: str, space: str, risk: str) -> None:
    match, seat = match_with(character, "castle")
    reason = reason_in_private(match.state, seat, Move("move", (space,)))
    words = (
        ""
        if reason is None
        else strict_languages().say_to(reason, Reader("en", "talisman", ("Anna", "Bert"), seat=seat))
    )
    assert (risk in words) if risk else ("harms" not in words)


def test_a_way_is_compared_with_the_goal_that_the_panel_names() -> None:
    match, seat = match_with("elf", "desert-2")
    match.state.roll, match.state.phase = 2, "move"
    guide = guidance(match.state, seat)
    assert guide is not None
    assert isinstance(goal := guide.values["goal"], Text)
    cave = space_name("warlocks-cave")
    assert goal.values["space"] == cave
    near, far = sorted((way.target for way in ways(match.state, seat)), key=lambda to: distance(to, "warlocks-cave"))
    reason = reason_in_private(match.state, seat, Move("move", (near,)))
    assert reason is not None
    assert (reason.key, reason.values["steps"]) == ("explain-goal", distance(near, "warlocks-cave"))
    for move, way, start in (
        (Move("roll"), "away", "desert-2"),
        (Move("move", (far,)), "aside", far),
        (Move("move", ("fields-2",)), "across", "warlocks-cave"),
    ):
        reason = reason_in_private(match.state, seat, move)
        assert reason is not None
        aim = reason if reason.key == "aim-space" else reason.values["aim"]
        steps = distance(start, "warlocks-cave")
        assert aim == Text("aim-space", {"way": way, "space": cave, "steps": steps})


def test_a_card_to_take_has_room_or_is_worth_more_than_another() -> None:  # M-206
    held = ["sword.p1", "helmet.p1", "shield.p1", "axe.p1"]
    for objects, room in ((held[:2], "yes"), (held, "no")):
        match, seat = match_with("elf", "fields-1", objects=objects)
        reason = reason_in_private(match.state, seat, Move("take", ("cross.1",)))
        assert reason == Text("hint-take", {"held": len(objects), "most": 4, "room": room})
