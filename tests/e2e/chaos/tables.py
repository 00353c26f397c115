"""Tables at which people play on while faults happen to the bot, and the prompts they got meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import psycopg

from tests.e2e.conftest import System
from tests.e2e.people import Answer
from tests.e2e.playing import Duel, PanelStep, Player

STALE = (
    "That question has already been answered",
    "That has already been done",
    "You have already voted for that",
    "must answer first",
)
"""Words of answers to a press that changed nothing, since something else had been done before."""


class Tables:
    """Duels that are played by tasks of their own.

    ``accepted`` are the interactions whose moves were answered as made, ``prompts`` the last question of each person:
    table and person -> question, the whole panel, and the last line of the journal by then.
    """

    def __init__(self, system: System, duels: list[Duel]) -> None:
        self._ledger = system.ledger
        self.duels = duels
        self.all = list(duels)
        self.accepted: set[int] = set()
        self.unanswered = 0
        self.prompts: dict[tuple[int, int], tuple[str, tuple[str, ...], int]] = {}

    async def play_on(self, duel: Duel) -> None:
        """Play until the game is over; a person without an answer tries again."""
        while True:
            try:
                player = await duel.to_move()
                if player is None:
                    return
                self._remember(duel, player)
                step = await player.step()
            except TimeoutError:
                self.unanswered += 1
                for player in duel.players:
                    player.panel = None
                continue
            if step.was_move:
                duel.open_again(player)
                self.note(step)
            self._remember(duel, player)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let everybody play as long as the block lasts; then take in answers that had reached Discord."""
        tasks = [asyncio.create_task(self.play_on(duel)) for duel in self.duels]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for duel in self.duels:
                self._take_in(duel)

    async def replace_finished(self, system: System) -> None:
        """Start new duels in place of finished ones."""
        over = [duel for duel in self.duels if not system.ledger.asks(duel.table)]
        new = await system.duels(len(over), games=[duel.game for duel in over]) if over else []
        self.duels = [duel for duel in self.duels if duel not in over] + new
        self.all += new

    def _take_in(self, duel: Duel) -> None:
        """Take in answers that had reached Discord before a power cut, which the tasks had no time to read."""
        for player in duel.players:
            if player.pending is None:
                continue
            control, record = player.pending
            call = duel.server.answer_to(record.id)
            if call is not None:
                self.note(player.took(control, Answer(duel.server, record, call, 0.0)))

    def note(self, step: PanelStep) -> None:
        """Note whether a move was answered as made; a new question may also follow the press of an old one."""
        if step.was_move and not any(words in str(step.answer.call.body) for words in STALE):
            self.accepted.add(step.answer.interaction.id)

    def _remember(self, duel: Duel, player: Player) -> None:
        asked = player.asked()
        if asked is not None and not player.path and not player.refused:
            try:
                seq = self._ledger.shown(duel.table).seq
            except (sqlite3.Error, psycopg.Error):  # this is the fault
                return
            self.prompts[duel.table, player.person.id] = (asked, player.controls(), seq)


async def cut_the_power(system: System, tables: Tables, random: Random) -> None:
    """Let everybody play, and kill the bot after a random number of calls and a random moment."""
    async with tables.playing():
        seen = len(system.server.calls)
        await system.server.wait_for_calls(seen + random.randint(1, 40))
        await asyncio.sleep(random.uniform(0, 0.02))
        system.bot.kill()
        await system.bot.ended()


async def other_prompts(system: System, tables: Tables) -> list[str]:
    """Return where a person does not see the stored question, or sees it with other choices than before."""
    problems: list[str] = []
    for duel in tables.duels:
        seats = system.ledger.seats(duel.table)
        match = system.ledger.match(duel.table)
        if match.vote() is not None or match.due:  # ballots have ids of their own; nobody is asked before a step
            continue
        for player in duel.players:
            await player.open()
            ask = system.ledger.asks(duel.table).get(seats[player.person.id])  # a restart goes on with what is due
            seq = system.ledger.shown(duel.table).seq
            if player.asked() != (ask.id if ask is not None else None):
                problems.append(f"table {duel.table}: {player.asked()} is asked, {ask and ask.id} is on disk")
            before = tables.prompts.get((duel.table, player.person.id))
            if before is None or ask is None or (before[0], before[2]) != (ask.id, seq):
                continue  # a standing order changes what the same question offers
            if player.controls() != before[1]:
                changed = sorted(set(player.controls()) ^ set(before[1]))
                problems.append(f"table {duel.table}: other ways on than before: {changed}")
    return problems
