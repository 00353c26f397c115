"""Random duels for tests, played by a plain random player with everything kept as in a real game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Argument, Move
from engine.telperinquar.game import Telperinquar
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Duel


def rules() -> Telperinquar:
    loaded = game("telperinquar")
    assert isinstance(loaded, Telperinquar)
    return loaded


def duel(seed: int, *, reactions: str = "fair", keep_rest: bool = True) -> Match[Duel]:
    """Return a duel with decks picked by the seed, double-class heroes included."""
    decks = list(rules().cards.decks)
    random = Random(seed)
    chosen = [random.choice(decks), random.choice(decks)]
    options = {
        "decks": chosen,
        "reactions": reactions,
        "round_limit": 40,
        "double_class": True,
    }
    return Match.new(rules(), seed.to_bytes(32, "big"), 2, options, keep_rest=keep_rest)


def moments(match: Match[Duel], seed: int, moves: int = 10_000) -> Iterator[int]:
    """Play at random; yield the seat that is asked before every move."""
    random = Random(seed)
    for _ in range(moves):
        menus = match.menus()
        if not menus:
            return
        seat = next(iter(menus))
        yield seat
        match.play(seat, random.choice(list(menus[seat].moves)))


def attempts(match: Match[Duel], seat: int) -> Iterator[Move]:
    """Yield every move of a plausible shape: with all keys of the hand, all cards in play, and nothing."""
    state = match.state
    player = state.players[seat]
    keys = list(dict.fromkeys(player.hand))
    cards = list(state.cards)
    for name in ("levelup", "pass", "cease", "end"):
        yield Move(name)
    yield from (Move("levelup", (key,)) for key in (*keys, "level-fighter", "level-cleric"))
    for key in keys:
        for side in ((), ("left",), ("right",)):
            yield Move("play", (key, *side))
        yield from (Move("equip", (key, card)) for card in cards)
    for card in cards:
        for name in ("take-back", "reveal", "intercept", "counter", "choose"):
            yield Move(name, (card,))
    for first, second in permutations(cards, 2):
        for name in ("move", "swap", "attack"):
            yield Move(name, (first, second))
        for reach in ("melee", "ranged"):
            yield Move("attack", (first, second, reach))
    for card in cards:
        for number in (1, 2, 3):
            yield from (Move("use", (card, number, target)) for target in (0, *cards))
    yield from _both(match)
    yield Move("arrange", tuple[Argument, ...](reversed(player.row)))


def _both(match: Match[Duel]) -> Iterator[Move]:
    match_rules = match.rules
    assert isinstance(match_rules, Telperinquar)
    game = ActiveGame(match.state, match_rules.catalog)
    weapons = [card.id for card in game.cards.values() if game.kind(card).type == "weapon"]
    for first, second in permutations(weapons, 2):
        yield from (Move("attack-both", (first, second, target)) for target in game.cards)
