"""``/deck use``: legal decks are chosen for a table before the game begins, and stay private."""

from __future__ import annotations

from engine.games import game
from render.languages import Languages
from tests.cogs.commands.deck.writing import write
from tests.cogs.world import GAME, World, pressable, reply_text, texts, walk


async def test_a_deck_is_chosen_below_the_open_board_and_played(world: World) -> None:
    await write(world, world.anna)
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    result = await world.anna.click(world.board(), custom_id="b:1:deck")
    assert result.response is not None
    assert result.response.ephemeral
    select, _ = pressable(result.response).values()
    assert [option["label"] for option in select["options"]][:2] == ["Deal me a ready-made deck", "Wolves"]
    await world.anna.select(result.response, ["=Wolves"])
    assert "You will play “Wolves”" in texts(result.response)
    assert "Night Blades" in await reply_text(await world.bert.slash(world.channel, "deck use", deck="Night Blades"))
    await world.anna.slash(world.channel, "game start")
    players = world.table().playing().state.players
    assert sorted([*players[0].hand, *players[0].pile]).count("grey-wolf") == 4
    assert sorted([*players[1].hand, *players[1].pile]).count("adder-fang") == 2
    assert (await world.bot.master.archive.verify(1)).problem is None


async def test_a_choice_of_deck_survives_a_restart_and_stays_private(world: World) -> None:
    await write(world, world.anna)
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.slash(world.channel, "deck use", deck="Wolves")
    await world.restart()
    await world.bert.slash(world.channel, "game join")
    public = "\n".join(f"{m.content} {[embed.to_dict() for embed in m.embeds]}" for m in world.channel.history())
    assert "Wolves" not in public
    await world.anna.slash(world.channel, "game start")
    player = world.table().playing().state.players[0]
    assert [*player.hand, *player.pile].count("grey-wolf") == 4
    await world.restart()
    assert (await world.bot.master.archive.verify(1)).problem is None


async def test_only_a_seated_person_chooses_only_before_the_start_and_only_a_legal_deck(world: World) -> None:
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "deck use"))
    await write(world, world.anna, "Draft", "4 Grey Wolf")
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "may not be played yet" in await reply_text(await world.anna.slash(world.channel, "deck use", deck="Draft"))
    assert "no deck called" in await reply_text(await world.anna.slash(world.channel, "deck use", deck="Nothing"))
    assert "not playing" in await reply_text(await world.bert.slash(world.channel, "deck use", deck="shield-wall"))
    assert "nicht mit" in await reply_text(await world.clara.click(world.board(), custom_id="b:1:deck"))
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert "already started" in await reply_text(await world.anna.slash(world.channel, "deck use", deck="shield-wall"))
    assert "already started" in await reply_text(await world.anna.slash(world.channel, "deck use"))


async def test_a_choice_is_taken_back(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.slash(world.channel, "deck use", deck="shield-wall")
    result = await world.anna.slash(world.channel, "deck use")
    assert result.response is not None
    select, _ = pressable(result.response).values()
    assert [option["label"] for option in select["options"] if option.get("default")] == ["Shield Wall"]
    await world.anna.select(result.response, ["="])
    assert "the ready-made deck that you are dealt" in texts(result.response)
    assert world.table().assignments[0].deck is None


async def test_the_list_of_decks_names_hero_style_and_difficulty_in_the_readers_language(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.clara.slash(world.channel, "game join")
    for who, expected in (
        (world.anna, "Hedda the Fighter · sturdy creatures, good weapons · easy"),
        (world.clara, "Kämpferin Hedda · robuste Wesen, gute Waffen · leicht"),
    ):
        result = await who.click(world.board(), custom_id="b:1:deck")
        assert result.response is not None
        options = next(component for component in walk(result.response.components) if component["type"] == 3)["options"]
        abouts = {option["value"]: option.get("description", "") for option in options}
        assert abouts["=shield-wall"] == expected
        assert all(" · " in about for value, about in abouts.items() if value != "=")


def test_every_ready_deck_has_a_style_and_a_difficulty(languages: Languages) -> None:
    decks = game(GAME).decks
    assert decks is not None
    for identifier, deck in decks.ready().items():
        text = decks.style(identifier, deck)
        assert text.key == "deck-ready-style", identifier
        for language in languages.known(GAME):
            assert len(languages.say(text, language, game=GAME)) <= 100
