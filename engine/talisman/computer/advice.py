"""Advice to people: the move that the computer player would make, and the usual alternatives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import cast

from engine.kernel.advice import Advice
from engine.kernel.menus import Menu, Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Seat, Text, name
from engine.talisman.computer import best_move, ranked
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.route_planner import RoutePlanner
from engine.talisman.menus import OPENING
from engine.talisman.odds.wording import DOORS, GUARD, chance, passage_chance
from engine.talisman.play.context import FRUGAL
from engine.talisman.play.trading import counters_for
from engine.talisman.play.values import can, character_card
from engine.talisman.state import Adventure, kind
from engine.talisman.view.labels import short_label

_TRAVEL_VERBS = ("roll", "move", "walk", "journey", "cross", "build-raft", "open", "face")
_USUAL_VERBS: Mapping[str, Sequence[str]] = {
    "ask-begin": (*_TRAVEL_VERBS, "turn-back"),
    "ask-move": (*_TRAVEL_VERBS, "reroll", "regenerate"),
    "ask-land": ("explore", "attack", "combat", "rob", "beguile", "lure"),
    "ask-halt": ("explore",),
    "ask-pick-up": ("take",),
    "ask-fight": ("strike", "evade", "destroy", "assassinate", "hire", "call"),
    "ask-attack": ("strike", "assassinate", "hire", "call"),
    "ask-defend": ("strike", "evade", "hire", "call"),
    "ask-trade": ("trade",),
    "ask-travel": ("to",),
    "ask-market": ("help-yourself", "buy"),
}
"""The usual verbs for questions that also allow many unusual moves."""
_WITH_NOTHING_TO_LEAVE = ("ask-begin", "ask-move", "ask-land", "ask-halt", "ask-end")
"""Questions in which nothing has to be left behind to make room."""
_RANKED_QUESTIONS = ("ask-visit", "ask-wish", "ask-bribe", "ask-exchange", "ask-quest")
"""Questions whose answers are all usual and differ only in how much they help."""
_AMOUNTS = {"ask-heal": "advice-heal", "ask-replenish": "advice-replenish"}
"""Questions for a number of points that cost gold, with the words for an answer."""
_QUESTIONS_IN_ORDER = ("ask-replace",)
"""Questions whose answers are all usual and always stand in the same order."""

REROLL = Move("reroll")
CLEAR_GAIN = 2.5
"""The least worth to be gained by a new roll for the move, in lives, from which it is suggested first."""
LEAST_PRICE = 2
"""The price of the cheapest cards that the Blacksmith sells."""


def advise(state: Adventure, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """Yield the computer's choice first, then the other usual moves, and an only cast that does no harm to its caster.

    A new roll for the move comes first only if much is gained by it.
    Ranked questions yield all moves, the best one first, but no space instead of a wish, and no visit that would bring
    nothing unless it leaves a choice; some questions keep the order of their moves.
    """
    if menu.question.key in _RANKED_QUESTIONS:
        moves = ranked(state, seat, menu)
        useful = [move for move in moves if move.name != "to" and not _brings_nothing(state, seat, move)]
        if not useful or (len(useful) == 1 and menu.question.key == "ask-visit"):
            useful += [move for move in moves if move not in useful]
        yield from (Advice(move, _describe_move(state, seat, move)) for move in useful)
        return
    if menu.question.key in _QUESTIONS_IN_ORDER:
        yield from (Advice(move, _describe_move(state, seat, move)) for move in menu.moves)
        return
    if menu.question.key in _AMOUNTS:
        price, gold = cast("int", menu.question.values["price"]), state.adventurers[seat].gold
        for move in menu.moves:
            number = int(move.args[0])
            words = Text(_AMOUNTS[menu.question.key], {"number": number, "gold": number * price})
            yield Advice(move, words, reason=Text("hint-amount", {"left": gold - number * price}))
        return
    if menu.question.key == "ask-plunder":
        yield Advice(menu.default, Text("advice-plunder-all"))
        yield Advice(Move("plunder", ((), 0)), Text("advice-plunder-nothing"))
        return
    if menu.question.key == "ask-fate":
        best = best_move(state, seat, menu, Random(0))
        others = [move for move in menu.moves if move not in (best, FRUGAL)]
        yield from (Advice(move, _describe_move(state, seat, move)) for move in (best, *others))
        return
    usual = _USUAL_VERBS.get(menu.question.key)
    if usual is None:
        return
    descriptions = {
        move: _describe_move(state, seat, move) for move in menu.moves if move.name in (*usual, "cast", "drink")
    }
    best = best_move(state, seat, menu, Random(0))
    if best == REROLL and RoutePlanner(CardEvaluator(state, seat)).gained_by_reroll < CLEAR_GAIN:
        best = best_move(state, seat, menu._replace(moves=[move for move in menu.moves if move != REROLL]), Random(0))
    if best.name == "trade":
        yield Advice(best, _describe_move(state, seat, best))
    elif best in descriptions:
        yield Advice(best, descriptions[best], reason=_gain(state, seat, best))
    others = [move for move in descriptions if move.name in usual and move != best]
    ways = zip(OPENING, DOORS["portal"], strict=True)
    better, _ = max(ways, key=lambda way: passage_chance(state, seat, "portal", way[1]))
    casts = [move for move in descriptions if move.name == "cast" and move != best]
    if len(casts) == 1 and not _harms_oneself(seat, casts[0]):
        others = [*casts, *others] if best.name == "cast" else [*others, *casts]  # casts stand together
    for move in sorted(others, key=lambda move: move != better):  # the better way through the Portal is never hidden
        yield Advice(move, descriptions[move])


def _gain(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return the chance of a roll and what it can win; None for other moves."""
    gain, likely = _winnings(state, move), chance(state, seat, move)
    if gain is None or likely is None:
        return gain
    return Text("hint-and-aim", {"why": Text("gain-chance", {"percent": whole_percent(likely.share)}), "aim": gain})


