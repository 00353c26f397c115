"""The report on a verified game file, one line per check."""

from __future__ import annotations

from engine.commands.replay import Say, counted, ending, seated
from engine.kernel.dice import encoded
from engine.kernel.text import Text
from engine.record import Record, ReplayedGame


def report(record: Record, replayed: ReplayedGame, say: Say) -> list[str]:
    """Return lines for the terminal: the game, the players, and the successful checks."""
    game = replayed.game
    values = {"seal": game.seal, "secret": game.secret.hex(), "key": game.key.hex()}
    lines = [say(Text("checked-heading", {"game": Text("game-" + record.game)})), *seated(record, say), ""]
    lines.append(say(Text("checked-seal", values)))
    lines.append(say(Text("checked-words")))
    for number, word in enumerate(game.words, 1):
        lines.append(say(Text("checked-word" if word else "checked-computer", {"number": number, "word": word})))
    lines += [say(Text("checked-encoded")) + encoded(game.words).decode(), say(Text("checked-key", values))]
    lines += [say(Text("checked-rolls", counted(record))), say(Text("checked-end"))]
    lines += ["  " + say(ending(record, replayed)), "", say(Text("checked-true"))]
    return lines


def rolls(record: Record) -> list[str]:
    """Return every die as comma-separated values: entry, counter, faces, face.

    The entry is the line of the record in which it was rolled, counted from 0.
    """
    rows = [(entry, *roll) for entry, line in enumerate(record.log) for roll in line.rolls]
    return ["entry,counter,faces,face", *[",".join(map(str, row)) for row in rows]]
