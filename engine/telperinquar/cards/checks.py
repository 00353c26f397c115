"""Checks for faults of a support card whose fields are each valid alone, as (field, fault)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.kernel.text import Text
from engine.telperinquar.cards.effects import with_nested
from engine.telperinquar.cards.effects.base import EQUIPMENT
from engine.telperinquar.cards.effects.pool import Pool
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

_OF_ATTACK: tuple[Target, ...] = ("attacker", "attacked")


def card_faults(card: SupportCard) -> Faults:
    """Yield everything that is inconsistent in one card."""
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
        if not effect.on_hit:
            yield f"on_hit.{number}", Text("fault-not-on-hit", {"effect": effect.word})
        yield from _placed(f"on_hit.{number}", effect.faults())
    for number, modifier in enumerate(card.passive, start=1):
        if modifier.by == 0:
            yield f"passive.{number}.by", Text("fault-zero")


def _shape_faults(card: SupportCard) -> Faults:
    """Yield fields that are missing or not allowed for this type of card."""
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
    """Yield faults of a card that does nothing, or has values that can never matter."""
    usable = bool(card.abilities) or card.attack is not None
    if not usable and not card.passive and card.type != "creature":
        yield "abilities", Text("fault-no-purpose")
    if card.charges is not None and not usable:
        yield "charges", Text("fault-nothing-to-use")
    if card.use_requires is not None and not usable:
        yield "use_requires", Text("fault-nothing-to-use")


def _trap_faults(card: SupportCard) -> Faults:
    """Yield faults of a trap: it is revealed as a reaction, at no cost, once (T-318)."""
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
    if ability.area != "target" and ability.target in EQUIPMENT:
        yield "area", Text("fault-area", {"target": ability.target})
    reaction_only = [effect.word for effect in with_nested(ability.effects) if effect.reaction_only]
    if ability.reaction:
        if not reaction_only and ability.target not in _OF_ATTACK:
            yield "reaction", Text("fault-reaction-nothing")
    else:
        if ability.target in _OF_ATTACK:
            yield "target", Text("fault-reaction-only", {"word": ability.target})
        for word in reaction_only:
            yield "effects", Text("fault-reaction-only", {"word": word})
    for number, effect in enumerate(ability.effects, start=1):
        yield from _placed(f"effects.{number}", effect.faults())
        yield from _placed(f"effects.{number}", effect.misfits(ability, card.type == "creature"))


def _cost_faults(card: SupportCard, ability: Ability, cost: int) -> Faults:
    if puts_in_action(card, ability) or card.charges is not None:
        return
    if cost == 0:
        yield "cost", Text("fault-free")  # T-124a
    gained = sum(effect.by for effect in with_nested(ability.effects) if isinstance(effect, Pool))
    if gained >= cost > 0 and ability.target in ("none", "this", "own", "own-hero", "own-creature", "hero", "any"):
        yield "effects", Text("fault-endless", {"cost": cost})  # T-124a


def _placed(place: str, faults: Faults) -> Faults:
    """Yield the faults of an effect, each with the path of the effect within the card."""
    for field, what in faults:
        yield f"{place}.{field}".rstrip("."), what
