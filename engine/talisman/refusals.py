"""Reasons why a move is not allowed now."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice, product

from engine.kernel.menus import Menu, Move, Refusal
from engine.kernel.text import Seat, Text, Value, name, seat_name
from engine.kernel.verbs import MOST_TRIED, VAGUE, summarize_refusals
from engine.talisman.board import CROWN, INNER, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, ObjectData, SpellData
from engine.talisman.menus import FETTERED, phase_of
from engine.talisman.play import routes
from engine.talisman.play.spells.base import may_cast, moments
from engine.talisman.play.spells.kinds import SPELLS
from engine.talisman.play.values import can, is_in_glade, is_slowed, most_objects, most_spells
from engine.talisman.state import Adventure, kind
from engine.talisman.verbs import VERBS
from engine.talisman.view.labels import WAYS, card_label, reachable_items

AT_REST = ("ask-character", "ask-begin", "ask-move", "ask-land", "ask-pick-up", "ask-trade", "ask-fight", "ask-attack",
           "ask-defend", "ask-cast", "ask-halt", "ask-end")  # fmt: skip
"""The questions of menus at rest."""
_TRAVEL_VERBS = (
    "move",
    "walk",
    "journey",
    "cross",
    "open",
    "build-raft",
    "regenerate",
    "turn-back",
    "face",
    "roll",
    "reroll",
)
_FIXED_REFUSALS: Mapping[str, tuple[str, Mapping[str, Value], str]] = {
    "align": ("refused-align", {}, "M-069"),
    "sell": ("refused-no-alchemist", {}, "MD-069"),
    "halt": ("refused-halt", {}, "M-149"),
    "all-dice": ("refused-all-dice", {}, "MD-041"),
    "leave-point": ("refused-no-points", {}, "MD-095"),
    "stay": ("refused-stay", {}, "M-131"),
}
"""Refusals of verbs that always have the same reason."""
_MEETING_VERBS = ("attack", "combat", "rob", "beguile")


def refuse(state: Adventure, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    """Return why a move that is not in the seat's menu is refused."""
    question = "" if menu is None else menu.question.key
    at_rest = question in AT_REST
    if menu is None or question == "ask-orders" or (question == "ask-cast" and move.name not in ("cast", "no-spell")):
        return _refuse_waiting(state, seat)
    refusal = VERBS.refusal(move, phase_of(state) if at_rest else None)
    if refusal is not None:
        return refusal
    if not at_rest and not any(choice.name == move.name for choice in (*menu.moves, *menu.patterns)):
        return Refusal("refused-choose", {"question": menu.question})
    if move.name in _TRAVEL_VERBS:
        refusal = _refuse_travel(state, seat, move)
    elif move.name in _MEETING_VERBS or move.name == "lure":
        refusal = _refuse_meeting(state, seat, move)
    elif move.name == "cast":
        refusal = _refuse_casting(state, seat, move)
    elif move.name in ("take", "drop", "drink"):
        refusal = _refuse_handling(state, seat, move)
    elif state.fight is not None and at_rest:
        refusal = _refuse_fighting(state, seat, move)
    elif move.name in ("buy", "help-yourself"):
        refusal = _refuse_buying(state, seat, move)
    elif move.name in _FIXED_REFUSALS:
        refusal = Refusal(*_FIXED_REFUSALS[move.name])
    return refusal or Refusal("refused-choose", {"question": menu.question})


