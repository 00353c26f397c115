"""Texts and picture data of support cards, all generated from what the card does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.content.names import flavour
from engine.kernel.text import Text, name
from engine.telperinquar.cards.effect_text import about_attack, on_hit_sentences, sentences
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.effects.changing import changed
from engine.telperinquar.cards.effects.hiding import Hide
from engine.telperinquar.cards.models import Ability, Level, Requirement, SupportCard, puts_in_action
from engine.telperinquar.cards.vocabulary import Attribute, Bearer, HeroClass, Keyword, Source
from engine.telperinquar.cards.words import KEYWORD_WORDS

CLASSES: Mapping[HeroClass, str] = {
    "fighter": "class-fighter",
    "rogue": "class-rogue",
    "wizard": "class-wizard",
    "cleric": "class-cleric",
}
_FOR_CLASSES: Mapping[HeroClass, str] = {
    "fighter": "card-class-fighter",
    "rogue": "card-class-rogue",
    "wizard": "card-class-wizard",
    "cleric": "card-class-cleric",
}
TYPES: Mapping[str, str] = {
    "creature": "card-type-creature",
    "spell": "card-type-spell",
    "talent": "card-type-talent",
    "weapon": "card-type-weapon",
    "armour": "card-type-armour",
    "shield": "card-type-shield",
    "equipment": "card-type-equipment",
    "artefact": "card-type-artefact",
    "trap": "card-type-trap",
}
IMMUNITIES: Mapping[Source, str] = {
    "fire": "keyword-immunity-fire",
    "cold": "keyword-immunity-cold",
    "lightning": "keyword-immunity-lightning",
    "poison": "keyword-immunity-poison",
    "holy": "keyword-immunity-holy",
    "shadow": "keyword-immunity-shadow",
}
DOUBLED: Mapping[Source, str] = {
    "fire": "keyword-double-fire",
    "cold": "keyword-double-cold",
    "lightning": "keyword-double-lightning",
    "poison": "keyword-double-poison",
    "holy": "keyword-double-holy",
    "shadow": "keyword-double-shadow",
}
_SOURCES: Mapping[Source, str] = {
    "fire": "source-fire",
    "cold": "source-cold",
    "lightning": "source-lightning",
    "poison": "source-poison",
    "holy": "source-holy",
    "shadow": "source-shadow",
}
_EXPLAINED: Mapping[Keyword, str] = {
    "dual-wield": "card-keyword-dual-wield",
    "flying": "card-keyword-flying",
    "hide": "card-keyword-hide",
    "mist-form": "card-keyword-mist-form",
    "weapon-chain": "card-keyword-weapon-chain",
    "sweep": "card-keyword-sweep",
    "shadowy": "card-keyword-shadowy",
}
_BEARS: Mapping[Bearer, str] = {
    "weapon": "bears-weapon",
    "armour": "bears-armour",
    "shield": "bears-shield",
    "equipment": "bears-equipment",
}
_ATTRIBUTES: Mapping[Attribute, str] = {
    "strength": "card-attribute-strength",
    "reflex": "card-attribute-reflex",
    "mind": "card-attribute-mind",
    "aura": "card-attribute-aura",
}
_WORN = ("weapon", "armour", "shield", "equipment")


def rules_text(card: SupportCard) -> list[Text]:
    """Return the printed rules: what it may carry, passive values, attacks, and a line for each ability.

    Keywords, immunities and charges have their own places on a card and are not included.
    """
    lines: list[Text] = []
    if card.bears:
        lines.append(Text("card-bears", {"kinds": tuple(Text(_BEARS[kind]) for kind in card.bears)}))
    if card.use_requires is not None:
        lines.append(Text("card-use-requires", {"requirement": attributes(card.use_requires)}))
    if card.passive:
        who = "bearer" if card.type in _WORN else "hero"
        changes = tuple(changed(part.stat, part.by) for part in card.passive)
        lines.append(Text("card-passive", {"who": who, "changes": changes}))
    if card.on_hit:
        lines.append(Text("card-on-hit", {"effects": on_hit_sentences(card.on_hit)}))
    if card.exhausts:
        lines.append(Text("card-weapon-exhausts"))
    if "hide" in card.keywords and not any(isinstance(effect, Hide) for a in card.abilities for effect in a.effects):
        lines.append(Text("card-keyword-hide-cost", {"actions": max(card.use, 1)}))
    lines += [_ability(card, ability) for ability in card.abilities]
    return lines


def _ability(card: SupportCard, ability: Ability) -> Text:
    effects = sentences(ability)
    if card.type == "trap":
        return Text("card-trap", {"effects": effects})
    when = "own"
    if ability.reaction:
        when = "reaction-attack" if about_attack(ability) else "reaction-action"
    elif ability.defensive:
        when = "defensive"
    values = {
        "when": when,
        "actions": card.use if ability.cost is None else ability.cost,
        "exhausts": "yes" if puts_in_action(card, ability) else "no",
        "effects": effects,
    }
    return Text("card-ability", values)


def keywords(names: Iterable[str]) -> list[dict[str, Any]]:
    """Return keywords as texts with their symbols in pictures."""
    return [{"symbol": keyword, "words": KEYWORD_WORDS[keyword]} for keyword in names]


def defences(card: SupportCard) -> list[dict[str, Any]]:
    """Return immunities and double damage as texts with their symbols in pictures."""
    immune = [{"symbol": "immunity", "words": Text(IMMUNITIES[source])} for source in card.immune]
    return immune + [{"symbol": "double", "words": Text(DOUBLED[source])} for source in card.doubled]


def attributes(values: Requirement | Level) -> tuple[Text, ...]:
    """Return the attributes above 0, each with its value."""
    pairs = [(key, int(getattr(values, attribute))) for attribute, key in _ATTRIBUTES.items()]
    return tuple(Text(key, {"value": value}) for key, value in pairs if value)


def attack_text(attack: Attack) -> Text:
    """Return an attack value as text: "Melee d10+3 physical"."""
    return Text(
        "card-attack",
        {"range": attack.range, "bonus": attack.bonus, "kind": attack.kind, "source": attack.source or "none"},
    )


def type_text(card: SupportCard) -> Text:
    """Return the type, with the size of weapons and armour."""
    return Text(TYPES[card.type], {"size": card.size or "none"})


def classes_text(classes: Sequence[HeroClass]) -> Text | None:
    """Return the classes a card is for, None if it is for all."""
    if not classes:
        return None
    return Text("card-classes", {"classes": tuple(Text(_FOR_CLASSES[hero_class]) for hero_class in classes)})


def _attacks(card: SupportCard) -> list[dict[str, Any]]:
    attacks = [attack for attack in (card.attack, card.second_attack) if attack is not None]
    return [
        {"kind": attack.kind, "range": attack.range, "bonus": attack.bonus, "text": attack_text(attack)}
        for attack in attacks
    ]


def card_face(card: SupportCard) -> dict[str, Any]:
    """Return the picture data of a support card.

    ``requires`` holds only what is required; ``attributes`` are a creature's own.
    """
    return {
        "kind": card.id,
        "name": name(card.id),
        "type": card.type,
        "type_text": type_text(card),
        "classes": list(card.classes),
        "class_text": classes_text(card.classes),
        "play": card.play,
        "use": card.use,
        "charges": card.charges,
        "requires": _above_zero(card.requires),
        "life": card.life,
        "armour": card.armour,
        "resistance": card.resistance,
        "attributes": None if card.attributes is None else card.attributes.model_dump(),
        "attacks": _attacks(card),
        "keywords": keywords(card.keywords) + defences(card),
        "text": rules_text(card),
        "flavour": None if card.flavour is None else flavour(card.id),
    }


def _above_zero(values: Requirement) -> dict[str, int]:
    return {attribute: value for attribute, value in values.model_dump().items() if value}


def card_lines(card: SupportCard) -> list[Text]:
    """Return everything about a support card as lines, with its keywords explained."""
    costs = {"play": card.play, "use": card.use}
    lines = [type_text(card), Text("card-costs", costs) if card.use else Text("card-play-cost", {"play": card.play})]
    classes = classes_text(card.classes)
    if classes is not None:
        lines.append(classes)
    if _above_zero(card.requires):
        lines.append(Text("card-requires", {"requirement": attributes(card.requires)}))
    if card.life is not None:
        body = {"life": card.life, "armour": card.armour, "resistance": card.resistance}
        lines.append(Text("card-body", body))
    if card.attributes is not None:
        lines.append(Text("card-attributes", {"attributes": attributes(card.attributes)}))
    lines += [attack_text(attack) for attack in (card.attack, card.second_attack) if attack is not None]
    if card.charges is not None:
        lines.append(Text("card-charges", {"charges": card.charges}))
    lines += [Text(_EXPLAINED[keyword]) for keyword in card.keywords]
    for key, sources in (("card-immune", card.immune), ("card-doubled", card.doubled)):
        if sources:
            lines.append(Text(key, {"sources": tuple(Text(_SOURCES[source]) for source in sources)}))
    return lines + rules_text(card)
