"""Advice from the simple computer player, and cautions before a phase is ended."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from engine.kernel.advice import Advice
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.computer.policy import rate
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.costs import both_cost, use_cost
from engine.telperinquar.play.game import SEATS, ActiveGame

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
    """Return a whole move as a sentence with its cost, short enough for a button; None if there is none for it."""
    args: Any = move.args
    key, player = "advice-" + move.name, game.players[seat]
    match move.name:
        case "play":
            kind = game.kinds[args[0]]
            place = str(args[1]) if len(args) > 1 and player.row else "none"
            return Text(key, {"card": kind.name, "place": place, "cost": kind.play})
        case "equip":
            kind = game.kinds[args[0]]
            return Text(key, {"card": kind.name, "bearer": game.card_name(game.cards[args[1]]), "cost": kind.play})
        case "attack":
            kind = game.kind(game.cards[args[0]])
            return Text(key, {"source": kind.name, "target": _target(game, seat, args[1]), "cost": kind.use})
        case "attack-both":
            first, second = game.cards[args[0]], game.cards[args[1]]
            names = {"first": game.kind(first).name, "second": game.kind(second).name}
            return Text(
                key, {**names, "target": _target(game, seat, args[2]), "cost": both_cost(game, player, first, second)}
            )
        case "use":
            source = game.cards[args[0]]
            kind = game.kind(source)
            cost = use_cost(game, player, source, numbered_ability(kind, args[1]))
            if not args[2] or args[2] == source.id:
                return Text("advice-use", {"card": kind.name, "cost": cost})
            return Text("advice-use-on", {"card": kind.name, "target": _target(game, seat, args[2]), "cost": cost})
        case "reveal":
            return Text(key, {"card": game.kind(game.cards[args[0]]).name})
        case _:
            return None


def _target(game: ActiveGame, seat: Seat, card_id: int) -> Text:
    """Return a target with its life points, and a creature's owner unless it is the only enemy."""
    card = game.cards[card_id]
    player = game.players[card.seat]
    if card_id == player.hero:
        return Text("target-hero", {"whose": SEATS[card.seat], "life": player.life})
    if card_id not in player.row or card.face_down:
        return game.distinct_name(card)
    owner = "clear" if game.enemies(seat) == [player] else "named"
    values = {
        "card": game.kind(card).name,
        "place": game.place_among_equals(card),
        "life": max(0, card.life - card.lost),
    }
    return Text("target-creature", {**values, "owner": owner, "whose": SEATS[card.seat]})


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
