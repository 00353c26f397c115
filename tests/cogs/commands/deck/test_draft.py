"""A booster draft in panels and by commands; decks that were chosen before are not used."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.telperinquar.state import Draft
from tests.cogs.commands.deck.test_decks import write
from tests.cogs.world import World, labels, pressable, reply_text, texts, walk


async def open_draft(world: World) -> None:
    """Begin a game with a draft for Anna and Bert."""
    await world.anna.slash(world.channel, "game new", game="telperinquar", options="draft=true")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")


def draft(world: World) -> Draft:
    present = world.table().playing().state.draft
    assert present is not None
    return present


async def skip_to(world: World, number: int) -> None:
    """Let both take the first card of their boosters until each has ``number`` cards."""
    while len(draft(world).drafters[0].picks) < number:
        for seat, who in enumerate((world.anna, world.bert)):
            kind = next(booster.cards[0] for booster in draft(world).boosters if booster.holder == seat)
            await who.slash(world.channel, "pick", card=kind)


async def take(who: MemberActor, panel: ResponseMessage, place: int = 0) -> str:
    """Take one of the cards in a panel, refreshed before where it waits, and return the label of the button."""
    if labels(panel)[:1] in (["Refresh"], ["Aktualisieren"]):
        await who.click(panel, label=labels(panel)[0])
    cards = [custom_id for custom_id in pressable(panel) if custom_id.startswith("m:")]
    chosen = cards[place % len(cards)]
    words = str(pressable(panel)[chosen]["label"])
    await who.click(panel, custom_id=chosen)
    return words


@pytest.mark.ci
async def test_a_whole_draft_is_played_by_two_people_with_one_tap_a_card(world: World) -> None:
    world.locales[world.bert.id] = "de"
    await open_draft(world)
    anna, bert = await world.open(world.anna), await world.open(world.bert)
    assert "Which hero do you play?" in texts(anna)
    assert "Welchen Helden spielst du?" in texts(bert)
    assert await take(world.anna, anna, 1) == "Silja Unbound"
    assert "Waiting for Bert" in texts(anna)
    assert await take(world.bert, bert, 2) == "Ombert Fesselfrei"
    assert "Welche Karte nimmst du? Karte 1 von 30." in texts(bert), "all have chosen: it goes on at once"
    for place in range(3):
        await take(world.anna, anna, place)
        assert "You choose" in texts(anna)
        await take(world.bert, bert, place)
    await skip_to(world, 27)
    await take(world.bert, bert)
    assert len(draft(world).drafters[1].picks) == 27, "the button of a booster that is long gone takes nothing"
    anna = await world.open(world.anna)
    for _ in range(2):
        await take(world.anna, anna)
        await take(world.bert, bert)
    anna = await world.open(world.anna)
    assert [len(drafter.picks) for drafter in draft(world).drafters] == [30, 30]
    play, leave_out, put_in, _ = labels(anna)
    assert (play, leave_out) == ("Play this deck", "Leave out")
    assert put_in.startswith("Put back in › "), "the one card that is left out at first"
    await world.anna.click(anna, label="Leave out")
    choice = next(part for part in walk(anna.components) if part["type"] == 3)
    await world.anna.select(anna, [choice["options"][-1]["value"]], custom_id=choice["custom_id"])
    assert draft(world).drafters[0].left_out == [choice["options"][-1]["value"]]
    assert "is in it again" in texts(anna)
    await world.anna.click(anna, label="Play this deck")
    assert "Play this deck: no more changes" in labels(anna)
    await world.confirm(world.anna, anna)
    await build_by_commands(world)
    assert world.table().playing().state.draft is None
    first = await world.open(world.asked_person())
    assert "level card" in texts(first) or "Stufenkarte" in texts(first)


async def build_by_commands(world: World) -> None:
    """Let Bert put the card back that was left out, leave another one out, and finish the deck."""
    (out,) = draft(world).drafters[1].left_out
    assert "ist wieder in deinem Deck" in await reply_text(await world.bert.slash(world.channel, "build", card=out))
    assert draft(world).drafters[1].left_out == []
    other = draft(world).drafters[1].picks[0]
    assert "kommt nicht in dein Deck" in await reply_text(await world.bert.slash(world.channel, "build", card=other))
    asked = await world.bert.slash(world.channel, "end")
    assert asked.response is not None
    assert "Dabei bleibt es: Das Deck steht fest" in labels(asked.response)
    done = await world.confirm(world.bert, asked.response)
    assert done.response is not None
    assert "Bert hat das Deck fertig" in texts(done.response)


async def test_cards_are_taken_by_commands_too(world: World) -> None:
    await open_draft(world)
    await world.bert.slash(world.channel, "pick", card="draft-cleric")
    reply = await reply_text(await world.anna.slash(world.channel, "pick", card="Hedda Unbound"))
    assert "You choose Hedda Unbound." in reply
    offered = await world.anna.autocomplete(world.channel, "pick", "card", "")
    assert [choice["value"] for choice in offered] == draft(world).boosters[0].cards
    others = next(kind for kind in draft(world).boosters[1].cards if kind not in draft(world).boosters[0].cards)
    assert "There is nothing called" in await reply_text(await world.anna.slash(world.channel, "pick", card=others))
    assert "The draft comes before the duel" in await reply_text(await world.anna.slash(world.channel, "levelup"))


async def test_a_tap_counts_once_and_the_others_question_stays_open(world: World) -> None:
    await open_draft(world)
    anna, bert = await world.open(world.anna), await world.open(world.bert)
    seen = world.copy_message(bert)
    hero = next(iter(pressable(bert)))
    await take(world.anna, anna)
    assert pressable(bert)
    await world.press_copy(world.bert, seen, hero)
    assert draft(world).stage == "boosters"
    before = world.moves()
    await world.press_copy(world.bert, seen, hero)
    assert world.moves() == before
    assert "already been answered" in texts(bert)


async def test_a_draft_goes_on_after_a_restart_where_it_was(world: World) -> None:
    await open_draft(world)
    anna, bert = await world.open(world.anna), await world.open(world.bert)
    await take(world.anna, anna)
    await take(world.bert, bert)
    await take(world.anna, anna)
    chosen = draft(world).drafters[0].chosen
    await world.restart()
    panel = await world.open(world.bert)
    assert draft(world).drafters[0].chosen == chosen
    await take(world.bert, panel)
    assert draft(world).drafters[0].picks == [chosen]


async def test_computers_draft_at_once(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar", options="draft=true")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    panel = await world.open(world.anna)
    for number in range(1, 4):
        await take(world.anna, panel)
        assert [len(drafter.picks) for drafter in draft(world).drafters] == [number - 1] * 2


@pytest.mark.parametrize("how", ["button", "command"])
async def test_an_own_deck_is_not_used_in_a_draft_and_the_answer_says_so(world: World, how: str) -> None:
    await write(world, world.anna)
    await world.anna.slash(world.channel, "game new", game="telperinquar", options="draft=true")
    if how == "command":
        reply = await reply_text(await world.anna.slash(world.channel, "deck use", deck="Wolves"))
    else:
        reply = await reply_text(await world.anna.click(world.board(), custom_id=f"b:{world.table_id()}:deck"))
    assert "you cannot use a deck of your own" in reply
    assert world.table().assignments[0].deck is None


async def test_a_draft_and_ready_decks_do_not_go_together(world: World) -> None:
    reply = await reply_text(
        await world.anna.slash(world.channel, "game new", game="telperinquar", options="draft=true decks=fighter,rogue")
    )
    assert "You cannot combine the options “draft” and “decks”" in reply
