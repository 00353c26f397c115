"""Declared actions: abilities of all kinds, hiding and traps.

Others react to each of them by using cards in play themselves (T-049, T-063, T-096, T-110, T-172, T-192, T-217, T-318).
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import reactions as kernel
from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.kinds import AUTOMATIC, CompiledAbility, Kind
from engine.telperinquar.play.card_use import CardUse
from engine.telperinquar.play.combat import counterattack, open_combat
from engine.telperinquar.play.costs import discard_if_used_up, pay_use
from engine.telperinquar.play.damage import turn_face_up
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.reactions import reaction_menu
from engine.telperinquar.play.targets import ability_targets, area_cards
from engine.telperinquar.state import Card, PendingAction, Player


def numbered_ability(kind: Kind, number: int) -> CompiledAbility:
    """Return an ability by its number on the card; the number after the last one is hiding (T-192, T-217)."""
    if number > len(kind.abilities) and kind.hide is not None:
        return kind.hide
    return kind.abilities[number - 1]


def is_offensive(game: ActiveGame, seat: int, use: CompiledAbility, target: int) -> bool:
    """Return whether a use causes damage or aims at another player's card; help for the partner does not count.

    Rules: T-031, T-032, T-033, T-084, T-302.
    """
    if use.harmful:
        return True
    owner = game.cards[target].seat if target in game.cards else seat
    return owner != seat and not (use.helpful and game.are_allied(seat, owner))


def use(
    game: ActiveGame, player: Player, card_id: int, number: int, target: int, against: PendingAction | None = None
) -> Flow:
    """Declare the use of a card, pay for it, and carry it out after the reactions.

    Rules: T-032, T-069, T-084, T-110, T-192, T-199, T-292, T-049, T-110a, T-238, T-302.
    """
    card = game.cards[card_id]
    chosen = numbered_ability(game.kind(card), number)
    pay_use(game, player, card, chosen)
    if against is None and is_offensive(game, player.seat, chosen, target):
        open_combat(game)
    if chosen.target in AUTOMATIC:
        target = _automatic(game, card, chosen, against)
    pending = PendingAction("use", player.seat, card_id, target=target, ability=number)
    if chosen.attack is not None:
        pending.range = chosen.range
        pending.source = game.body(card).id
        pending.weapon = card_id
    _announce(game, pending, card, chosen)
    yield from declare(game, pending, _carry_out)
    discard_if_used_up(game, card_id)


def _announce(game: ActiveGame, pending: PendingAction, card: Card, use: CompiledAbility) -> None:
    target = game.cards.get(pending.target)
    if game.io.silent or card.id == game.players[card.seat].hero:  # hiding a hero has an event of its own
        return
    names = {"who": SEATS[pending.seat], "card": game.kind(card).name}
    if target is None or use.target in AUTOMATIC:
        game.io.announce("event-used", **names)
    else:
        at = {"source_id": card.id, "target_id": target.id}
        game.io.announce("event-used-on", **names, **at, target=game.name_with_place(target), whose=SEATS[target.seat])


def _automatic(
    game: ActiveGame, card: Card, use: CompiledAbility, against: PendingAction | None
) -> int:  # T-110, T-192
    if use.target == "this":
        return card.id
    if use.target == "attacker" and against is not None:
        return against.source
    if use.target == "attacked" and against is not None:
        return against.target
    return game.players[card.seat].hero


def _carry_out(game: ActiveGame, pending: PendingAction) -> Flow:  # T-110, T-191, T-192, T-238, T-285, T-292, T-302
    card = game.cards.get(pending.weapon or pending.source)
    stack = game.duel.pending
    against = stack[-2] if len(stack) > 1 else None
    target = game.cards.get(pending.target)
    if card is None or card.face_down or target is None:  # T-110a
        game.io.announce("event-no-effect")
        return
    chosen = numbered_ability(game.kind(card), pending.ability)
    legal = chosen.target in AUTOMATIC or pending.diverted
    if not legal and target.id not in ability_targets(game, pending.seat, card, chosen, against):  # T-110a
        game.io.announce("event-no-effect")
        return
    yield from _apply(game, pending, card, chosen, target, against)


def _apply(
    game: ActiveGame,
    pending: PendingAction,
    card: Card,
    use: CompiledAbility,
    target: Card,
    against: PendingAction | None,
) -> Flow:  # T-032, T-105, T-110a, T-141, T-146, T-192, T-302
    body = game.body(card)
    cards = area_cards(game, body, target, use)
    card_use = CardUse(game, pending.seat, body, game.kind(card), card.id, cards, against, pending.parry)
    pending.struck = bool(pending.range)
    yield from card_use.carry_out(use.effects)
    if pending.range == "melee" and target.id in game.cards:  # T-089
        yield from counterattack(game, target, body)


def reveal_trap(game: ActiveGame, player: Player, trap: Card, against: PendingAction) -> Flow:
    """Turn a trap face up, carry out its text, and discard it (T-318)."""
    turn_face_up(game, trap)
    trap.dead = True  # no longer a legal target
    pending = PendingAction("trap", player.seat, trap.id, ability=1)
    yield from declare(game, pending, _spring)
    if trap.id in game.cards:
        game.remove_from_play(trap)


def _spring(game: ActiveGame, pending: PendingAction) -> Flow:  # T-110, T-318
    trap = game.cards[pending.source]
    chosen = game.kind(trap).abilities[0]
    against = game.duel.pending[-2]
    body = game.hero(game.players[trap.seat])
    targets = ability_targets(game, trap.seat, trap, chosen, against)
    if not targets:
        game.io.announce("event-no-effect")
        return
    target = targets[0] or _automatic(game, trap, chosen, against)
    if len(targets) > 1:
        moves = [Move("choose", (target,)) for target in targets]
        move = yield from game.ask(trap.seat, Menu(moves, Text("ask-trap-target"), moves[0]))
        target = int(move.args[0])
    cards = area_cards(game, body, game.cards[target], chosen)
    card_use = CardUse(game, trap.seat, body, game.kind(trap), trap.id, cards, against)
    yield from card_use.carry_out(chosen.effects)


def declare(game: ActiveGame, pending: PendingAction, carry_out: Callable[[ActiveGame, PendingAction], Flow]) -> Flow:
    """Add an action to the stack, ask for reactions, and carry it out unless a reaction cancelled it.

    Rules: T-096, T-110, T-110a, T-128, T-292, T-318.
    """
    stack = game.duel.pending
    stack.append(pending)
    yield from ask_reactions(game, pending)
    if not pending.cancelled:
        yield from carry_out(game, pending)
    stack.pop()
    if game.duel.dead:
        game.bury_dead()


def ask_reactions(game: ActiveGame, pending: PendingAction) -> Flow:
    """Ask all others for reactions, in turn order, until all pass in a row; only seats with a choice are asked.

    Rules: T-016, T-049, T-096, T-110, T-172, T-172a, T-292, T-318.
    """
    if game.duel.round == 1:  # T-172
        return
    others = game.others(pending.seat) if game.duel.teams else game.enemies(pending.seat)
    asked: list[Seat] = []

    def set_asked(seats: list[Seat]) -> None:
        asked.extend(seats)
        game.set_asked(seats)

    yield from kernel.window(
        [player.seat for player in others],
        lambda seat: reaction_menu(game, game.players[seat], pending),
        lambda seat, move: _react(game, game.players[seat], move, pending),
        game.io,
        closed=lambda: pending.cancelled,
        asked=set_asked,
    )
    for seat in asked:
        game.players[seat].knows_reactions = True


def _react(game: ActiveGame, player: Player, move: Move, pending: PendingAction) -> Flow:  # T-096 .. T-097, T-318
    card = game.cards[int(move.args[0])]
    if move.name == "use":
        yield from use(game, player, card.id, int(move.args[1]), int(move.args[2]), pending)
    elif move.name == "reveal" and game.kind(card).type == "trap":
        yield from reveal_trap(game, player, card, pending)
    else:
        if move.name == "reveal":
            turn_face_up(game, card)
        game.io.announce(
            "event-intercepted",
            card=game.name_with_place(card),
            whose=SEATS[player.seat],
            card_id=card.id,
            source_id=pending.source,
        )
        pending.target = card.id  # T-096a
        pending.intercepted = pending.diverted = True  # T-097
