"""Mistakes in commands during a first turn of Talisman are answered with the possible moves."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.kernel.match import Match
from engine.talisman.scenario import given
from tests.cogs.world import World, labels, reply_text, texts, walk

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def seated(world: World, a: Mapping[str, Any], **more: Any) -> None:
    """Begin a game with Anna on turn in a position that is written as in scenarios; Bert is a Troll in the Crags."""
    await world.anna.slash(world.channel, "game new", game="talisman", options="first=1")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    place(world, a, **more)


def place(world: World, a: Mapping[str, Any], **more: Any) -> None:
    """Put the running game into a position with Anna on turn; the other one is a Troll in the Crags."""
    table = world.table()
    seats = ["a", "b"] if table.find_seat(world.anna.id) == 0 else ["b", "a"]
    match = table.playing()
    position = {"turn": "a", "a": {"character": "thief", "space": "city", **a}, "b": {"character": "troll"}, **more}
    state = given(position, seats, match.dice).state
    table.match = playing = Match(match.rules, match.dice, state, seats=2, stepwise=True)
    while playing.due:
        playing.proceed()


async def refused(world: World, who: MemberActor, command: str, **options: str) -> str:
    """Type a command that is refused, and return the answer."""
    before = world.moves()
    reply = await reply_text(await who.slash(world.channel, command, **options))
    assert world.moves() == before, reply
    return reply


async def test_a_space_is_named_before_the_roll(world: World) -> None:
    await seated(world, {})
    assert "Roll for the move first" in await refused(world, world.anna, "move", space="Ruins")


async def test_a_space_that_is_too_far_or_unknown_is_refused(world: World) -> None:
    await seated(world, {}, roll=2)
    reply = await refused(world, world.anna, "move", space="Ruins")
    assert "You cannot reach Ruins by moving 2 spaces" in reply
    assert "Woods" in reply, "where it can lead"
    assert "Hills" in reply
    assert "Narnia" in await refused(world, world.anna, "move", space="Narnia")


async def test_nobody_moves_in_the_turn_of_another_one(world: World) -> None:
    await seated(world, {})
    assert "Anna" in await refused(world, world.bert, "move", space="Ruins")


async def test_somebody_is_attacked_from_far_away(world: World) -> None:
    await seated(world, {})
    assert "only where you land" in await refused(world, world.anna, "attack", target="Bert")


async def test_something_is_bought_where_nobody_sells(world: World) -> None:
    await seated(world, {"gold": 3})
    reply = await refused(world, world.anna, "buy", card="Sword")
    assert "Village" in reply
    assert "Market" in reply


async def test_something_is_bought_without_the_gold_for_it(world: World) -> None:
    await seated(world, {"character": "elf", "space": "village", "gold": 2}, agenda=["space"])
    await world.anna.slash(world.channel, "visit", place="blacksmith")
    reply = await refused(world, world.anna, "buy", card="Armour")
    assert "You cannot buy this here with 2 gold: Armour" in reply


async def test_a_fifth_object_is_taken(world: World) -> None:
    hands = {"space": "fields-4", "objects": ["ring", "wand", "cross", "magic-belt"]}
    await seated(world, hands, agenda=["look"], cards={"fields-4": ["sword"]})
    reply = await refused(world, world.anna, "take", card="Sword")
    assert "You can carry 4 Objects. Leave one first" in reply
    await world.anna.slash(world.channel, "drop", card="Ring")
    await world.anna.slash(world.channel, "take", card="Sword")
    state = world.table().playing().state
    assert state.adventurers[world.table().find_seat(world.anna.id)].objects[-1] == "sword.1"


async def test_a_spell_is_cast_that_is_not_held(world: World) -> None:
    await seated(world, {"character": "elf", "spells": ["random"]})
    reply = await refused(world, world.anna, "cast", spell="Healing")
    assert "You do not hold this Spell: Healing" in reply


async def test_a_spell_is_cast_with_too_little_craft_to_hold_one(world: World) -> None:
    await seated(world, {"character": "warrior"})
    assert "your Craft is too low to hold one" in await refused(world, world.anna, "cast", spell="Healing")


async def test_a_spell_is_cast_at_the_wrong_moment(world: World) -> None:
    await seated(world, {"character": "elf", "spells": ["psionic-blast"]})
    assert "battle" in await refused(world, world.anna, "cast", spell="Psionic Blast"), "when it can be cast"


async def test_something_is_evaded_without_a_fight(world: World) -> None:
    await seated(world, {})
    assert "You are not in a fight" in await refused(world, world.anna, "evade")


async def test_a_creature_is_evaded_in_the_inner_region(world: World) -> None:
    await seated(world, {"space": "werewolf-den", "werewolf": 9}, agenda=["space"])
    assert "Inner Region" in await refused(world, world.anna, "evade")


async def test_trophies_are_exchanged_too_early(world: World) -> None:
    await seated(world, {"trophies": ["wolf"]})
    assert "at the end of your turn, once you have enough points" in await refused(world, world.anna, "trade")


async def test_something_is_dropped_that_is_not_held_or_taken_before_the_move(world: World) -> None:
    await seated(world, {})
    assert "You do not have this: Ring" in await refused(world, world.anna, "drop", card="Ring")
    assert "after everything else on the space" in await refused(world, world.anna, "take", card="Ring")


async def test_a_command_for_after_the_move_is_refused_before_the_roll(world: World) -> None:
    await seated(world, {})
    for command in ("encounter", "attack", "take", "end"):
        assert "Roll for the move first" in await refused(world, world.anna, command), command
    world.locales[world.anna.id] = "de"
    for command in ("encounter", "attack", "take", "end"):
        assert "Würfle zuerst" in await refused(world, world.anna, command), command


async def test_a_command_for_after_the_move_is_refused_between_roll_and_move(world: World) -> None:
    await seated(world, {}, roll=2)
    for command in ("encounter", "attack", "take", "end"):
        reply = await refused(world, world.anna, command)
        assert "Choose where to go first" in reply, command
        assert "already moved" not in reply
    world.locales[world.anna.id] = "de"
    for command in ("encounter", "attack", "take", "end"):
        assert "Wähle zuerst, wohin du gehst" in await refused(world, world.anna, command), command


async def test_a_command_for_after_exploring_is_refused_on_arrival(world: World) -> None:
    await seated(world, {"space": "crags"}, phase="land", b={"character": "troll", "space": "crags"})
    for command in ("take", "end"):
        assert "Explore the space first" in await refused(world, world.anna, command), command


async def test_something_is_left_or_used_by_somebody_who_has_nothing(world: World) -> None:
    await seated(world, {})
    reply = await refused(world, world.anna, "drop")
    assert "You have nothing you could leave here" in reply
    assert "Healer" not in reply, "nobody has spoken of a Healer"
    assert "You have nothing to drink" in await refused(world, world.anna, "use")


async def test_the_chance_to_strike_stands_once_unless_there_is_a_choice(world: World) -> None:
    fight = {"agenda": ["land"], "cards": {"fields-1": ["wolf"]}}
    await seated(world, {"space": "fields-1"}, **fight)
    reply = await reply_text(await world.anna.slash(world.channel, "odds"))
    assert "Won: 58%" in reply
    assert "What you can do" not in reply
    place(world, {"character": "assassin", "space": "fields-1"}, **fight)
    assert "What you can do" in await reply_text(await world.anna.slash(world.channel, "odds"))


async def test_a_misspelt_space_is_answered_with_the_reachable_spaces(world: World) -> None:
    await seated(world, {}, roll=2)
    reply = await refused(world, world.anna, "move", space="Graveyrd")
    assert "“Graveyrd”" in reply
    assert "Woods" in reply
    assert "Hills" in reply


def seen(message: ResponseMessage) -> str:
    """Return all texts of a panel and the labels of its buttons."""
    return "\n".join(
        [texts(message), *(str(component["label"]) for component in walk(message.components) if "label" in component)]
    )


async def test_each_reachable_space_shows_the_cards_drawn_there_and_the_strength_of_the_sentinel(
    world: World,
) -> None:
    await seated(world, {"character": "elf", "space": "chapel", "spells": ["invisibility"]}, roll=3)
    reply = seen(await world.open(world.anna))
    assert "Woods 1 · 1 card" in reply
    assert "Hills 3 · Sentinel 9 · 1 card" in reply
    assert "Stop on arrival, before exploring" not in reply, "it moves nobody, and the same question comes again"
    panel = await world.open(world.anna)
    await world.anna.click(panel, label="Something else")
    assert "Stop on arrival, before exploring" in seen(panel)


async def test_the_question_about_replacing_a_drawn_card_is_unambiguous(world: World) -> None:
    await seated(world, {"character": "prophetess", "space": "woods-2"}, agenda=["land"], adventure=["wolf"])
    reply = seen(await world.open(world.anna))
    assert "You have drawn the Wolf. As the Prophetess, you may discard this card" in reply


async def test_help_names_no_commands_that_only_another_question_prevents(world: World) -> None:
    await seated(world, {"character": "prophetess", "space": "woods-2"}, agenda=["land"], adventure=["wolf"])
    help_page = await world.anna.slash(world.channel, "help")
    assert help_page.response is not None
    reply = texts(help_page.response)
    assert "You have drawn the Wolf" in reply
    assert "Answer this first" not in reply
    assert "`/evade`" not in reply


async def test_a_panel_says_first_how_the_own_fight_ended_before_what_the_computer_did(world: World) -> None:
    first = await world.anna.slash(world.channel, "learn", game="talisman")
    assert first.response is not None
    await world.anna.click(first.response, custom_id="l:play:talisman")
    place(world, {"character": "elf", "space": "plains-1"}, agenda=["land"], cards={"plains-1": ["wolf"]})
    panel = await world.open(world.anna)
    await world.anna.click(panel, label="Strike, 3 against 2, risking 1 life")
    if any("Keep the roll" in label for label in labels(panel)):
        await world.anna.click(panel, label="Keep the roll")
    news = texts(panel).split("\n")
    assert news[1] == "-# You: lives 4 → 2", "the computer has beaten Anna too"
    fight = r"-# 🎲 You roll \d \(fight\), lose to the Wolf \(3 \+ \d = \d to 2 \+ \d = \d\) and lose 1 life\."
    assert re.fullmatch(fight, news[2]), "without whose turn it was then"


async def test_a_roll_for_the_move_stands_once_in_the_panel(world: World) -> None:
    await seated(world, {"space": "city"})
    panel = await world.open(world.anna)
    roll = next(label for label in labels(panel) if "oll" in label)
    await world.anna.click(panel, label=roll)
    assert "Where to? You rolled" in texts(panel)
    assert "You roll " not in texts(panel), texts(panel)


async def test_a_command_of_other_games_is_answered_with_what_can_be_done_here(world: World) -> None:
    await seated(world, {}, roll=2)
    reply = await refused(world, world.anna, "lay", card="basic-1")
    assert "Talisman has no such command. Press “My move” below the board" in reply
    assert "Commands you can use now: `/move`" in reply
    assert "`/cast`" not in reply, "there is no Spell"
    waiting = await refused(world, world.bert, "lay", card="basic-1")
    assert "Commands" not in waiting
    panel = await world.anna.slash(world.channel, "play")
    assert panel.response is not None
    assert "Where to? You rolled 2." in texts(panel.response), "without options it shows the moves"


async def test_the_commands_that_can_be_used_here_are_named_as_in_german(world: World) -> None:
    await world.begin(second=world.clara, game="talisman")
    seats = ["a", "b"] if world.table().find_seat(world.clara.id) == 0 else ["b", "a"]
    match = world.table().playing()
    state = given(
        {"turn": "a", "roll": 2, "a": {"character": "thief", "space": "city"}, "b": {}}, seats, match.dice
    ).state
    world.table().match = Match(match.rules, match.dice, state, seats=2, stepwise=True)
    reply = await refused(world, world.clara, "lay", card="basic-1")
    assert "Diesen Befehl gibt es in Talisman nicht. „Mein Zug“ unter dem Spielplan" in reply
    assert "`/gehen`" in reply
