"""Whole games without people: how fast they run, how they end, and whether anything goes wrong."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Any, TypeAlias

from pydantic import BaseModel

from engine.kernel.levels import SIMPLE, WORK, decide
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.rules import Rules
from engine.kernel.text import Seat
from engine.kernel.traits import Account, AccountRules, TraitRules

RANDOM, COMPUTER = "random", "computer"

Player: TypeAlias = Callable[[Match[Any], Seat, Menu, Random], Move]


class BadArgument(ValueError):
    """An argument of the command line makes no sense; the message is one line for the person who typed it."""


@dataclass(slots=True)
class Tally:
    """How many games something was part of, and how many of these were won."""

    games: int = 0
    won: int = 0

    def besides(self, games: int, won: int) -> Tally:
        """Return the same of the other games, out of so many in all."""
        return Tally(games - self.games, won - self.won)

    @property
    def share(self) -> float | None:
        """Games won in percent; None where there are no games."""
        return round(100 * self.won / self.games, 1) if self.games else None


@dataclass(slots=True)
class Figures:
    """What a simulation found. ``wins`` counts by seat; draws, and games that all lost together, are counted apart.

    ``won`` counts games with winners; ``traits`` what those games were played with, by kind and name, where all win or
    lose together. ``words`` and ``numbers`` are what games tell of themselves in the end, by kind.
    """

    wins: list[int]
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    draws: int = 0
    lost: int = 0
    won: int = 0
    unfinished: int = 0
    traits: dict[str, dict[str, Tally]] = field(default_factory=dict[str, "dict[str, Tally]"])
    words: dict[str, Counter[str]] = field(default_factory=dict[str, "Counter[str]"])
    numbers: dict[str, list[int]] = field(default_factory=dict[str, "list[int]"])
    failures: list[str] = field(default_factory=list[str])

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def moves_per_game(self) -> float:
        return self.moves / self.games if self.games else 0.0

    def as_data(self) -> dict[str, Any]:
        """For ``--json``."""
        data: dict[str, Any] = {
            "games": self.games,
            "moves": self.moves,
            "moves_per_s": round(self.moves_per_second, 1),
            "moves_per_game": round(self.moves_per_game, 1),
            "wins": self.wins,
            "draws": self.draws,
            "lost": self.lost,
            "unfinished": self.unfinished,
            "errors": len(self.failures),
        }
        if self.traits:
            data["win_rate"] = Tally(self.games, self.won).share
            data["by"] = {
                kind: {name: self._of_trait(tally) for name, tally in sorted(names.items())}
                for kind, names in self.traits.items()
            }
        if self.words:
            data["words"] = {kind: dict(sorted(counted.items())) for kind, counted in self.words.items()}
            data["numbers"] = {name: quantiles(values) for name, values in self.numbers.items()}
        return data

    def _of_trait(self, tally: Tally) -> dict[str, float | None]:
        without = tally.besides(self.games, self.won)
        found = {"games": tally.games, "win_rate": tally.share, "without": without.share}
        return {**found, "margin": self._margin(tally.games, without.games)}

    def _margin(self, games: int, others: int) -> float | None:
        """By how many points the difference between two shares of this simulation may be chance, in 19 of 20 cases, if
        it makes no difference; None where one of them has no games."""
        if not games or not others:
            return None
        share = self.won / self.games
        return round(196 * sqrt(share * (1 - share) * (1 / games + 1 / others)), 1)

    def account(self, told: Account) -> None:
        """Count what a finished game tells of itself."""
        for kind, words in told.words.items():
            self.words.setdefault(kind, Counter()).update(words)
        for name, value in told.numbers.items():
            self.numbers.setdefault(name, []).append(value)

    def note(self, traits: Mapping[str, Collection[str]], won: bool) -> None:
        """Count what a finished game was played with."""
        for kind, names in traits.items():
            tallies = self.traits.setdefault(kind, {})
            for name in names:
                tally = tallies.setdefault(name, Tally())
                tally.games += 1
                tally.won += won


def quantiles(values: Sequence[int]) -> dict[str, int]:
    """Return the median and the value that nine of ten do not exceed."""
    ordered = sorted(values)
    return {"median": ordered[(len(ordered) - 1) // 2], "of_ten_nine": ordered[-(-9 * len(ordered) // 10) - 1]}


def read_options(pairs: Sequence[str], options_type: type[BaseModel]) -> dict[str, Any]:
    """``["reactions=fast", "round_limit=20"]`` as a mapping; an option named twice becomes a list.

    Raises BadArgument for an unknown option. Values are judged by the game's options model.
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in options_type.model_fields:
            known = ", ".join(options_type.model_fields)
            raise BadArgument(f"unknown option {name!r}; known: {known}" if equals else f"not name=value: {pair!r}")
        if name not in options:
            options[name] = value
        elif isinstance(options[name], list):
            options[name].append(value)
        else:
            options[name] = [options[name], value]
    return options


def computer_options(options_type: type[BaseModel]) -> dict[str, Any]:
    """Values that options take when only computers play: ``json_schema_extra={"computers": …}`` of a field."""
    found: dict[str, Any] = {}
    for name, model_field in options_type.model_fields.items():
        extra = model_field.json_schema_extra
        if isinstance(extra, Mapping) and "computers" in extra:
            found[name] = extra["computers"]
    return found


def played_with(options_type: type[BaseModel], options: Mapping[str, Any]) -> BaseModel:
    """The options of a game that only computers play: what is neither chosen nor follows from what is chosen is as in
    :func:`computer_options`. Raises pydantic.ValidationError."""
    chosen, fields = options_type.model_validate(options), options_type.model_fields
    free = {
        name: value
        for name, value in computer_options(options_type).items()
        if name not in options and getattr(chosen, name) == fields[name].default
    }
    return options_type.model_validate({**free, **options})


