"""Two bots whose games differ only in hidden cards send the same calls and pictures after every press."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.http import router
from simcord.results import ResponseMessage

from cogs.client import Spielleiter
from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.replay import replay
from engine.talisman.cards.library import library
from engine.tenefyr.play import setup as expedition
from engine.tenefyr.state import LEVELS
from host.people import Person
from host.publishing.posts import Posts
from host.record.verifying import sealed
from host.tables.table import Table
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store
from tests.cogs.conftest import SETTLING, quiet_settings
from tests.cogs.ui.panel.pressing import move_ids
from tests.cogs.world import World, pressable
from tests.simulated import PatientEnv

ANNA, BERT = 0, 1
PRESSES = 24
"""Presses in a game, unless the hidden card is revealed earlier."""
UNDO_EVERY = 9
"""Actions after which the last decision is taken back."""
LOOKS = ("hand", "board", "who", "piles", "odds", "hint", "help")
"""Commands that change nothing, typed between the moves."""
NUMBERS = re.compile(r"\d{15,}")
TOKENS = re.compile(r"(webhooks|interactions)/(\d+)/([^/]+)")
MOMENTS = re.compile(r"<t:\d+(:\w)?>")

Exchange = Callable[[Any], None]
"""A function that exchanges hidden cards in the first position of a game."""


def swap(cards: list[str], number: int, others: list[str], place: int) -> None:
    cards[number], others[place] = others[place], cards[number]


def _bottom_of_a_dungeon(state: Any) -> None:
    """Exchange a card of the dungeon with the highest level, as far from the players as a dungeon can be."""
    (*_, dungeon), reserve = state.dungeons, state.reserve[-1]
    swap(dungeon.cards, 0, reserve, next(n for n, card in enumerate(reserve) if card != dungeon.cards[0]))


def _bottom_of_a_deck(state: Any) -> None:
    """Exchange the bottom card of Bert's deck, which is drawn last."""
    deck = state.players[BERT].deck
    swap(deck, 0, deck, next(n for n, card in enumerate(deck) if card != deck[0]))


def _spell_in_the_hand(state: Any) -> None:
    state.adventurers[BERT].spells.append(state.spells.pop(0))


def _other_spell_in_the_hand(state: Any) -> None:
    swap(state.spells, 0, state.spells, next(n for n, card in enumerate(state.spells) if card != state.spells[0]))
    _spell_in_the_hand(state)


def _among_enemies(exchange: Exchange) -> Exchange:
    """Return the same exchange in a game in which strong Enemies are drawn first."""

    def exchanged(state: Any) -> None:
        exchange(state)
        enemies = {card: enemy for card in state.adventure if (enemy := library().enemy(card)) is not None}
        state.adventure.sort(key=lambda card: enemies[card].strength + enemies[card].craft if card in enemies else 0)

    return exchanged


def _bottom_of_bert(state: Any) -> None:
    pile = state.players[BERT].pile
    swap(pile, 0, pile, next(n for n, card in enumerate(pile) if card != pile[0]))


def _hand_of_bert(state: Any) -> None:
    bert = state.players[BERT]
    swap(bert.hand, 0, bert.pile, next(n for n, card in enumerate(bert.pile) if card not in bert.hand))


def _as_dealt(state: Any) -> None:
    pass


@dataclass(frozen=True)
class Difference:
    """The difference between the games of the two bots; ``owner`` is the seat that sees the card, None for nobody."""

    game: str
    one: Exchange
    other: Exchange
    owner: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    presses: int = PRESSES
    least: int = 20
    """Fewest presses that must be compared; fewer where the card is revealed early."""
    happens: str = ""
    """A kind of line or an event that the journal must contain."""


DEALING: Mapping[str, tuple[Any, str]] = {"tenefyr": (expedition, "_lay_out")}
"""The function that deals the cards, for games that do not deal them at setup."""

