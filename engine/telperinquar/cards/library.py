"""The cards, heroes and decks of the game, read once from ``data/telperinquar`` and from packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from pathlib import Path

from pydantic import Field

from engine.content.files import MOST_FAULTS, ContentError, Entry, Fault, by_id, read_all, read_parts
from engine.content.language_folders import LanguageFolders
from engine.kernel.menus import Refusal
from engine.kernel.text import Text, Value, name
from engine.telperinquar.cards.catalog import LEVEL, LEVEL_OF, CardCollection
from engine.telperinquar.cards.checks import card_faults
from engine.telperinquar.cards.models import Deck, DeckList, Hero, Slot, SupportCard
from engine.telperinquar.cards.vocabulary import Names, Strict, Words

DATA = Path(__file__).resolve().parents[3] / "data" / "telperinquar"
DECK_SIZE = 40  # T-011
COPIES = 4  # T-010
PARTS = ("cards", "heroes", "decks")
"""The lists in a pack that is a single file."""


class LevelCard(Strict):
    """The names of a hero's level cards: for any hero, or for one class of two."""

    id: str = Field(pattern="^level(-fighter|-rogue|-wizard|-cleric)?$")
    name: Names
    also: Sequence[Words] = ()
    """Other names that people write in their deck lists."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """All content to play with, by id: support cards, heroes and ready decks.

    Ids differ among all three.
    """

    cards: Mapping[str, SupportCard]
    heroes: Mapping[str, Hero]
    decks: Mapping[str, Deck]
    levels: Mapping[str, LevelCard]
    """The names of level cards."""
    draft_heroes: Mapping[str, Hero] = field(default_factory=dict[str, Hero])
    """The heroes of drafts, which are not allowed in other decks (T-249)."""
    booster: Sequence[Slot] = ()
    """The slots of a booster."""

    def names(self) -> dict[str, dict[str, str]]:
        """Return identifier -> language -> name of every card, hero and deck and of the level cards."""
        names: dict[str, dict[str, str]] = {}
        for items in (self.levels, self.cards, self.heroes, self.decks, self.draft_heroes):
            for identifier, item in items.items():
                names[identifier] = {**item.name}
        return names

    def flavours(self) -> dict[str, dict[str, str]]:
        """Return identifier -> language -> flavour text in italics, for cards that have one."""
        return {card.id: {**card.flavour} for card in self.cards.values() if card.flavour is not None}


@lru_cache(maxsize=1)
def card_set() -> CardSet:
    """Return the base set, read and checked once.

    Raises ContentError.
    """
    return load((DATA,))


def with_packs(folder: Path) -> CardSet:
    """Return the base set with every pack of a folder.

    A pack is a file: a list of cards, or lists of ``cards``, ``heroes`` and ``decks``; or it is a folder with
    ``heroes.yaml``, ``cards/*.yaml``, ``decks/*.yaml``, ``draft/heroes.yaml`` and ``<language>/names.yaml``, of which
    any may be absent.

    Raises ContentError naming every fault: file, card, field, and what is allowed there.
    """
    if not folder.is_dir():
        raise ContentError([Fault(folder.name, "", "", Text("fault-folder"))])
    inside = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    files = [path for path in inside if path.is_file() and path.suffix in (".yaml", ".yml")]
    return load((DATA, *(path for path in inside if path.is_dir())), files)


def load(folders: Iterable[Path], files: Iterable[Path] = ()) -> CardSet:
    """Read folders and files of packs as one set, without caching it.

    Raises ContentError.
    """
    faults: list[Fault] = []
    files = list(files)
    languages = LanguageFolders([_pack_file_name(file) for file in files])
    heroes: list[Entry] = []
    cards: list[Entry] = []
    decks: list[Entry] = []
    draft_heroes: list[Entry] = []
    slots: list[Entry] = []
    for folder in folders:
        if not folder.is_dir():
            faults.append(Fault(folder.name, "", "", Text("fault-folder")))
            continue
        heroes += read_all(folder, "heroes.yaml", faults)
        cards += read_all(folder, "cards/*.yaml", faults)
        decks += read_all(folder, "decks/*.yaml", faults)
        draft_heroes += read_all(folder, "draft/heroes.yaml", faults)
        slots += read_all(folder, "draft/booster.yaml", faults)
        languages.read(folder, faults)
    for file in files:
        written = read_parts(file, _pack_file_name(file), PARTS, faults)
        heroes += written["heroes"]
        cards += written["cards"]
        decks += written["decks"]
    levels = [Entry(DATA.name, identifier, {"id": identifier}) for identifier in (LEVEL, *LEVEL_OF.values())]
    parts = (levels, cards, heroes, decks, draft_heroes)
    levels, cards, heroes, decks, draft_heroes = (languages.into(part, faults) for part in parts)
    taken: dict[str, str] = {}
    cards_read = CardSet(
        levels=by_id(LevelCard, levels, taken, faults),
        cards=by_id(SupportCard, cards, taken, faults),
        heroes=by_id(Hero, heroes, taken, faults),
        decks=by_id(Deck, decks, taken, faults),
        draft_heroes=by_id(Hero, draft_heroes, taken, faults),
        booster=tuple(by_id(Slot, slots, {}, faults).values()),
    )
    places = {entry.id: entry.file for entry in (*levels, *cards, *heroes, *decks, *draft_heroes)}
    faults += _content_faults(cards_read, places)
    faults += islice(_name_faults(cards_read, places, languages), MOST_FAULTS)
    faults += languages.unknown(places, Text("fault-name-of-nothing"))
    if faults:
        raise ContentError(faults)
    return cards_read


def _pack_file_name(file: Path) -> str:
    """Return the name of a pack that is a single file, for faults."""
    return f"{file.parent.name}/{file.name}"


def _content_faults(card_set: CardSet, files: Mapping[str, str]) -> list[Fault]:
    """Return faults in items whose fields are each valid alone."""
    faults: list[Fault] = []
    for card in card_set.cards.values():
        faults += [Fault(files[card.id], card.id, field, what) for field, what in card_faults(card)]
    for deck in card_set.decks.values():
        for refusal in check_deck(deck, card_set):
            unknown = refusal.values.get("card", refusal.values.get("hero"))
            if not (isinstance(unknown, str) and unknown in files):  # the card's own fault is reported already
                faults.append(Fault(files[deck.id], deck.id, "", _with_ids(refusal.text)))
    return faults


def _name_faults(card_set: CardSet, files: Mapping[str, str], languages: LanguageFolders) -> Iterator[Fault]:
    """Yield names missing in a language of their pack, and names that two items share."""
    names: dict[tuple[str, str], str] = {}
    for card, flavours in card_set.flavours().items():
        for language in languages.spoken(files[card]):
            if not flavours.get(language, "").strip():
                yield Fault(files[card], card, f"flavour.{language}", Text("fault-missing"))
    for identifier, translations in card_set.names().items():
        file = files[identifier]
        for language in dict.fromkeys((*languages.spoken(file), *translations)):
            name_given = translations.get(language, "").strip()
            if not name_given:
                yield Fault(file, identifier, f"name.{language}", Text("fault-missing"))
            elif names.setdefault((language, name_given.casefold()), identifier) != identifier:
                other = names[language, name_given.casefold()]
                yield Fault(file, identifier, f"name.{language}", Text("fault-name-twice", {"card": other}))


def _with_ids(text: Text) -> Text:
    """Replace names by ids: the names of cards that cannot be loaded are unknown."""
    values: dict[str, Value] = {}
    for key, value in text.values.items():
        if isinstance(value, Text):
            values[key] = value.key.removeprefix("name-")
        elif isinstance(value, str | int):
            values[key] = value
        else:
            values[key] = ", ".join(part.key.removeprefix("name-") for part in value)
    return Text(text.key, values)


def deck_size(deck: DeckList) -> int:
    """Return the number of cards: heroes, level cards and support cards (T-012)."""
    second = 1 + deck.second_levels if deck.second_hero else 0
    return (1 if deck.hero else 0) + deck.levels + second + sum(deck.cards.values())


def check_deck(deck: DeckList, cards: CardCollection | None = None) -> list[Refusal]:
    """Return why a deck may not be played (T-004 .. T-012), empty if it may.

    ``cards`` is the base set if not given.
    """
    known: CardCollection = card_set() if cards is None else cards
    refusals = _check_heroes(deck, known)
    for identifier, number in deck.cards.items():
        if identifier not in known.cards:
            refusals.append(Refusal("refused-deck-card", {"card": identifier}, "T-009"))
        elif number > COPIES:
            values = {"card": name(identifier), "number": number, "allowed": COPIES}
            refusals.append(Refusal("refused-deck-copies", values, "T-010"))
        elif number < 1:
            refusals.append(Refusal("refused-deck-number", {"card": name(identifier)}, "T-010"))
    size = deck_size(deck)
    if size < DECK_SIZE:
        values = {"size": size, "least": DECK_SIZE, "missing": DECK_SIZE - size}
        refusals.append(Refusal("refused-deck-size", values, "T-011"))
    return refusals


def _check_heroes(deck: DeckList, known: CardCollection) -> list[Refusal]:
    """Return what is wrong with one or two hero cards and their level cards."""
    refusals: list[Refusal] = []
    if not deck.hero:
        refusals.append(Refusal("refused-deck-no-hero", {}, "T-004"))
    heroes = [hero for hero in (deck.hero, deck.second_hero) if hero]
    for hero in heroes:
        if hero not in known.heroes:
            allowed = tuple(name(identifier) for identifier in known.heroes)
            refusals.append(Refusal("refused-deck-hero", {"hero": hero, "allowed": allowed}, "T-004"))
    classes = [known.heroes[hero].hero_class for hero in heroes if hero in known.heroes]
    if len(classes) > 1 and classes[0] == classes[1]:
        values = {"first": name(deck.hero), "second": name(deck.second_hero)}
        refusals.append(Refusal("refused-deck-same-class", values, "T-261"))
    if not deck.second_hero:
        return refusals + ([Refusal("refused-deck-levels", {}, "T-005")] if deck.levels < 1 else [])
    for hero, levels in zip(heroes, (deck.levels, deck.second_levels), strict=False):
        if levels < 1:
            refusals.append(Refusal("refused-deck-levels-of", {"hero": name(hero)}, "T-262"))
    return refusals
