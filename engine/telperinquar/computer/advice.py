"""Advice from the simple computer player, and cautions before a phase is ended."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from engine.kernel.advice import Advice
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.effects.healing import Heal, Restore
from engine.telperinquar.computer.policy import is_won, rate
from engine.telperinquar.play.actions import is_offensive, numbered_ability
from engine.telperinquar.play.costs import is_in_action, use_cost
from engine.telperinquar.play.damage import LOW_LIFE
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.orders import END
from engine.telperinquar.play.reactions import face_up_creatures
from engine.telperinquar.state import Player
from engine.telperinquar.verbs import VERBS
from engine.telperinquar.view.gains import gain, gain_now, with_reason
from engine.telperinquar.view.phrases import phrase

ATTACKS = ("attack", "attack-both")
ATTACK_BY = 4
"""The best attack is at the latest this suggestion: panels show no more, and plays are mostly rated higher."""
LEAST_ATTACK = -15
"""What an attack is rated at least that is shown where there is room: its blow back hurts, but is no death."""
FIRST_GUARD = 3
"""How much better a creature is rated where none guards the hero, so that suggestions serve the goal shown above."""

URGENT = 40
"""How much better healing is rated for a hero near death, so that it comes before cards to play."""


def advise(game: ActiveGame, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """Yield the moves rated above doing nothing that can be named, the best one of each card or pair of weapons."""
    player, question = game.players[seat], menu.question.key
    at_rest = question in ("ask-main", "ask-combat")
    if at_rest and is_won(game, player):
        yield Advice(END, VERBS.label(END.name))
        return
    best: dict[Hashable, tuple[float, Move]] = {}
    hero_attacks: list[tuple[float, Move]] = []
    daring: dict[Hashable, tuple[float, Move]] = {}
    for move in menu.moves:
        rating = rate(game, player, move, question)
        if _attacks_unguarded_hero(game, move):
            hero_attacks.append((rating, move))
        if move.name == "attack" and rating > max(LEAST_ATTACK, daring.get(move.args[0], (LEAST_ATTACK, move))[0]):
            daring[move.args[0]] = (rating, move)
        if rating > 0 and _is_first_guard(game, player, move):
            rating += FIRST_GUARD
        if rating > 0 and _saves_hero(game, player, move):
            rating += URGENT
        which = _cards_of(move)
        if rating > max(0.0, best[which][0] if which in best else 0.0):
            best[which] = (rating, move)
    ranked = [move for _, move in sorted(best.values(), key=lambda rated: -rated[0])]
    if at_rest and not ranked:
        ranked.append(END)
    attacks = [move for move in ranked if move.name in ATTACKS]
    # the goal shown above, even if striking back hurts more
    first = [*(_best_at_hero(hero_attacks) if hero_attacks else attacks[:1]), *_strongest_with_both(attacks)]
    newest = max(game.cards)
    if at_rest and newest in daring:  # somebody who has just taken a weapon wants to use it
        first.insert(1, daring[newest][1])
    ranked = _with_first(ranked, list(dict.fromkeys(first))[: ATTACK_BY - 1])
    if at_rest:
        used = {_cards_of(move) for move in ranked}
        others = sorted(daring.values(), key=lambda rated: -rated[0])
        ranked += [move for _, move in others if _cards_of(move) not in used]
    for move in ranked:
        text = phrase(game, seat, move, explained=False) if move.args else VERBS.label(move.name)
        if text is not None:
            yield Advice(move, with_reason(text, _reason(game, seat, move)))


def _with_first(ranked: Sequence[Move], wanted: Sequence[Move]) -> list[Move]:
    """Return the moves in their order, with the wanted ones among the first ``ATTACK_BY``."""
    first = list(ranked[:ATTACK_BY])
    missing = [move for move in wanted if move not in first]
    for move in [move for move in first[::-1] if move not in wanted][: max(0, len(first) + len(missing) - ATTACK_BY)]:
        first.remove(move)
    first += missing
    return first + [move for move in ranked if move not in first]


def _strongest_with_both(attacks: Sequence[Move]) -> Sequence[Move]:
    """Return the first attack with two weapons, if neither of them attacks better alone; ``attacks`` are ranked."""
    for place, move in enumerate(attacks):
        if move.name == "attack-both":
            alone = [other.args[0] for other in attacks[:place]]
            return () if any(weapon in alone for weapon in move.args[:2]) else (move,)
    return ()


def _best_at_hero(rated: Sequence[tuple[float, Move]]) -> Sequence[Move]:
    """Return the best attack on an unguarded hero, and the best one with other cards if it is better than nothing."""
    best, *others = sorted(rated, key=lambda entry: -entry[0])
    further = [move for rating, move in others if rating > 0 and _cards_of(move) != _cards_of(best[1])]
    return [best[1], *further[:1]]


def _attacks_unguarded_hero(game: ActiveGame, move: Move) -> bool:
    args: Any = move.args
    if move.name not in ATTACKS:
        return False
    target = game.cards[args[2 if move.name == "attack-both" else 1]]
    return game.is_hero(target) and not face_up_creatures(game, game.players[target.seat])


def _cards_of(move: Move) -> Hashable:
    """Return what a move is made with; the order of two weapons makes no other suggestion."""
    return (move.name, frozenset(move.args[:2]) if move.name == "attack-both" else move.args[:1])


def _reason(game: ActiveGame, seat: Seat, move: Move) -> Text | None:
    """Return a short reason for a suggestion, if it has one."""
    args: Any = move.args
    match move.name:
        case "play":
            first = _is_first_guard(game, game.players[seat], move)
            return Text("reason-guard") if first else gain(game.kinds[args[0]])
        case "equip" if args[1] == game.players[seat].hero:
            return gain(game.kinds[args[0]])
        case "use" if args[2] not in (0, args[0], game.players[seat].hero):  # the phrase of others says it
            return gain_now(numbered_ability(game.kind(game.cards[args[0]]), args[1]))
        case _:
            return None


def _is_first_guard(game: ActiveGame, player: Player, move: Move) -> bool:
    """Return whether a move plays a creature where no other guards the hero (T-093)."""
    if move.name != "play" or game.kinds[str(move.args[0])].type != "creature":
        return False
    return all(game.cards[card].face_down for card in player.row)


def _saves_hero(game: ActiveGame, player: Player, move: Move) -> bool:
    """Return whether a move heals the player's own hero, who is near death."""
    args: Any = move.args
    if move.name != "use" or player.life > player.max_life // LOW_LIFE or args[2] not in (0, player.hero):
        return False
    use = numbered_ability(game.kind(game.cards[args[0]]), args[1])
    return use.target != "this" and any(isinstance(effect, (Heal, Restore)) for effect in use.effects)