DIFFERENCES = {
    "duel-deck": Difference("telperinquar", _as_dealt, _bottom_of_bert, happens="undo"),
    "duel-hand": Difference("telperinquar", _as_dealt, _hand_of_bert, BERT),
    "imperator-pile": Difference("imperator", _as_dealt, lambda war: swap(war.pile, 0, war.pile, 1), happens="undo"),
    "imperator-hand": Difference(
        "imperator", _as_dealt, lambda war: swap(war.players[BERT].draft, 0, war.pile, 0), BERT, least=4
    ),
    "heldenkampf-monsters": Difference(
        "heldenkampf", _as_dealt, lambda quest: swap(quest.monsters, 0, quest.monsters, 1), happens="undo"
    ),
    "tenefyr-dungeon": Difference("tenefyr", _as_dealt, _bottom_of_a_dungeon, happens="undo"),
    "tenefyr-deck": Difference("tenefyr", _as_dealt, _bottom_of_a_deck, happens="undo"),
    "talisman-deaths": Difference(
        "talisman",
        _among_enemies(_spell_in_the_hand),
        _among_enemies(_other_spell_in_the_hand),
        BERT,
        {"options": "even_start=true"},
        presses=40,
        happens="event-died",
    ),
    "talisman-adventure": Difference("talisman", _as_dealt, lambda state: swap(state.adventure, 0, state.adventure, 1)),
    "talisman-spell": Difference("talisman", _spell_in_the_hand, _other_spell_in_the_hand, BERT, happens="undo"),
}
QUICKEST = ("duel-hand", "imperator-hand", "heldenkampf-monsters", "tenefyr-dungeon", "talisman-spell")
"""A difference in each game; the others are tested in CI."""


@dataclass(slots=True)
class Recorder:
    """A record of the calls of one bot, in order."""

    calls: list[tuple[Any, ...]] = field(default_factory=list)
    secret: int | None = None
    """The private channel of the player who sees the card; the content of its messages is not compared."""

    def add(self, method: str, path: str, body: Any, files: list[Any]) -> None:
        if f"/channels/{self.secret}/" in path:
            self.calls.append((method, path, "", []))
            return
        pictures = [sha256(_content(file)).hexdigest() for file in files]
        self.calls.append((method, path, repr(body), pictures))

    def taken(self) -> list[tuple[Any, ...]]:
        """Return the sorted calls since the last time, without ids and times.

        They are sorted because calls at the same moment have no order.
        """
        calls, self.calls = self.calls, []
        return sorted((method, self.plain(path), self.plain(body), pictures) for method, path, body, pictures in calls)

    def plain(self, text: str) -> str:
        text = TOKENS.sub(r"\1/-/-", text)
        return NUMBERS.sub("-", MOMENTS.sub("<t>", text))


def _content(file: Any) -> bytes:
    """Return the bytes of a file on its way to Discord."""
    file.fp.seek(0)
    content: bytes = file.fp.read()
    file.fp.seek(0)
    return content


@dataclass(slots=True)
class Interaction:
    """An action of a player.

    ``how`` is a slash command, opening the panel, a press in it, or a move without any of these; taking back a decision
    with ``/undo`` and its button, or agreeing to a proposal.
    """

    who: int
    how: str
    what: str = ""
    values: tuple[str, ...] = ()
    move: Move | None = None


