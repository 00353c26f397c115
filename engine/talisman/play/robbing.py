"""What a character does to another one instead of attacking it: robbing, beguiling, taking Followers (MD-127, MD-131 ..
MD-133). Whoever could evade an attack can evade that too (M-249)."""

from __future__ import annotations

from collections.abc import Generator

from engine.kernel.flow import Answers, Flow, Prompt, ask
from engine.kernel.menus import Move
from engine.kernel.reactions import reaction_menu
from engine.kernel.text import Seat, Text, seat_name
from engine.talisman.cards.library import library
from engine.talisman.play.game import Game
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.spells.casting import announce
from engine.talisman.play.turns import others_here
from engine.talisman.play.values import can, has_way_out, may_have, seizable
from engine.talisman.state import Adventure, kind

RESCUED = ("maiden", "princess")
"""Whom the Minstrel frees (MD-127)."""
LOYAL = ("maiden", "unicorn", "princess")
"""Whom the Sorceress cannot take (MD-131)."""


def may_lure(state: Adventure, seat: Seat, card: str) -> bool:
    """Return whether a Follower of another character may be taken without a fight: the Minstrel frees Maiden and
    Princess, the Sorceress takes all but some (MD-127, MD-131)."""
    if library().enemy(card) is not None or not may_have(state, seat, card):
        return False
    freed = can(state, seat, "rescue") and kind(card) in RESCUED
    return freed or (can(state, seat, "take-follower") and kind(card) not in LOYAL)


def dodged(game: Game, seat: Seat, other: Seat) -> Generator[Prompt, Answers, bool]:
    """Ask the victim whether it evades, if by what everybody knows it could: where it knows the way, or with a Spell;
    return whether it does (M-246, M-249, MD-110, MD-133)."""
    state, victim = game.state, game.one(other)
    moves = [Move("evade", (seat,))] if has_way_out(state, other) else []
    casts = may_cast(state, other)
    moves += [Move("cast", (card,)) for card in victim.spells if casts and kind(card) == "invisibility"]
    menu = reaction_menu(moves, Text("ask-dodge", {"player": seat_name(seat)}), suspected=casts)
    if menu is None:
        return False
    move = yield from ask(other, menu)
    if move.name == "cast":
        card = str(move.args[0])
        works = yield from announce(game, other, card)
        state.spell_discard.append(card)
        victim.invisible = victim.invisible or works
        return works
    if move.name == "evade":
        game.tell("event-evades-player", other, other=seat_name(seat))
        return True
    return False


def rob(game: Game, seat: Seat, other: Seat) -> Flow:
    """The Thief takes a gold or an Object (MD-132)."""
    game.meet_and_end()
    if not (yield from dodged(game, seat, other)):
        yield from _seize(game, seat, other)


def _seize(game: Game, seat: Seat, other: Seat) -> Flow:
    moves = seizable(game.state, seat, other)
    move = yield from game.choose(seat, Text("ask-rob", {"other": seat_name(other)}), moves)
    yield from game.take_from(seat, other, str(move.args[0]))


def beguile(game: Game, seat: Seat, other: Seat) -> Flow:
    """The Sorceress beguiles somebody: a die tells whether a gold or an Object is won (MD-131)."""
    game.meet_and_end()
    if (yield from dodged(game, seat, other)):
        return
    yield from game.choose_alignment(other, Text("roll-beguile"))
    least = {"good": 6, "neutral": 5, "evil": 4}[game.one(other).alignment]
    (face,) = yield from game.roll(seat, 1, Text("roll-beguile"), lambda faces: faces[0] < least)
    if face >= least and seizable(game.state, seat, other):
        yield from _seize(game, seat, other)


def lure(game: Game, seat: Seat, card: str) -> Flow:
    """The Sorceress takes a Follower of somebody, the Minstrel one or both whom he frees (MD-127, MD-131)."""
    state = game.state
    other = next(each for each in others_here(state, seat) if card in game.one(each).followers)
    game.meet_and_end()
    if (yield from dodged(game, seat, other)):
        return
    cards = [card]
    if can(state, seat, "rescue") and kind(card) in RESCUED:
        both = [each for each in game.one(other).followers if kind(each) in RESCUED and each != card]
        cards += both
    for each in cards:
        if each in game.one(other).followers and may_have(state, seat, each):
            game.one(other).followers.remove(each)
            game.tell("event-lures", seat, other=seat_name(other), card=game.source_name(each))
            game.take(seat, each)
    yield from game.settle(other)
    yield from game.deliver(seat)
