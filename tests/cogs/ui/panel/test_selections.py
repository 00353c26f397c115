"""Selections of items, amounts and orders: the panel's lists, typed words, saving, undo, verifying, computer players.

The game is *Spoils* (``tests/games/spoils``): there are 180,224 ways to divide fourteen things and ten pieces of gold.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui import replies
from cogs.ui.messages.components import select
from cogs.ui.messages.custom_ids import choice_id
from cogs.ui.panel.forms import filled_path
from cogs.ui.panel.selecting import CHECKBOXES, form_selections
from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, RefusedError
from engine.kernel.selections import SELECTIONS, Amount, Order, Pattern, Pick, Selection
from engine.kernel.text import Text
from engine.record import read, verify
from host.play.paths import completed_move
from host.tables.table import Table
from tests.cogs.small_games import house_with
from tests.cogs.world import World, labels, pressable, reply_text, texts
from tests.games.spoils.game import WORTH

THINGS = list(WORTH)


small, data, languages, pictures = house_with("spoils")


async def begun(world: World, options: str = "") -> tuple[MemberActor, MemberActor]:
    """Begin a game, and return the player who divides and the player who chooses."""
    await world.anna.slash(world.channel, "game new", game="spoils", options=options or "gold=10")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    first = world.asked_person()
    return first, world.bert if first is world.anna else world.anna


def lists(panel: ResponseMessage) -> dict[str, Any]:
    """Return the only list of a panel."""
    (component,) = [component for component in pressable(panel).values() if component["type"] == 3]
    return component


async def pick(who: MemberActor, panel: ResponseMessage, *things: str) -> None:
    """Choose entries of the panel's list by their labels."""
    shown = lists(panel)
    values = {option["label"]: option["value"] for option in shown["options"]}
    await who.select(panel, [values[thing] for thing in things], custom_id=shown["custom_id"])


def state(world: World) -> Any:
    return world.table().playing().state


async def test_a_pick_an_amount_and_an_order_are_made_in_the_panel(world: World) -> None:
    first, second = await begun(world)
    before = world.moves()
    panel = await world.open(first)
    shown = lists(panel)
    assert (len(shown["options"]), shown["min_values"], shown["max_values"]) == (14, 0, 14)
    assert shown["placeholder"] == "Pick up to 14 of 14"
    assert "None of them" in labels(panel)
    await pick(first, panel, "Axe", "Emerald", "Lamp")
    assert "Divide › Axe, Emerald and Lamp" in texts(panel)
    assert [option["label"] for option in lists(panel)["options"] if option["default"]] == ["Axe", "Emerald", "Lamp"]
    await pick(first, panel, "Axe", "Emerald")
    assert world.moves() == before, "so far nothing has happened"
    await first.click(panel, label="These 2")
    assert lists(panel)["placeholder"] == "A number from 0 to 10"
    await pick(first, panel, "7 gold")
    assert "Divide › Axe and Emerald › 7 gold" in texts(panel)
    assert "Divide › Axe and Emerald › 7 gold" in labels(panel), "the button says what happens"
    await world.confirm(first, panel)
    assert (state(world).aside, state(world).gold_aside) == (["axe", "emerald"], 7)
    other = await world.open(second)
    await second.click(other, label="what was put aside")
    await second.click(other, label="Axe")  # the last one goes without saying
    assert state(world).things[world.table().seat_of(second.id)] == ["axe", "emerald"]


async def test_an_order_is_made_one_after_the_other_and_goes_back_one_by_one(world: World) -> None:
    first, second = await begun(world)
    await first.slash(world.channel, "divide", things="axe, bow, coat, drum", gold="1")
    await second.slash(world.channel, "claim", part="aside")
    panel = await world.open(second)
    await pick(second, panel, "Drum")
    await pick(second, panel, "Coat")
    assert "Line up › Drum and Coat" in texts(panel)
    assert labels(panel)[:2] == ["Axe", "Bow"], "up to five choices are buttons"
    await second.click(panel, label="Back")
    assert [option["label"] for option in lists(panel)["options"]] == ["Axe", "Bow", "Coat"]
    await pick(second, panel, "Bow")
    await second.click(panel, label="Coat")
    assert state(world).things[world.table().seat_of(second.id)] == ["drum", "bow", "coat", "axe"]


