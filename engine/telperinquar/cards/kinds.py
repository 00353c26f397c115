"""Kinds: cards compiled once into plain numbers for play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from engine.kernel.menus import Move
from engine.kernel.text import Text, name
from engine.telperinquar.cards.double_class import NO_LAGS, PLUS, Lags, attribute_lag, best_values, both_powers
from engine.telperinquar.cards.effects import Check, Effect, with_nested
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.effects.hiding import Hide
from engine.telperinquar.cards.models import Ability, Hero, Level, Powers, Requirement, SupportCard
from engine.telperinquar.cards.vocabulary import HeroClass, Range

ATTRIBUTES = ("strength", "reflex", "mind", "aura")
DUAL_WIELD, FLYING, HIDING, MIST_FORM, WEAPON_CHAIN, SWEEP, SHADOWY = 1, 2, 4, 8, 16, 32, 64
KEYWORDS: Mapping[str, int] = {
    "dual-wield": DUAL_WIELD,
    "flying": FLYING,
    "hide": HIDING,
    "mist-form": MIST_FORM,
    "weapon-chain": WEAPON_CHAIN,
    "sweep": SWEEP,
    "shadowy": SHADOWY,
}
EQUIPMENT = ("weapon", "armour", "shield", "equipment", "artefact")  # T-306
ROW = ("creature", "trap")  # T-164, T-318
AUTOMATIC = ("none", "this", "attacker", "attacked")
"""Targets that nobody chooses."""


class Strike:
    """An attack value: kind of damage, bonus, and the element that immunities look at."""

    __slots__ = ("bonus", "element", "kind", "range")

    def __init__(self, attack: Attack) -> None:
        self.kind = attack.kind
        self.range: Range = attack.range
        self.bonus = attack.bonus
        self.element = attack.source or ""


class CompiledAbility:
    """An ability of a card, with what follows from its effects."""

    __slots__ = (
        "ability",
        "area",
        "attack",
        "changes_target",
        "cost",
        "defensive",
        "distinct",
        "effects",
        "exhausts",
        "face_down",
        "harmful",
        "helpful",
        "moves_cards",
        "needs_attack",
        "number",
        "own_only",
        "plain",
        "range",
        "reaction",
        "stopped_by_chain",
        "target",
    )

    def __init__(self, number: int, ability: Ability, card_cost: int) -> None:
        """Compile an ability of a card (T-110, T-193, T-199, T-217, T-218, T-238, T-292, T-302)."""
        self.number = number
        self.ability = ability
        self.cost = card_cost if ability.cost is None else ability.cost  # T-192
        self.exhausts = ability.exhausts
        self.defensive = ability.defensive
        self.reaction = ability.reaction
        self.target = ability.target
        self.area = ability.area
        self.effects: Sequence[Effect] = ability.effects
        done = [effect for effect in with_nested(ability.effects) if not isinstance(effect, Check)]
        distinct: dict[str, Effect] = {}
        for effect in done:
            distinct.setdefault(effect.word, effect)
        self.distinct = tuple(distinct.values())
        """The first effect of each word, those that depend on a success roll included."""
        attacks = [effect for effect in done if isinstance(effect, Attack)]
        self.attack = attacks[0] if attacks else None
        near = ability.range == "melee" or (self.attack is not None and self.attack.range == "melee")
        self.range: Range = "melee" if near else "ranged"
        self.harmful = any(effect.harmful for effect in done)  # T-032
        self.helpful = all(effect.helpful for effect in done)
        """Whether it is no offensive action if aimed at the partner (T-033)."""
        self.needs_attack = ability.target in ("attacker", "attacked") or any(effect.attack_only for effect in done)
        self.moves_cards = any(effect.moves_cards for effect in done)
        self.face_down = any(effect.face_down for effect in done)
        self.own_only = any(effect.own_only for effect in done)
        self.changes_target = any(effect.changes_target for effect in done)
        self.stopped_by_chain = any(effect.stopped_by_chain for effect in done)
        special = self.attack is not None or self.needs_attack or near
        self.plain = not self.moves_cards and not special
        """Whether every card that its target word allows may be chosen."""


class Kind:
    """A card ready for play; heroes too (``type`` "hero")."""

    __slots__ = (
        "abilities",
        "armour",
        "attribute_changes",
        "attributes",
        "bears",
        "charges",
        "classes",
        "defensive",
        "doubled",
        "exhausts",
        "fitting_classes",
        "has_requirement",
        "has_several_uses",
        "has_uses",
        "hero",
        "heroes",
        "hide",
        "id",
        "immune",
        "in_row",
        "is_equipment",
        "is_worn",
        "keywords",
        "life",
        "melee",
        "name",
        "on_hit",
        "own_uses",
        "passive",
        "play",
        "play_left",
        "play_plain",
        "play_right",
        "ranged",
        "requires",
        "resistance",
        "rows",
        "size",
        "type",
        "use",
        "use_requires",
    )

    def __init__(self, card: SupportCard) -> None:
        self.id = card.id
        self.name: Text = name(card.id)
        self.type: str = card.type
        self.hero: Powers | None = None
        self.heroes: tuple[Hero, ...] = ()
        self.rows: dict[tuple[int, int], tuple[Level, Lags]] = {}
        self.classes: tuple[str, ...] = tuple(card.classes)
        self.fitting_classes = frozenset(card.classes)
        self.requires = values(card.requires)
        self.has_requirement = any(self.requires)
        self.use_requires = self.requires if card.use_requires is None else values(card.use_requires)
        self.play = card.play
        self.use = card.use
        self.charges = -1 if card.charges is None else card.charges
        self.life = card.life or 0
        self.attributes = values(card.attributes or Requirement())
        self.armour = card.armour
        self.resistance = card.resistance
        self.bears: tuple[str, ...] = tuple(card.bears)
        self.keywords = sum(KEYWORDS[word] for word in dict.fromkeys(card.keywords))
        self.immune: tuple[str, ...] = tuple(card.immune)
        self.doubled: tuple[str, ...] = tuple(card.doubled)
        self.size = card.size or ""
        self.exhausts = card.exhausts
        strikes = [Strike(attack) for attack in (card.attack, card.second_attack) if attack is not None]
        self.melee = next((strike for strike in strikes if strike.range == "melee"), None)
        self.ranged = next((strike for strike in strikes if strike.range == "ranged"), None)
        self.on_hit: Sequence[Effect] = card.on_hit
        passive = [(str(modifier.stat), modifier.by) for modifier in card.passive]
        if card.type != "creature":  # card files may give armour in either field
            passive += [(stat, by) for stat, by in (("armour", card.armour), ("resistance", card.resistance)) if by]
        self.passive = tuple(passive)
        self.attribute_changes = tuple((ATTRIBUTES.index(stat), by) for stat, by in passive if stat in ATTRIBUTES)
        self.abilities = [
            CompiledAbility(number, ability, card.use) for number, ability in enumerate(card.abilities, 1)
        ]
        self.own_uses = [use for use in self.abilities if not use.reaction] if card.type != "trap" else []
        self.hide = self._hiding(card)
        self.has_uses = bool(self.own_uses) or self.hide is not None
        """Whether it can be used in the main phase other than to attack."""
        self.has_several_uses = len(self.abilities) + (self.hide is not None) > 1
        self.is_equipment = card.type in EQUIPMENT
        self.is_worn = self.is_equipment and card.type != "artefact"
        self.in_row = card.type in ROW
        self.defensive = card.type != "trap" and any(use.defensive or use.reaction for use in self.abilities)
        self.play_plain = Move("play", (card.id,))
        self.play_left = Move("play", (card.id, "left"))
        self.play_right = Move("play", (card.id, "right"))

    def _hiding(self, card: SupportCard) -> CompiledAbility | None:
        """Return the hiding of a creature with the keyword, None if one of its abilities already hides it.

        Rules: T-217, T-218, T-263.
        """
        if card.type != "creature" or any(
            isinstance(effect, Hide) for use in self.abilities for effect in use.distinct
        ):
            return None
        ability = Ability(target="this", effects=(Hide(),))
        return CompiledAbility(len(self.abilities) + 1, ability, max(card.use, 1))  # T-124a

    @classmethod
    def of_heroes(cls, *heroes: Hero) -> Kind:
        """Return one or two hero cards as a card in play (T-173, T-261, T-262a, T-263)."""
        first = heroes[0]
        kind = cls(SupportCard(id=first.id, name=first.name, type="talent", play=0))
        kind.type = "hero"
        kind.hero, kind.heroes = first, heroes
        kind.classes = tuple(hero.hero_class for hero in heroes)
        fits_every_class = any(hero.every_class for hero in heroes)
        kind.fitting_classes = frozenset(get_args(HeroClass) if fits_every_class else kind.classes)  # T-258, T-264
        if len(heroes) > 1:
            kind.id = PLUS.join(hero.id for hero in heroes)
            kind.name = Text("both", {"first": name(first.id), "second": name(heroes[1].id)})
            kind.hero = both_powers(first, heroes[1])
        if kind.hero.hide:
            kind.hide = CompiledAbility(1, Ability(target="this", effects=(Hide(),)), kind.hero.hide_cost)
        return kind

    def row(self, level: int, second_level: int) -> tuple[Level, Lags]:
        """Return a hero's values on a level, or the best ones of two levels with the lag of each class.

        Rules: T-188, T-043, T-179, T-182 .. T-187, T-266, T-267, T-270.
        """
        if not second_level:
            return self.heroes[0].levels[level - 1], NO_LAGS
        place = (level, second_level)
        if place not in self.rows:
            rows = [hero.levels[level_reached - 1] for hero, level_reached in zip(self.heroes, place, strict=True)]
            best = best_values(*rows)
            lags = {hero.hero_class: attribute_lag(row, best) for hero, row in zip(self.heroes, rows, strict=True)}
            self.rows[place] = best, lags
        return self.rows[place]


def values(requirement: Requirement) -> tuple[int, int, int, int]:
    """Return strength, reflex, mind and aura as a tuple."""
    return (requirement.strength, requirement.reflex, requirement.mind, requirement.aura)
