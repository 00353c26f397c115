"""A game that is set up, saved and loaded at any moment, in the middle of a move too."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar, cast

from engine.kernel.course import Course, Outcome, adapter
from engine.kernel.dice import Dice
from engine.kernel.menus import Move, Refusal, Refused
from engine.kernel.rules import Rules
from engine.kernel.text import Seat

S = TypeVar("S")
VERSION = 1


class Match(Course[S]):
    """A game from set-up to result.

    What is saved is the state of the last rest, the move in progress and the answers given to it.
    """

    @classmethod
    def new(
        cls,
        rules: Rules[S],
        key: bytes,
        seats: int,
        options: Any = None,
        *,
        keep_rest: bool = True,
    ) -> Match[S]:
        """Set a game up with a mapping of options or the game's options model.

        Raises pydantic.ValidationError for wrong options, Refused where they do not fit the number of seats.
        """
        if seats not in rules.seats:
            low, high = rules.seats[0], rules.seats[-1]
            raise Refused(Refusal("refused-seats", {"low": low, "high": high, "seats": seats}))
        chosen = rules.options_type.model_validate({} if options is None else options)
        dice = Dice(key)
        state = rules.setup(chosen, seats, dice)
        return cls(rules, dice, state, seats=seats, keep_rest=keep_rest)

    def opening(self) -> Outcome:
        """The dice that set-up took, once, right after :meth:`new`; without this call they are in the first outcome."""
        return self._outcome()

    def save(self) -> bytes:
        """The whole game but the dice key, as JSON. The same game gives the same bytes in any process."""
        head: dict[str, Any] = {
            "version": VERSION,
            "game": self.rules.name,
            "seats": self.seats,
            "counter": self._rest_counter,
            "answered": self._answered,
            "left": self._left,
            "leaving": self._leaving,
            "move": [self._moved[0], self._moved[1].name, self._moved[1].args] if self._moved else None,
            "given": [[seat, move.name, move.args] for seat, move in self._given],
        }
        if self._skips:
            head["skips"] = self._skips
        if self.fallen:
            head["fallen"] = self.fallen
        return json.dumps(head, separators=(",", ":")).encode()[:-1] + b',"state":' + self._rest_bytes() + b"}"

    @classmethod
    def load(cls, rules: Rules[S], key: bytes, saved: bytes) -> Match[S]:
        """The reverse of :meth:`save`. If the move in progress no longer fits the rules, the match is at its last
        rest and ``went_back`` is true. Raises ValueError for bytes that are no save of this game."""
        read: object = json.loads(saved)
        data = cast("dict[str, Any]", read) if isinstance(read, dict) else {}
        if (data.get("game"), data.get("version")) != (rules.name, VERSION):
            raise ValueError(f"not a save of {rules.name} version {VERSION}")
        try:
            match = cls._at_rest(rules, key, data)
            moved = data["move"]
        except (KeyError, TypeError) as error:
            raise ValueError(f"an incomplete save of {rules.name}") from error
        if moved is None:
            return match
        seat, name, args = moved
        given = [(s, Move(n, tuple(a))) for s, n, a in data["given"]]
        try:
            match._skips = [(int(answers), int(counter)) for answers, counter in data.get("skips", ())]
            match._replay(seat, Move(name, tuple(args)), given)
        except Exception:  # changed rules may fail over an old move in any way
            match = cls._at_rest(rules, key, data)
            match._answered = [count + 1 for count in data["answered"]]
            match.went_back = True
        return match

    @classmethod
    def _at_rest(cls, rules: Rules[S], key: bytes, data: dict[str, Any]) -> Match[S]:
        state = adapter(rules.state_type).validate_python(data["state"])
        match = cls(rules, Dice(key, data["counter"]), state, seats=data["seats"])
        match._answered = list(data["answered"])
        match._left = list(data["left"])
        match._leaving = list(data["leaving"])
        match.fallen = [list(each) for each in data.get("fallen", ())]
        return match

    def _replay(self, seat: Seat, move: Move, given: list[tuple[Seat, Move]]) -> None:
        """Carry the move in progress to where it stood. Raises ValueError if the rules do not lead there any more."""
        answered = list(self._answered)
        if move not in self.menus()[seat].moves:
            raise ValueError("the move in progress is not allowed any more")
        self._accept(seat, move)
        for other, answer in given:
            if self._flow is None:
                raise ValueError("the move in progress ends before its answers do")
            if other not in self.menus() or answer not in self.menus()[other].moves:
                raise ValueError("an answer to a question that was not asked")
            self._accept(other, answer)
        if self._flow is None:
            raise ValueError("the move in progress does not stop where it stopped")
        self._answered = answered
        self._outcome()

    def back_to(self, saved: bytes) -> Match[S]:
        """This game at an earlier position, as :meth:`save` gave it then. All questions get new ids; dice go on from
        where they are, so that none falls a second time. Raises ValueError if the rules do not lead there any more."""
        match = self.load(self.rules, self.dice.key, saved)
        if match.went_back:
            raise ValueError("the earlier position cannot be reached any more")
        match._answered = [count + 1 for count in self._answered]
        counter = self.dice.counter
        if counter != match.dice.counter:
            match.dice.counter = counter
            if match._flow is None:
                match._rest_counter = counter
            else:
                answers = len(match._given)
                match._skips = [skip for skip in match._skips if skip[0] < answers] + [(answers, counter)]
        return match

    def from_rest(self, dealt: Callable[[S], S]) -> tuple[Match[S], list[tuple[Seat, Move]]]:
        """A match at the last rest with the same dice, its state as ``dealt`` makes it of a copy; and the decisions
        since then, which lead from there to this position."""
        state = dealt(adapter(self.rules.state_type).validate_json(self._rest_bytes()))
        match = Match(self.rules, Dice(self.dice.key, self._rest_counter), state, seats=self.seats)
        match._left, match._leaving = list(self._left), list(self._leaving)
        match.fallen = list(self.fallen)
        match._skips = list(self._skips)
        return match, [] if self._moved is None else [self._moved, *self._given]

    def fingerprint(self) -> str:
        """SHA-256 of the save, as hexadecimal digits."""
        return sha256(self.save()).hexdigest()
