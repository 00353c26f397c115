"""The next goal of a player in Imperator, for people who are new to the game."""

from __future__ import annotations

from engine.imperator.play.raid import may_gain, raids
from engine.imperator.state import War, life_as, stakes
from engine.kernel.text import Seat, Text, seat_name

LOW_LIFE = 6


def guidance(war: War, seat: Seat) -> Text | None:
    """Return the next goal of a player: their own Imperator in danger, or the one nearest to falling.

    In a raid in which no card is higher than their own, it says so, but not what to do: its colour may be worth a card.
    """
    player = war.players[seat]
    others = [other for other in war.living() if other != seat and war.players[other].imperator]
    if player.out or war.ending or not player.imperator or war.phase == "choice" or not others:
        return None
    if war.phase == "raid" and war.turn == seat and not may_gain(war, seat):
        return Text("guidance-low" if raids(war, seat) else "hand-no-raid")
    own = life_as(player, player.imperator)

    def life_of(other: Seat) -> int:
        return life_as(war.players[other], war.players[other].imperator)

    weakest = min(others, key=life_of)
    if own <= LOW_LIFE and own < life_of(weakest):
        return Text("guidance-defend", {"life": own})
    values = {"player": seat_name(weakest), "life": life_of(weakest), "stakes": stakes(war)}
    return Text("guidance-attack", values)
