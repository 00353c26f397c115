"""Positions of Heldenkampf from the ``given:`` of a scenario (the format: tests/scenarios/heldenkampf/README.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.heldenkampf.cards import CardSet, card, card_set
from engine.heldenkampf.options import Options
from engine.heldenkampf.state import CASTLE_LIFE, HeldenkampfState, Side
from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Side(_Strict):
    hand: list[str] = []
    heroes: list[str] | None = None
    """The hero stack, top card first; None for all heroes of this side that are not placed elsewhere."""
    tavern: list[str] = []
    defeated: list[str] = []
    fallen: list[str] = []
    castle: int = Field(default=CASTLE_LIFE, ge=1)
    pause: bool = False


class _Position(_Strict):
    options: Options = Options()
    turn: str = ""
    first: str = ""
    phase: Literal["draw", "action", "discard"] = "action"
    round: int = Field(default=1, ge=1)
    passes: int = Field(default=0, ge=0, le=3)
    wounds: dict[str, int] = {}
    discard: list[str] = []
    removed: list[str] = []
    monsters: list[str] | None = None
    equipment: list[str] | None = None
    forest: list[str] | None = None
    market: list[str] | None = None
    """Common stacks, top card first; None for all cards of a stack that are not placed elsewhere."""


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position. Raises ValueError with a sentence that names the wrong key or card."""
    try:
        position = _Position.model_validate({key: value for key, value in data.items() if key not in seats})
        given_sides = [_Side.model_validate(data.get(seat, {})) for seat in seats]
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"given, {'.'.join(str(part) for part in first['loc'])}: {first['msg']}") from error
    if len(seats) != 2:
        raise ValueError("given: Heldenkampf is for two")
    cards = card_set()
    placed = _placed_cards(position, given_sides)
    _check(placed, position, cards)
    heroes = (cards.heroes, cards.heroines)
    sides = [_side(side, own, placed) for side, own in zip(given_sides, heroes, strict=True)]
    state = HeldenkampfState(
        position.options,
        sides,
        _stack(position.monsters, cards.monsters, placed),
        _stack(position.equipment, cards.equipment, placed),
        _stack(position.forest, cards.forest, placed),
        _stack(position.market, cards.market, placed),
        discard=list(position.discard),
        removed=list(position.removed),
        wounds=dict(position.wounds),
        turn=_seat(position.turn, seats),
        first=_seat(position.first, seats),
        phase=position.phase,
        round=position.round,
        passes=position.passes,
    )
    return Given(state, {})


def find(state: HeldenkampfState, seat: Seat, what: str) -> Argument | None:
    """Return the card meant by ``a.hero``, ``a.weapon`` …, if the hand has only one of that kind."""
    cards = [identifier for identifier in state.sides[seat].hand if card(identifier).kind == what]
    return cards[0] if len(cards) == 1 else None


def _placed_cards(position: _Position, sides: Sequence[_Side]) -> list[str]:
    """Return every card that the scenario places."""
    rows = [position.discard, position.removed]
    rows += [stack or [] for stack in (position.monsters, position.equipment, position.forest, position.market)]
    for side in sides:
        rows += [side.hand, side.heroes or [], side.tavern, side.defeated, side.fallen]
    return [identifier for row in rows for identifier in row]


def _check(placed: Sequence[str], position: _Position, cards: CardSet) -> None:
    for number, identifier in enumerate(placed):
        if identifier not in cards.cards:
            raise ValueError(f"given: {identifier!r} is no card")
        if identifier in placed[:number]:
            raise ValueError(f"given: the card {identifier!r} lies in two places")
    for identifier, lost in position.wounds.items():
        if identifier not in cards.cards or not 0 < lost < cards.cards[identifier].life:
            raise ValueError(f"given, wounds: {identifier!r} cannot have lost {lost} life points")


def _stack(listed: Sequence[str] | None, all_cards: Sequence[str], placed: Sequence[str]) -> list[str]:
    """Return a stack, top card last."""
    if listed is not None:
        return list(reversed(listed))
    return [identifier for identifier in all_cards if identifier not in placed]


def _side(side: _Side, own: Sequence[str], placed: Sequence[str]) -> Side:
    return Side(
        _stack(side.heroes, own, placed), list(side.tavern), list(side.hand), list(side.defeated), list(side.fallen),
        side.castle, side.pause,
    )  # fmt: skip


def _seat(named: str, seats: Sequence[str]) -> Seat:
    """Return a seat by its name, the first one if the name is empty."""
    if named and named not in seats:
        raise ValueError(f"given: {named!r} is no seat; known: {', '.join(seats)}")
    return seats.index(named) if named else 0
