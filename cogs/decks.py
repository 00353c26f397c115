"""Decks of one's own: looked at, written, checked, taken along; everything is seen by their owner alone."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import count

import discord

from cogs.answering import Press, answer, person_of, place_of, say
from cogs.deck_forms import DeckForm, choosing_view, deck_view
from cogs.embeds import COLOUR, png
from cogs.looking import drawn
from engine.games import GAMES
from engine.kernel.decks import deck_rules
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text
from host.seating.deck_library import LONGEST_LIST, LONGEST_NAME, MOST_DECKS, ShelfDeck
from host.tables.table import Status
from render.drawable import drawable
from render.languages import Reader
from render.pages import cut, item_sheet
from render.user_text import clean

LONGEST_FILE = 4 * LONGEST_LIST
"""Bytes of a list's file."""
LONGEST_EMBED = 4000
LONGEST_SHOWN = 1800
"""Characters of a list that stand in the answer itself."""
MOST_FAULTS = 15


def deck_reader(press: Press, game: str, *, markdown: bool = True) -> Reader:
    """For wording what concerns decks of a game to whoever pressed."""
    return Reader(press.client.languages.pick(press.locale.value, game), game, (), markdown)


async def game_of_decks(press: Press) -> str:
    """The game played in this channel if it has decks, otherwise the first of the house that has."""
    table = await press.client.master.find(place_of(press))
    if table is not None and deck_rules(table.rules) is not None:
        return table.game
    for game in GAMES:
        try:
            press.client.master.shelf.rules(game)
        except Refused:
            continue
        return game
    raise Refused(Refusal("refused-game-without-decks"))


# ---- looking


async def show_decks(press: Press) -> None:
    """One's own decks and the ready ones, each with what can be said in a line."""
    game = await game_of_decks(press)
    shelf = press.client.master.shelf
    own = await shelf.own(person_of(press), game)
    reader = deck_reader(press, game)
    tell = press.client.languages.tell
    embed = discord.Embed(title=tell(Text("decks-title"), reader), colour=COLOUR)
    heading = Text("decks-own", {"count": len(own), "most": MOST_DECKS})
    none = tell(Text("decks-none"), reader)
    for title, decks in ((heading, own), (Text("decks-ready"), shelf.ready(game))):
        lines = [_in_a_line(press, game, deck, reader) for deck in decks]
        embed.add_field(name=tell(title, reader), value=cut("\n".join(lines) or none, 1024), inline=False)
    await answer(press, "", embed=embed)


def _in_a_line(press: Press, game: str, deck: ShelfDeck, reader: Reader) -> str:
    item = press.client.master.shelf.rules(game).describe_deck(deck.deck, deck.title)
    values = {"deck": deck.title, "first": item.lines[0], "state": "playable" if deck.playable else "draft"}
    return cut(press.client.languages.tell(Text("decks-line", values), reader), 100)


async def show_deck(press: Press, called: str) -> None:
    """A deck with everything in it and its picture."""
    game = await game_of_decks(press)
    await _show(press, game, await press.client.master.shelf.find(person_of(press), game, called))


async def check_deck(press: Press, called: str) -> None:
    """What the rules say of a deck, line by line."""
    game = await game_of_decks(press)
    deck = await press.client.master.shelf.find(person_of(press), game, called)
    reader = deck_reader(press, game)
    title = press.client.languages.tell(deck.title, reader)
    embed = discord.Embed(title=title, description=_verdict(press, deck, reader, everything=True), colour=COLOUR)
    await answer(press, "", embed=embed, view=deck_view(deck, game, reader, press.client.languages))


def _verdict(press: Press, deck: ShelfDeck, reader: Reader, *, everything: bool) -> str:
    """The lines that were not understood and the rules; of the rules only those that are not simply kept, unless
    ``everything`` is wanted."""
    tell = press.client.languages.tell
    faults = deck.faults[:MOST_FAULTS]
    lines = [tell(Text("deck-fault", {"line": fault.line, "reason": fault.reason}), reader) for fault in faults]
    if len(deck.faults) > MOST_FAULTS:
        lines.append(tell(Text("deck-faults-more", {"count": len(deck.faults) - MOST_FAULTS}), reader))
    for finding in deck.findings:
        if everything or finding.mark != "good":
            values = {"mark": finding.mark, "text": finding.text, "rule": finding.rule}
            lines.append(tell(Text("deck-finding", values), reader))
    state = Text("deck-playable") if deck.playable else Text("deck-draft")
    return cut("\n".join([tell(state, reader), *lines]), LONGEST_EMBED)


