"""Sentences for abilities, made from the same data that the rules carry out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.text import Text
from engine.telperinquar.cards.effects import Effect, with_nested
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.effects.base import HEROES
from engine.telperinquar.cards.effects.sentence_builder import SentenceBuilder
from engine.telperinquar.cards.models import Ability
from engine.telperinquar.cards.vocabulary import Target

SUBJECTS: Mapping[Target, str] = {
    "none": "card-subject-none",
    "this": "card-subject-this",
    "creature": "card-subject-creature",
    "own-creature": "card-subject-own-creature",
    "enemy-creature": "card-subject-enemy-creature",
    "hero": "card-subject-hero",
    "own-hero": "card-subject-own-hero",
    "enemy-hero": "card-subject-enemy-hero",
    "any": "card-subject-any",
    "own": "card-subject-own",
    "enemy": "card-subject-enemy",
    "own-equipment": "card-subject-own-equipment",
    "enemy-equipment": "card-subject-enemy-equipment",
    "attacker": "card-subject-attacker",
    "attacked": "card-subject-attacked",
}
_OF_ATTACK: tuple[Target, ...] = ("attacker", "attacked")


def sentences(ability: Ability) -> Text:
    """Return the text of an ability after its costs."""
    subject = _subject(ability)
    many = ability.area != "target"
    repeated_subject = Text("card-subject-target", {"many": "yes" if many else "no"})
    if ability.target in _OF_ATTACK and not many:  # here "the target" would mean that of the attack
        repeated_subject = subject
    on_attack = ability.reaction and about_attack(ability)
    return SentenceBuilder(subject, repeated_subject, ability.target in HEROES, many, on_attack).write(ability.effects)


def on_hit_sentences(effects: Sequence[Effect]) -> Text:
    """Return what an attack does to its target in addition to damage (T-140)."""
    target = Text("card-subject-target", {"many": "no"})
    return SentenceBuilder(target, target, False, False, False).write(effects)


def about_attack(ability: Ability) -> bool:
    """Return whether a reaction can only answer an attack."""
    return ability.target in _OF_ATTACK or any(effect.attack_only for effect in with_nested(ability.effects))


def _subject(ability: Ability) -> Text:
    kinds = list(with_nested(ability.effects))
    if any(effect.face_down for effect in kinds):
        return Text("card-subject-hidden", {"target": ability.target})
    near = ability.range == "melee" and not any(isinstance(effect, Attack) for effect in kinds)
    return Text(SUBJECTS[ability.target], {"area": ability.area, "near": "yes" if near else "no"})
