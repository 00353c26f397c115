"""Imperator's choices of several cards in one panel: sorting, the loot of a raid, and the cards of a trick."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from engine.imperator.scenario import given
from engine.imperator.state import War
from engine.kernel.match import Match
from tests.cogs.ui.panel.test_imperator import begin
from tests.cogs.world import World, labels, pressable, reply_text, texts

pytestmark = pytest.mark.usefixtures("plain_pictures")

HAND = {"imperator": "s10", "attackers": ["s9", "h5"], "buffs": ["c12", "d4"], "damage": {"s10": 12}}
OTHER = {"imperator": "h12", "attackers": ["h7"], "buffs": ["h3"]}


async def at(world: World, **position: Any) -> War:
    """Begin a game with Bert (seat a) and Clara (seat b, who reads German) in this position."""
    await begin(world, world.bert, world.clara)
    table = world.table()
    match = table.playing()
    state = given({"a": HAND, "b": OTHER, **position}, ["a", "b"], match.dice).state
    table.match = Match(match.rules, match.dice, state, seats=2)
    return state


async def choose(who: MemberActor, panel: ResponseMessage, *words: str) -> dict[str, Any]:
    """Choose entries of the panel's only list by prefix; return the list as it was before."""
    (component,) = [component for component in pressable(panel).values() if component["type"] == 3]
    values = [next(o["value"] for o in component["options"] if o["label"].startswith(word)) for word in words]
    await who.select(panel, values, custom_id=component["custom_id"])
    return component


def chosen(panel: ResponseMessage) -> list[str]:
    lists = [component for component in pressable(panel).values() if component["type"] == 3]
    return [option["label"].split()[0] for option in lists[0]["options"] if option.get("default")]


def boxes(form: InteractionResult) -> dict[str, Any]:
    """Return the only field of a form."""
    assert form.modal is not None
    (label,) = form.modal["components"]
    return dict(label["component"])


def usual(form: InteractionResult) -> list[dict[str, Any]]:
    return [option for option in boxes(form)["options"] if option.get("default")]


def checked(form: InteractionResult) -> list[str]:
    return [str(option["label"]).split()[0] for option in usual(form)]


def hand(world: World, seat: int = 0) -> tuple[str, list[str], list[str]]:
    player = world.table().playing().state.players[seat]
    return player.imperator, player.attackers, player.buffs


async def test_the_best_order_is_one_press_and_so_is_to_keep_everything(world: World) -> None:
    await at(world, phase="sort")
    bert, clara = await world.open(world.bert), await world.open(world.clara)
    before = world.moves()
    await world.clara.click(clara, label="Alles so lassen")
    await world.bert.click(bert, label="Imperator ♧Q (24 HP), attackers ♤9 and ♤10")
    assert world.moves() == before + 2
    assert hand(world) == ("c12", ["s9", "s10"], ["h5", "d4"])
    assert hand(world, 1) == ("h12", ["h7"], ["h3"])
    assert world.table().playing().state.phase == "battle"


async def test_the_whole_order_is_chosen_in_one_panel(world: World) -> None:
    await at(world, phase="sort")
    panel = await world.open(world.bert)
    before = world.moves()
    await world.bert.click(panel, label="Something else")
    assert labels(panel)[:3] == ["Sort", "Offer a trade", "Keep everything as it is"]
    await world.bert.click(panel, label="Sort")
    form = await world.bert.click(panel, label="♧Q · buff, 24 HP as Imperator")
    assert form.modal is not None
    assert form.modal["components"][0]["description"] == "Your attackers; all other cards become buffs"
    assert checked(form) == ["♤9", "♥5"], "as they are, unless they are changed"
    assert (boxes(form)["min_values"], boxes(form)["max_values"]) == (2, 2)
    form = await world.bert.click(panel, label="♤9 · attacker, 18 HP as Imperator")
    assert checked(form) == ["♤10", "♥5"], "the old Imperator takes the place of the new one"
    assert world.moves() == before
    await world.bert.submit_modal(form, {boxes(form)["custom_id"]: [str(o["value"]) for o in usual(form)]})
    assert world.moves() == before + 1
    assert world.table().playing().state.players[0].draft == ["s9", "s10", "h5", "c12", "d4"]