async def _show(press: Press, game: str, deck: ShelfDeck, said: Text | None = None) -> None:
    """Answer with a deck: what was done, what is wrong with it, what is in it, and its picture."""
    reader = deck_reader(press, game)
    languages, pictures = press.client.languages, press.client.pictures
    item = press.client.master.shelf.rules(game).describe_deck(deck.deck, deck.title)
    sheet = item_sheet(item, languages, reader.language, game)
    words = [languages.tell(said, reader)] if said is not None else []
    words += [_verdict(press, deck, reader, everything=False), "", *sheet.lines]
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(words), LONGEST_EMBED), colour=COLOUR)
    buttons = deck_view(deck, game, reader, languages)
    drawn_item = item._replace(heading=_drawable_title(press, game, deck))
    picture = await drawn(press, lambda: pictures.item(game, drawn_item, reader.language))
    if picture is None:
        await answer(press, "", embed=embed, view=buttons)
        return
    embed.set_image(url="attachment://deck.png")
    await answer(press, "", embed=embed, view=buttons, file=png(picture, "deck.png", sheet.alt))


def _drawable_title(press: Press, game: str, deck: ShelfDeck) -> Text:
    """The title with the signs that a picture can show."""
    words = drawable(press.client.languages.tell(deck.title, deck_reader(press, game, markdown=False)))
    return Text("deck-title", {"name": words}) if words else Text("button-deck")


# ---- writing


async def write_deck(press: Press, called: str | None) -> None:
    """Open the form for a new deck; for a deck of one's own to change it; for a ready deck to write another."""
    game = await game_of_decks(press)
    deck = None if called is None else await press.client.master.shelf.find(person_of(press), game, called)
    await open_form(press, game, deck)


async def edit_deck(press: Press, game: str, called: str) -> None:
    """Open the form for a deck of a button."""
    await open_form(press, game, await press.client.master.shelf.find(person_of(press), game, called))


async def open_form(press: Press, game: str, deck: ShelfDeck | None, *, blank: bool = False) -> None:
    """A form with a deck in it, or with the beginning of one unless it shall be ``blank``."""
    reader = deck_reader(press, game, markdown=False)
    tell = press.client.languages.tell
    if deck is None:
        name, words = "", "" if blank else tell(press.client.master.shelf.rules(game).deck_template(), reader)
    else:
        name = tell(deck.title, reader) if deck.words else ""
        words = deck.words or _list_words(press, game, deck, reader)

    before = deck.identifier if deck is not None and deck.words else None

    async def done(pressed: Press, called: str, typed: str) -> None:
        try:
            await keep(pressed, game, called, typed, instead_of=before)
        except Refused as refused:  # what somebody typed is not lost
            await _answer_list(pressed, say(pressed, refused.refusal.text), typed)

    await press.response.send_modal(DeckForm(lambda text: tell(text, reader), done, name, words))


async def keep(press: Press, game: str, called: str, words: str, *, instead_of: str | None = None) -> None:
    """Keep what was written and say what the rules make of it."""
    shelf = press.client.master.shelf
    keeping = shelf.keep(person_of(press), game, called, words, instead_of=instead_of)
    deck = await press.client.master.finish(keeping)
    await _show(press, game, deck, Text("said-deck-kept", {"deck": deck.title}))


async def take_in(press: Press, called: str | None, words: str | None, file: discord.Attachment | None) -> None:
    """Keep a list that was pasted or sent as a file; without either, open a form to paste it into."""
    game = await game_of_decks(press)
    if file is None and not (words and words.strip()):
        await open_form(press, game, None, blank=True)
        return
    await press.response.defer(ephemeral=True, thinking=True)
    typed = words or ""
    if file is not None:
        typed = await _read(file)
    name = called or await _free_name(press, game, typed)
    await keep(press, game, name, typed)


async def _read(file: discord.Attachment) -> str:
    """The words of a file. Raises Refused for one that is too large or no text."""
    if file.size > LONGEST_FILE:
        raise Refused(Refusal("refused-deck-long", {"most": LONGEST_LIST}))
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Refusal("refused-deck-file")) from None


async def _free_name(press: Press, game: str, words: str) -> str:
    """A name for a list that came without: its first line if that is a comment, with a number where it is taken."""
    reader = deck_reader(press, game, markdown=False)
    tell = press.client.languages.tell
    first = next((line.strip() for line in words.splitlines() if line.strip()), "")
    heading = clean(first.lstrip("# "))[: LONGEST_NAME - 4].strip() if first.startswith("#") else ""
    shelf = press.client.master.shelf
    decks = [*await shelf.own(person_of(press), game), *shelf.ready(game)]
    taken = [tell(deck.title, reader).casefold() for deck in decks]
    for number in count(1):
        unnamed = tell(Text("deck-unnamed", {"number": number}), reader)
        name = (heading if number == 1 else f"{heading} {number}") if heading else unnamed
        if name.casefold() not in taken:
            return name
    raise AssertionError("numbers do not end")


