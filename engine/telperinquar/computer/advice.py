"""Advice from the simple computer player, and cautions before a phase is ended."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from engine.kernel.advice import Advice
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.computer.policy import rate
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.view.labels import card_label

ATTACKS = ("attack", "attack-both", "use")


def advise(game: ActiveGame, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """Yield the moves rated above doing nothing, the best one of each card, if a sentence can describe them."""
    player, question = game.players[seat], menu.question.key
    best: dict[Hashable, tuple[float, Move]] = {}
    for move in menu.moves:
        rating = rate(game, player, move, question)
        which = (move.name, *move.args[:1])
        if rating > max(0.0, best[which][0] if which in best else 0.0):
            best[which] = (rating, move)
    ranked = sorted(best.values(), key=lambda rated: -rated[0])
    for _, move in ranked:
        text = _sentence(game, seat, move)
        if text is not None:
            yield Advice(move, text)


def _sentence(game: ActiveGame, seat: Seat, move: Move) -> Text | None:
    """Return a whole move as a sentence, None if there is none for it."""
    args: Any = move.args
    key = "advice-" + move.name
    match move.name:
        case "play":
            place = str(args[1]) if len(args) > 1 and game.players[seat].row else "none"
            return Text(key, {"card": game.kinds[args[0]].name, "place": place})
        case "equip":
            return Text(key, {"card": game.kinds[args[0]].name, "bearer": game.card_name(game.cards[args[1]])})
        case "attack":
            source, target = game.cards[args[0]], game.cards[args[1]]
            values = {"source": game.kind(source).name, "target": card_label(game, seat, target)}
            return Text(key, values)
        case "attack-both":
            first, second, target = (game.cards[card_id] for card_id in args)
            return Text(
                key,
                {
                    "first": game.kind(first).name,
                    "second": game.kind(second).name,
                    "target": card_label(game, seat, target),
                },
            )
        case "use":
            source, target = game.cards[args[0]], game.cards.get(args[2])
            if target is None or target is source:
                return Text("advice-use", {"card": game.kind(source).name})
            return Text("advice-use-on", {"card": game.kind(source).name, "target": card_label(game, seat, target)})
        case "reveal":
            return Text(key, {"card": game.kind(game.cards[args[0]]).name})
        case _:
            return None


def caution(game: ActiveGame, seat: Seat, menu: Menu, move: Move) -> Text | None:
    """Return what is given up by ending the main phase, combat or deck building; None if nothing useful is.

    Rules: T-027, T-084, T-260.
    """
    if game.duel.draft is not None:
        return Text("caution-ready")
    player, question = game.players[seat], menu.question.key
    if move.name == "cease":
        attacks = (move for move in menu.moves if move.name in ATTACKS)
        return Text("caution-cease") if any(rate(game, player, move, question) > 0 for move in attacks) else None
    if not player.actions or not any(rate(game, player, move, question) > 0 for move in menu.moves):
        return None
    return Text("caution-end", {"count": player.actions})
