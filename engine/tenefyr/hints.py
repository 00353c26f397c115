"""Hints: what the computer player would do, compared with the chances that people see on the buttons."""

from __future__ import annotations

from random import Random

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.game import SIMPLE
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name
from engine.tenefyr.cards.effects.enemies import Grows
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer import choose
from engine.tenefyr.computer.explanations import explain_in_private
from engine.tenefyr.computer.turns import is_worth_its_cards
from engine.tenefyr.computer.worths import CAREFUL
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.advice import advise
from engine.tenefyr.odds.wording import chance
from engine.tenefyr.play.fight import hand_size
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.state import BOSS, Dungeon, Expedition, dungeon, top_enemy


def hint(state: Expedition, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text | None]:
    """Return the move that a hint recommends in place of the computer's ``move``, and why.

    It is another move only where the chances are better and nothing that the computer weighs speaks against it.
    """
    match menu.question.key:
        case "ask-keep" if REDRAW in menu.moves:
            return _hint_hand(state, seat, menu, move)
        case "ask-enter":
            return _hint_place(state, seat, menu, move)
        case _:
            return move, explain_in_private(state, seat, move)


def _percent(state: Expedition, seat: Seat, move: Move) -> int:
    """Return the chance of a move as its button shows it; 0 for a move without a chance."""
    shown = chance(state, seat, move)
    return 0 if shown is None else int(str(shown.text.values["percent"]))


# ---- the hand


def _hint_hand(state: Expedition, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text]:
    """Return whether to play the hand or a new one (R-069 .. R-072, R-105)."""
    game = ActiveExpedition(state, ResolveContext(Dice(b""), silent=True))
    keep = advise(state, seat, menu)[0].move
    kept, renewed = _percent(state, seat, keep), _percent(state, seat, REDRAW)
    hands = _new_hands(game, seat)
    renews, anew = REDRAW in (move, choose(state, seat, menu, Random(0), SIMPLE)), renewed / 100
    if renewed <= kept:  # the chance counts only the next hand, but the one after it may win too
        anew = 1 - (1 - anew) ** min(2, hands)
    renews = (renews or renewed > kept) and is_worth_its_cards(game, kept / 100, anew, CAREFUL)
    values = {
        "better": "new" if renewed > kept else "kept" if kept > renewed else "none",
        "kept": kept,
        "new": renewed,
        "hands": hands,
        "cards": len(state.players[seat].hand),
        "enemies": len(dungeon(state, state.place).cards) - 1,
    }
    return (REDRAW, Text("hint-redraw", values)) if renews else (keep, Text("hint-keep", values))


def _new_hands(game: ActiveExpedition, seat: Seat) -> int:
    """Return how many new hands a player may draw at most; one if the enemy grows with each."""
    if any(isinstance(effect, Grows) for effect in library().fought[game.fight.enemy].effects):
        return 1
    return max(1, len(game.state.players[seat].deck) // hand_size(game))


# ---- the place


def _hint_place(state: Expedition, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text | None]:
    """Return where to go; the reason compares it with the likeliest place, the boss only if no other is likelier."""
    if move.args == (BOSS,) or not top_enemy(_place(state, move)):
        return move, explain_in_private(state, seat, move)
    chances = {other: _percent(state, seat, other) for other in menu.moves}
    likelier = [other for other in menu.moves if chances[other] > chances[move]]
    other = max(likelier, key=lambda other: (other.args != (BOSS,), chances[other]), default=move)
    why = _advantage(state, move, other)
    if not why:
        move, why = other, "chance"
    here, there = _place(state, move), _place(state, other)
    values = {
        "why": why,
        "enemy": name(here.cards[-1]),
        "percent": chances[move],
        "level": here.level,
        "cards": len(here.cards),
        "other": name(there.cards[-1]),
        "likelier": chances[other],
        "lower": there.level,
        "more": len(there.cards),
    }
    return move, Text("hint-enter", values)


def _advantage(state: Expedition, move: Move, likelier: Move) -> str:
    """Return what a dungeon has that a likelier place has not: better loot, or fewer enemies before its reward."""
    if likelier.args == (BOSS,):
        return "boss"
    here, there = _place(state, move), _place(state, likelier)
    if here.level > there.level:
        return "loot"
    return "reward" if here.reward and (not there.reward or len(here.cards) < len(there.cards)) else ""


def _place(state: Expedition, move: Move) -> Dungeon:
    return dungeon(state, int(move.args[0]))