def _winnings(state: Adventure, move: Move) -> Text | None:
    """Return what a roll can win; None for other moves."""
    foe = state.fight.foe if state.fight is not None else None
    match move.name:
        case "open":
            return Text("gain-portal")
        case "attack" | "combat":
            return Text("gain-character")
        case "strike" if foe is None:
            return Text("gain-character")
        case "strike" if foe is not None and foe.cards:
            return Text("gain-trophy")
        case "strike" if foe is not None and foe.name == GUARD:
            return Text("gain-sentinel")
        case _:
            return None


def _harms_oneself(seat: Seat, move: Move) -> bool:
    """Return whether a Spell takes the caster's own Spells or turn."""
    return move.name == "cast" and kind(str(move.args[0])) in ("nullify", "immobility") and move.args[1:] == (seat,)


def _brings_nothing(state: Adventure, seat: Seat, move: Move) -> bool:
    """Return whether a move is a visit for which there is nothing to heal, to replenish, to buy or to sell."""
    return move.name == "visit" and not is_useful(state, seat, str(move.args[0]))


def is_useful(state: Adventure, seat: Seat, way: str) -> bool:
    """Return whether a visit can bring anything: there is something to heal, to replenish, to buy or to sell."""
    adventurer, data = state.adventurers[seat], character_card(state, seat)
    hurt = adventurer.lives < data.lives
    match way:
        case "heal":
            return hurt
        case "healer" | "doctor":
            return hurt and adventurer.gold > 0
        case "replenish":
            return adventurer.fate < data.fate
        case "alchemist":
            return bool(adventurer.objects)
        case "blacksmith":
            return adventurer.gold >= LEAST_PRICE or can(state, seat, "free-purchase")
        case _:
            return True


def caution(seat: Seat, menu: Menu, move: Move) -> Text | None:
    """Return what a player gives up by leaving something behind (M-279) or by a Spell against themselves.

    None where leaving something may make room.
    """
    if _harms_oneself(seat, move):
        return Text("caution-" + kind(str(move.args[0])))
    card = kind(str(move.args[0])) if move.name == "drop" else ""
    if not card or (card != "talisman" and menu.question.key not in _WITH_NOTHING_TO_LEAVE):
        return None
    return Text("caution-drop", {"card": name(card)})


def _describe_move(state: Adventure, seat: Seat, move: Move) -> Text:
    """Return a short description of a whole move."""
    if move.name == "visit":
        return _describe_visit(state, seat, str(move.args[0]))
    if move.name == "trade":
        trophies = cast("tuple[str, ...]", move.args[0])
        strength, craft = counters_for(state, trophies)
        cards = [name(kind(trophy)) for trophy in trophies]
        return Text("advice-trade", {"cards": cards, "strength": strength, "craft": craft})
    return short_label(state, seat, move)


def _describe_visit(state: Adventure, seat: Seat, way: str) -> Text:
    """Return which person to visit, or what to ask for, with the present benefit."""
    adventurer, data = state.adventurers[seat], character_card(state, seat)
    missing = max(0, data.fate - adventurer.fate) if way == "replenish" else max(0, data.lives - adventurer.lives)
    values = {
        "missing": missing,
        "gold": adventurer.gold,
        "price": LEAST_PRICE,
        "objects": len(adventurer.objects),
        "space": adventurer.space,
    }
    return Text("advice-visit", {"way": Text("way-" + way), "why": Text("why-" + way, values)})
