"""The menus at rest, in every phase of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.kernel.advice import RecurringQuestion, Threshold
from engine.kernel.menus import Menu, Move, made
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat, Text, Value, seat_name
from engine.talisman.board import CROWN, INNER, MIDDLE, OUTER, board, space_name
from engine.talisman.play import routes
from engine.talisman.play.context import ROLL as ATTACK_ROLL
from engine.talisman.play.fights.preparing import fight_menus
from engine.talisman.play.picking import is_gold, most_carried, take_moves
from engine.talisman.play.robbing import may_lure
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.spells.casting import cast_moves, cast_moves_now
from engine.talisman.play.spells.kinds import SPELLS
from engine.talisman.play.spells.orders import order_patterns, standing_order
from engine.talisman.play.trading import may_trade
from engine.talisman.play.turns import EVEN_LIVES, EVEN_STRENGTH
from engine.talisman.play.values import (
    can,
    free_alignments,
    is_slowed,
    rolls_fewer_dice,
    sale_patterns,
    seize_moves,
    usable_objects,
)
from engine.talisman.state import BURDENS, FIGHT, Adventure, due, kind

DONE = Move("done")
HALT = Move("halt")
ALL_DICE = Move("all-dice")
LEAVE_POINT = Move("leave-point")
ROLL, REROLL = Move("roll"), Move("reroll")
NO_SPELL = Move("no-spell")
OPENING = (Move("open", ("strength",)), Move("open", ("craft",)))
_RECURRING_AT_REST = ("ask-land", "ask-halt", "ask-end", "ask-trade")
_ALIKE = ("ask-visit", "ask-wish")
_SUBJECTS = ("what", "space", "stranger", "person", "enemy")
CAST, END = Text("ask-cast"), Text("ask-end")
GIVE_ORDERS = Text("ask-orders")
NO_LIMITS = {"strength": 0, "lives": 0}
FETTERED = ("raft", *BURDENS)
"""Kinds of cards that cannot be left behind (M-279a, M-305)."""


def phase_of(state: Adventure) -> str:
    """Return the phase: over, characters, busy while steps are due, or the decision of the active player.

    Those decisions are begin, move, land, fight, pick-up and end.
    """
    if state.ending:
        return "over"
    if state.choosing:
        return "characters"
    return "busy" if due(state) else state.phase


def menus_of(state: Adventure) -> Mapping[Seat, Menu]:
    """Return the menus at rest by seat; none while steps are due."""
    if state.ending or due(state):
        return {}
    if state.choosing:
        limits = {"strength": EVEN_STRENGTH, "lives": EVEN_LIVES} if state.options.even_start else NO_LIMITS
        question = Text("ask-character", limits)
        return {
            seat: Menu(moves, question, moves[0], occasion=Text("occasion-character"))
            for seat, dealt in state.choosing.items()
            if (moves := [Move("character", (character,)) for character in dealt])
        }
    menus = fight_menus(state) if state.phase == FIGHT else {state.turn: _MENUS[state.phase](state, state.turn)}
    if state.options.spells == "polled":  # they are asked at the moments of M-399a
        return menus
    for seat, adventurer in enumerate(state.adventurers):
        # nobody waits for this answer, and the menu shows no more than that the player holds a Spell
        if not adventurer.spells or seat in menus:
            continue
        orders = order_patterns(state, seat)
        if not adventurer.silent and may_cast(state, seat):
            casts = [*cast_moves_now(state, seat), NO_SPELL]
            menus[seat] = Menu(casts, CAST, NO_SPELL, optional=True, patterns=orders)
        else:
            menus[seat] = Menu((), GIVE_ORDERS, standing_order(state, seat), optional=True, patterns=orders)
    return menus


def _drops(state: Adventure, seat: Seat) -> list[Move]:
    """Return the moves that leave a card on the space of the character (M-279)."""
    adventurer = state.adventurers[seat]
    return [
        made(("drop", (card,))) for card in (*adventurer.objects, *adventurer.followers) if kind(card) not in FETTERED
    ]


def _drinks(state: Adventure, seat: Seat) -> list[Move]:
    """Return the moves that drink a potion (MD-089)."""
    return [Move("drink", (card,)) for card, data in usable_objects(state, seat) if data.drink]


def _general_moves(state: Adventure, seat: Seat) -> list[Move]:
    """Return the moves at every decision of a player's own turn (M-069a, M-279a).

    They cast Spells, drink potions, leave cards behind, and change the alignment if that is free.
    """
    adventurer = state.adventurers[seat]
    moves = cast_moves(state, seat) if adventurer.spells else []
    if adventurer.objects or adventurer.followers:
        moves += [*_drinks(state, seat), *_drops(state, seat)]
    return moves + [Move("align", (alignment,)) for alignment in free_alignments(state, seat)]


def _patterns(state: Adventure, seat: Seat) -> tuple[Pattern, ...]:
    """Return the selections at every decision of one's own turn: sales of Objects, standing orders (MD-069, M-399a)."""
    return (*sale_patterns(state, seat), *order_patterns(state, seat))


