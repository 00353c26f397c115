"""The context of one step: the position, public events, questions to players, dice and fate."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from engine.kernel.flow import Answers, Flow, Prompt, ResolveContext, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.state import Adventure, Adventurer, kind

KEEP = Move("keep")
FRUGAL = Move("no-fate")
ROLL = Text("roll-attack")
"""The purpose of an attack roll."""


class StepContext:
    """A position in the middle of a step, with its dice and events."""

    __slots__ = ("io", "state")

    def __init__(self, state: Adventure, io: ResolveContext) -> None:
        self.state = state
        self.io = io

    def adventurer(self, seat: Seat) -> Adventurer:
        """Return the character of a player and its belongings."""
        return self.state.adventurers[seat]

    def report(self, key: str, seat: Seat, **values: int | str | Text | Sequence[Text]) -> None:
        """Publish an event about a player."""
        if not self.io.silent:
            self.io.announce(key, player=seat_name(seat), **values)

    def source_name(self, source: str) -> Text:
        """Return the name of a card or of a kind of space."""
        return name(kind(source))

    def cause(self, source: str) -> Text | str:
        """Return the words that give a card or a kind of space as the cause of an event; "" without one."""
        return Text("cause", {"source": self.source_name(source)}) if source else ""

    def report_nothing(self, seat: Seat, source: str = "", why: str = "any") -> None:
        """Publish that nothing happens to a player: by their alignment, or because nothing is missing (``full``)."""
        self.report("event-nothing", seat, cause=self.cause(source), why=why)

    # ---- asking

    def choose(
        self, seat: Seat, question: Text, moves: Sequence[Move], harmless: Move | None = None
    ) -> Generator[Prompt, Answers, Move]:
        """Let a player choose one of these moves; a single move is taken without asking.

        ``harmless`` is the default answer where that is not the first move.
        """
        if len(moves) == 1:
            return moves[0]
        return (yield from ask(seat, Menu(moves, question, harmless or moves[0])))

    def choose_cards(
        self, seat: Seat, question: Text, cards: Sequence[str], least: int, most: int
    ) -> Generator[Prompt, Answers, tuple[str, ...]]:
        """Let a player pick some of these cards; where all must be picked, they are picked without asking."""
        if least >= len(cards):
            return tuple(cards)
        pick = Pick(tuple(cards), least, most)
        default = Move("pick", (tuple(cards[:least]),))
        move = yield from ask(seat, Menu((), question, default, patterns=(Pattern("pick", (pick,)),)))
        return move.args[0]

    # ---- dice

    def throw(self, seat: Seat, dice: int, what: Text) -> list[int]:
        """Roll dice for a character, publish the roll and return the faces."""
        faces = [self.io.dice.roll(6) for _ in range(dice)]
        if self.io.silent:
            return faces
        total = _result_of(what, faces)
        if total == sum(faces):
            self.report("event-rolled", seat, what=what, dice=dice, total=total, faces=" + ".join(map(str, faces)))
        else:
            shown = tuple(Text("argument-number", {"number": face}) for face in faces)
            self.report("event-rolled-best", seat, what=what, total=total, faces=shown)
        return faces

    def roll(
        self,
        seat: Seat,
        dice: int,
        what: Text,
        outcome: Callable[[list[int]], Text],
        can_help: Callable[[list[int]], bool] = lambda _: True,
        rows: Text | None = None,
    ) -> Generator[Prompt, Answers, list[int]]:
        """Roll dice for a character, offer to spend fate on one of them, and return the faces (M-088 .. M-093a).

        ``outcome(faces)`` describes the result; fate is offered only where ``can_help(faces)``.
        ``rows`` are the results of all rolls, where they stand in a table.
        """
        faces = self.throw(seat, dice, what)
        yield from self.spend_fate(seat, faces, what, outcome, can_help, rows)
        return faces

    def spend_fate(
        self,
        seat: Seat,
        faces: list[int],
        what: Text,
        outcome: Callable[[list[int]], Text],
        can_help: Callable[[list[int]], bool],
        rows: Text | None = None,
    ) -> Flow:
        """Offer a character to reroll one of its dice for a fate token, and put the new face into ``faces``.

        Characters without fate, or without a face that ``can_help``, are not asked (M-088, M-092, M-093).
        """
        adventurer = self.adventurer(seat)
        if adventurer.fate == 0 or adventurer.frugal or not can_help(faces):
            return
        rerolls = [Move("fate", (face,)) for face in dict.fromkeys(faces)]
        shown = tuple(Text("argument-number", {"number": face}) for face in faces)
        values = {"player": seat_name(seat), "what": what, "dice": len(faces), "faces": shown, "total": sum(faces)}
        values |= {"outcome": outcome(faces), "fate": adventurer.fate}
        question = Text("ask-fate", {**values, "rows": "" if rows is None else Text("fate-rows", {"rows": rows})})
        move = yield from ask(seat, Menu([KEEP, *rerolls, FRUGAL], question, KEEP))
        if move == FRUGAL:
            adventurer.frugal = True
        elif move != KEEP:
            adventurer.fate -= 1
            faces[faces.index(int(move.args[0]))] = face = self.io.dice.roll(6)
            self.report("event-fate", seat, face=face, dice=len(faces), total=_result_of(what, faces))


def _result_of(what: Text, faces: Sequence[int]) -> int:
    """Return the result of a roll: the best die of an attack, otherwise the sum (M-161, MD-135)."""
    return max(faces) if what == ROLL else sum(faces)
