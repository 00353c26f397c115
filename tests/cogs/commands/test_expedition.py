"""An expedition of Heroes of Tenefyr: three people choose heroes, vote, fight, and vote again."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from engine.kernel.text import name
from engine.tenefyr.cards.library import loot_name
from engine.tenefyr.view.labels import card_label
from tests.cogs.world import World, pressable, reply_text, texts

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def test_three_choose_heroes_vote_for_a_dungeon_and_fight_there(world: World) -> None:
    people: dict[int, MemberActor] = {who.id: who for who in (world.anna, world.bert, world.clara)}
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="first=1 boss=lich-king")
    for who in (world.bert, world.clara):
        await who.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    seated = [people[assignment.person.id] for assignment in table.assignments if assignment.person is not None]
    for who, hero in zip(seated, ("thief", "bard", "cleric"), strict=True):
        await who.slash(world.channel, "hero", hero=hero)
    assert {ask.menu.question.key for ask in table.asks().values()} == {"ask-enter"}
    assert sorted(table.asks()) == [0, 1, 2], "all vote at once"
    refused = await reply_text(await seated[0].slash(world.channel, "lay", card="basic-1"))
    assert "Answer this first" in refused
    for who in seated:
        await who.slash(world.channel, "vote", choice="1")
    asked = next(seat for seat in table.asks())
    assert table.playing().state.place == 1
    panel = await world.open(seated[asked])
    assert "power" in texts(panel)
    hand = list(table.playing().state.players[asked].hand)
    refused = await reply_text(await seated[(asked + 1) % 3].slash(world.channel, "redraw"))
    assert "turn" in refused
    reply = await reply_text(await seated[asked].slash(world.channel, "play-all", cards=",".join(hand)))
    assert reply.count("(0)") + reply.count("(1)") >= len(hand)


async def test_a_player_who_is_out_cannot_act_and_is_given_the_reason(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=1")
    for who in (world.bert, world.clara):
        await who.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    await world.resign(world.bert)
    table, moves = world.table(), world.moves()
    assert {ask.menu.question.key for ask in table.asks().values()} == {"ask-enter"}
    for command, options in (("enter", {"dungeon": "1"}), ("vote", {"choice": "1"}), ("enter", {})):
        reply = await reply_text(await world.bert.slash(world.channel, command, **options))
        assert "You have already left this game" in reply, command
    ids = [str(child.custom_id) for row in world.board().components for child in row.children]
    ballot = next(custom_id for custom_id in ids if custom_id.startswith("v:"))
    assert "You have already left this game" in await reply_text(
        await world.bert.click(world.board(), custom_id=ballot)
    )
    assert world.moves() == moves


async def test_illegal_votes_and_cards_are_refused_and_change_nothing(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=1 boss=lich-king")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    moves = world.moves()
    for command, options, reason in (
        ("vote", {"choice": "77"}, "There is nothing called"),
        ("vote", {"choice": "go-on"}, "Answer this first"),
        ("lay", {"card": "basic-1"}, "Answer this first"),
        ("redraw", {}, "Answer this first"),
    ):
        reply = await reply_text(await world.anna.slash(world.channel, command, **options))
        assert reason in reply, reply
    assert world.moves() == moves


async def test_a_hand_is_played_with_one_press_and_a_single_card_can_be_taken_back(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=1")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    people = {who.id: who for who in (world.anna, world.bert)}
    while world.table().playing().vote() is not None:
        seat = world.table().playing().awaited()[0]
        person = world.table().assignments[seat].person
        assert person is not None
        boss = [str(child.custom_id) for row in world.board().components for child in row.children]
        await people[person.id].click(
            world.board(), custom_id=next(custom_id for custom_id in boss if custom_id.endswith("enter|10"))
        )
    table, who = world.table(), world.asked_person()
    seat = table.find_seat(who.id)
    assert seat is not None
    player = table.playing().state.players[seat]
    basic = next((card for card in player.hand if card.startswith("basic")), None)
    assert basic is not None
    hand = sorted(player.hand)
    await who.slash(world.channel, "lay", card=basic)
    assert len(world.table().playing().state.players[seat].hand) == len(hand) - 1
    asked = await who.slash(world.channel, "undo")
    assert asked.response is not None
    await who.click(
        asked.response,
        custom_id=next(custom_id for custom_id in pressable(asked.response) if custom_id.startswith("u:")),
    )
    assert sorted(world.table().playing().state.players[seat].hand) == hand
    panel = await world.open(who)
    whole = next(
        custom_id
        for custom_id, shown in pressable(panel).items()
        if custom_id[0] == "o" and str(shown["label"])[:4] == "Play"
    )
    await who.click(panel, custom_id=whole)
    state = world.table().playing().state
    assert state.fight is None or state.fight.turn == 1 or state.fight.kept, "one press plays the hand"
    assert state.players[seat].hand != hand


async def asked_what_goes_on_the_deck(world: World) -> MemberActor:
    """Let two people fight until the Cleric's skill asks one of them which cards go on top of their deck."""
    people = {who.id: who for who in (world.anna, world.bert)}
    while True:
        table = world.table()
        seat = table.playing().awaited()[0]
        person, player = table.assignments[seat].person, table.playing().state.players[seat]
        assert person is not None
        who = people[person.id]
        match table.asks()[seat].menu.question.key:
            case "ask-enter":
                await who.slash(world.channel, "vote", choice="10")
            case "ask-recover":
                return who
            case _ if "skill-cleric" in player.hand and len(player.discard) > 3:
                await who.slash(world.channel, "lay", card="skill-cleric")
            case "ask-keep" if player.deck and "skill-cleric" not in player.hand:
                await who.slash(world.channel, "redraw")
            case _:
                await who.slash(world.channel, "play-all", cards=",".join(player.hand))


