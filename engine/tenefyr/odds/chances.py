"""How likely a fight is won: over all turns that are still to come, one hand in each of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.tenefyr.cards.effects.base import EnemyEffect
from engine.tenefyr.cards.effects.enemies import Ambush, Basics, Draws, Grows, Haunted, Preys, Silence
from engine.tenefyr.cards.library import library
from engine.tenefyr.determinize import closed_cards
from engine.tenefyr.odds.alike import known
from engine.tenefyr.odds.following import Work, outcomes
from engine.tenefyr.odds.situations import Laid, Outcome, Side, Situation, finished, with_side
from engine.tenefyr.play.power import basics_change, doubling_gain, printed_power, total_power
from engine.tenefyr.state import BOSS, Expedition, Fight, Player, dungeon, present, solo

DURING_TURNS = (Draws, Basics, Haunted, Silence)
"""Special rules of enemies that change what a turn brings; the others change how much is needed."""
NEEDS_OTHERS = "double-player"
"""The effect for which it matters what others have brought."""


class Course(NamedTuple):
    """A fight before a turn. ``total`` is what all cards have brought, ``power`` the enemy's own."""

    situation: Situation
    total: int
    power: int
    preys: int
    """How much stronger the enemy is while somebody's deck is empty."""
    moves: bool
    """Whether it moves away after the first turn (R-155, R-157a)."""


def chance_to_keep(
    state: Expedition, first: Move | None = None, *, most: int, draws: int = 0, at_once: bool = False
) -> Fraction | None:
    """Return how likely the fight that is on is won if the present hand is played, going on with ``first``, and all who
    come after keep their first hand, or (``at_once``) how likely it is won with this hand, played as the last one; None
    where chance may take more than ``most`` ways. With a number of ``draws`` no more is done than for so many fights,
    and what takes more is reckoned from draws, always the same ones."""
    here = course(state, state.fight, drawn=True, first=first, stays=_stays(state, state.place))
    return _wins(here, Work(most, draws), at_once=at_once)


def chance_to_redraw(state: Expedition, *, most: int, draws: int = 0, at_once: bool = False) -> Fraction | None:
    """Return the same if the present hand is thrown away, and the new one is kept."""
    fight = state.fight
    assert fight is not None
    here = course(state, fight, drawn=False, stays=_stays(state, state.place))
    seat = fight.seat
    grows = sum(each.by for each in library().fought[fight.enemy].effects if isinstance(each, Grows))
    sides = list(here.situation.sides)
    side = sides[seat]
    thrown = (*side.discard, *side.hand)
    sides[seat] = side._replace(hand=(), discard=thrown, inspired=fight.inspired, more_cards=fight.turn_cards)
    haunted = sum(each.by for each in library().fought[fight.enemy].effects if isinstance(each, Haunted))
    power = here.power + grows - haunted * side.hand.count("basic-0")
    situation = here.situation._replace(sides=tuple(sides))
    return _wins(here._replace(situation=situation, power=power), Work(most, draws), at_once=at_once)


def turns_to_come(state: Expedition) -> bool:
    """Return whether somebody has a turn after this one in the fight that is on, if the enemy still stands then."""
    return not _is_last(course(state, state.fight, drawn=True, stays=_stays(state, state.place)))


def chance_against(state: Expedition, place: int, enemy: str = "", *, most: int, draws: int = 0) -> Fraction | None:
    """Return how likely an enemy falls that is fought next, the open one of a place where no other is named, if all
    keep their first hand; ``most`` and ``draws`` as in :func:`chance_to_keep`."""
    found = dungeon(state, place)
    enemy = enemy or found.cards[-1]
    there = present(state)
    fight = Fight(enemy, there * 2 if solo(state) else there, cards_more=state.cards_more)
    below = len(found.cards) - 1 if found.cards else 0
    here = course(state, fight, drawn=False, begins=True, below=below, stays=_stays(state, place))
    return _wins(here, Work(most, draws))


def _stays(state: Expedition, place: int) -> bool:
    """Whether an enemy that is fought here moves nowhere (R-157)."""
    return place == BOSS and len(state.boss_deck.cards) <= 1


# ---- the fight as it stands


