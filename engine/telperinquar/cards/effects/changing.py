"""Changed values and granted keywords for a limited time (T-051, T-319)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.vocabulary import Duration, Keyword, Stat
from engine.telperinquar.cards.words import KEYWORD_WORDS, STAT_WORDS
from engine.telperinquar.state import LastingEffect

if TYPE_CHECKING:
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse

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
GRANTABLE: tuple[Keyword, ...] = ("dual-wield", "flying", "mist-form", "sweep", "shadowy")


class Change(Effect):
    """A change of the target for a limited time."""

    if TYPE_CHECKING:  # every subclass has the field as its last one
        until: Duration

    living = True

    @abstractmethod
    def change(self) -> Text:
        """Return the change itself, such as "+2 armour"."""

    def worth(self, evaluation: UseEvaluation) -> float:
        return evaluation.change


class Modify(Change):
    """A value of the target that is raised or lowered for a limited time."""

    effect: Literal["modify"] = "modify"
    stat: Stat
    by: int = Field(ge=-20, le=20)
    until: Duration = "round"

    @property
    def helpful(self) -> bool:  # T-033
        return self.by > 0

    def faults(self) -> Iterable[tuple[str, Text]]:
        if self.by == 0:
            yield "by", Text("fault-zero")

    def carry_out(self, card_use: CardUse) -> None:
        game = card_use.game
        for card in card_use.seen():
            lasting = card_use.begin(card, self.until)
            lasting.stat, lasting.by = self.stat, self.by
            names = {"source": card_use.kind.name, "card": game.event_name(card)}
            game.io.announce("event-modified", **names, stat=STAT_WORDS[self.stat], by=self.by)
            card_use.refresh(card.seat)

    def change(self) -> Text:
        return changed(self.stat, self.by)


class Grant(Change):
    """A keyword that the target gets for a limited time."""

    effect: Literal["grant"] = "grant"
    keyword: Keyword
    until: Duration = "round"

    @property
    def helpful(self) -> bool:  # T-033
        return True

    def faults(self) -> Iterable[tuple[str, Text]]:
        if self.keyword not in GRANTABLE:
            yield "keyword", Text("fault-choice", {"found": self.keyword, "allowed": ", ".join(GRANTABLE)})

    def carry_out(self, card_use: CardUse) -> None:
        game = card_use.game
        for card in card_use.seen():
            lasting = card_use.begin(card, self.until)
            lasting.keyword = self.keyword
            names = {"source": card_use.kind.name, "card": game.event_name(card)}
            game.io.announce("event-granted", **names, keyword=KEYWORD_WORDS[self.keyword])
            card_use.refresh(card.seat)

    def change(self) -> Text:
        return KEYWORD_WORDS[self.keyword]


def changed(stat: Stat, by: int) -> Text:
    """Return a changed value, such as "+2 armour"."""
    return Text(CHANGES[stat], {"by": by})


def lasting_effect_text(lasting: LastingEffect, source: Text) -> Text:
    """Return the text of a changed value or a granted keyword for the card it is on."""
    if lasting.stat:
        values = {"source": source, "stat": STAT_WORDS[lasting.stat], "by": lasting.by, "until": lasting.until}
        return Text("figure-effect-change", values)
    keyword = KEYWORD_WORDS[lasting.keyword]
    return Text("figure-effect-keyword", {"source": source, "keyword": keyword, "until": lasting.until})