def item(world: World, card: str) -> str:
    return world.bot.languages.say(name(loot_name(card)), "en", game="tenefyr")


@pytest.mark.parametrize("how", ["typed", "picked"])
async def test_the_order_on_top_of_a_deck_is_chosen_by_command_and_in_a_reopened_panel(world: World, how: str) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random boss=lich-king")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    who = await asked_what_goes_on_the_deck(world)
    seat = world.table().seat_of(who.id)
    names = {"basic-0": "Miss", "basic-1": "Hit"}
    cards = [card for card in world.table().playing().state.players[seat].discard if card in names][:2]
    await world.open(who)
    asked = await reply_text(await who.slash(world.channel, "choose"))
    assert "Which two cards from your discard pile go on top of your deck with Blessing?" in asked, (
        "the card that asks is named"
    )
    moves = world.moves()
    both = await reply_text(await who.slash(world.channel, "choose", card="Miss, Hit"))
    assert "You can choose: " in both
    assert world.moves() == moves, "one after the other"
    reply = ""
    if how == "typed":
        for card in cards:
            reply = await reply_text(await who.slash(world.channel, "choose", card=names[card]))
    else:
        panel = await world.open(who)
        offers = {custom_id: shown for custom_id, shown in pressable(panel).items() if custom_id[0] == "o"}
        custom_id, shown = next(iter(offers.items()))
        await who.click(panel, custom_id=custom_id)
        reply = texts(panel)
        deck = world.table().playing().state.players[seat].deck
        below, top = (world.bot.languages.say(card_label(card), "en", game="tenefyr") for card in deck[-2:])
        twice = f"2 × {item(world, deck[-1])}"
        assert str(shown["label"]) in (twice, f"{top} on top, {below} below"), "one press puts both back"
        cards = deck[-2:]
    assert "on top of the deck" in reply
    assert world.table().playing().state.players[seat].deck[-2:] == cards, "the last one is drawn first"


async def test_choosing_heroes_shows_how_many_a_player_has_and_that_there_is_no_hand_yet(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="first=1")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    people = [world.anna, world.bert]
    first = next(member for member in people if world.table().find_seat(member.id) == 0)
    assert "You play two heroes. Which one do you choose first?" in texts(await world.open(first))
    reply = await reply_text(await first.slash(world.channel, "redraw"))
    assert "There is no fight" in reply
    assert "begun" not in reply
