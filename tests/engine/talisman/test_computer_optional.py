"""Optional actions of the computer: it does them when they help, and leaves them when they harm."""

from __future__ import annotations

import pytest

from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Amount, Pattern, Pick
from engine.kernel.text import Text
from engine.talisman.menus import menus_of
from tests.engine.talisman.test_computer_choices import answer, match_with


def plundered(space: str, quest: int, *cards: str, gold: int = 2, objects: tuple[str, ...] = ()) -> Move:
    """Return what a computer with one gold takes from a character that it has killed."""
    match, seat = match_with("troll", space, gold=1, quest=quest, objects=list(objects))
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
def test_no_card_is_taken_that_would_end_the_stay_on_the_crown(
    quest: int, cards: tuple[str, ...], taken: tuple[tuple[str, ...], int]
) -> None:  # MD-037
    assert plundered("crown", quest, *cards) == Move("plunder", taken)
    assert plundered("plain-of-peril", quest, *cards, objects=("talisman.1",)) == Move("plunder", taken)
    assert plundered("plain-of-peril", quest, *cards) == Move("plunder", (cards, 2))


def picking_up(card: str, alignment: str, *objects: str, followers: tuple[str, ...] = ()) -> Move:
    """Return the move of a Druid on the space of this card."""
    match, seat = match_with("druid", "fields-1", objects=list(objects), followers=list(followers))
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


def test_a_druid_changes_alignment_for_the_grail_unless_it_would_lose_a_better_object() -> None:  # M-069a, M-070
    assert picking_up("holy-grail.1", "evil") in (Move("align", ("good",)), Move("align", ("neutral",)))
    assert picking_up("holy-grail.1", "evil", "runesword.1") != Move("align", ("good",))
    assert picking_up("holy-grail.1", "neutral") == Move("take", ("holy-grail.1",))


def test_an_object_is_sold_to_hire_the_mercenary_unless_it_is_worth_more() -> None:  # MD-069, MD-076
    alchemist = ("alchemist.1",)
    sold = picking_up("mercenary.1", "neutral", "water-bottle.1", "talisman.1", followers=alchemist)
    assert sold == Move("sell", (("water-bottle.1",),))
    assert picking_up("mercenary.1", "neutral", "talisman.1", followers=alchemist) == Move("done")
