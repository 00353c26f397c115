"""The terminal game, as somebody types it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.commands import simulate
from engine.kernel.dice import dice_key, seal_of
from render.console import main

Capture = pytest.CaptureFixture[str]


def type_in(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str]) -> list[str]:
    """Answer every prompt with the next line; the prompts that were shown."""
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    return prompts


def test_a_duel_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    prompts = type_in(monkeypatch, iter(["1"] * 5000))
    assert main(["play", "telperinquar", "--seed", "1", "--option", "round_limit=3"]) == 0
    out = capsys.readouterr().out
    assert "Seed: 1." in out.splitlines()[-1]
    assert "Your hand" in out
    assert "(round 3)" in out
    assert "You have left the game" not in out
    assert len(prompts) > 5


def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    seen: list[str] = []
    for _ in range(2):
        type_in(monkeypatch, iter(["1"] * 40))
        main(["play", "telperinquar", "--seed", "x"])
        seen.append(capsys.readouterr().out)
    assert seen[0] == seen[1]


def test_wrong_input_is_answered_and_asked_again(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    prompts = type_in(monkeypatch, iter(["", "99", "-1", "0", "²", "x" * 5000, "9" * 5000, "0" * 5000, "b", "q", "1"]))
    assert main(["play", "telperinquar", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert out.count("Please type a number") == 8
    assert len(prompts) == 10
    assert out.rstrip().endswith("You have left the game.")


def test_the_end_of_the_input_leaves_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    type_in(monkeypatch, iter([]))
    assert main(["play", "telperinquar"]) == 0
    assert "You have left the game." in capsys.readouterr().out


def test_it_speaks_german(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    prompts = type_in(monkeypatch, iter(["1", "1", "q"]))
    main(["play", "telperinquar", "--language", "de", "--seed", "1"])
    assert "Deine Hand" in capsys.readouterr().out
    assert prompts[0].startswith("Deine Wahl")


def test_the_seal_stands_at_the_start_and_a_word_of_ones_own_changes_the_dice(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    seen: list[list[str]] = []
    for more in ([], ["--word", "  Grün "], ["--word", "Gru\u0308n"]):
        type_in(monkeypatch, iter(["q"]))
        assert main(["play", "telperinquar", "--seed", "x", *more]) == 0
        seen.append(capsys.readouterr().out.splitlines())
    without, mine, again = seen
    secret = simulate.dice_key("x", 0)
    assert seal_of(secret) in without[0] == mine[0]
    assert secret.hex() not in "".join(mine[:-2])
    assert "Grün" in mine[1]
    assert without[2:] != mine[2:] == again[2:]
    assert dice_key(secret, ("Grün", "")).hex() in mine[-2]
    assert main(["play", "telperinquar", "--word", "x" * 41]) == 2
