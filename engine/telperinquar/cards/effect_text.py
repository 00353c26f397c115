"""Effects in words: the sentences of an ability, made from the same data that the rules carry out.

Every sentence begins with its subject in the nominative ("An enemy creature suffers …"), so that languages with cases
need one form of each target only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.text import Text
from engine.telperinquar.cards.effects import (
    Attack,
    Cancel,
    Check,
    Damage,
    Discard,
    Draw,
    Effect,
    Grant,
    Heal,
    Modify,
    OverTime,
    Parry,
    PlainEffect,
    Pool,
    Restore,
    Reveal,
    every,
)
from engine.telperinquar.cards.models import Ability, Modifier
from engine.telperinquar.cards.vocabulary import Stat, Target

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
KEYWORDS: Mapping[str, str] = {
    "dual-wield": "keyword-dual-wield",
    "flying": "keyword-flying",
    "hide": "keyword-hide",
    "mist-form": "keyword-mist-form",
    "weapon-chain": "keyword-weapon-chain",
    "sweep": "keyword-sweep",
    "shadowy": "keyword-shadowy",
}
CHANGES: Mapping[Stat, str] = {
    "armour": "card-change-armour",
    "resistance": "card-change-resistance",
    "melee": "card-change-melee",
    "ranged": "card-change-ranged",
    "healing": "card-change-healing",
    "strength": "card-change-strength",
    "reflex": "card-change-reflex",
    "mind": "card-change-mind",
    "aura": "card-change-aura",
    "actions": "card-change-actions",
    "life": "card-change-life",
}
_DOING: Mapping[str, str] = {
    "exhaust": "card-does-exhaust",
    "ready": "card-does-ready",
    "destroy": "card-does-destroy",
    "return": "card-does-return",
    "hide": "card-does-hide",
    "reveal": "card-does-reveal",
    "redirect": "card-does-redirect",
}
"""Effects that are a verb and nothing else."""

_HEROES: tuple[Target, ...] = ("none", "hero", "own-hero", "enemy-hero")
_OF_ATTACK: tuple[Target, ...] = ("attacker", "attacked")


def sentences(ability: Ability) -> Text:
    """The whole text of an ability after its costs."""
    subject = _subject(ability)
    many = ability.area != "target"
    again = Text("card-subject-target", {"many": "yes" if many else "no"})
    if ability.target in _OF_ATTACK and not many:  # "the target" would be that of the attack
        again = subject
    on_attack = ability.reaction and about_attack(ability)
    return _Teller(subject, again, ability.target in _HEROES, many, on_attack).tell(ability.effects)


def on_hit_sentences(effects: Sequence[PlainEffect]) -> Text:
    """What happens to the target of an attack, besides the damage (T-140)."""
    target = Text("card-subject-target", {"many": "no"})
    return _Teller(target, target, False, False, False).tell(effects)


def change(part: Modifier | Modify | Grant) -> Text:
    """One changed value or granted keyword: "+2 armour"."""
    if isinstance(part, Grant):
        return Text(KEYWORDS[part.keyword])
    return Text(CHANGES[part.stat], {"by": part.by})


def about_attack(ability: Ability) -> bool:
    """Whether a reaction can only answer an attack."""
    kinds = [effect.effect for effect in every(ability.effects)]
    return ability.target in _OF_ATTACK or "redirect" in kinds or "parry" in kinds


def _subject(ability: Ability) -> Text:
    kinds = list(every(ability.effects))
    if any(isinstance(effect, Reveal) for effect in kinds):
        return Text("card-subject-hidden", {"target": ability.target})
    near = ability.range == "melee" and not any(isinstance(effect, Attack) for effect in kinds)
    return Text(SUBJECTS[ability.target], {"area": ability.area, "near": "yes" if near else "no"})


class _Teller:
    """Puts effects into sentences: those on the same subject are gathered into one.

    ``subject`` begins the first sentence about the target, ``again`` all others.
    """

    def __init__(self, subject: Text, again: Text, on_hero: bool, many: bool, on_attack: bool) -> None:
        self._subject = subject
        self._again = again
        self._on_hero = on_hero
        self._many = "yes" if many else "no"
        self._on_attack = "yes" if on_attack else "no"
        self._told: list[Text] = []
        self._doing: list[Text] = []

    def tell(self, effects: Sequence[Effect]) -> Text:
        """The sentences, one after the other."""
        waiting: list[Modify | Grant] = []
        for effect in effects:
            if isinstance(effect, Modify | Grant):
                if waiting and waiting[0].until != effect.until:
                    self._change(waiting)
                    waiting = []
                waiting.append(effect)
                continue
            self._change(waiting)
            waiting = []
            alone = self._alone(effect)
            if alone is None:
                self._doing.append(self._verb(effect))
            else:
                self._finish()
                self._told.append(alone)
        self._change(waiting)
        self._finish()
        return _row(self._told)

    def _change(self, parts: Sequence[Modify | Grant]) -> None:
        if parts:
            values = {"changes": tuple(change(part) for part in parts), "until": parts[0].until, "many": self._many}
            self._doing.append(Text("card-does-change", values))

    def _finish(self) -> None:
        if self._doing:
            values = {"subject": self._subject, "doing": tuple(self._doing)}
            self._told.append(Text("card-sentence", values))
            self._doing = []
            self._subject = self._again

    def _alone(self, effect: Effect) -> Text | None:
        """Effects that are a sentence of their own."""
        if isinstance(effect, Draw):
            return Text("card-you-draw", {"cards": effect.cards})
        if isinstance(effect, Discard) and not self._on_hero:
            return Text("card-owner-discards", {"cards": effect.cards})
        if isinstance(effect, Pool) and not self._on_hero:
            return Text("card-owner-gains" if effect.by > 0 else "card-owner-loses", {"actions": abs(effect.by)})
        if isinstance(effect, Cancel):
            return Text("card-cancels", {"attack": self._on_attack})
        if isinstance(effect, Parry):
            return Text("card-parries", {"by": effect.by})
        if isinstance(effect, Check):
            return self._check(effect)
        return None

    def _check(self, effect: Check) -> Text:
        values = {"subject": self._subject, "attribute": effect.attribute}
        told = [Text("card-check", values)]
        again = self._again
        for key, inner in (("card-check-success", effect.success), ("card-check-failure", effect.failure)):
            if inner:
                branch = _Teller(again, again, self._on_hero, self._many == "yes", self._on_attack == "yes")
                told.append(Text(key, {"effects": branch.tell(inner)}))
        self._subject = again
        return _row(told)

    def _verb(self, effect: Effect) -> Text:
        """What the subject does or suffers, as the rest of a sentence."""
        many = self._many
        if isinstance(effect, Attack):
            values = {"bonus": effect.bonus, "kind": effect.kind, "range": effect.range, "many": many}
            return Text("card-does-attack", {**values, "source": effect.source or "none"})
        if isinstance(effect, Damage):
            values = {"dice": effect.dice, "faces": effect.faces, "amount": effect.amount}
            rolled = Text("card-amount", values)
            kind = {"kind": effect.kind, "source": effect.source or "none"}
            return Text("card-does-damage", {"amount": rolled, "many": many, **kind})
        if isinstance(effect, Heal):
            return Text("card-does-heal", {"bonus": effect.bonus, "kind": effect.kind, "many": many})
        if isinstance(effect, Restore):
            return Text("card-does-restore", {"amount": effect.amount, "many": many})
        if isinstance(effect, OverTime):
            return _over_time(effect, many)
        if isinstance(effect, Discard):
            return Text("card-does-discard", {"cards": effect.cards, "many": many})
        if isinstance(effect, Pool):
            key = "card-does-gain" if effect.by > 0 else "card-does-lose"
            return Text(key, {"actions": abs(effect.by), "many": many})
        return Text(_DOING[effect.effect], {"many": many})


def _over_time(effect: OverTime, many: str) -> Text:
    if effect.heal:
        return Text("card-does-heal-over-time", {"amount": effect.heal, "rounds": effect.rounds, "many": many})
    kind = {"kind": effect.kind, "source": effect.source or "none"}
    return Text("card-does-damage-over-time", {"amount": effect.damage, "rounds": effect.rounds, "many": many, **kind})


def _row(parts: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    row = parts[0]
    for part in parts[1:]:
        row = Text("card-then", {"first": row, "then": part})
    return row
