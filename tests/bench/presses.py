"""How many presses people need: games of simple computer players whose every decision is made through the panel."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median, quantiles
from typing import Any

from cogs.ui.messages.custom_ids import CHOICE, EVERYTHING, FORM, MOVE, SELECTION, STEP, find_choice, find_path
from cogs.ui.panel.handlers import chosen_step, picked_path, plan_of_button
from cogs.ui.panel.layout import panel_layout
from cogs.ui.panel.parts import Panel
from cogs.ui.panel.show import PanelState
from engine.games import game
from engine.kernel.advice import Plan
from engine.kernel.match import Ask, Match
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Seat, Text
from host.commits.auto_moves import next_auto_move
from host.people import Person, Place
from host.play.advice import advised_moves
from host.play.choices import skip_single_choices
from host.play.paths import MovePath, SelectedPlaces, completed_move, path_of, selections
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages, Reader
from tests.bench.report import Row

GAMES = 10
MOST_DECISIONS = 3000
MOST_PRESSES = 60
TRIES = 12
NAMES = ("Anna", "Bert")
TURNS: Mapping[str, Callable[[Any], tuple[Any, ...]]] = {
    "telperinquar": lambda state: (state.round, state.turn),
    "heldenkampf": lambda state: (state.round, state.turn),
    "imperator": lambda state: (state.round, state.phase),
    "tenefyr": lambda state: (
        ((state.pawn, state.token, state.fight.enemy, state.fight.turn), state.fight.seat)
        if state.fight is not None
        else (state.pawn, None)
    ),
    "talisman": lambda state: (state.rounds, state.turn),
}
"""The figures that identify the turns of a game; in Imperator, where all play at once, its phases.

