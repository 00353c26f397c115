"""The options of a game: offered with their meaning, explained when a table is opened, worded for every game."""

from __future__ import annotations

import pytest

from cogs.tables.game_options import explained, names_of, offered
from engine.games import GAMES, game
from render.languages import Languages
from tests.cogs.world import World, said
from tests.locales import ALL


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("which", sorted(GAMES))
def test_every_option_of_every_game_is_worded_and_its_offers_can_be_typed(
    languages: Languages, which: str, language: str
) -> None:
    options_type = game(which).options_type
    for name in names_of(options_type):
        for key in (f"option-{name}", f"option-{name}-help"):
            assert languages.has(key.replace("_", "-"), language, which), key
    for label, typed in offered(which, languages, language):
        name, _, value = typed.partition("=")
        assert label.strip()
        options_type.model_validate({name: value})
    assert len("\n".join(explained(which, {}, languages, language))) < 1700


async def test_options_are_offered_with_their_meaning_and_narrowed_by_typing(world: World) -> None:
    async def options(typed: str) -> dict[str, str]:
        given = await world.anna.autocomplete(world.channel, "game new", "options", typed, game="imperator")
        return {choice["value"]: choice["name"] for choice in given}

    everything = await options("")
    assert "battle=ordered" in everything
    assert "round_limit=40" in everything
    assert everything["lives=3"].startswith("Lives: 3 – How many Imperators may fall")
    assert list(await options("tie")) == ["tie=defender", "tie=return"]
    assert "blind_raid=true lives=3" in await options("blind_raid=true liv")
    assert await options("nonsense") == {}


async def test_a_new_table_explains_its_house_rules_in_the_readers_language(world: World) -> None:
    told = await said(
        await world.clara.slash(world.channel, "game new", game="imperator", options="lives=3 battle=ordered")
    )
    assert "**Leben:** 3. So oft darf dein Imperator fallen" in told
    assert "**Schlacht:** geordnet." in told
    assert "**Blinder Beutezug:** nein." in told


async def test_a_wrong_option_is_refused(world: World) -> None:
    for options in ("lives=9", "battle=wild", "jokers=2", "lives"):
        told = await said(await world.anna.slash(world.channel, "game new", game="imperator", options=options))
        assert "lives" in told or "battle" in told or "jokers" in told
