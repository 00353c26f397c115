"""What nobody may read yet: a finished or running game is replayed from the ledger, and every sent byte is checked."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.match import Match
from engine.kernel.menus import Menu, move_from_data
from engine.kernel.replay import MOVES, STEP
from engine.kernel.text import text_to_data
from engine.kernel.views import View
from tests.e2e.calls import Call
from tests.e2e.discord_server import DiscordServer
from tests.e2e.ledger import Ledger

_NAME = re.compile(r'"text": "name-([^"]+)"')
_PATIENCE = 0.05
"""Seconds by which the clocks of a journal row and of a recorded call may differ."""


@dataclass(slots=True)
class Knowledge:
    """The moments since which a name may be known, by everybody and by each seat (seconds since 1970)."""

    public: dict[str, float] = field(default_factory=dict)
    seats: dict[int, dict[str, float]] = field(default_factory=dict)

    def learn(self, reader: int | None, identifiers: set[str], now: float) -> None:
        known = self.public if reader is None else self.seats.setdefault(reader, {})
        for identifier in identifiers:
            known.setdefault(identifier, now)

    def known(self, identifier: str, seat: int | None, now: float) -> bool:
        sources = [self.public, *([self.seats.get(seat, {})] if seat is not None else [])]
        return any(source.get(identifier, float("inf")) <= now for source in sources)


def knowledge(ledger: Ledger, table: int, seats: int = 2) -> Knowledge:
    """Replay a table's journal and note what each view showed after each move."""
    head = ledger.start(table)
    match: Match[Any] = Match.new(head.rules, head.dice_key, seats, head.options, stepwise=True)
    shown = Knowledge()
    for line in ledger.journal(table):
        events = []
        if line.kind == STEP:
            events = match.proceed().events
        elif line.kind in MOVES:
            assert line.seat is not None
            assert line.move is not None
            name, args = json.loads(line.move)
            events = match.play(line.seat, move_from_data(name, args)).events
        elif line.kind == "resign":
            assert line.seat is not None
            events = match.resign(line.seat).events
        for reader in (None, *range(seats)):
            heard = [event.text for event in events if event.only is None or reader in event.only]
            shown.learn(reader, _names(match.view(reader)) | _named(heard), line.time)
        for seat, menu in match.menus().items():
            shown.learn(seat, _named([menu.question]) | _standing(menu, match), line.time)
    return shown


def _standing(menu: Menu, match: Match[Any]) -> set[str]:
    """Return the cards that a person may give standing orders for, whether they hold them or not."""
    orders = [pattern for pattern in menu.patterns if pattern.name == "order"]
    return {word for pattern in orders for word in pattern.args if isinstance(word, str)}


def _names(view: View) -> set[str]:
    return _named([view.headline, view.board, view.figures, view.private, view.hand])


def _named(value: Any) -> set[str]:
    return set(_NAME.findall(json.dumps(text_to_data(value))))


def leaks(
    server: DiscordServer,
    known: Knowledge,
    names: Mapping[str, Mapping[str, str]],
    seats: Mapping[int, int],
    calls: Sequence[Call] | None = None,
) -> list[str]:
    """Return names and ids in sent messages that their readers could not know yet.

    ``seats`` maps person ids to seats; ``calls`` are those of the table (None: all). Pictures are not read; their
    descriptions are.
    """
    to_wall_clock = time.time() - time.monotonic()
    identifiers: dict[str, list[str]] = {}
    for identifier, spoken in names.items():
        for words in revealing_words(identifier, spoken):
            identifiers.setdefault(words, []).append(identifier)
    longest_first = sorted(identifiers, key=len, reverse=True)
    pattern = any_of(longest_first)
    leaked: dict[str, None] = {}
    for call in server.calls if calls is None else calls:
        for reader in _readers(server, call, seats):
            sent = text_of(call)
            now = call.started + to_wall_clock + _PATIENCE
            for hit in pattern.finditer(sent):
                meant = identifiers[hit[0]]
                if not any(known.known(identifier, reader, now) for identifier in meant):
                    leaked[f"{meant[0]} in {call.method} {call.path} for {reader}: {_around(hit, sent)}"] = None
    return list(leaked)


def revealing_words(identifier: str, spoken: Mapping[str, str]) -> set[str]:
    """Return the words that reveal a content item: its names, and its id where that is not a plain English word."""
    return {*spoken.values(), identifier} if "-" in identifier else set(spoken.values())


def any_of(words: Sequence[str]) -> re.Pattern[str]:
    """Return a pattern that matches any of these as whole words, the earlier of two that begin alike."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)")


def text_of(call: Call) -> str:
    """Return what was sent, without pictures."""
    files = [file.data.decode("utf-8", "replace") for file in call.files if not file.filename.endswith(".png")]
    body = json.dumps(call.body, ensure_ascii=False).replace("\\n", "\n")  # otherwise a line would begin with an n
    return "\n".join([body, *files])


def _around(hit: re.Match[str], sent: str) -> str:
    return sent[max(hit.start() - 60, 0) : hit.end() + 60]


def _readers(server: DiscordServer, call: Call, seats: Mapping[int, int]) -> Iterator[int | None]:
    """Return the seats that read a call's body; None for everybody.

    Suggestions for lists and the registration of commands reveal nothing.
    """
    parts = call.path.split("/")
    if call.method == "GET" or call.route.endswith("/commands") or call.body is None:
        return
    if call.route.endswith("/callback"):
        record = server.backend.interactions[int(parts[2])]
        yield seats.get(record.user_id) if _private(server, call, record) else None
    elif call.route.startswith("webhooks/"):
        record = server.interaction_of(parts[3])
        yield seats.get(record.user_id) if record.ephemeral or record.source_message_id else None
    elif call.route.startswith("channels/"):
        channel = server.backend.channels.get(int(parts[2]))
        recipients = channel.recipient_ids if channel is not None else []
        yield seats.get(recipients[0]) if recipients else None


def _private(server: DiscordServer, call: Call, record: Any) -> bool:
    if call.body["type"] in (7, 8, 9):
        message = server.backend.messages[record.channel_id].get(record.source_message_id)
        return call.body["type"] != 7 or message is None or message.is_ephemeral
    return bool((call.body.get("data") or {}).get("flags", 0) & 64)
