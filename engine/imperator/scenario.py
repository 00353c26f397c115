"""Positions of Imperator from the ``given:`` of a scenario (the format: tests/scenarios/imperator/README.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.imperator.cards import DECK
from engine.imperator.options import Options
from engine.imperator.play import battle, raid, sort
from engine.imperator.state import Player, War, seats_by_life
from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given

_PRINTED = {"buff_colours": False, "stakes": "even"}


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Player(_Strict):
    imperator: str
    attackers: list[str] = Field(min_length=1, max_length=5)
    buffs: list[str] = Field(default=[], max_length=4)
    lives: int = Field(default=1, ge=1)
    damage: dict[str, int] = {}
    additions: int | None = Field(default=None, ge=0, le=8)
    """Cards won so far; None for as many as the hand implies."""


class _Position(_Strict):
    phase: Literal["battle", "raid", "sort"] = "battle"
    round: int = Field(default=1, ge=1)
    options: dict[str, Any] = {}
    """The options of the table; two house rules are off, so that scenarios show the printed rules."""
    pile: list[str] | None = None
    """The pile, top card first; None for all cards that are not placed elsewhere."""
    discard: list[str] = []
    middle: list[str] | None = None
    """The cards of the raid by place; None to draw them from the pile."""
    covered: list[bool] | None = None
    out: list[str] = []
    """Seats that have left the game."""


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position. Raises ValueError with a sentence that names the wrong key or card."""
    try:
        position = _Position.model_validate({key: value for key, value in data.items() if key not in seats})
        options = Options.model_validate({**_PRINTED, **position.options})
        players = [
            Player(0, out=True, done=True) if seat in position.out else _player(data.get(seat, {})) for seat in seats
        ]
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"given, {'.'.join(str(part) for part in first['loc'])}: {first['msg']}") from error
    used = [card for player in players for card in player.cards() if card] + position.discard + (position.middle or [])
    pile = [card for card in DECK if card not in used] if position.pile is None else list(reversed(position.pile))
    _check_cards(used + pile)
    war = War(options, players, pile, round=position.round, discard=list(position.discard))
    _begin(war, position, dice)
    return Given(war, {})


def find(state: War, seat: Seat, what: str) -> Argument | None:
    """Return the card meant by ``a.imperator``, or by ``a.attacker`` and ``a.buff`` if there is only one."""
    player = state.players[seat]
    if what == "imperator":
        return player.imperator
    row = player.attackers if what == "attacker" else player.buffs if what == "buff" else []
    return row[0] if len(row) == 1 else None


def _player(data: Mapping[str, Any]) -> Player:
    player = _Player.model_validate(data)
    additions = len(player.attackers) - 1 + len(player.buffs) if player.additions is None else player.additions
    return Player(
        player.lives,
        player.imperator,
        list(player.attackers),
        list(player.buffs),
        dict(player.damage),
        additions=additions,
    )


def _check_cards(cards: Sequence[str]) -> None:
    for number, card in enumerate(cards):
        if card not in DECK:
            raise ValueError(f"given: {card!r} is no card")
        if card in cards[:number]:
            raise ValueError(f"given: the card {card!r} lies in two places")


def _begin(war: War, position: _Position, dice: Dice) -> None:
    """Start the phase of a position by the rules."""
    silent_context = ResolveContext(dice, silent=True)
    war.phase = position.phase
    if position.phase == "battle":
        battle.start_battle(war, silent_context)
    elif position.phase == "raid" and position.middle is None:
        raid.start_raid(war, silent_context)
    elif position.phase == "raid":
        war.middle = list(position.middle or [])
        war.covered = position.covered or [False] * len(war.middle)
        war.order = seats_by_life(war)
        war.turn = war.order[0]
        if not raid.go_on(war):
            raise ValueError("given: nobody can beat a card in the middle")
    else:
        sort.start_sorting(war, silent_context)
