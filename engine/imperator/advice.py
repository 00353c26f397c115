"""What the computer player would do, for people who choose."""

from __future__ import annotations

from collections.abc import Sequence

from engine.imperator.computer import rate
from engine.imperator.play.tricks import find_trick
from engine.imperator.state import War
from engine.imperator.view.labels import middle_label, target_label
from engine.kernel.advice import Advice
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name


def advise(war: War, seat: Seat, menu: Menu) -> Sequence[Advice]:
    """The moves that are rated above doing nothing, the best one for each target, trick or card taken."""
    best: dict[tuple[str, ...], tuple[float, Move]] = {}
    for move in menu.moves:
        rating = rate(war, seat, move)
        which = (move.name, str(move.args[1] if move.name in ("attack", "raid") else move.args[:1]))
        if rating > max(0.0, best[which][0] if which in best else 0.0):
            best[which] = (rating, move)
    ranked = sorted(best.values(), key=lambda rated: -rated[0])
    return [Advice(move, text) for _, move in ranked if (text := _told(war, move)) is not None]


def _told(war: War, move: Move) -> Text | None:
    """A whole move in a sentence."""
    key, args = "advice-" + move.name, [str(each) for each in move.args]
    match move.name:
        case "attack":
            return Text(key, {"card": name(args[0]), "target": target_label(war, args[1])})
        case "raid":
            used = tuple(name(each) for each in (args[0], *args[2:]))
            return Text(key, {"cards": used, "target": middle_label(war, move.args[1])})
        case "buff" | "defend":
            return Text(key, {"card": name(args[1]), "trick": find_trick(war, move.args[0]).number})
        case "swap":
            return Text(key, {"first": name(args[0]), "second": name(args[1])})
        case "exchange":
            return Text(key, {"card": name(args[0])})
        case "take":
            return Text(key, {"cards": tuple(map(name, args))})
        case _:
            return None