async def test_several_words_are_understood_and_completed(world: World) -> None:
    world.locales[world.bert.id] = "de"
    first, second = await begun(world)
    offered = await first.autocomplete(world.channel, "divide", "things", "")
    assert len(offered) == 15
    german = first is world.bert
    name = "Halskette" if german else "Necklace"
    offered = await first.autocomplete(world.channel, "divide", "things", f"axe,{name[:4]}")
    assert [choice["value"] for choice in offered] == ["axe,necklace"]
    assert name in offered[0]["name"]
    offered = await first.autocomplete(world.channel, "divide", "gold", "1", things="axe,necklace")
    assert [choice["value"] for choice in offered] == ["1", "10"]
    before = world.moves()
    for words, gold, key in (("axe, axe", "3", "once|einmal"), ("axe", "11", "0 to 10|0 bis 10"), ("ox", "1", "ox")):
        reply = await reply_text(await first.slash(world.channel, "divide", things=words, gold=gold))
        assert any(part in reply for part in key.split("|")), reply
    assert world.moves() == before
    await first.slash(world.channel, "divide", things=f"{name}, axe", gold="3")
    assert state(world).aside == ["axe", "necklace"]
    await second.slash(world.channel, "claim", part="rest")
    left = [thing for thing in THINGS if thing not in ("axe", "necklace")]
    await second.slash(world.channel, "line", things=", ".join(reversed(left)))
    assert state(world).things[world.table().seat_of(second.id)] == list(reversed(left))


async def test_too_many_items_are_refused_by_name(world: World) -> None:
    first, _ = await begun(world, "most=3")
    before = world.moves()
    reply = await reply_text(await first.slash(world.channel, "divide", things="axe, bow, coat, drum", gold="1"))
    assert "at most 3 of them" in reply
    assert world.moves() == before
    panel = await world.open(first)
    assert lists(panel)["max_values"] == 3


async def test_typed_words_for_the_first_choices_open_the_panel_at_the_next_one(world: World) -> None:
    first, _ = await begun(world)
    result = await first.slash(world.channel, "divide", things="axe, bow")
    assert result.response is not None
    assert "Divide › Axe and Bow" in texts(result.response)
    await pick(first, result.response, "4 gold")
    await world.confirm(first, result.response)
    assert (state(world).aside, state(world).gold_aside) == (["axe", "bow"], 4)


async def test_large_amounts_have_pages(world: World) -> None:
    first, _ = await begun(world, "gold=100")
    panel = await world.open(first)
    await first.click(panel, label="None of them")
    assert len(lists(panel)["options"]) == 25
    for _ in range(4):
        await first.click(panel, label="More")
    assert [option["value"] for option in lists(panel)["options"]] == ["100"]
    await pick(first, panel, "100 gold")
    await world.confirm(first, panel)
    assert (state(world).aside, state(world).gold_aside) == ([], 100)


async def test_a_selection_under_way_survives_a_restart(world: World) -> None:
    first, _ = await begun(world)
    panel = await world.open(first)
    await pick(first, panel, "Axe", "Emerald")
    await world.restart()
    await first.click(panel, label="These 2")
    await pick(first, panel, "7 gold")
    await world.confirm(first, panel)
    assert (state(world).aside, state(world).gold_aside) == (["axe", "emerald"], 7)


