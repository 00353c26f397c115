"""Costs of playing and using cards (T-067 .. T-076, T-192, T-193)."""

from __future__ import annotations

from engine.telperinquar.cards.kinds import CompiledAbility
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Card, Player


def use_cost(game: ActiveGame, player: Player, card: Card, use: CompiledAbility) -> int:
    """Return the actions that an ability costs this player now.

    Rules: T-049, T-067 .. T-069, T-076, T-173, T-192, T-292, T-302.
    """
    if use.cost > 1 and player.spells == 0 and game.kinds[card.kind].type == "spell":
        hero = game.kinds[game.cards[player.hero].kind].hero
        assert hero is not None
        return max(1, use.cost - hero.first_spell_discount)
    return use.cost


def both_cost(game: ActiveGame, player: Player, first: Card, second: Card) -> int:
    """Return the actions that an attack with two weapons costs (T-128)."""
    hero = game.kinds[game.cards[player.hero].kind].hero
    assert hero is not None
    return max(1, game.kinds[first.kind].use + game.kinds[second.kind].use - hero.two_weapons_discount)


def pay_use(game: ActiveGame, player: Player, card: Card, use: CompiledAbility) -> None:
    """Pay for an ability when it is declared: actions, action state, a charge.

    Rules: T-049, T-110a, T-199, T-302, T-069, T-076, T-110, T-191, T-192, T-276, T-285.
    """
    player.actions -= use_cost(game, player, card, use)
    if game.kinds[card.kind].type == "spell":
        player.spells += 1
    if use.exhausts:
        card.exhausted = True
    body = game.body(card)
    if use.attack is not None and body.id != player.hero:
        body.exhausted = True  # T-191
    spend_charge(card)


def is_in_action(game: ActiveGame, card: Card, use: CompiledAbility) -> bool:
    """Return whether the card, or the creature that would attack with it, is in action already.

    Only abilities that put it in action are concerned.

    Rules: T-191, T-192, T-195, T-197, T-276, T-292.
    """
    return (use.exhausts and card.exhausted) or (use.attack is not None and game.body(card).exhausted)


def spend_charge(card: Card) -> None:  # T-199, T-202, T-207, T-285, T-286
    if card.charges > 0:
        card.charges -= 1


def discard_if_used_up(game: ActiveGame, card_id: int) -> None:
    """Move a card without charges to the discard pile (T-110a, T-199, T-202, T-207, T-285, T-286)."""
    card = game.cards.get(card_id)
    if card is not None and card.charges == 0 and not card.dead:
        if not game.io.silent:
            game.io.announce("event-used-up", card=game.event_name(card), whose=SEATS[card.seat])
        game.remove_from_play(card)
        game.bury_dead()
