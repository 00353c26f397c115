"""Declaration of attacks: with a creature, a weapon, two weapons, or twice."""

from __future__ import annotations

from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.menus import PASS, Menu
from engine.kernel.text import Text
from engine.telperinquar.cards.kinds import DUAL_WIELD
from engine.telperinquar.play.actions import declare
from engine.telperinquar.play.combat import attack_moves, carry_out, open_combat, ready_weapons, strike_for
from engine.telperinquar.play.costs import both_cost, discard_if_used_up, spend_charge
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Card, PendingAction, Player


def attack(game: ActiveGame, player: Player, source: int, target: int, reach: Any = None) -> Flow:
    """Attack with a creature or the bearer of a weapon (T-084, T-109, T-123, T-191, T-209, T-210)."""
    card = game.cards[source]
    player.actions -= game.kinds[card.kind].use  # T-076, T-193
    body = game.body(card)
    open_combat(game)
    yield from _attack(game, card, body, target, reach)
    yield from _second_attack(game, player, source, body)


def _attack(game: ActiveGame, card: Card, body: Card, target: int, reach: Any) -> Flow:
    """Declare one attack, exhaust the attacker and spend a charge, and carry it out.

    Rules: T-109, T-110, T-123, T-191, T-193, T-199, T-285, T-286, T-087, T-133.
    """
    strike = strike_for(game, card, target, reach)
    assert strike is not None
    if body.id != game.players[body.seat].hero:
        body.exhausted = True  # T-191
    weapon = 0
    if card is not body:
        weapon = card.id
        card.exhausted = card.exhausted or game.kinds[card.kind].exhausts  # T-124
        spend_charge(card)
    pending = PendingAction("attack", body.seat, body.id, weapon, target=target, range=strike.range)
    _announce(game, pending)
    yield from declare(game, pending, carry_out)
    if weapon:
        discard_if_used_up(game, weapon)


def attack_both(game: ActiveGame, player: Player, main: int, other: int, target: int) -> Flow:
    """Attack with two melee weapons of the hero at once (T-069, T-084, T-123, T-124, T-128 .. T-130, T-199)."""
    weapons = (game.cards[main], game.cards[other])
    player.actions -= both_cost(game, player, *weapons)
    for weapon in weapons:
        weapon.exhausted = weapon.exhausted or game.kind(weapon).exhausts
        spend_charge(weapon)
    open_combat(game)
    pending = PendingAction("attack-both", player.seat, player.hero, main, other, target, "melee")
    _announce(game, pending)
    yield from declare(game, pending, carry_out)
    discard_if_used_up(game, main)
    discard_if_used_up(game, other)


def _announce(game: ActiveGame, pending: PendingAction) -> None:
    if game.io.silent:
        return
    source, target = game.cards[pending.source], game.cards[pending.target]
    names: dict[str, Any] = {
        "who": SEATS[pending.seat],
        "source": game.name_with_place(source),
        "target": game.name_with_place(target),
        "whose": SEATS[target.seat],
        "source_id": source.id,
        "target_id": target.id,
    }
    if pending.other:
        both = (game.card_name(game.cards[pending.weapon]), game.card_name(game.cards[pending.other]))
        game.io.announce("event-attack-both", **names, first=both[0], second=both[1])
    elif pending.weapon:
        game.io.announce("event-attack-with", **names, weapon=game.card_name(game.cards[pending.weapon]))
    else:
        game.io.announce("event-attack", **names)


def _second_attack(game: ActiveGame, player: Player, source: int, body: Card) -> Flow:
    """Offer the second attack of dual-wield, right after the first and at no extra cost.

    Rules: T-109, T-123, T-191, T-209 .. T-211a.
    """
    if body.id not in game.cards or body.face_down:
        return
    hero = game.kinds[body.kind].hero
    if not body.keywords & DUAL_WIELD and not (hero is not None and hero.dual_wield):
        return
    if hero is not None:
        sources = [weapon for weapon in ready_weapons(game, body) if weapon.id != source]
    else:
        sources = [game.cards[source]] if source in game.cards else []
    moves = [move for source in sources for move in attack_moves(game, source, body)]
    if not moves:
        return
    move = yield from game.ask(player.seat, Menu([*moves, PASS], Text("ask-second-attack"), PASS))
    if move.name == "attack":
        args: Any = move.args
        reach = args[2] if len(args) > 2 else None
        yield from _attack(game, game.cards[args[0]], body, args[1], reach)
