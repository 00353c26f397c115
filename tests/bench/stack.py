"""The whole stack over loopback: presses in panels at fifty tables with durable commits, against the bare echo bot."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.bench.echo import echoing
from tests.bench.load import Act, Load, at_once, in_bursts, one_at_a_time, without_gc_pauses
from tests.bench.report import Row
from tests.e2e.discord_server import DiscordServer
from tests.e2e.ledger import Ledger
from tests.e2e.playing import Duel, begin_all
from tests.e2e.processes import BotProcess
from tests.openapi.check import violations

TABLES = 50
SHARE_OF_ECHO = 0.6
WORK_OF_ECHO = 2.0
MOVES_A_SECOND = 600
P99_MILLISECONDS = 100
ALONE_MILLISECONDS = 5
ALONE_P99_MILLISECONDS = 20
BURSTS, QUIET = 10, 1.0
"""The number of simultaneous presses of all people, and the seconds without calls of the bot between them.

Boards and hands are drawn in between.
"""
PATIENCE = 10.0


@dataclass(slots=True)
class Crowd:
    """Fifty duels, in each of which one player is always ready to press.

    ``moves`` are the seconds of presses that made a move; ``sizes`` the bytes of all answers; ``lost`` counts
    unanswered presses.
    """

    duels: list[Duel]
    lost: int = 0
    moves: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def acts(self) -> list[Act]:
        return [self._act(duel) for duel in self.duels]

    def _act(self, duel: Duel) -> Act:
        async def press() -> float:
            try:
                return await self._press(duel)
            except TimeoutError:
                self.lost += 1
                for player in duel.players:
                    player.panel = None
                return PATIENCE

        return press

    async def breathe(self) -> None:
        """Wait until boards and hands are drawn, and replace finished games."""
        server = self.duels[0].server
        await server.wait_until_quiet(quiet=QUIET, seconds=60)
        over = [duel for duel in self.duels if duel.board() is None]
        if over:
            await begin_all(over)
            await server.wait_until_quiet(quiet=QUIET, seconds=60)

    async def _press(self, duel: Duel) -> float:
        player = next((player for player in duel.players if player.ways()), None)
        if player is None:
            return await self._open(duel)
        step = await player.step()
        self.sizes.append(step.answer.call.size)
        if step.was_move:
            self.moves.append(step.answer.seconds)
            duel.open_again(player)
        return step.answer.seconds

    async def _open(self, duel: Duel) -> float:
        """Let the other player open his panel, after starting a new game where the last is over."""
        board = duel.board()
        if board is None:
            await duel.begin()
        seat = 0 if duel.players[0].opened_last else 1
        duel.players[seat].opened_last = False
        player = duel.players[1 - seat]
        player.opened_last = True
        if board is not None:
            player.board = board
        answer = await player.open()
        self.sizes.append(answer.call.size)
        return answer.seconds


@dataclass(slots=True)
class StackResult:
    """The measurements of both bots on the same server in the same run."""

    echo: list[Load]
    echo_bursts: Load
    echo_alone: Load
    bot: Load
    bursts: Load
    alone: Load
    moves: Sequence[float]
    seconds: float
    accepted: int
    lost: int
    wrong: list[str]

    @property
    def share(self) -> float:
        return self.bot.per_second / statistics.fmean(load.per_second for load in self.echo)


async def run(folder: Path, settings: dict[str, str] | None = None, seconds: float = 8) -> StackResult:
    """Measure the bot in bursts, with one press at a time and under load, and then the echo bot under the same load.

    The echo bot answers with messages of the same size. It runs right after the bot, so that changes in the speed of
    the machine affect both.
    """
    async with DiscordServer() as server:
        guild = server.backend.create_guild("Bench")
        bot = BotProcess(server, folder / "bot", **(settings or {}))
        ledger = Ledger(bot.database)
        await bot.start()
        try:
            duels = [Duel(server, guild.id, number) for number in range(TABLES)]
            await begin_all(duels)
            crowd = Crowd(duels)
            await at_once(crowd.acts(), 2)
            with without_gc_pauses():
                await crowd.breathe()
                bursts = await in_bursts(server.start, crowd.acts(), BURSTS, crowd.breathe)
                alone = await one_at_a_time(crowd.acts(), 300)
                await crowd.breathe()
                crowd.moves.clear()
                before = ledger.moves()
                load = await at_once(crowd.acts(), seconds, bot)
            accepted = ledger.moves() - before
        finally:
            await bot.stop()
        calls, problems = list(server.calls), list(server.problems)
        size = int(statistics.fmean(crowd.sizes))
        *echo, echo_bursts, echo_alone = await _echo(server, folder, guild.id, size, seconds / 2)
    wrong = [*problems, *violations(calls)]
    return StackResult(
        echo, echo_bursts, echo_alone, load, bursts, alone, crowd.moves, seconds, accepted, crowd.lost, wrong
    )


async def _echo(server: DiscordServer, folder: Path, guild_id: int, size: int, seconds: float) -> list[Load]:
    """Measure the echo bot twice under continuous presses, once in bursts, and once with one press at a time."""
    channels = [server.backend.create_channel(guild_id, f"echo-{number}").id for number in range(TABLES)]
    buttons = 8
    characters = max(size - 130 * buttons - 200, 100)
    async with echoing(server, folder / "echo", guild_id, channels, characters=characters, buttons=buttons) as (
        bot,
        acts,
    ):
        await at_once(acts, 1)
        with without_gc_pauses():
            twice = [await at_once(acts, seconds, bot) for _ in range(2)]
            return [
                *twice,
                await in_bursts(server.start, acts, BURSTS, partial(asyncio.sleep, QUIET / 2)),
                await one_at_a_time(acts, 300),
            ]


async def measure(folder: Path) -> list[Row]:
    result = await run(folder)
    moves = Load(result.seconds, result.moves)
    share, p99, alone = result.share, result.bursts.percentile(0.99), result.alone.percentile(0.5)
    alone_p99, committed = result.alone.percentile(0.99), result.accepted / result.bot.seconds
    echo_work = statistics.fmean(load.work_each for load in result.echo)
    work = result.bot.work_each / echo_work
    return [
        Row("Echo bot, 50 people who press on and on", result.echo[0].words),
        Row("… again", result.echo[1].words),
        Row("Echo bot, 50 at the same moment, then quiet", result.echo_bursts.words),
        Row("Echo bot, one at a time", result.echo_alone.words),
        Row("Spielleiter, 50 people who press on and on", result.bot.words),
        Row("… of these moves", moves.words),
        Row(
            "… committed, as the journal has them",
            f"{committed:,.0f}/s ({result.accepted})",
            f">= {MOVES_A_SECOND}/s",
            committed >= MOVES_A_SECOND,
        ),
        Row("… share of the echo bot's throughput", f"{share:.2f}", f">= {SHARE_OF_ECHO}", share >= SHARE_OF_ECHO),
        Row(
            "… work of the processor for one press",
            f"{result.bot.work_each:.2f} ms, {work:.2f} times the echo bot's {echo_work:.2f} ms",
            f"<= {WORK_OF_ECHO:g} times",
            work <= WORK_OF_ECHO,
        ),
        Row(
            "Spielleiter, 50 presses at the same moment, then quiet",
            result.bursts.words,
            f"p99 < {P99_MILLISECONDS} ms",
            p99 < P99_MILLISECONDS,
        ),
        Row(
            "Spielleiter, one at a time",
            result.alone.words,
            f"median < {ALONE_MILLISECONDS} ms",
            alone < ALONE_MILLISECONDS,
        ),
        Row(
            "… the slowest of a hundred",
            f"{alone_p99:.0f} ms",
            f"< {ALONE_P99_MILLISECONDS} ms",
            alone_p99 < ALONE_P99_MILLISECONDS,
        ),
        Row("Presses nobody answered", f"{result.lost}", "0", result.lost == 0),
        Row("What it sent keeps Discord's rules", "; ".join(result.wrong[:3]) or "all of it", "all", not result.wrong),
    ]