def why_no_move(state: Adventure, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
    """Return why no move of this verb is possible.

    The verb is tried without arguments, then with the player's own cards and those in reach.
    """
    bare = refuse(state, seat, Move(verb), menu)
    if bare.key not in VAGUE:
        return bare
    args = VERBS[verb].args
    reachable = [item for item, _ in reachable_items(state, seat) if verb == "visit" or item not in WAYS]
    candidates = [[item for item in reachable if arg.fits(item)] for arg in args[: VERBS[verb].min_args]]
    moves = (Move(verb, tuple(chosen)) for chosen in product(*candidates))
    tried = (refuse(state, seat, move, menu) for move in islice(moves, MOST_TRIED))
    return summarize_refusals(verb, (refusal for refusal in tried if refusal.key not in VAGUE))


def _refuse_waiting(state: Adventure, seat: Seat) -> Refusal:
    """Return why the seat has no menu: other players decide now."""
    adventurer = state.adventurers[seat]
    if adventurer.out:
        return Refusal("refused-out", {}, "M-350")
    if state.choosing:
        return Refusal("refused-others-choose", {"players": tuple(map(seat_name, state.choosing))}, "M-034")
    if seat == state.turn:
        return Refusal("refused-wait")
    if not adventurer.character:
        return Refusal("refused-dead", {}, "M-082")
    return Refusal("refused-turn", {"player": seat_name(state.turn)}, "M-124")


# ---- moving


def _refuse_travel(state: Adventure, seat: Seat, move: Move) -> Refusal | None:
    adventurer, known = state.adventurers[seat], board()
    if adventurer.enslaved:
        return Refusal("refused-held", {}, "MD-033")
    if move.name == "open":
        if move.args[0] not in ("strength", "craft"):
            return Refusal("refused-unknown-thing", {"typed": str(move.args[0])})
        return (
            Refusal("refused-portal-quest", {}, "M-290")
            if adventurer.quest
            else Refusal("refused-portal-far", {}, "M-310")
        )
    if move.args and move.args[0] not in known.spaces:
        return Refusal("refused-unknown-thing", {"typed": str(move.args[0])})
    match move.name:
        case "move":
            return _refuse_space(state, seat, str(move.args[0]))
        case "walk":
            return Refusal("refused-no-walk", {}, "MD-122")
        case "journey":
            return Refusal("refused-no-journey", {}, "MD-021")
        case "cross":
            if not (adventurer.raft and routes.rafts(adventurer)):
                return Refusal("refused-no-raft", {}, "M-303")
            there = tuple(space_name(space) for space in known.opposite(adventurer.space))
            return Refusal("refused-not-opposite", {"spaces": there}, "M-303")
        case "build-raft":
            return Refusal("refused-no-raft-here", {}, "M-302")
        case "regenerate":
            return Refusal("refused-regenerate", {}, "MD-134")
        case "turn-back":
            return Refusal("refused-turn-back", {}, "M-318")
        case "face":
            inner = known.region(adventurer.space) in (INNER, CROWN)
            return (
                Refusal("refused-nothing-to-face", {}, "M-334") if inner else Refusal("refused-meet-roll", {}, "M-128")
            )
        case "roll":
            return Refusal("refused-no-roll", {}, "M-315" if known.region(adventurer.space) == INNER else "MD-009")
        case _:
            return (
                Refusal("refused-rerolled", {}, "M-092") if state.rerolled else Refusal("refused-no-fate", {}, "M-088")
            )


def _refuse_space(state: Adventure, seat: Seat, space: str) -> Refusal:
    """Return why the roll, or the single step of a slowed character, does not lead to a space."""
    adventurer, known = state.adventurers[seat], board()
    is_inner = known.region(adventurer.space) == INNER
    if is_inner and space in known.summit and space in known.inward(adventurer.space):
        return Refusal("refused-needs-talisman", {}, "M-342")
    if is_inner and routes.busy(state, seat):
        return Refusal("refused-still-busy", {}, "M-317")
    if not state.roll and not is_slowed(state, seat):
        return Refusal("refused-roll-first", {}, "M-128")
    targets = tuple(dict.fromkeys(way.target for way in routes.ways(state, seat)))
    steps = routes.steps(state, seat)
    values = {"space": space_name(space), "targets": tuple(map(space_name, targets)), "steps": steps}
    return Refusal("refused-too-far", values, "M-316" if is_inner else "M-128")


# ---- meeting another character


def _refuse_meeting(state: Adventure, seat: Seat, move: Move) -> Refusal | None:
    if move.name == "lure":
        known = can(state, seat, "take-follower") or can(state, seat, "rescue")
        return Refusal("refused-lure", {}, "MD-131") if known else Refusal("refused-no-ability", {}, "M-140")
    other = int(move.args[0])
    if other not in routes.others_here(state, seat):
        return Refusal("refused-not-here", {}, "M-139")
    if move.name == "combat":
        return Refusal("refused-no-psychic", {}, "M-156")
    ability = "rob" if move.name == "rob" else "beguile"
    if not can(state, seat, ability):
        return Refusal("refused-no-ability", {}, "M-140")
    return Refusal("refused-nothing-to-rob", {"player": seat_name(other)}, "MD-132")


# ---- fights


def _refuse_fighting(state: Adventure, seat: Seat, move: Move) -> Refusal | None:
    fight = state.fight
    side = None if fight is None else fight.side(seat)
    if fight is None or side is None:
        return Refusal("refused-no-fight", {}, "M-155")
    space = state.adventurers[seat].space
    match move.name:
        case "evade":
            if fight.foe is not None and board().region(space) in (INNER, CROWN):
                return Refusal("refused-evade-inner", {}, "M-323")
            if fight.foe is None and side is fight.attacker:
                return Refusal("refused-evade-attacker", {}, "M-179")
            if side.prepared:
                return Refusal("refused-evade-late", {}, "M-403")
            return Refusal("refused-no-evading", {}, "M-158")
        case "destroy":
            return Refusal("refused-no-spirit", {}, "MD-086")
        case "assassinate":
            return Refusal("refused-no-assassin", {}, "MD-119")
        case "hire":
            if not can(state, seat, "hired"):
                return Refusal("refused-no-mercenary", {}, "MD-076")
            return Refusal("refused-hire-once" if state.adventurers[seat].hired else "refused-no-gold", {}, "MD-076")
        case "call":
            return Refusal("refused-no-helper", {}, "MD-124")
        case "wield":
            return Refusal("refused-no-weapon", {}, "M-163")
        case "unarmed" | "one-die" | "unshielded":
            return Refusal("refused-nothing-renounced", {}, "M-275")
        case _:
            return None


# ---- Spells


def _refuse_casting(state: Adventure, seat: Seat, move: Move) -> Refusal | None:
    adventurer, card = state.adventurers[seat], str(move.args[0])
    if not isinstance(library().spells.get(kind(card)), SpellData):
        return Refusal("refused-unknown-thing", {"typed": card})
    if card not in adventurer.spells:
        most = most_spells(state, seat) if adventurer.character else 0
        return Refusal(
            "refused-no-spell", {"spell": name(kind(card)), "count": len(adventurer.spells), "most": most}, "M-222"
        )
    if not may_cast(state, seat):
        return _why_no_spell(state, seat)
    spell = SPELLS[kind(card)]
    side = None if state.fight is None else state.fight.side(seat)
    if spell.evades and side is not None and side.prepared:
        return Refusal("refused-evade-late", {}, "M-403")
    if not any(moment in spell.moments for moment in moments(state, seat)):
        return Refusal(
            "refused-spell-moment", {"spell": name(kind(card)), "when": Text("spell-" + kind(card))}, "M-229"
        )
    return Refusal("refused-no-target", {"spell": name(kind(card))}, "M-399c")


def _why_no_spell(state: Adventure, seat: Seat) -> Refusal:
    """Return why the character can cast no Spell at all."""
    if state.adventurers[seat].toad is not None:
        return Refusal("refused-toad-magic", {}, "M-265")
    if is_in_glade(state, seat):
        return Refusal("refused-glade", {}, "MD-025")
    if can(state, seat, "spell-proof"):
        return Refusal("refused-amulet", {}, "MD-085")
    if state.destroyer is not None:
        return Refusal("refused-no-magic", {}, "MD-103")
    return Refusal("refused-cast-enough", {}, "M-233")


# ---- cards


def _refuse_handling(state: Adventure, seat: Seat, move: Move) -> Refusal | None:
    """Return why taking, leaving or drinking a card is refused."""
    adventurer, card = state.adventurers[seat], str(move.args[0])
    if move.name == "take":
        return _refuse_taking(state, seat, card)
    if kind(card) not in library().cards:
        return Refusal("refused-unknown-thing", {"typed": card})
    if card not in adventurer.objects and card not in adventurer.followers:
        return Refusal("refused-not-yours", {"card": card_label(card)}, "M-276")
    if move.name == "drink":
        return Refusal("refused-no-potion", {"card": card_label(card)}, "MD-089")
    if kind(card) in FETTERED:
        return Refusal("refused-fettered", {"card": card_label(card)}, "M-279")
    return None


def _refuse_taking(state: Adventure, seat: Seat, card: str) -> Refusal | None:
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return Refusal("refused-toad", {}, "M-271")
    if card == "gold":
        return Refusal("refused-no-gold-here", {}, "M-119")
    data = library().cards.get(kind(card))
    if data is None:
        return Refusal("refused-unknown-thing", {"typed": card})
    values = {"card": card_label(card)}
    if card not in state.cards.get(adventurer.space, ()):
        return Refusal("refused-not-lying", values, "M-119")
    if card in state.left:
        return Refusal("refused-left-before", values, "M-149")
    if isinstance(data, FollowerData):
        if data.price > adventurer.gold:
            return Refusal("refused-too-dear", {**values, "price": data.price, "gold": adventurer.gold}, "MD-076")
        return Refusal("refused-hag", values, "MD-070")
    if isinstance(data, ObjectData):
        if data.banned == adventurer.alignment:
            return Refusal("refused-banned", {**values, "alignment": adventurer.alignment}, "MD-093")
        return Refusal("refused-carry", {**values, "most": most_objects(state, seat)}, "M-206")
    return Refusal("refused-not-taken", values, "M-119")


def _refuse_buying(state: Adventure, seat: Seat, move: Move) -> Refusal | None:
    adventurer, item = state.adventurers[seat], str(move.args[0])
    if item not in library().cards:
        return Refusal("refused-unknown-thing", {"typed": item})
    if not any(kind(card) == item for card in state.stock):
        return Refusal("refused-sold-out", {"card": name(item)}, "M-281")
    return Refusal("refused-cannot-buy", {"card": name(item), "gold": adventurer.gold}, "M-198")