async def test_forged_places_change_nothing(world: World) -> None:
    first, _ = await begun(world)
    panel = await world.open(first)
    carried = lists(panel)["custom_id"]
    head, _, path = carried.rpartition(":")
    before = world.moves()
    forged = (carried[:-3] + "zzz", f"{head}:divide|~", f"{head}:divide|*0000001", f"{head}:divide", f"{head}:x|{path}")
    for custom_id in forged:
        seen = world.copy_message(panel)
        seen["components"] = [{"type": 1, "components": [{**lists(panel), "custom_id": custom_id}]}]
        result = await world.press_copy(first, seen, custom_id, "1")
        assert result.acknowledged, custom_id
        assert world.moves() == before
    for value in ("99", "-1", "x", "²"):
        seen = world.copy_message(panel)
        result = await world.press_copy(first, seen, carried, value)
        assert result.acknowledged, value
    assert world.moves() == before


async def test_selections_are_undone_exported_and_verified(world: World) -> None:
    first, second = await begun(world)
    await first.slash(world.channel, "divide", things="axe, bow", gold="4")
    table, people = world.table(), [person(world, who) for who in (first, second)]
    plan = await world.bot.master.undo.preview(table, people[0])
    assert "Axe" in "".join(
        world.bot.languages.say_to(line, table.reader(world.bot.languages, "en")) for line in plan.lines
    )
    await world.bot.master.undo.confirm(table, people[0], plan.target, plan.last)
    assert state(world).aside is None
    await first.slash(world.channel, "divide", things="coat, axe", gold="5")
    await second.slash(world.channel, "claim", part="aside")
    for who in reversed(people):
        seat = table.seat_of(who.id)
        await world.play(who, Move("line", (tuple(state(world).things[seat]),)))
    assert table.result() is not None
    record = read((await world.bot.master.archive.export(table.id, people[0])).as_json())
    assert verify(record, table.rules).match.save() == table.saved, "every move is played again as it was"
    assert (await world.bot.master.archive.verify(table.id)).problem is None
    replayed = await first.slash(world.channel, "replay")
    assert replayed.response is not None
    assert "Step 1 of 6" in texts(replayed.response)
    await first.click(
        replayed.response, custom_id=next(way for way in pressable(replayed.response) if way.endswith("last"))
    )
    assert "Step 6 of 6" in texts(replayed.response)
    assert "Necklace" in texts(replayed.response)


def person(world: World, who: MemberActor) -> Any:
    assignment = next(
        assignment
        for assignment in world.table().assignments
        if assignment.person is not None and assignment.person.id == who.id
    )
    return assignment.person


async def test_the_computer_plays_it(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="spoils")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    while table.result() is None:
        asked = table.asks().get(table.seat_of(world.anna.id))
        if asked is not None:
            await world.play(person(world, world.anna), asked.menu.default, asked.id)
        await world.env.advance_time(1)
    assert table.result() is not None


async def test_a_pick_with_an_amount_is_made_in_one_form(world: World) -> None:
    first, _ = await begun(world)
    panel = await world.open(first)
    form = await first.click(panel, label="Choose all at once")
    assert form.modal is not None
    boxes, more, gold = (label["component"] for label in form.modal["components"])
    assert (len(boxes["options"]), len(more["options"]), len(gold["options"])) == (10, 4, 11)
    axe, emerald = (
        next(option["value"] for part in (boxes, more) for option in part["options"] if option["label"] == thing)
        for thing in ("Axe", "Emerald")
    )
    chosen = {
        part["custom_id"]: [value for value in (axe, emerald) if value in {o["value"] for o in part["options"]}]
        for part in (boxes, more)
    }
    await first.submit_modal(form, {**chosen, gold["custom_id"]: ["7"]})
    assert (state(world).aside, state(world).gold_aside) == (["axe", "emerald"], 7)


