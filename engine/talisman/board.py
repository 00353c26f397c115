"""The board: 49 spaces in three rings, and how one gets from one to another (M-128 .. M-135, M-291 .. M-321)."""

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
"""What joins the Outer and the Middle Region, the Middle and the Inner one, and the Inner one and the Crown."""


class Space(BaseModel):
    """One space. ``kind`` is what it is called and what happens there; several spaces may be of one kind."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    kind: str = ""
    """What it is; its id where it is the only one of its kind."""
    at: tuple[int, int]
    """Row and column on the grid, from the upper left."""
    draw: int = Field(default=0, ge=0, le=3)
    """Up to how many cards are drawn here (M-102); 0 where none are."""
    region: str = ""

    @property
    def name(self) -> str:
        """What the space is called: its kind."""
        return self.kind or self.id


class Way(NamedTuple):
    """One way to move a number of spaces. ``path`` holds the spaces that are entered, the last one is where it ends;
    ``crossing`` is the region that is reached over the bridge, "" where the river is not crossed.
    """

    path: tuple[str, ...]
    crossing: str = ""

    @property
    def target(self) -> str:
        """Where the move ends."""
        return self.path[-1]


class Board:
    """The spaces, their order and what joins them. Never changes."""

    def __init__(self, spaces: Mapping[str, Space], links: Mapping[str, tuple[str, str]]) -> None:
        self.spaces = spaces
        self.rings = {region: tuple(each.id for each in spaces.values() if each.region == region) for region in REGIONS}
        self.bridge, self.gate, self.summit = (links[link] for link in _LINKS)
        self._place = {space: ring.index(space) for ring in self.rings.values() for space in ring}
        self._regions = {each.id: each.region for each in spaces.values()}
        self._kinds = {each.id: each.name for each in spaces.values()}
        self._ways: dict[tuple[str, int], Sequence[Way]] = {}
        self._beyond_portal: dict[tuple[str, int], Sequence[Way]] = {}

    def region(self, space: str) -> str:
        """Return the region of a space: outer, middle, inner, or crown (M-127)."""
        return self._regions[space]

    def kind(self, space: str) -> str:
        """Return what a space is called."""
        return self._kinds[space]

    def of_kind(self, kind: str, region: str | None = None) -> list[str]:
        """Return the spaces of a kind, in all regions or in one."""
        return [each.id for each in self.spaces.values() if each.name == kind and region in (None, each.region)]

    def step(self, space: str, direction: int) -> str:
        """Return the neighbour of a space in its ring: clockwise with 1, counter-clockwise with -1."""
        ring = self.rings[self.region(space)]
        return ring[(self._place[space] + direction) % len(ring)]

    def walk(self, start: str, steps: int, direction: int) -> tuple[str, ...]:
        """Return the spaces that are entered by so many steps in one direction."""
        path: list[str] = []
        for _ in range(steps):
            start = self.step(start, direction)
            path.append(start)
        return tuple(path)

    def ways(self, start: str, steps: int) -> Sequence[Way]:
        """Return all ways to move exactly so many spaces in the Outer or Middle Region (M-128): both directions, and
        over the bridge, after which the direction is chosen anew (M-130, M-292).
        """
        found = self._ways.get((start, steps))
        if found is None:
            around = [Way(self.walk(start, steps, direction)) for direction in (1, -1)]
            found = self._ways[start, steps] = (*around, *self._crossing(start, steps))
        return found

    def _crossing(self, start: str, steps: int) -> Iterator[Way]:
        """The ways over the bridge. From the Outer Region at least one step more than to the Sentinel is needed, and
        who starts there may cross with the first step (M-300, M-300a); from the Middle Region the Sentinel may be where
        the move ends (M-300b).
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
        """Return the ways on which so many steps lead to the Portal of Power and beyond, where it may be tried: each
        one ends there (M-310, M-310a, M-310b). Who starts there needs no step to it.
        """
        found = self._beyond_portal.get((start, steps))
        if found is None:
            found = self._beyond_portal[start, steps] = self._portal_on_the_way(start, steps)
        return found

    def _portal_on_the_way(self, start: str, steps: int) -> list[Way]:
        portal = self.gate[0]
        if start == portal:
            return [Way((portal,))] if steps else []
        found: dict[tuple[str, ...], Way] = {}
        for way in self.ways(start, steps):
            if portal in way.path[:-1]:
                path = way.path[: way.path.index(portal) + 1]
                middle = any(self.region(space) == OUTER for space in (start, *path))
                found.setdefault(path, Way(path, way.crossing if middle else ""))
        return list(found.values())

    def inward(self, space: str) -> tuple[str, ...]:
        """Return where one step toward the Crown leads from a space of the Inner Region (M-316, M-341): from the Plain
        of Peril into either branch.
        """
        if space == self.summit[0]:
            return (self.summit[1],)
        plain, goal = self.gate[1], self.summit[0]
        if space == plain:
            return (self.step(space, 1), self.step(space, -1))
        return (self.step(space, self._toward(space, goal)),)

    def outward(self, space: str) -> tuple[str, ...]:
        """Return where one step back toward the Plain of Peril leads: along the branch, and from the Valley of Fire
        into either one (M-319, M-320, M-320a).
        """
        plain, goal = self.gate[1], self.summit[0]
        if space == goal:
            return (self.step(space, 1), self.step(space, -1))
        return () if space == plain else (self.step(space, self._toward(space, plain)),)

    def _toward(self, space: str, goal: str) -> int:
        """The direction in which a space of a branch lies nearer to the Plain of Peril or the Valley of Fire."""
        ring = self.rings[INNER]
        steps = (self._place[goal] - self._place[space]) % len(ring)
        return 1 if steps < len(ring) // 2 else -1

    def opposite(self, space: str) -> tuple[str, ...]:
        """Return the spaces straight across the Storm River, where a raft may land: those next to it on the grid; the
        corners of the Outer Region have none (M-303, M-307).
        """
        other = {OUTER: MIDDLE, MIDDLE: OUTER}.get(self.region(space), "")
        row, column = self.spaces[space].at
        near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return tuple(each.id for each in self.spaces.values() if each.region == other and each.at in near)


