"""The page of standing orders: given with two or three presses, listed for their owner alone, withdrawn with one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.kernel.match import Ask
from engine.kernel.text import Text
from host.play.standing_orders import MOST_ORDERS
from host.tables.standing_order import OrderedAnswer, StandingOrder
from tests.cogs.world import World, labels, pressable, reply_text, texts, walk

pytestmark = pytest.mark.usefixtures("plain_pictures")

FATE = "ask-fate"


def seated(world: World) -> dict[int, MemberActor]:
    """Return the person on each seat."""
    people = {who.id: who for who in (world.anna, world.bert, world.clara)}
    return {
        seat: people[assignment.person.id]
        for seat, assignment in enumerate(world.table().assignments)
        if assignment.person is not None
    }


async def play_until(world: World, question: str, seat: int | None = None) -> tuple[int, Ask]:
    """Answer with the default of each menu until a seat is asked this question."""
    for _ in range(600):
        asks = world.table().asks()
        for asked, ask in asks.items():
            if ask.menu.question.key == question and seat in (None, asked):
                return asked, ask
        asked, ask = next((asked, ask) for asked, ask in asks.items() if not ask.menu.optional)
        await play_default(world, asked, ask)
    raise AssertionError("nobody was asked")


async def play_default(world: World, seat: int, ask: Ask) -> None:
    person = world.table().assignments[seat].person
    assert person is not None
    await world.play(person, ask.menu.default, ask.id)


async def open_page(who: MemberActor, panel: ResponseMessage) -> None:
    (custom_id,) = [custom_id for custom_id in pressable(panel) if custom_id.startswith("d:")]
    await who.click(panel, custom_id=custom_id)


async def test_a_question_that_comes_back_is_always_answered_after_two_presses_and_again_asked_after_one(
    world: World,
) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    seat, ask = await play_until(world, FATE)
    who, other = seated(world)[seat], seated(world)[1 - seat]
    assert "Always …" not in labels(await world.open(who)), "it has not come back yet"
    await play_default(world, seat, ask)
    await play_until(world, FATE, seat)
    panel = await world.open(who)
    assert "Always …" in labels(panel)
    await open_page(who, panel)
    assert "You have no standing orders" in texts(panel)
    assert any(
        "Below 4: Reroll" in option["label"] for part in pressable(panel).values() for option in part.get("options", ())
    )
    moves = world.moves()
    await who.click(panel, label="Always: Keep the roll")
    assert world.moves() > moves
    assert "Your standing order: Keep the roll" in texts(panel)
    assert "event-order-answers" in [event.key for event in world.table().news]
    assert "Keep the roll" not in await reply_text(await other.slash(world.channel, "preferences"))
    reply = await who.slash(world.channel, "preferences")
    assert "Always: Keep the roll" in await reply_text(reply)
    assert reply.response is not None
    (drop,) = [label for label in labels(reply.response) if label.startswith("Withdraw")]
    await who.click(reply.response, label=drop)
    assert "You have no standing orders" in texts(reply.response)


async def test_a_page_without_anything_to_order_says_where_orders_will_be(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    page = await reply_text(await world.anna.slash(world.channel, "preferences"))
    assert "When a question comes back, it has the button *Always …*" in page


async def test_reactions_are_passed_until_an_attack_after_two_presses(world: World) -> None:
    await world.begin()
    who = world.anna if world.asked_person() is world.bert else world.bert
    panel = await world.open(who)
    assert "Standing orders …" in labels(panel)
    await open_page(who, panel)
    assert {"Pass until my turn", "Pass until I am attacked"} <= set(labels(panel))
    await who.click(panel, label="Pass until I am attacked")
    assert "Standing orders: 1" in labels(panel)
    await open_page(who, panel)
    (least,) = [custom_id for custom_id in pressable(panel) if custom_id.endswith(":least:")]
    await who.select(panel, [pressable(panel)[least]["options"][0]["value"]], custom_id=least)
    assert "Standing orders: 1" in labels(panel), "one order for all reactions"
    assert "Pass until my life drops below" in await reply_text(await who.slash(world.channel, "preferences"))


async def test_a_ballot_is_cast_in_advance_after_two_presses(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=1")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    while world.table().playing().vote() is not None:
        seat, ask = next((seat, ask) for seat, ask in world.table().asks().items() if not ask.menu.optional)
        await play_default(world, seat, ask)
    asked = next(iter(world.table().asks()))
    who = seated(world)[1 - asked]
    panel = await world.open(who)
    await open_page(who, panel)
    (ballots,) = [part for part in pressable(panel).values() if str(part["custom_id"]).endswith(":vote:")]
    offered = [str(option["value"]) for option in ballots["options"]]
    assert offered[-1].startswith("ask-enter")
    await who.select(panel, [offered[-1]], custom_id=ballots["custom_id"])
    (leave,) = [custom_id for custom_id in pressable(panel) if custom_id.endswith("|withdraw")]
    await who.click(panel, custom_id=leave)
    assert "In the next such vote" in texts(panel)
    assert "Back" in labels(panel)
    await who.click(panel, label="Back")
    assert "Standing orders: 2" in labels(panel)


async def test_a_page_with_the_most_orders_fits(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    seat, ask = await play_until(world, FATE)
    await play_default(world, seat, ask)
    await play_until(world, FATE, seat)
    panel = await world.open(seated(world)[seat])
    answer = OrderedAnswer("keep", Text("move-keep"))
    orders = tuple(
        StandingOrder(number, 0, f"q{number}", Text("order-ask-end"), answer, 12, answer)
        for number in range(10**6, 10**6 + MOST_ORDERS)
    )
    assignment = world.table().assignments[seat]
    assignment.reaction_preferences = replace(assignment.reaction_preferences, orders=orders)
    await open_page(seated(world)[seat], panel)
    assert sum(label.startswith("Withdraw") for label in labels(panel)) == MOST_ORDERS
    assert len(list(walk(panel.components))) <= 40
