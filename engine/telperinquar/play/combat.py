"""Attacks and counterattacks, with the keyword abilities that change them."""

from __future__ import annotations

from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.menus import PASS, Menu, Move, made
from engine.kernel.text import Text
from engine.telperinquar.cards.kinds import FLYING, SWEEP, Strike
from engine.telperinquar.cards.words import roll_sum
from engine.telperinquar.play.card_use import CardUse
from engine.telperinquar.play.costs import discard_if_used_up, spend_charge
from engine.telperinquar.play.damage import CRITICAL, FUMBLE, DamagePart, hurt
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.targets import Front, attack_targets, reaches
from engine.telperinquar.state import Card, PendingAction


def open_combat(game: ActiveGame) -> None:
    """Begin the combat phase with the first offensive action of a turn (T-084)."""
    if game.duel.phase == "main":
        game.duel.phase = "combat"


def strike_for(game: ActiveGame, card: Card, target: int, reach: Any = None) -> Strike | None:
    """Return the attack value that a creature or weapon uses against a target.

    ``reach`` decides where both a melee and a ranged attack are possible.

    Rules: T-087, T-089, T-091, T-109, T-133, T-279 .. T-282.
    """
    kind = game.kinds[card.kind]
    if reach is None and kind.melee is not None and kind.ranged is not None:
        near = target in attack_targets(game, game.body(card), "melee")
        return kind.melee if near else kind.ranged
    if reach == "ranged" or kind.melee is None:
        return kind.ranged
    return kind.melee


def attack_moves(
    game: ActiveGame, card: Card, body: Card, sides: list[Front] | None = None, x: int | None = None
) -> list[Move]:
    """Return the attacks of a creature or weapon; a range is named only where both are possible.

    ``sides`` and ``x`` are as in :func:`attack_targets`.

    Rules: T-087, T-088, T-090, T-093, T-123, T-133, T-212.
    """
    kind = game.kinds[card.kind]
    if kind.melee is None or kind.ranged is None:
        strike = kind.melee or kind.ranged
        targets = () if strike is None else attack_targets(game, body, strike.range, sides, x)
        card_id = card.id
        return [made(("attack", (card_id, target))) for target in targets]
    near = attack_targets(game, body, "melee", sides, x)
    far = attack_targets(game, body, "ranged", sides, x)
    moves: list[Move] = []
    for target in near:
        if target in far:
            moves += [made(("attack", (card.id, target, "melee"))), made(("attack", (card.id, target, "ranged")))]
        else:
            moves.append(made(("attack", (card.id, target))))
    return moves + [made(("attack", (card.id, target))) for target in far if target not in near]


def ready_weapons(game: ActiveGame, body: Card) -> list[Card]:
    """Return the weapons that a body can attack with now, regardless of costs (T-063, T-276, T-285)."""
    cards, kinds, body_id = game.cards, game.kinds, body.id
    weapons: list[Card] = []
    for card_id in game.players[body.seat].equipment:
        piece = cards[card_id]
        ready = piece.bearer == body_id and piece.usable and not piece.exhausted and piece.charges
        if ready and kinds[piece.kind].type == "weapon":
            weapons.append(piece)
    return weapons


def carry_out(game: ActiveGame, pending: PendingAction) -> Flow:
    """Carry out a declared attack: die, damage, effects and counterattack.

    Rules: T-109, T-122a, T-129 .. T-132, T-136, T-150, T-225, T-104 .. T-108, T-110a, T-125, T-128, T-132a, T-140,
    T-221.
    """
    cards = game.cards
    body, target = cards.get(pending.source), cards.get(pending.target)
    used = [cards.get(card_id) for card_id in (pending.weapon, pending.other) if card_id]
    weapons = [weapon for weapon in used if weapon is not None]
    if body is None or target is None or len(weapons) < len(used) or not _legal(game, pending, body, target):
        game.io.announce("event-attack-stopped", cause=_cause(body, target, len(weapons) < len(used)))  # T-110a
        return
    roll = game.io.dice.roll(10)  # T-104
    pending.struck = True
    parts = attack_parts(game, body, weapons, pending.range, roll)
    _report_roll(game, body, roll, parts)
    if roll != FUMBLE:  # T-139
        hurt(game, target, parts, roll, pending.parry)
        sweep = body.keywords
        for weapon in weapons:
            sweep |= game.kinds[weapon.kind].keywords
        if sweep & SWEEP:
            for other in _sweep_targets(game, body, target):
                hurt(game, other, parts)  # T-225, T-146
    for card in weapons or [body]:
        on_hit = game.kinds[card.kind].on_hit
        if on_hit:  # T-140
            card_use = CardUse(game, body.seat, body, game.kinds[card.kind], card.id, [target])
            yield from card_use.carry_out(on_hit)
    if pending.range == "melee" and target.id in cards:  # T-089, T-091
        yield from counterattack(game, target, body)


def _cause(body: Card | None, target: Card | None, is_disarmed: bool) -> str:
    """Return what keeps a declared attack from being carried out."""
    if body is None or body.face_down:
        return "attacker"
    if is_disarmed:
        return "weapon"
    return "target" if target is None or target.face_down else "reach"