def course(
    state: Expedition, fight: Fight | None, *, drawn: bool, first: Move | None = None, begins: bool = False,
    below: int = 0, stays: bool = False,
) -> Course:  # fmt: skip
    """Return a fight as everybody sees it: one that is on, or (``begins``) the next one, with so many cards ``below``
    the enemy, which ``stays`` if it is the last card of the boss deck."""
    assert fight is not None
    effects = library().fought[fight.enemy].effects
    ambush = sum(each.cards for each in effects if isinstance(each, Ambush)) if begins else 0
    seats = range(len(state.players))
    sides = [_side(state, fight, seat, begins) for seat in seats]
    preys = sum(each.by for each in effects if isinstance(each, Preys))
    own = printed_power(state, fight.enemy) - fight.weakened
    own += sum(_strength(each, state, begins, below) for each in effects if not isinstance(each, Preys))
    played = {card for side in sides for card in side.cards}
    words = {effect.word for card in played for effect in library().played[card].effects}
    borrows = "borrow" in words
    level = min(5, 1 + len(state.completed) // 3)
    borrowable = _borrowable(state, level) if borrows else ()
    words.update(effect.word for card in borrowable for effect in library().played[card].effects)
    if NEEDS_OTHERS not in words:
        sides = [side._replace(power=0) for side in sides]
    situation = Situation(
        _like(effects),
        tuple(sides),
        tuple(fight.order),
        fight.turn,
        drawn,
        ambush,
        fight.inspired if drawn else 0,
        fight.cards_more,
        len(state.completed) if borrows or "per-dungeon" in words else 0,
        NEEDS_OTHERS in words,
        bool(preys) or any(isinstance(each, Haunted) for each in effects),
        borrowable,
        first,
        closely=solo(state) and fight.turn == 0,
    )
    total = 0 if begins else total_power(state)
    moves = library().fought[fight.enemy].moves and not stays
    return Course(situation, total, own, preys, moves)


def _strength(effect: EnemyEffect, state: Expedition, begins: bool, below: int) -> int:
    """What an effect adds to the enemy's power, also of one that is not fought yet."""
    if not begins:
        return effect.strength(state)
    if effect.word == "crowd":
        return getattr(effect, "by", 0) * below
    return 0 if isinstance(effect, Grows) else effect.strength(state)


def _side(state: Expedition, fight: Fight, seat: Seat, begins: bool) -> Side:
    player = state.players[seat]
    if seat in state.left:
        return finished(True, 0)
    basics = 0 if begins else basics_change(state)
    mine = [] if begins else [each for each in fight.played if fight.order[each.turn] == seat]
    power = sum(doubling_gain(each, basics) for each in mine)
    if seat not in fight.order[fight.turn :]:
        return finished(bool(player.deck), power)
    laid = tuple(Laid(known(each.card), each.factor, each.plus) for each in mine)
    return _of(player)._replace(laid=laid)


def _of(player: Player) -> Side:
    known = len(player.deck) - player.known
    return Side(
        tuple(player.heroes), tuple(sorted(player.deck[:known])), tuple(player.deck[known:]),
        tuple(player.hand), tuple(player.discard), (), 0, player.inspired, player.more_cards,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _same_in_turns(effects: tuple[EnemyEffect, ...]) -> str:
    """An enemy that changes the same about a turn: what a turn brings is reckoned once for all of them."""
    for enemy in library().fought.values():
        others = [each for each in enemy.effects if not isinstance(each, DURING_TURNS)]
        if not others and tuple(enemy.effects) == effects:
            return enemy.id
    return ""


def _like(effects: Sequence[EnemyEffect]) -> str:
    during = tuple(each for each in effects if isinstance(each, DURING_TURNS))
    return _same_in_turns(during)


def _borrowable(state: Expedition, level: int) -> tuple[str, ...]:
    """Return the cards of which one may be borrowed: those of the reserve and the closed ones of its level (R-152)."""
    for number in range(level, 0, -1):
        if state.reserve[number - 1]:
            return tuple(sorted(map(known, closed_cards(state, number))))
    return ()


# ---- the turns to come


def _wins(course: Course, work: Work, *, at_once: bool = False) -> Fraction | None:
    """How likely it is, turn by turn from this one on, or (``at_once``) in this turn; None where that is more work."""
    won, left = Fraction(0), work.most
    going = {course: Fraction(1)}
    while going:
        after: defaultdict[Course, Fraction] = defaultdict(Fraction)
        for situation, courses in _by_turn(going).items():
            turn = _as_last(situation) if at_once else situation
            found = outcomes(turn, work.on(sum(courses.values(), Fraction(0))))
            if found is None:
                return None
            left -= found.ways
            if left < 0 and not work.draws:
                return None
            for each, share in courses.items():
                won += share * _gone_on(each, share, found.outcomes, after)
        if at_once:
            break
        going = _some(after, work.draws) if 0 < work.draws < len(after) else after
    return won


def _as_last(situation: Situation) -> Situation:
    """A turn as the last one of the fight."""
    return situation._replace(order=situation.order[: situation.turn + 1], closely=False)


def _some(going: Mapping[Course, Fraction], count: int) -> dict[Course, Fraction]:
    """So many of these courses at most, in the same proportions: those that lie at equal distances, where each takes as
    much room as it is likely."""
    every = sum(going.values(), Fraction(0))
    step = every / count
    found: dict[Course, Fraction] = {}
    reached, point = Fraction(0), step / 2
    for course, share in going.items():
        reached += share
        times = max(0, ceil((reached - point) / step))
        if times:
            found[course] = times * step
            point += times * step
    return found


def _by_turn(going: Mapping[Course, Fraction]) -> Mapping[Situation, Mapping[Course, Fraction]]:
    """The courses of a fight by the turn that comes in them, as far as it is concerned with the others: they are as if
    nobody had helped them."""
    found: dict[Situation, dict[Course, Fraction]] = {}
    for course, share in going.items():
        situation = course.situation
        side = situation.sides[situation.seat]
        doubled = situation.powers_count and _doubles_others(frozenset((*side.cards, *situation.borrowed)))
        others = [Side(power=each.power if doubled else 0) for each in situation.sides]
        found.setdefault(with_side(situation._replace(sides=tuple(others)), situation.seat, side), {})[course] = share
    return found


@lru_cache(maxsize=4096)
def _doubles_others(cards: frozenset[str]) -> bool:
    """Whether one of these cards may double what others have brought."""
    return any(effect.word == NEEDS_OTHERS for card in cards for effect in library().played[card].effects)


def _gone_on(
    course: Course, share: Fraction, found: Sequence[tuple[Outcome, Fraction]], going: defaultdict[Course, Fraction]
) -> Fraction:
    """Return how likely the enemy falls in this turn, and put down how the fight goes on where it does not (R-085 ..
    R-087)."""
    situation, won = course.situation, Fraction(0)
    last = _is_last(course)
    for outcome, probability in found:
        total, power = course.total + outcome.power, course.power - outcome.weaker
        if total >= max(0, power + course.preys):
            won += probability
            continue
        if last and not course.preys:
            continue
        sides = tuple(
            after
            if seat == situation.seat
            else side._replace(inspired=side.inspired + after.inspired, more_cards=side.more_cards + after.more_cards)
            for seat, (side, after) in enumerate(zip(situation.sides, outcome.sides, strict=True))
        )
        if total >= max(0, power) and not _empty(situation, sides):
            won += probability
        elif not last:
            next_turn = _next_turn(situation, sides)
            going[course._replace(situation=next_turn, total=total, power=power)] += share * probability
    return won


def _is_last(course: Course) -> bool:
    """Return whether no turn comes after this one, whatever it brings."""
    situation = course.situation
    return situation.turn + 1 == len(situation.order) or (course.moves and situation.turn == 0)


def _next_turn(situation: Situation, sides: tuple[Side, ...]) -> Situation:
    ambush = situation.ambush if len(set(situation.order)) > 1 else 0  # alone both turns are from one deck
    return situation._replace(sides=sides, drawn=False, inspired=0, first=None, turn=situation.turn + 1, ambush=ambush)


def _empty(situation: Situation, sides: tuple[Side, ...]) -> bool:
    """Whether somebody's deck is empty after this turn."""
    ambushed = situation.order[situation.turn + 1 :] if situation.ambush else ()
    return any(
        len(side.deck) + len(side.top) <= (situation.ambush if seat in ambushed else 0)
        for seat, side in enumerate(sides)
        if seat in situation.order
    )
