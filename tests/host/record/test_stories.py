"""Stories of players and characters consist of public events; replays may go turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.endings import Role
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from tests.games.pips.game import Pips, PipsTable
from tests.host.consent.test_undo import open_house, take_back
from tests.host.house import ANNA, BEN, House, refused

THREE = 3
"""Number of turns of the dice game that count as one."""


class Storied(Pips):
    """Pips in which the last roll is a player's character, with replays of three turns at a time."""

    def role(self, text: Text) -> Role | None:
        if text.key != "event-rolled":
            return None
        who = text.values["seat"]
        assert isinstance(who, Text)
        return Role(int(str(who.values["seat"])), f"card-{text.values['face']}")

    def turn_of(self, state: PipsTable) -> tuple[int, ...]:
        return (-(-state.left // THREE),)


class Silent(Storied):
    """The same game without public events in the turns that begin the second and third step."""

    def resolve(self, state: PipsTable, seat: int, move: Move, io: ResolveContext) -> Flow:
        if state.left in (7, 4):
            self._next(state)
        else:
            yield from super().resolve(state, seat, move, io)


async def play_by(house: House, rules: Any) -> None:
    await house.close()
    house.rules = rules
    await house.open()


async def test_a_players_story_is_all_public_events_about_them(house: House) -> None:
    table = await house.running()
    await house.play(table, ANNA, "draw")
    await house.play(table, BEN, "draw")
    await house.play(table, ANNA, "draw")
    story = await house.master.stories.story_of(table.id, "0")
    drawn = [text for text in story.lines if text.key == "event-drew"]
    assert drawn == [Text("event-drew", {"seat": seat_name(0)})] * 2
    assert not [text for text in story.lines if text.key == "event-your-card"], (
        "what one was story alone is nobody's story"
    )
    assert story.subject.name == seat_name(0)
    assert [subject.id for subject in await house.master.stories.people(table.id)] == ["0", "1"]


async def test_undone_moves_are_not_part_of_a_story(house: House) -> None:
    table = await open_house(house)
    before = (await house.master.stories.story_of(table.id, "0")).lines
    await house.play(table, ANNA, "sort")
    assert await take_back(house, table, ANNA)
    assert (await house.master.stories.story_of(table.id, "0")).lines == before
    await house.play(table, ANNA, "roll")
    rolled = (await house.master.stories.story_of(table.id, "0")).lines
    assert next(text.key for text in rolled[len(before) :]) == "event-rolled"


async def test_there_is_no_story_before_the_game_or_of_unknown_subjects(house: House) -> None:
    table = await house.running()
    assert await refused(house.master.stories.story_of(table.id, "7")) == "refused-no-story"
    assert await refused(house.master.stories.story_of(table.id, "")) == "refused-no-story"


async def test_a_characters_story_covers_the_time_in_which_a_player_had_it(house: House) -> None:
    await play_by(house, Storied())
    table = await house.running()
    await house.play(table, ANNA, "draw")
    await house.play(table, BEN, "draw")
    while not any(subject.item for subject in await house.master.stories.people(table.id)):
        await house.make(table, ANNA, Move("roll"))
        for seat in list(table.asks()):
            person = table.assignments[seat].person
            assert person is not None
            if table.asks()[seat].menu.question.key == "ask-block":
                await house.make(table, person, table.asks()[seat].menu.default)
    people = await house.master.stories.people(table.id)
    (character,) = [subject for subject in people if subject.item]
    assert (character.seat, character.name) == (0, name(character.item))
    story = await house.master.stories.story_of(table.id, character.id)
    assert story.lines[0].key == "event-rolled"
    everything = await house.master.stories.story_of(table.id, "0")
    assert next(text.key for text in everything.lines) == "event-drew"


@pytest.mark.parametrize(
    ("rules", "steps"), [(Pips(), [0, *[1] * 8]), (Storied(), [1, 3, 3, 1]), (Silent(), [1, 2, 2, 1])]
)
async def test_a_replay_goes_turn_by_turn_if_the_game_numbers_its_turns(
    house: House, rules: Any, steps: list[int]
) -> None:
    await play_by(house, rules)
    table = await house.running(turns=8)
    for turn in range(8):
        await house.play(table, (ANNA, BEN)[turn % 2], "draw")
    assert table.result() is not None
    first = await house.master.replays.show(table.id, 0)
    shown = [await house.master.replays.show(table.id, number) for number in range(first.steps)]
    drawn = [[text.key for text in step.events].count("event-drew") for step in shown]
    assert drawn == steps
