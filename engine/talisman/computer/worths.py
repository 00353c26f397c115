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
from engine.talisman.computer.belongings import FATE, GOLD, MISSED, SPELL, TALISMAN, Belongings
from engine.talisman.computer.chances import sums
from engine.talisman.computer.standing import GROWTH
from engine.talisman.play.fights.scores import RUNES
from engine.talisman.play.values import (
    knows,
    most_spells,
)
from engine.talisman.state import Adventure, Attribute, kind

LIFE = 1.5
"""A life that another character loses."""


class Eyes(Belongings):
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
                if data.kind in ("animal", "dragon") and self.can("beast-friend"):
                    fought = self.fight("strength", data.strength, data.strength)
                    return max(0.0, fought, self.charmed(data.strength) if data.kind == "animal" else 0.0)
                attribute: Attribute = "craft" if data.craft else "strength"
                value = data.craft or data.strength
                if data.kind == "spirit" and self.can("destroy-spirits"):
                    return max(self.destroying, self.fight(attribute, value, value))
                found = self.fight(attribute, value, value)
                return max(found, -self.spending(1)) if data.bribe and self.one.gold else found
            case ObjectData():
                return self.thing(card) if data.gold else max(0.0, self.gift(card))
            case FollowerData():
                return self.thing(card)
            case PlaceData():
                return GROWTH if data.points else self.effects(data.visit)
            case EventData() | StrangerData():
                return self.effects(data.visit)
            case _:
                return 0.0

    @property
    def destroying(self) -> float:
        """Return what it is worth to destroy a Spirit, which leaves no trophy (MD-086, MD-129)."""
        gains = self._room() and self.can("spirit-spell")
        return SPELL if gains else 0.1

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
                return (self.healing(count) if lives else FATE * count) - self.spending(effect.price * count)
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
            case _:
                return self._decided(effect)

    def _decided(self, effect: SpaceEffect) -> float:
        """What depends on a die, on who one is, or on what one chooses."""
        match effect:
            case deciding.ByAlignment():
                return max(self.effects(getattr(effect, each)) for each in self.alignments)
            case deciding.Roll():
                return self._rolled(effect)
            case deciding.Choose():
                return max(self.effects(each) for each in effect.ways.values())
            case deciding.Test():
                immune = effect.immune is not None and self.can(effect.immune)
                value = self.strength if effect.what == "strength" else self.craft
                return 0.0 if immune or value >= effect.least else self.effects(effect.failed)
            case deciding.Everybody():
                return 0.0 if effect.spared in self.alignments else self.effects(effect.effects)
            case deciding.Wish():
                worthy = effect.alignment in (None, *self.alignments) and self.craft >= effect.craft
                return GROWTH if worthy else 0.0
            case _:
                return self._traded(effect)

    def _traded(self, effect: SpaceEffect) -> float:
        """What is bought, sold and given."""
        match effect:
            case trading.Market():
                best = max([0.0, *(self.bargain(each, price) for each, price in effect.prices.items())])
                return best + (self._for_nothing() if effect.gift else 0.0)
            case trading.Gift():
                return self._for_nothing()
            case trading.Alchemy():
                return sum(max(0.0, self.coin - self.thing(card)) for card in self.one.objects)
            case trading.BuySpell():
                return max(0.0, SPELL - self.spending(1)) if self.one.gold and self._room() else 0.0
            case trading.PayOrLose():
                return -self.spending(1) if self.one.gold else -self.loss()
            case trading.Castle():
                count = min(self.wounds, self.one.gold)
                return self.healing(count) - self.spending(count)
            case _:
                return self._dared(effect)

    def _dared(self, effect: SpaceEffect) -> float:
        """What attacks, and what else is dangerous."""
        match effect:
            case dangers.Attacked():
                attribute: Attribute = "craft" if effect.craft else "strength"
                return self.fight(attribute, effect.craft or effect.strength, 0)
            case dangers.Chasm():
                safe = "chasm" in knows(self.state, self.seat, "no_roll")
                return 0.0 if safe else -(self.loss() + sum(map(self.thing, self.one.followers))) / 3
            case dangers.Robbed():
                return -self.spending(self.one.gold)
            case dangers.LoseFollower():
                return -min(map(self.thing, self.one.followers), default=0.0)
            case dangers.Quest():
                return 4.0 if not self.talisman and not self.one.quest and self.state.talismans else 0.0
            case _:
                return 0.0

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
                return self.coin * amount
            case _:
                return SPELL * min(amount, self._room())

    def _lose(self, effect: changing.Lose) -> float:
        if effect.unless is not None and self.can(effect.unless):
            return 0.0
        match effect.what:
            case "life":
                return -self.loss(effect.amount)
            case "strength" | "craft":
                return -GROWTH * min(effect.amount, getattr(self.one, effect.what))
            case "gold":
                return -self.spending(min(effect.amount, self.one.gold))
            case _:
                return 0.0

    def _for_nothing(self) -> float:
        """What the best card of the Purchase stock is worth to a Thief (MD-132)."""
        if not self.can("free-purchase"):
            return 0.0
        kinds = {kind(card): card for card in self.state.stock}
        return max([0.0, *map(self.gift, kinds.values())])

    def _rolled(self, effect: deciding.Roll) -> float:
        """The mean of the rows; who need not roll does only if it is worth it."""
        highest = max(effect.rows)
        rows = {number: self.effects(found) for number, found in effect.rows.items()}
        if effect.bonus is not None and self.can(effect.bonus):  # MD-011
            rows = {number: max(found, rows[min(number + 1, highest)]) for number, found in rows.items()}
        mean = sum(chance * rows[min(each, highest)] for each, chance in sums(effect.dice))
        free = effect.optional or (effect.spared and self._explored in knows(self.state, self.seat, "no_roll"))
        return max(0.0, mean) if free else mean

    # ---- spaces

    @cached_property
    def drawn(self) -> float:
        """Return what a card is worth that is drawn: the mean of those nobody has seen."""
        cards = list(map(kind, self.state.adventure or self.state.adventure_discard))
        worth = {each: self.card(each) for each in dict.fromkeys(cards)}
        return sum(worth[each] for each in cards) / max(1, len(cards))

    def space(self, space: str) -> float:
        """Return what it is worth to explore a space of the Outer or Middle Region."""
        state, place = self.state, board().spaces[space]
        self._explored = place.name
        lying = state.cards.get(space, ())
        found = self._lying(lying, RUNES if place.name == "runes" else 0)
        found += self.drawn * max(0, place.draw - len(lying)) + self.coin * state.gold.get(space, 0)
        data = library().spaces.get(place.name)
        if data is not None:
            found += self.effects(data.before) + self.effects(data.visit)
        return found - (self.loss() if space in state.hexes else 0.0)

    def _lying(self, cards: Iterable[str], bonus: int) -> float:
        """What cards are worth that lie together: Enemies fight as one, and bar the way to the rest."""
        enemies = {"strength": 0, "craft": 0}
        rest = 0.0
        destroys = self.can("destroy-spirits")
        friend = self.can("beast-friend")
        for card in cards:
            enemy = library().enemy(card)
            if enemy is None or (destroys and enemy.kind == "spirit"):
                rest += self.card(card)
            elif friend and enemy.kind in ("animal", "dragon"):
                rest += 0.5 * self.card(card)
            else:
                enemies["craft" if enemy.craft else "strength"] += enemy.craft or enemy.strength
        found, open_way = 0.0, 1.0
        for attribute in ("strength", "craft"):
            value = enemies[attribute]
            if value:
                found += open_way * self.fight(attribute, value + bonus, value)
                open_way *= self.chances(attribute, value + bonus).won
        return found + (open_way * rest if rest > 0 else rest)
