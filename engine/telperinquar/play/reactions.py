"""Possible reactions to a declared action (T-049, T-096, T-109, T-110, T-172, T-318)."""

from __future__ import annotations

from engine.kernel import reactions as kernel
from engine.kernel.menus import Menu, Move, made
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.kinds import FLYING, CompiledAbility
from engine.telperinquar.play import costs
from engine.telperinquar.play.declared import declared
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.targets import ability_targets, attack_targets
from engine.telperinquar.state import Card, Duel, PendingAction, Player


def reaction_menu(game: ActiveGame, player: Player, pending: PendingAction) -> Menu | None:
    """Return a player's possible reactions to a declared action; None if the player is not asked.

    At a fair table a player with face-down cards is asked whenever one of them could matter, so that the question does
    not reveal what they are.

    Rules: T-049, T-096, T-110, T-110a, T-172, T-242, T-292, T-318, T-321.
    """
    moves: list[Move] = []
    for card_id in player.row + player.equipment + player.abilities if player.defensive else ():
        card = game.cards[card_id]
        kind = game.kinds[card.kind]
        if kind.defensive and not card.face_down and not card.dead:
            for use in kind.abilities:
                if may_react(game, player, card, use, pending):
                    targets = ability_targets(game, player.seat, card, use, pending)
                    moves += [made(("use", (card_id, use.number, target))) for target in targets]
    covered = False
    if pending.range == "melee" and pending.target in game.cards and game.cards[pending.target].seat == player.seat:
        covered = _add_free_reactions(game, player, pending, moves)
    if game.duel.teams:
        moves += [made(("intercept", (card_id,))) for card_id in shielding_creatures(game, player, pending)]
    question = Text("ask-react", {"action": declared(game, pending), "known": int(player.knows_reactions)})
    menu = kernel.reaction_menu(moves, question, suspected=covered and game.duel.fair)
    return None if menu is None else game.with_pending_action(menu)


REACTION_WORDS = ("attack", "use", "play", "equip", "move", "trap", "end")


def reaction_to(game: ActiveGame, menu: Menu) -> list[str] | None:
    """Return the action a menu offers reactions to and its public cards; None for another menu."""
    if menu.question.key != "ask-react" or not game.duel.pending:
        return None
    pending = game.duel.pending[-1]
    action = "attack" if pending.action == "attack-both" else pending.action
    cards = [
        game.cards[card_id] for card_id in (pending.source, pending.weapon, pending.other) if card_id in game.cards
    ]
    public_kinds = [card.kind for card in cards if not card.face_down]
    if pending.key and game.kinds[pending.key].type != "trap":
        public_kinds.append(game.kinds[pending.key].id)
    return [action, *public_kinds]


def is_attacked(duel: Duel, seat: Seat) -> bool:
    """Return whether the declared action is an attack on the hero or a card of this seat."""
    pending = duel.pending[-1] if duel.pending else None
    if pending is None or not pending.range:
        return False
    target = duel.cards.get(pending.target)
    return pending.target == duel.players[seat].hero or (target is not None and target.seat == seat)


def may_react(game: ActiveGame, player: Player, card: Card, use: CompiledAbility, pending: PendingAction) -> bool:
    """Return whether an ability may be used as a reaction now; its targets are checked elsewhere.

    Rules: T-063, T-069, T-110, T-276, T-285, T-292.
    """
    if use.reaction:
        if pending.action == "end":
            return False
    elif not use.defensive:  # T-172, T-292
        return False
    return (
        card.usable
        and card.charges != 0
        and not costs.is_in_action(game, card, use)
        and costs.use_cost(game, player, card, use) <= player.actions
    )


def _add_free_reactions(game: ActiveGame, player: Player, pending: PendingAction, moves: list[Move]) -> bool:
    """Add the free reactions to a melee attack; return whether a face-down card could be one of them.

    Rules: T-093, T-095 .. T-097, T-318, T-321.
    """
    row = player.row
    on_hero = pending.target == player.hero
    place = 0 if on_hero else row.index(pending.target)
    covered = False
    for number, card_id in enumerate(row):
        card = game.cards[card_id]
        near = on_hero or abs(number - place) == 1  # T-318
        if card.face_down:
            if not near:
                continue
            covered = True
            if game.kinds[card.kind].type == "trap" or (on_hero and not pending.intercepted):  # T-096
                moves.append(made(("reveal", (card_id,))))
        elif on_hero and not pending.intercepted and card.keywords & FLYING and not card.dead:  # T-096
            moves.append(made(("intercept", (card_id,))))
    return covered


def shielding_creatures(game: ActiveGame, player: Player, pending: PendingAction) -> list[int]:
    """Return the face-up creatures that may step in for the partner's hero, who has no guards (T-242, T-242a)."""
    partner = game.partner(player.seat)
    if partner is None or pending.intercepted or not pending.range or pending.target != partner.hero:
        return []
    return [] if guarding_creatures(game, partner, pending) else face_up_creatures(game, player)


def guarding_creatures(game: ActiveGame, player: Player, pending: PendingAction) -> list[int]:
    """Return the creatures of a row that protect their hero against this attack (T-094, T-242).

    In melee only those count that the attacker could aim at.
    """
    attacker = game.cards.get(pending.source)
    creatures = face_up_creatures(game, player)
    if pending.range == "ranged" or attacker is None:
        return creatures
    within = attack_targets(game, attacker, "melee")
    return [card_id for card_id in creatures if card_id in within]


def face_up_creatures(game: ActiveGame, player: Player) -> list[int]:
    """Return the face-up creatures of a row (T-093, T-093a, T-242, T-242a)."""
    return [card_id for card_id in player.row if not game.cards[card_id].face_down and not game.cards[card_id].dead]
