"""Positions built from the ``given:`` of a scenario (format: tests/scenarios/tenefyr/README.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given
from engine.tenefyr.cards.library import library, skill_of
from engine.tenefyr.options import STEPS, Options
from engine.tenefyr.play.leaving import QUICK_TRACK
from engine.tenefyr.state import (
    BASICS,
    BOSS,
    LEVELS,
    NOWHERE,
    Dungeon,
    Expedition,
    Fight,
    Player,
    is_solo,
    present_seats,
)

HEROES = ("barbarian", "bard", "cleric", "thief")


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Player(_Strict):
    heroes: list[str] | None = None
    """If left out, one hero per seat in seat order; two with one or two players."""
    deck: list[str] | None = None
    """The top card first; twelve basics and the skill if left out."""
    hand: list[str] = []
    discard: list[str] = []
    """The top card last."""
    known: int = Field(default=0, ge=0)
    inspired: int = 0
    more_cards: int = 0


class _Dungeon(_Strict):
    cards: list[str]
    """The top card first."""
    level: int | None = Field(default=None, ge=0, le=5)
    reward: str = ""
    open: int = 1


class _Position(_Strict):
    options: Options = Options()
    token: str = ""
    pawn: int = Field(default=0, ge=0)
    dungeons: list[_Dungeon] = []
    boss: str = "lich-king"
    boss_deck: list[str] | None = None
    """The top card first; the boss's four cards if left out."""
    reserve: dict[int, list[str]] = {}
    """By level, the next card first."""
    place: int = NOWHERE
    """Place of the heroes: a dungeon number from 1, 0 for the boss; -1 (in camp) if left out."""
    fight: bool = False
    """Whether the fight against the top card of the place has begun, after the first player's draw step."""
    agenda: list[str] = []
    """The automatic steps that come next."""
    completed: list[int] = []
    attacked: bool = False
    cards_more: int = 0
    defeats: int = Field(default=0, ge=0)


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position. Raises ValueError with one sentence naming the wrong key or card."""
    try:
        position = _Position.model_validate({key: value for key, value in data.items() if key not in seats})
        players = [_Player.model_validate(data.get(seat, {})) for seat in seats]
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"given, {'.'.join(str(part) for part in first['loc'])}: {first['msg']}") from error
    _check(position, players)
    quick = position.options.quick
    stages = [stage.id for stage in library().bosses[position.boss].stages]
    boss_cards = stages if position.boss_deck is None else position.boss_deck
    state = Expedition(
        position.options,
        [_player(player, seat, len(seats)) for seat, player in enumerate(players)],
        [_dungeon(place) for place in position.dungeons],
        Dungeon(LEVELS if quick else 0, list(reversed(boss_cards))),
        "" if quick else position.boss,
        [list(reversed(position.reserve.get(level, []))) for level in range(1, LEVELS + 1)],
        [],
        _seat(position.token, seats),
        pawn=position.pawn,
        skull=len(QUICK_TRACK) if quick else STEPS[position.options.difficulty],
        attacked=position.attacked,
        place=position.place,
        agenda=list(position.agenda),
        cards_more=position.cards_more,
        completed=list(position.completed),
        defeats=position.defeats,
    )
    if position.fight:
        _begin_fight(state)
    return Given(state, {f"dungeon-{number}": number for number in range(1, len(state.dungeons) + 1)} | {"boss": BOSS})


def find(state: Expedition, seat: Seat, what: str) -> Argument | None:
    """Return None: scenarios name cards by their ids, which everybody sees."""
    return None


def _begin_fight(state: Expedition) -> None:
    here = state.boss_deck if state.place == BOSS else state.dungeons[state.place - 1]
    order = present_seats(state)
    state.fight = Fight(here.cards[-1], order * 2 if is_solo(state) else order)


def _player(read: _Player, seat: Seat, seats: int) -> Player:
    heroes = read.heroes
    if heroes is None:
        heroes = list[str](HEROES[2 * seat : 2 * seat + 2] if seats <= 2 else HEROES[seat : seat + 1])
    deck = read.deck
    if deck is None:
        deck = [basic for basic in BASICS for _ in range(6)] + [skill_of(hero) for hero in heroes]
    return Player(
        heroes, list(reversed(deck)), list(read.hand), list(read.discard), read.known, read.inspired, read.more_cards
    )


def _dungeon(read: _Dungeon) -> Dungeon:
    fought = library().fought
    level = read.level if read.level is not None else fought[read.cards[0]].level if read.cards else 1
    return Dungeon(level, list(reversed(read.cards)), read.reward, min(read.open, len(read.cards)))


def _check(position: _Position, players: Sequence[_Player]) -> None:
    """Check that every card exists and can lie where it is listed. Raises ValueError."""
    cards = library()
    for player in players:
        for card in (*(player.deck or ()), *player.hand, *player.discard):
            if card not in cards.played:
                raise ValueError(f"given: {card!r} is no card that can be played")
        for hero in player.heroes or ():
            if hero not in cards.heroes:
                raise ValueError(f"given: {hero!r} is no hero")
    if position.boss not in cards.bosses:
        raise ValueError(f"given, boss: {position.boss!r} is no boss")
    for card in (*(card for place in position.dungeons for card in place.cards), *(position.boss_deck or ())):
        if card not in cards.fought:
            raise ValueError(f"given: {card!r} is no enemy")
    for level, stack in position.reserve.items():
        for card in stack:
            if card not in cards.enemies or cards.enemies[card].level != level:
                raise ValueError(f"given, reserve: {card!r} is no dungeon card of level {level}")
    for place in position.dungeons:
        if place.reward and place.reward not in cards.rewards:
            raise ValueError(f"given: {place.reward!r} is no reward")


def _seat(named: str, seats: Sequence[str]) -> Seat:
    if named and named not in seats:
        raise ValueError(f"given: {named!r} is no seat; known: {', '.join(seats)}")
    return seats.index(named) if named else 0
