"""The property of automatic steps detects a step whose questions depend on hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import game
from engine.kernel.flow import Flow, Prompt, ResolveContext
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from tests.engine.properties.games import usual
from tests.engine.properties.hidden import hidden_zones
from tests.engine.properties.knowing import an_automatic_step_asks_the_same_people_with_any_hidden_cards

SEEDS = range(3)
DONE = Move("done")


def odd(group: str, state: Any) -> bool:
    """Return whether the first hidden card of a group comes early in the alphabet."""
    cards = [card for zone in hidden_zones(state).get(group, []) for card in zone.cards[: zone.hidden]]
    return bool(cards) and cards[0] < "m"


@pytest.fixture(params=["talisman", "tenefyr"])
def rules(request: pytest.FixtureRequest) -> Any:
    return game(request.param)


LEAKS = {"talisman": "spells", "tenefyr": "level 1"}


def plant(rules: Any, monkeypatch: pytest.MonkeyPatch, *, turning_over: bool) -> None:
    """Let automatic steps ask seat 0 depending on a hidden card; ``turning_over`` selects steps that reveal cards."""
    honest = type(rules).proceed

    def proceed(self: Any, state: Any, io: ResolveContext) -> Flow | None:
        flow = honest(self, state, io)
        return None if flow is None else leaking(flow, state, io)

    def leaking(flow: Flow, state: Any, io: ResolveContext) -> Iterator[Prompt]:
        before = odd(LEAKS[rules.name], state)
        prompt = next(flow, None)
        if before and io.revealed == turning_over:
            yield Prompt({0: Menu([DONE], Text("ask-fate"), DONE)})
        answers = {}
        while prompt is not None:
            answers = yield prompt
            try:
                prompt = flow.send(answers)
            except StopIteration:
                return

    monkeypatch.setattr(type(rules), "proceed", proceed)


def play_some(name: str) -> None:
    for seed in SEEDS:
        an_automatic_step_asks_the_same_people_with_any_hidden_cards(usual(name, seed))


@pytest.mark.parametrize("turning_over", [True, False])
def test_a_step_that_asks_by_a_hidden_card_is_noticed(
    rules: Any, turning_over: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(rules, monkeypatch, turning_over=turning_over)
    with pytest.raises(AssertionError, match="asked"):
        play_some(rules.name)
