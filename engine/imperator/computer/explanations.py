"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from engine.imperator.cards import BLACK, VALUE
from engine.imperator.play.tricks import (
    find_trick,
    is_fatal,
    lacks_red,
    may_be_strengthened,
    may_turn,
    owner_of_attacker,
    totals_after,
)
from engine.imperator.state import War, attack_value, busy_cards, defence_total, defence_value, stakes
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name


def explain(war: War, seat: Seat, move: Move) -> Text | None:
    """Return why a seat makes this move; None for secret moves, such as sorting, and for trades."""
    match move.name:
        case "attack":
            card, target = (str(word) for word in move.args)
            attack, defence = attack_value(war, seat, card), defence_value(war, owner_of_attacker(war, target), target)
            values = {**_sums(attack, defence), "target": name(target), "turn": int(may_turn(card, target))}
            if attack > defence:
                return Text("explain-attack", values)
            return Text("explain-attack-behind" if _has_black(war, seat) else "explain-attack-without-buff", values)
        case "redirect":
            attack, defence = totals_after(war, seat, move)
            return Text("explain-redirect" if attack > defence else "explain-redirect-behind", _sums(attack, defence))
        case "defend":
            trick = find_trick(war, move.args[0])
            defence, (attack, new) = defence_total(war, trick), totals_after(war, seat, move)
            if attack > new:
                costs = {"low": attack - new + stakes(war), "high": attack - defence + stakes(war)}
                return Text("explain-defend-partly", costs)
            last = may_be_strengthened(war, trick, busy_cards(war))
            return Text("explain-defend", {**_sums(attack, new), "last": int(last)})
        case "buff":
            attack, defence = totals_after(war, seat, move)
            fatal = is_fatal(war, find_trick(war, move.args[0]).defender, attack - defence)
            return Text("explain-buff", {**_sums(attack, defence), "fatal": int(fatal)})
        case "raid":
            return _raid(war, seat, move)
        case "done" | "pass":
            return Text("explain-wait") if war.phase == "battle" else None
        case "decline" if find_trick(war, move.args[0]).defender == seat and lacks_red(war, seat):
            return None  # it has no card to add
        case "decline" | "add" | "exchange":
            return Text("explain-" + move.name)
        case _:
            return None


def _raid(war: War, seat: Seat, move: Move) -> Text:
    place = int(move.args[1]) - 1
    if war.covered[place]:
        return Text("explain-raid-covered")
    attack = sum(attack_value(war, seat, str(card)) for card in (move.args[0], *move.args[2:]))
    return Text("explain-raid", _sums(attack, VALUE[war.middle[place]]))


def _has_black(war: War, seat: Seat) -> bool:
    """Return whether a seat has a free buff that may strengthen an attack (I-027, I-047)."""
    busy = busy_cards(war)
    return any(BLACK[card] for card in war.players[seat].buffs if card not in busy)


def _sums(attack: int, defence: int) -> dict[str, int]:
    return {"attack": attack, "defence": defence}
