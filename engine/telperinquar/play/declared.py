"""Descriptions of declared actions, for players who may react and players who wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.text import Text, seat_name
from engine.telperinquar.state import PendingAction

if TYPE_CHECKING:
    from engine.telperinquar.play.game import ActiveGame


def declared(game: ActiveGame, pending: PendingAction) -> Text:
    """Describe a declared action as far as it is public; a card played face down is not named."""
    source, target = game.cards.get(pending.weapon or pending.source), game.cards.get(pending.target)
    who = seat_name(pending.seat)
    if pending.action == "end":
        return Text("pending-end", {"who": who})
    if pending.key:
        kind = game.kinds[pending.key]
        if kind.type == "trap":
            return Text("pending-trap", {"who": who})
        return Text("pending-play", {"who": who, "card": kind.name})
    if source is None:
        return Text("pending-action", {"who": who})
    if target is None or pending.action == "trap":
        return Text("pending-use", {"who": who, "source": game.event_name(source)})
    named = game.card_name if game.io.silent else game.name_with_place
    names = {"who": who, "source": named(source), "target": named(target), "whose": seat_name(target.seat)}
    return Text("pending-attack", names) if pending.range else Text("pending-use-on", names)
