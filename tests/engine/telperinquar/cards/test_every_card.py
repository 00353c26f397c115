"""Every card of the set can be played and used by some hero in some position without an error."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.cards.models import Hero, SupportCard
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel

CARDS = card_set().cards
HEROES = tuple(hero.hero_class for hero in card_set().heroes.values())
GEAR = ("weapon", "armour", "shield", "equipment")


def suits(hero: Hero, card: SupportCard) -> bool:
    """Return whether a hero of level 10 meets what a card requires."""
    row, needs = hero.levels[9], card.requires
    enough = row.strength >= needs.strength and row.reflex >= needs.reflex
    return enough and row.mind >= needs.mind and row.aura >= needs.aura and hero.hero_class in (card.classes or HEROES)


def position(card: SupportCard, mine: dict[str, Any], turn: str = "a") -> tuple[Match[Duel], int]:
    """Return a duel at level 10 with what seat a has, and the id of ``card`` in it (0: in the hand)."""
    hero = next(hero.id for hero in card_set().heroes.values() if suits(hero, card))
    row: list[Any] = ["shield-sister", {"kind": "grey-wolf", "exhausted": True, "lost": 2}, *mine.pop("row", [])]
    a = {"hero": hero, "level": 10, "actions": 20, "life": 30, "pile": ["grey-wolf"] * 5, "row": row, **mine}
    b: dict[str, Any] = {"level": 10, "actions": 20, "life": 30, "hand": ["grey-wolf", "whetstone"]}
    b["row"] = ["dusk-hawk", "grey-wolf", {"kind": "grey-wolf", "face_down": True}]
    b["equipment"] = ["soldiers-sword", "hunting-bow"]
    state, names, *_ = given({"turn": turn, "a": a, "b": b}, ["a", "b"], Dice(b""))
    number = names.get("the-card", 0)
    assert isinstance(number, int)
    return Match(game("telperinquar"), Dice(card.id.encode()), state, seats=2), number


def zone(card: SupportCard) -> dict[str, Any]:
    """Return where the card is when it is in play."""
    entry = {"the-card": card.id}
    if card.type in ("creature", "trap"):
        return {"row": [entry]}
    return {"equipment": [entry]} if card.type in (*GEAR, "artefact") else {"abilities": [entry]}


def finish(match: Match[Duel], random: Random) -> None:
    """Answer at random until the move in progress is over."""
    while match.in_motion:
        seat = next(iter(match.menus()))
        match.play(seat, random.choice(list(match.menus()[seat].moves)))


def owned(match: Match[Duel]) -> list[list[str]]:
    lists: list[list[str]] = []
    for player in match.state.players:
        in_play = [card.kind for card in match.state.cards.values() if card.seat == player.seat]
        keys = [key.partition(":")[0] for key in player.hand + player.pile + player.discard]
        lists.append(sorted(in_play + keys))
    return lists


def try_all(match: Match[Duel], moves: list[tuple[int, Move]]) -> None:
    """Make each of the moves in a copy of its own and finish it with random answers."""
    before, saved = owned(match), match.save()
    for number, (seat, move) in enumerate(moves):
        for seed in range(3):
            copy = Match.load(match.rules, b"%d %d" % (number, seed), saved)
            copy.play(seat, move)
            finish(copy, Random(seed))
            assert owned(copy) == before


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_it_can_be_played(card: SupportCard) -> None:
    match, _ = position(card, {"hand": [card.id]})
    name = "equip" if card.type in GEAR else "play"
    moves = [(0, move) for move in match.menus()[0].moves if move.name == name and move.args[0] == card.id]
    assert moves
    try_all(match, moves)


@pytest.mark.parametrize("card", [c for c in CARDS.values() if c.attack], ids=lambda card: card.id)
def test_it_can_attack(card: SupportCard) -> None:
    match, number = position(card, zone(card))
    attacks = [(0, move) for move in match.menus()[0].moves if move.name == "attack" and move.args[0] == number]
    assert attacks
    try_all(match, attacks)


ABILITIES = [(c, n) for c in CARDS.values() if c.type != "trap" for n in range(1, len(c.abilities) + 1)]


@pytest.mark.parametrize(("card", "ability"), ABILITIES, ids=lambda value: getattr(value, "id", str(value)))
def test_it_can_be_used(card: SupportCard, ability: int) -> None:
    spec = card.abilities[ability - 1]
    if spec.reaction:
        assert reactions(card, ability), "never a legal reaction"
        return
    match, number = position(card, zone(card))
    uses = [(0, m) for m in match.menus()[0].moves if m.name == "use" and m.args[:2] == (number, ability)]
    assert uses
    try_all(match, uses)


def reactions(card: SupportCard, ability: int) -> int:
    """Return how often the ability could answer attacks of the other player; try each such answer."""
    match, number = position(card, zone(card), turn="b")
    count = 0
    for move in match.menus()[1].moves:
        if move.name != "attack":
            continue
        attacked = Match.load(match.rules, b"", match.save())
        attacked.play(1, move)
        menu = attacked.menus().get(0)
        answers = [] if menu is None else [m for m in menu.moves if m.name == "use" and m.args[:2] == (number, ability)]
        count += len(answers)
        for answer in answers:
            copy = Match.load(match.rules, b"", attacked.save())
            copy.play(0, answer)
            finish(copy, Random(number))
            assert owned(copy) == owned(match)
    return count


@pytest.mark.parametrize("card", [c for c in CARDS.values() if c.type == "trap"], ids=lambda card: card.id)
def test_it_can_be_sprung(card: SupportCard) -> None:
    match, number = position(card, zone(card), turn="b")
    sprung = 0
    for move in match.menus()[1].moves:
        copy = Match.load(match.rules, b"", match.save())
        copy.play(1, move)
        reveal = Move("reveal", (number,))
        if 0 in copy.menus() and reveal in copy.menus()[0].moves:
            sprung += 1
            copy.play(0, reveal)
            assert card.id in copy.state.players[0].discard or copy.in_motion
            finish(copy, Random(sprung))
            assert card.id in copy.state.players[0].discard
    assert sprung
