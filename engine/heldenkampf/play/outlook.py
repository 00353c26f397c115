"""The outlook of a fight to the death, and when stopping may be better than rolling on (H-031, H-040)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.strength import after_strike, strike_sums
from engine.heldenkampf.state import Fight, Fighter, HeldenkampfState, life, opponent

SPREAD = tuple((difference, (6 - abs(difference)) / 36) for difference in range(-5, 6))
"""The differences of two dice, each with its probability."""
TRAP_LIFE = 2
"""The life points that a sprung trap leaves (H-057)."""
HOPELESS = -0.55
"""The outlook (-1 lost, 1 won) below which breaking off is better than rolling on."""
MOST_DANGER = 3
"""The greatest danger."""


@lru_cache(maxsize=200_000)
def outcome(mine: int, theirs: int, striker: int, struck: int) -> float:
    """Return the chance to win minus the chance to lose of the side that strikes now, if both sides roll on.

    ``mine`` and ``theirs`` are the leads before the dice in this side's and in the other side's strikes; ``striker``
    and ``struck`` are life points.
    """
    return sum(
        chance * after_difference(mine, theirs, striker, struck, mine + difference) for difference, chance in SPREAD
    )


def after_difference(mine: int, theirs: int, striker: int, struck: int, difference: int) -> float:
    """Return :func:`outcome` for the side that strikes now, once the difference of its strike is known."""
    striker_life, struck_life = after_strike(difference, striker, struck)
    if striker_life and struck_life:
        return -outcome(theirs, mine, struck_life, striker_life)
    return float(bool(striker_life)) - float(bool(struck_life))


@lru_cache(maxsize=20_000)
def trap_outcome(mine: int, theirs: int, striker: int, struck: int, striking: bool) -> float:
    """Return the chance to win minus the chance to lose of a side that tries the trap in this strike (H-057 .. H-060a).

    The arguments are those of :func:`outcome`; ``striking`` says whether this side strikes.
    """
    total = 0.0
    for first, second, other in product(range(1, 7), repeat=3):
        if first + second == 12:
            lives = (striker, min(struck, TRAP_LIFE)) if striking else (min(striker, TRAP_LIFE), struck)
            value = -outcome(theirs, mine, lives[1], lives[0])
        else:
            die = min(first, second)
            value = after_difference(mine, theirs, striker, struck, mine + (die - other if striking else other - die))
        total += value if striking else -value
    return total / 216


def prospects(state: HeldenkampfState, fight: Fight) -> tuple[float, float]:
    """Return by seat the chance to win minus the chance to lose if both sides roll on."""
    prospect = outcome(*_leads_and_lives(state, fight))
    return (prospect, -prospect) if fight.striking == 0 else (-prospect, prospect)


def danger(state: HeldenkampfState, fight: Fight, fighter: Fighter, may_trap: bool) -> int:
    """Return how great the danger is in which a side rolls on.

    0 if none, 2 if the next roll may kill a hero who can leave alone, 3 if that fight is nearly lost, too.
    """
    if not may_gain_by_stopping(state, fight, fighter, may_trap):
        return 0
    if not (leaves_alone(fight, fighter) and may_fall(state, fight, fighter)):
        return 1
    return MOST_DANGER if prospects(state, fight)[fighter.seat] < HOPELESS else 2


def may_gain_by_stopping(state: HeldenkampfState, fight: Fight, fighter: Fighter, may_trap: bool) -> bool:
    """Return whether a side that rolls on may do better by stopping, as far as the other side knows.

    Its hero may fall in this strike, and could break off, alone or with the consent of another hero; or it is more
    likely to lose than to win, and could break off alone, eat or try the trap instead. Taking a 2 is no reason, since
    it never improves the chance to win by more than 3 %.
    """
    if card(fighter.card).kind != "hero":
        return False
    striker = fight.fighter_of(fight.striking)
    striking = fighter is striker
    if fight.strikes and may_fall(state, fight, fighter):
        return True
    leaves = leaves_alone(fight, fighter)
    foods = food_values(state, fighter) if striking and state.wounds.get(fighter.card, 0) else []
    if not (leaves or may_trap or foods):
        return False
    mine, theirs, *lives = _leads_and_lives(state, fight)
    prospect = outcome(mine, theirs, *lives) if striking else -outcome(mine, theirs, *lives)
    if prospect >= 0:
        return False
    if leaves or (may_trap and trap_outcome(mine, theirs, *lives, striking) > prospect):
        return True
    healed = (min(card(fighter.card).life, lives[0] + points) for points in foods)
    return any(-outcome(theirs, mine, lives[1], own) > prospect for own in healed)  # H-062


def leaves_alone(fight: Fight, fighter: Fighter) -> bool:
    """Return whether a hero may break off now without the consent of the other side (H-070, H-071a)."""
    return fight.strikes > 0 and card(fight.fighter_of(opponent(fighter.seat)).card).kind != "hero"


def may_fall(state: HeldenkampfState, fight: Fight, fighter: Fighter) -> bool:
    """Return whether a fighter may lose all life points in this strike."""
    lead, _, striker, struck = _leads_and_lives(state, fight)
    place = 0 if fighter.seat == fight.striking else 1
    return any(not after_strike(lead + difference, striker, struck)[place] for difference, _ in SPREAD)


def is_losing(state: HeldenkampfState, fight: Fight, fighter: Fighter) -> bool:
    """Return whether a fighter is more likely to lose than to win if both sides roll on."""
    return prospects(state, fight)[fighter.seat] < 0


def _leads_and_lives(state: HeldenkampfState, fight: Fight) -> tuple[int, int, int, int]:
    """Return the arguments of :func:`outcome` for the side that strikes now."""
    striker, struck = fight.fighter_of(fight.striking), fight.fighter_of(opponent(fight.striking))
    first, second = strike_sums(state.options, fight, striker, struck)
    third, fourth = strike_sums(state.options, fight, struck, striker)
    return first - second, third - fourth, life(state, striker.card), life(state, struck.card)


def food_values(state: HeldenkampfState, fighter: Fighter) -> list[int]:
    """Return the values of all food that a side holds, or could hold if food may have been drawn unseen.

    Then the question reveals nothing.
    """
    cards = list(state.sides[fighter.seat].hand)
    if state.unseen_food:
        cards += [*state.equipment, *state.sides[opponent(fighter.seat)].hand]
    return [card(identifier).food for identifier in cards if card(identifier).food]
