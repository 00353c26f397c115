"""What a support card must not be although every field of it alone is right: faults as (field, what)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.kernel.text import Text
from engine.telperinquar.cards.effects import Attack, Check, Damage, Effect, Grant, Modify, OverTime, Pool, every
from engine.telperinquar.cards.models import Ability, SupportCard, puts_in_action
from engine.telperinquar.cards.vocabulary import CardType, Keyword, Target

Faults: TypeAlias = Iterable[tuple[str, Text]]

_SIZES: Mapping[str, tuple[str, ...]] = {
    "weapon": ("small", "medium", "large"),
    "armour": ("light", "medium", "heavy"),
}  # T-203
_CREATURE_ONLY = ("life", "attributes", "armour", "resistance", "bears", "immune", "doubled")
_FIGHTERS = ("creature", "weapon")
_KEYWORDS: Mapping[CardType, tuple[Keyword, ...]] = {
    "creature": ("dual-wield", "flying", "hide", "mist-form", "sweep", "shadowy"),
    "weapon": ("weapon-chain",),
}
_GRANTABLE: tuple[Keyword, ...] = ("dual-wield", "flying", "mist-form", "sweep", "shadowy")

_EQUIPMENT: tuple[Target, ...] = ("own-equipment", "enemy-equipment")
_HEROES: tuple[Target, ...] = ("none", "hero", "own-hero", "enemy-hero")
_OF_ATTACK: tuple[Target, ...] = ("attacker", "attacked")
_LIVING = ("attack", "damage", "heal", "restore", "modify", "grant", "over-time", "check")
"""Effects for heroes and creatures, not for equipment."""
_OF_CARDS = ("exhaust", "ready", "destroy", "return", "hide", "reveal")
"""Effects for cards that can be turned, moved or removed, not for heroes."""
_OF_REACTION = ("cancel", "redirect", "parry")


def card_faults(card: SupportCard) -> Faults:
    """Everything that is inconsistent in one card."""
    yield from _shape_faults(card)
    yield from _keyword_faults(card)
    yield from _attack_faults(card)
    yield from _purpose_faults(card)
    if card.type == "trap":
        yield from _trap_faults(card)
    for number, ability in enumerate(card.abilities, start=1):
        for field, what in _ability_faults(card, ability):
            yield f"abilities.{number}.{field}".rstrip("."), what
    for number, effect in enumerate(card.on_hit, start=1):
        if effect.effect in ("attack", "draw", "hide", "reveal", *_OF_REACTION):
            yield f"on_hit.{number}", Text("fault-not-on-hit", {"effect": effect.effect})
        yield from _effect_faults(f"on_hit.{number}", effect)
    for number, modifier in enumerate(card.passive, start=1):
        if modifier.by == 0:
            yield f"passive.{number}.by", Text("fault-zero")


def _shape_faults(card: SupportCard) -> Faults:
    """Fields that belong, or do not belong, to this type of card."""
    if card.type == "creature":
        for field in ("life", "attributes"):
            if getattr(card, field) is None:
                yield field, Text("fault-needed", {"type": card.type})
        if card.charges is not None:
            yield "charges", Text("fault-not-for-type", {"type": card.type})
    else:
        for field in _CREATURE_ONLY:
            if getattr(card, field):
                yield field, Text("fault-creature-only", {"type": card.type})
    sizes = _SIZES.get(card.type)
    if sizes is None and card.size is not None:
        yield "size", Text("fault-not-for-type", {"type": card.type})
    if sizes is not None and card.size not in sizes:
        yield "size", Text("fault-choice", {"found": card.size or "–", "allowed": ", ".join(sizes)})
    for field in ("classes", "keywords", "bears", "immune", "doubled"):
        listed: list[str] = list(getattr(card, field))
        if len(set(listed)) < len(listed):
            yield field, Text("fault-listed-twice")
    both = [source for source in card.immune if source in card.doubled]
    if both:
        yield "doubled", Text("fault-immune-and-doubled", {"source": both[0]})
    if card.flavour is not None and not all(card.flavour.get(language) for language in ("en", "de")):
        yield "flavour", Text("fault-both-languages")


def _keyword_faults(card: SupportCard) -> Faults:
    allowed = _KEYWORDS.get(card.type, ())
    for keyword in card.keywords:
        if keyword not in allowed:
            values = {"keyword": keyword, "type": card.type, "allowed": ", ".join(allowed) or "–"}
            yield "keywords", Text("fault-keyword", values)
        elif keyword in ("dual-wield", "sweep") and card.attack is None:
            yield "keywords", Text("fault-keyword-attack", {"keyword": keyword})
    if "dual-wield" in card.keywords and "sweep" in card.keywords:
        yield "keywords", Text("fault-keyword-both")


def _attack_faults(card: SupportCard) -> Faults:
    if card.type not in _FIGHTERS:
        for field in ("attack", "second_attack", "on_hit", "exhausts"):
            if getattr(card, field):
                yield field, Text("fault-fighters-only", {"type": card.type})
        return
    if card.attack is None:
        if card.type == "weapon":
            yield "attack", Text("fault-needed", {"type": card.type})
        for field in ("second_attack", "on_hit"):
            if getattr(card, field):
                yield field, Text("fault-without-attack")
        return
    if card.second_attack is not None and card.second_attack.range == card.attack.range:
        yield "second_attack.range", Text("fault-second-range")  # T-133
    if card.type == "creature" and card.exhausts:
        yield "exhausts", Text("fault-creature-exhausts")  # T-191
    if card.type == "weapon" and card.use == 0 and not card.exhausts and card.charges is None:
        yield "use", Text("fault-free")  # T-124a


def _purpose_faults(card: SupportCard) -> Faults:
    """A card must do something, and what it says must be able to matter."""
    usable = bool(card.abilities) or card.attack is not None
    if not usable and not card.passive and card.type != "creature":
        yield "abilities", Text("fault-no-purpose")
    if card.charges is not None and not usable:
        yield "charges", Text("fault-nothing-to-use")
    if card.use_requires is not None and not usable:
        yield "use_requires", Text("fault-nothing-to-use")


def _trap_faults(card: SupportCard) -> Faults:
    """T-318: revealed as a reaction, for nothing, once."""
    if len(card.abilities) != 1 or not card.abilities[0].reaction:
        yield "abilities", Text("fault-trap")
    if card.use or card.charges is not None or card.passive:
        field = "use" if card.use else "charges" if card.charges is not None else "passive"
        yield field, Text("fault-not-for-type", {"type": card.type})


def _ability_faults(card: SupportCard, ability: Ability) -> Faults:
    if card.type != "trap":
        cost = card.use if ability.cost is None else ability.cost
        yield from _cost_faults(card, ability, cost)
        if ability.reaction and not ability.defensive:
            yield "defensive", Text("fault-reaction-not-defensive")  # T-292
    elif ability.cost or ability.exhausts or ability.defensive:
        yield "", Text("fault-trap-cost")
    if ability.target == "this" and card.type == "creature" and ability.area != "target":
        yield "area", Text("fault-area", {"target": ability.target})
    if ability.area != "target" and ability.target in _EQUIPMENT:
        yield "area", Text("fault-area", {"target": ability.target})
    kinds = [effect.effect for effect in every(ability.effects)]
    if ability.reaction:
        if not any(kind in _OF_REACTION for kind in kinds) and ability.target not in _OF_ATTACK:
            yield "reaction", Text("fault-reaction-nothing")
    else:
        if ability.target in _OF_ATTACK:
            yield "target", Text("fault-reaction-only", {"word": ability.target})
        for kind in kinds:
            if kind in _OF_REACTION:
                yield "effects", Text("fault-reaction-only", {"word": kind})
    for number, effect in enumerate(ability.effects, start=1):
        place = f"effects.{number}"
        yield from _effect_faults(place, effect)
        yield from _target_faults(place, card, ability, effect)


def _cost_faults(card: SupportCard, ability: Ability, cost: int) -> Faults:
    if puts_in_action(card, ability) or card.charges is not None:
        return
    if cost == 0:
        yield "cost", Text("fault-free")  # T-124a
    gained = sum(effect.by for effect in every(ability.effects) if isinstance(effect, Pool))
    if gained >= cost > 0 and ability.target in ("none", "this", "own", "own-hero", "own-creature", "hero", "any"):
        yield "effects", Text("fault-endless", {"cost": cost})  # T-124a


def _effect_faults(place: str, effect: Effect) -> Faults:
    """Effects that would do nothing."""
    if isinstance(effect, Damage) and not effect.amount and not effect.dice:
        yield f"{place}.amount", Text("fault-zero")
    elif isinstance(effect, Modify | Pool) and effect.by == 0:
        yield f"{place}.by", Text("fault-zero")
    elif isinstance(effect, OverTime) and bool(effect.damage) == bool(effect.heal):
        yield f"{place}.damage", Text("fault-over-time")
    elif isinstance(effect, Grant) and effect.keyword not in _GRANTABLE:
        yield f"{place}.keyword", Text("fault-choice", {"found": effect.keyword, "allowed": ", ".join(_GRANTABLE)})
    elif isinstance(effect, Check):
        if not effect.success and not effect.failure:
            yield place, Text("fault-check")
        for branch, inner in (("success", effect.success), ("failure", effect.failure)):
            for number, part in enumerate(inner, start=1):
                yield from _effect_faults(f"{place}.{branch}.{number}", part)


def _target_faults(place: str, card: SupportCard, ability: Ability, effect: Effect) -> Faults:
    """Effects that do not fit what the ability chooses."""
    target = ability.target
    kind = effect.effect
    this_is_living = card.type == "creature"
    if kind in _LIVING and (target in _EQUIPMENT or (target == "this" and not this_is_living)):
        yield place, Text("fault-target", {"effect": kind, "target": target})
    if kind in _OF_CARDS and target in _HEROES and ability.area == "target":
        yield place, Text("fault-target", {"effect": kind, "target": target})
    if kind == "hide" and target not in ("this", "own-creature"):
        yield place, Text("fault-target", {"effect": kind, "target": target})
    if isinstance(effect, Attack) and effect.range != ability.range:
        yield f"{place}.range", Text("fault-range", {"range": ability.range})
    if isinstance(effect, Check):
        for branch, inner in (("success", effect.success), ("failure", effect.failure)):
            for number, part in enumerate(inner, start=1):
                yield from _target_faults(f"{place}.{branch}.{number}", card, ability, part)
