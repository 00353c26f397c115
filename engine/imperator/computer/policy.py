"""Choices of the computer player: it attacks to win, defends against loss, and keeps a strong Imperator."""

from __future__ import annotations

from random import Random

from engine.imperator.cards import BLACK, RED, VALUE
from engine.imperator.play.raid import can_add
from engine.imperator.play.sort import FINISH, attackers_beside
from engine.imperator.play.tricks import find_trick, is_fatal, may_turn, owner_of_attacker, totals_after
from engine.imperator.state import (
    War,
    attack_total,
    attack_value,
    busy_cards,
    defence_total,
    defence_value,
    life,
    life_as,
)
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat

MOST_FEARED = 5.0
"""The most that a rival's face-down buffs count against an attack: only one of them can defend in a trick (I-052)."""


def choose(war: War, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """Return the best-rated move of the menu; break ties at random."""
    if FINISH in menu.moves:
        return best_order(war, seat) or FINISH
    best: list[Move] = []
    best_value = float("-inf")
    for move in menu.moves:
        value = rate(war, seat, move)
        if value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return random.choice(best)


def rate(war: War, seat: Seat, move: Move) -> float:
    """Return the rating of a move; doing nothing is worth 0."""
    if move.name == "choose":
        return rate_choice(war, seat, move)
    if move.name == "attack":
        return rate_attack(war, seat, str(move.args[0]), str(move.args[1]))
    if move.name in ("decline", "buff", "defend", "redirect"):
        return rate_answer(war, seat, move)
    if move.name == "raid":
        return rate_raid(war, seat, move)
    if move.name == "take":
        return float(VALUE[str(move.args[0])] * 2 + sum(VALUE[str(card)] for card in move.args))
    if move.name == "add":
        return 30.0
    if move.name == "exchange":
        return rate_exchange(war, seat, str(move.args[0]))
    return -1.0 if move.name in ("accept", "offer") else 0.0


def rate_choice(war: War, seat: Seat, move: Move) -> float:
    if war.phase == "choice":
        imperator, *buffs = map(str, move.args)
        return VALUE[imperator] - sum(VALUE[card] for card in buffs) / 2  # high cards to protect and to attack
    card = str(move.args[1])
    owner = owner_of_attacker(war, card)
    return -float(attack_value(war, owner, card))


def rate_attack(war: War, seat: Seat, card: str, target: str) -> float:
    """Rate an attack by its expected surplus, less possible defence and the risk that it is turned around."""
    owner = owner_of_attacker(war, target)
    rival = war.players[owner]
    surplus = attack_value(war, seat, card) - defence_value(war, owner, target)
    busy = busy_cards(war) if war.tricks else {}
    buffs = [buff for buff in war.players[seat].buffs if BLACK[buff] and buff not in busy]
    reserve = max((attack_value(war, seat, buff) for buff in buffs), default=0)
    free = len(set(rival.buffs).difference(busy))
    expected = surplus + 0.6 * reserve - min(MOST_FEARED, 2.5 * free)
    if may_turn(card, target):
        expected -= 3
    finishing = 6.0 if surplus >= life(rival) else 0.0
    return expected + finishing


def rate_answer(war: War, seat: Seat, move: Move) -> float:
    """Rate an answer: turning the attack around, or the lowest buff that wins or protects enough.

    Turning pays off if it wins, or else if it saves HP, since only who is attacked loses any (I-070, I-071).
    A red buff beside others, which defend nothing else than tricks, is used for less, and so is one that the attacker
    would not want for its value; any is used that saves the Imperator.
    """
    trick = find_trick(war, move.args[0])
    attack, defence = attack_total(war, trick), defence_total(war, trick)
    if move.name == "decline":
        return 0.0
    if move.name == "redirect":
        if is_fatal(war, seat, attack - defence):
            return 25.0  # no red buff saves it as surely, for the attacker may add a black one
        turned, held = totals_after(war, seat, move)
        if turned >= held:
            return 5.0 + turned - held
        return float(attack - defence) if attack > defence else -1.0
    card = str(move.args[1])
    if move.name == "defend":
        new = defence + defence_value(war, seat, card)
        saved = max(0, attack - defence) - max(0, attack - new)
        own_life, spare = life(war.players[seat]), sum(RED[buff] for buff in war.players[seat].buffs) > 1
        if attack - defence >= own_life > attack - new:
            return 20.0 - 0.3 * VALUE[card]
        spare = spare or VALUE[card] < min(VALUE[trick.attacking], VALUE[trick.defending])
        worth = new >= attack > defence or saved >= 4 or (spare and saved > 0)
        return 2.0 + saved - 0.3 * VALUE[card] if worth else -1.0
    new = attack + attack_value(war, seat, card)
    dealt = max(0, new - defence) - max(0, attack - defence)
    return 1.0 + dealt - 0.2 * VALUE[card] if new > defence and dealt > 0 else -1.0


def rate_raid(war: War, seat: Seat, move: Move) -> float:
    """Rate a raid attack of the menu, which wins for sure if its target is open: high targets with low cards first."""
    player = war.players[seat]
    card, index = str(move.args[0]), int(move.args[1]) - 1
    buff = str(move.args[2]) if len(move.args) > 2 else ""
    if war.covered[index]:
        return attack_value(war, seat, card) - 8 - (2 if buff else 0)
    target = war.middle[index]
    useful = can_add(player) or VALUE[target] > min(map(VALUE.__getitem__, player.cards()))
    return VALUE[target] - (0.5 if buff else 0.0) - 0.05 * VALUE[card] if useful else -1.0


def rate_exchange(war: War, seat: Seat, own: str) -> float:
    """Rate giving a card away: the lowest card, or an Imperator with few HP."""
    player = war.players[seat]
    if own == player.imperator:
        return 20.0 if life(player) <= 5 else -20.0
    return 12.0 - VALUE[own]


def best_order(war: War, seat: Seat) -> Move | None:
    """Return an arrangement with a clearly healthier Imperator and high attackers, None if it changes nothing."""
    player = war.players[seat]
    draft = player.draft
    imperator = max(draft, key=lambda card: life_as(player, card) + (1.5 if card == draft[0] else 0))
    return order_under(war, seat, imperator)


def order_under(war: War, seat: Seat, imperator: str) -> Move | None:
    """Return an arrangement with this Imperator and the highest cards as attackers, None if it changes nothing.

    A present attacker is preferred to a card that is only a little higher.
    """
    player = war.players[seat]
    pick = attackers_beside(player.draft, len(player.attackers), imperator)
    best = sorted(pick.items, key=lambda card: -VALUE[str(card)] - (1.5 if card in pick.usual else 0))[: pick.most]
    if imperator == player.draft[0] and set(best) == set(pick.usual):
        return None
    return Move("sort", (imperator, pick.arranged(tuple(best))))