def random_player(match: Match[Any], seat: Seat, menu: Menu, random: Random) -> Move:
    moves = menu.moves
    return menu.draw(random) if menu.patterns else moves[int(random.random() * len(moves))]


def computer_player(
    match: Match[Any], seat: Seat, menu: Menu, random: Random, level: str = SIMPLE, work: int = WORK
) -> Move:
    """The game's own computer player, who knows only what its seat may know."""
    return decide(match.rules, match.determinize(seat, random), seat, menu, random, level, work)


def read_players(named: str, seats: int, levels: Sequence[str] = (SIMPLE,), work: int = WORK) -> list[Player]:
    """``random``, or ``random,computer``, or levels of the computer: a kind of player for each seat, repeated as
    needed. Raises BadArgument."""
    players: dict[str, Player] = {RANDOM: random_player, COMPUTER: computer_player}
    players |= {level: partial(computer_player, level=level, work=work) for level in levels}
    kinds = named.split(",")
    for kind in kinds:
        if kind not in players:
            raise BadArgument(f"unknown player {kind!r}; known: {', '.join(players)}")
    if len(kinds) > seats:
        raise BadArgument(f"{len(kinds)} players for {seats} seats")
    return [players[kinds[seat % len(kinds)]] for seat in range(seats)]


def dice_key(seed: str, number: int) -> bytes:
    """The dice key of game ``number`` of a run with this seed."""
    return sha256(f"{seed}/{number}".encode()).digest()


def simulate(
    rules: Rules[Any],
    *,
    games: int,
    seats: int,
    seed: str,
    players: Sequence[Player],
    options: Mapping[str, Any],
    max_moves: int,
    clock: Callable[[], float],
) -> Figures:
    """Play ``games`` games of at most ``max_moves`` moves each. Errors of the rules are counted, not raised.

    Raises pydantic.ValidationError or Refused if no game can be set up with these seats and options.
    """
    figures = Figures(wins=[0] * seats)
    chosen = played_with(rules.options_type, options)
    Match[Any].new(rules, dice_key(seed, 0), seats, chosen, keep_rest=False)
    begun = clock()
    for number in range(games):
        try:
            _play(rules, number, seats, seed, players, chosen, max_moves, figures)
        except Exception as error:  # a failing game must not end the run: it is what the run is for
            frame = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{frame.filename}:{frame.lineno}"
            figures.failures.append(f"game {number}: {type(error).__name__}: {error} ({place})")
        figures.games += 1
    figures.seconds = clock() - begun
    return figures


def _play(
    rules: Rules[Any],
    number: int,
    seats: int,
    seed: str,
    players: Sequence[Player],
    options: BaseModel,
    max_moves: int,
    figures: Figures,
) -> None:
    match = Match[Any].new(rules, dice_key(seed, number), seats, options, keep_rest=False)
    random = Random(f"{seed}/{number}")
    together = isinstance(rules, TraitRules)
    moves = 0
    try:
        while moves < max_moves:
            menus = match.menus()
            if not menus:
                break
            seat = _next_seat(menus, random)
            move = _agreed(match, seat, players) if together and len(menus) > 1 else None
            match.play(seat, move or players[seat](match, seat, menus[seat], random))
            moves += 1
    finally:
        figures.moves += moves
    result = match.result()
    if result is None:
        figures.unfinished += 1
    elif result.lost:
        figures.lost += 1
    elif not result.winners:
        figures.draws += 1
    else:
        figures.won += 1
        for seat in result.winners:
            figures.wins[seat] += 1
    if result is not None and together:
        figures.note(rules.traits(match.state), bool(result.winners))
    if result is not None and isinstance(rules, AccountRules):
        figures.account(rules.account(match.state))


def _agreed(match: Match[Any], seat: Seat, players: Sequence[Player]) -> Move | None:
    """Return what another computer of the same kind has voted for, in a game in which all win or lose together: they
    know and want the same, so it is not thought of again."""
    if players[seat] is random_player:
        return None
    return next((move for other, move in match.ballots().items() if players[other] is players[seat]), None)


def _next_seat(menus: Mapping[Seat, Menu], random: Random) -> Seat:
    """Whoever has to answer; where several do, any of them, for nobody may depend on who is quicker."""
    if len(menus) == 1:
        return next(iter(menus))
    seats = list(menus)
    seat = seats[int(random.random() * len(seats))]
    if menus[seat].optional:
        waiting = [seat for seat, menu in menus.items() if not menu.optional]
        seat = waiting[int(random.random() * len(waiting))]
    return seat


def table(figures: Figures) -> str:
    """The figures for a person at a terminal."""
    rows = [
        ("games", f"{figures.games:,}"),
        ("moves", f"{figures.moves:,}"),
        ("moves/s", f"{figures.moves_per_second:,.0f}"),
        ("moves per game", f"{figures.moves_per_game:,.1f}"),
        *((f"wins of seat {seat}", f"{wins:,}") for seat, wins in enumerate(figures.wins)),
        ("draws", f"{figures.draws:,}"),
        ("lost by all", f"{figures.lost:,}"),
        ("unfinished", f"{figures.unfinished:,}"),
        ("errors", f"{len(figures.failures):,}"),
    ]
    rows += [
        (f"won with {name}", f"{tally.share} %") for names in figures.traits.values() for name, tally in names.items()
    ]
    rows += [(f"{kind} {word}", f"{count:,}") for kind, words in figures.words.items() for word, count in words.items()]
    rows += [(f"{name}, {what}", f"{value:,}") for name, values in figures.numbers.items()
             for what, value in quantiles(values).items()]  # fmt: skip
    return "\n".join(f"{name:<32}{value:>12}" for name, value in rows)
