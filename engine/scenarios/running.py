"""Run a scenario and say in readable lines where the game differs from it."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.flow import Event
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Refusal, RefusedError
from engine.scenarios.beginning import set_up_match
from engine.scenarios.checking import check, refusal_differences
from engine.scenarios.record import OtherDealFailedError, PlayedScenario, StepRecord
from engine.scenarios.scenario import Data, LoadedDie, Scenario, Step
from engine.scenarios.words import UnknownNameError, Words


class UnloadedRollError(Exception):
    """The rules rolled a die for which the scenario loaded no face."""


class LoadedDice(Dice):
    """Dice that fall only as loaded; shuffles still come from the key."""

    __slots__ = ("kinds",)

    def __init__(self, key: bytes, loaded: Sequence[LoadedDie]) -> None:
        super().__init__(key)
        self.kinds: list[int] = []
        self.load(loaded)

    def load(self, dice: Sequence[LoadedDie]) -> None:
        """More dice, to fall after those loaded before."""
        self.loaded += [die.face for die in dice]
        self.kinds += [die.faces for die in dice]

    def roll(self, faces: int) -> int:
        if not self.loaded:
            raise UnloadedRollError(f"the rules roll a W{faces} here, but no loaded die is left")
        kind = self.kinds.pop(0)
        if kind not in (0, faces):
            raise UnloadedRollError(f"the rules roll a W{faces} here, but the next loaded die is a W{kind}")
        return super().roll(faces)


def run_scenario(scenario: Scenario) -> list[str]:
    """Play a scenario; the differences found, none if all holds. The first step with a difference is the last one.

    Raises ScenarioError where the scenario itself says something the game does not know.
    """
    try:
        run = _Run(scenario)
    except UnloadedRollError as error:
        return [f"given: {error}"]
    for number, step in enumerate(scenario.when, 1):
        differences = [f"step {number} ({_spell(step)}): {line}" for line in run.step(step)]
        if differences:
            return differences
    differences = [f"then, {line}" for line in check(run.words, scenario.then, run.record)]
    if run.match.dice.loaded and not differences:
        differences.append(f"dice: {run.match.dice.loaded} were loaded but never rolled")
    return differences


def _spell(step: Step) -> str:
    if step.seat is None:
        return "checks"
    moves = ", ".join(" ".join([name, *(str(word) for word in words)]) for name, words in step.moves)
    return f"{step.seat}: {'resign' if step.resigns else moves}"


class _Run:
    """A scenario being played; ``changes`` are parts of its ``given`` that are otherwise."""

    def __init__(self, scenario: Scenario, changes: Data | None = None) -> None:
        self.scenario = scenario
        self.done: list[Step] = []
        self.told: list[Event] = []
        key = scenario.key.encode()
        dice = Dice(key) if scenario.dice is None else LoadedDice(key, scenario.dice)
        self.words = set_up_match(scenario, dice, self.told, changes)
        self.match: Match[Any] = self.words.match
        self.record = self._happened()
        self.record.events += self.told
        while self.match.due:  # the position begins with automatic steps
            self._note(self.match.proceed())

    def _happened(self) -> StepRecord:
        return StepRecord(PlayedScenario(self.words, self.told), self._otherwise)

    def step(self, step: Step) -> Iterator[str]:
        """The differences of one step."""
        dice = self.match.dice
        if isinstance(dice, LoadedDice):
            dice.load(step.dice)
        if step.seat is not None:
            seat = self.scenario.seats.index(step.seat)
            self.record = self._happened()
            self.done.append(step)
            for move in step.decisions:
                before = self.match.save() if step.refused is not None else b""
                try:
                    outcome = self._act(seat, move)
                except RefusedError as refused:
                    if step.refused is None:
                        yield f"refused: {_reason(self.words, refused.refusal)}"
                        return
                    self._refused(seat, refused.refusal)
                    yield from refusal_differences(self.words, refused.refusal, step.refused)
                    if self.match.save() != before:
                        yield "refused: but something has changed"
                    continue
                except (UnknownNameError, UnloadedRollError) as error:
                    yield str(error)
                    return
                except Exception as error:  # whatever goes wrong in the rules is a difference, with its place
                    yield _failure(error)
                    return
                self._note(outcome)
                if step.refused is not None:
                    yield from refusal_differences(self.words, None, step.refused)
        if step.rolls is not None:
            yield from check(self.words, {"rolls": step.rolls}, self.record)
        yield from check(self.words, step.then, self.record)

    def _note(self, outcome: Outcome) -> None:
        """Remember what a decision or an automatic step brought."""
        self.told += outcome.events
        self.record.events += outcome.events
        self.record.faces += [roll.face for roll in outcome.rolls]
        self.record.revealed |= outcome.revealed

    def _refused(self, seat: int, refusal: Refusal) -> None:
        self.told.append(Event(refusal.text, (seat,)))

    def _otherwise(self, changes: Data) -> PlayedScenario:
        """The steps up to now from another beginning. Raises OtherwiseImpossibleError."""
        try:
            other = _Run(self.scenario, changes)
        except UnloadedRollError as error:
            raise OtherDealFailedError(f"with the other deal the beginning fails: {error}") from error
        for step in self.done:
            try:
                other._repeat(step)
            except OtherDealFailedError as error:
                raise OtherDealFailedError(f"with the other deal the step {_spell(step)} fails: {error}") from error
        return PlayedScenario(other.words, other.told)

    def _repeat(self, step: Step) -> None:
        """A step without its checks. Raises OtherwiseImpossibleError where it does not go as it did."""
        if isinstance(self.match.dice, LoadedDice):
            self.match.dice.load(step.dice)
        seat = self.scenario.seats.index(step.seat or "")
        for move in step.decisions:
            try:
                self.told += self._act(seat, move).events
            except RefusedError as refused:
                if step.refused is None:
                    raise OtherDealFailedError(_reason(self.words, refused.refusal)) from refused
                self._refused(seat, refused.refusal)
                continue
            except (UnknownNameError, UnloadedRollError) as error:
                raise OtherDealFailedError(str(error)) from error
            if step.refused is not None:
                raise OtherDealFailedError("the move was allowed")

    def _act(self, seat: int, move: Any) -> Outcome:
        if move is None:
            return self.match.resign(seat)
        meant, menu = self.words.move(move), self.match.menus().get(seat)
        return self.match.play(seat, meant if menu is None else menu.arranged(meant))


def _reason(words: Words, refusal: Refusal) -> str:
    rule = f", {refusal.rule}" if refusal.rule else ""
    return f"{refusal.key}{rule} {words.plain(refusal.values) if refusal.values else ''}".rstrip()


def _failure(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno}, in {frame.name})"
