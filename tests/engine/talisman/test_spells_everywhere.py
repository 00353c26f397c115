"""Spells cast at every possible moment, in positions with many things that they can change."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.talisman.board import INNER, MIDDLE, OUTER, board
from engine.talisman.cards.library import library
from engine.talisman.play.values import may_have, most_objects, most_spells
from engine.talisman.state import Adventure, alive, kind
from tests.engine.talisman.adventures import box_cards, count_cards, limit_faults, new_match

RULES: Any = game("talisman")
MANY_EXAMPLES = settings(
    max_examples=int(os.environ.get("PROPERTY_EXAMPLES", "16")),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # another seed is no simpler example
    suppress_health_check=[HealthCheck.too_slow],
)
MOVES = 220
CAST_CHANCE = 0.7
"""The chance that a Spell is cast or an ability declared where that is possible."""
LEAVE_CHANCE = 0.01
"""The chance that a player leaves the game after a move."""
DECLARING_CHARACTERS = ("ghoul", "minstrel", "assassin", "wizard", "sorceress")
"""Characters that declare abilities before the dice are rolled."""
DECLARING_MOVES = ("call", "assassinate", "combat", "attack", "open")
"""Moves before a roll, which a Spell may invalidate."""
RANDOM_FACES = [1, 1, 2, 4]
"""Loaded faces for the Spell Random: often a toad, or a loss."""
OPTIONS = st.fixed_dictionaries(
    {"spells": st.sampled_from(["open", "polled"])},
    optional={"inherit": st.booleans(), "evade_unfriendly": st.booleans(), "toads_keep": st.booleans()},
)


def enchant(state: Adventure, random: Random) -> None:
    """Give all players Spells, Followers and Objects, gather them on one space, and lay out Enemies and a Hex."""
    spaces = [space for region in (OUTER, MIDDLE, INNER) for space in board().rings[region]]
    meeting = random.choice(spaces)
    for seat in alive(state):
        adventurer = state.adventurers[seat]
        if random.random() < 0.5 and not adventurer.back:
            adventurer.space, adventurer.enslaved, adventurer.passed = meeting, False, False
            adventurer.werewolf = adventurer.pitfiends = 0
        adventurer.enslaved = adventurer.enslaved or (adventurer.space == "temple" and random.random() < 0.5)
        adventurer.lives = min(adventurer.lives, random.randint(1, 4))
        adventurer.cast = 0
        if adventurer.toad is None:
            take_declaring_character(state, seat, random)
            equip(state, seat, random)
    state.spells_at_start = len(state.adventurers[state.turn].spells)
    for card in [card for card in state.adventure if library().enemy(card) is not None][:3]:
        state.adventure.remove(card)
        state.cards.setdefault(random.choice([meeting, *spaces]), []).append(card)
    if "hex.1" in state.spells:
        state.spells.remove("hex.1")
        hexed = random.choice(["warlocks-cave", "sentinel", "portal", meeting])
        state.hexes[hexed if board().region(hexed) != INNER else "portal"] = [state.turn, 3]


def take_declaring_character(state: Adventure, seat: Seat, random: Random) -> None:
    """Replace the character of a player without Objects by one that declares abilities."""
    adventurer = state.adventurers[seat]
    unused = [character for character in state.unused if character in DECLARING_CHARACTERS]
    if unused and adventurer.character not in DECLARING_CHARACTERS and not adventurer.objects:
        character = random.choice(unused)
        state.unused[state.unused.index(character)] = adventurer.character
        adventurer.character, adventurer.alignment = character, library().characters[character].alignment


def equip(state: Adventure, seat: Seat, random: Random) -> None:
    """Give a player some cards that they may own, also raised or charmed Enemies, and all Spells they may hold."""
    adventurer = state.adventurers[seat]
    for card in random.sample(state.adventure, min(12, len(state.adventure))):
        pile = pile_for(state, seat, card)
        if pile is not None:
            state.adventure.remove(card)
            pile.append(card)
    random.shuffle(state.spells)
    state.spells.sort(key=lambda spell: kind(spell) == "random")
    while state.spells and len(adventurer.spells) < most_spells(state, seat):
        adventurer.spells.append(state.spells.pop())


def pile_for(state: Adventure, seat: Seat, card: str) -> list[str] | None:
    """Return the pile of a player for a card; None if they may not own it."""
    adventurer, enemy = state.adventurers[seat], library().enemy(card)
    if not may_have(state, seat, card if enemy is None else "guide.1") or kind(card) == "hag":
        return None
    if enemy is not None:
        raised = adventurer.character == "ghoul" and enemy.kind != "spirit"
        return (
            adventurer.followers if raised or (adventurer.character == "minstrel" and enemy.kind == "animal") else None
        )
    if card in library().followers:
        return adventurer.followers
    carried = card in library().objects and not library().object(card).gold
    return adventurer.objects if carried and len(adventurer.objects) < most_objects(state, seat) else None


def choose_move(match: Match[Adventure], random: Random) -> tuple[Seat, Move] | None:
    """Return the next move, most often a Spell, also of a player who need not act."""
    menus, fight = match.menus(), match.state.fight
    if not menus:
        return None
    moves = [(seat, move) for seat, menu in menus.items() for move in menu.moves]
    declared = [(seat, move) for seat, move in moves if move.name in DECLARING_MOVES]
    casts = [(seat, move) for seat, move in moves if move.name == "cast"]
    fighters = [] if fight is None else [side.seat for side in fight.sides()]
    aimed = [(seat, move) for seat, move in casts if kind(move.args[0]) == "random" and move.args[1] in fighters]
    for options in (declared, aimed or casts):
        if options and random.random() < CAST_CHANCE:
            return random.choice(options)
    seat = random.choice([seat for seat, menu in menus.items() if not menu.optional] or list(menus))
    return seat, menus[seat].draw(random)


def render_all(match: Match[Adventure], random: Random) -> None:
    """Build the views, odds, labels and explanations of a position."""
    RULES.view(match.state, random.choice([None, *range(match.seats)]))
    RULES.odds_now(match.state)
    for seat, menu in match.menus().items():
        for move in random.sample(list(menu.moves), min(3, len(menu.moves))):
            RULES.label(match.state, seat, move, 0)
            RULES.explain(match.state, seat, move)
            RULES.chance(match.state, seat, move)


@pytest.mark.slow
@MANY_EXAMPLES
@example(seats=2, seed=2145, options={"spells": "polled"})  # a toad had called an Enemy
@example(seats=5, seed=2027, options={"spells": "open", "evade_unfriendly": True})  # the odds of a dead fighter
@given(seats=st.integers(2, 6), seed=st.integers(0, 1_000_000), options=OPTIONS)
def test_no_spell_breaks_a_declared_ability_or_a_limit(  # M-269, M-271, M-399a, MD-079, MD-124, MD-126
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    random, match = Random(seed), new_match(seats, seed, **options)
    for number in range(MOVES):
        while match.due:
            match.proceed()
        state = match.state
        if not match.in_motion:
            assert limit_faults(state) == [], (number, state.phase)
            assert count_cards(state) == box_cards(), (number, state.phase)
            if state.phase == "begin" and not state.choosing and not state.ending and random.random() < 0.3:
                enchant(state, random)
                match = Match(RULES, match.dice, state, seats=seats, stepwise=True)
        render_all(match, random)
        next_move = choose_move(match, random)
        if next_move is None:
            break
        seat, move = next_move
        if move.name == "cast" and kind(move.args[0]) == "random":
            match.dice.loaded = [random.choice(RANDOM_FACES)]
        match.play(seat, move)
        staying = [other for other in range(seats) if other not in match.left]
        if len(staying) > 2 and match.result() is None and random.random() < LEAVE_CHANCE:
            match.resign(random.choice(staying))
