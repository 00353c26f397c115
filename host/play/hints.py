"""Hints: the moves that the computer player would make in a person's place, by what that person may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.advice import Advice
from engine.kernel.game import SIMPLE
from engine.kernel.labels import ballot_label, move_label, with_chance, with_prospect
from engine.kernel.match import Ask
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.motion import Vote
from engine.kernel.odds import Chance
from engine.kernel.options import NO_HINTS
from engine.kernel.text import Seat, Text
from host.play.advice import has_chances
from host.play.ballots import vote_at
from host.play.hidden_state import advice_rng, sample_hidden_state
from host.play.thinking import is_searched
from host.tables.table import Table

MOST_HINTS = 3


class Hint(NamedTuple):
    """A whole move, its words with its chance, and why the computer would make it, if that is known in words.

    ``others`` are the words of the moves that a panel offers next.
    """

    move: Move
    text: Text
    reason: Text | None
    others: Sequence[Text] = ()


SearchedMove: TypeAlias = Callable[[Table, Seat, Ask, Any], Awaitable[Move | None]]
"""Returns what a computer that searches would do; see :meth:`host.play.computers.Computers.searched_move`."""


class Hints:
    """Gives hints: the strong computer's move where a game has one, as reviews more often blame the simple one's."""

    def __init__(self, search: SearchedMove) -> None:
        self._search = search

    async def best(self, table: Table, person: int) -> tuple[Hint, Ask]:
        """Return the best move for the open question of a person, and the question; the same until something happens.

        Raises RefusedError as :meth:`Table.unfinished` does, if hints are not allowed here or nothing is asked.
        """
        async with table.lock:
            seat = table.seat_of(person)
            ask, vote = _asked(table, seat), vote_at(table)
            state = sample_hidden_state(table, seat, ask)
            searched = table.known(("searched", seat), dict[str, Move])
        if ask.id not in searched and (vote is None or seat not in vote.seats):
            move = await self._search(table, seat, ask, state)
            if move is not None:
                searched[ask.id] = move
        async with table.lock:
            ask = _asked(table, seat)
            searched = table.known(("searched", seat), dict[str, Move])  # empty where something happened meanwhile
            return table.known(("hint", seat), lambda: _hint(table, seat, ask, searched.get(ask.id))), ask


def _asked(table: Table, seat: Seat) -> Ask:
    """Return the open question of a seat without settings; raise RefusedError where it may have no hint."""
    if (refusal := hints_refusal(table)) is not None:
        raise RefusedError(refusal)
    table.unfinished()
    ask = table.asks().get(seat)
    menu = None if ask is None else table.rules.verbs.decisions(ask.menu)
    if ask is None or menu is None:
        raise RefusedError(Refusal("refused-hint-nothing-asked"))
    return ask._replace(menu=menu)


def hint_texts(hint: Hint) -> Sequence[Text]:
    """Return the lines that explain a hint whose move is the first button."""
    texts = [Text("hint-first")]
    if hint.reason is not None:
        texts.append(Text("hint-reason", {"reason": hint.reason}))
    if hint.others:
        numbered = dict(zip(("second", "third"), hint.others, strict=False))
        texts.append(Text("hint-others", {"count": len(hint.others), **numbered}))
    return texts


def hints_refusal(table: Table) -> Refusal | None:
    """Return why there are no hints at a table; None where they are allowed."""
    if table.options.get("hints") == NO_HINTS:
        return Refusal("refused-hints-off")
    return Refusal("refused-hints-rated") if may_be_rated(table) else None


def may_be_rated(table: Table) -> bool:
    """Return whether people compete at a table, so that its result may change their ratings."""
    people = {assignment.person.id for assignment in table.assignments if assignment.person is not None}
    return len(people) > 1 and not table.rules.is_cooperative and table.continues is None


def _hint(table: Table, seat: Seat, ask: Ask, searched: Move | None) -> Hint:
    """Return the hint to a question; its move is the searched one, if there is one."""
    rules, state = table.rules, sample_hidden_state(table, seat, ask)
    vote = vote_at(table)
    if vote is not None and seat in vote.seats:
        return _hint_in_vote(table, seat, ask, state, vote)
    moves = list(islice(rules.advise(state, seat, ask.menu), MOST_HINTS))
    best = searched or (moves[0].move if moves else _choice(table, seat, ask, SIMPLE))
    best, reason = rules.hint(state, seat, ask.menu, best)
    advice = next((advice for advice in moves if advice.move == best), None)
    if advice is None:
        advice = Advice(best, move_label(rules, state, seat, best))
    named = [advice, *(other for other in moves if other.move != best)]
    chances = [rules.chance(state, seat, move) for move, *_ in named]
    words, *others = (
        with_chance(text, chance)
        if has_chances(table)
        else with_prospect(rules, state, seat, move, text, has_chances=False)
        for (move, text, *_), chance in zip(named, chances, strict=True)
        if not _is_much_worse(chance, chances[0])
    )
    return Hint(best, words, advice.reason or reason, others[: MOST_HINTS - 1])


def _is_much_worse(chance: Chance | None, best: Chance | None) -> bool:
    """Return whether a move has less than half the chance of the best one."""
    return chance is not None and best is not None and 2 * chance.share < best.share


def _hint_in_vote(table: Table, seat: Seat, ask: Ask, state: Any, vote: Vote) -> Hint:
    """Return the hint in a vote, in the words of its button in the panel.

    It begins with what the computers at the table advise; where none has advised anything yet, with the choice of a
    computer of their level.
    """
    rules, seats = table.rules, table.assignments
    advised = Counter(ballot for voter, ballot in vote.ballots.items() if seats[voter].person is None).most_common(1)
    levels = [assignment.level for assignment in seats if assignment.person is None]
    level = next((level for level in levels if not is_searched(rules, level)), SIMPLE)
    move = advised[0][0] if advised else _choice(table, seat, ask, level)
    move, reason = rules.hint(state, seat, ask.menu, move)
    text = next((advice.text for advice in rules.advise(state, seat, ask.menu) if advice.move == move), None)
    text = ballot_label(rules, state, seat, move) if text is None else text
    words = with_prospect(rules, state, seat, move, text, has_chances=has_chances(table))
    return Hint(move, words, reason)


def _choice(table: Table, seat: Seat, ask: Ask, level: str) -> Move:
    """Return what a computer of this level would choose in this seat."""
    random = advice_rng(table, ask, "hint")
    return table.rules.choose(table.playing().determinize(seat, random), seat, ask.menu, random, level)
