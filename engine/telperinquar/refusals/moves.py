"""The reason for every move that is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.text import Value
from engine.telperinquar.cards.words import PHASE_WORDS
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.orders import has_moves_after_combat, order_may_matter
from engine.telperinquar.refusals import fighting, playing
from engine.telperinquar.state import Player
from engine.telperinquar.verbs import VERBS

REASONS: Mapping[str, Callable[..., Refusal | None]] = {
    "play": playing.refuse_play,
    "equip": playing.refuse_equip,
    "move": playing.refuse_move_piece,
    "take-back": playing.refuse_take_back,
    "reveal": playing.refuse_reveal,
    "swap": playing.refuse_swap,
    "attack": fighting.refuse_attack,
    "attack-both": fighting.refuse_attack_both,
    "use": fighting.refuse_use,
}
"""The function that refuses each move of the main phase, called with the game, the player and the move's arguments."""


def refuse(game: ActiveGame, seat: int, move: Move, menu: Menu | None) -> Refusal:
    """Return why this move is not in the menu of this seat (T-060, T-086, T-151b, T-172, T-293)."""
    player, phase = game.players[seat], game.duel.phase
    if player.out:
        return Refusal("refused-out", {}, "T-149")
    if game.duel.asked:
        if menu is None:
            return Refusal("refused-waiting", {"seats": tuple(SEATS[seat] for seat in game.duel.asked)})
        return VERBS.refusal(move) or _in_motion(game, player, move, menu)
    if seat != game.duel.turn:
        return Refusal("refused-not-your-turn", {"whose": SEATS[game.duel.turn]}, "T-172")
    refusal = VERBS.refusal(move, phase) or at_rest(game, player, move)
    return refusal or Refusal("refused-not-now", {"phase": PHASE_WORDS[phase]})


def at_rest(game: ActiveGame, player: Player, move: Move) -> Refusal | None:
    """Return what forbids a move of the player on turn between two moves; None if nothing does.

    Rules: T-027, T-031, T-060, T-063, T-069, T-070, T-086, T-168, T-204, T-214, T-007, T-034, T-265, T-273.
    """
    name, args = move
    if name == "levelup":
        return playing.refuse_levelup(game, player, *args)
    if name == "cease":
        return _refuse_cease(game, player)
    if name == "end-arrange":
        return None if order_may_matter(game, player) else Refusal("refused-same-row", {}, "T-166")
    if name == "arrange":
        return playing.refuse_arrange(player, args)
    return REASONS[name](game, player, *args) if name in REASONS else None


def _refuse_cease(game: ActiveGame, player: Player) -> Refusal | None:
    """Return why combat cannot be ended without the turn (T-084, T-086)."""
    if game.duel.phase != "combat":
        return Refusal("refused-no-combat", {}, "T-084")
    return None if has_moves_after_combat(game, player) else Refusal("refused-cease", {}, "T-086")


def _in_motion(game: ActiveGame, player: Player, move: Move, menu: Menu) -> Refusal:
    """Return why a move does not answer the open question (T-096, T-110, T-172, T-210, T-211a, T-292, T-318)."""
    name, args = move
    question = menu.question.key
    if question == "ask-react":
        pending = game.duel.pending[-1]
        refusal = None
        if name == "use":
            refusal = fighting.refuse_use(game, player, *args, pending=pending)  # type: ignore[arg-type]
        elif name in ("reveal", "intercept"):
            refusal = fighting.refuse_free_reaction(game, player, args[0], pending, name == "reveal")
        return refusal or Refusal("refused-answer-first", {"question": menu.question}, "T-110")
    if question == "ask-counter" and name == "counter":
        return Refusal("refused-counter", {"card": _named(game, args[0])}, "T-133")
    if question == "ask-second-attack" and name == "attack":
        return _second_attack(game, player, move)
    if name == "choose":
        return Refusal("refused-choice", {"question": menu.question})
    return Refusal("refused-answer-first", {"question": menu.question}, "T-110")


def _second_attack(game: ActiveGame, player: Player, move: Move) -> Refusal:  # T-093, T-210
    refusal = playing.refuse_foreign_card(game, player, move.args[0])
    if refusal is None:
        body = game.body(game.cards[int(move.args[0])])
        kind = game.kind(game.cards[int(move.args[0])])
        strikes = [strike.range for strike in (kind.melee, kind.ranged) if strike is not None]
        refusals = [fighting.refuse_target(game, body, reach, move.args[1]) for reach in strikes]
        if refusals and None not in refusals:
            refusal = refusals[0]
    return refusal or Refusal("refused-second-attack", {"card": _named(game, move.args[0])}, "T-211a")


def _named(game: ActiveGame, card: Argument) -> Value:
    named_card = game.cards.get(card) if isinstance(card, int) else None
    return str(card) if named_card is None else game.distinct_name(named_card)
