"""Imperator: a battle in which everybody may act at any moment, by buttons and by commands."""

from __future__ import annotations

from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from host.tables.status import Ending, Status
from tests.cogs.ui.panel.pressing import move_ids, press
from tests.cogs.world import World, labels, pressable, reply_text, texts

pytestmark = pytest.mark.usefixtures("plain_pictures")

MOVES = 30
ATTACKERS = ("s6", "h11", "h8")
"""The dice of the tests deal ♦6 ♤6, ♥J ♥A and ♥8 ♤8 to three seats; the other card becomes the Imperator."""


@pytest.fixture
async def battle(world: World) -> World:
    """Begin the first battle of three players: Anna with ♤6, Bert with ♥J, Clara (who reads German) with ♥8."""
    await begin(world, world.anna, world.bert, world.clara)
    return world


async def begin(world: World, *people: MemberActor, options: str = "") -> None:
    first, *others = people
    await first.slash(world.channel, "game new", game="imperator", options=f"hand=two {options}")
    for other in others:
        await other.slash(world.channel, "game join")
    await first.slash(world.channel, "game start")
    for who, player in zip(people, world.table().playing().state.players, strict=True):
        card = next(card for card in player.draft if card not in ATTACKERS)
        await who.slash(world.channel, "play", card=card)


async def choosing_attack(world: World, who: MemberActor) -> ResponseMessage:
    """Open a panel in the middle of choosing the target of an attack."""
    panel = await world.open(who)
    await who.click(panel, custom_id=next(way for way in pressable(panel) if way.endswith(":attack")))
    return panel


def button(panel: ResponseMessage, path: str) -> str:
    return next(custom_id for custom_id in pressable(panel) if custom_id.endswith(path))


