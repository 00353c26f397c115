"""The next goal of a player in a duel, for people who are new to the game."""

from __future__ import annotations

from engine.kernel.text import Seat, Text
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Player


def guidance(game: ActiveGame, seat: Seat) -> Text | None:
    """Return the next goal of a player: a guard of their own, the others' guards, or an unguarded hero (T-093a)."""
    if game.duel.draft is not None:
        return None
    player, others = game.players[seat], game.enemies(seat)
    if player.out or not others:
        return None
    if not _guards(game, player):
        return Text("guidance-guard", {"life": player.life})
    weakest = min(others, key=lambda other: (_guards(game, other), other.life))
    values = {"whose": SEATS[weakest.seat], "life": weakest.life, "guards": _guards(game, weakest)}
    return Text("guidance-row" if values["guards"] else "guidance-hero", values)


def _guards(game: ActiveGame, player: Player) -> int:
    """Return the number of face-up creatures in a row."""
    cards = (game.cards[card] for card in player.row)
    return sum(not card.face_down and game.kind(card).type == "creature" for card in cards)
