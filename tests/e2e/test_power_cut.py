"""The power goes out at random points: what was answered is there, and so is the question that was open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.e2e.conftest import Hall, running
from tests.e2e.people import Answer
from tests.e2e.playing import Duel, Player

TABLES = 4
POINTS = 25
SEEDS = (1, 2)
"""Two runs of 25 points each, so that two workers can share them."""


class Tables:
    """Tables at which people play on and on until the power goes out."""

    def __init__(self, duels: list[Duel]) -> None:
        self.duels = duels
        self.accepted: set[int] = set()
        """The interactions whose moves were answered as made."""
        self.prompts: dict[tuple[int, int], tuple[str, tuple[str, ...]]] = {}
        """Table and person -> the last question in his panel and the whole panel."""

    async def play_on(self, duel: Duel) -> None:
        while (player := await duel.to_move()) is not None:
            self._remember(duel, player)
            step = await player.step()
            if step.was_move:
                self.accepted.add(step.answer.interaction.id)
                duel.look_anew(player)
            self._remember(duel, player)

    def take_in(self, duel: Duel) -> None:
        """After the cut: answers that had reached Discord, though the person's own program had no time to look."""
        for player in duel.players:
            if player.pending is None:
                continue
            control, record = player.pending
            call = duel.server.answer_to(record.id)
            if call is not None:
                step = player.took(control, Answer(duel.server, record, call, 0.0))
                if step.was_move:
                    self.accepted.add(record.id)

    def _remember(self, duel: Duel, player: Player) -> None:
        asked = player.asked()
        if asked is not None and not player.path:
            self.prompts[duel.table, player.person.id] = (asked, player.controls())


async def cut_the_power(hall: Hall, tables: Tables, random: Random) -> None:
    """Let all play, and kill the bot after a random number of calls and a random moment."""
    playing = [asyncio.create_task(tables.play_on(duel)) for duel in tables.duels]
    seen = len(hall.server.calls)
    await hall.server.wait_for_calls(seen + random.randint(1, 40))
    await asyncio.sleep(random.uniform(0, 0.02))
    hall.bot.kill()
    await hall.bot.ended()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for duel in tables.duels:
        tables.take_in(duel)


async def check_prompts(hall: Hall, tables: Tables) -> None:
    """Everybody who is asked finds the question that is on disk; an unchanged one with the same ways on as before."""
    for duel in tables.duels:
        seats = hall.ledger.seats(duel.table)
        asks = hall.ledger.asks(duel.table)
        for player in duel.players:
            await player.open()
            ask = asks.get(seats[player.person.id])
            assert player.asked() == (ask.id if ask is not None else None)
            before = tables.prompts.get((duel.table, player.person.id))
            if before is not None and ask is not None and before[0] == ask.id:
                assert player.controls() == before[1]


@pytest.mark.parametrize("seed", SEEDS)
async def test_nothing_that_was_answered_is_lost_when_the_power_goes_out(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    async with running(tmp_path) as hall:
        tables = Tables(await hall.duels(TABLES))
        for _ in range(POINTS):
            await cut_the_power(hall, tables, random)
            assert tables.accepted <= hall.ledger.presses()
            await hall.bot.start()
            await check_prompts(hall, tables)
            over = [duel for duel in tables.duels if not hall.ledger.asks(duel.table)]
            tables.duels = [duel for duel in tables.duels if duel not in over] + await hall.duels(len(over))
        assert len(tables.accepted) > POINTS
