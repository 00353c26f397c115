"""Fitting of an evaluation to the results of games of computer players, as data/<game>/evaluation.yaml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import yaml

from engine.commands.options import ArgumentValueError
from engine.commands.simulate import computer_player, dice_key, random_player
from engine.games import game
from engine.heldenkampf.computer.evaluation import QUEST_EVALUATION
from engine.imperator.computer.evaluation import WAR_EVALUATION
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.text import Seat
from engine.search.evaluation import Evaluation, FittedWeights, shares
from engine.search.fitting import fit
from engine.talisman.computer.evaluation import ADVENTURE_EVALUATION
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.computer.evaluation import DuelEvaluation

EVALUATIONS: Mapping[str, Evaluation[Any]] = {
    "telperinquar": DuelEvaluation(Catalog(card_set())),
    "imperator": WAR_EVALUATION,
    "heldenkampf": QUEST_EVALUATION,
    "talisman": ADVENTURE_EVALUATION,
}
HELD_OUT = 7
"""One of so many games is not used for the fit, but to measure its error; no list of seats has 7."""
RANDOM_MOVES = 0.05
"""The share of moves that are random, so that there are positions which good players avoid."""
LEAST = 1e-6
"""The least chance of a winner that counts, so that one great surprise does not spoil the error."""


class Sample(NamedTuple):
    """A position of a finished game: its phase, the features of each seat, and the winner."""

    game: int
    phase: str
    features: Sequence[Sequence[float] | None]
    winner: Seat


def game_to_fit(name: str) -> Game[Any]:
    """Return a game whose evaluation can be fitted. Raises ArgumentValueError."""
    if name not in EVALUATIONS:
        raise ArgumentValueError(f"no evaluation of {name!r}; there are those of {', '.join(EVALUATIONS)}")
    return game(name)


def write(name: str, weights: FittedWeights) -> None:
    """Write the file of an evaluation."""
    words = yaml.safe_dump(weights.model_dump(), sort_keys=False)
    EVALUATIONS[name].file.write_text(f"# Written by python -m engine fit {name}\n{words}", encoding="utf-8")


def fitted(rules: Game[Any], games: int, seed: str, today: str) -> FittedWeights:
    """Play games of every number of seats and return weights that explain their results."""
    evaluation = EVALUATIONS[rules.name]
    samples = [sample for number in range(games) for sample in _play(rules, evaluation, number, seed)]
    weights = {phase: fit(_differences(samples, phase)) for phase in evaluation.phases}
    held_out = [sample for sample in samples if not sample.game % HELD_OUT]
    errors = [-log(max(LEAST, shares(sample.features, weights[sample.phase])[sample.winner])) for sample in held_out]
    even = [log(sum(numbers is not None for numbers in sample.features)) for sample in held_out]
    return FittedWeights(
        date=today,
        games=games,
        positions=len(samples),
        error=round(fmean(errors), 4),
        even=round(fmean(even), 4),
        weights={
            phase: {name: round(number, 4) for name, number in zip(evaluation.names, numbers, strict=True)}
            for phase, numbers in weights.items()
        },
    )


def _differences(samples: Sequence[Sample], phase: str) -> list[list[float]]:
    """Return the features of the winner minus those of each loser in the positions of a phase."""
    rows: list[list[float]] = []
    for sample in samples:
        winner = sample.features[sample.winner]
        if sample.phase == phase and sample.game % HELD_OUT and winner is not None:
            losers = [numbers for numbers in sample.features if numbers is not None and numbers is not winner]
            rows += [[mine - theirs for mine, theirs in zip(winner, loser, strict=True)] for loser in losers]
    return rows


def _play(rules: Game[Any], evaluation: Evaluation[Any], number: int, seed: str) -> list[Sample]:
    """Play one game of simple players and return its quiet positions; of a draw none."""
    numbers = evaluation.seats or rules.seats
    seats = numbers[number % len(numbers)]
    options = evaluation.games[number // len(numbers) % len(evaluation.games)]
    match = Match[Any].new(rules, dice_key(seed, number), seats, options, keep_rest=False)
    random = Random(f"{seed}/{number}")
    positions: list[tuple[str, list[Sequence[float] | None]]] = []
    progress = evaluation.progress(match.state)
    while menus := match.menus():
        if not match.in_motion and (now := evaluation.progress(match.state)) != progress:
            progress = now
            features = [evaluation.features(match.state, seat) for seat in range(seats)]
            positions.append((evaluation.phase(match.state), features))
        waiting = [seat for seat, menu in menus.items() if not menu.optional]
        seat = waiting[int(random.random() * len(waiting))]
        if random.random() < RANDOM_MOVES:
            move = random_player(match, seat, menus[seat], random)
        else:
            move = computer_player(match, seat, menus[seat], random)
        match.play(seat, move)
    result = match.result()
    if result is None or len(result.winners) != 1:
        return []
    return [Sample(number, phase, features, result.winners[0]) for phase, features in positions]