async def export(press: Press, called: str) -> None:
    """A deck as a list that can be taken in again, here or elsewhere."""
    game = await game_of_decks(press)
    deck = await press.client.master.shelf.find(person_of(press), game, called)
    await _hand_out(press, game, deck, Text("said-deck-export", {"deck": deck.title}))


async def delete(press: Press, called: str) -> None:
    """Take a deck off the shelf, and hand it out a last time."""
    game = await game_of_decks(press)
    master = press.client.master
    deck = await master.finish(master.shelf.remove(person_of(press), game, called))
    await _hand_out(press, game, deck, Text("said-deck-deleted", {"deck": deck.title}))


async def _hand_out(press: Press, game: str, deck: ShelfDeck, said: Text) -> None:
    plain = deck_reader(press, game, markdown=False)
    tell = press.client.languages.tell
    words = deck.words if deck.faults else f"# {tell(deck.title, plain)}\n{_list_words(press, game, deck, plain)}"
    await _answer_list(press, tell(said, deck_reader(press, game)), words)


async def _answer_list(press: Press, told: str, words: str) -> None:
    """Say something and hand a list out, as text to copy and as a file."""
    if len(words) <= LONGEST_SHOWN and "```" not in words:
        told = f"{told}\n```\n{words}\n```"
    file = discord.File(io.BytesIO(words.encode("utf-8", "replace")), "deck.txt")
    await answer(press, told, file=file)


def _list_words(press: Press, game: str, deck: ShelfDeck, plain: Reader) -> str:
    lines = press.client.master.shelf.rules(game).deck_list(deck.deck)
    return "\n".join(press.client.languages.tell(line, plain) for line in lines)


# ---- taking along


async def use_deck(press: Press, called: str | None) -> None:
    """Choose a deck for the table of this channel; without a name, offer those there are."""
    table = await press.client.master.at(place_of(press))
    if called is None:
        await offer_decks(press, table.id)
    else:
        await answer(press, await bring(press, table.id, called))


async def offer_decks(press: Press, table_id: int) -> None:
    """The decks that may be played at a table, to choose one. Raises Refused for strangers and after the start."""
    table = await press.client.master.get(table_id)
    seat = table.seat_of(press.user.id)
    if table.status is not Status.OPEN:
        raise Refused(Refusal("refused-begun" if table.status is Status.RUNNING else "refused-closed"))
    shelf = press.client.master.shelf
    own = await shelf.own(person_of(press), table.game)
    rules = shelf.rules(table.game)
    allowed = [deck for deck in [*own, *shelf.ready(table.game)] if deck.playable]
    unfit = [rules.unfit(table.options, deck.deck) for deck in allowed]
    playable = [deck for deck, refusal in zip(allowed, unfit, strict=True) if refusal is None]
    if unfit and not playable and unfit[0] is not None:
        raise Refused(unfit[0])
    brought = table.chairs[seat].deck
    present = brought.title if brought is not None else None
    plain = deck_reader(press, table.game, markdown=False)
    view = choosing_view(table_id, playable, present, plain, press.client.languages)
    await answer(press, press.client.languages.tell(Text("deck-choose"), plain), view=view)


async def choose_deck(press: Press, table_id: str, called: str) -> None:
    """Take a deck of the list along ("": whatever the game deals out); the list makes room for what was done."""
    await press.response.edit_message(content=await bring(press, int(table_id), called or None), view=None)


async def bring(press: Press, table_id: int, called: str | None) -> str:
    """Take a deck along to a table; what to say of it."""
    title = await press.client.master.bring(table_id, person_of(press), called)
    table = await press.client.master.get(table_id)
    said = Text("said-deck-any") if title is None else Text("said-deck-brought", {"deck": title})
    return press.client.languages.tell(said, deck_reader(press, table.game))


async def suggested(press: Press, typed: str, *, own_only: bool = False) -> Sequence[tuple[str, str]]:
    """The titles and identifiers of the decks whose title contains what was typed."""
    game = await game_of_decks(press)
    shelf = press.client.master.shelf
    decks = await shelf.own(person_of(press), game)
    if not own_only:
        decks = [*decks, *shelf.ready(game)]
    reader = deck_reader(press, game, markdown=False)
    named = [(press.client.languages.tell(deck.title, reader), deck.identifier) for deck in decks]
    return [(title, identifier) for title, identifier in named if typed.strip().casefold() in title.casefold()]