class PlayedMove:
    """A game of one of the bots."""

    def __init__(self, world: World, recorder: Recorder) -> None:
        self.world = world
        self.recorder = recorder
        self.people = (world.anna, world.bert)
        self.panels: dict[int, ResponseMessage] = {}

    async def begin(self, difference: Difference) -> None:
        anna, bert = self.people
        owner = difference.owner
        await anna.slash(self.world.channel, "game new", game=difference.game, **difference.options)
        await bert.slash(self.world.channel, "game join")
        if owner is not None:
            backend = self.world.env.backend
            self.recorder.secret = backend.get_dm_channel(self.people[owner].id).id
        await anna.slash(self.world.channel, "game start")
        await self.rest()

    @property
    def table(self) -> Table:
        return self.world.table()

    async def do(self, press: Interaction) -> list[tuple[Any, ...]]:
        """Perform an action and return the resulting calls; a move without a command or press has no private answer."""
        who = self.people[press.who]
        if press.how == "slash":
            await who.slash(self.world.channel, press.what)
        elif press.how == "open":
            self.panels[press.who] = await self.world.open(who)
        elif press.how == "undo":
            answered = await who.slash(self.world.channel, "undo")
            preview = answered.response or answered.followups[-1]
            for button in pressable(preview):
                await who.click(preview, custom_id=button)
        elif press.how == "agree":
            assert self.table.proposal is not None
            person = Person(who.id, who.name, "en-US")
            await self.world.within_bot(self.world.bot.master.agree(self.table.id, person, self.table.proposal.number))
        elif press.how == "move":
            assert press.move is not None
            person = Person(who.id, who.name, "en-US")
            await self.world.play(person, press.move)
        else:
            panel = self.panels[press.who]
            if press.values:
                await who.select(panel, list(press.values), custom_id=press.what)
            else:
                await who.click(panel, custom_id=press.what)
        await self.rest()
        return self.recorder.taken()

    async def rest(self) -> None:
        """Wait until the board shows everything."""
        await self.world.within_bot(self.world.bot.master.wait_until_shown(self.table.id))