def _legal(game: ActiveGame, pending: PendingAction, body: Card, target: Card) -> bool:
    """Return whether a declared attack may still be carried out.

    Rules: T-088, T-090, T-093, T-095, T-096a, T-097, T-110a, T-218.
    """
    if body.face_down or target.face_down:
        return False
    return pending.diverted or target.id in attack_targets(game, body, pending.range)


def attack_parts(game: ActiveGame, body: Card, weapons: list[Card], reach: str, roll: int) -> list[DamagePart]:
    """Return the damage of an attack before reduction; the die counts to the first weapon.

    Rules: T-131, T-132a, T-177, T-104, T-105, T-128, T-130, T-279 .. T-282.
    """
    parts: list[DamagePart] = []
    raised = body.melee if reach == "melee" else body.ranged
    for card in weapons or [body]:
        kind = game.kinds[card.kind]
        strike = kind.melee if reach == "melee" else kind.ranged
        assert strike is not None
        amount = strike.bonus
        if parts and parts[0].kind == strike.kind and parts[0].element == strike.element:
            parts[0] = DamagePart(parts[0].amount + amount, strike.kind, strike.element)  # T-128a
        else:
            parts.append(DamagePart(amount if parts else amount + roll + raised, strike.kind, strike.element))
    return parts


def _report_roll(game: ActiveGame, body: Card, roll: int, parts: list[DamagePart], *, unarmed: bool = False) -> None:
    if game.io.silent:
        return
    bonus = sum(part.amount for part in parts) - roll
    total = roll_sum(roll, bonus, unarmed=unarmed)
    game.io.announce("event-roll", card=game.event_name(body), roll=roll, bonus=bonus, sum=total)
    if roll == FUMBLE:
        game.io.announce("event-fumble", card=game.event_name(body))
    elif roll == CRITICAL:
        game.io.announce("event-critical")


def _sweep_targets(game: ActiveGame, body: Card, target: Card) -> list[Card]:
    """Return the enemy cards that a sweep also hits: in the threat zone, not flying, no traps.

    Rules: T-221 .. T-224, T-312f.
    """
    targets: list[Card] = []
    for enemy in game.enemies(body.seat):
        for card_id in enemy.row:
            card = game.cards[card_id]
            if card_id == target.id or card.keywords & FLYING or game.kind(card).type == "trap":
                continue
            if reaches(game, body, card):
                targets.append(card)
    return targets


def counter_sources(game: ActiveGame, card: Card) -> list[int]:
    """Return what a card may strike back with: its own value, usable weapons, or a hero's bare hands.

    Rules: T-065, T-089, T-092, T-126, T-131, T-132a, T-133.
    """
    if card.face_down:  # T-218
        return []
    kinds = game.kinds
    weapons = [piece for piece in game.carried(card) if kinds[piece.kind].type == "weapon" and piece.usable]
    ready = [weapon.id for weapon in weapons if kinds[weapon.kind].melee is not None and weapon.charges]  # T-285
    if game.is_hero(card):
        return ready if weapons else [card.id]  # T-175 .. T-178
    return [card.id, *ready] if kinds[card.kind].melee is not None else ready


def counterattack(game: ActiveGame, card: Card, attacker: Card) -> Flow:
    """Let the attacked card strike back, even if it was just killed; its owner is asked where there is a choice.

    Rules: T-089, T-092, T-104, T-105, T-110a, T-125, T-131 .. T-132a, T-136, T-150, T-175, T-177.
    """
    sources = counter_sources(game, card)
    if not sources:
        return
    source = game.cards[sources[0]]
    if game.duel.asks_counter or len(sources) > 1 or source.charges > 0:  # T-131
        moves = [made(("counter", (source,))) for source in sources]
        question = Text("ask-counter", {"card": game.event_name(card), "attacker": game.event_name(attacker)})
        move = yield from game.ask(card.seat, Menu([*moves, PASS], question, moves[0]))
        if move.name == "pass":
            return
        source = game.cards[int(move.args[0])]
    spend_charge(source)  # T-285
    roll = game.io.dice.roll(10)
    parts = counter_parts(game, card, source, roll)
    if not game.io.silent:
        names = {"card": game.event_name(card), "attacker": game.event_name(attacker)}
        game.io.announce("event-counter", **names, card_id=card.id, attacker_id=attacker.id)
    _report_roll(game, card, roll, parts, unarmed=game.is_hero(source))
    if roll != FUMBLE:  # T-141; on_hit does not count here (T-127)
        hurt(game, attacker, parts, roll)
    discard_if_used_up(game, source.id)


def counter_parts(game: ActiveGame, card: Card, source: Card, roll: int) -> list[DamagePart]:
    """Return the damage of a counterattack before reduction, with bare hands, a weapon or the card's own value.

    Rules: T-104, T-105, T-126, T-131, T-132a, T-175, T-177.
    """
    hero = game.kinds[source.kind].hero
    if hero is not None:
        return [DamagePart(roll + hero.unarmed + source.melee, "physical")]
    return attack_parts(game, card, [source] if source is not card else [], "melee", roll)