def _leave_point_moves(state: Adventure, seat: Seat) -> list[Move]:
    """Return the move to leave points where they lie, if a Place that may be visited has some (M-275, MD-095)."""
    if not state.points or state.adventurers[seat].leaving_points:
        return []
    return [LEAVE_POINT] if routes.point_places(state, seat) else []


def _dice_moves(state: Adventure, seat: Seat) -> list[Move]:
    """Return the move to roll a die more than needed, if the Portal or the Mines may be next (MD-041, MD-121)."""
    portal = _portal_moves(state, seat, routes.steps(state, seat))
    inward = not state.adventurers[seat].back and any(way.target == "mines" for way in routes.ways(state, seat))
    return [ALL_DICE] if (portal or inward) and rolls_fewer_dice(state, seat, "portal" if portal else "mines") else []


def _moves_before_landing(state: Adventure, seat: Seat) -> list[Move]:
    """Return the other moves before landing, with a halt on arrival for players who could use it (M-149)."""
    moves = _general_moves(state, seat)
    moves += _leave_point_moves(state, seat)
    moves += _dice_moves(state, seat)
    if not state.adventurers[seat].halting:
        useful = may_cast(state, seat) or bool(state.points) or any(move.name in ("drop", "align") for move in moves)
        moves += [HALT] if useful else []
    return moves


def rolls_for_move(state: Adventure, seat: Seat) -> bool:
    """Return whether a character begins its turn with a roll that leads to a choice of spaces (M-128)."""
    adventurer = state.adventurers[seat]
    outside = board().region(adventurer.space) in (OUTER, MIDDLE)
    return outside and not adventurer.enslaved and not is_slowed(state, seat)


def is_on_crown(state: Adventure, seat: Seat) -> bool:
    """Return whether a character is on the Crown of Command, where it stays (M-343)."""
    return board().region(state.adventurers[seat].space) == CROWN


def is_cast_at_any_time(move: Move) -> bool:
    """Return whether a move casts a Spell that may be cast at any time."""
    return move.name == "cast" and "any" in SPELLS[kind(str(move.args[0]))].moments


def _begin_menu(state: Adventure, seat: Seat) -> Menu:
    adventurer = state.adventurers[seat]
    region, slowed = board().region(adventurer.space), "no"
    if adventurer.enslaved:  # MD-033
        moves, slowed = [ROLL], "held"
    elif region == CROWN:
        moves = [Move("face")]
    elif region == INNER:
        moves = _inner_moves(state, seat)
    elif is_slowed(state, seat):
        slowed = _why_slowed(state, seat)
        moves = [*_way_moves(state, seat), *_portal_moves(state, seat, routes.steps(state, seat))]
    else:
        moves = [ROLL, *(Move("walk", (space,)) for space in routes.walk_targets(state, seat))]
    if region in (OUTER, MIDDLE) and not adventurer.enslaved:
        moves += _replacing_moves(state, seat)
    question = Text("ask-begin", {"player": seat_name(seat), "slowed": slowed, "risk": _risk(state, seat, moves)})
    return Menu(moves + _moves_before_landing(state, seat), question, moves[0], patterns=_patterns(state, seat))


