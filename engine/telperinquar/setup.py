"""Setting a duel up: options, decks, the roll for the first turn (section A)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self, cast

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from engine.kernel.dice import Dice
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import name
from engine.telperinquar import values
from engine.telperinquar.cards import DeckList
from engine.telperinquar.catalog import Catalog
from engine.telperinquar.double_class import united
from engine.telperinquar.game import Game
from engine.telperinquar.levels import ranks
from engine.telperinquar.library import check_deck
from engine.telperinquar.state import Card, Duel, Player
from engine.telperinquar.turn import begin_turn

HAND = 7  # T-018
GROUPED = 4  # T-230
TOURNAMENT_ROUNDS = 40  # T-248a
_YES = re.compile("true|1|yes|on|y|t", re.IGNORECASE)


class DuelOptions(BaseModel):
    """What can be chosen for a duel. Decks may be given as a list or one by one (``deck-0``, ``deck-1`` …)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    decks: tuple[str | DeckList | None, ...] = ()
    """By seat, a ready deck or a list; where none is given the ready decks are dealt out in order."""
    reactions: Literal["fair", "fast"] = "fair"
    """fair: being asked for a reaction says nothing about face-down cards; fast: only who can react is asked."""
    round_limit: int = Field(default=0, ge=0, le=999, json_schema_extra={"computers": 40})
    """From this round on heroes lose life points in every turn (T-248a); 0 is never."""
    teams: bool = False
    """Two against two (T-230): the seats in turn belong to the one group and to the other."""
    draft: bool = False
    """A booster draft comes first (T-260): the duel is played with the decks that it brings."""
    double_class: bool = False
    """Double-class heroes (T-261): decks with two hero cards may be played, and are what is dealt out."""
    tournament: bool = False
    """Sudden Victory Overtime: from when all heroes have level 10 they lose life points in every turn (T-245)."""
    first: int | None = Field(default=None, ge=0, le=3)
    """Who begins; otherwise dice decide (T-015)."""

    @model_validator(mode="before")
    @classmethod
    def _one_by_one(cls, data: Any) -> Any:
        if not isinstance(data, Mapping):
            return data
        options = dict(cast("Mapping[str, Any]", data))
        if _YES.fullmatch(str(options.get("tournament", ""))):
            options.setdefault("round_limit", TOURNAMENT_ROUNDS)
        if isinstance(options.get("decks"), str):
            options["decks"] = [deck.strip() for deck in options["decks"].split(",")]
        single = {seat: options.pop(f"deck-{seat}") for seat in range(4) if f"deck-{seat}" in options}
        if single:
            decks = [*options.get("decks", ()), None, None, None, None][:4]
            for seat, deck in single.items():
                decks[seat] = deck
            options["decks"] = decks
        return options

    @model_validator(mode="after")
    def _together(self) -> Self:
        """In a draft nobody has decks from elsewhere."""
        for other in ("decks", "double_class"):
            if self.draft and getattr(self, other):
                names = {"option": "draft", "other": other}
                raise PydanticCustomError("options_together", "{option} does not go with {other}", names)
        return self


def set_up(catalog: Catalog, options: DuelOptions, seats: int, dice: Dice) -> Duel:
    """The position before the first decision. Raises Refused for an unknown deck, a seat nobody has, and groups without
    four players."""
    decks = choose_decks(catalog, options, seats)
    duel = laid_out(options, seats)
    game = Game(duel, catalog)
    deal(game, decks, dice)
    begin(game, options.first, dice)
    return duel


def laid_out(options: DuelOptions, seats: int) -> Duel:
    """A duel before anything is dealt (T-001, T-015, T-024, T-245, T-248a). Raises Refused where the options do not
    fit the number
    of players."""
    if options.teams and seats != GROUPED:
        raise Refused(Refusal("refused-teams", {"needed": GROUPED, "seats": seats}, "T-230"))
    if options.first is not None and options.first >= seats:
        raise Refused(Refusal("refused-first", {"seats": seats}))
    duel = Duel([], {}, fair=options.reactions == "fair", round_limit=options.round_limit)
    duel.tournament = options.tournament
    duel.teams = options.teams
    return duel


