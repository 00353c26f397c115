"""Where a character can fulfil its quest, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel.menus import Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import MIDDLE, OUTER, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.cards.models import MagicObjectData
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.route_planner import distance
from engine.talisman.odds.wording import chance
from engine.talisman.play.fights.scores import RUNES
from engine.talisman.play.game import FOLLOWER, KILL, MAGIC, TAKE_LIFE, price_of
from engine.talisman.play.values import may_have
from engine.talisman.state import BURDENS, alive, kind

ACROSS = -1
"""Stands for the steps to a target on the other side of the river."""
EVEN = 50
"""The chance in percent from which a fight is advised."""


class _Target(NamedTuple):
    """What fulfils a quest; ``percent`` is the chance to beat it, 0 if it only has to be fetched."""

    space: str
    what: Text
    percent: int = 0


def quest_guidance(evaluator: CardEvaluator) -> Text:
    """Return the quest of a character with its nearest target, if there is one.

    Only a rival is also named across the river, since nothing else gives a life.
    """
    quest, here = Text(f"quest-{evaluator.adventurer.quest}"), evaluator.adventurer.space
    targets, region = list(_targets(evaluator)), board().region(here)
    near = [target for target in targets if board().region(target.space) == region]
    if not near and evaluator.adventurer.quest == TAKE_LIFE:
        targets = [target for target in targets if board().region(target.space) in (OUTER, MIDDLE)]
        best = max(targets, key=lambda target: target.percent, default=None)
    else:
        best = min(near, key=lambda target: (distance(here, target.space), -target.percent), default=None)
    if best is None:
        return Text("guidance-quest", {"quest": quest})
    values = {"what": best.what, "percent": best.percent, "space": space_name(best.space)}
    steps = distance(here, best.space) if near else ACROSS
    return Text("guidance-quest-at", {"quest": quest, **values, "steps": steps})


def _targets(evaluator: CardEvaluator) -> Iterator[_Target]:
    """Yield what can fulfil the quest of a character on any space (MD-034 .. MD-036)."""
    if evaluator.adventurer.quest == KILL:
        yield from _enemies(evaluator)
        return
    yield from _lying(evaluator)
    for other in alive(evaluator.state):
        if other != evaluator.seat and _has_wanted(evaluator, other):
            percent = _chance_against(evaluator, other)
            if percent >= EVEN:
                yield _Target(evaluator.state.adventurers[other].space, seat_name(other), percent)


def _enemies(evaluator: CardEvaluator) -> Iterator[_Target]:
    """Yield the Enemies that lie alone on a space and can be beaten."""
    for space, cards in evaluator.state.cards.items():
        enemies = [enemy for card in cards if (enemy := library().enemy(card)) is not None]
        if len(enemies) != 1:
            continue
        bonus = RUNES if board().kind(space) == "runes" else 0
        enemy = enemies[0]
        chances = evaluator.chances("craft" if enemy.craft else "strength", (enemy.craft or enemy.strength) + bonus)
        percent = whole_percent(chances.won)
        if percent >= EVEN:
            yield _Target(space, name(enemy.id), percent)


def _lying(evaluator: CardEvaluator) -> Iterator[_Target]:
    """Yield the cards and the gold on spaces that a quest asks for."""
    state, quest = evaluator.state, evaluator.adventurer.quest
    for space, cards in state.cards.items():
        wanted = (card for card in cards if _is_wanted(quest, card) and may_have(state, evaluator.seat, kind(card)))
        yield from (_Target(space, name(kind(card))) for card in wanted)
    if price_of(quest) is not None:
        yield from (_Target(space, Text("here-coins", {"gold": gold})) for space, gold in state.gold.items() if gold)


def _is_wanted(quest: int, card: str) -> bool:
    """Return whether a card that lies on a space fulfils a quest or is gold for it."""
    cards = library()
    if quest == FOLLOWER:
        return cards.follower(card) is not None and kind(card) not in BURDENS
    if quest == MAGIC:
        return isinstance(cards.cards.get(kind(card)), MagicObjectData)
    return price_of(quest) is not None and card in cards.objects and bool(cards.object(card).gold)


def _has_wanted(evaluator: CardEvaluator, other: Seat) -> bool:
    """Return whether a victory over another character can bring what a quest asks for."""
    quest, victim = evaluator.adventurer.quest, evaluator.state.adventurers[other]
    if price_of(quest) is not None:
        return bool(victim.gold)
    return quest == TAKE_LIFE or (quest == MAGIC and any(_is_wanted(quest, card) for card in victim.objects))


def _chance_against(evaluator: CardEvaluator, other: Seat) -> int:
    """Return the chance in percent to beat another character in battle or psychic combat."""
    verbs = ("attack", "combat") if evaluator.can("psychic") else ("attack",)
    chances = (chance(evaluator.state, evaluator.seat, Move(verb, (other,))) for verb in verbs)
    return max(whole_percent(likely.share) for likely in chances if likely is not None)