def caution(game: ActiveGame, seat: Seat, menu: Menu, move: Move) -> Text | None:
    """Return what is given up by ending the main phase, combat or deck building; None if nothing useful is.

    Rules: T-027, T-084, T-260.
    """
    if game.duel.draft is not None:
        return Text("caution-ready")
    player, question = game.players[seat], menu.question.key
    if move.name == "cease":
        return Text("caution-cease") if any(_is_over_with_combat(game, seat, move) for move in menu.moves) else None
    if not player.actions or not any(rate(game, player, move, question) > 0 for move in menu.moves):
        return None
    return Text("caution-end-ready" if _can_react(game, player) else "caution-end", {"count": player.actions})


def _is_over_with_combat(game: ActiveGame, seat: Seat, move: Move) -> bool:
    """Return whether a move is no longer possible in this turn once combat is over (T-032, T-086)."""
    args: Any = move.args
    if move.name != "use":
        return move.name in ATTACKS
    return is_offensive(game, seat, numbered_ability(game.kind(game.cards[args[0]]), args[1]), args[2])


def _can_react(game: ActiveGame, player: Player) -> bool:
    """Return whether the actions left can pay for a reaction with a card in play (T-049, T-172, T-292)."""
    in_play = [game.cards[card] for card in player.row + player.equipment + player.abilities]
    return game.duel.round > 1 and any(
        use.defensive and not is_in_action(game, card, use) and 0 < use_cost(game, player, card, use) <= player.actions
        for card in in_play
        if card.usable and not card.face_down and card.charges != 0
        for use in game.kind(card).abilities
    )