Nobody is on turn during votes of all players in Heroes of Tenefyr.
"""
GOALS = {"telperinquar": 6, "heldenkampf": 3, "tenefyr": 4, "talisman": 4}
PLAIN_GOALS = {"tenefyr": 4}
"""The goals for turns without a real decision."""


@dataclass(slots=True)
class Pressed:
    """The presses of some games, by turn and person.

    ``own`` are those in turns of their own (or phases of all), ``plain`` those of them in turns without a real
    decision, where each answer is the first one offered, ``answers`` those in turns of others.
    """

    own: list[int] = field(default_factory=list[int])
    plain: list[int] = field(default_factory=list[int])
    answers: list[int] = field(default_factory=list[int])
    games: list[int] = field(default_factory=list[int])
    phases: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))


def measure() -> list[Row]:
    """Count the presses in each game."""
    languages = Languages()
    rows: list[Row] = []
    for name in TURNS:
        pressed = counted(name, languages)
        usual, goal = median(pressed.own), GOALS.get(name)
        what = "phase" if name == "imperator" else "turn"
        high = quantiles(pressed.own, n=10)[-1]
        figure = f"median {usual:g}, mean {mean(pressed.own):.1f}, one in ten over {high:g}"
        met = None if goal is None else usual <= goal
        rows.append(Row(f"{name}: presses in a {what}", figure, "" if goal is None else f"median <= {goal}", met))
        rows.append(_without_decisions(name, what, pressed))
        for phase, presses in pressed.phases.items():
            figure = f"median {median(presses):g}, mean {mean(presses):.1f}"
            rows.append(Row(f"{name}: presses in the phase {phase}", figure))
        if pressed.answers:
            rows.append(Row(f"{name}: presses in a turn of the other", f"mean {mean(pressed.answers):.1f}"))
        rows.append(Row(f"{name}: presses of a person in a game", f"mean {mean(pressed.games):.0f}"))
    return rows


def _without_decisions(name: str, what: str, pressed: Pressed) -> Row:
    """Return the row of presses in turns without a real decision."""
    label = f"{name}: presses in a {what} without decisions"
    if not pressed.plain:
        return Row(label, f"none of {len(pressed.own)} is without")
    most, goal = max(pressed.plain), PLAIN_GOALS.get(name)
    figure = f"median {median(pressed.plain):g}, most {most} ({len(pressed.plain)} of {len(pressed.own)})"
    return Row(label, figure, "" if goal is None else f"most <= {goal}", None if goal is None else most <= goal)


def counted(name: str, languages: Languages, games: int = GAMES) -> Pressed:
    """Play games and count the presses of panels that are open and follow the game.

    Opening a panel costs one press more.
    """
    presses_of_game = Pressed()
    for seed in range(games):
        turns: Counter[tuple[Any, ...]] = Counter()
        decided: set[tuple[Any, ...]] = set()
        answers: Counter[tuple[Any, ...]] = Counter()
        total: Counter[Seat] = Counter()
        for key, own, seat, presses, plain in _played(name, seed, languages):
            into = turns if own else answers
            into[key, seat] += presses
            total[seat] += presses
            if not plain:
                decided.add((key, seat))
        presses_of_game.own += turns.values()
        presses_of_game.plain += [presses for turn, presses in turns.items() if turn not in decided]
        presses_of_game.answers += answers.values()
        presses_of_game.games += total.values()
        if name == "imperator":
            for (key, _), presses in turns.items():
                presses_of_game.phases[str(key[-1])].append(presses)
    return presses_of_game


def _played(name: str, seed: int, languages: Languages) -> Iterator[tuple[tuple[Any, ...], bool, Seat, int, bool]]:
    """Play a game and yield its answers.

    For each: the turn it was given in, whether that was its seat's own, the seat, the presses, and whether it is the
    first one offered.
    """
    rules = game(name)
    assignments = [SeatAssignment(Person(number, who)) for number, who in enumerate(NAMES, 1)]
    table = Table(1, Place(1, 1), name, rules, 1, {}, assignments, "en", status=Status.RUNNING)
    match = table.match = Match[Any].new(rules, seed.to_bytes(32, "big"), len(NAMES))
    reader = Reader("en", name, NAMES)
    random = Random(seed)
    for _ in range(MOST_DECISIONS):
        while (done := next_auto_move(table)) is not None:
            match.play(done.seat, done.move)
        awaited = match.awaited()
        if not awaited:
            return
        seat, ask = awaited[0], match.asks()[awaited[0]]
        move = _wanted_move(table, seat, ask, random)
        presses, plan = presses_for(table, seat, ask, move, lambda text: languages.say_to(text, reader))
        key, offers = TURNS[name](match.state), advised_moves(table, seat, ask)
        plain = bool(offers) and offers[0].move == move
        yield key, name == "imperator" or key[1] == seat, seat, presses, plain
        table.plans[seat] = plan
        match.play(seat, move)


def _wanted_move(table: Table, seat: Seat, ask: Ask, random: Random) -> Move:
    """Return the simple computer player's move; among moves that it rates equal, one that is offered first."""
    match, rules = table.playing(), table.rules
    state = match.determinize(seat, Random(ask.id))
    equal = [rules.choose(state, seat, ask.menu, random, "simple") for _ in range(TRIES)]
    offered = [offer.move for offer in advised_moves(table, seat, ask)]
    return next((move for move in equal if move in offered), equal[0])


def presses_for(table: Table, seat: Seat, ask: Ask, move: Move, say: Callable[[Text], str]) -> tuple[int, Plan]:
    """Count the presses from a question's first screen to a move, along the screens that name it.

    Also returns the further decisions that the last press makes.
    """
    target = path_of(ask.menu, move)
    state = PanelState(table.seq, ask.id)
    for presses in range(1, MOST_PRESSES):
        after = _pressed(table, seat, ask, state, target, say)
        if not isinstance(after, PanelState):
            return presses, after
        state = after
    raise AssertionError(f"no way to {move}")


