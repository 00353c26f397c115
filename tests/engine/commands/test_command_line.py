"""``python -m engine`` as a person types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.commands.figures import Figures, quantiles
from engine.commands.options import computer_options, played_with
from engine.games import game
from render.console import main

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    try:
        status = main(arguments)
    except SystemExit as stop:  # argparse leaves this way
        status = stop.code if isinstance(stop.code, int) else 1
    return status, *capsys.readouterr()


def test_simulate_prints_a_table(pips: str, capsys: Capture) -> None:
    status, out, _ = run(capsys, "simulate", "pips", "--games", "5")
    assert status == 0
    for word in ("games", "moves/s", "moves per game", "wins of seat 1", "unfinished", "errors"):
        assert word in out


def test_simulate_prints_json_with_the_promised_keys(pips: str, capsys: Capture) -> None:
    status, out, _ = run(capsys, "simulate", "pips", "--games", "20", "--seats", "3", "--json")
    figures = json.loads(out)
    assert status == 0
    assert {"games", "moves", "moves_per_s", "wins", "unfinished", "errors"} <= figures.keys()
    assert (figures["games"], figures["unfinished"], figures["errors"]) == (20, 0, 0)
    assert sum(figures["wins"]) + figures["draws"] == 20
    assert len(figures["wins"]) == 3
    assert figures["moves_per_game"] == figures["moves"] / 20


def test_simulate_shows_win_rates_by_characteristics_of_a_cooperative_game(capsys: Capture) -> None:
    given = ["tenefyr", "--games", "6", "--seats", "2", "--players", "computer", "--option", "difficulty=easy"]
    status, out, _ = run(capsys, "simulate", *given, "--json")
    figures = json.loads(out)
    assert status == 0
    assert figures["win_rate"] == round(100 * figures["wins"][0] / 6, 1)
    assert figures["by"].keys() == {"boss", "hero", "loot"}
    bosses = figures["by"]["boss"].values()
    assert sum(boss["games"] for boss in bosses) == 6
    won = sum(boss["games"] * boss["win_rate"] / 100 for boss in bosses)
    assert round(won) == figures["wins"][0]
    all_there = {"games": 6, "win_rate": figures["win_rate"], "without": None, "margin": None}
    assert figures["by"]["hero"]["bard"] == all_there
    assert 8 <= len(figures["by"]["loot"]) <= 70
    assert "won with barbarian" in run(capsys, "simulate", *given[:5])[1]


def test_a_difference_of_win_rates_has_a_margin_of_error() -> None:
    figures = Figures([0], games=2000, won=1200)
    for won, games in ((True, 700), (False, 300)):
        for _ in range(games):
            figures.note({"hero": ["bard"]}, won)
    data = figures.as_data()["by"]["hero"]["bard"]
    assert (data["win_rate"], data["without"]) == (70.0, 50.0)
    assert data["margin"] == 4.3, "two halves of 2,000 games of which 60 % are won"
    figures.games = 8000
    figures.won = 4800
    assert figures.as_data()["by"]["hero"]["bard"]["margin"] < 4.3


def test_simulate_shows_winning_characters_deciding_causes_and_lengths(capsys: Capture) -> None:
    given = ["talisman", "--games", "3", "--seats", "2", "--players", "random", "--option", "round_limit=4"]
    status, out, _ = run(capsys, "simulate", *given, "--json")
    figures = json.loads(out)
    assert (status, figures["errors"]) == (0, 0)
    assert sum(figures["words"]["decided"].values()) == 3
    assert sum(figures["words"]["played"].values()) >= 6
    assert sum(figures["words"]["winner"].values()) == sum(figures["wins"])
    assert figures["words"]["winner"].keys() <= figures["words"]["played"].keys()
    assert figures["numbers"]["rounds"] == {"of_four_three": 5, "median": 5, "of_ten_nine": 5}
    assert "decided counted" in run(capsys, "simulate", *given)[1]


def test_quantiles_are_values_that_were_counted() -> None:
    assert quantiles([7]) == {"of_four_three": 7, "median": 7, "of_ten_nine": 7}
    assert quantiles([9, 1, 8, 2, 7, 3, 6, 4, 5, 10]) == {"of_four_three": 3, "median": 5, "of_ten_nine": 9}


def test_the_same_seed_gives_the_same_games(pips: str, capsys: Capture) -> None:
    def figures(seed: str) -> object:
        data = json.loads(run(capsys, "simulate", "pips", "--json", "--seed", seed)[1])
        return {key: value for key, value in data.items() if key != "moves_per_s"}

    assert figures("7") == figures("7") != figures("8")


def test_players_are_named_for_all_seats_or_one_by_one(pips: str, capsys: Capture) -> None:
    for players in ("computer", "random,computer", "computer,random"):
        status, out, _ = run(capsys, "simulate", "pips", "--players", players, "--games", "3", "--json")
        assert status == 0
        assert json.loads(out)["errors"] == 0


def test_a_game_that_takes_too_long_is_reported_as_unfinished(pips: str, capsys: Capture) -> None:
    _, out, _ = run(capsys, "simulate", "pips", "--games", "4", "--max-moves", "3", "--json")
    figures = json.loads(out)
    assert (figures["unfinished"], figures["moves"]) == (4, 12)


def test_options_reach_the_game(pips: str, capsys: Capture) -> None:
    _, out, _ = run(capsys, "simulate", "pips", "--games", "10", "--option", "turns=1", "--json")
    assert json.loads(out)["draws"] == 10


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "chess"], "unknown game 'chess'; known: "),
        (["play", "chess"], "unknown game 'chess'; known: "),
        (["rules", "chess"], "unknown game 'chess'; known: "),
        (["rules", "pips"], "pips has no rulebook"),
        (["simulate", "pips", "--option", "speed=3"], "unknown option 'speed'; known: turns"),
        (["simulate", "pips", "--option", "turns"], "not name=value: 'turns'"),
        (["simulate", "pips", "--option", "turns=0"], "option turns: Input should be greater"),
        (["simulate", "pips", "--option", "turns=many"], "option turns: Input should be a valid integer"),
        (["simulate", "pips", "--players", "human"], "unknown player 'human'; known: random, computer"),
        (["simulate", "pips", "--players", "random,random,random"], "3 players for 2 seats"),
        (["simulate", "pips", "--seats", "9"], "3"),
        (["simulate", "pips", "--games", "0"], "0 is below 1"),
        (["simulate"], "GAME"),
        ([], "COMMAND"),
        (["scenario", "nowhere"], "nowhere: no such file or folder"),
    ],
)
def test_a_command_that_makes_no_sense_gets_one_clear_line(
    pips: str, capsys: Capture, arguments: list[str], line: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert line in err.splitlines()[-1]
    assert "Traceback" not in err


def test_scenarios_are_run_from_files_and_folders(pips: str, capsys: Capture) -> None:
    status, out, _ = run(capsys, "scenario", str(Path(__file__).parents[1] / "scenarios"))
    assert (status, out) == (0, "4 passed, 0 failed\n")


def test_scenarios_are_selected_by_words_of_their_name(pips: str, capsys: Capture, tmp_path: Path) -> None:
    scenario = "name: {}\nrules: [P-1]\ngame: pips\nthen: {{result: none}}\n"
    (tmp_path / "two.yaml").write_text("---\n".join(map(scenario.format, ("A first turn", "Another turn"))))
    assert run(capsys, "scenario", str(tmp_path), "--name", "a first") == (0, "1 passed, 0 failed\n", "")
    assert run(capsys, "scenario", str(tmp_path), "--name", "turn")[1] == "2 passed, 0 failed\n"
    assert run(capsys, "scenario", str(tmp_path), "--name", "a third")[0] == 1, "nothing was run"


def test_a_failing_scenario_is_shown_with_its_difference(pips: str, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("name: x\nrules: [P-1]\ngame: pips\nthen: {result: {winners: [a]}}\n")
    (tmp_path / "wrong.yaml").write_text("name: y\ngame: pips\nthan: 1\n")
    status, out, _ = run(capsys, "scenario", str(tmp_path))
    assert status == 1
    assert f"FAILED {tmp_path / 'bad.yaml'}: x [P-1]" in out
    assert "then, result: the game goes on, expected that it is over" in out
    assert f"WRONG  {tmp_path / 'wrong.yaml'}: y: unknown key 'than'" in out
    assert out.endswith("0 passed, 2 failed\n")


def test_a_folder_without_scenarios_is_no_success(pips: str, capsys: Capture, tmp_path: Path) -> None:
    assert run(capsys, "scenario", str(tmp_path))[0] == 1


def test_games_of_computers_alone_take_the_options_meant_for_them(capsys: Capture) -> None:  # T-248a
    assert computer_options(game("telperinquar").options_type) == {"round_limit": 40}
    status, _, err = run(capsys, "simulate", "telperinquar", "--games", "1", "--option", "round_limit=0", "--json")
    assert status == 0, err


@pytest.mark.parametrize(
    ("options", "rounds"),
    [({}, 150), ({"evening": "true"}, 44), ({"round_limit": "20"}, 20), ({"spells": "polled"}, 150)],
)
def test_what_is_chosen_or_follows_from_it_is_not_changed_for_computers(options: dict[str, str], rounds: int) -> None:
    assert played_with(game("talisman").options_type, options).model_dump()["round_limit"] == rounds