@cache
def space_name(space: str) -> Text:
    """Return what a space is called; where there are several of its kind, with its number."""
    known = board()
    number = space.rpartition("-")[2] if len(known.of_kind(known.kind(space))) > 1 else "0"
    return Text("space-name", {"name": name(known.kind(space)), "number": int(number), "place": space})


@cache
def board() -> Board:
    """The board, read and checked once. Raises ContentError."""
    return read_board(FOLDER / "board.yaml")


def read_board(path: Path) -> Board:
    """Read and check a board, without keeping it. Raises ContentError naming every fault."""
    faults: list[Fault] = []
    file = f"{path.parent.name}/{path.name}"
    parts = read_parts(path, file, (*REGIONS, *_LINKS), faults)
    taken: dict[str, str] = {}
    spaces: dict[str, Space] = {}
    for region in REGIONS:
        found = by_id(Space, parts[region], taken, faults)
        spaces |= {each.id: each.model_copy(update={"region": region}) for each in found.values()}
    links = {link: _link(link, [entry.data for entry in parts[link]], spaces, file, faults) for link in _LINKS}
    if faults:
        raise ContentError(faults)
    return Board(spaces, links)


def _link(
    link: str, ends: Sequence[object], spaces: Mapping[str, Space], file: str, faults: list[Fault]
) -> tuple[str, str]:
    """The two spaces that a link joins."""
    known = [end for end in ends if isinstance(end, str) and end in spaces]
    if len(known) != 2 or len(ends) != 2:
        faults.append(Fault(file, "", link, Text("fault-choice", {"found": str(ends), "allowed": ", ".join(spaces)})))
        return ("", "")
    return (known[0], known[1])
