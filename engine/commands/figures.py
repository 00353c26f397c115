"""Figures of a simulation, as data and as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from engine.kernel.game import Account


@dataclass(slots=True)
class Tally:
    """The number of games with a characteristic, and how many of them were won."""

    games: int = 0
    won: int = 0

    def of_other_games(self, games: int, won: int) -> Tally:
        """Return the tally of the other games, out of totals of games and games won."""
        return Tally(games - self.games, won - self.won)

    @property
    def share(self) -> float | None:
        """Games won in percent; None without games."""
        return round(100 * self.won / self.games, 1) if self.games else None


@dataclass(slots=True)
class Figures:
    """The figures of a simulation.

    ``wins`` are by seat; draws, and games that all lost together, are counted separately. ``won`` counts games with
    winners; ``traits`` are the characteristics of cooperative games by kind and name. ``words`` and ``numbers`` are the
    accounts of finished games by kind.
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
    decisions: list[int] = field(default_factory=list[int])
    """The number of choices of each seat in each game."""
    failures: list[str] = field(default_factory=list[str])

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def moves_per_game(self) -> float:
        return self.moves / self.games if self.games else 0.0

    def as_data(self) -> dict[str, Any]:
        """Return the figures as data for ``--json``."""
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
        if self.decisions:
            data["decisions"] = quantiles(self.decisions)
        if self.traits:
            data["win_rate"] = Tally(self.games, self.won).share
            data["by"] = {
                kind: {name: self._trait_data(tally) for name, tally in sorted(names.items())}
                for kind, names in self.traits.items()
            }
        if self.words:
            data["words"] = {kind: dict(sorted(counted.items())) for kind, counted in self.words.items()}
            data["numbers"] = {name: quantiles(values) for name, values in self.numbers.items()}
        return data

    def _trait_data(self, tally: Tally) -> dict[str, float | None]:
        without = tally.of_other_games(self.games, self.won)
        rates = {"games": tally.games, "win_rate": tally.share, "without": without.share}
        return {**rates, "margin": self._margin(tally.games, without.games)}

    def _margin(self, games: int, others: int) -> float | None:
        """Return the margin of error of the difference between two shares, in percentage points at 95 %.

        None if one of them has no games.
        """
        if not games or not others:
            return None
        share = self.won / self.games
        return round(196 * sqrt(share * (1 - share) * (1 / games + 1 / others)), 1)

    def account(self, finished: Account) -> None:
        """Count the account of a finished game."""
        for kind, words in finished.words.items():
            self.words.setdefault(kind, Counter()).update(words)
        for name, value in finished.numbers.items():
            self.numbers.setdefault(name, []).append(value)

    def note(self, traits: Mapping[str, Collection[str]], won: bool) -> None:
        """Count the characteristics of a finished game."""
        for kind, names in traits.items():
            tallies = self.traits.setdefault(kind, {})
            for name in names:
                tally = tallies.setdefault(name, Tally())
                tally.games += 1
                tally.won += won


def quantiles(values: Sequence[int]) -> dict[str, int]:
    """Return the lower quartile, the median and the ninth decile."""
    ordered = sorted(values)
    last = len(ordered) - 1
    of_ten_nine = ordered[-(-9 * len(ordered) // 10) - 1]
    return {"of_four_three": ordered[last // 4], "median": ordered[last // 2], "of_ten_nine": of_ten_nine}


def table(figures: Figures) -> str:
    """Return the figures as a table for the terminal."""
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
    numbers = {"decisions of a seat": figures.decisions, **figures.numbers} if figures.decisions else figures.numbers
    rows += [(f"{name}, {what}", f"{value:,}") for name, values in numbers.items()
             for what, value in quantiles(values).items()]  # fmt: skip
    return "\n".join(f"{name:<32}{value:>12}" for name, value in rows)
