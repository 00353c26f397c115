"""Moves that players make at rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, seat_name
from engine.talisman.board import CROWN, board
from engine.talisman.cards.library import library
from engine.talisman.play import moving, picking, robbing, routes, setup, trading
from engine.talisman.play.fights import preparing
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.spells import casting
from engine.talisman.play.spells.orders import give_order
from engine.talisman.play.spells.polling import with_poll
from engine.talisman.play.values import has_too_many_spells
from engine.talisman.state import CARRIED, Fight, FightSide, Visit, kind


def roll(game: ActiveGame, seat: Seat) -> Flow:
    """Roll for the move, or to break free from the Temple (MD-033)."""
    if game.adventurer(seat).enslaved:
        yield from moving.break_free(game)
    else:
        moving.roll(game)


def reroll(game: ActiveGame, seat: Seat) -> None:
    """Spend fate to reroll the move."""
    moving.reroll(game)


def move(game: ActiveGame, seat: Seat, space: str) -> None:
    """Move to a space that the roll reaches."""
    way = next(way for way in routes.ways(game.state, seat) if way.target == space)
    moving.move(game, way)


def walk(game: ActiveGame, seat: Seat, space: str) -> None:
    """Go from Woods to Woods instead of rolling (MD-122)."""
    game.put_on_space(seat, space)


def journey(game: ActiveGame, seat: Seat, space: str) -> None:
    """Take the offer of the Tavern instead of rolling; the ferry crosses the river (MD-021)."""
    if game.adventurer(seat).offer == "ferry":
        moving.lose_poltergeists(game, seat)
    game.put_on_space(seat, space)


def cross(game: ActiveGame, seat: Seat, space: str) -> None:
    """Cross the river by raft (M-303, M-304)."""
    moving.lose_poltergeists(game, seat)
    game.put_on_space(seat, space)


def build_raft(game: ActiveGame, seat: Seat) -> Flow:
    """Build a raft instead of moving, without encounters in this turn (M-302, M-306)."""
    state = game.state
    raft = next(card for card in state.stock if kind(card) == "raft")
    state.stock.remove(raft)
    game.take(seat, raft)
    yield from game.enforce_limits(seat)
    state.phase, state.agenda = "busy", ["trade"]


def open_portal(game: ActiveGame, seat: Seat, value: str) -> Flow:
    """Try to open the Portal of Power."""
    yield from moving.open_portal(game, value)


def regenerate(game: ActiveGame, seat: Seat) -> None:
    """Heal a life instead of moving, as the Troll (MD-134)."""
    game.heal(seat, 1)
    game.state.phase, game.state.agenda = "busy", ["trade"]


def face(game: ActiveGame, seat: Seat) -> None:
    """Face the danger of this space again (M-334, M-338, MD-043), or stay on the Crown (M-343, M-346)."""
    if board().region(game.adventurer(seat).space) == CROWN:
        game.state.agenda = ["land"]
    else:
        game.state.visit = Visit(game.adventurer(seat).space)
        game.state.phase, game.state.agenda = "busy", with_poll(game.state, "space")


def stay(game: ActiveGame, seat: Seat) -> None:
    """Stay in the Temple as a freed toad, without an encounter (M-373)."""
    game.state.phase, game.state.agenda = "busy", ["trade"]


def halt(game: ActiveGame, seat: Seat) -> None:
    """Stop after the move and at the end of the turn, to leave cards or cast Spells there (M-149)."""
    game.adventurer(seat).halting = True


def all_dice(game: ActiveGame, seat: Seat) -> None:
    """Roll the normal number of dice at the Portal and in the Mines in this turn (MD-041, MD-121)."""
    game.adventurer(seat).all_dice = True


def leave_point(game: ActiveGame, seat: Seat) -> None:
    """Take no points from Places in this turn (M-275, MD-095)."""
    game.adventurer(seat).leaving_points = True
    game.report("event-leaving-points", seat)


def align(game: ActiveGame, seat: Seat, alignment: str) -> Flow:
    """Change the alignment of a character that may do so (M-069a, MD-120)."""
    yield from game.change_alignment(seat, alignment)


def sell(game: ActiveGame, seat: Seat, cards: tuple[str, ...]) -> Flow:
    """Sell Objects to the Alchemist among the Followers (MD-069)."""
    yield from game.sell(seat, cards)


def turn_back(game: ActiveGame, seat: Seat) -> None:
    """Turn back toward the Plain of Peril, away from the danger here (M-318 .. M-320, M-332a, M-338a)."""
    adventurer = game.adventurer(seat)
    adventurer.back, adventurer.werewolf, adventurer.pitfiends, adventurer.passed = True, 0, 0, False
    game.report("event-turned-back", seat)


def explore(game: ActiveGame, seat: Seat) -> None:
    """Explore the space instead of meeting a player."""
    game.state.agenda = ["explore"]


def attack(game: ActiveGame, seat: Seat, other: Seat) -> None:
    """Attack a player in battle (M-140, M-156)."""
    _attack(game, seat, other, "strength")


def combat(game: ActiveGame, seat: Seat, other: Seat) -> None:
    """Attack a player in psychic combat (M-156, MD-137)."""
    _attack(game, seat, other, "craft")


def _attack(game: ActiveGame, seat: Seat, other: Seat, attribute: Any) -> None:
    game.report("event-attacks", seat, other=seat_name(other))
    game.state.fight = Fight(attribute, FightSide(seat), FightSide(other))
    game.state.phase = "busy"
    game.end_turn_after_meeting()
    game.state.agenda.insert(0, "fight")


def take(game: ActiveGame, seat: Seat, card: str) -> Flow:
    """Take a card or the gold on the space."""
    yield from picking.take(game, seat, card)


def drop(game: ActiveGame, seat: Seat, card: str) -> Flow:
    """Leave a card on the space (M-279)."""
    game.leave(seat, card)
    yield from game.enforce_limits(seat)


def drink(game: ActiveGame, seat: Seat, card: str) -> None:
    """Drink a potion, after which a fight cannot be evaded (M-403, MD-089)."""
    game.mark_prepared(seat)
    game.adventurer(seat).drunk += library().object(card).drink
    game.discard_own(seat, card)


def trade(game: ActiveGame, seat: Seat, cards: tuple[str, ...]) -> None:
    """Trade in trophies."""
    trading.trade(game, seat, cards)


def done(game: ActiveGame, seat: Seat) -> None:
    """End taking cards, or the turn."""
    game.state.agenda = ["trade"] if game.state.phase == "pick-up" else ["finish"]


def no_spell(game: ActiveGame, seat: Seat) -> None:
    """Cast no Spell for the rest of another player's turn."""
    game.adventurer(seat).silent = True


