"""Positions of Talisman from the ``given:`` of a scenario (the format: tests/scenarios/talisman/README.md).

A scenario gives fields of the state itself, with the defaults and short forms that the README lists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, cast

from pydantic import TypeAdapter, ValidationError

from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given
from engine.talisman.board import CROWN, board
from engine.talisman.cards.library import is_talisman_card, library
from engine.talisman.cards.models import PlaceData
from engine.talisman.play.spells.orders import ASK, DEFAULT_ORDERS
from engine.talisman.state import Adventure, Adventurer, Visit, alive, kind

CHARACTERS: Final = ("elf", "dwarf", "thief", "troll", "warrior", "wizard")
"""The characters of seats for which a scenario names none."""
BELONGINGS: Final = ("objects", "followers", "trophies", "spells")
PILES: Final = ("deck", "discard", "spells", "spell_discard", "stock", "talismans", "left")
TOP_FIRST: Final = ("adventure", "spells", "unused")
"""Piles whose next card comes first in a scenario, and last in the state."""
SHORT: Final[Mapping[str, str]] = {"deck": "adventure", "discard": "adventure_discard"}
SEAT_FIELDS: Final = ("turn", "first", "blizzard", "destroyer", "hexes", "winners")
"""Fields that hold seats, which a scenario gives by name."""
FIRST_STEPS: Final = ("begin", "next")
"""Steps that come before anybody has landed in this turn."""

_ADVENTURER: Final = TypeAdapter(Adventurer)
_ADVENTURE: Final = TypeAdapter(Adventure)


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build the position of a scenario. Raises ValueError naming the wrong key or card."""
    own = {SHORT.get(key, key): value for key, value in data.items() if key not in seats}
    people = [cast("Mapping[str, Any]", data.get(seat) or {}) for seat in seats]
    _check_keys(own, Adventure, "given")
    for seat, person in zip(seats, people, strict=True):
        _check_keys(person, Adventurer, f"given, {seat}")
    cards = _Cards(_named(data, seats))
    own = {key: _seat_numbers(value, seats) if key in SEAT_FIELDS else value for key, value in own.items()}
    for key in (SHORT.get(pile, pile) for pile in PILES):
        if isinstance(own.get(key), list):
            own[key] = [cards.card(card) for card in own[key]]
    for key in TOP_FIRST:
        own[key] = list(reversed(own.get(key, [])))
    own["cards"] = {
        _space(space): [cards.card(card) for card in lying] for space, lying in own.get("cards", {}).items()
    }
    given_points = own.get("points", {})
    own["points"] = _points(own["cards"])
    lying = {kind(card): card for card in own["points"]}
    own["points"] |= {lying.get(place, place): count for place, count in given_points.items()}
    for space in (*own.get("gold", {}), *own.get("hexes", {})):
        _space(space)
    own["adventurers"] = _adventurers(people, seats, cards)
    state = _read(_ADVENTURE, {"options": {}, **own}, "given")
    _complete(state, own, cards)
    return Given(state, {seat: number for number, seat in enumerate(seats)})


def find(state: Adventure, seat: Seat, what: str) -> Argument | None:
    """Return the card of a kind that a player has, or else one that lies on their space."""
    adventurer = state.adventurers[seat]
    own = [card for pile in BELONGINGS for card in cast("list[str]", getattr(adventurer, pile))]
    return next((card for card in (*own, *state.cards.get(adventurer.space, ())) if kind(card) == what), None)


# ---- cards


class _Cards:
    """Copies of cards for the kinds that a scenario names: the first ones that it does not use elsewhere."""

    def __init__(self, named: Sequence[str]) -> None:
        self.taken = {card: None for card in named if "." in card}

    def card(self, word: str) -> str:
        """Return a card for its kind or its full name. Raises ValueError if there is none, or no copy is left."""
        copies = _copies(kind(word))
        if "." in word:
            if word not in copies:
                raise ValueError(f"given: {word!r} is no card; known: {', '.join(copies)}")
            return word
        for card in copies:
            if card not in self.taken:
                self.taken[card] = None
                return card
        raise ValueError(f"given: no copy of {word!r} is left; there are {', '.join(copies)}")

    def others(self, cards: Sequence[str]) -> list[str]:
        """Return the cards that the scenario does not use anywhere else."""
        return [card for card in cards if card not in self.taken]


def _copies(word: str) -> list[str]:
    """Return all cards of a kind, those of the Adventure deck first."""
    known = library()
    everything = (known.adventure_deck, known.purchase_deck, known.talisman_cards, known.spell_deck)
    copies = [card for deck in everything for card in deck() if kind(card) == word]
    if not copies:
        raise ValueError(f"given: {word!r} is no card")
    return copies


def _named(value: Any, seats: Sequence[str]) -> list[str]:
    """Return every word of a scenario, among them the copies that it names itself."""
    if isinstance(value, str):
        return [value]
    entries: list[Any] = []
    if isinstance(value, Mapping):
        entries = [*cast("Mapping[str, Any]", value).keys(), *cast("Mapping[str, Any]", value).values()]
    elif isinstance(value, list):
        entries = cast("list[Any]", value)
    return [word for entry in entries for word in _named(entry, seats)]


