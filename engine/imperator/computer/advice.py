"""What the computer player would do, for people who choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from engine.imperator.cards import VALUE
from engine.imperator.computer.policy import best_order, order_under, rate, rate_exchange
from engine.imperator.play.evaluation import places_of
from engine.imperator.play.raid import ADD, can_add
from engine.imperator.play.sort import laid_out
from engine.imperator.play.tricks import find_trick, owner_of_attacker
from engine.imperator.state import War, attack_total, attack_value, defence_total, defence_value
from engine.kernel.advice import Advice
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.text import Seat, Text, name, seat_name

MOST_SHARES = 3
"""So many ways to share a trick's cards are told beside keeping one's own."""


def advise(war: War, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """The moves that are rated above doing nothing, the best one for each target, trick or card taken; of a trick's
    cards also one's own, which one may keep.
    """
    if war.phase == "sort":
        yield from _orders(war, seat)
        return
    best: dict[tuple[str, ...], tuple[float, Move]] = {}
    for move in menu.moves:
        rating = rate(war, seat, move)
        which = (move.name, str(move.args[1] if move.name in ("attack", "raid") else move.args[:1]))
        if rating > max(0.0, best[which][0] if which in best else 0.0):
            best[which] = (rating, move)
    ranked = [move for _, move in sorted(best.values(), key=lambda rated: -rated[0])]
    if war.phase == "evaluation":
        yield from _shares(war, seat, menu, ranked)
    else:
        yield from (advice for move in ranked if (advice := _told(war, seat, move)) is not None)


def _orders(war: War, seat: Seat) -> Iterator[Advice]:
    """The order that seems best, and the best one under the present Imperator."""
    draft = war.players[seat].draft
    orders = dict.fromkeys((best_order(war, seat), order_under(war, seat, draft[0])))
    for move in filter(None, orders):
        imperator, attackers = str(move.args[0]), cast("tuple[Argument, ...]", move.args[1])
        split = 1 + len(attackers)
        told = laid_out(draft, imperator, attackers)[1:split]
        values = {"imperator": name(imperator), "attackers": tuple(map(name, told)), "count": len(told)}
        yield Advice(move, Text("advice-sort", values))


def _shares(war: War, seat: Seat, menu: Menu, ranked: Sequence[Move]) -> Iterator[Advice]:
    """What may be taken of a trick; to keep what one has played is among it."""
    own = tuple[Argument, ...](places_of(war.tricks[0], seat))
    kept = next((move for move in menu.moves if move.args == own), None)
    told = [*[move for move in ranked if move != kept][:MOST_SHARES], *([] if kept is None else [kept])]
    for move in sorted(told, key=lambda each: -rate(war, seat, each)):
        yield Advice(move, Text("advice-keep" if move == kept else "advice-take", _cards(move)))


def _cards(move: Move) -> dict[str, Text | int]:
    """The card for the attacker's place and, of two, the one for the buff's place."""
    cards = [name(str(card)) for card in move.args]
    return {"card": cards[0], "buff": cards[-1], "count": len(cards)}


def _told(war: War, seat: Seat, move: Move) -> Advice | None:
    """A whole move in a sentence, with what is decided with it."""
    args = [str(each) for each in move.args]
    match move.name:
        case "attack":
            return Advice(move, Text("advice-attack", _attack(war, seat, args[0], args[1])))
        case "raid":
            return _raid(war, seat, move)
        case "buff" | "defend" | "redirect":
            return Advice(move, Text("advice-" + move.name, _answer(war, seat, move)))
        case "exchange":
            return Advice(move, Text("advice-exchange", {"card": name(args[0])}))
        case "add":
            return Advice(move, Text("advice-add"))
        case _:
            return None


def _attack(war: War, seat: Seat, card: str, target: str) -> dict[str, Text | int]:
    owner = owner_of_attacker(war, target)
    return {
        "card": name(card), "attack": attack_value(war, seat, card),
        "target": name(target), "defence": defence_value(war, owner, target), "player": seat_name(owner),
    }  # fmt: skip


def _answer(war: War, seat: Seat, move: Move) -> dict[str, Text | int]:
    """How a trick stands once it is answered like this."""
    trick = find_trick(war, move.args[0])
    attack, defence = attack_total(war, trick), defence_total(war, trick)
    card = str(move.args[-1])
    if move.name == "redirect":
        card = trick.defending
        attack, defence = attack_value(war, seat, card), defence_value(war, trick.attacker, trick.attacking)
    elif move.name == "buff":
        attack += attack_value(war, seat, card)
    else:
        defence += defence_value(war, seat, card)
    return {"card": name(card), "trick": trick.number, "attack": attack, "defence": defence}


def _raid(war: War, seat: Seat, move: Move) -> Advice:
    """An attack on the middle; where the card lies open, also what is done with it: it is kept, or exchanged for the
    one that can be spared best.
    """
    place = int(move.args[1]) - 1
    used = [str(card) for card in (move.args[0], *move.args[2:])]
    values = {
        "place": place + 1, "cards": tuple(map(name, used)), "attack": sum(attack_value(war, seat, c) for c in used),
    }  # fmt: skip
    if war.covered[place]:
        return Advice(move, Text("advice-raid-covered", values))
    target = war.middle[place]
    shown = {**values, "card": name(target), "value": VALUE[target]}
    if can_add(war.players[seat]):
        return Advice(move, Text("advice-raid-add", shown), {"ask-spoils": [ADD]})
    given = max(war.players[seat].cards(), key=lambda card: rate_exchange(war, seat, card))
    exchange = Move("exchange", (given,))
    return Advice(move, Text("advice-raid-exchange", {**shown, "given": name(given)}), {"ask-spoils": [exchange]})
