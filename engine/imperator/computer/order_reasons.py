"""Reasons for sorting and trading, which name the cards and the attack that an order prepares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.imperator.cards import BLACK, VALUE
from engine.imperator.play.sort import FINISH, arrange
from engine.imperator.state import War, attack_under, defence_value, life_as, perk_of
from engine.imperator.view.player_view import colour_of
from engine.kernel.menus import PASS, Argument, Move
from engine.kernel.text import Seat, Text, Value, name, seat_name


def reason_of_order(war: War, seat: Seat, move: Move) -> Text:
    """Return what is better in an order: the HP of its Imperator, or its attackers; and the attack that it prepares."""
    player, imperator = war.players[seat], str(move.args[0])
    attackers = cast("tuple[Argument, ...]", move.args[1])
    row = arrange(player.draft, imperator, attackers)[1 : 1 + len(attackers)]
    before, *rest = player.draft
    present = rest[: len(row)]
    if imperator == before:
        new, old = [card for card in row if card not in present], [card for card in present if card not in row]
        cards: dict[str, Value] = {"cards": tuple(map(name, new)), "others": tuple(map(name, old)), "count": len(new)}
        return _with_prepared(war, seat, imperator, row, Text("reason-order-attackers", cards))
    values = {"card": name(imperator), "life": life_as(player, imperator), "low": life_as(player, before)}
    perk = perk_of(war.options, imperator) if BLACK[imperator] != BLACK[before] else 0
    reason = Text("reason-order-imperator", {**values, "perk": perk, "colour": colour_of(imperator)})
    return _with_prepared(war, seat, imperator, row, reason)


def reason_in_private(war: War, seat: Seat, move: Move) -> Text | None:
    """Return why a seat keeps its order or refuses a trade, which only that seat may read; None for other moves."""
    if move == FINISH:
        player = war.players[seat]
        imperator, *rest = player.draft
        row = rest[: len(player.attackers)]
        values = {"card": name(imperator), "life": life_as(player, imperator), "cards": tuple(map(name, row))}
        reason = Text("reason-order-kept", {**values, "count": len(row)})
        return _with_prepared(war, seat, imperator, row, reason)
    if move == PASS and war.offer is not None:
        given, gained = war.offer.wanted, war.offer.own
        values = {"given": name(given), "less": VALUE[given], "card": name(gained), "more": VALUE[gained]}
        return Text("reason-refuse", values)
    return None


def _with_prepared(war: War, seat: Seat, imperator: str, row: Sequence[str], reason: Text) -> Text:
    """Return a reason, with the attack of this row on the cards that lie open that is furthest ahead, if one is."""
    attacks = [
        (attack_under(war.options, imperator, card) - defence_value(war, other, target), card, target, other)
        for other in war.living()
        if other != seat
        for target in war.players[other].attackers
        for card in row
    ]
    margin, card, target, other = max(attacks, key=lambda attack: attack[0], default=(0, "", "", seat))
    if margin <= 0:
        return reason
    attack = attack_under(war.options, imperator, card)
    values = {"card": name(card), "target": name(target), "player": seat_name(other)}
    prepared = Text("reason-order-prepares", {**values, "attack": attack, "defence": attack - margin})
    return Text("reason-two", {"first": reason, "second": prepared})