async def test_a_form_is_opened_also_after_the_time_in_which_a_panel_is_acknowledged(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form cannot follow an acknowledgement."""
    first, _ = await begun(world)
    panel = await world.open(first)
    get = world.bot.master.get

    async def slow(table_id: int) -> Table:
        await asyncio.sleep(0.2)  # as a busy database
        return await get(table_id)

    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.02)
    monkeypatch.setattr(world.bot.master, "get", slow)
    form = await first.click(panel, label="Choose all at once")
    assert form.modal is not None


async def test_a_form_that_was_sent_too_late_or_wrongly_says_so_and_changes_nothing(world: World) -> None:
    first, _ = await begun(world)
    panel = await world.open(first)
    forms = [await first.click(panel, label="Choose all at once") for _ in range(2)]
    moves = world.moves()
    for form in forms:
        assert form.modal is not None
        (gold,) = (label["component"] for label in form.modal["components"][-1:])
        await first.submit_modal(form, {gold["custom_id"]: ["7"]})
    assert world.moves() == moves + 1
    assert "already been answered" in texts(panel)


def test_a_form_refuses_what_no_selection_allows() -> None:
    menu = Menu((), Text("x"), Move("take", ((),)), patterns=(Pattern("take", (Pick(("a", "b", "c"), 2, 2),)),))
    assert completed_move(menu, filled_path(menu, ("take",), {"0-0": ["2", "0"]})) == Move("take", (("a", "c"),))
    with pytest.raises(RefusedError):
        filled_path(menu, ("take",), {"0-0": ["1"]})
    order = Menu((), Text("x"), Move("line", (("a", "b"),)), patterns=(Pattern("line", (Order(("a", "b")),)),))
    assert completed_move(order, filled_path(order, ("line",), {"0-0": ["1"], "0-1": ["0"]})) == Move(
        "line", (("b", "a"),)
    )
    with pytest.raises(RefusedError):
        filled_path(order, ("line",), {"0-0": ["1"], "0-1": ["1"]})


def test_a_list_for_another_question_has_another_id_so_that_no_old_choice_stays_selected() -> None:
    ids = [select(choice_id(1, ask, ("choose",)), "", [("Hit", "basic-1")]).get("id") for ask in ("0-7", "0-8", "0-7")]
    assert ids[0] == ids[2] != ids[1]


@pytest.mark.parametrize(("name", "seats"), [("tenefyr", 3), ("talisman", 3), ("imperator", 3)])
def test_every_selection_of_the_games_that_fits_a_form_is_made_by_it(name: str, seats: int) -> None:
    random = Random(1)
    match: Match[Any] = Match.new(game(name), bytes(32), seats, {}, keep_rest=False)
    made = 0
    for _ in range(600):
        menus = match.menus()
        if not menus:
            break
        seat, menu = random.choice(list(menus.items()))
        for pattern in menu.patterns:
            move, fixed = pattern.draw(random), [arg for arg in pattern.args if not isinstance(arg, SELECTIONS)]
            path = (pattern.name, *fixed)
            if (opened := form_selections(menu, path)) is not None:
                chosen = list(zip(opened, move.args[len(fixed) :], strict=True))
                values = {key: value for n, pair in enumerate(chosen) for key, value in sent(n, *pair).items()}
                assert completed_move(menu, filled_path(menu, path, values)) == move
                made += 1
        match.play(seat, menu.draw(random))
    assert made, "no selection was met"


def sent(number: int, selection: Selection, value: Any) -> dict[str, list[str]]:
    """Return what a form sends for the value of its selection."""
    if isinstance(selection, Amount):
        return {f"{number}-0": [str(value)]}
    left, places = list(enumerate(selection.items)), list[int]()
    for item in value:
        place = next(entry for entry in left if entry[1] == item)
        left.remove(place)
        places.append(place[0])
    if isinstance(selection, Order):
        return {f"{number}-{at}": [str(place)] for at, place in enumerate(places)}
    groups: dict[str, list[str]] = {}
    for place in places:
        groups.setdefault(f"{number}-{place // CHECKBOXES}", []).append(str(place))
    return groups
