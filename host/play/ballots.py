"""Open votes on the board: their state in words and their buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
ADVISED = "event-ballot-advice"
"""The key of the event that a computer advises a choice."""
VOTE_EVENTS = (OPENED_VOTE, "event-ballot", "event-ballot-changed", ADVISED, EXPLAINED)
"""Keys of events that the board does not repeat during a vote: it shows the vote itself, and the computers' reasons
stand in the thread."""


def vote_at(table: Table) -> Vote | None:
    """Return the open vote of a table, or None."""
    return table.match.vote() if table.match is not None and table.status is Status.RUNNING else None


def vote_lines(table: Table, vote: Vote, say: Say) -> list[str]:
    """Return one or two lines about a vote: the question, who breaks a tie, and the ballots cast.

    The line of ballots says which are only advice; the question says so before the computers have given it.
    """
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
            key = "board-vote" if all(seat in vote.ballots for seat in vote.advisers) else "board-vote-advised"
        values["player"] = seat_name(vote.tie)
        if vote.because is not None:
            values["because"] = vote.because
    cast = [say(text) for move in vote.menu.moves if (text := _cast(table, vote, move)) is not None]
    return [say(Text(key, values)), *([" · ".join(cast)] if cast else [])]


def reasons_for_advice(events: Sequence[Text]) -> list[Text]:
    """Return why computers gave their advice in the open vote, according to the last events."""
    start = _opening(events)
    return [text for place, text in enumerate(events) if place >= start and _is_reason(events, place)]


def places_outside_vote(events: Sequence[Text]) -> list[int]:
    """Return the places of events other than the question of the open vote and the advice in it, with its reasons."""
    start = _opening(events)
    return [
        place
        for place, text in enumerate(events)
        if place < start or (text.key not in (OPENED_VOTE, ADVISED) and not _is_reason(events, place))
    ]


def _opening(events: Sequence[Text]) -> int:
    """Return the place of the event that the open vote began; 0 if it began before these events."""
    return max((place for place, text in enumerate(events) if text.key == OPENED_VOTE), default=0)


def _is_reason(events: Sequence[Text], place: int) -> bool:
    """Return whether this event is the reason for the advice that follows it."""
    return events[place].key == EXPLAINED and place + 1 < len(events) and events[place + 1].key == ADVISED


def vote_choices(table: Table, vote: Vote, say: Say) -> VoteChoices:
    """Return the buttons of a vote, with the number of ballots for each choice; advice does not count as one."""
    ballots: list[VoteChoice] = []
    for move in vote.menu.moves:
        count = len(set(vote.voters(move)) - set(vote.advisers))
        values: dict[str, Value] = {"choice": _choice(table, vote, move), "count": count}
        ballots.append(VoteChoice(move, say(Text("button-ballot", values)), count))
    return VoteChoices(vote.id, tuple(ballots))


def _cast(table: Table, vote: Vote, move: Move) -> Text | None:
    voters = vote.voters(move)
    if not voters:
        return None
    values: dict[str, Value] = {"choice": _choice(table, vote, move), "seats": tuple(map(seat_name, voters))}
    if set(voters) <= set(vote.advisers):
        return Text("board-vote-advice", {**values, "count": len(vote.advisers)})
    return Text("board-vote-for", values)


def _choice(table: Table, vote: Vote, move: Move) -> Text:
    match = table.playing()
    return ballot_label(match.rules, match.state, vote.seats[0], move)
