"""Long games of Talisman in a complete house: restarts in fights and Spells, late players, departures, undo, export."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games import game
from engine.kernel.menus import Menu, Move
from engine.record import read, verify
from engine.talisman.cards.library import library
from host.people import Person
from host.tables.status import Status
from host.tables.table import Table
from host.time.clocks import DAY
from tests.host.consent.test_undo import state, take_back
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House
from tests.host.reminding.test_time_away import pause, resume

PEOPLE = (ANNA, BEN, CARL, DORA)
LONGEST = 800
"""Maximum number of decisions until the expected situation."""


@pytest.fixture
async def adventure(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, game("talisman"), board_interval=3600.0, address=database).open()
    yield house
    await house.close()


async def begun(house: House, *people: Person, clock: str = "", **options: Any) -> Table:
    """Return a game of these people in which everybody keeps a character with Spells, if one was dealt."""
    table = await house.master.new(HERE, people[0], "talisman", {"characters": "choose", **options}, clock=clock)
    for person in people[1:]:
        await house.master.join(table.id, person)
    await house.master.begin(table.id, people[0])
    for _ in people:
        await decide(house, table)
    return table


async def decide(house: House, table: Table) -> None:
    """Give the default answer for the first awaited seat, or choose a character who begins with Spells."""
    asks = table.asks()
    seat = next(seat for seat, asked in asks.items() if not asked.menu.optional)
    menu = asks[seat].menu
    move = menu.default
    if move.name == "character":
        move = max(menu.moves, key=lambda move: library().characters[str(move.args[0])].spells)
    person = table.assignments[seat].person
    assert person is not None
    await house.make(table, person, move, asks[seat].id)


async def until(house: House, table: Table, holds: Callable[[Menu], bool]) -> int:
    """Play on until a seat gets a menu for which this holds; return the seat."""
    for _ in range(LONGEST):
        for seat, asked in table.asks().items():
            if not asked.menu.optional and holds(asked.menu):
                return seat
        await decide(house, table)
    raise AssertionError("it never comes to that")


async def turn_of(house: House, table: Table, people: set[int]) -> None:
    """Wait until one of these seats is asked, or the game is over."""
    while True:
        await house.until(lambda: people & set(table.asks()) or table.status is Status.OVER, seconds=60.0)
        async with table.lock:  # automatic steps come first
            if people & set(table.asks()) or table.status is Status.OVER:
                return


def asks_for(*questions: str) -> Callable[[Menu], bool]:
    return lambda menu: menu.question.key in questions


def asked(table: Table) -> dict[int, tuple[str, str]]:
    """Return the id and key of the question to each seat."""
    return {seat: (ask.id, ask.menu.question.key) for seat, ask in table.asks().items()}


def waited_for(table: Table) -> list[int]:
    """Return the seats that must decide, without those that only may, such as holders of a Spell."""
    return [seat for seat, ask in table.asks().items() if not ask.menu.optional]


async def fits(house: House, table: Table) -> bool:
    return (await house.master.archive.verify(table.id)).problem is None


async def test_a_restart_in_the_middle_of_a_fight_loses_nothing(adventure: House) -> None:
    table = await begun(adventure, ANNA, BEN)
    seat = await until(adventure, table, asks_for("ask-fight"))
    before, open_questions = state(table), asked(table)
    await adventure.again()
    table = await adventure.master.at(HERE)
    assert (state(table), asked(table)) == (before, open_questions)
    person = table.assignments[seat].person
    assert person is not None
    await adventure.make(table, person, Move("strike"), table.asks()[seat].id)
    assert table.playing().state.fight is None or table.asks()
    for _ in range(20):
        await decide(adventure, table)
    assert await fits(adventure, table)


async def test_a_restart_during_a_question_to_all_about_spells_keeps_the_passes(adventure: House) -> None:
    table = await begun(adventure, *PEOPLE, spells="polled")
    await until(adventure, table, lambda menu: menu.question.key == "ask-poll" and len(table.asks()) > 1)
    await decide(adventure, table)
    open_questions, before = asked(table), table.playing().save()
    await adventure.again()
    table = await adventure.master.at(HERE)
    assert (asked(table), table.playing().save()) == (open_questions, before)
    for _ in range(30):
        await decide(adventure, table)
    assert await fits(adventure, table)


async def test_a_restart_after_the_announcement_of_a_spell_still_asks_players_who_could_counter_it(
    adventure: House,
) -> None:
    table = await begun(adventure, *PEOPLE)
    for _ in range(LONGEST):
        if any(ask.menu.question.key == "ask-counter" for ask in table.asks().values()):
            break
        wants_to_be_asked = Move("order", ("counterspell", ("ask",)))
        asking = [adventurer.orders.get("counterspell") == "ask" for adventurer in table.playing().state.adventurers]
        orders = [(seat, wants_to_be_asked) for seat, ask in table.asks().items()
                  if not asking[seat] and ask.menu.allows(wants_to_be_asked)]  # fmt: skip
        casts = [(seat, move) for seat, ask in table.asks().items() for move in ask.menu.moves if move.name == "cast"]
        if orders or casts:
            seat, move = (orders or casts)[0]
            person = table.assignments[seat].person
            assert person is not None
            await adventure.make(table, person, move, table.asks()[seat].id)
        else:
            await decide(adventure, table)
    open_questions = asked(table)
    assert {question for _, question in open_questions.values()} == {"ask-counter"}
    await adventure.again()
    table = await adventure.master.at(HERE)
    assert asked(table) == open_questions
    while any(question == "ask-counter" for _, question in asked(table).values()):
        await decide(adventure, table)
    assert await fits(adventure, table)


async def test_a_late_player_is_skipped_in_a_fight_and_fights_on(adventure: House) -> None:
    table = await begun(adventure, ANNA, BEN, CARL, clock="1d")
    seat = await until(adventure, table, asks_for("ask-fight"))
    await adventure.pass_time(DAY + 1)
    await adventure.until(lambda: table.assignments[seat].time.overdue is not None)
    other = next(
        assignment.person for place, assignment in enumerate(table.assignments) if place != seat and assignment.person
    )
    assert await adventure.master.absence.skip(table, other, None) == seat
    skipped = [row for row in await adventure.store.journal.lines(table.id) if row.kind == "skip"]
    assert [(row.seat, row.move) for row in skipped] == [(seat, ["strike", []])]
    assert table.assignments[seat].person is not None, "nobody is sent away"
    for _ in range(10):
        await decide(adventure, table)
    assert await fits(adventure, table)


async def test_the_computer_fights_for_a_player_who_leaves_until_they_come_back(adventure: House) -> None:
    table = await begun(adventure, ANNA, BEN, CARL)
    seat = await until(adventure, table, asks_for("ask-fight"))
    person = table.assignments[seat].person
    assert person is not None
    await adventure.master.seats.leave(table, person)
    others = {other for other in range(3) if other != seat}
    await adventure.until(lambda: others & set(waited_for(table)) and seat not in waited_for(table), seconds=60.0)
    await adventure.again()
    table = await adventure.master.at(HERE)
    assert table.assignments[seat].person is None
    assert await adventure.master.seats.join(table, person)
    for _ in range(20):
        await decide(adventure, table)
    assert await fits(adventure, table)


async def test_a_paused_game_continues_in_the_same_position(adventure: House) -> None:
    table = await begun(adventure, ANNA, BEN, clock="1d")
    await until(adventure, table, asks_for("ask-fight", "ask-pick-up", "ask-visit"))
    open_questions = asked(table)
    await pause(adventure, table)
    await adventure.pass_time(9 * DAY)
    await adventure.again()
    table = await adventure.master.at(HERE)
    await resume(adventure, table)
    assert asked(table) == open_questions
    assert all(assignment.time.overdue is None for assignment in table.assignments)
    await decide(adventure, table)
    assert await fits(adventure, table)


def _leaves_a_choice_after_halting(menu: Menu) -> bool:
    """Return whether one can halt and still has a choice; otherwise the only move left, such as a roll, is made."""
    others = [move for move in menu.moves if move.name not in ("halt", "leave-point", "all-dice")]
    return Move("halt") in menu.moves and len(others) > 1


async def test_a_move_that_reveals_nothing_is_taken_back_freely(adventure: House) -> None:
    table = await begun(adventure, ANNA, BEN)
    seat = await until(adventure, table, _leaves_a_choice_after_halting)
    before, person = state(table), table.assignments[seat].person
    assert person is not None
    await adventure.make(table, person, Move("halt"), table.asks()[seat].id)
    assert table.playing().state.players[seat].halting
    assert await take_back(adventure, table, person)
    assert state(table) == before
    assert await fits(adventure, table)


async def test_a_game_with_computers_goes_to_its_end_and_is_played_again_from_its_file(adventure: House) -> None:
    table = await adventure.master.new(HERE, ANNA, "talisman", {"round_limit": 3, "spells": "polled"})
    await adventure.master.join(table.id, BEN)
    for _ in range(2):
        await adventure.master.add_computer(table.id, ANNA)
    await adventure.master.begin(table.id, ANNA)
    people = {0, 1}
    for number in range(LONGEST):
        await turn_of(adventure, table, people)
        if table.status is Status.OVER:
            break
        if number % 20 == 10:
            await adventure.again()
            table = await adventure.master.at(HERE)
            continue
        seat = min(people & set(table.asks()))
        menu, person = table.asks()[seat], table.assignments[seat].person
        assert person is not None
        await adventure.make(table, person, menu.menu.default, menu.id)
    assert table.status is Status.OVER
    result = table.result()
    assert result is not None
    record = read((await adventure.master.archive.export(table.id, CARL)).as_json())
    assert verify(record, table.rules).match.result() == result
    assert await fits(adventure, table)
    text = adventure.chat.thread_text()
    assert all(name in text for name in ("Anna", "Ben"))


async def test_a_replay_goes_from_turn_to_turn_even_if_turns_end_without_events(adventure: House) -> None:
    table = await begun(adventure, ANNA, BEN, round_limit=3)
    while table.status is not Status.OVER:
        await decide(adventure, table)
    first = await adventure.master.replays.show(table.id, 0)
    shown = [await adventure.master.replays.show(table.id, number) for number in range(first.steps)]
    turns = [[text.key for text in step.events].count("event-turn") for step in shown]
    assert len(turns) >= 6
    assert set(turns) <= {0, 1}