async def test_the_command_takes_several_words_and_refusals_name_what_is_wrong(world: World) -> None:
    await at(world, phase="sort")
    before = world.moves()
    for options, expected in (
        ({"imperator": "♧Q", "attackers": "♤9"}, "at least 2 of them; you have chosen 1"),
        ({"imperator": "♧Q", "attackers": "♤9, ♤10, ♥5"}, "at most 2 of them; you have chosen 3"),
        ({"imperator": "♧Q", "attackers": "♤9, ♧Q"}, "only once: ♧Q"),
        ({"imperator": "♥7", "attackers": "♤9, ♥5"}, "♥7 is not one of the cards"),
        ({"imperator": "elephant", "attackers": "♤9, ♥5"}, "elephant"),
    ):
        reply = await reply_text(await world.bert.slash(world.channel, "sort", **options))
        assert expected in reply, (options, reply)
    assert world.moves() == before
    offered = await world.bert.autocomplete(world.channel, "sort", "attackers", "s9,", imperator="c12")
    assert "s9,s10" in [choice["value"] for choice in offered]
    reply = await reply_text(await world.bert.slash(world.channel, "sort", imperator="♧Q", attackers="♠10, ♠9"))
    assert "You have finished sorting" in reply
    assert "fertig" in await reply_text(await world.clara.slash(world.channel, "end"))
    assert hand(world) == ("c12", ["s9", "s10"], ["h5", "d4"])


async def test_words_that_name_the_imperator_alone_open_the_panel_at_the_attackers(world: World) -> None:
    await at(world, phase="sort")
    result = await world.bert.slash(world.channel, "sort", imperator="c12")
    assert result.response is not None
    assert "Your attackers; all other cards become buffs" in texts(result.response)
    assert chosen(result.response) == ["♤9", "♥5"], "as they are, unless they are changed"
    shown = await choose(world.bert, result.response, "♤10", "♤9")
    assert (shown["min_values"], shown["max_values"]) == (2, 2)
    assert sorted(chosen(result.response)) == ["♤10", "♤9"]
    await choose(world.bert, result.response, "♤9", "♥5")
    await world.bert.click(result.response, label="These 2")
    assert world.table().playing().state.players[0].draft == ["c12", "s9", "h5", "s10", "d4"]


@pytest.mark.parametrize("additions", [2, 8])
async def test_a_card_of_the_middle_is_beaten_and_taken_with_one_press(world: World, additions: int) -> None:
    await at(world, phase="raid", middle=["d6", "h14"], a={**HAND, "additions": additions})
    panel = await world.open(world.bert)
    before = world.moves()
    keeping = "Win ♦6 (becomes an attacker) with ♤9 (11)"
    giving = "Beat ♥A with ♥5 and ♧Q (19), give ♦4"
    await world.bert.click(panel, label=keeping if additions == 2 else giving)
    assert world.moves() == before + 2, "the attack, and what is done with the card"
    assert world.table().playing().state.turn == 1
    middle = ["", "h14"] if additions == 2 else ["d6", "d4"]
    assert world.table().playing().state.middle == middle


async def test_a_target_beaten_by_command_is_kept_with_one_press(world: World) -> None:
    await at(world, phase="raid", middle=["d6", "h14"], a={**HAND, "additions": 2})
    reply = await reply_text(await world.bert.slash(world.channel, "attack", attacker="♤9", target="1"))
    assert "You beat ♦6" in reply
    panel = await world.open(world.bert)
    await world.bert.click(panel, label="Keep it, so that your hand grows")
    assert hand(world)[1] == ["s9", "h5", "d6"]