def _why_slowed(state: Adventure, seat: Seat) -> str:
    """Return why a slowed character outside the Inner Region moves one space: toad, poltergeist or blizzard."""
    if state.adventurers[seat].toad is not None:
        return "toad"
    return "poltergeist" if can(state, seat, "slows") else "blizzard"


def _way_moves(state: Adventure, seat: Seat) -> list[Move]:
    """Return the moves to every space that the character may reach."""
    return [made(("move", (way.target,))) for way in routes.ways(state, seat)]


def _inner_moves(state: Adventure, seat: Seat) -> list[Move]:
    """Return the moves in the Inner Region: facing a danger, a step, turning back (M-315 .. M-321)."""
    adventurer = state.adventurers[seat]
    moves = [Move("face")] if routes.busy(state, seat) else []
    moves += _way_moves(state, seat)
    back = not adventurer.back and adventurer.space != board().gate[1]
    return [*moves, Move("turn-back")] if back else moves


def _replacing_moves(state: Adventure, seat: Seat) -> list[Move]:
    """Return the moves that replace the roll: rafts, and offers of the Tavern (M-302, M-303, MD-021)."""
    adventurer, known = state.adventurers[seat], board()
    rafts = adventurer.raft and routes.rafts(adventurer)
    moves = [Move("build-raft")] if routes.may_build_raft(state, seat) else []
    moves += [Move("cross", (space,)) for space in known.opposite(adventurer.space)] if rafts else []
    if adventurer.offer == "journey":
        spaces = known.rings[known.region(adventurer.space)]
        moves += [Move("journey", (space,)) for space in spaces if space != adventurer.space]
    elif adventurer.offer == "ferry":
        moves.append(Move("journey", ("temple",)))
    return moves


def _portal_moves(state: Adventure, seat: Seat, steps: int) -> list[Move]:
    """Return the attempts to open the Portal of Power that so many steps allow (M-290, M-310, M-310a)."""
    adventurer = state.adventurers[seat]
    return [] if adventurer.quest or not board().beyond_portal(adventurer.space, steps) else [*OPENING]


def _move_menu(state: Adventure, seat: Seat) -> Menu:
    steps = routes.steps(state, seat)
    moves = [*_way_moves(state, seat), *_portal_moves(state, seat, steps)]
    more = [REROLL] if routes.may_reroll(state, seat) else []
    more += [Move("regenerate")] if state.roll == 6 and can(state, seat, "regenerate") else []
    more += [Move("stay")] if state.freed and state.adventurers[seat].toad is not None else []
    more += _moves_before_landing(state, seat)
    roll = {"player": seat_name(seat), "what": Text("roll-move"), "total": steps}
    question = Text("ask-move", {**roll, "risk": _risk(state, seat, moves)})
    return Menu(moves + more, question, moves[0], patterns=_patterns(state, seat))


def _risk(state: Adventure, seat: Seat, moves: Iterable[Move]) -> str:
    """Return what a failed roll costs after these moves, or no (MD-040, M-327).

    At the Portal it costs Strength, Craft or either, by what it is tried with; only counters above the printed value
    can be lost (M-052, M-058). In the Crypt and the Mines it leads back.
    """
    adventurer = state.adventurers[seat]
    tried = [str(move.args[0]) for move in moves if move.name == "open"]
    if lost := [attribute for attribute in tried if getattr(adventurer, attribute)]:
        return lost[0] if len(lost) == 1 else "either"
    inward = any(move.name == "move" and move.args[0] in ("crypt", "mines") for move in moves)
    return "back" if inward and not adventurer.back else "no"


