"""Moves at a table: checked, played, committed, and only then published."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import TypeAlias

from engine.kernel.advice import Plan
from engine.kernel.dice import QUESTION, answer_to, is_yes
from engine.kernel.flow import events_for
from engine.kernel.game import EXPLAINING
from engine.kernel.labels import ballot_label
from engine.kernel.match import Ask, Outcome
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.text import Seat, Text, Value, seat_name
from host.commits.commit import Committer, kind_of_move, refuse_repeated
from host.commits.order_changes import adopting, order_move, stored
from host.people import Person
from host.play.ballots import EXPLAINED
from host.tables.ordered_moves import ordered_move, question_id
from host.tables.seat_assignment import ReactionPreferences
from host.tables.table import PlayedMove, Table
from host.tables.table_change import TableChange
from host.tables.versions import retried
from store import seats

Choose: TypeAlias = Callable[[Ask | None], tuple[Move, Plan]]
"""Function from the question to a seat (None: no question) to its move and the planned answers to later questions.

Raises RefusedError."""

LATELY = 60
"""Events among which a computer does not give the same reason twice."""


class Gameplay:
    """Moves of people and computers. Every method must run to its end even if the caller is cancelled."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer

    @retried
    async def play(
        self,
        table: Table,
        person: Person,
        move: Move | Choose,
        ask_id: str | None = None,
        press: int | None = None,
        *,
        plan: Plan | None = None,
    ) -> PlayedMove:
        """Make a move or answer a question for the person whose seat is asked.

        ``move`` may be a function of the current question, which is called while the table is locked. ``ask_id`` is
        the id of the answered question (from ``Table.asks``), if known; ``press`` is the chat's id of this
        interaction; ``plan`` holds answers to the questions that follow. Raises RefusedError (``refused-answered`` for
        a repetition) and StoreError, with nothing changed.
        """
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            if not isinstance(move, Move):
                move, plan = move(table.asks().get(seat))
            _refuse_same_ballot(table, seat, move)
            menu = table.playing().menus().get(seat)
            question = None if menu is None or menu.optional else question_id(table, seat, menu)
            new = {} if question is None else _answered(table, seat, person, question)

            table_change = replace(
                _move(table, seat, move, ask_id),
                press=press,
                changes=stored(table, new),
                done=adopting(table, new),
                plans=table.plans | {seat: plan or {}},
                by=(seat, person),
                acting=seat,
            )
            return await self._played(table, seat, table_change)

    @retried
    async def vote(self, table: Table, person: Person, vote: str, move: Move, press: int | None = None) -> PlayedMove:
        """Cast or change a ballot in the vote of this id. Raises RefusedError and StoreError, with nothing changed."""
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            _refuse_ballot(table, seat, vote, move)
            table_change = replace(_move(table, seat, move, None), press=press, by=(seat, person), acting=seat)
            return await self._played(table, seat, table_change)

    @retried
    async def answer(self, table: Table, seat: Seat, move: Move, ask_id: str, random: Random | None = None) -> None:
        """Make the move of a computer player; refused if a person has taken the seat in the meantime.

        With ``random``, a player that explains its moves gives its reason before the events of the move.
        """
        async with table.lock:
            if table.assignments[seat].person is not None:
                raise RefusedError(Refusal("refused-answered"))
            why = None if random is None else _explained(table, seat, move, random)
            table_change = _move(table, seat, table.playing().advised(move), ask_id)
            await self._committer.commit(table, replace(table_change, events=() if why is None else [why]))

    @retried
    async def answer_by_order(self, table: Table, seat: Seat, ask: Ask) -> None:
        """Answer a question by a person's standing order. Raises RefusedError if none answers it any more."""
        async with table.lock:
            current = table.asks().get(seat)
            ordered = None if current is None else ordered_move(table, seat, current.menu)
            if current is None or current.id != ask.id or ordered is None:
                raise RefusedError(Refusal("refused-answered"))
            kind = kind_of_move(table.running())
            await self._committer.commit(table, order_move(table, seat, ordered, kind))

    @retried
    async def resign(self, table: Table, person: Person, press: int | None = None) -> PlayedMove:
        """Resign, at any time, even while the game is paused. Raises as :meth:`play`."""
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            match = table.unfinished()
            table_change = TableChange("resign", seat, press=press, play=lambda: match.resign(seat), by=(seat, person))
            return await self._played(table, seat, table_change)

    @retried
    async def question(self, table: Table, person: Person, press: int | None = None) -> Text:
        """Let a die answer a question that nobody at the table can, and return the public event.

        The game does not change. Raises as :meth:`play`.
        """
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            table.unfinished()
            asked = await self._committer.store.journal.count(table.id, QUESTION)
            roll = answer_to(table.dice_key, asked + 1)
            answer = "yes" if is_yes(roll.face) else "no"
            event = Text("event-question", {"player": seat_name(seat), "die": roll.face, "answer": answer})
            table_change = TableChange(QUESTION, seat, press=press, events=[event], rolls=[roll], by=(seat, person))
            await self._committer.commit(table, table_change)
            return event

    @retried
    async def record_rollback(self, table: Table) -> None:
        """Record and announce that a loaded game has dropped its move in progress."""
        async with table.lock:
            event = [Text("event-went-back")]
            if not table.playing().went_back:  # another process has recorded it
                return
            await self._committer.commit(table, TableChange("back", play=lambda: Outcome([], []), events=event))

    @retried
    async def go_on(self, table: Table) -> None:
        """Carry out the automatic steps that were due when a table was loaded."""
        async with table.lock:
            await self._committer.go_on(table)

    # ---- inside

    async def _played(self, table: Table, seat: Seat, table_change: TableChange) -> PlayedMove:
        """Commit a person's decision; return its events and those of the automatic steps after it."""
        before = table.recent_events.count
        if table.assignments[seat].lost_answer is not None:
            changes = [*table_change.changes, seats.lost_answer(table.id, seat, None)]
            table_change = replace(table_change, changes=changes)
        events = await self._committer.commit(table, table_change)
        table.assignments[seat].lost_answer = None
        if table_change.by is not None:
            table.recent_events.note_results(table_change.by[1].id, before)
        return PlayedMove(table, seat, events_for(events, seat), table.asks().get(seat), before)


