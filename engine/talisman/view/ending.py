"""The end of an adventure in words: the way of the Talismans and the Crown, everybody's end, and what was missing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.kernel.endings import Retrospective, TurningPoint, heaviest, seat_in
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import board, space_name
from engine.talisman.play.counting import ranking_key, score
from engine.talisman.play.values import total
from engine.talisman.state import CRAFT, STRENGTH, Adventure, playing

_CROWN, _ROBBED, _DEATH, _TALISMAN, _PORTAL, _TOAD = 100, 70, 60, 55, 50, 20
_OF_WINNER = 30
"""How much more a Talisman or the Portal weighs if it was the winner who got it or opened it."""
_TALISMAN_NAME = name("talisman")
_TURNS = ("event-turn", "event-turn-toad")


@dataclass(slots=True)
class _Course:
    """What the events say about one seat: the rounds of its steps, 0 for those it did not take, and its last death."""

    talisman: int = 0
    portal: int = 0
    crown: int = 0
    out: int = 0
    death: Text | None = None


def look_back(state: Adventure, events: Sequence[Text]) -> Retrospective:
    """Return the steps towards the Crown and the deaths on the way, everybody's end, and what each seat lacked."""
    seats = range(len(state.adventurers))
    courses = [_Course() for _ in seats]
    turns = [seat for event in events if event.key in _TURNS and (seat := seat_in(event)) is not None]
    begun = sum(_place(state, then) < _place(state, now) for now, then in pairwise(turns))
    # a game that continues another one does not begin in the first round; one that is counted does not begin its last
    played_round, turn = max(1, state.rounds - (state.ending == "counted") - begun), state.first
    turning_points = list[TurningPoint]()
    deaths = [number for number, event in enumerate(events) if event.key == "event-died"]
    for number, event in enumerate(events):
        seat = seat_in(event)
        if seat is None:
            continue
        course = courses[seat]
        if event.key in _TURNS:
            played_round += _place(state, seat) < _place(state, turn)
            turn = seat
        weight = _weight(state, event, seat, course)
        _note(event, course, played_round)
        if weight and not (state.ending == "won" and deaths and number == deaths[-1]):
            turning_points.append(TurningPoint(weight, played_round, event))
    standings = [_standing(state, seat, courses[seat]) for seat in seats]
    return Retrospective(heaviest(turning_points), standings, {seat: _explain(state, seat, courses) for seat in seats})


def reason(state: Adventure) -> Text:
    """Return why the game is over, with the character of the winner."""
    held = state.ending == "won" and _is_crowned(state)
    ending = "reached" if _is_won_by_crown(state) else "held" if held else state.ending
    character = state.adventurers[state.winners[0]].character if state.winners else ""
    values = {"character": name(character) if character else "", "round": state.options.last_round}
    ranks = sorted(playing(state), key=lambda seat: ranking_key(state, seat), reverse=True)
    points = [Text("result-points", {"player": seat_name(seat), "points": score(state, seat)}) for seat in ranks]
    return Text("result-ending", {"ending": ending, **values, "points": points})


def _is_won_by_crown(state: Adventure) -> bool:
    """Return whether reaching the Crown of Command first has won the game."""
    return state.ending == "won" and state.crowned and state.options.sudden_end


def _is_crowned(state: Adventure) -> bool:
    """Return whether the winner stands on the Crown of Command."""
    return any(state.adventurers[seat].space == "crown" for seat in state.winners)


def _place(state: Adventure, seat: Seat) -> int:
    """Return the place of a seat in the order of a round."""
    return (seat - state.first) % len(state.adventurers)


def _weight(state: Adventure, event: Text, seat: Seat, course: _Course) -> int:
    """Return the weight of an event as a turning point; 0 for one that is none, or a later one of its kind."""
    bonus = _OF_WINNER if seat in state.winners else 0
    match event.key:
        case "event-crowned":
            return 0 if course.crown or _is_won_by_crown(state) else _CROWN  # the result says it
        case "event-seizes":
            return _ROBBED if event.values.get("card") == _TALISMAN_NAME else 0
        case "event-took":
            is_first = event.values.get("card") == _TALISMAN_NAME and not course.talisman
            return _TALISMAN + bonus if is_first else 0
        case "event-portal-open":
            return 0 if course.portal else _PORTAL + bonus
        case "event-died":
            return _DEATH
        case "event-toad":
            return _TOAD
        case _:
            return 0


def _note(event: Text, course: _Course, played_round: int) -> None:
    """Note what an event says about the course of its seat."""
    match event.key:
        case "event-took" | "event-seizes" if event.values.get("card") == _TALISMAN_NAME:
            course.talisman = course.talisman or played_round
        case "event-portal-open":
            course.portal = course.portal or played_round
        case "event-went" if event.values.get("space") == space_name(board().gate[1]):  # without the Portal (M-309a)
            course.portal = course.portal or played_round
        case "event-crowned":
            course.crown = course.crown or played_round
        case "event-died":
            course.death = event
        case "event-out" | "event-left":
            course.out = played_round
        case _:
            pass


def _standing(state: Adventure, seat: Seat, course: _Course) -> Text:
    adventurer = state.adventurers[seat]
    player = {"player": seat_name(seat), "round": course.out}
    if not adventurer.character:
        if course.death is None:
            return Text("ending-left", player)
        death = {value: course.death.values[value] for value in ("character", "space")}
        return Text("ending-dead", {**player, **death})
    return Text(
        "ending-alive",
        {
            **player,
            "won": "yes" if seat in state.winners else "no",
            "character": name(adventurer.character),
            "space": space_name(adventurer.space),
            "strength": total(state, seat, STRENGTH),
            "craft": total(state, seat, CRAFT),
            "lives": adventurer.lives,
        },
    )


def _explain(state: Adventure, seat: Seat, courses: Sequence[_Course]) -> Text:
    """Return how far a seat came on the way to the Crown of Command, and who was there first."""
    course = courses[seat]
    won = "yes" if seat in state.winners else "no"
    step = "crown" if course.crown else "portal" if course.portal else "talisman" if course.talisman else "none"
    if seat in state.winners and state.ending == "counted":
        step = "points"
    first = next((other for other, taken in enumerate(courses) if taken.crown), None)
    crowned = "" if first is None or first == seat else seat_name(first)
    rounds = {"talisman": course.talisman, "portal": course.portal, "crown": course.crown}
    taken = 0 if first is None or first == seat else courses[first].crown
    return Text("ending-course", {"won": won, "step": step, "first": crowned, "taken": taken, **rounds})
