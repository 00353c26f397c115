"""The board: 49 spaces in three rings, and the ways between them (M-128 .. M-135, M-291 .. M-321)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from engine.content.files import ContentError, Fault, by_id, read_parts
from engine.kernel.text import Text, name

FOLDER: Final = Path(__file__).resolve().parents[2] / "data" / "talisman"
OUTER, MIDDLE, INNER, CROWN = "outer", "middle", "inner", "crown"
REGIONS = (OUTER, MIDDLE, INNER, CROWN)
_LINKS = ("bridge", "gate", "summit")
"""Links between the Outer and the Middle Region, the Middle and the Inner one, and the Inner one and the Crown."""


class Space(BaseModel):
    """One space; spaces of the same ``kind`` have the same name and instructions."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    kind: str = ""
    """Empty if it is the only space of its kind: then its id is its kind."""
    at: tuple[int, int]
    """Row and column on the grid, from the upper left."""
    draw: int = Field(default=0, ge=0, le=3)
    """The number of cards up to which cards are drawn here (M-102)."""
    region: str = ""

    @property
    def name(self) -> str:
        """The kind of the space, which names it."""
        return self.kind or self.id


class Way(NamedTuple):
    """One way to move a number of spaces.

    ``path`` holds the spaces that are entered; the move ends on the last one. ``crossing`` is the region behind the
    bridge, "" if the river is not crossed.
    """

    path: tuple[str, ...]
    crossing: str = ""

    @property
    def target(self) -> str:
        """The space where the move ends."""
        return self.path[-1]


class Board:
    """The spaces, their order and the links between regions; immutable."""

    def __init__(self, spaces: Mapping[str, Space], links: Mapping[str, tuple[str, str]]) -> None:
        self.spaces = spaces
        self.rings = {
            region: tuple(space.id for space in spaces.values() if space.region == region) for region in REGIONS
        }
        self.bridge, self.gate, self.summit = (links[link] for link in _LINKS)
        self._place = {space: ring.index(space) for ring in self.rings.values() for space in ring}
        self._regions = {space.id: space.region for space in spaces.values()}
        self._kinds = {space.id: space.name for space in spaces.values()}
        self._ways: dict[tuple[str, int], Sequence[Way]] = {}
        self._beyond_portal: dict[tuple[str, int], Sequence[Way]] = {}

    def region(self, space: str) -> str:
        """Return the region of a space: outer, middle, inner, or crown (M-127)."""
        return self._regions[space]

    def kind(self, space: str) -> str:
        """Return the kind of a space."""
        return self._kinds[space]

    def of_kind(self, kind: str, region: str | None = None) -> list[str]:
        """Return the spaces of a kind, in all regions or in a single one."""
        return [space.id for space in self.spaces.values() if space.name == kind and region in (None, space.region)]

    def step(self, space: str, direction: int) -> str:
        """Return the neighbour of a space in its ring: clockwise with 1, counter-clockwise with -1."""
        ring = self.rings[self.region(space)]
        return ring[(self._place[space] + direction) % len(ring)]

    def walk(self, start: str, steps: int, direction: int) -> tuple[str, ...]:
        """Return the spaces that so many steps in one direction enter."""
        path: list[str] = []
        for _ in range(steps):
            start = self.step(start, direction)
            path.append(start)
        return tuple(path)

    def shortest_walk(self, start: str, goal: str) -> Sequence[str]:
        """Return the spaces that the shortest walk to a space enters, within a region or into the next one.

        Every move by a roll is that walk: no roll leads half around a ring.
        """
        here, there = REGIONS.index(self.region(start)), REGIONS.index(self.region(goal))
        if here == there:
            around = len(self.rings[REGIONS[here]])
            steps = (self._place[goal] - self._place[start]) % around
            return self.walk(start, *((steps, 1) if 2 * steps <= around else (around - steps, -1)))
        outer, inner = (self.bridge, self.gate, self.summit)[min(here, there)]
        near, far = (outer, inner) if here < there else (inner, outer)
        return (*self.shortest_walk(start, near), far, *self.shortest_walk(far, goal))

    def ways(self, start: str, steps: int) -> Sequence[Way]:
        """Return all ways to move exactly so many spaces in the Outer or Middle Region (M-128).

        They lead in both directions, and over the bridge, behind which either direction is possible (M-130, M-292).
        """
        ways = self._ways.get((start, steps))
        if ways is None:
            around = [Way(self.walk(start, steps, direction)) for direction in (1, -1)]
            ways = self._ways[start, steps] = (*around, *self._crossing(start, steps))
        return ways

    def _crossing(self, start: str, steps: int) -> Iterator[Way]:
        """Yield the ways over the bridge.

        From the Outer Region they need at least one step more than to the Sentinel; a move that starts there may cross
        with the first step (M-300, M-300a). From the Middle Region a move may end on the Sentinel (M-300b).
        """
        outer, middle = self.bridge
        here, there = (outer, middle) if self.region(start) == OUTER else (middle, outer)
        crossing = self.region(there)
        for direction in (1, -1) if start != here else (1,):
            path = self.walk(start, steps, direction)
            used = 0 if start == here else path.index(here) + 1 if here in path else steps
            left = steps - used - 1
            if left == 0:
                yield Way((*path[:used], there), crossing)
            elif left > 0:
                for turn in (1, -1):
                    yield Way((*path[:used], there, *self.walk(there, left, turn)), crossing)

    def beyond_portal(self, start: str, steps: int) -> Sequence[Way]:
        """Return the ways to the Portal of Power with which it may be tried (M-310, M-310a, M-310b).

        Each of them ends at the Portal and leaves at least one step; a move that starts there needs no step to it.
        """
        ways = self._beyond_portal.get((start, steps))
        if ways is None:
            ways = self._beyond_portal[start, steps] = self._ways_to_portal(start, steps)
        return ways

    def _ways_to_portal(self, start: str, steps: int) -> list[Way]:
        portal = self.gate[0]
        if start == portal:
            return [Way((portal,))] if steps else []
        ways: dict[tuple[str, ...], Way] = {}
        for way in self.ways(start, steps):
            if portal in way.path[:-1]:
                path = way.path[: way.path.index(portal) + 1]
                middle = any(self.region(space) == OUTER for space in (start, *path))
                ways.setdefault(path, Way(path, way.crossing if middle else ""))
        return list(ways.values())

    def inward(self, space: str) -> tuple[str, ...]:
        """Return the spaces one step nearer to the Crown from a space of the Inner Region (M-316, M-341).

        From the Plain of Peril they are the first spaces of both branches.
        """
        if space == self.summit[0]:
            return (self.summit[1],)
        plain, goal = self.gate[1], self.summit[0]
        if space == plain:
            return (self.step(space, 1), self.step(space, -1))
        return (self.step(space, self._toward(space, goal)),)

    def steps_to_crown(self, space: str) -> int:
        """Return the number of steps from a space of the Inner Region to the Crown of Command, by the shorter way."""
        ring, valley = self.rings[INNER], self.summit[0]
        steps = (self._place[space] - self._place[valley]) % len(ring)
        return min(steps, len(ring) - steps) + 1

    def outward(self, space: str) -> tuple[str, ...]:
        """Return the spaces one step nearer to the Plain of Peril (M-319, M-320, M-320a).

        From the Valley of Fire they are the last spaces of both branches.
        """
        plain, goal = self.gate[1], self.summit[0]
        if space == goal:
            return (self.step(space, 1), self.step(space, -1))
        return () if space == plain else (self.step(space, self._toward(space, plain)),)

    def _toward(self, space: str, goal: str) -> int:
        """Return the direction of the shorter way from a space of a branch to the end of it, 1 or -1."""
        ring = self.rings[INNER]
        steps = (self._place[goal] - self._place[space]) % len(ring)
        return 1 if steps < len(ring) // 2 else -1

    def opposite(self, space: str) -> tuple[str, ...]:
        """Return the spaces straight across the Storm River, where a raft may land (M-303, M-307).

        They are its neighbours on the grid; the corners of the Outer Region have none.
        """
        other = {OUTER: MIDDLE, MIDDLE: OUTER}.get(self.region(space), "")
        row, column = self.spaces[space].at
        near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return tuple(across.id for across in self.spaces.values() if across.region == other and across.at in near)


