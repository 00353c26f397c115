"""Double-class heroes: the option, decks of two heroes, and the choice of the class that gains a level."""

from __future__ import annotations

import json

from engine.kernel.match import Match
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.state import Duel
from tests.cogs.commands.deck.test_decks import write
from tests.cogs.world import World, labels, reply_text, texts

LIST = """\
1 Silja the Rogue
5 Level card
1 Ombert the Wizard
4 Level card
4 Grey Wolf
4 Dusk Hawk
4 Paper Imp
4 Sling Urchin
4 Spark Dart
4 Oil Flask
4 Boot Dagger
1 Padded Coat
"""


async def begin(world: World) -> None:
    """Begin a game of heroes with two classes; the player on turn holds level cards of both."""
    world.locales[world.bert.id] = "de"
    await world.anna.slash(world.channel, "game new", game="telperinquar", options="double_class=true first=0")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table, match = world.table(), world.table().playing()
    saved = json.loads(match.save())
    player = saved["state"]["players"][0]
    player["hand"] = [*(key for key in player["hand"] if key not in LEVELS), "level-rogue", "level-wizard"]
    table.match = Match[Duel].load(table.rules, match.dice.key, json.dumps(saved).encode())


async def test_a_deck_of_two_heroes_is_written_checked_and_chosen(world: World) -> None:
    reply = await reply_text(await write(world, world.anna, "Both", LIST))
    assert "✅ This deck may be played." in reply
    assert "Hero: Silja the Rogue, with 5 level cards" in reply
    assert "Hero: Ombert the Wizard, with 4 level cards" in reply
    checked = await reply_text(await world.anna.slash(world.channel, "deck check", deck="Both"))
    assert "Two hero cards make one hero: Silja the Rogue and Ombert the Wizard." in checked
    assert "only where double-class heroes are allowed" in checked
    exported = await reply_text(await world.anna.slash(world.channel, "deck export", deck="Both"))
    assert "5 Level card (Rogue)" in exported
    assert "4 Level card (Wizard)" in exported


async def test_a_deck_of_two_heroes_is_refused_unless_the_table_allows_it(
    world: World,
) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    refused = await reply_text(await world.anna.slash(world.channel, "deck use", deck="Smoke and Mirrors"))
    assert "You can play a deck with two heroes only where double-class heroes are allowed" in refused
    await world.anna.slash(world.channel, "game leave")
    opened = await reply_text(
        await world.anna.slash(world.channel, "game new", game="telperinquar", options="double_class=true")
    )
    assert "Double-class heroes" in opened
    assert "Smoke and Mirrors" in await reply_text(
        await world.anna.slash(world.channel, "deck use", deck="Smoke and Mirrors")
    )
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    heroes = [card.kind for card in world.table().playing().state.cards.values()]
    assert heroes[0] == "rogue+wizard"


async def test_the_panel_offers_each_class_with_the_level_it_would_reach(world: World) -> None:
    await begin(world)
    panel = await world.open(world.anna)
    await world.anna.click(panel, label=next(label for label in labels(panel) if "Level up" in label))
    offered = [label for label in labels(panel) if "to level 2" in label]
    assert offered == ["Level card (Rogue) – to level 2", "Level card (Wizard) – to level 2"]
    await world.anna.click(panel, label=offered[1])
    player = world.table().playing().state.players[0]
    assert (player.level, player.second_level) == (1, 2)
    assert "Wizard" in texts(panel)


async def test_the_command_takes_the_level_card_and_asks_for_it_where_it_is_left_out(world: World) -> None:
    await begin(world)
    asked = await world.anna.slash(world.channel, "levelup")
    assert asked.response is not None
    assert any("to level 2" in label for label in labels(asked.response))
    reply = await reply_text(await world.anna.slash(world.channel, "levelup", card="Level card (Rogue)"))
    assert "You rise to level 2 as a Rogue" in reply
    again = await reply_text(await world.anna.slash(world.channel, "levelup", card="level-wizard"))
    assert "only in the entry phase" in again