def character(game: ActiveGame, seat: Seat, chosen: str) -> None:
    """Keep one of the dealt characters."""
    setup.choose_character(game, seat, chosen)


def tidy_up(game: ActiveGame) -> Flow:
    """Enforce limits and deliver quest goods after a move (M-207, M-223, M-289)."""
    for seat, adventurer in enumerate(game.state.adventurers):
        if len(adventurer.objects) > CARRIED or (adventurer.spells and has_too_many_spells(game.state, seat)):
            yield from game.enforce_limits(seat)
        if adventurer.quest:
            yield from game.deliver(seat)


MOVES: Mapping[str, Callable[..., Flow | None]] = {
    "character": character,
    "halt": halt,
    "all-dice": all_dice,
    "align": align,
    "sell": sell,
    "stay": stay,
    "roll": roll,
    "reroll": reroll,
    "move": move,
    "walk": walk,
    "journey": journey,
    "cross": cross,
    "build-raft": build_raft,
    "open": open_portal,
    "regenerate": regenerate,
    "face": face,
    "turn-back": turn_back,
    "explore": explore,
    "attack": attack,
    "combat": combat,
    "rob": robbing.rob,
    "beguile": robbing.beguile,
    "lure": robbing.lure,
    "cast": casting.cast,
    "no-spell": no_spell,
    "order": give_order,
    "strike": preparing.strike,
    "evade": preparing.evade,
    "destroy": preparing.destroy,
    "assassinate": preparing.assassinate,
    "hire": preparing.hire,
    "call": preparing.call,
    "wield": preparing.wield,
    "unarmed": preparing.unarmed,
    "one-die": preparing.one_die,
    "unshielded": preparing.unshielded,
    "leave-point": leave_point,
    "take": take,
    "drop": drop,
    "drink": drink,
    "trade": trade,
    "done": done,
}
"""The function that carries out each move at rest."""
