"""How long the worst file that a stranger may bring keeps the bot busy before it is turned away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.bench.report import Row
from tests.hostile.files import PACKS, YAML
from tests.hostile.limits import tried

SECONDS = 1.0
MEGABYTES = 200


def _contents() -> Iterator[tuple[str, bytes]]:
    for name, (content, _) in YAML.items():
        yield name, content
    for name, (words, _) in PACKS.items():
        yield name, words.encode()


def measure(folder: Path) -> list[Row]:
    """Every hostile pack once, after a harmless one for which everything else is read."""
    names: list[str] = []
    doors: list[tuple[str, list[str]]] = []
    for number, (name, content) in enumerate([("", b"- id: fox"), *_contents()]):
        place = folder / str(number) / "packs"
        place.mkdir(parents=True)
        (place / "bad.yaml").write_bytes(content)
        names.append(name)
        doors.append(("packs", [str(place)]))
    runs, megabytes = tried(doors)
    seconds, slowest = max((run.seconds, name) for run, name in zip(runs[1:], names[1:], strict=True))
    return [
        Row(f"Slowest hostile pack: {slowest}", f"{seconds:.2f} s", f"< {SECONDS:.0f} s", seconds < SECONDS),
        Row("Memory for all hostile packs", f"{megabytes:.0f} MB", f"< {MEGABYTES} MB", megabytes < MEGABYTES),
    ]
