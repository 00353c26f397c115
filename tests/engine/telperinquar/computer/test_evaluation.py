"""The evaluation of a position: what its features say, and how groups share their chance."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.telperinquar.computer.evaluation import DECKS
from engine.telperinquar.game import Telperinquar
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.playing import rules

EVALUATION = rules().evaluation


def position(data: dict[str, Any], seats: str = "ab") -> Duel:
    return given(data, tuple(seats), Dice(b"any")).state


def features(state: Duel, seat: int) -> dict[str, float]:
    numbers = EVALUATION.features(state, seat)
    assert numbers is not None
    return dict(zip(EVALUATION.names, map(float, numbers), strict=True))


def chance(data: dict[str, Any], seats: str = "ab") -> float:
    """Return the chance of the first seat."""
    return EVALUATION.chances(rules(), position(data, seats), len(seats))[0]


def test_the_weights_are_fitted_to_games_with_every_ready_deck_of_one_class() -> None:
    assert set(DECKS) == {name for name, deck in rules().cards.decks.items() if not deck.second_hero}
    assert [set(options["decks"]) for options in EVALUATION.games] == [{deck} for deck in DECKS]


def test_a_game_is_evaluated_with_its_own_cards() -> None:
    game = Telperinquar()
    assert game.evaluation.catalog is game.catalog


@pytest.mark.parametrize(
    ("levels", "teams", "phase"),
    [((4, 1), False, "early"), ((5, 1), False, "late"), ((1, 1, 1), False, "many"), ((1, 1, 1, 5), True, "late")],
)
def test_a_duel_has_an_early_and_a_late_phase_and_a_phase_of_many_heroes(
    levels: tuple[int, ...], teams: bool, phase: str
) -> None:
    seats = "abcd"[: len(levels)]
    state = position(
        {"teams": teams, **{seat: {"level": level} for seat, level in zip(seats, levels, strict=True)}}, seats
    )
    assert EVALUATION.phase(state) == phase


def test_the_features_count_the_cards_of_a_hand_and_those_in_play() -> None:
    own = {
        "hand": ["level", "level", "grey-wolf", "iron-golem"],
        "row": ["grey-wolf", {"kind": "village-militia", "injured": True}, {"kind": "pitfall", "face_down": True}],
        "equipment": ["boot-dagger", "healing-draught"],
        "life": 16,
    }
    found = features(position({"turn": "b", "a": own}), 0)
    kinds = rules().catalog.kinds
    assert (found["life"], found["root-life"], found["root-level"]) == (16, 4, 1)
    assert (found["level-cards"], found["next-level"]) == (2, 1)
    assert found["hand"] == kinds["grey-wolf"].play + kinds["iron-golem"].play
    assert (found["ready-hand"], found["hand-creatures"]) == (kinds["grey-wolf"].play, 9), "the golem needs a level"
    assert (found["creatures"], found["injured"], found["guards"], found["traps"]) == (2, 10, 19, 1)
    assert (found["equipment"], found["weapons"]) == (2, 1)
    assert found["best-weapon"] > 5
    assert found["healing"] > 5
    assert (found["damage"], found["guarded-damage"], found["kills"]) == (0, 0, 0), "it is another's turn"


def test_only_who_is_on_turn_threatens_a_hero_and_guards_take_the_weakest_attacks() -> None:
    wolves: dict[str, Any] = {"level": 4, "row": ["grey-wolf", "grey-wolf"]}  # 5 actions pay for both attacks
    open_hero = features(position({"phase": "entry", "a": wolves, "b": {"life": 15}}), 0)
    assert (open_hero["damage"], open_hero["guarded-damage"], open_hero["kills"]) == (15, 1, 1)
    guarded = features(position({"phase": "entry", "a": wolves, "b": {"life": 15, "row": ["grey-wolf"]}}), 0)
    assert (guarded["damage"], guarded["guarded-damage"], guarded["kills"]) == (0, 0.5, 0)
    used = {**wolves, "row": [{"kind": "grey-wolf", "exhausted": True}, "grey-wolf"]}
    assert features(position({"a": used, "b": {"life": 15}}), 0)["damage"] == 7.5
    assert features(position({"phase": "entry", "a": used, "b": {"life": 15}}), 0)["damage"] == 15, "it is made ready"
    assert features(position({"a": {**wolves, "actions": 3}, "b": {"life": 15}}), 0)["damage"] == 7.5


def test_an_enemy_who_can_kill_a_hero_without_guards_makes_a_guard_worth_more() -> None:
    enemy = {"level": 4, "row": ["grey-wolf", "grey-wolf"]}
    weak, guarded = {"level": 4, "life": 9}, {"level": 4, "life": 9, "row": ["village-militia"]}
    gains = [
        chance({"turn": turn, "phase": "entry", "a": guarded, "b": enemy})
        - chance({"turn": turn, "phase": "entry", "a": weak, "b": enemy})
        for turn in ("b", "a")
    ]
    assert gains[0] > gains[1] > 0


def test_partners_share_the_chance_of_their_group_also_if_one_has_fallen() -> None:
    state = position({"teams": True, "a": {"level": 3}}, "abcd")
    first, second, third, fourth = EVALUATION.chances(rules(), state, 4)
    assert (first, second) == (third, fourth)
    assert first + second == pytest.approx(1)
    assert first > second
    state.players[2].out = True
    alone = EVALUATION.chances(rules(), state, 4)
    assert alone[0] == alone[2] < 0.5
    assert alone[0] + alone[1] == pytest.approx(1)
    state.over, state.winners, state.ending = True, [1, 3], "hero-died"
    assert EVALUATION.chances(rules(), state, 4) == [0, 1, 0, 1]
