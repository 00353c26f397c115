"""Advice from the computer player, and cautions before passing or breaking off a fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heldenkampf.cards import card
from engine.heldenkampf.computer.policy import BREAK_OFF_BELOW, equipped_fighter, outlook, rate
from engine.heldenkampf.state import PASSES_TO_END, Quest, opponent
from engine.kernel.advice import Advice, OtherWay, Plan
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text, name

REQUIRED = ("answer", "discard")
"""Verbs of which some move has to be made, even if none is good."""
STRIKES = ("ask-strike", "ask-struck", "ask-truce")
TO_THE_END = "to-the-end"
"""Part of a plan that is followed even if the fight goes badly."""
ROLL_ON = OtherWay(Text("move-roll-on"), dict.fromkeys(STRIKES, ()))
ROLL_TO_THE_END = OtherWay(Text("move-roll-to-the-end"), dict.fromkeys((*STRIKES, TO_THE_END), ()))


def roll_on_plan(quest: Quest, seat: Seat) -> OtherWay:
    """Return the plan to roll for all strikes: while the fight goes well, or to its end if it already goes badly."""
    return ROLL_ON if _goes_well(quest, seat) else ROLL_TO_THE_END


def plan_still_holds(quest: Quest, seat: Seat, plan: Plan) -> bool:
    """Return whether a plan to roll for strikes, or to add equipment, is still followed."""
    return TO_THE_END in plan or "ask-gear" in plan or _goes_well(quest, seat)


def _goes_well(quest: Quest, seat: Seat) -> bool:
    """Return whether a fight, by public information, need not be broken off."""
    fight = quest.fight
    if fight is None or not fight.defender.card or not fight.strikes:
        return True
    return outlook(quest, fight, seat, fight.fighter_of(seat)) >= BREAK_OFF_BELOW


def advise(quest: Quest, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """Yield the moves that are rated above doing nothing: for each verb and card the best one."""
    best: dict[tuple[str, str], tuple[float, Move]] = {}
    for move in menu.moves:
        rating = rate(quest, seat, move)
        group = (move.name, str(move.args[0]) if move.args else "")
        least = float("-inf") if move.name in REQUIRED else 0.0
        if rating > (best[group][0] if group in best else least):
            best[group] = (rating, move)
    ranked = sorted(best.values(), key=lambda rated: -rated[0])
    for _, move in ranked:
        gear = _gear_moves(quest, seat, move)
        text = _advice_text(move, gear)
        if text is not None:
            yield Advice(move, text, {"ask-gear": gear} if move.name in ("attack", "answer", "forage") else {})


def _gear_moves(quest: Quest, seat: Seat, move: Move) -> list[Move]:
    """Return the moves that add the best equipment in hand to the fighter of this move."""
    if move.name not in ("attack", "answer") or not card(str(move.args[0])).armed:
        return []
    armed = equipped_fighter(quest, seat, str(move.args[0]), attacking=move.name == "attack")
    return [Move("add", (piece,)) for piece in armed.gear()]


def _advice_text(move: Move, gear: Sequence[Move]) -> Text | None:
    """Return a move as a sentence, with the equipment that is added; None for moves that need no advice."""
    added = {"gear": tuple(name(str(piece.args[0])) for piece in gear), "count": len(gear)}
    key, args = "advice-" + move.name, [name(str(argument)) for argument in move.args]
    match move.name:
        case "attack":
            return Text(key, {"fighter": args[0], "battlefield": args[1], **added})
        case "forage":
            return Text(key, {"hero": args[0], "place": args[1]})
        case "eat" if len(args) == 2:
            return Text(key, {"food": args[0], "hero": args[1]})
        case "answer":
            return Text(key, {"fighter": args[0], **added})
        case "add" | "discard":
            return Text(key, {"card": args[0]})
        case "call":
            return Text("move-call")
        case _:
            return None


def caution(quest: Quest, seat: Seat, menu: Menu, move: Move) -> Text | None:
    """Return what a move gives up, None if it gives up nothing worth doing (H-067, H-070, H-087, H-092)."""
    fight = quest.fight
    if move == PASS:
        if fight is not None:
            return None
        if quest.passes == PASSES_TO_END - 1:
            return Text("caution-pass-ends")
        return Text("caution-pass") if any(rate(quest, seat, other_move) > 0 for other_move in menu.moves) else None
    if fight is None:
        return None
    foe = fight.fighter_of(opponent(seat)).card
    if card(foe).kind == "hero" and menu.question.key != "ask-truce":
        return None  # breaking off needs the consent of the other side
    return Text("caution-break-off", {"fighter": name(fight.fighter_of(seat).card)})
