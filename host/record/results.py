"""The end of a game written down: who came where, and what that changes about how strong people are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from engine.kernel.knockout import placed
from engine.kernel.match import Match
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Result
from host.record.cooperative import groups
from host.record.decisions import decided, enough
from host.record.goals import before_of, new_goals, new_marks
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
    """What the end of a game changes, and what everybody reads of it."""

    changes: Sequence[Change]
    events: Sequence[Text]


RECENTLY = 30.0 * DAY
"""Seconds within which games of the same people count less and less."""
NOTHING_RECORDED = Recorded((), ())


class Results:
    """Finds what is to be written when a game ends. One game at a time, so that no rating is lost between two."""

    def __init__(self, store: Store) -> None:
        self._reader = store.results
        self._journal = store.journal
        self._achievements = store.achievements
        self._door = asyncio.Lock()

    @asynccontextmanager
    async def recorded(
        self,
        table: Table,
        assignments: Sequence[SeatAssignment],
        ending: Ending,
        now: float,
        table_change: TableChange | None = None,
    ) -> AsyncGenerator[Recorded]:
        """Yield what is to be written with the end of a game; the caller writes it before it leaves. A game that was
        counted before is not counted again. ``table_change`` ends it, and is not written yet.
        """
        async with self._door:
            if await self._reader.counted(table.id):
                yield NOTHING_RECORDED
                return
            placings = places(table, assignments, ending)
            playing = [] if _together(table) else await self._counted(table, assignments, placings, table_change)
            unharmed = [each.person for each in placings if each.outcome is SeatResult.STOPPED]
            sides_of = {person: number for number, side in enumerate(playing) for person in side.people}
            rated_on = {person: number for person, number in sides_of.items() if person not in unharmed}
            kind = _kind(table) if ending is Ending.PLAYED else None
            guild = table.place.guild_id or EVERYWHERE
            written = [
                result(
                    table.id,
                    each.seat,
                    person_id=each.person,
                    guild_id=guild,
                    game=table.game,
                    ended=now,
                    place=each.place,
                    outcome=each.outcome,
                    kind=kind,
                    side=None if each.person is None else rated_on.get(each.person),
                )
                for each in placings
            ]
            met = await self._reader.meetings([*rated_on], table.game, now - RECENTLY) if rated_on else {}
            for where in dict.fromkeys((guild, EVERYWHERE)):
                written += await self._rated(placings, playing, where, table.game, met)
            marks = new_marks(table, placings) if ending is Ending.PLAYED else {}
            written += [reached(table.id, seat, mark) for seat, found in marks.items() for mark in found]
            yield Recorded(written, await self._goal_events(table, placings, marks))

    async def _goal_events(
        self, table: Table, placings: Sequence[Placing], marks: Mapping[Seat, Sequence[str]]
    ) -> list[Text]:
        """Which goals people have reached that they had not reached before, those who reached the same together; and
        which of the others their group had not.
        """
        people = {each.seat: each.person for each in placings if each.seat in marks and each.person is not None}
        before = before_of(await self._achievements.reached(list(people.values()), table.game))
        goals = {seat: new_goals(table.rules, before.get(person, ()), marks[seat]) for seat, person in people.items()}
        events: list[Text] = []
        found = [each for number, each in enumerate(goals.values()) if each and each not in [*goals.values()][:number]]
        for reached_now in found:
            seats = tuple(seat_name(seat) for seat, each in goals.items() if each == reached_now)
            values = {"people": seats, "count": len(seats), "goals": tuple(reached_now)}
            events.append(Text("event-goals-reached", values))
        together = [goal for goal in await self._new_together(table, people, marks) if not _all(goals.values(), goal)]
        if together:
            seats = tuple(map(seat_name, people))
            events.append(Text("event-goals-together", {"people": seats, "goals": tuple(together)}))
        return events

    async def _new_together(
        self, table: Table, people: Mapping[Seat, int], marks: Mapping[Seat, Sequence[str]]
    ) -> Sequence[Text]:
        """Which goals these people have reached for the first time as a group."""
        members = {*people.values()}
        if len(members) < 2 or not table.rules.is_cooperative:
            return ()
        found = groups(await self._achievements.shared(EVERYWHERE, game=table.game, person_id=min(members)), ())
        before = next((group.marks for group in found if group.people.keys() == members), ())
        return new_goals(table.rules, before, [mark for each in marks.values() for mark in each])

    async def _counted(
        self,
        table: Table,
        assignments: Sequence[SeatAssignment],
        placings: Sequence[Placing],
        table_change: TableChange | None,
    ) -> list[RatedSide]:
        """Return the sides that are rated: people who have decided enough themselves. None where that is one side."""
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
        there = {each.person for each in placings if made[each.seat] >= least}
        counted = [RatedSide([person for person in side.people if person in there], side.place) for side in playing]
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
        """Return the new ratings in a server of all who played against other people; ``met`` is how many counted games
        they have had with each other lately.
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
        outcomes = {each.person: each.outcome for each in placings}
        return [
            _changed(
                before.get(person), outcomes[person], person, guild, game, strength, opponents=len(opponents[person])
            )
            for person, strength in after(playing, before, weights(playing, met)).items()
            if outcomes[person] is not SeatResult.STOPPED  # who was there when an absent player's game was ended
        ]


