"""The summary of a replayed game: its events, and the check of every die and move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.text import Text, seat_name
from engine.record import Record, ReplayedGame

Say = Callable[[Text], str]
DAY, HOUR, MINUTE = 86_400, 3_600, 60


def summary(record: Record, replayed: ReplayedGame, say: Say) -> list[str]:
    """Return lines for the terminal: the game, the players, all public events, the result and the checks."""
    lines = [say(Text("replay-heading", {"game": Text("game-" + record.game), "seal": record.seal}))]
    lines += [*seated(record, say), ""]
    for line, events in zip(record.log, replayed.events, strict=True):
        lines += [f"{line.seq:5}  {say(event)}" for event in events]
    lines += ["", say(ending(record, replayed)), say(_length(record))]
    lines.append(say(Text("replay-true", counted(record))))
    return lines


def seated(record: Record, say: Say) -> list[str]:
    """Return the players, one line each."""
    kinds = ["replay-computer" if seat.computer else "replay-person" for seat in record.seats]
    named = enumerate(zip(kinds, record.seats, strict=True), 1)
    return [say(Text(kind, {"number": number, "name": seat.name})) for number, (kind, seat) in named]


def counted(record: Record) -> Mapping[str, int]:
    """Return the numbers of ``moves`` and ``rolls`` of a record."""
    moves = sum(1 for line in record.log if line.move is not None or line.kind == "resign")
    return {"moves": moves, "rolls": sum(len(line.rolls) for line in record.log)}


def ending(record: Record, replayed: ReplayedGame) -> Text:
    """Return the result in a sentence."""
    result = replayed.match.result()
    if result is None:
        return Text("board-ended-" + (record.ending or "stopped"))
    if not result.winners:
        return Text("board-lost" if result.lost else "board-drawn", {"reason": result.reason})
    winners = [seat_name(seat) for seat in result.winners]
    return Text("board-won", {"seats": winners, "count": len(winners), "reason": result.reason})


def _length(record: Record) -> Text:
    """Return the duration in whole days, hours and minutes."""
    seconds = int(max((line.time for line in record.log), default=record.started) - record.started)
    days, rest = divmod(max(0, seconds), DAY)
    return Text("replay-length", {"days": days, "hours": rest // HOUR, "minutes": rest % HOUR // MINUTE})
