"""Fitted evaluations: their files, the chances they give, and the fit itself."""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.commands.fit import EVALUATIONS, fitted
from engine.content.yaml_files import document, read_file
from engine.games import game
from engine.kernel.match import Match
from engine.search.evaluation import FittedWeights, shares
from engine.search.fitting import fit, solve
from render.console import main


@pytest.fixture(params=EVALUATIONS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_file_of_an_evaluation_has_a_weight_for_every_feature_in_every_phase(name: str) -> None:
    evaluation = EVALUATIONS[name]
    weights = evaluation.fitted
    assert set(weights.weights) == set(evaluation.phases)
    for phase in evaluation.phases:
        assert set(weights.weights[phase]) == set(evaluation.names)
    assert 10 <= len(evaluation.names) <= 25
    assert weights.error < 0.95 * weights.even, "it knows more than that all have the same chance"
    assert (weights.date, weights.games > 0, weights.positions > weights.games) == (weights.date, True, True)


def test_the_chances_of_all_seats_add_up_to_1_from_the_beginning_to_the_end(name: str) -> None:
    rules = game(name)
    seats = rules.seats[-1]
    match = Match[Any].new(rules, bytes(32), seats, keep_rest=False)
    random = Random(2)
    while menus := match.menus():
        if not match.in_motion:
            chances = rules.estimate(match.state)
            assert chances is not None
            assert len(chances) == seats
            assert sum(chances) == pytest.approx(1)
            assert all(chances[seat] == 0 for seat in rules.out(match.state))
        seat = random.choice([seat for seat, menu in menus.items() if not menu.optional])
        match.play(seat, rules.choose(match.determinize(seat, random), seat, menus[seat], random, "simple"))
    result = match.result()
    assert result is not None
    assert rules.estimate(match.state) == [float(seat in result.winners) for seat in range(seats)]


def test_the_chance_of_a_seat_follows_from_the_weighted_difference_of_its_features() -> None:
    assert shares([(1, 0), None, (0, 2)], (log(3), 0.0)) == pytest.approx([0.75, 0.0, 0.25])


def test_linear_equations_are_solved_even_if_a_pivot_is_0() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 11.0]) == pytest.approx([3.0, 2.0])


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    random, true = Random(1), (0.8, -0.5)
    rows: list[list[float]] = []
    for _ in range(4000):
        numbers = [random.uniform(-2, 2), random.uniform(-2, 2)]
        chance = 1 / (1 + exp(-sum(weight * number for weight, number in zip(true, numbers, strict=True))))
        sign = 1 if random.random() < chance else -1
        rows.append([sign * number for number in numbers])
    assert fit(rows) == pytest.approx(true, abs=0.1)


def test_an_evaluation_may_say_how_many_players_its_games_have(monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = EVALUATIONS["telperinquar"]
    monkeypatch.setattr(evaluation, "seats", (2,), raising=False)
    monkeypatch.setattr(evaluation, "phases", ("early", "late"), raising=False)
    assert fitted(game("telperinquar"), 8, "test", "2026-01-01").even == round(log(2), 4)


@pytest.mark.slow
def test_the_same_games_give_the_same_file(name: str) -> None:
    games = max(4, len(EVALUATIONS[name].seats) + 2)  # of every phase
    weights = fitted(game(name), games, "test", "2026-01-01")
    assert isinstance(weights, FittedWeights)
    assert weights == fitted(game(name), games, "test", "2026-01-01")
    assert weights != fitted(game(name), games, "other", "2026-01-01")


def test_the_command_writes_the_file_and_prints_its_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evaluation = EVALUATIONS["heldenkampf"]
    monkeypatch.setattr(evaluation, "file", tmp_path / "evaluation.yaml", raising=False)
    assert main(["fit", "heldenkampf", "--games", "6"]) == 0
    written = FittedWeights.model_validate(document(read_file(evaluation.file)))
    assert f"{written.positions} positions; log loss {written.error} on other games" in capsys.readouterr().out
    assert (written.games, set(written.weights)) == (6, set(evaluation.phases))


def test_a_game_without_an_evaluation_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "tenefyr"]) == 2
    assert capsys.readouterr().err == (
        "python -m engine: no evaluation of 'tenefyr'; "
        "there are those of telperinquar, imperator, heldenkampf, talisman\n"
    )
