"""Games of Talisman for tests, and checks of their limits and cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine.games import game
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu
from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.play.supplies import SUPPLY
from engine.talisman.play.values import character_card, may_have, most_objects, most_spells
from engine.talisman.state import ALIGNMENTS, TOADS, Adventure, alive, kind


def new_match(seats: int, seed: int, **options: Any) -> Match[Adventure]:
    """Return a new match that rests before each automatic step."""
    return Match.new(game("talisman"), f"adventure {seed}".encode(), seats, options, stepwise=True)


def next_question(match: Match[Adventure]) -> tuple[Seat, Menu] | None:
    """Carry out all due steps, and return the next seat to answer with its menu; None at the end."""
    while match.due:
        match.proceed()
    menus = match.menus()
    waiting = [seat for seat in menus if not menus[seat].optional] or list(menus)
    return (waiting[0], menus[waiting[0]]) if waiting else None


def let_computer_answer(match: Match[Adventure], seat: Seat, menu: Menu, random: Random) -> None:
    """Let the simple computer player answer."""
    state = match.determinize(seat, random)
    match.play(seat, match.rules.choose(state, seat, menu, random, SIMPLE))


def limit_faults(state: Adventure) -> list[str]:
    """Return all violations of the limits of supply and possession.

    Rules M-206, M-222, M-254, M-255a, M-402, MD-093.
    """
    faults: list[str] = []
    seats = alive(state)
    for what, most in SUPPLY.items():
        held = sum(getattr(state.adventurers[seat], what) for seat in seats)
        if what in ("strength", "craft"):
            held += sum(getattr(toad, what) for seat in seats if (toad := state.adventurers[seat].toad) is not None)
        if what == "gold":
            held += sum(state.gold.values())
        word = "life" if what == "lives" else what
        held += sum(count for card, count in state.points.items() if word in library().cards[kind(card)].points)  # type: ignore[attr-defined]
        if held > most:
            faults.append(f"{held} {what} of {most}")
    toads = sum(state.adventurers[seat].toad is not None for seat in seats)
    turned = sum(state.adventurers[seat].alignment != character_card(state, seat).alignment for seat in seats)
    if toads > TOADS or turned > ALIGNMENTS:
        faults.append(f"{toads} toads, {turned} alignment cards")
    return faults + [fault for seat in seats for fault in _burdens(state, seat)]


def _burdens(state: Adventure, seat: Seat) -> list[str]:
    adventurer, faults = state.adventurers[seat], list[str]()
    if len(adventurer.objects) > most_objects(state, seat):
        faults.append(f"{seat}: {adventurer.objects}")
    if adventurer.toad is not None:
        keeps = state.options.toads_keep or (not adventurer.objects and not adventurer.followers)
        return faults if keeps else [f"{seat}: a toad with {adventurer.objects} {adventurer.followers}"]
    if len(adventurer.spells) > most_spells(state, seat):
        faults.append(f"{seat}: {adventurer.spells}")
    faults += [f"{seat}: {card}" for card in adventurer.objects if not may_have(state, seat, card)]
    if any(kind(card) == "hag" for card in adventurer.followers) and len(adventurer.followers) > 1:
        faults.append(f"{seat}: {adventurer.followers}")
    if min(adventurer.strength, adventurer.craft, adventurer.fate, adventurer.gold) < 0 or adventurer.lives < 1:
        faults.append(f"{seat}: less than nothing")
    return faults


def count_cards(state: Adventure) -> Counter[str]:
    """Count each card in the state; each must be there once."""
    cards = [*state.adventure, *state.adventure_discard, *state.spells, *state.spell_discard, *state.stock]
    cards += state.talismans
    cards += [card for lying in state.cards.values() for card in lying]
    for adventurer in state.adventurers:
        cards += [*adventurer.objects, *adventurer.followers, *adventurer.trophies, *adventurer.spells]
    cards += ["hex.1"] * len(state.hexes) + ["blizzard.1"] * (state.blizzard is not None)
    return Counter(cards)


def box_cards() -> Counter[str]:
    """Count each card of the box."""
    cards = library()
    return Counter([*cards.adventure_deck(), *cards.spell_deck(), *cards.purchase_deck(), *cards.talisman_cards()])
