"""``/piles``: everybody can page through discard piles and other open cards, and sees nothing hidden."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from engine.kernel.text import name
from engine.tenefyr.cards.library import library
from tests.cogs.world import World, pressable, reply_text, texts, walk

LOOT = list(library().enemies)[:11]


async def expedition(world: World) -> list[MemberActor]:
    """Begin an expedition with Anna and Bert in their first fight, and return the people by their seats.

    The player who is not on turn has eleven kinds of loot, two of each, in the discard pile.
    """
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="first=1 heroes=random")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    people = {who.id: who for who in (world.anna, world.bert)}
    table = world.table()
    seated = [people[assignment.person.id] for assignment in table.assignments if assignment.person is not None]
    for who in seated:
        await who.slash(world.channel, "vote", choice="1")
    (asked,) = table.asks()
    players = table.playing().state.players
    players[1 - asked].discard = [card for card in LOOT for _ in range(2)]
    players[asked].deck = ["basic-0"] * 6
    await seated[asked].slash(world.channel, "redraw")
    return seated


def options(message: ResponseMessage) -> dict[str, str]:
    """Return the piles of the list by their values."""
    select = next(component for component in walk(message.components) if component["type"] == 3)
    return {option["value"]: option["label"] for option in select["options"]}


def pictures(message: ResponseMessage) -> list[dict[str, Any]]:
    return [item for component in walk(message.components) for item in component.get("items", [])]


def shown(result: InteractionResult) -> ResponseMessage:
    message = result.response or result.followups[-1]
    assert message is not None
    return message


async def test_everybody_looks_through_any_discard_pile_in_pages_with_pictures(world: World) -> None:
    seated = await expedition(world)
    state = world.table().playing().state
    pile = next(seat for seat in (0, 1) if len(state.players[seat].discard) == 22)
    before = world.moves()
    result = await world.clara.click(world.board(), custom_id="b:1:piles")
    first = shown(result)
    assert first.ephemeral
    assert options(first)["discard-0"].startswith("Ablagestapel: "), "in the reader's language"
    page = shown(await seated[0].slash(world.channel, "piles"))
    assert options(page)[f"discard-{pile}"].endswith("(22)")
    await seated[0].select(page, [f"discard-{pile}"], custom_id="g:1:0:")
    assert "22 cards" in texts(page)
    assert "Page 1 of 2" in texts(page)
    names = [world.bot.languages.say(name(f"loot-{card}"), "en", game="tenefyr") for card in LOOT]
    assert [name for name in names if f"2 × {name}" in texts(page)] == names[3:], "the top card first"
    (picture,) = pictures(page)
    assert "pile.png" in str(picture["media"]["url"])
    assert names[10] in picture["description"]
    await seated[0].click(page, custom_id=f"g:1:1:discard-{pile}")
    assert [name for name in names if f"2 × {name}" in texts(page)] == names[:3]
    assert f"g:1:2:discard-{pile}" not in pressable(page)
    assert f"g:1:0:discard-{pile}" in pressable(page)
    assert world.moves() == before


async def test_a_pile_that_no_longer_exists_is_replaced_by_the_first(world: World) -> None:
    seated = await expedition(world)
    (asked,) = world.table().asks()
    page = shown(await seated[0].slash(world.channel, "piles"))
    assert f"hand-{asked}" in options(page), "hands lie open"
    await seated[0].select(page, [f"hand-{asked}"], custom_id="g:1:0:")
    assert "Hand: " in texts(page)
    hand = list(world.table().playing().state.players[asked].hand)
    await seated[asked].slash(world.channel, "play-all", cards=",".join(hand))
    await seated[0].select(page, [f"hand-{asked}"], custom_id="g:1:0:")
    assert "Discard pile: " in texts(page)


async def test_without_open_piles_and_before_the_game_the_answer_says_so(world: World) -> None:
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "piles"))
    await world.anna.slash(world.channel, "game new", game="tenefyr")
    assert "not started" in await reply_text(await world.anna.slash(world.channel, "piles"))
    await world.anna.slash(world.channel, "game leave")
    await world.begin()
    assert "no open piles" in await reply_text(await world.anna.slash(world.channel, "piles"))
    assert not [button for button in world.board().components[0].children if button.custom_id == "b:2:piles"]
