"""Sentences for effects.

Every sentence begins with its subject in the nominative ("An enemy creature suffers …"), so that languages with cases
need only one form of each target.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.text import Text
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.effects.changing import Change


class SentenceBuilder:
    """Builds sentences for effects; effects with the same subject share one sentence.

    ``subject`` begins the first sentence about the target, ``repeated_subject`` all others. ``on_hero`` says that the
    target is a hero, ``many`` that it is several cards, ``on_attack`` that the ability reacts to an attack.
    """

    def __init__(self, subject: Text, repeated_subject: Text, on_hero: bool, many: bool, on_attack: bool) -> None:
        self.subject = subject
        self.repeated_subject = repeated_subject
        self.on_hero = on_hero
        self.on_attack = on_attack
        self._are_many = many
        self.many = "yes" if many else "no"
        self._sentences: list[Text] = []
        self._doing: list[Text] = []

    def write(self, effects: Sequence[Effect]) -> Text:
        """Return the sentences, one after another."""
        waiting: list[Change] = []
        for effect in effects:
            if isinstance(effect, Change):
                if waiting and waiting[0].until != effect.until:
                    self._change(waiting)
                    waiting = []
                waiting.append(effect)
                continue
            self._change(waiting)
            waiting = []
            alone = effect.sentence(self)
            if alone is None:
                self._doing.append(effect.verb(self.many))
            else:
                self._finish()
                self._sentences.append(alone)
        self._change(waiting)
        self._finish()
        return one_after_another(self._sentences)

    def branch(self, effects: Sequence[Effect]) -> Text:
        """Return the sentences of effects that may follow on the same target."""
        subject = self.repeated_subject
        return SentenceBuilder(subject, subject, self.on_hero, self._are_many, self.on_attack).write(effects)

    def _change(self, parts: Sequence[Change]) -> None:
        if parts:
            values = {"changes": tuple(part.change() for part in parts), "until": parts[0].until, "many": self.many}
            self._doing.append(Text("card-does-change", values))

    def _finish(self) -> None:
        if self._doing:
            values = {"subject": self.subject, "doing": tuple(self._doing)}
            self._sentences.append(Text("card-sentence", values))
            self._doing = []
            self.subject = self.repeated_subject


def one_after_another(parts: Sequence[Text]) -> Text:
    """Join sentences, one after another."""
    text = parts[0]
    for part in parts[1:]:
        text = Text("card-then", {"first": text, "then": part})
    return text
