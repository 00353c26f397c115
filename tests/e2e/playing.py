"""A game on the wire: two people who open their panels and press what they find there."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass
from random import Random
from typing import Any

from simcord.backend.models import Interaction, Message

from tests.e2e.calls import Call
from tests.e2e.discord_server import DiscordServer
from tests.e2e.people import FORM, STRING_SELECT, Answer, Person, controls, send, words

GAME = "telperinquar"
AT_ONCE = 5
MAKES = ("m", "o", "a")
WAYS = (*MAKES, "c", "i", "n", "v")
UNASKED = 30.0
"""Seconds in which nobody may be asked although the board offers moves.

The game moves on by itself, or has just ended and the board does not show it yet.
"""
MOST_STEPS = 40
"""Presses after which a panel that led to no move is opened again."""
_ID = re.compile(r"(?P<kind>[abcimnosv]):(?P<table>\d+):(?P<rest>.*)", re.DOTALL)


@dataclass(slots=True)
class Control:
    """A button or list, read from its custom id.

    The kind is ``b`` board or hand, ``s`` step, ``c`` choice, ``n`` selection, ``i`` form, ``m``, ``o`` and ``a`` move,
    ``v`` ballot. ``path`` is the effect of a board's button, or the move's name and arguments chosen so far.
    """

    component: dict[str, Any]
    kind: str
    table: int
    ask: str
    path: str


def read(message: Message) -> list[Control]:
    """Return the controls of a message that belong to a table."""
    in_message: list[Control] = []
    for component in controls(message):
        match = _ID.fullmatch(component["custom_id"])
        if match is not None:
            ask, path = _parts(match["kind"], match["rest"])
            in_message.append(Control(component, match["kind"], int(match["table"]), ask, path))
    return in_message


def _parts(kind: str, rest: str) -> tuple[str, str]:
    if kind == "b":
        return "", rest
    ask, _, path = rest.partition(":")
    return ask, path.partition(":")[2] if kind in ("s", "n", "v") else path


@dataclass(slots=True)
class PanelStep:
    """One press in a panel: the pressed control, the answer, and whether it made a move."""

    control: Control
    answer: Answer
    was_move: bool


class Player:
    """One person at one table, with or without an open panel. ``path`` holds the part of a move chosen so far."""

    def __init__(self, person: Person, board: Message, random: Random) -> None:
        self.person = person
        self.board = board
        self.random = random
        self.panel: Message | None = None
        self.path = ""
        self.steps = 0
        self.opened_last = False
        self.refused = False
        """Whether the last press made no move, so that the panel may still show a part of a move."""
        self.pending: tuple[Control, Interaction] | None = None
        """The press that is not answered yet."""

    async def open(self) -> Answer:
        """Press "My move" on the board."""
        self.panel, self.path, self.steps, self.pending, self.refused = None, "", 0, None, False
        answer = await self.person.press(self.board, f"b:{read(self.board)[0].table}:move")
        if answer.message is not None and answer.message.id != self.board.id:
            self.panel = answer.message
        return answer

    def ways(self) -> list[Control]:
        """Return the controls that lead on to a move: moves, lists, and steps deeper than the present one."""
        if self.panel is None:
            return []
        return [c for c in read(self.panel) if c.kind in WAYS or (c.kind == "s" and self._deeper(c.path))]

    def asked(self) -> str | None:
        """Return the id of the question the panel asks; None while it asks nothing."""
        ways = [way for way in self.ways() if way.kind != "v"]
        return ways[0].ask if ways else None

    def controls(self) -> tuple[str, ...]:
        """Return the custom ids of all choices that the panel offers, without its undo button.

        Whether anything can be undone is found out a moment later.
        """
        offered = () if self.panel is None else tuple(str(control["custom_id"]) for control in controls(self.panel))
        return tuple(custom_id for custom_id in offered if not custom_id.endswith(":undo"))

    def choose(self) -> Control:
        """Return any control that leads on; ending the turn and passing only now and then, so that things happen."""
        ways = self.ways()
        lively = [way for way in ways if way.path.split("|")[0] not in ("end", "pass")]
        return self.random.choice(lively if lively and self.random.random() < 0.85 else ways)

    async def step(self, control: Control | None = None) -> PanelStep:
        """Press a control that leads on; fill in a form that opens, and send it.

        Raises TimeoutError where the bot does not answer.
        """
        chosen = control or self.choose()
        record, payload = self.press(chosen)
        answer = await send(self.person.server, record, payload)
        if answer.call.body.get("type") == FORM:
            assert self.panel is not None
            record, payload = self.person.filled(self.panel, answer.call.body["data"], self.random)
            self.pending = (chosen, record)
            answer = await send(self.person.server, record, payload)
        return self.took(chosen, answer)

    def press(self, control: Control) -> tuple[Interaction, dict[str, Any]]:
        """Build the interaction of a control, without sending it; for a list, with any of its entries."""
        assert self.panel is not None
        component = control.component
        if component["type"] == STRING_SELECT:
            options = component["options"]
            least = max(1, component.get("min_values", 1))
            picked = self.random.sample(options, self.random.randint(least, component.get("max_values", 1)))
            component = component | {"options": picked, "min_values": len(picked)}
        record, payload = self.person.pressed(self.panel, component)
        self.pending = (control, record)
        return record, payload

    def took(self, control: Control, answer: Answer) -> PanelStep:
        """Take in the answer of a press."""
        self.pending = None
        self.steps += 1
        self.path = "" if control.kind in MAKES else control.path
        if control.kind in (*MAKES, "v") or control.ask not in {c.ask for c in self.ways()}:
            self.path = ""
        asks_on = answer.call.body.get("type") == FORM
        was_move = control.kind in (*MAKES, "c", "i") and not asks_on and self.asked() != control.ask
        self.refused = control.kind in MAKES and not was_move
        if was_move:
            self.steps = 0
        return PanelStep(control, answer, was_move)

    def _deeper(self, path: str) -> bool:
        return path != "" and path != self.path and (path.startswith("#") or len(path) > len(self.path))


class Duel:
    """Two people at a table in their own channel."""

    def __init__(
        self,
        server: DiscordServer,
        guild_id: int,
        number: int,
        seed: int = 0,
        locale: str = "en-US",
        game: str = GAME,
        **options: str,
    ) -> None:
        """Prepare a game with these options of ``/game new``."""
        self.server = server
        self.game = game
        self.options = options
        self.random = Random(f"{seed}-{number}")
        self.channel = server.backend.create_channel(guild_id, f"table-{number}").id
        self.people = [Person(server, guild_id, f"{name}{number}", locale) for name in ("Anna", "Bert")]
        self.players: list[Player] = []
        self.table = 0

    async def begin(self) -> None:
        """Open a table, take the seats and start the game."""
        anna, bert = self.people
        await anna.slash(self.channel, "game new", game=self.game, **self.options)
        await bert.slash(self.channel, "game join")
        since = len(self.server.calls)
        await anna.slash(self.channel, "game start")
        await self.server.wait_for(lambda _: self.board() is not None, since=since)
        self.sit_down()

    def sit_down(self) -> None:
        """Give both players the newest board, without open panels."""
        board = self.board()
        assert board is not None
        self.table = read(board)[0].table
        self.players = [Player(person, board, self.random) for person in self.people]

    def board(self) -> Message | None:
        """Return the newest message of the channel that has a button for a move."""
        messages = reversed(self.server.backend.messages[self.channel].values())
        public = (message for message in messages if not message.is_ephemeral)
        return next((m for m in public if any(c.kind == "b" and c.path == "move" for c in read(m))), None)

    async def to_move(self) -> Player | None:
        """Return a player who is asked, with an open panel; None once the game is over. In a vote that is anybody.

        Raises AssertionError where nobody is asked for long although the board offers moves.
        """
        players = self.players if self.game == GAME else self.random.sample(self.players, len(self.players))
        for player in players:
            if player.ways() and player.steps < MOST_STEPS:
                return player
        until = time.monotonic() + UNASKED
        while (board := self.board()) is not None and time.monotonic() < until:
            for player in players:
                player.board = board
                await player.open()
                if player.ways():
                    return player
            await asyncio.sleep(0.1)
        assert self.board() is None, [player.panel and words(player.panel) for player in players]
        return None

    async def move(self) -> PanelStep | None:
        """Press on until a move is made; return None once the game is over."""
        while (player := await self.to_move()) is not None:
            step = await player.step()
            if step.was_move:
                self.open_again(player)
                return step
        return None

    async def play(self, moves: int) -> int:
        """Play so many moves, or fewer if the game ends; return how many were made."""
        for made in range(moves):
            if await self.move() is None:
                return made
        return moves

    async def before_a_move(self) -> tuple[Player, Control] | None:
        """Press on until some button makes a move at once; return it with its player."""
        while (player := await self.to_move()) is not None:
            at_once = [control for control in player.ways() if control.kind in MAKES]
            if at_once:
                return player, self.random.choice(at_once)
            if (await player.step()).was_move:
                self.open_again(player)
        return None

    def open_again(self, mover: Player) -> None:
        """Drop the other player's panel, which may be out of date after a move."""
        for player in self.players:
            if player is not mover:
                player.panel = None


async def begin_all(duels: list[Duel], at_once: int = AT_ONCE) -> None:
    """Begin these duels, a few at the same time."""
    for start in range(0, len(duels), at_once):
        await asyncio.gather(*(duel.begin() for duel in duels[start : start + at_once]))


def calls_of(server: DiscordServer, duel: Duel) -> list[Call]:
    """Return the calls about one table: in its channel, its thread, and to its people in private."""
    backend = server.backend
    channels = {duel.channel}
    channels |= {channel.id for channel in backend.channels.values() if channel.parent_id == duel.channel}
    people = {person.id for person in duel.people}
    channels |= {channel.id for channel in backend.channels.values() if people.intersection(channel.recipient_ids)}

    def ours(call: Call) -> bool:
        parts = call.path.split("/")
        if call.route.endswith("/callback"):
            return backend.interactions[int(parts[2])].channel_id in channels
        if call.route.startswith("webhooks/"):
            return server.interaction_of(parts[3]).channel_id in channels
        return call.route.startswith("channels/") and int(parts[2]) in channels

    return [call for call in server.calls if ours(call)]
