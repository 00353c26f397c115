"""A plain terminal game against the computer, to try rules without Discord.

It shows texts through a function from outside, so that the engine has no languages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.kernel.flow import Event, events_for
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.selections import SELECTIONS, Amount, Pattern, Pick, Selection
from engine.kernel.text import Seat, Text

Say = Callable[[Text], str]

HUMAN: Seat = 0
BACK, BOARD, LEAVE = "0", "b", "q"


class PlayerLeftError(Exception):
    """The player left before the end."""


class Terminal:
    """One player at a terminal, in seat 0; the computer plays all other seats."""

    def __init__(
        self, match: Match[Any], random: Random, say: Say, show: Callable[[str], None], read: Callable[[str], str]
    ) -> None:
        """Take the functions for input and output; ``read`` shows its argument and raises EOFError at the end."""
        self.match = match
        self.random = random
        self.say = say
        self.show = show
        self.read = read

    def play(self) -> None:
        """Play to the end. Raises PlayerLeftError if the person leaves."""
        self.board()
        while menus := self.match.menus():
            seat = HUMAN if HUMAN in menus else next(iter(menus))
            move = self.choose(menus[seat]) if seat == HUMAN else self._computer(seat, menus[seat])
            self.show_events(self.match.play(seat, move).events)
        self.board()
        result = self.match.result()
        if result is not None:
            self.show(self.say(result.reason))

    def _computer(self, seat: Seat, menu: Menu) -> Move:
        return self.match.rules.choose(self.match.determinize(seat, self.random), seat, menu, self.random, SIMPLE)

    def show_events(self, events: Sequence[Event]) -> None:
        for event in events_for(events, HUMAN):
            self.show("· " + self.say(event.text))

    def board(self) -> None:
        view = self.match.view(HUMAN)
        self.show("")
        self.show(self.say(view.headline))
        for figure in view.figures:
            self.show("")
            self.show(self.say(figure.heading))
            for line in figure.lines:
                self.show("  " + self.say(line))
        if view.hand:
            self.show("")
            self.show(self.say(Text("terminal-hand")))
            for line in view.hand:
                self.show("  " + self.say(line))
        self.show("")

    # ---- choosing: first the verb, then one argument after the other

    def choose(self, menu: Menu) -> Move:
        """Let the person pick a move. Raises PlayerLeftError."""
        moves: Sequence[Move] = menu.moves
        depth = 0
        self.show(self.say(menu.question))
        while True:
            options = self._options(moves, depth)
            patterns = () if depth else menu.patterns
            shown = [label for label, _ in options] + [self._verb(pattern) for pattern in patterns]
            for number, label in enumerate(shown, 1):
                self.show(f"{number:>3}  {label}")
            chosen = self._number(len(shown), depth > 0)
            if chosen == 0:
                moves, depth = menu.moves, 0
                continue
            if chosen > len(options):
                return self._filled(patterns[chosen - len(options) - 1])
            moves, depth = options[chosen - 1][1], depth + 1
            if len(moves) == 1:
                return moves[0]

    def _options(self, moves: Sequence[Move], depth: int) -> list[tuple[str, list[Move]]]:
        """Group the moves by their verb (depth 0) or by their argument at this depth.

        A move without that argument has a group of its own.
        """
        groups: dict[object, list[Move]] = {}
        for move in moves:
            groups.setdefault((move.name, *move.args[:depth]), []).append(move)
        return [(self._label(group, depth), group) for group in groups.values()]

    def _label(self, group: Sequence[Move], depth: int) -> str:
        """Return the label of the verb or argument that a group shares; of a single move all the rest of it."""
        move = group[0]
        known = min(depth, len(move.args))
        last = len(move.args) if len(group) == 1 else known
        label, state = self.match.rules.label, self.match.state
        return ", ".join(self.say(label(state, HUMAN, move, place)) for place in range(known, last + 1))

    def _verb(self, pattern: Pattern) -> str:
        return self.say(self.match.rules.label(self.match.state, HUMAN, Move(pattern.name), 0))

    def _filled(self, pattern: Pattern) -> Move:
        """Let the person make all selections of a move. Raises PlayerLeftError."""
        args: tuple[Any, ...] = ()
        for arg in pattern.args:
            args += (self._selected(pattern.name, args, arg) if isinstance(arg, SELECTIONS) else arg,)
        return Move(pattern.name, args)

    def _selected(self, name: str, args: tuple[Any, ...], selection: Selection) -> Any:
        """Ask for the numbers of items, or for an amount, until the selection is valid."""
        items = () if isinstance(selection, Amount) else selection.items
        for number, item in enumerate(items, 1):
            self.show(f"{number:>3}  {self.say(self._item(name, args, item))}")
        while True:
            typed = self._line(Text("terminal-amount" if isinstance(selection, Amount) else "terminal-select")).split()
            numbers = [int(word) if word.isascii() and word.isdigit() and len(word) < 5 else -1 for word in typed]
            value: Any = tuple(items[number - 1] if 0 < number <= len(items) else "" for number in numbers)
            if isinstance(selection, Amount):
                value = numbers[0] if len(numbers) == 1 else -1
            if isinstance(selection, Pick):
                value = selection.arranged(value) or value
            wrong = selection.refusal(value)
            if wrong is None:
                return value
            self.show(self.say(wrong.text))

    def _item(self, name: str, args: tuple[Any, ...], item: Argument) -> Text:
        return self.match.rules.label(self.match.state, HUMAN, Move(name, (*args, item)), len(args) + 1)

    def _line(self, question: Text) -> str:
        """Return the typed line. Raises PlayerLeftError."""
        try:
            typed = self.read(self.say(question)).strip().lower()
        except EOFError:
            raise PlayerLeftError from None
        if typed == LEAVE:
            raise PlayerLeftError
        return typed

    def _number(self, count: int, inside: bool) -> int:
        while True:
            typed = self._line(Text("terminal-inside" if inside else "terminal-choose"))
            if typed == BOARD:
                self.board()
            elif typed == BACK and inside:
                return 0
            elif typed.isascii() and typed.isdigit() and len(typed) < 5 and 1 <= int(typed) <= count:
                return int(typed)
            else:
                self.show(self.say(Text("terminal-not-understood", {"count": count})))
