"""Cards hidden from a spectator, and what an automatic step does with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.dice import Dice
from engine.kernel.flow import Prompt, ResolveContext
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.menus import Menu
from engine.kernel.text import Text
from engine.kernel.views import View
from engine.talisman.state import Adventure
from engine.tenefyr.state import Expedition

REDEALS = 3
"""The number of redeals of hidden cards before each automatic step."""


class Zone(NamedTuple):
    """A list of cards whose first ``hidden`` entries a spectator does not see."""

    cards: list[str]
    hidden: int


Groups: TypeAlias = Mapping[str, list[Zone]]
"""Hidden cards by group: a card of one group may lie in any zone of that group."""


def hidden_zones(state: Any) -> Groups:
    """Return the zones of a position that hold hidden cards."""
    if isinstance(state, Adventure):
        return {
            "adventure": [_whole(state.adventure)],
            "spells": [_whole(state.spells), *(_whole(adventurer.spells) for adventurer in state.adventurers)],
            "characters": [_whole(state.unused), *map(_whole, state.choosing.values())],
        }
    if isinstance(state, Expedition):
        groups = {
            f"deck {number}": [Zone(player.deck, max(len(player.deck) - player.known, 0))]
            for number, player in enumerate(state.players)
        }
        groups |= {f"level {level}": [_whole(cards)] for level, cards in enumerate(state.reserve, 1)}
        for dungeon in (*state.dungeons, state.boss_deck):
            closed = 0 if dungeon.seen else max(len(dungeon.cards) - dungeon.open, 0)
            groups.setdefault(f"level {dungeon.level}", []).append(Zone(dungeon.cards, closed))
        return groups
    return {}


def _whole(cards: list[str]) -> Zone:
    return Zone(cards, len(cards))


def _counted(groups: Groups) -> dict[str, Counter[str]]:
    return {
        name: Counter(card for zone in zones for card in zone.cards[: zone.hidden]) for name, zones in groups.items()
    }


@dataclass(slots=True)
class StepRun:
    """An automatic step carried to its first question: what became public, and the questions."""

    places: dict[str, list[list[str]]]
    """The hidden cards of each zone before the step."""
    turned_over: dict[str, Counter[str]]
    """The cards that left each group of hidden zones."""
    events: list[Text]
    view: View
    asked: dict[int, Text]

    @property
    def public(self) -> tuple[Any, ...]:
        """What everybody sees after the step."""
        return self.events, self.view.board, self.view.headline, self.view.figures

    def must_equal(self, other: StepRun) -> bool:
        """Return whether the hidden cards gave this step no reason to differ from the other.

        The same cards were turned over in both. Of several cards the order may differ, so that they lie in other
        places; then a step has to ask the same only where it made the same public.
        """
        if self.turned_over != other.turned_over:
            return False
        return sum(cards.total() for cards in self.turned_over.values()) <= 1 or self.public == other.public


def asked(menus: Mapping[int, Menu]) -> dict[int, Text]:
    """Return the public part of menus: who is asked what."""
    return {seat: menu.question for seat, menu in menus.items()}


def run_step(rules: Game[Any], state: Any) -> StepRun:
    """Carry out the automatic step that is due, in place, up to its first question."""
    groups = hidden_zones(state)
    before = _counted(groups)
    places = {name: [zone.cards[: zone.hidden] for zone in zones] for name, zones in groups.items()}
    io = ResolveContext(Dice(b"the same dice"))
    flow = rules.proceed(state, io)
    assert flow is not None
    prompt = next(flow, Prompt({}))
    after = _counted(hidden_zones(state))
    turned_over = {name: cards - after.get(name, Counter()) for name, cards in before.items()}
    events = [event.text for event in io.events if event.only is None]
    view: View = rules.view(state, None)  # type: ignore[attr-defined]: stepped rules are rules
    return StepRun(places, turned_over, events, view, asked(prompt.menus))


def turn_over_the_same(state: Any, run: StepRun) -> None:
    """Exchange hidden cards so that the ones turned over in ``run`` lie where they lay there, at an end of a zone."""
    groups = hidden_zones(state)
    for name, turned_over in run.turned_over.items():
        most = turned_over.total()
        slots = [(zone.cards, number) for zone in groups[name] for number in range(zone.hidden)]
        fixed: list[tuple[list[str], int]] = []
        for zone, cards in zip(groups[name], run.places[name], strict=True):
            for number, card in enumerate(cards):
                if turned_over[card] and not most <= number < len(cards) - most:
                    fixed.append((zone.cards, number))
                    _exchange(slots, fixed, card)


def _exchange(slots: list[tuple[list[str], int]], fixed: list[tuple[list[str], int]], card: str) -> None:
    """Put a card in the slot that was fixed last; what lay there goes to where the card was."""
    cards, number = fixed[-1]
    if cards[number] == card:
        return
    for others, place in slots:
        taken = any(others is fixed_cards and place == slot for fixed_cards, slot in fixed)
        if others[place] == card and not taken:
            cards[number], others[place] = card, cards[number]
            return


def questions_of_a_step(match: Match[Any]) -> int:
    """Check that the questions of an automatic step follow from public knowledge and the cards that it turns over.

    Return how many redealt positions were compared; the match does not change.
    """
    rules = match.rules
    first = run_step(rules, match.determinize(None, Random(0)))
    compared = 0
    for chance in range(1, REDEALS + 1):
        copy = match.determinize(None, Random(chance))
        if any(first.turned_over.values()):
            turn_over_the_same(copy, first)
        run = run_step(rules, copy)
        if run.must_equal(first):
            assert run.asked == first.asked, f"asked {run.asked}, elsewhere {first.asked}"
            assert run.public == first.public, f"made public {run.events}, elsewhere {first.events}"
            compared += 1
    return compared
