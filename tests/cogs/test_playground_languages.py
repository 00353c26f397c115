"""The languages of the people in the playground, and of the commands that they type."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from simcord import interactions as simulated
from simcord.actors import MemberActor, _autocomplete_result, _slash_resolved

from cogs.playground_languages import locales, set_locales
from engine.locales import DEFAULT
from render.languages import Languages
from tests.cogs.world import World, reply_text


@pytest.mark.parametrize(
    ("there", "first", "read"),
    [
        ((), DEFAULT, ["en-US", "en-US", "en-US", "en-US"]),
        (("de",), DEFAULT, ["en-US", "en-US", "de", "de"]),
        (("de", "nl"), "de", ["de", "de", "en-US", "nl"]),
        (("de", "fr", "pt-BR"), DEFAULT, ["en-US", "en-US", "de", "fr", "pt-BR", "de"]),
        (("la",), DEFAULT, ["en-US", "en-US", "la"]),
    ],
    ids=["the default alone", "one more", "another first", "several", "one that Discord does not know"],
)
def test_two_people_read_the_language_of_the_server_and_the_next_ones_every_other_in_turn(
    tmp_path: Path, there: tuple[str, ...], first: str, read: list[str]
) -> None:
    for language in (DEFAULT, *there):
        (tmp_path / "house" / language).mkdir(parents=True)
        (tmp_path / "house" / language / "a.ftl").write_text("list-end = { $first } { $last }\n", "utf-8")
    languages = Languages(data=tmp_path, games=(), names=lambda _: {})
    assert list(islice(locales(languages, first), len(read))) == read


async def test_everybody_types_commands_and_options_in_their_own_language_as_in_discord(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulated, "base_payload", simulated.base_payload)  # so that it is undone after the test
    set_locales(world.env, {world.anna.id: "nl", world.bert.id: "en-US", world.clara.id: "de"})

    def shown(who: MemberActor, name: str) -> dict[str, object]:
        commands = world.env.backend.visible_commands(user_id=who.id, channel_id=world.channel.id)
        return next(command for command in commands if command["name"] == name)

    game = shown(world.clara, "spiel")
    assert str(game["description"]).startswith("In diesem Kanal")
    opened = await _slash_resolved(world.clara, world.channel, "spiel neu", {"spiel": "imperator"}, game)
    assert opened.response is not None
    assert world.table().game == "imperator"
    offered = await _autocomplete_result(
        world.anna, world.channel, "kaart", "kaart", "", {}, root=shown(world.anna, "kaart")
    )
    assert offered.autocomplete_choices
    words = await reply_text(await _slash_resolved(world.bert, world.channel, "help", {}, shown(world.bert, "help")))
    assert "Imperator" in words