@asynccontextmanager
async def one_bot(
    file: Path, languages: Languages, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[PlayedMove]:
    """Run a bot in its own simulated Discord; all of these bots deal and roll the same."""
    words, recorder, dispatch = cycle(("00088c", "026705")), Recorder(), router.dispatch

    def recorded(backend: Any, method: str, path: str, **more: Any) -> Any:
        recorder.add(method, path, more.get("json"), more.get("files") or [])
        return dispatch(backend, method, path, **more)

    store = await Store.open(f"sqlite:///{file}")
    with monkeypatch.context() as patched:
        patched.setattr("host.seating.sealing.secrets.token_hex", lambda _count: next(words))
        patched.setattr(router, "dispatch", recorded)
        bot = Spielleiter(store, languages, pictures, quiet_settings())
        env = PatientEnv(bot, settle_timeout=SETTLING)
        await env.start()
        await bot.syncing.attempted.wait()
        try:
            yield PlayedMove(World(env, lambda: bot), recorder)
        finally:
            await env.shutdown()
            await store.close()


@asynccontextmanager
async def dealt(rules: Any, exchange: Exchange, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Begin games with these hidden cards exchanged, also when they are replayed from their journal."""
    place, name = DEALING.get(rules.name, (type(rules), "setup"))
    honest = getattr(getattr(place, name), "honest", getattr(place, name))

    def setup(*args: Any) -> Any:
        dealt = honest(*args)
        if place is not expedition:
            exchange(dealt)
        elif args[1] == LEVELS:  # the last level is laid out
            exchange(args[0].state)
        return dealt

    setup.honest = honest  # pyright: ignore[reportFunctionMemberAccess]: one exchange inside another replaces it
    with monkeypatch.context() as patched:
        patched.setattr(place, name, setup)
        yield


class Driver:
    """A random choice of actions that are possible in both games."""

    def __init__(self, played: PlayedMove, difference: Difference, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played = played
        self.difference = difference
        self.monkeypatch = monkeypatch
        self.random = Random(difference.game)
        self.actions = 0

    async def elsewhere(self) -> Match[Any] | None:
        """Return the same game with the other hidden cards; None where these have changed its course."""
        table = self.played.table
        rows = await self.played.world.bot.master._store.journal.lines(table.id)
        async with dealt(table.rules, self.difference.other, self.monkeypatch):
            try:
                *_, last = await asyncio.to_thread(lambda: list(replay(sealed(table), rows)))
            except Exception:
                return None
        return last.match

    async def next(self) -> Interaction | None:
        """Return the next action; None once a reader sees the difference, or the game is over."""
        table, random = self.played.table, self.random
        match, other = table.playing(), await self.elsewhere()
        if other is None or not table.asks():
            return None
        readers = [reader for reader in (None, ANNA, BERT) if self.difference.owner is None or reader != BERT]
        if any(match.view(reader) != other.view(reader) for reader in readers):
            return None
        self.actions += 1
        if table.proposal is not None:
            return Interaction(BERT if table.proposal.by == ANNA else ANNA, "agree")
        if self.actions % UNDO_EVERY == 0:
            return Interaction(random.choice([ANNA, BERT] if self.difference.owner is None else [ANNA]), "undo")
        asked = list(match.awaited() or table.asks())
        who = ANNA if ANNA in asked and (BERT not in asked or random.random() < 0.5) else asked[0]
        if self.difference.owner == who:
            return self._in_silence(who, match, other)
        if random.random() < 0.15:
            return Interaction(who, "slash", random.choice(LOOKS))
        panel = self.played.panels.get(who)
        offered = move_ids(panel) if panel is not None else []
        if not offered or random.random() < 0.1:
            return Interaction(who, "open")
        custom_id = random.choice(offered)
        assert panel is not None
        component = pressable(panel)[custom_id]
        if component["type"] != 3:
            return Interaction(who, "press", custom_id)
        values = [option["value"] for option in component["options"]]
        count = random.randint(max(1, component.get("min_values", 1)), component.get("max_values", 1))
        return Interaction(who, "press", custom_id, tuple(random.sample(values, count)))

    def _in_silence(self, who: int, match: Match[Any], other: Match[Any]) -> Interaction | None:
        """Return a move that is legal for the owner with either card."""
        menu, their = match.menus()[who], other.menus()[who]
        for move in (menu.default, *(menu.draw(self.random) for _ in range(20)), *menu.moves):
            if their.allows(move):
                return Interaction(who, "move", move=move)
        return None


async def compare(
    difference: Difference, folder: Path, languages: Languages, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play at random with one bot and repeat it with the other. Raises AssertionError where their calls differ."""
    monkeypatch.setattr("engine.talisman.play.turns.EVEN_LIVES", 1)  # characters die soon
    rules = game(difference.game)
    script: list[Interaction] = []
    sent: list[list[tuple[Any, ...]]] = []
    async with (
        dealt(rules, difference.one, monkeypatch),
        one_bot(folder / "one.sqlite", languages, pictures, monkeypatch) as played,
    ):
        await played.begin(difference)
        sent.append(played.recorder.taken())
        driver = Driver(played, difference, monkeypatch)
        while len(script) < difference.presses and (press := await driver.next()) is not None:
            script.append(press)
            sent.append(await played.do(press))
        assert difference.happens in str(await played.world.bot.master._store.journal.lines(played.table.id))
    async with (
        dealt(rules, difference.other, monkeypatch),
        one_bot(folder / "other.sqlite", languages, pictures, monkeypatch) as played,
    ):
        await played.begin(difference)
        assert played.recorder.taken() == sent[0], "other calls at the start"
        for number, press in enumerate(script, 1):
            calls = await played.do(press)
            if number < len(script) or len(script) == difference.presses:  # the last press may have shown the card
                assert calls == sent[number], f"other calls after press {number}: {press}"
    assert sum(map(len, sent)) >= len(script) >= difference.least


@pytest.mark.parametrize(
    "name", [name if name in QUICKEST else pytest.param(name, marks=pytest.mark.ci) for name in DIFFERENCES]
)
async def test_two_bots_that_differ_in_a_hidden_card_send_the_same(
    name: str, tmp_path: Path, languages: Languages, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    await compare(DIFFERENCES[name], tmp_path, languages, pictures, monkeypatch)


async def test_a_picture_that_depends_on_a_hidden_card_is_noticed(
    tmp_path: Path, languages: Languages, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Posts.board

    async def leaking(self: Posts, table: Table, language: str, **more: Any) -> Any:
        seen, post = await honest(self, table, language, **more)
        if table.match is None:
            return seen, post
        first, second, *_ = table.match.state.adventure
        return seen, replace(post, picture=post.picture + b" ") if first < second and post.picture else post

    monkeypatch.setattr(Posts, "board", leaking)
    with pytest.raises(AssertionError, match="other calls"):
        await compare(DIFFERENCES["talisman-adventure"], tmp_path, languages, pictures, monkeypatch)
