"""Effects that depend on a die, on the character or on a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import CROWN, board
from engine.talisman.cards.effects.base import SpaceEffect, sentences
from engine.talisman.cards.outcomes import NOTHING, row_text, together
from engine.talisman.cards.worths import POINT_WORTH
from engine.talisman.state import clockwise

if TYPE_CHECKING:
    from engine.talisman.cards.effects.base import Effects
    from engine.talisman.computer.card_evaluator import CardEvaluator
    from engine.talisman.play.game import ActiveGame

DECLINE = Move("decline")


def _text(effects: Effects) -> Text:
    """Return the printed text of effects in one sentence."""
    texts = sentences(effects)
    return NOTHING if not texts else texts[0] if len(texts) == 1 else Text("effect-all", {"effects": texts})


def _first_roll(effects: Effects, alignment: str) -> Roll | None:
    """Return the first die roll among effects."""
    return next((roll for effect in effects if (roll := effect.only_roll(alignment)) is not None), None)


class ByAlignment(SpaceEffect):
    """Different effects for good, neutral and evil characters (M-118, MD-022)."""

    effect: Literal["by-alignment"] = "by-alignment"
    good: Effects = ()
    neutral: Effects = ()
    evil: Effects = ()

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        yield from game.choose_alignment(seat, game.source_name(source), self._brief())
        alignment = game.adventurer(seat).alignment
        effects = self._of(alignment)
        if not effects:
            game.report_nothing(seat, source, alignment)
        yield from game.carry_out(seat, effects, source)

    def affected(self) -> Sequence[str]:
        """Return the alignments that this has an effect on."""
        return [word for word in ("good", "neutral", "evil") if self._of(word)]

    def sentence(self) -> Text:
        return together(self.lines())

    def lines(self) -> Sequence[Text]:
        parts = {"good": self.good, "neutral": self.neutral, "evil": self.evil}
        return [Text("effect-if-" + word, {"what": _text(effects)}) for word, effects in parts.items() if effects]

    def _brief(self) -> Text:
        """Return the effects on each alignment in one sentence, without the rows of die rolls."""
        choice = Text("alignment-choice")
        parts = {"good": self.good, "neutral": self.neutral, "evil": self.evil}
        return together(
            [
                Text("effect-if-" + word, {"what": choice if _first_roll(effects, word) else _text(effects)})
                for word, effects in parts.items()
                if effects
            ]
        )

    def worth(self, evaluator: CardEvaluator) -> float:
        return max(evaluator.effects(self._of(alignment)) for alignment in evaluator.alignments)

    def chosen(self, way: str, alignment: str) -> Effects:
        return next((effects for effect in self._of(alignment) if (effects := effect.chosen(way, alignment))), ())

    def only_roll(self, alignment: str) -> Roll | None:
        return _first_roll(self._of(alignment), alignment)

    def _of(self, alignment: str) -> Effects:
        return getattr(self, alignment)


class Roll(SpaceEffect):
    """A roll of dice, whose sum selects the effects (M-088, M-091, MD-011, MD-012)."""

    effect: Literal["roll"] = "roll"
    dice: int = Field(default=1, ge=1, le=2)
    rows: Mapping[int, Effects]
    bonus: Literal["pray", "cave-bonus"] | None = None
    """The ability that may add 1 after the roll (MD-011)."""
    spared: bool = False
    """Whether characters that know the space need not roll (MD-012)."""
    optional: bool = False
    """Whether anybody may decline to roll (MD-096)."""

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        rows = together(self._rows())
        spared = self.spared and board().kind(game.adventurer(seat).space) in game.knows(seat, "no_roll")
        if self.optional or spared:
            question = Text("ask-roll", {"what": game.source_name(source), "rows": rows})
            moves = [Move("dare"), DECLINE] if self.optional else [DECLINE, Move("dare")]
            if (yield from game.choose(seat, question, moves, harmless=DECLINE)) == DECLINE:
                return
        faces = yield from game.roll(seat, self.dice, game.source_name(source), self._outcome, self._can_change, rows)
        total = sum(faces)
        if self.bonus is not None and game.can(seat, self.bonus) and self.row(total + 1) != self.row(total):
            outcomes = {"plain": self._outcome([total]), "more": self._outcome([total + 1])}
            question = Text("ask-bonus", {"total": total, "next": total + 1, **outcomes})
            move = yield from game.choose(seat, question, [Move("number", (total,)), Move("number", (total + 1,))])
            if move.args[0] != total:
                total += 1
                game.report("event-bonus", seat, total=total)
        effects = self.row(total)
        if not effects:
            game.report_nothing(seat, source)
        yield from game.carry_out(seat, effects, source)

    def row(self, total: int) -> Effects:
        """Return the effects of a sum of the dice."""
        return self.rows[min(total, max(self.rows))]

    def _outcome(self, faces: list[int]) -> Text:
        return _text(self.row(sum(faces)))

    def _can_change(self, faces: list[int]) -> bool:
        """Return whether a reroll of one die could lead to another row."""
        total = sum(faces)
        sums = {total - face + other for face in faces for other in range(1, 7)}
        return any(self.row(other) != self.row(total) for other in sums)

    def sentence(self) -> Text:
        return Text("effect-rolled", {"roll": self._head(), "rows": together(self._rows())})

    def lines(self) -> Sequence[Text]:
        return [self._head(), *self._rows()]

    def _head(self) -> Text:
        kind = "optional" if self.optional else "pray" if self.bonus == "pray" else "plain"
        return Text("effect-roll", {"dice": self.dice, "kind": kind})

    def _rows(self) -> Sequence[Text]:
        rows: list[tuple[int, int, Effects]] = []
        for number, effects in sorted(self.rows.items()):
            if rows and rows[-1][2] == effects:
                rows[-1] = (rows[-1][0], number, effects)
            else:
                rows.append((number, number, effects))
        return [row_text(str(low) if low == high else f"{low}–{high}", _text(effects)) for low, high, effects in rows]

    def worth(self, evaluator: CardEvaluator) -> float:
        """Return the mean worth of the rows; a character that need not roll does so only if that is above 0."""
        highest = max(self.rows)
        rows = {number: evaluator.effects(effects) for number, effects in self.rows.items()}
        if self.bonus is not None and evaluator.can(self.bonus):  # MD-011
            rows = {number: max(worth, rows[min(number + 1, highest)]) for number, worth in rows.items()}
        mean = evaluator.mean(self.dice, lambda total: rows[min(total, highest)])
        may_decline = self.optional or (self.spared and evaluator.skips_roll)
        return max(0.0, mean) if may_decline else mean

    def only_roll(self, alignment: str) -> Roll | None:
        return self


class Choose(SpaceEffect):
    """A choice of one of several ways (M-372, MD-016, MD-019, MD-022)."""

    effect: Literal["choose"] = "choose"
    ways: Mapping[str, Effects]

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        moves = [Move("visit", (way,)) for way in self.ways]
        values = {"space": game.source_name(source), "holy": "yes" if "pray" in self.ways else "no"}
        move = yield from game.choose(seat, Text("ask-visit", values), moves)
        way = str(move.args[0])
        game.report("event-visits", seat, way=Text("way-" + way), word=way)
        yield from game.carry_out(seat, self.ways[way], source)

    def sentence(self) -> Text:
        return together(self.lines())

    def lines(self) -> Sequence[Text]:
        ways = self.ways.items()
        return [Text("effect-way", {"way": Text("way-" + way), "what": _text(effects)}) for way, effects in ways]

    def worth(self, evaluator: CardEvaluator) -> float:
        return max(evaluator.effects(effects) for effects in self.ways.values())

    def chosen(self, way: str, alignment: str) -> Effects:
        return self.ways.get(way, ())

    def only_roll(self, alignment: str) -> Roll | None:
        return _first_roll([effect for effects in self.ways.values() for effect in effects], alignment)


class Test(SpaceEffect):
    """Effects on characters whose Strength or Craft is too low (MD-098)."""

    effect: Literal["test"] = "test"
    what: Literal["strength", "craft"]
    least: int = Field(ge=2, le=10)
    failed: Effects
    immune: Literal["maze-immune"] | None = None

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        immune = self.immune is not None and game.can(seat, self.immune)
        if immune or game.total(seat, self.what) >= self.least:
            game.report_nothing(seat, source)
        else:
            yield from game.carry_out(seat, self.failed, source)

    def sentence(self) -> Text:
        return Text("effect-test", {"what": self.what, "least": self.least, "failed": _text(self.failed)})

    def worth(self, evaluator: CardEvaluator) -> float:
        immune = self.immune is not None and evaluator.can(self.immune)
        value = evaluator.strength if self.what == "strength" else evaluator.craft
        return 0.0 if immune or value >= self.least else evaluator.effects(self.failed)


class Everybody(SpaceEffect):
    """Effects on all characters on the board or in the region, clockwise from the drawer (MD-002)."""

    effect: Literal["everybody"] = "everybody"
    where: Literal["board", "region"]
    spared: Literal["good", "neutral", "evil"] | None = None
    """The alignment that is spared (MD-049)."""
    effects: Effects

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        state, region = game.state, board().region(game.adventurer(seat).space)
        for other in clockwise(state, seat):
            adventurer = game.adventurer(other)
            here = board().region(adventurer.space)
            if self.spared is not None:
                yield from game.choose_alignment(other, game.source_name(source), self.sentence())
            if (self.where == "board" or (here == region and here != CROWN)) and adventurer.alignment != self.spared:
                for effect in self.effects:
                    flow = effect.carry_out(game, other, source)
                    if flow is not None:
                        yield from flow

    def sentence(self) -> Text:
        values = {"where": self.where, "spared": self.spared or "none", "what": _text(self.effects)}
        return Text("effect-everybody", values)

    def worth(self, evaluator: CardEvaluator) -> float:
        return 0.0 if self.spared in evaluator.alignments else evaluator.effects(self.effects)


class Wish(SpaceEffect):
    """A wish for the first worthy visitor, after which the Stranger is discarded (MD-061, MD-062)."""

    effect: Literal["wish"] = "wish"
    craft: int = Field(default=0, ge=0, le=6)
    alignment: Literal["good", "evil"] | None = None

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        if self.alignment is not None:
            wish = Text("alignment-wish", {"alignment": self.alignment})
            yield from game.choose_alignment(seat, game.source_name(source), wish)
        worthy = self.alignment in (None, game.adventurer(seat).alignment) and game.total(seat, "craft") >= self.craft
        if not worthy:
            values = {"alignment": self.alignment or "any", "craft": self.craft, "cause": game.cause(source)}
            game.report("event-no-wish", seat, **values)
            return
        here = game.adventurer(seat).space
        spaces = [space for space in board().rings[board().region(here)] if space != here]
        wishes = [Move("wish", (what,)) for what in ("spell", "gold", "strength", "craft", "life", "fate")]
        moves = [*wishes, *(Move("to", (space,)) for space in spaces)]
        move = yield from game.choose(seat, Text("ask-wish", {"stranger": name(source.partition(".")[0])}), moves)
        game.discard_from_space(source)
        if move.name == "to":
            game.put_on_space(seat, str(move.args[0]))
        else:
            game.gain(seat, move.args[0])

    def sentence(self) -> Text:
        return Text("effect-wish", {"craft": self.craft, "alignment": self.alignment or "any"})

    def worth(self, evaluator: CardEvaluator) -> float:
        worthy = self.alignment in (None, *evaluator.alignments) and evaluator.craft >= self.craft
        return POINT_WORTH if worthy else 0.0
