"""Advice from the computer player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.imperator.cards import VALUE, is_high
from engine.imperator.computer.order_reasons import reason_of_order
from engine.imperator.computer.policy import best_order, order_under, rate, rate_exchange
from engine.imperator.play.evaluation import played_cards
from engine.imperator.play.raid import ADD, added_role, can_add
from engine.imperator.play.sort import FINISH
from engine.imperator.play.tricks import find_trick, may_turn, owner_of_attacker, totals_after
from engine.imperator.state import (
    War,
    attack_value,
    defence_value,
    life_as,
    maximum_life,
)
from engine.imperator.view.labels import answer_label, attack_label, order_label
from engine.imperator.view.player_view import colour_of
from engine.kernel.advice import Advice
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.text import Seat, Text, name

ANSWER = "ask-battle-answer"
MOST_ATTACKS = 2
"""The most attacks that are offered to a player who is attacked, beside the answers."""
LITTLE = 0.1
"""Rating of an attack or a turned attack that the computer would not make, as the rival may add buffs."""


def advise(war: War, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """Yield the moves that are rated above doing nothing, for each target, trick or card the best one.

    An attack that is ahead so far, and turning one around, are among them, so that they take one press.

    For the cards of a won trick it includes keeping one's own cards. Of several tricks that wait, it is about the
    first, as the question is; after its answers, adding nothing among them, come the best attacks.
    """
    if FINISH in menu.moves:
        yield from _orders(war, seat)
        return
    best: dict[tuple[str, ...], tuple[float, Move]] = {}
    for move in _moves_asked_for(menu):
        rating = rate(war, seat, move)
        if rating <= 0 and (move.name == "redirect" or (move.name == "attack" and _is_ahead(war, seat, move))):
            rating = LITTLE
        group = (move.name, str(move.args[1] if move.name in ("attack", "raid") else move.args[:1]))
        if rating > max(0.0, best[group][0] if group in best else 0.0):
            best[group] = (rating, move)
    ranked = [move for _, move in sorted(best.values(), key=lambda rated: -rated[0])]
    ranked = [buff for move in ranked for buff in _with_other_buffs(war, seat, menu, move)]
    if menu.question.key == ANSWER:
        attacks = [move for move in ranked if move.name == "attack"]
        answers = [move for move in ranked if move.name not in ("attack", "decline")]
        several = sum(move.name == "decline" for move in menu.moves) > 1
        declines = [menu.default] if ranked and several else []  # a single one has its own button
        ranked = [*answers, *declines, *attacks[:MOST_ATTACKS]]
    if war.phase == "evaluation":
        yield from _shares(war, seat, menu, ranked)
    else:
        for advice in filter(None, (_advice(war, seat, move) for move in ranked)):
            yield _beside_answers(menu, advice) if advice.move.name == "attack" else advice


def _beside_answers(menu: Menu, advice: Advice) -> Advice:
    """Return an attack; beside answers to a trick its sentence says that it is none of them."""
    if menu.question.key != ANSWER:
        return advice
    values = {"attack": advice.text, "side": menu.question.values["side"]}
    return advice._replace(text=Text("advice-attack-too", values))


def _with_other_buffs(war: War, seat: Seat, menu: Menu, move: Move) -> Iterable[Move]:
    """Return a move; after a buff also the lowest and the highest one that are enough, if they are others."""
    if move.name not in ("buff", "defend"):
        return [move]
    alike = [other for other in menu.moves if (other.name, other.args[0]) == (move.name, move.args[0])]
    enough = sorted(
        (other for other in alike if _is_enough(war, seat, other)), key=lambda buff: VALUE[str(buff.args[1])]
    )
    return dict.fromkeys((move, *enough[:1], *enough[-1:]))


def _is_enough(war: War, seat: Seat, move: Move) -> bool:
    """Return whether an attack wins, or a defence holds, with this buff."""
    attack, defence = totals_after(war, seat, move)
    return attack > defence if move.name == "buff" else attack <= defence


def _is_ahead(war: War, seat: Seat, move: Move) -> bool:
    """Return whether an attack is higher than the defence so far and cannot be turned around."""
    card, target = map(str, move.args)
    ahead = attack_value(war, seat, card) > defence_value(war, owner_of_attacker(war, target), target)
    return ahead and not may_turn(card, target)


def _moves_asked_for(menu: Menu) -> Sequence[Move]:
    """Return the moves that the question is about: answers to the first trick that waits, and attacks; or else all."""
    if menu.question.key != ANSWER:
        return menu.moves
    trick = menu.default.args[0]
    return [move for move in menu.moves if move.name == "attack" or move.args[0] == trick]


def _orders(war: War, seat: Seat) -> Iterator[Advice]:
    """Yield the order that seems best, and the best one under the present Imperator unless that is much weaker."""
    player = war.players[seat]
    present = player.draft[0]
    best = best_order(war, seat)
    weak = best is not None and 2 * life_as(player, present) < life_as(player, str(best.args[0]))
    orders = dict.fromkeys((best, None if weak else order_under(war, seat, present)))
    for move in filter(None, orders):
        yield Advice(move, order_label(war, seat, move), reason=reason_of_order(war, seat, move))


def _shares(war: War, seat: Seat, menu: Menu, ranked: Sequence[Move]) -> Iterator[Advice]:
    """Yield the best share of the cards of a trick, and keeping the cards that the seat has played.

    The same cards in another order are no other share; the loser of a trick can only order cards.
    """
    own = tuple[Argument, ...](played_cards(war.tricks[0], seat))
    kept = next((move for move in menu.moves if move.args == own), None)
    others = [move for move in ranked if kept is None or sorted(move.args) != sorted(kept.args)]
    shares = [*others[:1], kept] if kept is not None else ranked[:2]
    for move in sorted(shares, key=lambda share: -rate(war, seat, share)):
        key = "keep" if move == kept else "take"
        reason = None if kept is None else Text("reason-" + key)
        yield Advice(move, Text("advice-" + key, _share_values(move)), reason=reason)


def _share_values(move: Move) -> dict[str, Text | int]:
    """Return the values of a share: the card for the attacker's place and, of two, the one for the buff's."""
    cards = [name(str(card)) for card in move.args]
    return {"card": cards[0], "buff": cards[-1], "count": len(cards)}


def _advice(war: War, seat: Seat, move: Move) -> Advice | None:
    """Return a move with its sentence and plan, None for moves that need no advice."""
    args = [str(argument) for argument in move.args]
    match move.name:
        case "attack":
            return Advice(move, attack_label(war, seat, move))
        case "raid":
            return _raid_advice(war, seat, move)
        case "buff" | "defend" | "redirect":
            return Advice(move, answer_label(war, seat, move))
        case "decline":
            return Advice(move, Text("phrase-decline", {"trick": find_trick(war, move.args[0]).number}))
        case "exchange":
            return Advice(move, Text("advice-exchange", {"card": name(args[0])}))
        case "choose" if war.phase == "choice" and len(args) == 2:
            others = [card for card in war.players[seat].draft if card not in args]
            attackers = tuple(map(name, others))
            values = {"imperator": name(args[0]), "life": maximum_life(args[0]), "weak": int(not is_high(args[0]))}
            values = {**values, "attackers": attackers, "count": len(attackers), "buff": name(args[1])}
            lowest = int(VALUE[args[1]] < min(VALUE[card] for card in others))
            why = Text("reason-first", {**values, "lowest": lowest, "colour": colour_of(args[1])})
            return Advice(move, Text("advice-first", values), reason=why)
        case "add":
            return Advice(move, Text("advice-add"))
        case _:
            return None


def _raid_advice(war: War, seat: Seat, move: Move) -> Advice:
    """Return the advice for a raid; if the target lies open, with a plan to add or exchange it."""
    place = int(move.args[1]) - 1
    used = [str(card) for card in (move.args[0], *move.args[2:])]
    attack = sum(attack_value(war, seat, card) for card in used)
    values = {"place": place + 1, "cards": tuple(map(name, used)), "attack": attack}
    if war.covered[place]:
        return Advice(move, Text("advice-raid-covered", values))
    target = war.middle[place]
    open_values = {**values, "card": name(target), "value": VALUE[target]}
    if can_add(war.players[seat]):
        return Advice(
            move, Text("advice-raid-add", {**open_values, "role": added_role(war.players[seat])}), {"ask-spoils": [ADD]}
        )
    given = max(war.players[seat].cards(), key=lambda card: rate_exchange(war, seat, card))
    exchange = Move("exchange", (given,))
    return Advice(move, Text("advice-raid-exchange", {**open_values, "given": name(given)}), {"ask-spoils": [exchange]})
