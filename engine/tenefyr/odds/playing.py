"""Play of a hand in simulated fights: the order of its cards, and the answers to their questions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Seat
from engine.tenefyr.cards.library import hero_of, library
from engine.tenefyr.cards.models import Loot
from engine.tenefyr.computer.chances import worths
from engine.tenefyr.computer.turns import FIRST, LAST
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.power import basics_change, doubling_gain
from engine.tenefyr.state import BASICS, Expedition, Player, is_solo


def play_order(state: Expedition, seat: Seat) -> tuple[str, ...]:
    """Return a player's hand in the order in which it is played.

    Cards that draw or help others come first, cards that count or double others last.
    """
    fight, player = state.fight, state.players[seat]
    assert fight is not None
    heroes, silent = tuple(player.heroes), library().fought[fight.enemy].silent
    return tuple(sorted(player.hand, key=lambda card: _sort_key(card, heroes, silent)))


@lru_cache(maxsize=4096)
def _sort_key(card: str, heroes: tuple[str, ...], silent: bool) -> tuple[int, float, str]:
    """Return the sort key for the order in which a hand is played."""
    words = [effect.word for effect in library().played[card].effects] if has_effects(card, heroes, silent) else []
    place = next((places[word] for places in (FIRST, LAST) for word in words if word in places), 4)
    return place, -worths(heroes)[card], equivalent_card(card, heroes)


def has_effects(card: str, heroes: Sequence[str], silent: bool) -> bool:
    """Return whether a card has effects for a player with these heroes; ``silent`` enemies stop skills (R-141)."""
    hero = hero_of(card)
    works = not (hero and hero not in heroes) and not (silent and card.startswith("skill-"))
    return works and bool(library().played[card].effects)


def may_strengthen(state: Expedition, seat: Seat, cards: Sequence[str], *, follows: bool) -> bool:
    """Return whether an effect of these cards of the hand may still add power in this fight, or weaken the enemy.

    ``follows`` says whether another turn follows.
    """
    fight, player = state.fight, state.players[seat]
    assert fight is not None
    enemy = library().fought[fight.enemy]
    loot = [library().played[card] for card in cards if has_effects(card, player.heroes, enemy.silent)]
    words = {effect.word for card in loot for effect in card.effects}
    refills = "recover" in words and bool(player.discard)
    pays = any(card.condition is not None for card in loot)
    own = [played for played in fight.played if fight.order[played.turn] == seat]
    rules = {effect.word for effect in enemy.effects}
    possible = {
        "draw": bool(player.deck) or refills,
        "throw": "haunted" in rules,
        "double": len(player.hand) > 1 or bool(own) or "draw" in words,
        "double-player": len(fight.played) > len(own) or is_solo(state),
        "per-dungeon": bool(state.completed),
        "last-stand": pays or not player.deck or "draw" in words,
        "recover": refills and ("draw" in words or "preys" in rules or (follows and is_solo(state))),
        "discharge": False,
        "inspire": follows,
        "ready": follows,
        "borrow": any(state.reserve),
    }
    return any(possible.get(effect.word, True) for card in loot if _can_pay(player, card) for effect in card.effects)


def may_weaken(state: Expedition, seat: Seat, cards: Sequence[str]) -> bool:
    """Return whether an effect of these cards of the hand may lower the total, or strengthen the enemy."""
    fight, player = state.fight, state.players[seat]
    assert fight is not None
    enemy = library().fought[fight.enemy]
    playing = [card for card in cards if has_effects(card, player.heroes, enemy.silent)]
    words = {effect.word for card in playing for effect in library().played[card].effects}
    preyed = any(effect.word == "preys" for effect in enemy.effects)
    return "throw" in words or "borrow" in words or preyed or basics_change(state) < 0


def _can_pay(player: Player, card: Loot) -> bool:
    """Return whether the condition of a card can be met if no card refills the deck (R-148)."""
    condition = card.condition
    return condition is None or (len(player.deck) >= condition.deck and len(player.hand) > condition.hand)


@lru_cache(maxsize=4096)
def equivalent_card(card: str, heroes: tuple[str, ...]) -> str:
    """Return an equivalent card for a player with these heroes: one card represents all without effects."""
    if card in BASICS or has_effects(card, heroes, silent=False):
        return card
    power = library().played[card].power
    plain = [other for other in library().enemies if not library().played[other].effects]
    return next((other for other in plain if library().played[other].power == power), card)


def carry_out(game: ActiveExpedition, flow: Flow | None) -> None:
    """Run a flow to its end and answer its questions."""
    if flow is None:
        return
    try:
        prompt = next(flow)
        while True:
            prompt = flow.send({seat: answer(game, seat, menu) for seat, menu in prompt.menus.items()})
    except StopIteration:
        return


def answer(game: ActiveExpedition, seat: Seat, menu: Menu) -> Move:
    """Return the answer to a question of a card.

    The answers are: draw as much as possible, pay, discard the weakest cards, put back the strongest, double what adds
    most, and help the player whose turn comes next.
    """
    if menu.patterns:
        return _pick(game, seat, menu)
    question = menu.question.key
    if question == "ask-recover":
        more = menu.question.values["more"]
        assert isinstance(more, int)
        return Move("choose", (_by_worth(game, seat, game.state.players[seat].discard)[-1 - more],))
    if question == "ask-double":
        return max(menu.moves, key=lambda move: _doubling_gain(game, seat, str(move.args[0])))
    if question == "ask-double-player":
        return max(menu.moves, key=lambda move: game.doubling_of(int(move.args[0])))
    if question == "ask-draw-more":
        return max(menu.moves, key=lambda move: move.args)
    if menu.moves[0].name == "player":
        later = game.fight.order[game.fight.turn + 1 :]
        players = [int(move.args[0]) for move in menu.moves]
        return Move("player", (next((player for player in later if player in players), players[0]),))
    return menu.moves[0]


def _pick(game: ActiveExpedition, seat: Seat, menu: Menu) -> Move:
    """Pick as few cards as possible, the weakest ones."""
    (pattern,) = menu.patterns
    selection = pattern.args[0]
    assert isinstance(selection, Pick)
    cards = _by_worth(game, seat, [str(card) for card in selection.items])
    return menu.arranged(Move(pattern.name, (tuple(cards[: selection.least]),)))


def _by_worth(game: ActiveExpedition, seat: Seat, cards: Sequence[str]) -> list[str]:
    heroes = tuple(game.state.players[seat].heroes)
    return sorted(cards, key=lambda card: (worths(heroes)[card], equivalent_card(card, heroes)))


def _doubling_gain(game: ActiveExpedition, seat: Seat, card: str) -> int:
    basics = basics_change(game.state)
    return max(doubling_gain(played, basics) for played in game.played_by(seat) if played.card == card)