def _all(goals: Iterable[Sequence[Text]], goal: Text) -> bool:
    """Whether each of these people has reached a goal."""
    return all(goal in each for each in goals)


def places(table: Table, assignments: Sequence[SeatAssignment], ending: Ending) -> list[Placing]:
    """Where everybody came in. Who has left comes after all others, first those who stayed longer."""
    people = [
        assignment.person.id if assignment.person is not None else assignment.left_by for assignment in assignments
    ]
    if ending in (Ending.STOPPED, Ending.MODERATED):
        return [Placing(seat, person, 1, SeatResult.STOPPED) for seat, person in enumerate(people)]
    match = table.playing()
    found = _without_people(match) if ending is Ending.OUT else match.result()
    reached = _reached(found, len(assignments))
    left = [
        seat
        for seat, assignment in enumerate(assignments)
        if assignment.person is None and assignment.left_by is not None
    ]
    gone = [*(seat for seat in match.left if seat not in left), *left]
    stayed = [reached[seat] for seat in range(len(assignments)) if seat not in gone]
    alone = len(stayed) == 1 and not _together(table)
    placings: list[Placing] = []
    for seat, person in enumerate(people):
        if seat not in gone and ending is Ending.ABSENT:
            place, outcome = 1, SeatResult.WON if alone else SeatResult.STOPPED
        elif seat in gone:
            place = 1 if ending is Ending.ABANDONED else len(assignments) - gone.index(seat)
            outcome = SeatResult.LEFT
        else:
            place = 1 + sum(other < reached[seat] for other in stayed)
            outcome = _outcome(found, seat)
        placings.append(Placing(seat, person, place, outcome))
    return placings


def _without_people(match: Match[Any]) -> Result:
    """Return the result of a game that all its people are out of: the computers have won it."""
    out = {seat for seats in match.fallen for seat in seats}
    computers = tuple(seat for seat in range(match.seats) if seat not in out)
    return placed(Result(computers, Text("board-ended-out")), match.fallen, match.seats)


def rated_sides(placings: Sequence[Placing], teams: Sequence[Sequence[Seat]]) -> list[RatedSide]:
    """Return who is rated against whom: teams, and apart from them everybody who has left. Computers are not rated, and
    games that were given up by all or stopped are not either.
    """
    by_seat = {each.seat: each for each in placings if each.person is not None}
    outcomes = {each.outcome for each in placings}
    if outcomes <= {SeatResult.LEFT} or outcomes <= {SeatResult.STOPPED}:
        return []
    stayed = {seat: each for seat, each in by_seat.items() if each.outcome is not SeatResult.LEFT}
    groups = [[stayed[seat] for seat in team if seat in stayed] for team in teams]
    groups += [[each] for each in by_seat.values() if each.outcome is SeatResult.LEFT]
    return [
        RatedSide([each.person for each in group if each.person is not None], min(each.place for each in group))
        for group in groups
        if group
    ]


def _together(table: Table) -> bool:
    """Whether all have won or lost together, so that nobody was stronger than another."""
    found = table.result()
    return table.rules.is_cooperative or (found is not None and found.lost)


def _kind(table: Table) -> str | None:
    """Of which kind a game was that all win or lose together."""
    rules = table.rules
    return None if not rules.is_cooperative else rules.kind(rules.options_type.model_validate(dict(table.options)))


def _teams(table: Table) -> Sequence[Sequence[Seat]]:
    found = table.result()
    if found is not None and found.teams:
        return found.teams
    return [(seat,) for seat in range(len(table.assignments))]


def _reached(found: Result | None, seats: int) -> Sequence[int]:
    if found is not None and found.places:
        return found.places
    if found is None or not found.winners:
        return [1] * seats
    return [1 if seat in found.winners else 2 for seat in range(seats)]


def _outcome(found: Result | None, seat: Seat) -> SeatResult:
    if found is not None and found.lost:
        return SeatResult.LOST
    if found is None or (not found.winners and (not found.places or found.places[seat] == 1)):
        return SeatResult.DRAWN
    return SeatResult.WON if seat in found.winners else SeatResult.LOST


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
    """Write the rating of somebody after a counted game. Opponents who are forgotten meanwhile stay counted."""
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
