"""Whole games that are played at random through panels, with a record of all their events."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from random import Random
from unittest.mock import patch

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui.messages.custom_ids import move_id
from engine.kernel.endings import seat_in
from engine.kernel.flow import Event
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from host.commits.commit import Committer
from host.people import Person
from host.play.ballots import OPENED_VOTE, vote_at
from host.play.paths import path_of
from host.tables.status import Status
from host.tables.table import Table
from host.tables.table_change import TableChange
from render.languages import Reader
from render.narration import narrate
from tests.cogs.world import World, texts

SETTINGS = (
    ("telperinquar", "", 2),
    pytest.param("telperinquar", "reactions=fast", 2, marks=pytest.mark.ci),
    ("imperator", "", 3),
    pytest.param("imperator", "battle=ordered", 3, marks=pytest.mark.ci),
    ("heldenkampf", "", 2),
    ("tenefyr", "", 3),
    ("talisman", "spells=polled", 3),
    pytest.param("talisman", "spells=open", 3, marks=pytest.mark.ci),
)
"""Games with their options and number of players."""


@contextmanager
def recorded_events() -> Iterator[list[Event]]:
    """Collect all events of all games, in the order of the rules."""
    happened: list[Event] = []
    commit = Committer._commit

    async def recorded(self: Committer, table: Table, table_change: TableChange) -> list[Event]:
        events = await commit(self, table, table_change)
        happened.extend(events)
        return events

    with patch.object(Committer, "_commit", recorded):
        yield happened


@dataclass
class RandomGame:
    """A game in which everybody has a panel open; ``happened`` are the events so far."""

    world: World
    happened: list[Event]
    random: Random
    people: list[MemberActor]
    panels: dict[int, ResponseMessage] = field(default_factory=dict)
    pressed: dict[int, int] = field(default_factory=dict)
    """The number of events at each person's last press, by their ids."""
    kinds: set[str] = field(default_factory=set)
    """Keys of the questions that were asked."""

    async def begin(self, game: str, options: str) -> None:
        """Begin a game and open all panels."""
        first, *others = self.people
        more = {"options": options} if options else {}
        await first.slash(self.world.channel, "game new", game=game, **more)
        for who in others:
            await who.slash(self.world.channel, "game join")
        await first.slash(self.world.channel, "game start")
        for who in self.people:
            self.panels[who.id] = await self.world.open(who)
            self.pressed[who.id] = len(self.happened)

    @property
    def running(self) -> bool:
        table = self.world.bot.master._registry.active_in(self.world.channel.id)
        return table is not None and table.status is Status.RUNNING

    def seat(self, who: MemberActor) -> Seat:
        return self.world.table().seat_of(who.id)

    def menus(self) -> dict[int, tuple[str, Menu]]:
        """Return the id and the menu of each person's question, by the ids of the people."""
        asks = self.world.table().asks()
        return {who.id: (asks[seat].id, asks[seat].menu) for who in self.people if (seat := self.seat(who)) in asks}

    async def moves(self, count: int) -> AsyncIterator[MemberActor]:
        """Make random moves as long as the game runs, and yield the person after each one that did not end it."""
        for _ in range(count):
            if not self.running:
                return
            who = await self.move()
            if self.running:
                yield who

    async def move(self) -> MemberActor:
        """Press a random move in the panel of a person that the game waits for, and return the person.

        In one of five cases it is a person who may act but need not.
        """
        menus = self.menus()
        self.kinds |= {menu.question.key for _, menu in menus.values()}
        awaited = [who for who in self.people if who.id in menus and not menus[who.id][1].optional]
        free = [who for who in self.people if who.id in menus and menus[who.id][1].optional]
        who = self.random.choice(free if free and self.random.random() < 0.2 else awaited)
        ask_id, menu = menus[who.id]
        cast = self.world.table().playing().ballots().get(self.seat(who))
        await self.press(who, ask_id, menu, self.chosen(menu, cast))
        return who

    def chosen(self, menu: Menu, cast: Move | None) -> Move:
        """Return a random move other than the ballot that was ``cast``; all kinds of moves are equally likely."""
        moves = [move for move in menu.moves if move != cast]
        moves += [pattern.draw(self.random) for pattern in menu.patterns]
        name = self.random.choice(list(dict.fromkeys(move.name for move in moves)))
        return self.random.choice([move for move in moves if move.name == name])

    async def press(self, who: MemberActor, ask_id: str, menu: Menu, move: Move) -> None:
        table, panel = self.world.table(), self.panels[who.id]
        self.pressed[who.id] = len(self.happened)
        await self.world.press_copy(who, self.world.copy_message(panel), move_id(table.id, ask_id, path_of(menu, move)))

    # ---- what panels should show

    def worded(self, who: MemberActor, text: Text) -> str:
        return self.world.bot.languages.say_to(text, self._reader(who))

    def _reader(self, who: MemberActor) -> Reader:
        locale = self.world.locales.get(who.id, "en-US")
        return self.world.bot.master.reader(self.world.table(), Person(who.id, who.user.name, locale))

    def shown(self, who: MemberActor) -> str:
        return texts(self.panels[who.id])

    def lines(self, who: MemberActor) -> list[str]:
        """Return the events that a panel shows, headlines first, without their heading and the line of guidance."""
        shown = self.shown(who).splitlines()
        lines = [_plain(line) for line in shown if line.startswith("-# ")]
        headings = [heading.replace("**", "") for heading in self._story_headings(who)]
        return [*self.headlines(who), *(line for line in lines if line not in headings and not line.startswith("🧭"))]

    def _story_headings(self, who: MemberActor) -> list[str]:
        return [self.worded(who, Text(f"panel-{key}")) for key in ("story", "also", "after")]

    def headlines(self, who: MemberActor) -> list[str]:
        """Return the events that a panel shows as headlines."""
        shown = self.shown(who).splitlines()
        great = [text for text in self.events(who) if text.key in self.world.table().rules.headlines]
        return [words for words in self.narrated(who, great) if f"**{words}**" in shown]

    def story(self, who: MemberActor) -> list[str]:
        """Return the events below the buttons of a panel; empty if all stand above the question."""
        shown = self.shown(who).splitlines()
        begin = [place for place, line in enumerate(shown) if line.removeprefix("-# ") in self._story_headings(who)]
        lines = [_plain(line) for line in shown[begin[0] + 1 :]] if begin else []
        return [line for line in lines if not line.startswith("🧭")]

    def known(self, who: MemberActor) -> list[str]:
        """Return the sentences about all events since a person's last press that they may see, without bold print."""
        return [words.replace("**", "") for events in self._passages(who) for words in self.narrated(who, events)]

    def events(self, who: MemberActor) -> list[Text]:
        """Return all events since a person's last press that they may see.

        The beginning of an open vote, routine events, one that the person's question says itself, and the beginning of
        their own turn with nothing after it, are left out.
        """
        return [text for events in self._passages(who) for text in events]

    def _passages(self, who: MemberActor) -> list[list[Text]]:
        """Return these events, those of each turn together, and those of the person's press alone."""
        table, seat = self.world.table(), self.seat(who)
        voting = vote_at(table) is not None
        since = [event for event in self.happened[self.pressed[who.id] :] if event.only is None or seat in event.only]
        since = [event for event in since if seat not in event.detailed_for]
        _, ended = table.recent_events.results_of(who.id) or (0, 0)
        later = [event.text for event in table.recent_events.events_since(ended, seat)]
        own = len(since) - len(later)
        asked, rules = self.menus().get(who.id), table.rules
        passages: list[list[Text]] = []
        begun = is_interrupted = False
        for place, text in enumerate(event.text for event in since):
            begins = text.key in rules.passage_starts
            if not place or begins or (place == own and not is_interrupted):
                passages.append([])
            is_interrupted |= begins
            begun = begins
            is_restated = asked is not None and self._is_restated(text, asked[1].question)
            if not (rules.is_routine(text) or (voting and text.key == OPENED_VOTE) or is_restated):
                passages[-1].append(text)
        starts = ("player", "who")
        is_own_turn = begun and passages[-1] and any(seat_in(passages[-1][0], name) == seat for name in starts)
        return passages[:-1] if is_own_turn else passages

    def _is_restated(self, event: Text, question: Text) -> bool:
        """Return whether a question says itself what an event says."""
        key, values = self.world.table().rules.restated.get(question.key, ("", ()))
        return event.key == key and all(event.values[value] == question.values[value] for value in values)

    def narrated(self, who: MemberActor, events: Sequence[Text]) -> list[str]:
        """Return events as sentences that contain every one of them."""
        sentences = narrate(events, self.world.bot.languages, self._reader(who))
        assert sum(sentence.event_count for sentence in sentences) == len(events), "no event is lost"
        return [sentence.words for sentence in sentences]


def _plain(line: str) -> str:
    """Return a line of small print without its marks."""
    return line.removeprefix("-# ").replace("**", "")


@asynccontextmanager
async def random_game(
    world: World, game: str, options: str, players: int, seed: int | str
) -> AsyncIterator[RandomGame]:
    """Begin a game of so many people, and record its events until the end of the block."""
    with recorded_events() as happened:
        play = RandomGame(world, happened, Random(seed), [world.anna, world.bert, world.clara][:players])
        await play.begin(game, options)
        yield play
