"""Moves are declared once: their shape and their phases, their words, the commands and options that make them."""

from __future__ import annotations

import pytest

from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Text
from engine.kernel.verbs import Arg, Phases, Typed, Verb, Verbs

DAY = Phases(("day", "dusk"), "refused-asleep", "X-1", {"dawn": ("refused-too-early", "X-2")})
NEVER = Phases((), "refused-nothing-to-answer")
REACT = Typed("react", ("answer",))
VERBS = Verbs(
    Verb("use", Arg("card", int), Arg("ability", int, late=True), Arg("target", int), command=("use", REACT)),
    Verb("attack", Arg("attacker", int), Arg("place", str, optional=True), phases=DAY, rule="X-3", command="attack"),
    Verb("raid", Arg("card", int), command="attack"),
    Verb("hit", Arg("card"), phases=NEVER, command=(REACT, Typed("strike", bare=True))),
    Verb("end", command="end", quiet=True, final=("day",), labels={"dusk": "move-sleep"}),
    Verb("resign", final=True),
    Verb("prefer", Arg("what", tuple), setting=True),
)


@pytest.mark.parametrize(
    ("move", "phase", "key", "rule"),
    [
        (Move("attack", (3,)), "day", None, ""),
        (Move("attack", (3, "left")), "dusk", None, ""),
        (Move("attack", (3,)), "night", "refused-asleep", "X-1"),
        (Move("attack", (3,)), "dawn", "refused-too-early", "X-2"),
        (Move("attack", (3,)), None, None, ""),
        (Move("attack"), "night", "refused-asleep", "X-1"),
        (Move("attack"), "day", "refused-arguments", "X-3"),
        (Move("attack", (3, "left", 1)), "day", "refused-arguments", "X-3"),
        (Move("attack", ("wolf",)), "day", "refused-unknown-thing", ""),
        (Move("hit", (3,)), "day", "refused-nothing-to-answer", ""),
        (Move("hit", ("wolf",)), None, None, ""),
        (Move("end", (1,)), "day", "refused-arguments", ""),
    ],
)
def test_what_has_another_shape_or_no_place_in_the_phase_is_refused(
    move: Move, phase: str | None, key: str | None, rule: str
) -> None:
    refusal = VERBS.refusal(move, phase)
    assert (None if refusal is None else refusal.key) == key
    assert refusal is None or refusal.rule == rule


def test_a_refusal_names_what_the_move_takes_and_the_phases() -> None:
    shape = VERBS.refusal(Move("raid"), "day")
    assert shape is not None
    attacker = (Text("command-attack-attacker-name"),)
    assert shape.values == {"verb": Text("move-raid"), "count": 1, "arguments": attacker}
    phase = VERBS.refusal(Move("attack", (1,)), "night")
    assert phase is not None
    assert phase.values == {"phase": Text("phase-night"), "needed": Text("phase-day")}


def test_commands_and_their_options_follow_from_the_moves() -> None:
    commands = VERBS.commands()
    assert list(commands) == ["use", "react", "attack", "strike", "end"]
    assert commands["use"].options == ("card", "ability", "target")
    assert commands["use"].late == {"ability"}
    assert commands["react"].moves == ("use", "hit")
    assert commands["react"].options == ("answer", "ability", "target"), "what it is in this command"
    assert commands["attack"].options == ("attacker", "place"), "the first move that has the place names it"
    assert commands["strike"].options == ()


def test_words_quiet_buttons_and_what_ends_something_follow_from_the_moves() -> None:
    assert VERBS.label("end", "dusk") == Text("move-sleep")
    assert VERBS.label("end") == VERBS.label("end", "day") == Text("move-end")
    assert VERBS.label("dance") == Text("move-unknown", {"move": "dance"})
    assert [verb.name for verb in VERBS if VERBS.quiet(verb.name)] == ["end"]
    assert VERBS.ends("end", "day")
    assert not VERBS.ends("end", "dusk")
    assert VERBS.ends("resign", "dusk")
    assert not VERBS.ends("dance", "day")


def test_a_move_that_only_sets_what_its_player_is_asked_is_no_decision() -> None:
    end, prefer = Move("end"), Pattern("prefer", (Pick(("a", "b"), 1, 1),))
    question = Text("ask")
    assert VERBS.decisions(Menu([end], question, end, patterns=[prefer])) == Menu([end], question, end, patterns=[])
    assert VERBS.decisions(Menu([], question, Move("prefer", (("a",),)), patterns=[prefer])) is None
    assert (VERBS.is_setting("prefer"), VERBS.is_setting("end")) == (True, False)
