"""Open votes on the board: their state in words and their buttons."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.labels import ballot_label
from engine.kernel.menus import Move
from engine.kernel.motion import Vote
from engine.kernel.text import Text, Value, seat_name
from host.chat import VoteChoice, VoteChoices
from host.tables.status import Status
from host.tables.table import Table

Say = Callable[[Text], str]

OPENED_VOTE = "event-vote"
"""The key of the event that a vote begins."""
EXPLAINED = "event-explained"
"""The key of the event that says why a computer did something."""
VOTE_EVENTS = (OPENED_VOTE, "event-ballot", "event-ballot-changed", "event-ballot-advice", EXPLAINED)
"""Keys of events that the board does not repeat during a vote: it shows the vote itself, and the computers' reasons
stand in the thread."""


def vote_at(table: Table) -> Vote | None:
    """Return the open vote of a table, or None."""
    return table.match.vote() if table.match is not None and table.status is Status.RUNNING else None


def vote_lines(table: Table, vote: Vote, say: Say) -> list[str]:
    """Return one or two lines about a vote: the question, who breaks a tie, and the ballots cast."""
    values: dict[str, Value] = {"question": vote.menu.question, "count": len(vote.advisers)}
    key = "board-vote"
    if vote.tie is not None and len(vote.seats) > 1:
        key = "board-vote-tie" if vote.because is None else "board-vote-tie-because"
        if vote.people_first and vote.because is not None and len(vote.seats) > 2:
            key = "board-vote-advised-because" if vote.advisers else "board-vote-majority-because"
        people = [seat for seat in vote.seats if seat not in vote.advisers]
        if vote.advisers and (
            len(people) == 1 or len({vote.ballots[seat] for seat in people if seat in vote.ballots}) < 2
        ):
            key = "board-vote-advised"
        values["player"] = seat_name(vote.tie)
        if vote.because is not None:
            values["because"] = vote.because
    cast = [say(text) for move in vote.menu.moves if (text := _cast(table, vote, move)) is not None]
    return [say(Text(key, values)), *([" · ".join(cast)] if cast else [])]


def vote_choices(table: Table, vote: Vote, say: Say) -> VoteChoices:
    """Return the buttons of a vote, with the number of ballots for each choice."""
    ballots: list[VoteChoice] = []
    for move in vote.menu.moves:
        count = len(vote.voters(move))
        values: dict[str, Value] = {"choice": _choice(table, vote, move), "count": count}
        ballots.append(VoteChoice(move, say(Text("button-ballot", values)), count))
    return VoteChoices(vote.id, tuple(ballots))


def _cast(table: Table, vote: Vote, move: Move) -> Text | None:
    voters = tuple(map(seat_name, vote.voters(move)))
    return Text("board-vote-for", {"choice": _choice(table, vote, move), "seats": voters}) if voters else None


def _choice(table: Table, vote: Vote, move: Move) -> Text:
    match = table.playing()
    return ballot_label(match.rules, match.state, vote.seats[0], move)
