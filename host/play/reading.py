"""What typed words may name at a place: things in sight, things of a selection, numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

from engine.kernel.game import Game
from engine.kernel.menus import PASS, Argument, Menu, Move, Refusal, RefusedError
from engine.kernel.selections import SELECTIONS, Amount, Pattern, Pick
from engine.kernel.text import Seat, Text
from host.play.choices import selection_item_label
from host.play.paths import OpenSelection

Say: TypeAlias = Callable[[Text], str]
"""Words a text for the one reader."""

MOST_NAMED = 25
"""Things that a refusal names."""
NOTHING_ASKED: Final = Menu((), Text("panel-waiting", {"seats": ()}), PASS)
"""Stands for the menu of a seat that is asked nothing."""
NOTHING_CHOSEN = "-"
"""Stands for a selection of nothing."""
_ALIKE = str.maketrans("♠♣♥♦", "♤♧♡♢")
"""Suits of cards, filled or outlined: which of them can be read depends on the ground they stand on."""
BETWEEN = re.compile(r"[,;、]")
"""What stands between the things that somebody names."""


@dataclass(frozen=True)
class Reading:
    """Whose words are read, and where: the rules, the position, the seat and its menu, and how texts are worded."""

    rules: Game[Any]
    state: Any
    seat: Seat
    menu: Menu
    say: Say

    def patterns(self, names: Sequence[str]) -> list[Pattern]:
        """Return the patterns of these moves."""
        return [each for each in self.menu.patterns if each.name in names]

    def named(self, names: Sequence[str]) -> list[Move]:
        """Return those of these moves that an option of their command may name as they are, allowed or not."""
        return [Move(name) for name in names if self.rules.verbs[name].named]

    def named_by(self, names: Sequence[str], words: str) -> Move | None:
        """Return which of :meth:`named` somebody means; None where it is none of them, or not clear which."""
        moves = self.named(names)
        exact = next((move for move in moves if move.name == words.strip()), None)
        if exact is not None:
            return exact
        offered = [move for move in moves if move in self.menu.moves]
        labels = [(move.name, self.say(self.rules.label(self.state, self.seat, move, 0))) for move in offered]
        found = called(labels, words)
        return Move(str(found[0])) if len(found) == 1 else None

    @cached_property
    def sight(self) -> Sequence[tuple[Argument, str]]:
        """Everything in sight with what it is called; it is worded once, however many words are read."""
        return [(thing, self.say(text).casefold()) for thing, text in self.rules.things(self.state, self.seat)]

    def things(self, words: str) -> tuple[Argument, ...]:
        """Return what typed words may name: the value of a list's entry, else everything in sight that is called so,
        begins so or contains it (the first of these that gives anything).

        Raises RefusedError (``refused-unknown-thing``).
        """
        typed = words.strip()
        listed = (argument for move in (*self.menu.moves, *self.menu.patterns) for argument in move.args)
        for argument in listed:
            if not isinstance(argument, SELECTIONS) and str(argument) == typed:
                return (argument,)
        for thing, _ in self.sight:
            if str(thing) == typed:
                return (thing,)
        if found := called(self.sight, typed):
            return found
        raise RefusedError(Refusal("refused-unknown-thing", {"typed": typed}))

    def value(self, opened: OpenSelection, words: str) -> Any:
        """Return what words mean in a selection: a number, or the things that are named between commas. It need not
        fit. Raises RefusedError for words that name nothing in sight, or one of several things.
        """
        if isinstance(opened.selection, Amount):
            typed = words.strip()
            if not typed.removeprefix("-").isdecimal() or len(typed) > 9:
                raise RefusedError(
                    opened.selection.refusal(typed) or Refusal("refused-unknown-thing", {"typed": typed})
                )
            return int(typed)
        chosen = self._named(opened, words)
        return (opened.selection.arranged(chosen) or chosen) if isinstance(opened.selection, Pick) else chosen

    def _named(self, opened: OpenSelection, words: str) -> tuple[Argument, ...]:
        assert not isinstance(opened.selection, Amount)
        nothing = (NOTHING_CHOSEN, self.say(Text("selection-none")).casefold(), "")
        if words.strip().casefold() in nothing:
            return ()
        left = [(item, self.say(self._label(opened, item)).casefold()) for item in opened.selection.items]
        entries = [entry.strip() for entry in BETWEEN.split(words) if entry.strip()]
        found: list[Argument] = []
        for entry in entries:
            thing = self._one(opened, left, entry)
            found.append(thing)
            place = next((place for place, (item, _) in enumerate(left) if item == thing), None)
            if place is not None:
                del left[place]
        return tuple(found)

    def _one(self, opened: OpenSelection, left: Sequence[tuple[Argument, str]], entry: str) -> Argument:
        """The thing of a list that an entry names; one that is only in sight where none of the list is meant."""
        exact = next((item for item, _ in left if str(item) == entry), None)
        if exact is not None:
            return exact
        meant = called(left, entry)
        if len({words for item, words in left if item in meant}) > 1:
            which = tuple(self._label(opened, item) for item in meant)[:MOST_NAMED]
            raise RefusedError(Refusal("refused-which", {"choices": which}))
        return meant[0] if meant else self.things(entry)[0]

    def _label(self, opened: OpenSelection, thing: Argument) -> Text:
        return selection_item_label(self.rules, self.state, self.seat, opened, thing)


def folded(words: str) -> str:
    """Words as they are compared: without upper case, and with signs that people type for one another as one."""
    return words.casefold().translate(_ALIKE)


def called(named: Sequence[tuple[Argument, str]], typed: str) -> tuple[Argument, ...]:
    """The things that are called so, begin so or contain it: the first of these that gives anything."""
    wanted = folded(typed.strip())
    named = [(thing, folded(words)) for thing, words in named]
    for matches in (
        [thing for thing, words in named if words == wanted],
        [thing for thing, words in named if wanted and words.startswith(wanted)],
        [thing for thing, words in named if wanted and wanted in words],
    ):
        if matches:
            return tuple(dict.fromkeys(matches))
    return ()


def fits_words(move: Move, known: Sequence[Sequence[Argument]]) -> bool:
    """Return whether each argument is one of its candidates (none: anything goes)."""
    if len(move.args) < len(known):
        return False
    return all(not candidates or argument in candidates for candidates, argument in zip(known, move.args, strict=False))
