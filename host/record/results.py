"""Results of finished games: placings, ratings and goals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from engine.kernel.endings import placed
from engine.kernel.match import Match
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Result
from host.record.cooperative import groups
from host.record.decisions import decided, enough
from host.record.goals import PROGRESS, marks_by_person, new_goals, new_marks
from host.record.placing import Placing, SeatResult
from host.record.ratings import RatedSide, Strength, after, weights
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Ending
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.time.clocks import DAY
from store.achievements import reached
from store.database import Store
from store.journal import OWN
from store.results import EVERYWHERE, RatingRow, rating, result
from store.statements import Change


class Recorded(NamedTuple):
    """Database changes at the end of a game, and its public events."""

    changes: Sequence[Change]
    events: Sequence[Text]


RECENTLY = 30.0 * DAY
"""Seconds within which repeated games of the same people count less and less."""
NOTHING_RECORDED = Recorded((), ())


class ResultRecorder:
    """Recorder of finished games, one at a time so that no rating is lost between two games."""

    def __init__(self, store: Store) -> None:
        self._reader = store.results
        self._journal = store.journal
        self._achievements = store.achievements
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def recorded(
        self,
        table: Table,
        assignments: Sequence[SeatAssignment],
        ending: Ending,
        now: float,
        table_change: TableChange | None = None,
    ) -> AsyncGenerator[Recorded]:
        """Yield the changes at the end of a game, which the caller writes before it leaves the context.

        A game that was counted before is not counted again. ``table_change`` ends the game and is not written yet.
        """
        async with self._lock:
            if await self._reader.is_recorded(table.id):
                yield NOTHING_RECORDED
                return
            placings = places(table, assignments, ending)
            counts_for_nobody = _shared_outcome(table) or table.continues is not None
            playing = [] if counts_for_nobody else await self._counted(table, assignments, placings, table_change)
            unaffected = [placing.person for placing in placings if placing.outcome is SeatResult.STOPPED]
            sides_of = {person: number for number, side in enumerate(playing) for person in side.people}
            rated_on = {person: number for person, number in sides_of.items() if person not in unaffected}
            complete = ending is Ending.PLAYED and table.continues is None
            kind = _kind(table) if complete else None
            guild = table.place.guild_id or EVERYWHERE
            written = [
                result(
                    table.id,
                    placing.seat,
                    person_id=placing.person,
                    guild_id=guild,
                    game=table.game,
                    ended=now,
                    place=placing.place,
                    outcome=placing.outcome,
                    kind=kind,
                    side=None if placing.person is None else rated_on.get(placing.person),
                )
                for placing in placings
            ]
            met = await self._reader.meetings([*rated_on], table.game, now - RECENTLY) if rated_on else {}
            for rated_guild in dict.fromkeys((guild, EVERYWHERE)):
                written += await self._rated(placings, playing, rated_guild, table.game, met)
            marks = new_marks(table, placings) if complete else {}
            written += [reached(table.id, seat, mark) for seat, seat_marks in marks.items() for mark in seat_marks]
            goal_events = await self._goal_events(table, placings, marks)
            yield Recorded(written, [*await self._score(table, placings), *goal_events])

    async def _score(self, table: Table, placings: Sequence[Placing]) -> list[Text]:
        """Return the event with the games that each has won since the first of these rematches.

        There is none before the first rematch. Several computers are listed as one.
        """
        if table.rules.is_cooperative or not (before := await self._reader.wins_before(table.id)):
            return []
        computers = [placing for placing in placings if placing.person is None]
        scores = [
            Text("rematch-score", {"seat": seat_name(placing.seat), "games": games})
            for placing in placings
            if placing.person is not None or len(computers) == 1
            for games in (before.get(placing.person, 0) + (placing.outcome is SeatResult.WON),)
        ]
        if len(computers) > 1:
            games = before.get(None, 0) + any(placing.outcome is SeatResult.WON for placing in computers)
            scores.append(Text("rematch-score-computers", {"games": games}))
        return [Text("event-rematch-scores", {"scores": tuple(scores)})]

    async def _goal_events(
        self, table: Table, placings: Sequence[Placing], marks: Mapping[Seat, Sequence[str]]
    ) -> list[Text]:
        """Return events for goals that people have reached for the first time, alone or as a group.

        People who reached the same goals share an event.
        """
        people = {
            placing.seat: placing.person for placing in placings if placing.seat in marks and placing.person is not None
        }
        before = marks_by_person(await self._achievements.reached(list(people.values()), table.game))
        goals = {seat: new_goals(table.rules, before.get(person, ()), marks[seat]) for seat, person in people.items()}
        events: list[Text] = []
        distinct: list[list[Text]] = []
        for reached_goals in goals.values():
            if reached_goals and reached_goals not in distinct:
                distinct.append(reached_goals)
        for reached_now in distinct:
            seats = tuple(seat_name(seat) for seat, reached_goals in goals.items() if reached_goals == reached_now)
            goals_now = tuple(goal for goal in reached_now if goal.key != PROGRESS)
            nearer = tuple(goal for goal in reached_now if goal.key == PROGRESS)
            numbers = {"reached": len(goals_now), "nearer": len(nearer)}
            values = {"people": seats, "count": len(seats), "goals": goals_now, "progress": nearer, **numbers}
            events.append(Text("event-goals-reached", values))
        together = [
            goal for goal in await self._new_together(table, people, marks) if not _all_reached(goals.values(), goal)
        ]
        if together:
            seats = tuple(map(seat_name, people))
            events.append(Text("event-goals-together", {"people": seats, "goals": tuple(together)}))
        return events

    async def _new_together(
        self, table: Table, people: Mapping[Seat, int], marks: Mapping[Seat, Sequence[str]]
    ) -> Sequence[Text]:
        """Return the goals that these people have reached for the first time as a group."""
        members = {*people.values()}
        if len(members) < 2 or not table.rules.is_cooperative:
            return ()
        all_groups = groups(await self._achievements.shared(EVERYWHERE, game=table.game, person_id=min(members)), ())
        before = next((group.marks for group in all_groups if group.people.keys() == members), ())
        return new_goals(table.rules, before, [mark for seat_marks in marks.values() for mark in seat_marks])

    async def _counted(
        self,
        table: Table,
        assignments: Sequence[SeatAssignment],
        placings: Sequence[Placing],
        table_change: TableChange | None,
    ) -> list[RatedSide]:
        """Return the rated sides, with people who made enough decisions; empty if there is only one side."""
        playing = rated_sides(placings, _teams(table))
        if len(playing) < 2:
            return []
        made = decided(await self._journal.decisions(table.id), assignments)
        if (
            table_change is not None
            and table_change.kind in OWN
            and table_change.press is not None
            and table_change.seat is not None
        ):
            made[table_change.seat] += 1
        least = enough(table.rules, len(assignments))
        active = {placing.person for placing in placings if made[placing.seat] >= least}
        counted = [RatedSide([person for person in side.people if person in active], side.place) for side in playing]
        counted = [side for side in counted if side.people]
        return counted if len(counted) > 1 else []

    async def _rated(
        self,
        placings: Sequence[Placing],
        playing: Sequence[RatedSide],
        guild: int,
        game: str,
        met: Mapping[tuple[int, int], int],
    ) -> list[Change]:
        """Return the new ratings in a server of people who played against each other.

        ``met`` is the number of recent counted games of two people with each other.
        """
        people = [person for side in playing for person in side.people]
        if not people:
            return []
        before = {row.person_id: row for row in await self._reader.ratings(people, [guild], game)}
        opponents = await self._reader.opponents(people, game, guild)
        for side in playing:
            others = {person for other in playing if other is not side for person in other.people}
            for person in side.people:
                opponents.setdefault(person, set()).update(others)
        outcomes = {placing.person: placing.outcome for placing in placings}
        return [
            _changed(
                before.get(person), outcomes[person], person, guild, game, strength, opponents=len(opponents[person])
            )
            for person, strength in after(playing, before, weights(playing, met)).items()
            if outcomes[person]
            is not SeatResult.STOPPED  # people who stayed in a game that ended because of an absent player
        ]


def _all_reached(goals: Iterable[Sequence[Text]], goal: Text) -> bool:
    """Return whether all these people have reached a goal."""
    return all(goal in reached_goals for reached_goals in goals)


def places(table: Table, assignments: Sequence[SeatAssignment], ending: Ending) -> list[Placing]:
    """Return all placings; people who left come last, those who stayed longer first."""
    people = [
        assignment.person.id if assignment.person is not None else assignment.left_by for assignment in assignments
    ]
    if ending in (Ending.STOPPED, Ending.MODERATED):
        return [Placing(seat, person, 1, SeatResult.STOPPED) for seat, person in enumerate(people)]
    match = table.playing()
    final = _without_people(match) if ending is Ending.OUT else match.result()
    reached = _places_of(final, len(assignments))
    left = [
        seat
        for seat, assignment in enumerate(assignments)
        if assignment.person is None and assignment.left_by is not None
    ]
    gone = [*(seat for seat in match.left if seat not in left), *left]
    stayed = [reached[seat] for seat in range(len(assignments)) if seat not in gone]
    alone = len(stayed) == 1 and not _shared_outcome(table)
    placings: list[Placing] = []
    for seat, person in enumerate(people):
        if seat not in gone and ending is Ending.ABSENT:
            place, outcome = 1, SeatResult.WON if alone else SeatResult.STOPPED
        elif seat in gone:
            place = 1 if ending is Ending.ABANDONED else len(assignments) - gone.index(seat)
            outcome = SeatResult.LEFT
        else:
            place = 1 + sum(other < reached[seat] for other in stayed)
            outcome = _outcome(final, seat)
        placings.append(Placing(seat, person, place, outcome))
    return placings


def _without_people(match: Match[Any]) -> Result:
    """Return the result of a game that all people have left: the computers win."""
    out = {seat for seats in match.fallen for seat in seats}
    computers = tuple(seat for seat in range(match.seats) if seat not in out)
    return placed(Result(computers, Text("board-ended-out")), match.fallen, match.seats)


def rated_sides(placings: Sequence[Placing], teams: Sequence[Sequence[Seat]]) -> list[RatedSide]:
    """Return the sides that are rated against each other: the teams, and each person who has left alone.

    Computers are not rated, nor are games that everybody left or that were stopped.
    """
    by_seat = {placing.seat: placing for placing in placings if placing.person is not None}
    outcomes = {placing.outcome for placing in placings}
    if outcomes <= {SeatResult.LEFT} or outcomes <= {SeatResult.STOPPED}:
        return []
    stayed = {seat: placing for seat, placing in by_seat.items() if placing.outcome is not SeatResult.LEFT}
    groups = [[stayed[seat] for seat in team if seat in stayed] for team in teams]
    groups += [[placing] for placing in by_seat.values() if placing.outcome is SeatResult.LEFT]
    return [
        RatedSide(
            [placing.person for placing in group if placing.person is not None],
            min(placing.place for placing in group),
        )
        for group in groups
        if group
    ]


def _shared_outcome(table: Table) -> bool:
    """Return whether all players have won or lost together, so that nobody is rated against another."""
    final = table.result()
    return table.rules.is_cooperative or (final is not None and final.lost)


def _kind(table: Table) -> str | None:
    """Return the kind of a cooperative game, else None."""
    rules = table.rules
    if not rules.is_cooperative:
        return None
    return rules.record_category(rules.options_type.model_validate(dict(table.options)))


def _teams(table: Table) -> Sequence[Sequence[Seat]]:
    final = table.result()
    if final is not None and final.teams:
        return final.teams
    return [(seat,) for seat in range(len(table.assignments))]


def _places_of(final: Result | None, seats: int) -> Sequence[int]:
    if final is not None and final.places:
        return final.places
    if final is None or not final.winners:
        return [1] * seats
    return [1 if seat in final.winners else 2 for seat in range(seats)]


def _outcome(final: Result | None, seat: Seat) -> SeatResult:
    if final is not None and final.lost:
        return SeatResult.LOST
    if final is None or (not final.winners and (not final.places or final.places[seat] == 1)):
        return SeatResult.DRAWN
    return SeatResult.WON if seat in final.winners else SeatResult.LOST


def _changed(
    before: RatingRow | None,
    outcome: SeatResult,
    person: int,
    guild: int,
    game: str,
    strength: Strength,
    *,
    opponents: int,
) -> Change:
    """Return the change of a person's rating after a counted game; deleted opponents stay counted."""
    counts = (0, 0, 0, 0) if before is None else (before.played, before.won, before.drawn, before.left)
    played, won, drawn, left = counts
    return rating(
        person,
        guild,
        game,
        mu=strength.mu,
        sigma=strength.sigma,
        played=played + 1,
        won=won + (outcome is SeatResult.WON),
        drawn=drawn + (outcome is SeatResult.DRAWN),
        left=left + (outcome is SeatResult.LEFT),
        opponents=max(opponents, 0 if before is None else before.opponents),
    )