def deal(game: Game, decks: Sequence[DeckList], dice: Dice) -> None:
    """Everybody lays out his hero and draws his hand from a shuffled pile (T-001, T-003, T-012, T-015, T-018)."""
    for seat, deck in enumerate(decks):
        player = add_player(game, seat, deck.hero, deck.second_hero)
        for rank, number in zip(ranks(game, player), (deck.levels, deck.second_levels), strict=False):
            player.pile += [rank.card] * (number - 1)  # T-013, T-262
        for card, number in deck.cards.items():
            player.pile += [card] * number
        dice.shuffle(player.pile)  # T-014
        game.draw(player, HAND)
        player.life = player.max_life  # T-019, T-020


def begin(game: Game, first: int | None, dice: Dice) -> None:
    """The first turn, of the seat ``first`` or the next one still in the game (T-015, T-016, T-029, T-249); dice decide
    where it is None."""
    seats = [player.seat for player in game.players if not player.out]
    duel = game.duel
    duel.first = roll_for_first(dice, seats) if first is None else next((s for s in seats if s >= first), seats[0])
    duel.turn = duel.first
    begin_turn(game)


def choose_decks(catalog: Catalog, options: DuelOptions, seats: int) -> list[DeckList]:
    """The decks by seat (T-001, T-004, T-011, T-261): as asked for, otherwise ready decks, as different as possible.
    Raises Refused for a deck that
    is not known or not legal."""
    chosen: list[DeckList | None] = []
    for seat in range(seats):
        asked = options.decks[seat] if seat < len(options.decks) else None
        deck = _legal(asked, catalog) if isinstance(asked, DeckList) else _ready(asked, catalog, options)
        refusal = None if deck is None else two_heroes(deck, options)
        if refusal is not None:
            raise Refused(refusal)
        chosen.append(deck)
    every = list(catalog.card_set.decks.values())
    ready = [deck for deck in every if bool(deck.second_hero) == options.double_class] or every
    unused = [deck for deck in ready if deck not in chosen]
    decks: list[DeckList] = []
    for deck in chosen:
        if deck is None:
            unused = unused or list(ready)
            deck = unused.pop(0)
        decks.append(deck)
    return decks


def _ready(asked: str | None, catalog: Catalog, options: DuelOptions) -> DeckList | None:
    ready = catalog.card_set.decks
    if asked is None:
        return None
    if asked not in ready:
        known = tuple(name(key) for key, deck in ready.items() if two_heroes(deck, options) is None)
        raise Refused(Refusal("refused-deck", {"deck": asked, "decks": known}))
    return ready[asked]


def _legal(deck: DeckList, catalog: Catalog) -> DeckList:
    for refusal in check_deck(deck, catalog.card_set):
        raise Refused(refusal)
    return deck


def two_heroes(deck: DeckList, options: DuelOptions) -> Refusal | None:
    """Why a deck with two hero cards has no place in a game without double-class heroes (T-001)."""
    return Refusal("refused-double-class", {}, "T-001") if deck.second_hero and not options.double_class else None


def add_player(game: Game, seat: int, hero: str, second_hero: str = "") -> Player:
    """A player with his hero and one level card in play; with both hero cards and a level card of each class where he
    has two (T-262). Two hero cards are one card in play, for they are one hero in one place (T-001, T-013, T-019,
    T-261, T-262a)."""
    card = Card(game.fresh_id(), united(hero, second_hero), seat)
    game.cards[card.id] = card
    player = Player(seat, card.id, second_level=1 if second_hero else 0)
    game.players.append(player)
    values.refresh(game, player)
    return player


def roll_for_first(dice: Dice, seats: Sequence[int]) -> int:
    """Everybody rolls, the highest begins, those who tie roll again (T-015, T-017)."""
    left = list(seats)
    while len(left) > 1:
        rolls = [dice.roll(20) for _ in left]
        best = max(rolls)
        left = [seat for seat, roll in zip(left, rolls, strict=True) if roll == best]
    return left[0]
