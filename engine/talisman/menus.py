"""What may be done at rest, in every phase of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import CROWN, INNER, board
from engine.talisman.cards.library import library
from engine.talisman.play import turns
from engine.talisman.play.fights.preparing import fight_menus
from engine.talisman.play.picking import things_here
from engine.talisman.play.spells.casting import castable
from engine.talisman.play.values import can, may_have, slowed
from engine.talisman.state import FIGHT, Adventure, alive, due, kind

DONE = Move("done")
ROLL = Move("roll")
FETTERED = ("raft", "hag", "poltergeist")
"""What cannot be left behind (M-279a, M-305)."""


def phase_of(state: Adventure) -> str:
    """Return over, characters, or what whoever is on turn decides: begin, move, land, pick-up or end; busy while steps
    are due."""
    if state.ending:
        return "over"
    if state.choosing:
        return "characters"
    return "busy" if due(state) else state.phase


def menus_of(state: Adventure) -> Mapping[Seat, Menu]:
    """Return who may do what at rest."""
    if state.ending or due(state):
        return {}
    if state.choosing:
        return {
            seat: Menu(moves, Text("ask-character"), moves[0])
            for seat, dealt in state.choosing.items()
            if (moves := [Move("character", (each,)) for each in dealt])
        }
    menus = fight_menus(state) if state.phase == FIGHT else {state.turn: _MENUS[state.phase](state, state.turn)}
    for seat in alive(state):
        moves = castable(state, seat) if seat not in menus else []
        if moves:  # whoever holds a Spell may cast it, and nobody waits for that
            menus[seat] = Menu(moves, Text("ask-cast"), moves[0], optional=True)
    return menus


def _drops(state: Adventure, seat: Seat) -> list[Move]:
    """What may be left where one stands (M-279)."""
    one = state.adventurers[seat]
    return [Move("drop", (card,)) for card in (*one.objects, *one.followers) if kind(card) not in FETTERED]


def _drinks(state: Adventure, seat: Seat) -> list[Move]:
    """Potions (MD-089)."""
    found = state.adventurers[seat].objects
    return [Move("drink", (card,)) for card in found if library().object(card).drink]


def _begin(state: Adventure, seat: Seat) -> Menu:
    one, known = state.adventurers[seat], board()
    region = known.region(one.space)
    moves: list[Move] = []
    if region == INNER:
        if turns.busy(state, seat):
            moves.append(Move("face"))
        moves += [Move("move", (way.target,)) for way in turns.ways(state, seat)]
        if not one.back and one.space != known.gate[1]:
            moves.append(Move("turn-back"))
    elif slowed(state, seat):
        moves += [Move("move", (way.target,)) for way in turns.ways(state, seat)]
        moves += _portal(state, seat)
    else:
        moves.append(ROLL)
        moves += [Move("walk", (space,)) for space in turns.may_walk(state, seat)]
        moves += [Move("build-raft")] if turns.may_build(state, seat) else []
    if region not in (INNER, CROWN):
        if one.raft:
            moves += [Move("cross", (space,)) for space in known.opposite(one.space)]
        if one.offer == "journey":
            spaces = known.rings[known.region(one.space)]
            moves += [Move("journey", (space,)) for space in spaces if space != one.space]
        elif one.offer == "ferry":
            moves.append(Move("journey", ("temple",)))
    default = moves[0]
    more = [*castable(state, seat), *_drinks(state, seat), *_drops(state, seat)]
    return Menu([*moves, *more], Text("ask-begin"), default)


def _portal(state: Adventure, seat: Seat) -> list[Move]:
    """Trying to open the Portal of Power (M-290, M-310, M-310a)."""
    one = state.adventurers[seat]
    ways = board().beyond_portal(one.space, turns.steps(state, seat))
    return [] if one.quest or not ways else [Move("open", ("strength",)), Move("open", ("craft",))]


def _move(state: Adventure, seat: Seat) -> Menu:
    moves = [Move("move", (way.target,)) for way in turns.ways(state, seat)]
    more = [Move("reroll")] if turns.may_reroll(state, seat) else []
    more += [Move("regenerate")] if state.roll == 6 and can(state, seat, "regenerate") else []
    question = Text("ask-move", {"steps": turns.steps(state, seat)})
    return Menu([*moves, *_portal(state, seat), *more], question, moves[0])


def _land(state: Adventure, seat: Seat) -> Menu:
    others = turns.others_here(state, seat)
    moves: list[Move] = []
    for other in others:
        moves.append(Move("attack", (other,)))
        if can(state, seat, "psychic"):
            moves.append(Move("combat", (other,)))
        victim = state.adventurers[other]
        if can(state, seat, "rob") and seizable(state, seat, other):
            moves.append(Move("rob", (other,)))
        if can(state, seat, "beguile") and seizable(state, seat, other):
            moves.append(Move("beguile", (other,)))
        moves += [Move("lure", (card,)) for card in victim.followers if may_lure(state, seat, card)]
    crown = board().region(state.adventurers[seat].space) == CROWN
    explore = [] if crown else [Move("explore")]
    all_moves = [*explore, *moves]
    names = tuple(seat_name(other) for other in others)
    question = Text("ask-land", {"space": name(board().kind(state.adventurers[seat].space)), "others": names})
    return Menu([*all_moves, *castable(state, seat)], question, all_moves[0])


def seizable(state: Adventure, seat: Seat, other: Seat) -> bool:
    """Return whether a character has anything that another could take: gold, or an Object that one may have."""
    victim = state.adventurers[other]
    return bool(victim.gold) or any(may_have(state, seat, card) for card in victim.objects)


def may_lure(state: Adventure, seat: Seat, card: str) -> bool:
    """Return whether a Follower of another character may be taken without a fight: the Minstrel frees Maiden and
    Princess, the Sorceress takes all but some (MD-127, MD-131)."""
    if library().enemy(card) is not None or not may_have(state, seat, card):
        return False
    freed = can(state, seat, "rescue") and kind(card) in ("maiden", "princess")
    return freed or (can(state, seat, "take-follower") and kind(card) not in ("maiden", "unicorn", "princess"))


def _pick_up(state: Adventure, seat: Seat) -> Menu:
    moves = [DONE, *things_here(state, seat), *castable(state, seat), *_drops(state, seat)]
    return Menu(moves, Text("ask-pick-up"), DONE)


def _end(state: Adventure, seat: Seat) -> Menu:
    trophies = tuple(state.adventurers[seat].trophies)
    trades = Pattern("trade", (Pick(trophies, 1, len(trophies)),))
    return Menu((DONE, *castable(state, seat)), Text("ask-trade"), DONE, patterns=(trades,))


_MENUS = {"begin": _begin, "move": _move, "land": _land, "pick-up": _pick_up, "end": _end}
