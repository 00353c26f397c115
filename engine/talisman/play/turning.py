"""What players decide at rest, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, seat_name
from engine.talisman.cards.library import library
from engine.talisman.play import picking, setup, trading, turns
from engine.talisman.play.fights import preparing
from engine.talisman.play.game import Game
from engine.talisman.play.spells import casting
from engine.talisman.state import Fight, Side, Visit, kind


def roll(game: Game, seat: Seat) -> None:
    """Roll for the move."""
    turns.roll(game)


def reroll(game: Game, seat: Seat) -> None:
    """Spend fate on the roll for the move."""
    turns.reroll(game)


def move(game: Game, seat: Seat, space: str) -> None:
    """Move to one of the spaces the roll leads to."""
    way = next(way for way in turns.ways(game.state, seat) if way.target == space)
    turns.move(game, way)


def walk(game: Game, seat: Seat, space: str) -> None:
    """Go there instead of rolling: an Elf from Woods to Woods, or by the offer of the Tavern."""
    if game.one(seat).offer == "ferry":
        turns.river_crossed(game, seat)
    game.go(seat, space)


def cross(game: Game, seat: Seat, space: str) -> None:
    """Cross the river by raft (M-303, M-304)."""
    turns.river_crossed(game, seat)
    game.go(seat, space)


def build_raft(game: Game, seat: Seat) -> Flow:
    """Build a raft instead of moving: no encounters in this turn (M-302, M-306)."""
    state = game.state
    raft = next(card for card in state.stock if kind(card) == "raft")
    state.stock.remove(raft)
    game.take(seat, raft)
    yield from game.settle(seat)
    state.phase, state.agenda = "end", ["trade"]


def open_portal(game: Game, seat: Seat, value: str) -> Flow:
    """Try to open the Portal of Power."""
    yield from turns.open_portal(game, value)


def regenerate(game: Game, seat: Seat) -> None:
    """The Troll heals instead of moving (MD-134)."""
    game.heal(seat, 1)
    game.state.agenda = ["trade"]


def face(game: Game, seat: Seat) -> None:
    """Go on with what has not been overcome here (M-334, M-338, MD-043)."""
    game.state.visit = Visit(game.one(seat).space)
    game.state.agenda = ["space"]


def turn_back(game: Game, seat: Seat) -> None:
    """Turn back toward the Plain of Peril, which ends what was to be overcome (M-318 .. M-320, M-332a, M-338a)."""
    one = game.one(seat)
    one.back, one.werewolf, one.pitfiends, one.passed = True, 0, 0, False
    game.tell("event-turned-back", seat)


def explore(game: Game, seat: Seat) -> None:
    """Explore the space instead of meeting somebody."""
    game.state.agenda = ["explore"]


def attack(game: Game, seat: Seat, other: Seat) -> None:
    """Attack somebody in battle (M-140, M-156)."""
    _attack(game, seat, other, "strength")


def combat(game: Game, seat: Seat, other: Seat) -> None:
    """Attack somebody in psychic combat (M-156, MD-137)."""
    _attack(game, seat, other, "craft")


def _attack(game: Game, seat: Seat, other: Seat, attribute: Any) -> None:
    game.tell("event-attacks", seat, other=seat_name(other))
    game.state.fight = Fight(attribute, Side(seat), Side(other))
    game.state.phase, game.state.agenda = "busy", ["fight", "trade"]


def rob(game: Game, seat: Seat, other: Seat) -> Flow:
    """The Thief takes a gold or an Object (MD-132, MD-133)."""
    game.state.agenda = ["trade"]
    victim = game.one(other)
    moves = [Move("seize", ("gold",))] if victim.gold else []
    moves += [Move("seize", (card,)) for card in victim.objects if game.may_have(seat, card)]
    move = yield from game.choose(seat, Text("ask-rob", {"other": seat_name(other)}), moves)
    yield from game.take_from(seat, other, str(move.args[0]))


def beguile(game: Game, seat: Seat, other: Seat) -> Flow:
    """The Sorceress beguiles somebody: a die tells whether a gold or an Object is won (MD-131)."""
    least = {"good": 6, "neutral": 5, "evil": 4}[game.one(other).alignment]
    (face,) = yield from game.roll(seat, 1, Text("roll-beguile"), lambda faces: faces[0] < least)
    if face >= least:
        yield from rob(game, seat, other)
    game.state.agenda = ["trade"]


def lure(game: Game, seat: Seat, card: str) -> Flow:
    """The Sorceress or the Minstrel takes a Follower of somebody (MD-127, MD-131)."""
    state = game.state
    other = next(each for each in turns.others_here(state, seat) if card in game.one(each).followers)
    game.one(other).followers.remove(card)
    game.tell("event-lures", seat, other=seat_name(other), card=game.source_name(card))
    game.take(seat, card)
    state.agenda = ["trade"]
    yield from game.settle(other)
    yield from game.deliver(seat)


def take(game: Game, seat: Seat, card: str) -> Flow:
    """Take what lies here."""
    yield from picking.take(game, seat, card)


def drop(game: Game, seat: Seat, card: str) -> Flow:
    """Leave something where one stands."""
    game.leave(seat, card)
    yield from game.settle(seat)


def drink(game: Game, seat: Seat, card: str) -> None:
    """Drink a potion (MD-089)."""
    game.one(seat).drunk += library().object(card).drink
    game.discard_own(seat, card)


def trade(game: Game, seat: Seat, cards: tuple[str, ...]) -> None:
    """Exchange trophies."""
    trading.trade(game, seat, cards)


def done(game: Game, seat: Seat) -> None:
    """Nothing more is taken, or exchanged."""
    game.state.agenda = ["trade"] if game.state.phase == "pick-up" else ["finish"]


def character(game: Game, seat: Seat, chosen: str) -> None:
    """Keep one of the characters that were dealt."""
    setup.choose_character(game, seat, chosen)


MOVES: Mapping[str, Callable[..., Flow | None]] = {
    "character": character,
    "roll": roll,
    "reroll": reroll,
    "move": move,
    "walk": walk,
    "journey": walk,
    "cross": cross,
    "build-raft": build_raft,
    "open": open_portal,
    "regenerate": regenerate,
    "face": face,
    "turn-back": turn_back,
    "explore": explore,
    "attack": attack,
    "combat": combat,
    "rob": rob,
    "beguile": beguile,
    "lure": lure,
    "cast": casting.cast,
    "strike": preparing.strike,
    "evade": preparing.evade,
    "destroy": preparing.destroy,
    "assassinate": preparing.assassinate,
    "hire": preparing.hire,
    "call": preparing.call,
    "wield": preparing.wield,
    "take": take,
    "drop": drop,
    "drink": drink,
    "trade": trade,
    "done": done,
}
"""What comes of each move that is made at rest."""
