"""What the computer player would do, for people who choose; and what they give up who pass or break a fight off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heldenkampf.cards import card
from engine.heldenkampf.computer.policy import FLIGHT, equipped, outlook, rate
from engine.heldenkampf.state import PASSES_TO_END, Quest, other
from engine.kernel.advice import Advice, OtherWay, Plan
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text, name

MUST = ("answer", "discard")
"""What has to be done, well or badly."""
STRIKES = ("ask-strike", "ask-struck", "ask-truce")
TO_THE_END = "to-the-end"
"""In a plan: whatever happens."""
ROLL_ON = OtherWay(Text("move-roll-on"), dict.fromkeys(STRIKES, ()))
ROLL_TO_THE_END = OtherWay(Text("move-roll-to-the-end"), dict.fromkeys((*STRIKES, TO_THE_END), ()))


def rolling_on(quest: Quest, seat: Seat) -> OtherWay:
    """Strikes that are all rolled for: as long as it looks well, or to the end where it does not any more."""
    return ROLL_ON if _looks_well(quest, seat) else ROLL_TO_THE_END


def goes_on(quest: Quest, seat: Seat, plan: Plan) -> bool:
    """Whether strikes are rolled for as planned, and equipment added."""
    return TO_THE_END in plan or "ask-gear" in plan or _looks_well(quest, seat)


def _looks_well(quest: Quest, seat: Seat) -> bool:
    """Whether a fight need not be broken off, as everybody sees it."""
    fight = quest.fight
    if fight is None or not fight.defender.card or not fight.strikes:
        return True
    return outlook(quest, fight, seat, fight.of(seat)) >= FLIGHT


def advise(quest: Quest, seat: Seat, menu: Menu) -> Iterator[Advice]:
    """The moves that are rated above doing nothing: the best one of each card and kind."""
    best: dict[tuple[str, str], tuple[float, Move]] = {}
    for move in menu.moves:
        rating = rate(quest, seat, move)
        which = (move.name, str(move.args[0]) if move.args else "")
        least = float("-inf") if move.name in MUST else 0.0
        if rating > (best[which][0] if which in best else least):
            best[which] = (rating, move)
    ranked = sorted(best.values(), key=lambda rated: -rated[0])
    for _, move in ranked:
        gear = _gear(quest, seat, move)
        text = _told(move, gear)
        if text is not None:
            yield Advice(move, text, {"ask-gear": gear} if move.name in ("attack", "answer", "forage") else {})


def _gear(quest: Quest, seat: Seat, move: Move) -> list[Move]:
    """The equipment with which a fighter goes into a fight: the best that the hand has for them."""
    if move.name not in ("attack", "answer") or not card(str(move.args[0])).armed:
        return []
    armed = equipped(quest, seat, str(move.args[0]), attacking=move.name == "attack")
    return [Move("add", (piece,)) for piece in armed.gear()]


def _told(move: Move, gear: Sequence[Move]) -> Text | None:
    """A whole move in a sentence, with the equipment that is added."""
    added = {"gear": tuple(name(str(piece.args[0])) for piece in gear), "count": len(gear)}
    key, args = "advice-" + move.name, [name(str(each)) for each in move.args]
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
    """What happens by this move; None where nothing is lost by it that seems worth doing (H-067, H-070, H-087,
    H-092).
    """
    fight = quest.fight
    if move == PASS:
        if fight is not None:
            return None
        if quest.passes == PASSES_TO_END - 1:
            return Text("caution-pass-ends")
        return Text("caution-pass") if any(rate(quest, seat, each) > 0 for each in menu.moves) else None
    if fight is None:
        return None
    foe = fight.of(other(seat)).card
    if card(foe).kind == "hero" and menu.question.key != "ask-truce":
        return None  # it takes the other's consent
    return Text("caution-break-off", {"fighter": name(fight.of(seat).card)})