async def test_the_choice_is_secret_until_all_have_chosen(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator", options="hand=two", clock="off")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert "You have chosen" in await reply_text(await world.anna.slash(world.channel, "play", card="h12"))
    assert "♥Q" not in str(world.board().embeds[0].to_dict())
    assert "not ready yet" in await reply_text(await world.anna.slash(world.channel, "play", card="h12"))
    await world.bert.slash(world.channel, "play", card="♦6")
    assert "♥Q" in str(world.board().embeds[0].to_dict())


async def test_everybody_is_asked_at_once_and_an_action_leaves_the_buttons_of_others_alive(battle: World) -> None:
    assert "Waiting for Anna, Bert and Clara" in (battle.board().embeds[0].description or "")
    seen = await battle.open(battle.bert)
    await battle.clara.slash(battle.channel, "attack", attacker="♥8", target="♠6")  # filled or outlined
    before = battle.moves()
    await battle.bert.click(seen, label="Done")
    assert battle.moves() == before + 1
    assert "You are done" in texts(seen)


async def test_only_the_first_line_of_a_question_is_bold(battle: World) -> None:
    panel = await battle.open(battle.anna)
    assert "**Attack a card with one of yours, or say that you are done.**\nThe higher total wins" in texts(panel)


async def test_a_button_that_anothers_action_forbids_says_which_action(battle: World) -> None:
    anna = await choosing_attack(battle, battle.anna)
    mine = button(anna, "attack|s6|h8")
    await battle.bert.slash(battle.channel, "attack", attacker="♥J", target="♤6")
    before = battle.moves()
    await battle.anna.click(anna, custom_id=mine)
    assert "is in trick 1" in texts(anna)
    assert "Bert attacks ♤6 with ♥J" in texts(anna)
    assert battle.moves() == before


async def test_a_step_that_is_no_longer_possible_shows_what_happened(battle: World) -> None:
    panel = await battle.open(battle.anna)
    step = next(way for way in pressable(panel) if way.endswith(":attack"))
    await battle.bert.slash(battle.channel, "attack", attacker="♥J", target="♤6")
    await battle.anna.click(panel, custom_id=step)
    assert "no longer possible" in texts(panel)
    assert "Bert attacks your ♤6 (6) with ♥J (11)" in texts(panel)
    assert any("Turn attack 1 around" in label for label in labels(panel)), "possible actions are listed"


async def test_an_attack_is_not_news_above_the_question_about_it(battle: World) -> None:
    await battle.open(battle.anna)
    await battle.bert.slash(battle.channel, "attack", attacker="♥J", target="♤6")
    panel = await battle.open(battle.anna)
    assert texts(panel).count("Bert attacks your ♤6") == 1
    assert "**Bert attacks your ♤6 (6) with ♥J (11)" in texts(panel)
    assert "chooses" not in texts(panel), "nor is what happened before"
    assert "Bert attacks Anna’s ♤6 with ♥J" in str(battle.board().embeds[0].to_dict()), "it is news for the others"


async def test_a_second_attack_on_a_target_is_answered_with_the_first_attacker(battle: World) -> None:
    await battle.clara.slash(battle.channel, "attack", attacker="♥8", target="♤6")
    reply = await reply_text(await battle.bert.slash(battle.channel, "attack", attacker="♥J", target="♤6"))
    assert "take over the target ♤6" in reply, "the higher card claims it"
    reply = await reply_text(await battle.clara.slash(battle.channel, "attack", attacker="♥8", target="♤6"))
    assert "Bert greift sie in Stich 1 schon mit ♥B an" in reply


async def test_an_answer_to_an_attack_that_another_took_over_is_not_taken_for_the_new_one(battle: World) -> None:
    await battle.clara.slash(battle.channel, "attack", attacker="♥8", target="♤6")
    panel = await battle.open(battle.anna)
    turn = button(panel, "redirect|t1")
    await battle.bert.slash(battle.channel, "attack", attacker="♥J", target="♤6")
    before = battle.moves()
    await battle.anna.click(panel, custom_id=turn)
    assert "Bert has taken over the attack in trick 1 with ♥J" in texts(panel)
    assert battle.moves() == before
    await battle.anna.click(panel, custom_id=button(panel, "redirect|t1b"))
    assert "♤6 now attacks ♥J" in texts(panel)


async def test_buffs_and_turning_are_refused_with_the_rule(battle: World) -> None:
    refused = (
        ("redirect", {}, "is waiting for your answer"),
        ("defend", {"card": "♦6"}, "is waiting for your answer"),
        ("buff", {}, "is waiting for your answer"),
        ("defend", {"trick": "t1"}, "is waiting for your answer"),
        ("trade", {"card": "♤6", "player": "Bert", "wanted": "♥J"}, "another phase"),
        ("attack", {"attacker": "♦6", "target": "♥J"}, "Imperator does not fight"),
        ("attack", {"attacker": "♤6", "target": "♥A"}, "cannot attack an Imperator"),
        ("levelup", {}, "/attack"),
    )
    before = battle.moves()
    for command, options, expected in refused:
        reply = await reply_text(await battle.anna.slash(battle.channel, command, **options))
        assert expected in reply, (command, reply)
    assert battle.moves() == before


async def test_a_late_attack_is_answered_with_the_end_of_the_battle(world: World) -> None:
    await begin(world, world.anna, world.bert, world.clara, options="perk=4")
    await world.clara.slash(world.channel, "attack", attacker="♥8", target="♤6")
    panel = await world.open(world.anna)
    await world.anna.click(panel, label="Add nothing to trick 1")
    assert world.table().playing().state.phase == "evaluation", "Clara may want the ♤6, which could attack with 10"
    assert "Attack" not in labels(await world.open(world.bert))
    late = await reply_text(await world.bert.slash(world.channel, "attack", attacker="♥J"))
    assert "Since Anna was the last to act" in late
    assert "First Clara must answer" in late


async def test_a_whole_round_by_commands(world: World) -> None:
    """Play battle, raid and sorting with a trade, with two players in two languages."""
    await begin(world, world.bert, world.clara)
    table = world.table()

    async def do(who: MemberActor, command: str, **options: str) -> str:
        return await reply_text(await who.slash(world.channel, command, **options))

    assert "schon" not in await do(world.clara, "pass")
    assert "raid begins" in await do(world.bert, "pass")
    for _ in range(20):
        if table.playing().state.phase != "raid":
            break
        who = world.asked_person()
        await who.slash(world.channel, "pass")
    assert table.playing().state.phase == "sort"
    cards = {seat: player.attackers[0] for seat, player in enumerate(table.playing().state.players)}
    first, second = world.bert, world.clara
    offers = await first.autocomplete(world.channel, "trade", "player", "", card=cards[0])
    assert [choice["name"] for choice in offers] == ["Clara"]
    reply = await do(first, "trade", card=cards[0], player=offers[0]["value"], wanted=cards[1])
    assert "offer Clara a trade" in reply
    panel = await world.open(second)
    assert "bietet dir" in texts(panel) or "bietet Clara einen Tausch an" in texts(panel)
    await second.click(panel, custom_id=button(panel, ":accept"))
    assert table.playing().state.players[0].attackers == [cards[1]]
    assert "have finished sorting" in await do(first, "sort", imperator=cards[1])
    assert table.playing().state.players[0].imperator != cards[1], "nobody sees it before all are ready"
    await do(second, "end")
    assert table.playing().state.round == 2
    assert table.playing().state.players[0].imperator == cards[1]


@pytest.mark.ci
async def test_rounds_are_played_in_the_panels_by_three(world: World) -> None:
    await begin(world, world.anna, world.bert, world.clara, options="battle=ordered blind_raid=true")
    table = world.table()
    random = Random(5)
    start = table.seq
    for _ in range(12 * MOVES):
        if table.seq - start >= MOVES or table.result() is not None:
            break
        who = world.asked_person()
        panel = await world.open(who)
        for _ in range(6):
            before = table.seq
            choices = move_ids(panel)
            if not choices:
                break
            lively = [way for way in choices if way.split(":")[-1] not in ("pass", "done")] or choices
            await press(world, who, panel, random.choice(lively if random.random() < 0.7 else choices), random)
            if table.seq != before:
                break
    assert table.seq - start >= MOVES or table.result() is not None
    assert table.playing().state.round > 1 or table.result() is not None


async def test_the_game_ends_when_only_computers_are_left(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator", options="round_limit=4")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    assert "You have resigned" in await reply_text(await world.resign(world.anna))
    assert (table.status, table.ending) == (Status.OVER, Ending.ABANDONED)
    assert "No human player is left" in str(world.board_of_any().embeds[0].description)
