"""Positions of Talisman for tests of its pictures."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.views import View
from engine.scenarios.running import LoadedDice
from engine.scenarios.scenario import LoadedDie
from engine.talisman import scenario
from engine.talisman.state import alive
from render.languages import Reader
from tests.locales import FOLDERS
from tests.wording import strict_languages

PEOPLE = ("Annabell", "Robert Müller-Lüdenscheidt", "Cem", "Dörte von Hohenstein-Waldeck", "Ewa", "Friedrich-Wilhelm")
LANGUAGES = strict_languages()
TALKS = [language for language, folder in FOLDERS if folder == "talisman"]
TALISMAN = game("talisman")


def size_of(png: bytes) -> tuple[int, int]:
    return struct.unpack(">II", png[16:24])


def played(seats: int, wanted: Callable[[Match[Any]], bool], *, least: int = 60, seed: int = 5) -> Match[Any]:
    """Play a random game up to a wanted position, which occurs within a few hundred moves."""
    random = Random(seed)
    match: Match[Any] = Match.new(TALISMAN, bytes([seed]) * 32, seats, {})
    for move in range(3000):
        menus = match.menus()
        if move >= least and menus and wanted(match):
            return match
        seat = random.choice(sorted(menus))
        match.play(seat, menus[seat].draw(random))
    raise AssertionError("no such position")


@cache
def on_the_way(seats: int) -> Match[Any]:
    return played(seats, lambda match: match.state.phase == "move" and len(alive(match.state)) == seats)


@cache
def rolled() -> Match[Any]:
    """Return a position in a fight whose dice have fallen, where fate may be spent."""
    return played(3, lambda match: match.state.fight is not None and bool(match.state.fight.attacker.faces), least=0)


def without(view: View, **parts: Any) -> View:
    return replace(view, board={**view.board, **parts})


def given(data: Mapping[str, Any], dice: Sequence[int] = ()) -> Match[Any]:
    """Return the position of a scenario with seats a and b and loaded dice, after all automatic steps."""
    loaded = LoadedDice(b"given" * 8, [LoadedDie(face, 6) for face in dice])
    state = scenario.given(data, ("a", "b"), loaded).state
    match: Match[Any] = Match(TALISMAN, loaded, state, seats=2)
    while match.due:
        match.proceed()
    return match


def question(match: Match[Any], seat: int, language: str) -> str:
    """Return the present question to a seat, in words."""
    return LANGUAGES.say_to(match.menus()[seat].question, Reader(language, "talisman", PEOPLE, seat=seat))
