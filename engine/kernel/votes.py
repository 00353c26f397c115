"""Votes: open ballots that seats may change until the last one is in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.kernel.flow import OPEN, Answers, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text

ADVISES: Final = "advises"
"""The name of a recorded ballot of a computer where people come first; its arguments are the name and the arguments of
the move."""


class Vote(NamedTuple):
    """A vote in progress, as everybody may see it.

    ``id`` is unique in the game and stays the same during the vote. ``seats`` may vote, whether they have cast a ballot
    or not; ``missing`` seats are awaited. If the ballots differ, the choice of ``tie`` counts (None: it is not a joint
    decision), for the reason ``because``. Where people come ``people_first``, ``tie`` decides only among choices with
    equally many votes, and the ballots of ``advisers`` count only if people are tied.
    """

    id: str
    menu: Menu
    seats: Sequence[Seat]
    ballots: Mapping[Seat, Move]
    missing: Sequence[Seat]
    tie: Seat | None
    because: Text | None
    people_first: bool = False
    advisers: Sequence[Seat] = ()

    def voters(self, move: Move) -> list[Seat]:
        """Return the seats that have voted for a move, in their order."""
        return [seat for seat in self.seats if self.ballots.get(seat) == move]


def standing(current: Vote | None) -> dict[str, Any] | None:
    """Return the state of a vote for the template of a board: ``{moves, ballots: [{move, choice, seats}], missing}``.

    ``moves`` are the names of the moves that are voted on; ``choice`` is the first argument of a move with ballots
    (None: it has no arguments).
    """
    if current is None:
        return None
    ballots = [
        {"move": move.name, "choice": move.args[0] if move.args else None, "seats": voters}
        for move in current.menu.moves
        if (voters := current.voters(move))
    ]
    moves = list(dict.fromkeys(move.name for move in current.menu.moves))
    return {"moves": moves, "ballots": ballots, "missing": list(current.missing)}


class Decision(NamedTuple):
    """The result of a vote: the chosen move and the seat whose choice it is.

    ``settled_by`` says how: "all" agreed, by "majority", the "computers" broke a tie, or the "seat" decided.
    """

    seat: Seat
    move: Move
    settled_by: str


def vote(
    seats: Sequence[Seat], menu: Menu, tie: Seat, because: Text | None = None, *, people_first: bool = False
) -> Generator[Prompt, Answers, Move]:
    """Let these seats vote on the moves of a menu, and return the chosen move.

    A unanimous choice counts; otherwise the choice of ``tie``, or of the next seat after it in ``seats`` that has a
    vote. With ``people_first`` the ballots are counted (see :func:`decide`). A seat that leaves or is skipped has no
    vote; if no seat has one, the menu's default is returned. ``because`` is the reason why ``tie`` decides.

        road = yield from vote([0, 1, 2], Menu(roads, Text("ask-road"), roads[0]), tie=state.leader)
    """
    first = tie if tie in seats else seats[0] if seats else None
    ballots = yield Prompt(
        dict.fromkeys(seats, menu), ballots=OPEN, tie=first, because=because, people_first=people_first
    )
    decision = decide(seats, tie, ballots, people_first=people_first)
    return menu.default if decision is None else decision.move


def advice(move: Move) -> Move:
    """Return the recorded form of a computer's ballot for this move."""
    return Move(ADVISES, (move.name, *move.args))


def is_advice(ballot: Move) -> bool:
    """Return whether a recorded ballot is the advice of a computer."""
    return ballot.name == ADVISES and bool(ballot.args)


def choice_of(ballot: Move) -> Move:
    """Return the move that a recorded ballot is for."""
    return Move(str(ballot.args[0]), ballot.args[1:]) if is_advice(ballot) else ballot


def deciding(seats: Sequence[Seat], tie: Seat, having: Mapping[Seat, Move] | Sequence[Seat]) -> Seat | None:
    """Return the seat whose choice counts if ballots differ: ``tie``, or the next one ``having`` a vote."""
    return next((seat for seat in _from_tie(seats, tie) if seat in having), None)


def decide(seats: Sequence[Seat], tie: Seat, ballots: Mapping[Seat, Move], *, people_first: bool) -> Decision | None:
    """Return the result of these recorded ballots; None if there are none.

    With ``people_first`` the choice with the most ballots of people counts. Among choices that are tied, the advice of
    computers counts too; if they are still tied, the choice of the first person from ``tie`` on decides. Without a
    ballot of a person all ballots count alike.
    """
    order = [seat for seat in _from_tie(seats, tie) if seat in ballots]
    if not order:
        return None
    choices = {seat: choice_of(ballots[seat]) for seat in order}
    people = order
    if people_first:
        people = [seat for seat in order if not is_advice(ballots[seat])] or order
    voted = [choices[seat] for seat in people]
    if voted.count(voted[0]) == len(voted):
        return Decision(people[0], voted[0], "all")
    if not people_first:
        return Decision(order[0], choices[order[0]], "seat")
    leading = _most_voted(voted)
    settled_by = "majority"
    if len(leading) > 1:
        leading = _most_voted(choice for choice in choices.values() if choice in leading)
        settled_by = "computers" if len(leading) == 1 else "seat"
    seat = next(seat for seat in people if choices[seat] in leading)
    return Decision(seat, choices[seat], settled_by)


def _from_tie(seats: Sequence[Seat], tie: Seat) -> Sequence[Seat]:
    """Return the seats in their order, beginning with ``tie``."""
    first = seats.index(tie) if tie in seats else 0
    return (*seats[first:], *seats[:first])


def _most_voted(choices: Iterable[Move]) -> list[Move]:
    """Return the choices that have the most votes."""
    counts = Counter(choices)
    most = max(counts.values())
    return [choice for choice, count in counts.items() if count == most]
