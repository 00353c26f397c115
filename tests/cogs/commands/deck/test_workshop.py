"""``/deck new``: a deck is built on a page, which keeps it through presses that come twice and through restarts."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from cogs.ui.decks.layout import cut_list
from host.people import Person
from host.seating.deck_drafts import NEW, DeckDraft
from host.seating.deck_library import LibraryDeck
from tests.cogs.commands.deck.writing import filled, game_decks, write
from tests.cogs.world import GAME, World, labels, reply_text, texts
from tests.locales import ALL
from tests.openapi import limits

EMPTY = {"hero": "", "levels": 0, "cards": {}}


async def page_of(world: World, who: MemberActor, **options: str) -> ResponseMessage:
    """Open the page of ``/deck new``."""
    result = await who.slash(world.channel, "deck new", **options)
    assert result.response is not None
    return result.response


def menu(page: ResponseMessage, what: str) -> dict[str, Any]:
    """Return the list of the page whose custom id ends so."""
    return next(
        part
        for part in walk_components(page.components)
        if part.get("custom_id", "").split(":")[-1].split("-")[0] == what
    )


async def pick(who: MemberActor, page: ResponseMessage, *cards: str) -> None:
    """Tap cards in the list."""
    await who.select(page, list(cards), custom_id=menu(page, "pick")["custom_id"])


async def stored(world: World, who: MemberActor, key: str = NEW) -> DeckDraft | None:
    return await world.bot.master.deck_drafts.find(Person(who.id, "Anna", "en-US"), GAME, key)


async def own(world: World, who: MemberActor) -> list[LibraryDeck]:
    return await world.bot.master.deck_library.own(Person(who.id, "Anna", "en-US"), GAME)


async def save(world: World, who: MemberActor, page: ResponseMessage, name: str) -> InteractionResult:
    form = await who.click(page, label="Save")
    return await who.submit_modal(form, {"name": name})


async def test_a_legal_deck_is_built_from_nothing_in_five_presses(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Hedda the Fighter")
    await pick(world.anna, page, "grey-wolf", "village-militia")
    assert "15 of 40" in texts(page)
    assert "25 cards are missing" in texts(page)
    await world.anna.click(page, label="Fill up")
    assert "may be played" in texts(page)
    assert "Fill up" not in labels(page)
    result = await save(world, world.anna, page, "Pack")
    assert "“Pack” is saved" in texts(page)
    assert "may be played" in texts(result.followups[-1])
    (deck,) = await own(world, world.anna)
    assert (deck.identifier, deck.playable) == ("Pack", True)
    assert deck.deck["cards"]["grey-wolf"] >= 2
    assert await stored(world, world.anna) is None


async def test_tapped_cards_get_their_number_with_one_press_and_the_next_ones_come_with_it(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Hedda the Fighter")
    await pick(world.anna, page, "grey-wolf", "village-militia")
    await world.anna.click(page, label="4")
    await pick(world.anna, page, "grove-stag")
    draft = await stored(world, world.anna)
    assert draft is not None
    assert draft.deck["cards"] == {"grey-wolf": 4, "village-militia": 4, "grove-stag": 4}
    assert "**Grove Stag**, 4 in the deck · Creature" in texts(page)
    await world.anna.click(page, label="Out")
    await pick(world.anna, page, "grey-wolf", "village-militia")
    await world.anna.click(page, label="1")
    await world.anna.select(page, ["village-militia"], custom_id=menu(page, "look")["custom_id"])
    await world.anna.click(page, label="3")
    draft = await stored(world, world.anna)
    assert draft is not None
    assert draft.deck["cards"] == {"grey-wolf": 1, "village-militia": 3}


async def test_the_last_change_is_taken_back_once(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Hedda the Fighter")
    await pick(world.anna, page, "grey-wolf")
    await world.anna.click(page, label="Fill up")
    assert "✨ Added: " in texts(page)
    for _ in range(2):
        await world.bot.master.deck_drafts.change(
            Person(world.anna.id, "Anna", "en-US"), GAME, NEW, DeckDraft(EMPTY), DeckDraft.undone
        )
    draft = await stored(world, world.anna)
    assert draft is not None
    assert draft.deck["cards"] == {"grey-wolf": 2}


async def test_filters_narrow_the_cards_by_class_kind_cost_and_deck(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Ombert the Wizard")
    await world.anna.select(page, ["kind-spell", "cost-1"], custom_id=menu(page, "filter")["custom_id"])
    assert [o["value"] for o in menu(page, "filter")["options"] if o.get("default")] == ["kind-spell", "cost-1"]
    cards = {option["value"] for option in menu(page, "pick")["options"]}
    assert "spark-dart" in cards
    assert all(option["description"].startswith("Spell · Play 1") for option in menu(page, "pick")["options"])
    assert "mending-light" not in cards, "a wizard cannot use it"
    await world.anna.select(page, ["class-cleric", "kind-spell"], custom_id=menu(page, "filter")["custom_id"])
    assert "mending-light" in {option["value"] for option in menu(page, "pick")["options"]}
    await world.anna.select(page, ["in-deck"], custom_id=menu(page, "filter")["custom_id"])
    assert [option["value"] for option in menu(page, "pick")["options"]] == ["wizard", "level"]
    await world.anna.select(page, [], custom_id=menu(page, "filter")["custom_id"])
    await world.anna.click(page, label="More")
    assert "Cards 26–50 of" in menu(page, "pick")["placeholder"]


async def test_what_is_built_survives_a_restart_and_is_private(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Hedda the Fighter")
    await pick(world.anna, page, "grey-wolf")
    await world.restart()
    await world.anna.click(page, label="4")
    assert "15 of 40" in texts(page)
    assert "Deck workshop: a new deck" in texts(await page_of(world, world.anna))
    assert "15 of 40" in texts(await page_of(world, world.anna))
    assert "of 40**" not in texts(await page_of(world, world.bert)), "others begin with nothing"
    form = await world.anna.click(page, label="Save")
    await world.restart()
    assert "“Late” is saved" in await reply_text(await world.anna.submit_modal(form, {"name": "Late"}))


async def test_presses_that_come_twice_change_nothing_more(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Hedda the Fighter")
    await pick(world.anna, page, "grey-wolf")
    await world.anna.click(page, label="3")
    before = await stored(world, world.anna)
    await world.anna.click(page, label="3")
    assert await stored(world, world.anna) == before
    forms = [await world.anna.click(page, label="Save") for _ in range(2)]
    for form in forms:
        assert "“Twice” is saved" in await reply_text(await world.anna.submit_modal(form, {"name": "Twice"}))
    assert len(await own(world, world.anna)) == 1


async def test_a_page_is_begun_from_a_ready_deck_and_what_it_replaces_comes_back(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Hedda the Fighter")
    await world.anna.click(page, label="Start from")
    await world.anna.click(page, label="Back")
    assert "**11 of 40** cards (11 of them hero and level cards)" in texts(page)
    assert "Cards by cost" not in texts(page)
    await world.anna.click(page, label="Start from")
    await world.anna.select(page, ["glow-and-frost"], custom_id=menu(page, "from")["custom_id"])
    draft = await stored(world, world.anna)
    assert draft is not None
    assert draft.deck == game_decks().ready()["glow-and-frost"]
    await world.anna.click(page, label="Undo")
    assert "11 of 40" in texts(page)
    page = await page_of(world, world.anna, deck="Night Blades")
    assert "40 of 40" in texts(page)
    assert "Cards by cost" in texts(page)
    await world.anna.click(page, label="Undo")
    assert "11 of 40" in texts(page)
    await world.anna.click(page, label="Start over")
    assert "Hedda the Fighter" in labels(page)


async def test_an_own_deck_is_changed_on_the_page_and_keeps_its_name(world: World) -> None:
    await write(world, world.anna)
    page = await page_of(world, world.anna, deck="Wolves")
    assert "Deck workshop: Wolves" in texts(page)
    await world.anna.select(page, ["grey-wolf"], custom_id=menu(page, "look")["custom_id"])
    await world.anna.click(page, label="3")
    assert "One card is missing: the deck has 39 of at least 40, hero and level cards included" in texts(page)
    form = await world.anna.click(page, label="Save")
    assert filled(form) == {"name": "Wolves"}
    await world.anna.submit_modal(form, {"name": "Wolves"})
    (deck,) = await own(world, world.anna)
    assert deck.deck["cards"]["grey-wolf"] == 3


async def test_a_refused_name_keeps_the_page_and_says_why(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Hedda the Fighter")
    await save(world, world.anna, page, "Shield Wall")
    assert "already a deck called" in texts(page)
    assert await stored(world, world.anna) is not None
    assert await own(world, world.anna) == []


async def test_a_deck_is_built_from_an_open_table_and_played_there(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    choice = await world.anna.click(world.board(), custom_id="b:1:deck")
    assert choice.response is not None
    opened = await world.anna.click(choice.response, label="Build a deck")
    assert opened.response is not None
    await world.anna.click(opened.response, label="Fill up")
    await save(world, world.anna, opened.response, "Filled")
    chosen = await world.anna.click(opened.response, label="Play it here")
    assert "You will play “Filled”" in await reply_text(chosen)
    assert world.table().assignments[0].deck is not None


async def test_a_third_hero_is_refused_and_two_heroes_share_the_level_cards(world: World) -> None:
    page = await page_of(world, world.anna)
    await world.anna.click(page, label="Ombert the Wizard")
    await world.anna.select(page, ["kind-hero"], custom_id=menu(page, "filter")["custom_id"])
    await pick(world.anna, page, "rogue")
    draft = await stored(world, world.anna)
    assert draft is not None
    assert (draft.deck["levels"], draft.deck["second_levels"]) == (5, 5)
    await pick(world.anna, page, "fighter")
    assert "at most two heroes" in texts(page)
    await world.anna.select(page, ["wizard"], custom_id=menu(page, "pick")["custom_id"])
    await world.anna.click(page, label="Out")
    draft = await stored(world, world.anna)
    assert draft is not None
    assert (draft.deck["hero"], draft.deck["levels"], draft.deck.get("second_hero")) == ("rogue", 10, None)


async def test_a_deck_with_unreadable_lines_is_opened_as_text(world: World) -> None:
    await write(world, world.anna, "Draft", "4 Grey Wolf\n1 Unicorn")
    form = await world.anna.slash(world.channel, "deck new", deck="Draft")
    assert filled(form)["list"] == "4 Grey Wolf\n1 Unicorn"
    await world.anna.submit_modal(form, {"name": "Draft", "list": "4 Grey Wolf"})
    (deck,) = await own(world, world.anna)
    assert deck.faults == ()


async def test_the_form_takes_a_text_file_and_explains_other_files(world: World) -> None:
    async def sent(content: bytes) -> str:
        form = await world.anna.slash(world.channel, "deck import")
        return await reply_text(await world.anna.submit_modal(form, {"file": ("deck.txt", content)}))

    assert "“Pack” is saved" in await sent(b"# Pack\n4 Grey Wolf")
    assert "not a text file" in await sent(b"\xff\xfe\x00")
    assert "too long" in await sent(b"4 Grey Wolf\n" * 2000)


@pytest.mark.parametrize("language", ALL)
async def test_the_page_fits_discord_in_every_language_with_every_deck(world: World, language: str) -> None:
    world.locales[world.anna.id] = {"en": "en-US"}.get(language, language)
    page = await page_of(world, world.anna)
    for deck in game_decks().ready():
        await world.bot.master.deck_drafts.change(
            Person(world.anna.id, "Anna", language),
            GAME,
            NEW,
            DeckDraft(EMPTY),
            lambda draft, deck=deck: draft.with_deck(game_decks().ready()[deck], ["grey-wolf"]),
        )
        page = await page_of(world, world.anna)
        body = {"components": page.components, "flags": 1 << 15}
        assert limits.violations("POST", "channels/1/messages", body) == []


def test_a_long_list_of_new_cards_ends_after_a_whole_name() -> None:
    words = ", ".join(["1 × Grey Wolf"] * 50)
    short = cut_list(words)
    assert len(short) < len(words)
    assert short.endswith("Grey Wolf …")
    assert cut_list("1 × Grey Wolf") == "1 × Grey Wolf"