def _land_menu(state: Adventure, seat: Seat) -> Menu:
    others = routes.others_here(state, seat)
    moves: list[Move] = []
    for other in others:
        moves.append(Move("attack", (other,)))
        if can(state, seat, "psychic"):
            moves.append(Move("combat", (other,)))
        victim = state.adventurers[other]
        robs = [verb for verb in ("rob", "beguile") if can(state, seat, verb)]
        moves += [Move(verb, (other,)) for verb in robs if seize_moves(state, seat, other)]
        moves += [Move("lure", (card,)) for card in victim.followers if may_lure(state, seat, card)]
    crown = board().region(state.adventurers[seat].space) == CROWN
    explore = [] if crown and others else [Move("explore")]
    all_moves = [*explore, *moves]
    names = tuple(seat_name(other) for other in others)
    question = Text("ask-land", {"space": space_name(state.adventurers[seat].space), "others": names})
    if not others:
        question = Text("ask-halt", {"space": space_name(state.adventurers[seat].space)})
    moves = [
        *all_moves,
        *_general_moves(state, seat),
        *_leave_point_moves(state, seat),
    ]
    return Menu(moves, question, moves[0], patterns=_patterns(state, seat))


def _pick_up_menu(state: Adventure, seat: Seat) -> Menu:
    takes = take_moves(state, seat)
    moves = [DONE, *takes, *_general_moves(state, seat)]
    question = Text("ask-pick-up", {"count": len(takes), "most": most_carried(state, seat)})
    return Menu(moves, question, DONE, patterns=_patterns(state, seat))


def _end_menu(state: Adventure, seat: Seat) -> Menu:
    trophies = tuple(state.adventurers[seat].trophies)
    trades = (Pattern("trade", (Pick(trophies, 1, len(trophies)),)),) if may_trade(state, seat) else ()
    question = Text("ask-trade", {"rate": int(state.options.trophies)}) if trades else END
    return Menu((DONE, *_general_moves(state, seat)), question, DONE, patterns=(*trades, *_patterns(state, seat)))


_MENUS = {
    "begin": _begin_menu,
    "move": _move_menu,
    "land": _land_menu,
    "pick-up": _pick_up_menu,
    "end": _end_menu,
}


def recurring(menu: Menu) -> RecurringQuestion:
    """Return a question as standing orders know it; a roll, a space or a person in it makes it another one.

    Whether to take gold is the same question for coins and bags, if nothing else can be taken (M-119a, MD-080).
    """
    question = menu.question
    if question.key == "ask-fate":
        what, dice, total = (question.values[word] for word in ("what", "dice", "total"))
        assert isinstance(dice, int)
        assert isinstance(total, int)
        threshold = Threshold(total, range(dice + 1, 6 * dice + 1), "fate", "keep")
        kind = "attack" if what == ATTACK_ROLL else "other"
        return RecurringQuestion(Text("order-fate", {"roll": kind, "dice": dice}), f"{kind}-{dice}", threshold)
    takes = [move for move in menu.moves if move.name == "take"]
    if question.key == "ask-pick-up" and len(takes) == 1 and is_gold(str(takes[0].args[0])):
        return RecurringQuestion(Text("order-gold"), "gold", at_rest=True)
    subject = next((value for word in _SUBJECTS if isinstance(value := question.values.get(word), Text)), None)
    at_rest = question.key in _RECURRING_AT_REST
    alike = question.key in _ALIKE
    text = Text("order-" + question.key) if at_rest else question
    return RecurringQuestion(text, "" if subject is None or at_rest else _key(subject), None, at_rest, alike)


def _key(value: Value) -> str:
    """Return the key of a name, with the keys of the names in it."""
    if not isinstance(value, Text):
        return ""
    return "-".join((value.key, *(_key(part) for part in value.values.values() if isinstance(part, Text))))
