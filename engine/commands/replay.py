"""Playing the file of a finished game again: what happened, and whether every die and move is true."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.text import Text, seat_name
from engine.record import Record, Retold

Say = Callable[[Text], str]
DAY, HOUR, MINUTE = 86_400, 3_600, 60


def summary(record: Record, retold: Retold, say: Say) -> list[str]:
    """Lines for a person: the game, who played, what everybody was told, how it ended and what was checked."""
    lines = [say(Text("replay-heading", {"game": Text("game-" + record.game), "seal": record.seal}))]
    for number, seat in enumerate(record.seats, 1):
        key = "replay-computer" if seat.computer else "replay-person"
        lines.append(say(Text(key, {"number": number, "name": seat.name})))
    lines.append("")
    for line, told in zip(record.log, retold.told, strict=True):
        lines += [f"{line.seq:5}  {say(event)}" for event in told]
    moves = sum(1 for line in record.log if line.move is not None or line.kind == "resign")
    rolls = sum(len(line.rolls) for line in record.log)
    lines += ["", say(_ending(record, retold)), say(_length(record))]
    lines.append(say(Text("replay-true", {"moves": moves, "rolls": rolls})))
    return lines


def _ending(record: Record, retold: Retold) -> Text:
    result = retold.match.result()
    if result is None:
        return Text("board-ended-" + (record.ending or "stopped"))
    if not result.winners:
        return Text("board-drawn", {"reason": result.reason})
    winners = [seat_name(seat) for seat in result.winners]
    return Text("board-won", {"seats": winners, "count": len(winners), "reason": result.reason})


def _length(record: Record) -> Text:
    """How long it took, in whole days, hours and minutes."""
    seconds = int(max((line.time for line in record.log), default=record.started) - record.started)
    days, rest = divmod(max(0, seconds), DAY)
    return Text("replay-length", {"days": days, "hours": rest // HOUR, "minutes": rest % HOUR // MINUTE})
