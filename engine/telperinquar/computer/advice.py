"""What a player gives up who ends something: what the simple computer player would still do."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.computer.simple import rate
from engine.telperinquar.play.game import Game

ATTACKS = ("attack", "attack-both", "use")


def caution(game: Game, seat: Seat, menu: Menu, move: Move) -> Text | None:
    """What happens by ending the main phase, the combat or the building of a deck; None where nothing is lost by it
    that seems worth doing (T-027, T-084, T-260)."""
    if game.duel.draft is not None:
        return Text("caution-ready")
    player, question = game.players[seat], menu.question.key
    wanted = [each for each in menu.moves if rate(game, player, each, question) > 0]
    if move.name == "cease":
        return Text("caution-cease") if any(each.name in ATTACKS for each in wanted) else None
    return Text("caution-end", {"count": player.actions}) if wanted and player.actions else None
