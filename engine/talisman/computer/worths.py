"""What everything is worth to a character, in lives of somebody who has enough of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from engine.kernel.text import Seat
from engine.talisman.board import board
from engine.talisman.cards.effects import changing, dangers, deciding, moving, trading
from engine.talisman.cards.effects.base import Effects, SpaceEffect
from engine.talisman.cards.library import library
from engine.talisman.cards.models import (
    EnemyData,
    EventData,
    FollowerData,
    ObjectData,
    PlaceData,
    StrangerData,
)
from engine.talisman.computer.chances import sums
from engine.talisman.computer.standing import Standing
from engine.talisman.play.fights.scores import RUNES, weapons_at_once
from engine.talisman.play.values import (
    can,
    knows,
    may_have,
    most_objects,
    most_spells,
)
from engine.talisman.state import Adventure, Attribute, kind

GROWTH = 3.0
"""A point of Strength or Craft."""
GOLD, FATE, SPELL, MISSED = 0.5, 0.7, 0.8, 1.3
LIFE = 1.5
"""A life that another character loses."""
TALISMAN = 9.0
"""The first Talisman; another one is worth gold."""
_USEFUL = {"mule": 0.6, "guide": 0.6, "gnome": 1.0, "pixie": 0.5, "prince": 1.2, "princess": 1.2, "mercenary": 1.2,
           "alchemist": 0.4, "hag": -4.0, "poltergeist": -2.5, "amulet": 0.3, "cross": 1.2, "water-bottle": 0.2,
           "orb-of-knowledge": 1.0, "potion-of-strength": 0.8, "wand": 0.8, "raft": 0.3}  # fmt: skip
"""What cards are worth that do not only add to Strength or Craft."""


class Eyes(Standing):
    """What a character sees in things, as it stands now."""

    def __init__(self, state: Adventure, seat: Seat) -> None:
        super().__init__(state, seat)
        self._explored = board().kind(self.one.space)

    # ---- cards

    def card(self, card: str) -> float:
        """Return what it is worth to meet or to find a card."""
        data = library().cards[kind(card)]
        match data:
            case EnemyData():
                if data.kind in ("animal", "dragon") and can(self.state, self.seat, "beast-friend"):
                    return 0.6 if data.kind == "animal" else 0.0
                attribute: Attribute = "craft" if data.craft else "strength"
                value = data.craft or data.strength
                if data.kind == "spirit" and can(self.state, self.seat, "destroy-spirits"):
                    return max(0.3, self.fight(attribute, value, value))
                found = self.fight(attribute, value, value)
                return max(found, -GOLD) if data.bribe and self.one.gold else found
            case ObjectData():
                full = not data.gold and len(self.one.objects) >= most_objects(self.state, self.seat)
                return 0.0 if full else self.thing(card)
            case FollowerData():
                return self.thing(card)
            case PlaceData():
                return GROWTH if data.points else self.effects(data.visit)
            case EventData() | StrangerData():
                return self.effects(data.visit)
            case _:
                return 0.0

    def thing(self, card: str) -> float:
        """Return what an Object or a Follower is worth."""
        data = library().cards[kind(card)]
        if not may_have(self.state, self.seat, card):
            return 0.0
        found = _USEFUL.get(data.id, 0.0)
        if isinstance(data, FollowerData):
            return found + GROWTH * 0.8 * (data.bonus.strength + data.bonus.craft)
        if not isinstance(data, ObjectData):
            return found
        if data.id == "talisman":
            return GOLD if self.talisman else TALISMAN
        found += GROWTH * 0.8 * (data.bonus.strength + data.bonus.craft) + GOLD * data.gold
        if data.weapon and not can(self.state, self.seat, "no-weapon"):
            held = [each for each in self.one.objects if library().object(each).weapon and each != card]
            found += 1.6 if len(held) < weapons_at_once(self.state, self.seat) else 0.3
        if data.saves and not can(self.state, self.seat, "no-armour"):
            better = any(
                0 < each.saves <= data.saves for each in map(library().object, self.one.objects) if each != data
            )
            found += 0.1 if better else 0.35 * (7 - data.saves)
        return max(found, 0.1 * GOLD)

    # ---- what cards and spaces do

    def effects(self, effects: Effects) -> float:
        return sum(self.effect(each) for each in effects)

    def effect(self, effect: SpaceEffect) -> float:
        """Return what an effect is worth to this character."""
        match effect:
            case changing.Gain():
                return self._gain(effect.what, effect.amount)
            case changing.Lose():
                return self._lose(effect)
            case changing.FillSpells():
                return SPELL * self._room()
            case changing.DiscardSpells():
                return -SPELL * len(self.one.spells) * 0.5
            case changing.Heal() | changing.Replenish():
                lives = isinstance(effect, changing.Heal)
                missing = self.wounds if lives else max(0, self.data.fate - self.one.fate)
                count = min(missing, effect.most, self.one.gold // effect.price if effect.price else missing)
                return (self.healing(count) if lives else FATE * count) - 0.3 * effect.price * count
            case changing.BecomeToad():
                return -5.0 - sum(map(self.thing, (*self.one.objects, *self.one.followers)))
            case changing.GetTalisman():
                return GOLD if self.talisman else TALISMAN
            case moving.Miss():
                return -MISSED
            case moving.Enslave():
                return -2.0
            case moving.Blizzard():
                return -0.5
            case moving.Travel() | moving.Offer():
                return 0.4
            case deciding.ByAlignment():
                return self.effects(getattr(effect, self.one.alignment))
            case deciding.Roll():
                return self._rolled(effect)
            case deciding.Choose():
                return max(self.effects(each) for each in effect.ways.values())
            case deciding.Test():
                immune = effect.immune is not None and can(self.state, self.seat, effect.immune)
                value = self.strength if effect.what == "strength" else self.craft
                return 0.0 if immune or value >= effect.least else self.effects(effect.failed)
            case deciding.Everybody():
                return 0.0 if self.one.alignment == effect.spared else self.effects(effect.effects)
            case deciding.Wish():
                worthy = effect.alignment in (None, self.one.alignment) and self.craft >= effect.craft
                return GROWTH if worthy else 0.0
            case trading.Market():
                return max([0.0, *(self.bargain(each, price) for each, price in effect.prices.items())])
            case trading.BuySpell():
                return 0.4 if self.one.gold and self._room() else 0.0
            case trading.PayOrLose():
                return -GOLD if self.one.gold else -self.loss()
            case trading.Castle():
                count = min(self.wounds, self.one.gold)
                return self.healing(count) - 0.3 * count
            case dangers.Attacked():
                attribute: Attribute = "craft" if effect.craft else "strength"
                return self.fight(attribute, effect.craft or effect.strength, 0)
            case dangers.Chasm():
                safe = "chasm" in knows(self.state, self.seat, "no_roll")
                return 0.0 if safe else -(self.loss() + sum(map(self.thing, self.one.followers))) / 3
            case dangers.Robbed():
                return -GOLD * self.one.gold
            case dangers.LoseFollower():
                return -min(map(self.thing, self.one.followers), default=0.0)
            case dangers.Quest():
                return 4.0 if not self.talisman and not self.one.quest and self.state.talismans else 0.0
            case _:
                return 0.0

    def bargain(self, item: str, price: int) -> float:
        """Return what it is worth to buy one of a kind."""
        card = next((each for each in self.state.stock if kind(each) == item), "")
        full = len(self.one.objects) >= most_objects(self.state, self.seat)
        if not card or price > self.one.gold or (full and item != "mule"):
            return 0.0
        return self.thing(card) - 0.4 * price

    def _room(self) -> int:
        """How many Spells more may be held."""
        return max(0, most_spells(self.state, self.seat) - len(self.one.spells)) if self.one.toad is None else 0

    def _gain(self, what: str, amount: int) -> float:
        match what:
            case "strength" | "craft":
                return GROWTH * amount
            case "life":
                return self.healing(amount)
            case "fate":
                return FATE * amount
            case "gold":
                return GOLD * amount
            case _:
                return SPELL * min(amount, self._room())

    def _lose(self, effect: changing.Lose) -> float:
        if effect.unless is not None and can(self.state, self.seat, effect.unless):
            return 0.0
        match effect.what:
            case "life":
                return -self.loss(effect.amount)
            case "strength" | "craft":
                return -GROWTH * min(effect.amount, getattr(self.one, effect.what))
            case "gold":
                return -GOLD * min(effect.amount, self.one.gold)
            case _:
                return 0.0

    def _rolled(self, effect: deciding.Roll) -> float:
        """The mean of the rows; who need not roll does only if it is worth it."""
        highest = max(effect.rows)
        rows = {number: self.effects(found) for number, found in effect.rows.items()}
        mean = sum(chance * rows[min(each, highest)] for each, chance in sums(effect.dice))
        free = effect.optional or (effect.spared and self._explored in knows(self.state, self.seat, "no_roll"))
        return max(0.0, mean) if free else mean

    # ---- spaces

    @cached_property
    def drawn(self) -> float:
        """Return what a card is worth that is drawn: the mean of those nobody has seen."""
        cards = self.state.adventure or self.state.adventure_discard
        return sum(self.card(card) for card in cards) / max(1, len(cards))

    def space(self, space: str) -> float:
        """Return what it is worth to explore a space of the Outer or Middle Region."""
        state, place = self.state, board().spaces[space]
        self._explored = place.name
        lying = state.cards.get(space, ())
        found = self._lying(lying, RUNES if place.name == "runes" else 0)
        found += self.drawn * max(0, place.draw - len(lying)) + GOLD * state.gold.get(space, 0)
        data = library().spaces.get(place.name)
        if data is not None:
            found += self.effects(data.before) + self.effects(data.visit)
        return found - (self.loss() if space in state.hexes else 0.0)

    def _lying(self, cards: Iterable[str], bonus: int) -> float:
        """What cards are worth that lie together: Enemies fight as one, and bar the way to the rest."""
        enemies = {"strength": 0, "craft": 0}
        rest = 0.0
        friend = can(self.state, self.seat, "beast-friend")
        for card in cards:
            enemy = library().enemy(card)
            if enemy is None:
                rest += self.card(card)
            elif not (friend and enemy.kind in ("animal", "dragon")):
                enemies["craft" if enemy.craft else "strength"] += enemy.craft or enemy.strength
        found, open_way = 0.0, 1.0
        for attribute in ("strength", "craft"):
            value = enemies[attribute]
            if value:
                found += open_way * self.fight(attribute, value + bonus, value)
                open_way *= self.chances(attribute, value + bonus).won
        return found + (open_way * rest if rest > 0 else rest)
