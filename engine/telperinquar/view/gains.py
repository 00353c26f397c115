"""What a card does once it is in play, in the few words that a button has room for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.text import Text
from engine.telperinquar.cards.effect_text import sentences
from engine.telperinquar.cards.effects import Effect
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.effects.changing import Modify
from engine.telperinquar.cards.effects.check import Check
from engine.telperinquar.cards.effects.damage import Damage
from engine.telperinquar.cards.effects.drawing import Discard, Draw
from engine.telperinquar.cards.effects.exhausting import Ready
from engine.telperinquar.cards.effects.healing import Heal, Restore
from engine.telperinquar.cards.effects.hiding import Hide
from engine.telperinquar.cards.effects.pool import Pool
from engine.telperinquar.cards.effects.reacting import Parry, Redirect
from engine.telperinquar.cards.kinds import CompiledAbility, Kind
from engine.telperinquar.cards.words import STAT_WORDS

_SHORT_STATS: Mapping[str, Text] = {"melee": Text("reason-melee"), "ranged": Text("reason-ranged")}


def gain(kind: Kind) -> Text | None:
    """Return what a card does in play, or its first benefit; equipment always has one that can be named.

    None for other cards whose effects take a sentence, and for creatures, which guard and attack.
    """
    if kind.type == "trap":
        return Text("reason-lurks")
    strikes = [strike.bonus for strike in (kind.melee, kind.ranged) if strike is not None]
    if kind.type == "weapon" and strikes:
        return Text("reason-weapon", {"by": max(strikes)})
    raised = next(((stat, by) for stat, by in kind.passive if by > 0), None)
    if raised is not None:
        return change(*raised)
    effects = [(use, effect) for use in kind.abilities for effect in use.effects]
    if kind.type == "creature":
        effects = [(use, effect) for use, effect in effects if isinstance(effect, Parry)]
    for use, effect in effects:
        if (text := _short(use, effect)) is not None:
            return text if isinstance(effect, Parry) else _when_used(use, text)
    if not kind.is_equipment or not kind.abilities:
        return None
    return _when_used(kind.abilities[0], _quoted(kind.abilities[0]))


def _when_used(use: CompiledAbility, benefit: Text) -> Text:
    """Return a benefit with what each use costs, after the cost of playing the card (T-067)."""
    return Text("reason-then", {"cost": use.cost, "reason": benefit}) if use.cost else benefit


def gain_now(use: CompiledAbility) -> Text | None:
    """Return what an ability changes, heals or makes its target discard, such as "+2 melee"; None for others."""
    for effect in use.effects:
        if isinstance(effect, Modify):
            return change(effect.stat, effect.by)
        if isinstance(effect, (Heal, Restore)):
            return _short(use, effect)
        for after in effect.success if isinstance(effect, Check) else (effect,):
            if isinstance(after, Discard):
                return Text("reason-discard", {"cards": after.cards})
    return None


def benefit(kind: Kind) -> Text | None:
    """Return what a card does in play, in a sentence if it takes one; None for cards without any effect."""
    return gain(kind) or (short_gain(kind.abilities[0]) if kind.abilities else None)


def short_gain(use: CompiledAbility) -> Text:
    """Return the first effect of an ability that fits a few words, or else all it does, in sentences."""
    short = (_short(use, effect) for effect in use.effects)
    return next((text for text in short if text is not None), _quoted(use))


def _quoted(use: CompiledAbility) -> Text:
    """Return the sentences of an ability in quotation marks, since they address the user of the card as "you"."""
    return Text("reason-quoted", {"sentences": sentences(use.ability)})


def reply(use: CompiledAbility) -> tuple[Text, ...]:
    """Return what a reaction that gives the attack another target does; empty for others."""
    if not any(isinstance(effect, Redirect) for effect in use.effects):
        return ()
    target = Text("reason-redirect", {"to": use.target})
    texts = [target if isinstance(effect, Redirect) else _short(use, effect) for effect in use.effects]
    return tuple(text for text in texts if text is not None) if None not in texts else ()


def change(stat: str, by: int) -> Text:
    """Return a changed value, such as "+2 melee"."""
    if stat == "actions":
        return Text("card-change-actions", {"by": by})
    return Text("reason-change", {"stat": _SHORT_STATS.get(stat, STAT_WORDS[stat]), "by": by})


def with_reason(text: Text, reason: Text | None) -> Text:
    """Return the text of a move with what it is good for, if that is known."""
    return text if reason is None else Text("advice-reason", {"advice": text, "reason": reason})


def _short(use: CompiledAbility, effect: Effect) -> Text | None:
    """Return an effect in a few words; None if it takes a sentence."""
    match effect:
        case Parry():
            return Text("reason-parry", {"by": effect.by})
        case Attack():
            return Text("reason-attack", {"by": effect.bonus})
        case Damage():
            return Text("reason-damage", {"amount": _rolled(effect.dice, effect.faces, effect.amount)})
        case Heal():
            return Text("reason-heal", {"amount": _rolled(1, 10, effect.bonus)})
        case Restore():
            return Text("reason-heal", {"amount": _rolled(0, 6, effect.amount)})
        case Modify() if use.target == "attacker" or use.target.startswith("enemy"):
            return Text("reason-enemies", {"change": change(effect.stat, effect.by)})
        case Modify():
            return change(effect.stat, effect.by)
        case Pool() if effect.by > 0:
            return change("actions", effect.by)
        case Draw():
            return Text("reason-draw", {"cards": effect.cards})
        case Hide():
            return Text("reason-hide")
        case Ready():
            return Text("reason-ready")
        case _:
            return None


def _rolled(dice: int, faces: int, amount: int) -> Text:
    return Text("card-amount", {"dice": dice, "faces": faces, "amount": amount})
