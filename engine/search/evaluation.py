"""Everybody's chances in a position: features of each seat, with weights fitted to the results of many games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp
from pathlib import Path
from typing import Any, Generic

from pydantic import BaseModel, ConfigDict

from engine.content.yaml_files import document, read_file
from engine.kernel.game import Game, S
from engine.kernel.text import Seat


class FittedWeights(BaseModel):
    """The file of an evaluation, written by ``python -m engine fit``."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    date: str
    games: int
    positions: int
    error: float
    """The mean log loss on positions of games that were not used for the fit."""
    even: float
    """The log loss of equal chances."""
    weights: Mapping[str, Mapping[str, float]]
    """Weights by phase and feature."""


class Evaluation(ABC, Generic[S]):
    """The evaluation of positions of a game, at the moments where a search stops."""

    file: Path
    """The file with the weights: ``data/<game>/evaluation.yaml``."""

    names: Sequence[str]
    """The names of the features, in the order of :meth:`features`."""

    phases: Sequence[str]
    """The phases of a game, each with weights of its own."""

    games: Sequence[Mapping[str, Any]] = ({},)
    """The options of the games to which the weights are fitted, in turn."""

    seats: Sequence[int] = ()
    """The seats of these games, in turn; without any, every number of seats comes equally often."""

    @abstractmethod
    def progress(self, state: S) -> int:
        """Return a number that rises at each quiet point, where positions are evaluated."""

    @abstractmethod
    def phase(self, state: S) -> str:
        """Return the phase of a position."""

    @abstractmethod
    def features(self, state: S, seat: Seat) -> Sequence[float] | None:
        """Return the features of a seat, None if it cannot win any more."""

    @cached_property
    def fitted(self) -> FittedWeights:
        """The content of the file, read once."""
        return FittedWeights.model_validate(document(read_file(self.file)))

    @cached_property
    def _weights(self) -> Mapping[str, Sequence[float]]:
        return {phase: [self.fitted.weights[phase][name] for name in self.names] for phase in self.phases}

    def chances(self, rules: Game[S], state: S, seats: int) -> Sequence[float]:
        """Return the chance of each seat to win; their sum is 1, and of a draw everybody has the same share."""
        result = rules.result(state)
        if result is not None:
            winners = result.winners or range(seats)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        return shares([self.features(state, seat) for seat in range(seats)], self._weights[self.phase(state)])


def shares(features: Sequence[Sequence[float] | None], weights: Sequence[float]) -> list[float]:
    """Return the chance of each seat by its features (None: no chance)."""
    worths = [
        None if numbers is None else sum(map(float.__mul__, weights, map(float, numbers))) for numbers in features
    ]
    highest = max(worth for worth in worths if worth is not None)
    odds = [0.0 if worth is None else exp(worth - highest) for worth in worths]
    total = sum(odds)
    return [share / total for share in odds]