async def test_the_first_screen_of_a_battle_shows_the_attack_with_both_values(world: World) -> None:
    await at(world)
    panel = await world.open(world.bert)
    assert "the difference is damage to the other Imperator" in texts(panel)
    before = world.moves()
    await world.bert.click(panel, label="♤9 (11) attacks ♥7 of Clara (9)")
    assert world.moves() == before + 1


async def test_the_winner_of_a_trick_keeps_their_own_cards_with_one_press(world: World) -> None:
    await at(world, options={"battle": "ordered"})
    await world.bert.slash(world.channel, "attack", attacker="♤9", target="♥7")
    clara = await world.open(world.clara)
    assert "Etwas anderes" not in labels(clara), "every answer is listed"
    await world.clara.click(clara, label="Zu Stich 1 nichts dazulegen")
    bert = await world.open(world.bert)
    await world.bert.click(bert, label="Trick 1: add ♧Q, 25 against 9")
    while world.table().playing().state.phase == "battle":
        await world.asked_person().slash(world.channel, "pass")
    panel = await world.open(world.bert)
    shares = [label for label in labels(panel) if "as attacker" in label]
    assert len(shares) == 2, "the best other cards and the own ones, not every order of them"
    assert "♥7 as attacker, ♧Q as buff" in shares
    await world.bert.click(panel, label="Something else")
    await world.bert.click(panel, label=next(label for label in labels(panel) if label.startswith("♧Q")))
    assert "Take › ♧Q as attacker › *Which card becomes your buff?*" in texts(panel)
    panel = await world.open(world.bert)
    await world.bert.click(panel, label="Keep your own: ♤9 as attacker, ♧Q as buff")
    assert hand(world)[1:] == (["s9", "h5"], ["c12", "d4"])


@pytest.mark.parametrize(
    ("target", "damage", "asked"),
    [("s7", {}, False), ("d7", {}, True), ("s10", {}, True), ("d7", {"h12": 20}, False)],
    ids=["lower cards", "a red card for a buff", "a higher card than the buff", "the last blow"],
)
async def test_the_winner_of_a_trick_is_asked_only_about_cards_that_may_matter(
    world: World, target: str, damage: dict[str, int], asked: bool
) -> None:
    hand = {"imperator": "s13", "attackers": ["s11"], "buffs": ["c8"]}
    other = {"imperator": "h12", "attackers": [target], "damage": damage}
    state = await at(world, a=hand, b=other, pile=["h2", "h3", "c2", "c3"])
    panel = await world.open(world.bert)
    await world.bert.click(panel, label=next(label for label in labels(panel) if label.startswith("♤J (13) attacks")))
    panel = await world.open(world.bert)
    await world.bert.click(panel, label=next(label for label in labels(panel) if label.startswith("Trick 1: add ♧8")))
    assert (state.phase == "evaluation") == asked


async def test_the_fall_of_an_imperator_is_the_first_line_in_bold_of_everybody(world: World) -> None:  # I-003
    attacker = {"imperator": "s13", "attackers": ["s9"]}
    target = {"imperator": "h12", "attackers": ["h7"], "damage": {"h12": 22}, "lives": 2}
    await at(world, a=attacker, b=target)
    await world.open(world.clara)
    bert = await world.open(world.bert)
    await world.bert.click(bert, label="♤9 (11) attacks ♥7 of Clara (9) – the Imperator falls")
    while world.table().playing().state.phase == "evaluation":
        await world.bert.click(bert, custom_id=next(way for way in pressable(bert) if way.startswith(("m:", "o:"))))
    lines = texts(await world.open(world.clara)).splitlines()
    assert lines[1] == "**Dein Imperator fällt. Du verlierst ein Leben (noch 1), und ♥D hat wieder alle LP.**"
    assert not [line for line in lines[2:] if "Imperator fällt" in line]
    assert "**Clara’s Imperator falls. Clara loses a life (1 left), and ♥Q has all its HP again.**" in texts(bert)