def _points(cards: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """Return the points on Places by default: all that are on them when they are revealed (MD-095)."""
    points: dict[str, int] = {}
    for card in (card for lying in cards.values() for card in lying):
        data = library().cards.get(kind(card))
        if isinstance(data, PlaceData) and data.points:
            points[card] = max(data.points.values())
    return points


# ---- players


def _adventurers(people: Sequence[Mapping[str, Any]], seats: Sequence[str], cards: _Cards) -> list[Adventurer]:
    named = [str(person["character"]) for person in people if "character" in person]
    usual = [character if character not in named else "" for character in CHARACTERS]
    free = [character for character in usual if character]
    adventurers: list[Adventurer] = []
    for number, (seat, person) in enumerate(zip(seats, people, strict=True)):
        own = person["character"] if "character" in person else usual[number] or free[-1]
        if own in free:
            free.remove(own)
        adventurers.append(_adventurer({"character": own, **person}, seat, cards))
    return adventurers


def _adventurer(person: Mapping[str, Any], seat: str, cards: _Cards) -> Adventurer:
    """Return a player with the printed values of the character as defaults.

    Defaults differ in two ways: there is no fate, so that rolls cause no question, and all standing orders are ``ask``,
    so that Spells can be answered.
    """
    if not person["character"]:
        return _read(_ADVENTURER, person, f"given, {seat}")
    data = library().characters.get(str(person["character"]))
    if data is None:
        raise ValueError(f"given, {seat}: {person['character']!r} is no character")
    defaults: dict[str, Any] = {"space": data.start, "alignment": data.alignment, "lives": data.lives}
    defaults["orders"] = dict.fromkeys(DEFAULT_ORDERS, ASK)
    values = {**defaults, **person}
    _space(values["space"])
    for pile in BELONGINGS:
        values[pile] = [cards.card(card) for card in values.get(pile, [])]
    if isinstance(values.get("toad"), int):
        values["toad"] = {"turns": values["toad"]}
    return _read(_ADVENTURER, values, f"given, {seat}")


def _complete(state: Adventure, data: Mapping[str, Any], cards: _Cards) -> None:
    """Set fields that the scenario does not give to what follows from the others."""
    known = library()
    defaults: dict[str, Callable[[], Any]] = {
        "stock": lambda: cards.others(known.purchase_deck()),
        "talismans": lambda: cards.others(known.talisman_cards()),
        "crowned": lambda: any(board().region(state.adventurers[seat].space) == CROWN for seat in alive(state)),
        "spells_at_start": lambda: len(state.adventurers[state.turn].spells),
        "agenda": lambda: [] if "phase" in data or "roll" in data else ["begin"],
    }
    for key, value in defaults.items():
        if key not in data:
            setattr(state, key, value())
    if not data.get("unused"):
        people = [adventurer.character for adventurer in state.adventurers]
        state.unused = [name for name in reversed(list(known.characters)) if name not in (*people, *state.dead)]
    for card in state.talismans:
        if not is_talisman_card(card):
            raise ValueError(f"given, talismans: {card!r} is none of the cards beside the board")
    begins = state.phase == "begin" and (not state.agenda or state.agenda[0] in FIRST_STEPS) and "roll" not in data
    if not begins and "phase" not in data:
        state.phase = "move"
    if not begins and "roll" not in data and "visit" not in data and state.adventurers[state.turn].character:
        state.visit = Visit(state.adventurers[state.turn].space)


# ---- reading


def _check_keys(data: Mapping[str, Any], model: type, where: str) -> None:
    names = [field.name for field in fields(model)]
    short = {long: word for word, long in SHORT.items()}
    for key in data:
        if key not in names:
            known = ", ".join(short.get(name, name) if model is Adventure else name for name in names)
            raise ValueError(f"{where}: unknown key {key!r}; known: {known}")


def _read(adapter: TypeAdapter[Any], data: Mapping[str, Any], where: str) -> Any:
    try:
        return adapter.validate_python(data)
    except ValidationError as error:
        first = error.errors()[0]
        place = ", ".join([where, *(str(part) for part in first["loc"])])
        raise ValueError(f"{place}: {first['msg']}") from error


def _seat_numbers(value: Any, seats: Sequence[str]) -> Any:
    """Return the same value with numbers of seats instead of their names."""
    if isinstance(value, str):
        if value not in seats:
            raise ValueError(f"given: {value!r} is no seat; known: {', '.join(seats)}")
        return seats.index(value)
    if isinstance(value, Mapping):
        return {key: _seat_numbers(entry, seats) for key, entry in cast("Mapping[str, Any]", value).items()}
    if isinstance(value, list):
        return [_seat_numbers(entry, seats) for entry in cast("list[Any]", value)]
    return value


def _space(space: str) -> str:
    if space not in board().spaces:
        raise ValueError(f"given: {space!r} is no space; known: {', '.join(board().spaces)}")
    return space
