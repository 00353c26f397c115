""" "What is …?": every term on the screen can be explained there, with an example from the table."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui import terms
from tests.cogs.world import World, labels, pressable, reply_text, texts, walk


def words(message: ResponseMessage) -> dict[str, str]:
    """Return the terms of the list by their values."""
    select = next(component for component in walk(message.components) if component["type"] == 3)
    return {option["value"]: option["label"] for option in select["options"]}


async def open_terms(who: MemberActor, panel: ResponseMessage) -> ResponseMessage:
    """Open the list of terms from a panel, also where it is one of several explanations."""
    if "More help" in labels(panel):
        await who.click(panel, label="More help")
    asked = (await who.click(panel, label="What is …?")).response
    assert asked is not None
    return asked


async def test_the_panel_explains_every_word_that_its_reader_can_see_with_an_example(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    asked = await open_terms(who, panel)
    assert asked.ephemeral
    offered = words(asked)
    assert offered["actions"] == "Actions"
    assert offered["entry"] == "Entry phase"
    assert "sweep" not in offered, "only what can be seen now"
    assert asked.id == panel.id, "in place of the panel, where it is seen"
    (choice,) = [custom_id for custom_id in pressable(asked) if custom_id.startswith("w:1:0:pick")]
    await who.select(asked, ["actions"], custom_id=choice)
    reply = texts(asked)
    assert "What you pay with" in reply
    assert "Here: Anna: 0/3" in reply
    assert words(asked) == offered, "and one may ask on"
    assert choice not in pressable(asked), "in another list, in which no client keeps the choice"
    await who.click(asked, custom_id="s:1:-:0:")
    assert "What you pay with" not in texts(asked), "the panel again"
    assert "More help" in labels(asked)


async def test_the_list_begins_with_the_card_that_the_question_is_about(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    while world.table().playing().state.phase == "draw":
        await world.asked_person().slash(world.channel, "draw", stack="monsters")
    _, menu = next(iter(world.table().playing().menus().items()))
    attack = next(move for move in menu.moves if move.name == "attack")
    fighter, target = map(str, attack.args)
    await world.asked_person().slash(world.channel, "attack", attacker=fighter, target=target)
    who = world.asked_person()
    asked = await open_terms(who, await world.open(who))
    name = world.table().rules.names()[fighter]["en"]
    assert f"### What is …?\n**{name}**\n" in texts(asked)
    assert "Choose a word" in texts(asked)


async def test_a_german_reader_asks_in_german_and_a_stranger_sees_no_hand(world: World) -> None:
    await world.begin()
    result = await world.clara.slash(world.channel, "rules", rule="Aktionen")
    reply = await reply_text(result)
    assert "Damit bezahlst du" in reply
    assert "Hier: Anna: 0/3" in reply
    assert "T-046" in reply
    spell = next(
        seen for seen in world.table().rules.seen(world.table().view(world.anna.id)) if seen[1].key == "seen-in-hand"
    )
    public = [example for _, example in world.table().rules.seen(world.table().view(world.clara.id))]
    assert spell[1] not in public


async def test_a_rule_by_its_number_shows_an_example_of_this_table(world: World) -> None:
    await world.begin()
    reply = await reply_text(await world.anna.slash(world.channel, "rules", rule="T-287"))
    assert "Here, Life: Anna: 20/20" in reply
    assert "Here" not in await reply_text(await world.anna.slash(world.channel, "rules", rule="T-093"))


async def test_the_words_that_appear_are_completed_first(world: World) -> None:
    await world.begin()
    offered = await world.anna.autocomplete(world.channel, "rules", "rule", "acti")
    assert offered[0] == {"name": "Actions", "value": "Actions"}
    offered = await world.clara.autocomplete(world.channel, "rules", "rule", "stap")
    assert "Ziehstapel" in [choice["name"] for choice in offered]


async def test_the_signs_in_the_picture_have_a_legend_on_demand(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    asked = await open_terms(who, await world.open(who))
    assert "Symbols in the picture" in labels(asked)
    await who.click(asked, custom_id="b:1:legend")
    assert "legend.png" in str(asked.components), "in the panel’s place"
    await who.click(asked, label="Back")
    assert "level card" in texts(asked)


async def test_before_the_game_all_its_words_can_be_asked_for(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    help_page = (await world.bert.slash(world.channel, "help")).response
    assert help_page is not None
    asked = (await world.bert.click(help_page, custom_id="b:1:terms")).response
    assert asked is not None
    first = words(asked)
    assert first["hero"] == "Hero"
    await world.bert.click(asked, custom_id="w:1:1:turn")
    assert "combat" in words(asked)
    assert not first.keys() & words(asked).keys()


async def test_every_card_that_the_question_names_is_explained_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(game="tenefyr")
    scouted = ("tyrant-legion", "tyrant-decree", "tyrant-legion")
    monkeypatch.setattr(terms, "identifiers", lambda _: iter(scouted))
    who = world.asked_person()
    reply = texts(await open_terms(who, await world.open(who)))
    assert reply.count("1 more power for each card below it") == 1
    assert "Each basic card has 1 less power" in reply
