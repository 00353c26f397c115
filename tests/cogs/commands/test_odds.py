"""``/odds``: typed fights, the running fight, and sides that make no fight."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.commands.odds import chance_lines, read_side, vocabulary
from engine.games import game
from engine.heldenkampf.scenario import given
from engine.kernel.dice import Dice
from engine.kernel.match import Ask, Match
from engine.kernel.menus import Move
from engine.kernel.odds import OddsWord
from host.learning.lesson_table import private_table
from host.people import Person
from render.languages import Languages
from tests.cogs.world import World, labels, reply_text, texts


def test_words_of_a_side_are_cards_with_their_life_and_numbers(languages: Languages) -> None:
    known = vocabulary("heldenkampf", languages, "de")
    assert read_side("galan 5, Trollprügel; rüstung=2, Ohne Würfel,", known, "heldenkampf") == [
        OddsWord("galan", 5),
        OddsWord("troll-club"),
        OddsWord("armour", 2),
        OddsWord("waive"),
    ]


def test_numbers_stand_before_or_after_their_word_and_commas_may_be_left_out(languages: Languages) -> None:
    known = vocabulary("heldenkampf", languages, "en")
    expected = [OddsWord("strength", 8), OddsWord("life", 7), OddsWord("troll-club")]
    for words in ("strength 8 life 7 Troll Club", "8 strength, 7 life Troll Club", "Strength: 8, life = 7, troll club"):
        assert read_side(words, known, "heldenkampf") == expected


async def test_a_planned_fight_is_answered_with_its_chances(world: World) -> None:  # H-081, H-082
    sides = {"attacker": "Galan, Dragon-Curse Axe", "target": "strength 8, life 8"}
    reply = await reply_text(await world.anna.slash(world.channel, "odds", **sides))
    assert "Galan wins: above 99%" in reply
    assert "between −1 and +9" in reply


async def test_a_telperinquar_attack_is_described_in_its_terms(world: World) -> None:  # T-104
    sides = {"attacker": "Hedda the Fighter, Soldier's Sword, bonus 2", "target": "Village Militia, injured"}
    reply = await reply_text(await world.anna.slash(world.channel, "odds", **sides))
    assert "with Soldier's Sword: d10 +4" in reply
    assert "Kills at once: 50%" in reply


async def test_cards_in_play_are_offered_and_calculated_as_they_lie(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    duel = world.table().playing().state
    hero = game("telperinquar").names()[duel.cards[duel.players[1].hero].kind]["en"]
    given = await world.anna.autocomplete(world.channel, "odds", "target", "(bert")
    [bert] = [choice["value"] for choice in given]
    assert bert == f"{hero} (Bert)"
    reply = await reply_text(await world.anna.slash(world.channel, "odds", attacker="Grey Wolf", target=bert))
    assert f"Grey Wolf attacks {hero}" in reply
    duel.players[1].life = 1
    reply = await reply_text(await world.anna.slash(world.channel, "odds", attacker="Grey Wolf", target=bert))
    assert "Defeats the hero: 90%" in reply
    assert "Damage gets through" not in await reply_text(await world.anna.slash(world.channel, "odds"))


async def test_even_fights_are_even_in_the_readers_language(world: World) -> None:  # H-082
    reply = await reply_text(
        await world.clara.slash(world.channel, "odds", attacker="Galan", target="Kenan, ohne Reichweiten")
    )
    assert "Galan gewinnt: 50 %" in reply
    assert "Kenan gewinnt: 50 %" in reply
    assert "Beide sterben: unter 1 %" in reply


async def test_sides_that_make_no_fight_are_refused_with_the_reason(world: World) -> None:
    async def odds(**sides: str) -> str:
        return await reply_text(await world.anna.slash(world.channel, "odds", **sides))

    assert "There is no fight here" in await odds()
    assert "nonsense" in await odds(attacker="nonsense", target="Galan")
    assert "level, life, armour" in await odds(attacker="nonsense", target="Galan"), "the numbers it understands"
    assert "needs a fighter" in await odds(attacker="Galan")
    assert "no part in a fight" in await odds(attacker="Loaf of Bread", target="Galan")
    assert "up to 20" in await odds(attacker="Galan 900", target="Kenan")


async def test_sides_are_completed_part_by_part(world: World) -> None:
    given = await world.anna.autocomplete(world.channel, "odds", "attacker", "Galan, troll")
    assert [choice["value"] for choice in given] == ["Galan, Cave Troll", "Galan, Troll Club"]


async def test_the_running_fight_is_calculated_as_it_stands(world: World) -> None:
    assert game("heldenkampf").has_odds
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert "There is no fight here" in await reply_text(await world.anna.slash(world.channel, "odds"))
    for _ in range(40):
        table = world.table()
        match = table.playing()
        fight = match.state.fight
        if fight is not None and fight.defender.card:
            break
        seat, menu = next(iter(match.menus().items()))
        wanted = next((move for move in menu.moves if move.name in ("attack", "answer")), menu.moves[0])
        who = world.anna if table.seat_of(world.anna.id) == seat else world.bert
        words = {"attack": ("attacker", "target"), "answer": ("card",), "draw": ("stack",), "discard": ("card",)}
        command = {"answer": "play", "discard": "play"}.get(wanted.name, wanted.name)
        options = dict(zip(words.get(wanted.name, ()), map(str, wanted.args), strict=False))
        await who.slash(world.channel, command, **options)
    fight = world.table().playing().state.fight
    assert fight is not None
    reply = await reply_text(await world.clara.slash(world.channel, "odds"))
    names = game("heldenkampf").names()
    for fighter in (fight.attacker, fight.defender):
        assert f"{names[fighter.card]['de']} gewinnt:" in reply


async def test_a_player_asked_about_a_fight_sees_the_chance_of_each_answer(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    while world.table().playing().state.phase == "draw":
        await world.asked_person().slash(world.channel, "draw", stack="monsters")
    attacker = world.asked_person()
    _, menu = next(iter(world.table().playing().menus().items()))
    attack = next(move for move in menu.moves if move.name == "attack")
    await attacker.slash(world.channel, "attack", attacker=str(attack.args[0]), target=str(attack.args[1]))
    defender = world.asked_person()
    assert defender is not attacker
    reply = await reply_text(await defender.slash(world.channel, "odds"))
    assert "What you can do" in reply
    assert re.search(r"• Answer with › .*, wins \d+%", reply)
    assert "What you can do" not in await reply_text(await attacker.slash(world.channel, "odds"))


async def answering_an_attack(world: World, options: str = "") -> ResponseMessage:
    """Let somebody attack in Heldenkampf, and return the panel of the defender."""
    await world.anna.slash(world.channel, "game new", game="heldenkampf", options=options)
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    while world.table().playing().state.phase == "draw":
        await world.asked_person().slash(world.channel, "draw", stack="monsters")
    _, menu = next(iter(world.table().playing().menus().items()))
    attack = next(move for move in menu.moves if move.name == "attack")
    await world.asked_person().slash(world.channel, "attack", attacker=str(attack.args[0]), target=str(attack.args[1]))
    return await world.open(world.asked_person())


async def test_buttons_say_what_is_at_stake_and_the_odds_button_shows_the_chances_in_one_press(world: World) -> None:
    panel = await answering_an_attack(world)
    assert not any("%" in label for label in labels(panel))
    assert any(" or they get " in label for label in labels(panel))
    who = world.asked_person()
    await who.click(panel, custom_id=f"b:{world.table_id()}:odds")
    assert re.search(r"• Answer with › .*, wins \d+%", texts(panel)), "in place of the panel, where it is seen"
    assert labels(panel) == ["Back"]
    await who.click(panel, label="Back")
    assert any(" or they get " in label for label in labels(panel)), "the panel again"


async def test_a_table_can_show_the_chances_on_its_buttons(world: World) -> None:
    panel = await answering_an_attack(world, "chances=buttons")
    assert any(re.search(r", wins \d+%", label) for label in labels(panel))
    assert not any(" or they get " in label for label in labels(panel))


@pytest.mark.parametrize(("options", "shown"), [("", False), ("chances=buttons", True)])
async def test_suggestions_of_a_command_show_chances_where_buttons_do(world: World, options: str, shown: bool) -> None:
    await answering_an_attack(world, options)
    who = world.asked_person()
    offered = [choice["name"] for choice in await who.autocomplete(world.channel, "react", "answer", "")]
    assert any("%" in label for label in offered) == shown, offered
    assert any(" or they get " in label for label in offered) != shown, offered


async def test_the_odds_of_an_expedition_show_its_strength_against_every_enemy_that_is_not_hopeless(
    world: World,
) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=1")
    await world.bert.slash(world.channel, "game join")
    assert "no fight to calculate right now" in await reply_text(await world.anna.slash(world.channel, "odds"))
    await world.anna.slash(world.channel, "game start")
    reply = await reply_text(await world.clara.slash(world.channel, "odds"))
    assert "Wie stark sind wir?" in reply
    hopeless = re.search(r"Die (\d+) anderen Orte", reply)
    assert hopeless is not None
    assert len(re.findall(r"Verlies \d+, .*: \d+ %", reply)) + int(hopeless[1]) == 11, "the boss is one of them"
    for_anna = await reply_text(await world.anna.slash(world.channel, "odds"))
    assert len(re.findall(r"Dungeon \d+, .*%", for_anna)) + int(hopeless[1]) == 11, "one chance for each dungeon"
    against = await reply_text(await world.anna.slash(world.channel, "odds", target="Kobold"))
    assert re.search(r"Kobold: (\d+|below \d)%", against)
    assert "Name one enemy" in await reply_text(await world.anna.slash(world.channel, "odds", target="Kobold, Orc"))
    for who in (world.anna, world.bert):
        await who.slash(world.channel, "enter", dungeon="1")
    hand = await reply_text(await world.asked_person().slash(world.channel, "odds"))
    chance = r", then the others one hand each: (\d+|below \d|above \d+)%"
    assert re.search("Play this hand" + chance, hand)
    assert re.search("Throw it away and play the next one" + chance, hand)
    assert "What you can do" not in hand, "each move has one chance"


async def test_the_chances_of_a_game_without_a_picture_of_them_stand_once_as_text(world: World) -> None:
    drawn = await world.anna.slash(world.channel, "odds", attacker="Galan", target="strength 8, life 8")
    assert drawn.response is not None
    assert drawn.response.attachments
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=1")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    typed = await world.anna.slash(world.channel, "odds")
    assert typed.response is not None
    assert "How strong are we?" in await reply_text(typed)
    assert not typed.response.attachments, "it would only repeat the text"
    panel = await world.open(world.anna)
    await world.anna.click(panel, label="Odds")
    assert "How strong are we?" in texts(panel)
    assert not world.pictures(panel)


async def test_a_game_without_dice_in_its_fights_says_so(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert "Fights in Imperator need no dice" in await reply_text(await world.anna.slash(world.channel, "odds"))


async def test_equally_likely_results_are_named_once(world: World) -> None:
    sides = {"attacker": "Hedda the Fighter, Soldier's Sword", "target": "Quarry Ogre"}
    reply = await reply_text(await world.anna.slash(world.channel, "odds", **sides))
    assert "Damage: 0 (10%) and 4–12 (10% each)" in reply
    assert "Critical hit and fumble: 10% each" in reply


def test_the_chances_begin_with_what_is_offered_and_name_equal_ones_once(languages: Languages) -> None:
    loaded = Dice(b"any")
    pieces = [
        "longsword",
        "kite-shield",
        "buckler",
        "bronze-shield",
        "wicker-shield",
        "sun-shield",
        "decorative-shield",
    ]
    state = given({"a": {"hand": ["hydra"]}, "b": {"hand": ["runa", *pieces]}}, ("a", "b"), loaded).state
    match: Match[Any] = Match(game("heldenkampf"), loaded, state, seats=2)
    match.play(0, Move("attack", ("hydra", "bridge")))
    match.play(1, Move("answer", ("runa",)))
    table = private_table(match, 1, Person(1, "Anna"), "en")
    lines = chance_lines(table, 1, Ask("lesson", match.menus()[1]))
    words = [languages.say(line, "en", game="heldenkampf", people=["Anna", "Bert"]) for line in lines]
    shields = ("Buckler", "Bronze Shield", "Wicker Shield")
    first = ["Longsword and Kite Shield", *(f"{shield} and Longsword" for shield in shields)]
    fully = "wins more than 99% fully equipped"
    assert [word.removesuffix(fully) for word in words] == [
        *(f"Add equipment › {both}, roll all: 12 (defence 13) against 10, " for both in first),
        "Roll all strikes, wins 2%",
        "Add equipment › Sun Shield and Decorative Shield, ",
    ]