def _move(table: Table, seat: Seat, move: Move, ask_id: str | None) -> TableChange:
    """Return the table change of a move or an answer. Raises RefusedError if the game is not running."""
    match = table.running()
    play = partial(match.play, seat, move, ask_id)
    return TableChange(kind_of_move(match), seat, move, match.ask_id(seat), play=play)


def _answered(table: Table, seat: Seat, person: Person, question: str) -> dict[Seat, ReactionPreferences]:
    """Return the changed preferences of a person who answers this recurring question for the first time."""
    preferences = table.assignments[seat].reaction_preferences
    if question in preferences.answered:
        return {}
    return {seat: replace(preferences, person_id=person.id, answered=(*preferences.answered, question))}


def _refuse_ballot(table: Table, seat: Seat, vote_id: str, move: Move) -> None:
    """Raise RefusedError for a ballot that cannot be cast in the vote of this id, or is cast already."""
    match = table.running()
    vote = match.vote()
    if seat in match.left:
        raise RefusedError(Refusal("refused-left"))
    if vote is None or vote.id != vote_id:
        raise RefusedError(Refusal("refused-vote-over"))
    if seat not in vote.seats:
        values: dict[str, Value] = {"seats": tuple(map(seat_name, vote.seats)), "count": len(vote.seats)}
        raise RefusedError(Refusal("refused-no-voice", values))
    _refuse_same_ballot(table, seat, move)


def _refuse_same_ballot(table: Table, seat: Seat, move: Move) -> None:
    """Raise RefusedError (``refused-same-ballot``) for the ballot that a seat has cast already."""
    match = table.running()
    vote = match.vote()
    if vote is not None and vote.ballots.get(seat) == move and seat not in vote.advisers:
        choice = ballot_label(match.rules, match.state, seat, move)
        raise RefusedError(Refusal("refused-same-ballot", {"choice": choice, "seats": table.waiting()}))


def _explained(table: Table, seat: Seat, move: Move, random: Random) -> Text | None:
    """Return the reason for a move of an explaining computer, or for any computer's ballot; else None.

    Secret simultaneous answers are not explained, and a reason given lately is not repeated.
    """
    match = table.playing()
    voting = match.vote() is not None
    if not voting and (table.assignments[seat].level != EXPLAINING or (match.in_motion and len(match.menus()) > 1)):
        return None
    why = table.rules.explain(match.determinize(None, random), seat, move)
    if why is None:
        return None
    event = Text(EXPLAINED, {"player": seat_name(seat), "why": why})
    return None if event in table.recent_events.last(LATELY, seat) and not voting else event