@cache
def space_name(space: str) -> Text:
    """Return the name of a space, with its number if there are several of its kind."""
    known = board()
    number = space.rpartition("-")[2] if len(known.of_kind(known.kind(space))) > 1 else "0"
    return Text("space-name", {"name": name(known.kind(space)), "number": int(number), "place": space})


@cache
def board() -> Board:
    """Return the board, which is read and checked once. Raises ContentError."""
    return read_board(FOLDER / "board.yaml")


def read_board(path: Path) -> Board:
    """Read and check a board file. Raises ContentError naming every fault."""
    faults: list[Fault] = []
    file = f"{path.parent.name}/{path.name}"
    parts = read_parts(path, file, (*REGIONS, *_LINKS), faults)
    taken: dict[str, str] = {}
    spaces: dict[str, Space] = {}
    for region in REGIONS:
        ring = by_id(Space, parts[region], taken, faults)
        spaces |= {space.id: space.model_copy(update={"region": region}) for space in ring.values()}
    links = {link: _link(link, [entry.data for entry in parts[link]], spaces, file, faults) for link in _LINKS}
    if faults:
        raise ContentError(faults)
    return Board(spaces, links)


def _link(
    link: str, ends: Sequence[object], spaces: Mapping[str, Space], file: str, faults: list[Fault]
) -> tuple[str, str]:
    """Return the two spaces that a link joins."""
    known = [end for end in ends if isinstance(end, str) and end in spaces]
    if len(known) != 2 or len(ends) != 2:
        faults.append(Fault(file, "", link, Text("fault-choice", {"found": str(ends), "allowed": ", ".join(spaces)})))
        return ("", "")
    return (known[0], known[1])