def _pressed(
    table: Table, seat: Seat, ask: Ask, state: PanelState, target: MovePath, say: Callable[[Text], str]
) -> PanelState | Plan:
    """Return the next screen on the way to a move; for the press that makes it, what it decides."""
    first = not state.path and not state.everything
    offers = advised_moves(table, seat, ask) if first else ()
    path = () if offers else skip_single_choices(ask.menu, state.path)
    panel = Panel(table, seat, ask, "", "", path=path, page=state.page, offers=offers, everything=state.everything)
    controls = list(_controls(panel_layout(panel, say)))
    menu = ask.menu
    move = completed_move(menu, target)
    assert move is not None
    made = [parts for control in controls if (parts := MOVE.fullmatch(control["custom_id"])) is not None]
    plans = [
        plan_of_button(table, seat, ask, move, parts["how"]) for parts in made if _makes(parts["path"], menu, move)
    ]
    if plans:
        return max(plans, key=len)  # a person who knows what they want decides as much as possible at once
    for control in controls:
        custom_id = control["custom_id"]
        if (parts := CHOICE.fullmatch(custom_id)) is not None:
            start = find_path(menu, parts["path"])
            for option in control["options"]:
                if _leads(find_choice(menu, start, option["value"]), target):
                    here = PanelState(table.seq, ask.id, start)
                    after, chosen = chosen_step(table, seat, ask, here, option["value"])
                    return after if chosen is None else table.rules.verbs[chosen.name].plan()
        if (parts := SELECTION.fullmatch(custom_id)) is not None:
            here = PanelState(table.seq, ask.id, find_path(menu, parts["path"]), int(parts["page"]))
            wanted = _wanted(ask, here, target, control)
            if wanted:
                return PanelState(table.seq, ask.id, picked_path(ask, here, wanted))
        if (parts := FORM.fullmatch(custom_id)) is not None and _leads(find_path(menu, parts["path"]), target):
            return PanelState(table.seq, ask.id, find_path(menu, parts["path"]))  # its steps, at least as many presses
        if (parts := STEP.fullmatch(custom_id)) is not None and parts["path"] not in ("", EVERYTHING):
            there = find_path(menu, parts["path"])
            if len(there) > len(path) and _leads(there, target):
                return PanelState(table.seq, ask.id, there)
    return _elsewhere(table, ask, path, controls, state)


def _makes(words: str, menu: Menu, move: Move) -> bool:
    """Return whether a button's path is that of a move."""
    return completed_move(menu, find_path(menu, words)) == move


def _elsewhere(
    table: Table, ask: Ask, path: MovePath, controls: Sequence[Mapping[str, Any]], state: PanelState
) -> PanelState:
    """Return the screen with all moves, or the next page."""
    steps = [step for control in controls if (step := STEP.fullmatch(control["custom_id"])) is not None]
    for step in steps:
        if step["path"] == EVERYTHING and not path and (int(step["page"]) > state.page or not state.everything):
            return PanelState(table.seq, ask.id, (), int(step["page"]), everything=True)
    for step in steps:
        if step["path"] and int(step["page"]) > state.page:
            return PanelState(table.seq, ask.id, find_path(ask.menu, step["path"]), int(step["page"]))
    raise AssertionError(f"no way on from {path} with {[control['custom_id'] for control in controls]}")


def _wanted(ask: Ask, here: PanelState, target: MovePath, control: Mapping[str, Any]) -> list[str]:
    """Return what to pick on this screen of a selection; nothing where it is picked already."""
    opened = next(iter(selections(ask.menu, here.path)), None)
    part = target[len(opened.path)] if opened is not None and _leads(opened.path, target) else None
    if opened is None or not isinstance(part, SelectedPlaces):
        return []
    shown = {option["value"] for option in control["options"]}
    if isinstance(opened.selection, Pick):
        here_wanted = {str(place) for place in part.places} & shown
        chosen = {str(place) for place in opened.places} & shown
        return sorted(here_wanted, key=int) if here_wanted != chosen else []
    return [str(part.places[len(opened.places)])]


def _leads(path: MovePath, target: MovePath) -> bool:
    return target[: len(path)] == path


def _controls(parts: Sequence[Any]) -> Iterator[dict[str, Any]]:
    for part in parts:
        if "custom_id" in part:
            yield part
        yield from _controls(part.get("components", ()))
