"""All data that can be stored about a person, created by playing, and a dump of the database to search."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import MetaData, create_engine, select

from engine.kernel.text import Text
from host.people import Person, Place
from host.servers.server_settings import Rights
from host.tables.seat_assignment import ChosenDeck, LostAnswer, ReactionPreferences
from host.tables.table import Table
from host.time.reminder_preferences import ReminderWay
from store import daily_puzzles, seats
from store.encoding import encoded
from store.journal import unpacked
from tests.host.house import BEN, CARL, DORA, House
from tests.host.servers.test_servers import everywhere

ANNA = Person(7_000_000_001, "Anna", "en-GB")
NAMESAKE = Person(7_000_000_002, "Anna", "de")
MODERATOR = everywhere(Rights(moderator=True))
Key = tuple[str, tuple[Any, ...]]
Rows = dict[Key, dict[str, Any]]


def dump(house: House) -> Rows:
    """Return all rows of the database by table and primary key, with journal lines decompressed."""
    rows: Rows = {}
    engine = create_engine(house.url)
    with engine.connect() as connection:
        schema = MetaData()
        schema.reflect(connection)
        for table in schema.tables.values():
            for row in connection.execute(select(table)).mappings():
                keys = [column.name for column in table.primary_key] or row.keys()
                rows[table.name, tuple(row[key] for key in keys)] = dict(row)
    engine.dispose()
    for table, key in [key for key in rows if key[0] == "archives"]:
        for line in unpacked(rows.pop((table, key))["lines"]):
            stored = {name: encoded(getattr(line, name)) for name in ("move", "events", "rolls")}
            rows["journal", (*key, line.seq)] = {"table_id": key[0], **line._asdict(), **stored}
    return rows


def leaves(value: Any) -> Iterator[Any]:
    """Yield all numbers and strings inside JSON data, however deeply nested."""
    if isinstance(value, dict):
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from leaves(part)
    elif isinstance(value, str) and value[:1] in "[{":
        try:
            yield from leaves(json.loads(value))
        except ValueError:
            yield value
    elif value is not None:
        yield value


async def everything_about(house: House, person: Person, first: int, other: Person) -> None:
    """Create all data that can be stored about a person, at tables in channels from ``first`` on, with ``other``."""
    master = house.master
    await master.deck_library.keep(person, "telperinquar", f"Wolves of {person.id}", "4 Grey Wolf")
    await master.puzzles.answer(person.id, "imperator", f"a-1-{person.id}", solved=True)
    await house.store.write(daily_puzzles.answered(7, 20_000, person.id, True, 5.0))
    await master.reminders.choose(person, ReminderWay.MENTION, None)
    # finished and rated
    table = await house.running(Place(7, first), person, BEN)
    await house.decide_enough(table)
    await master.resign(table.id, BEN)
    # offered to somebody, who took it
    table = await house.running(Place(7, first + 1), person, BEN, CARL)
    await put_deck(house, table, person)
    await master.seats.offer(table, person, DORA)
    await master.seats.join(table, DORA)
    # left to the computer, come back to, left again
    table = await house.running(Place(7, first + 2), person, BEN, CARL)
    await set_reactions(house, table, person)
    for _ in range(2):
        await master.seats.leave(table, person)
        await master.seats.join(table, person)
    await master.seats.leave(table, person)
    # offered by somebody else, and looked after
    table = await house.running(Place(7, first + 3), BEN, CARL)
    await master.seats.offer(table, CARL, person)
    await master.moderation.pause(7, MODERATOR, table.id, person)
    await master.moderation.resume(7, MODERATOR, table.id, person)
    # asked to be let in: declined once, and waiting for an answer
    table = await house.running(Place(7, first + 4), BEN, CARL)
    await master.seats.leave(table, BEN)
    await master.seats.join(table, person)
    assert table.proposal is not None
    await master.decline(table.id, CARL, table.proposal.number)
    table = await house.running(Place(7, first + 5), BEN, CARL, DORA)
    await master.seats.leave(table, BEN)
    await master.seats.join(table, person)
    # stopped from outside
    table = await house.running(Place(7, first + 6), BEN, CARL)
    await master.moderation.stop(7, MODERATOR, table.id, person)
    # removed from a table, and removing somebody from it
    table = await house.running(Place(7, first + 9), person, BEN, CARL)
    await master.moderation.remove(7, MODERATOR, table.id, person, CARL.id)
    await master.moderation.remove(7, MODERATOR, table.id, DORA, person.id)
    # a seat that was taken from somebody else, with all that belongs to a seat; then given up
    table = await house.running(Place(7, first + 7), other, BEN)
    await put_deck(house, table, other)
    await master.seats.offer(table, other, person)
    await master.seats.join(table, person)
    await set_reactions(house, table, person)
    await show_hand(house, table, person)
    await master.resign(table.id, person)
    # a table of their own, with their own deck, given up
    table = await house.running(Place(7, first + 8), person, BEN)
    await put_deck(house, table, person)
    await show_hand(house, table, person)
    await master.resign(table.id, person)
    await lose_answer(house, table, person)


async def put_deck(house: House, table: Table, person: Person) -> None:
    """Put a deck on a person's seat, as in a game with decks."""
    seat = table.find_seat(person.id)
    assert seat is not None
    deck = ChosenDeck(Text("deck-title", {"name": f"Deck of {person.id}"}), {"hero": f"hero-of-{person.id}"})
    await house.store.write(seats.deck(table.id, seat, deck.as_data()))
    table.assignments[seat].deck = deck


async def show_hand(house: House, table: Table, person: Person) -> None:
    """Record a hand sent to a person in a private message."""
    seat = table.find_seat(person.id)
    assert seat is not None
    await quiet(house)
    table.assignments[seat].hand_message, table.assignments[seat].hand_sent = person.id + 10_000, 1234.5
    table.assignments[seat].hand_closed = True
    sent = seats.hand_sent(table.id, seat, hand_message=person.id + 10_000, hand_sent=1234.5)
    await house.store.write(sent, seats.hand_closed(table.id, seat, True))


async def lose_answer(house: House, table: Table, person: Person) -> None:
    """Record an answer that did not reach a person, and that they looked at the table."""
    seat = table.find_seat(person.id)
    assert seat is not None
    await quiet(house)
    lost = table.assignments[seat].lost_answer = LostAnswer(5, "play", ["draw"], f"Drawn by {person.id}.")
    await house.store.write(seats.lost_answer(table.id, seat, lost), seats.seen(table.id, person.id, 5678.5))


async def set_reactions(house: House, table: Table, person: Person) -> None:
    """Set a person's reaction preferences, as in a game with reactions."""
    seat = table.find_seat(person.id)
    assert seat is not None
    table.assignments[seat].reaction_preferences = ReactionPreferences(person.id, (f"choice-of-{person.id}",))
    await house.store.write(
        seats.reaction_preferences(table.id, seat, table.assignments[seat].reaction_preferences.as_data())
    )


async def quiet(house: House) -> None:
    """Wait until everything is shown."""
    await house.until(lambda: house.master._publisher.tables() == 0)


def lost(before: Rows, after: Rows) -> dict[Key, dict[str, tuple[Any, Any]]]:
    """Return the changed cells with their old and new values; a deleted row has lost all of them."""
    changed: dict[Key, dict[str, tuple[Any, Any]]] = {}
    for key, row in before.items():
        now = after.get(key, {})
        cells = {name: (old, now.get(name)) for name, old in row.items() if now.get(name) != old}
        if cells:
            changed[key] = cells
    return changed
