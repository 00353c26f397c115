"""Checking the file of a finished game: what was compared, one line each."""

from __future__ import annotations

from engine.commands.replay import Say, counted, ending, seated
from engine.kernel.sealing import encoded
from engine.kernel.text import Text
from engine.record import Record, ReplayedGame


def report(record: Record, replayed: ReplayedGame, say: Say) -> list[str]:
    """Lines for a person: the game, who played, and each thing that was found true."""
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
    """Every die as comma-separated values: the entry of the record it fell in (counted from 0), its counter, its number
    of faces and its face.
    """
    fallen = [(entry, *roll) for entry, line in enumerate(record.log) for roll in line.rolls]
    return ["entry,counter,faces,face", *[",".join(map(str, each)) for each in fallen]]
