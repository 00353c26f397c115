"""Moves at a table: checked, played, committed, and only then told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.kernel.advice import Plan
from engine.kernel.course import Outcome
from engine.kernel.explaining import explanation
from engine.kernel.flow import heard
from engine.kernel.levels import EXPLAINING
from engine.kernel.match import Ask
from engine.kernel.menus import Move, Refusal, Refused
from engine.kernel.questions import QUESTION, answer_to, is_yes
from engine.kernel.text import Seat, Text, seat_name
from host.people import Person
from host.play.ballots import refuse_ballot, refuse_same_ballot
from host.tables.commit import Committer, greet, refuse_again
from host.tables.step import Row, Step, kind_of_move
from host.tables.table import Played, Table


class Playing:
    """Accepts moves."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer

    async def play(
        self,
        table: Table,
        person: Person,
        move: Move,
        ask_id: str | None = None,
        press: int | None = None,
        *,
        plan: Plan | None = None,
    ) -> Played:
        """``plan`` answers the questions they are put next. Raises Refused with nothing changed; StoreError
        likewise."""
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_again(table, press)
            refuse_same_ballot(table, seat, move)
            outcome, step = self._try(table, seat, move, ask_id, press, person)
            table.plans.pop(seat, None)
            if plan:
                table.plans[seat] = plan
            return await self._played(table, seat, outcome, step)

    async def vote(self, table: Table, person: Person, vote: str, move: Move, press: int | None = None) -> Played:
        """Cast a ballot in the vote of this id, or change it. Raises Refused with nothing changed; StoreError
        likewise."""
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_again(table, press)
            refuse_ballot(table, seat, vote, move)
            outcome, step = self._try(table, seat, move, None, press, person)
            return await self._played(table, seat, outcome, step)

    async def answer(self, table: Table, seat: Seat, move: Move, ask_id: str, random: Random | None = None) -> None:
        """The same for a computer player; a person may have taken the seat meanwhile. One that explains its moves says
        before what happens why it made this one, for which it takes ``random``."""
        async with table.lock:
            if table.chairs[seat].person is not None:
                raise Refused(Refusal("refused-answered"))
            why = None if random is None else _explained(table, seat, move, random)
            _, step = self._try(table, seat, move, ask_id)
            await self._committer.commit(table, step if why is None else replace(step, told=[why, *step.told]))

    async def pass_for(self, table: Table, seat: Seat, ask: Ask) -> None:
        """Pass a question for a person who wants it so. Raises Refused where that has changed meanwhile."""
        async with table.lock:
            current = table.asks().get(seat)
            if current is None or current.id != ask.id or not table.passes(seat, current.menu):
                raise Refused(Refusal("refused-answered"))
            _, step = self._try(table, seat, current.menu.default, ask.id)
            await self._committer.commit(table, step)

    async def resign(self, table: Table, person: Person, press: int | None = None) -> Played:
        """Give up, at any moment, also while the game is paused. Raises as :meth:`play`."""
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_again(table, press)
            match = table.unfinished()
            outcome, position = self._committer.tried(table, lambda: match.resign(seat))
            row = Row("resign", seat, press=press)
            greeting = greet(table, seat, person)
            step = Step(row, outcome.events, outcome.rolls, position, greeting)
            return await self._played(table, seat, outcome, step)

    async def question(self, table: Table, person: Person, press: int | None = None) -> Text:
        """Let a die answer a question that nobody at the table can; return what everybody is told of it. Nothing
        changes in the game. Raises as :meth:`play`."""
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_again(table, press)
            table.unfinished()
            asked = await self._committer.store.journal.count(table.id, QUESTION)
            roll = answer_to(table.dice_key, asked + 1)
            answer = "yes" if is_yes(roll.face) else "no"
            told = Text("event-question", {"player": seat_name(seat), "die": roll.face, "answer": answer})
            row = Row(QUESTION, seat, press=press)
            await self._committer.commit(table, Step(row, [told], [roll], changes=greet(table, seat, person)))
            return told

    async def went_back(self, table: Table) -> None:
        """Write down that a loaded game gave up its move in progress, and say so."""
        async with table.lock:
            _, position = self._committer.tried(table, lambda: Outcome([], []))
            await self._committer.commit(table, Step(Row("back"), [Text("event-went-back")], position=position))

    async def go_on(self, table: Table) -> None:
        """Carry out the automatic steps that were due when a table was loaded."""
        async with table.lock:
            await self._committer.go_on(table)

    # ---- inside

    def _try(
        self,
        table: Table,
        seat: Seat,
        move: Move,
        ask_id: str | None,
        press: int | None = None,
        person: Person | None = None,
    ) -> tuple[Outcome, Step]:
        match = table.running()
        row = Row(kind_of_move(match), seat, move, match.ask_id(seat), press)
        outcome, position = self._committer.tried(table, lambda: match.play(seat, move, ask_id))
        greeting = greet(table, seat, person) if person is not None else []
        acting = None if person is None else seat
        return outcome, Step(row, outcome.events, outcome.rolls, position, greeting, acting=acting)

    async def _played(self, table: Table, seat: Seat, outcome: Outcome, step: Step) -> Played:
        """Commit a person's move; return what happened by it and by all that followed by itself."""
        before = table.happened.count
        followed = await self._committer.commit(table, step)
        events = heard([*outcome.events, *followed], seat)
        return Played(table, seat, events, table.asks().get(seat), before)


def _explained(table: Table, seat: Seat, move: Move, random: Random) -> Text | None:
    """Why a computer that explains its moves makes this one, and why any computer votes so; nothing of answers given
    unseen at the same time, and nothing that it has just said."""
    match = table.playing()
    voting = match.vote() is not None
    if not voting and (table.chairs[seat].level != EXPLAINING or (match.in_motion and len(match.menus()) > 1)):
        return None
    why = explanation(table.rules, match.determinize(None, random), seat, move)
    if why is None:
        return None
    told = Text("event-explained", {"player": seat_name(seat), "why": why})
    return None if told in table.news and not voting else told
