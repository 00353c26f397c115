"""What the computer does where a rule says that it may: take all of it where that helps, leave it where that harms."""

from __future__ import annotations

import pytest

from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Amount, Pattern, Pick
from engine.kernel.text import Text
from engine.talisman.menus import menus_of
from tests.engine.talisman.test_computer_choices import answer, standing


def plundered(space: str, quest: int, *cards: str, gold: int = 2, objects: tuple[str, ...] = ()) -> Move:
    """Return what a computer with one gold takes of a character that it has killed."""
    match, seat = standing("troll", space, gold=1, quest=quest, objects=list(objects))
    pattern = Pattern("plunder", (Pick(cards, 0, len(cards), cards), Amount(0, gold)))
    menu = Menu((), Text("ask-plunder"), Move("plunder", (cards, gold)), patterns=(pattern,))
    move = answer(match, seat, menu)
    assert menu.allows(move)
    return move


@pytest.mark.parametrize("quest", [0, 5, 6])
def test_a_killer_takes_gold_and_what_is_useful(quest: int) -> None:  # M-141
    assert plundered("city", quest, "sword.p1") == Move("plunder", (("sword.p1",), 2))


@pytest.mark.parametrize(
    ("quest", "cards", "taken"),
    [
        (6, ("sword.p1",), (("sword.p1",), 0)),
        (5, ("sword.p1",), (("sword.p1",), 1)),
        (4, ("sword.p1", "ring.1"), (("sword.p1",), 2)),
        (3, ("sword.p1", "unicorn.1"), (("sword.p1",), 2)),
    ],
)
def test_nothing_is_taken_that_would_end_the_stay_on_the_crown(
    quest: int, cards: tuple[str, ...], taken: tuple[tuple[str, ...], int]
) -> None:  # MD-037
    assert plundered("crown", quest, *cards) == Move("plunder", taken)
    assert plundered("plain-of-peril", quest, *cards, objects=("talisman.1",)) == Move("plunder", taken)
    assert plundered("plain-of-peril", quest, *cards) == Move("plunder", (cards, 2))


def picking_up(card: str, alignment: str, *objects: str, followers: tuple[str, ...] = ()) -> Move:
    """Return what a Druid does where this card lies."""
    match, seat = standing("druid", "fields-1", objects=list(objects), followers=list(followers))
    state = match.state
    state.adventurers[seat].alignment = alignment
    state.cards["fields-1"] = [card]
    state.adventure.remove(card)
    state.phase, state.agenda = "pick-up", []
    menu = menus_of(state)[seat]
    move = answer(match, seat, menu)
    assert state.adventurers[seat].alignment == alignment
    assert menu.allows(move)
    return move


def test_a_druid_changes_for_the_grail_and_keeps_what_is_worth_more() -> None:  # M-069a, M-070
    assert picking_up("holy-grail.1", "evil") in (Move("align", ("good",)), Move("align", ("neutral",)))
    assert picking_up("holy-grail.1", "evil", "runesword.1") != Move("align", ("good",))
    assert picking_up("holy-grail.1", "neutral") == Move("take", ("holy-grail.1",))


def test_an_object_is_sold_for_the_mercenary_but_not_a_better_one() -> None:  # MD-069, MD-076
    alchemist = ("alchemist.1",)
    sold = picking_up("mercenary.1", "neutral", "water-bottle.1", "talisman.1", followers=alchemist)
    assert sold == Move("sell", (("water-bottle.1",),))
    assert picking_up("mercenary.1", "neutral", "talisman.1", followers=alchemist) == Move("done")
