"""The cost of a trial as a row of the table, and how it is measured."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.games import DATA, game
from tests.e2e.chaos.tables import Tables, other_prompts
from tests.e2e.conftest import System
from tests.e2e.discord_server import TOKEN
from tests.e2e.knowledge import any_of, knowledge, leaks, revealing_words, text_of
from tests.e2e.playing import Duel, calls_of

PATIENCE = 30.0
"""Seconds after which a table without progress counts as stuck."""


@dataclass(slots=True)
class TrialFigures:
    """The figures of a trial; ``problems`` describes everything lost, stuck, asked differently or leaked."""

    trial: str
    times: int = 1
    accepted: int = 0
    lost: int = 0
    stuck: int = 0
    prompts: int = 0
    secrets: int = 0
    recovery: float = 0.0
    searched: int = 0
    """Characters of what was sent and logged, without pictures."""
    note: str = ""
    problems: tuple[str, ...] = ()

    @property
    def well(self) -> bool:
        return not (self.lost or self.stuck or self.prompts or self.secrets or self.problems)


async def find_out(system: System, tables: Tables, figures: TrialFigures, *, prompts: bool = True) -> TrialFigures:
    """Check after the fault that everything is stored, every table goes on, and nothing secret was shown."""
    problems = list(figures.problems)
    lost = tables.accepted - system.ledger.presses()
    for press in sorted(lost):
        answer = system.server.answer_to(press)
        problems.append(f"press {press} is not on disk and was answered: {answer and answer.body}")
    wrong = await other_prompts(system, tables) if prompts else []
    stuck = [words for words in await asyncio.gather(*(_goes_on(system, duel) for duel in tables.duels)) if words]
    secrets = _secrets(system, tables)
    failures = system.failures()
    figures.accepted, figures.lost = len(tables.accepted), len(lost)
    figures.prompts, figures.stuck, figures.secrets = len(wrong), len(stuck), len(secrets)
    figures.searched = sum(len(text_of(call)) for call in system.server.calls) + len(system.logged())
    figures.problems = (*problems, *wrong, *stuck, *secrets, *failures, *system.server.problems)
    return figures


@cache
def cards_of(name: str) -> Mapping[str, Mapping[str, str]]:
    """Return the names of a game's content that occur in none of its messages: only a card itself shows these."""
    messages = " ".join(file.read_text() for file in sorted((DATA / name).glob("*/*.ftl")))
    names = game(name).names()
    common = set(any_of([words for spoken in names.values() for words in spoken.values()]).findall(messages))
    return {key: spoken for key, spoken in names.items() if not common.intersection(spoken.values())}


async def until_all_move(tables: Tables) -> float:
    """Wait until somebody has made a move at every table; return the seconds."""
    started = time.monotonic()
    await asyncio.gather(*(_moves(duel) for duel in tables.duels))
    return time.monotonic() - started


async def _moves(duel: Duel) -> bool:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await duel.move()
            except TimeoutError:
                continue
            return True


async def _goes_on(system: System, duel: Duel) -> str:
    """Return what keeps a table from going on; empty where nothing does."""
    before = system.ledger.shown(duel.table).seq
    if not system.ledger.asks(duel.table):
        return ""
    try:
        async with asyncio.timeout(PATIENCE):  # the answer to a late press shows another question, too
            while system.ledger.shown(duel.table).seq <= before:
                await _moves(duel)
                await asyncio.sleep(0.05)
        async with asyncio.timeout(PATIENCE):  # lines of the thread may wait for further moves, the board may not
            while (shown := system.ledger.shown(duel.table)).seq > shown.board_seq:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    except TimeoutError:
        return f"table {duel.table}: {system.ledger.shown(duel.table)} after {PATIENCE} s"
    return ""


def _secrets(system: System, tables: Tables) -> list[str]:
    """Return the secrets that were revealed.

    Names and ids of cards, keys and tokens: what a person read before they could know it, and anything of this in the
    log.
    """
    secrets: list[str] = []
    starts = [(system.ledger.start(duel.table), duel) for duel in tables.all]
    keys = {secret.hex(): duel for start, duel in starts for secret in (start.secret, start.dice_key)}
    for duel in tables.all:
        known = knowledge(system.ledger, duel.table)
        names = cards_of(duel.game)
        secrets += leaks(system.server, known, names, system.ledger.seats(duel.table), calls_of(system.server, duel))
    running = [key for key, duel in keys.items() if system.ledger.asks(duel.table)]
    sent = "\n".join(map(text_of, system.server.calls))
    secrets += [f"the key of a running game's dice was sent: table {keys[key].table}" for key in running if key in sent]
    names = {duel.game: cards_of(duel.game) for duel in tables.all}
    cards = {
        words for items in names.values() for key, spoken in items.items() for words in revealing_words(key, spoken)
    }
    logged = system.logged()
    hits = any_of(sorted({*cards, *keys, TOKEN})).findall(logged)
    return secrets + [f"the log holds {hit}" for hit in dict.fromkeys(hits)]


def printed(rows: list[TrialFigures]) -> str:
    """Return the rows as a table for a terminal."""
    head = ("Trial", "times", "accepted", "lost", "stuck", "other prompts", "secrets", "recovery", "searched", "note")
    lines = [head] + [
        (
            row.trial,
            str(row.times),
            str(row.accepted),
            str(row.lost),
            str(row.stuck),
            str(row.prompts),
            str(row.secrets),
            f"{row.recovery:.1f} s",
            f"{row.searched / 1e6:.1f} MB",
            row.note,
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    text = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]
    problems = [f"{row.trial}: {problem}"[:600] for row in rows for problem in row.problems[:5]]
    return "\n".join([text[0], "  ".join("-" * width for width in widths), *text[1:], *problems])
