"""The entry point: read the settings and start the bot, or the playground if DISCORD_TOKEN is not set.

``python bot.py backup FILE`` copies the database to a new file, even while the bot is running.
``python bot.py move SOURCE TARGET`` copies all data from one database to another, empty one, by their addresses.
``python bot.py work`` starts a process that does nothing but think, for the bots of a PostgreSQL database.
``python bot.py upgrade`` creates or upgrades the database, which the first start does otherwise.
``python bot.py status`` shows the processes that use the database, and what there is to do.
``python bot.py check-running COPY`` replays the running games of such a copy and lists those that would not go on
under this version.

Exit codes: 0 after a requested stop; 1 if a running game would not go on, and where the database cannot be reached at
present, so that a supervisor starts the bot again; 2 for a wrong setting, token, database or card file, which somebody
has to correct first. Each fault is one line.
"""

from __future__ import annotations

import gc

if __name__ == "__main__":
    gc.disable()  # nothing loaded at startup is garbage, and looking for it would take a fifth of the time

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from cogs.connection.log import set_up_logging
from cogs.startup import StartupError, choose_packs, load_games, load_languages, run, store_failure, work
from engine.games import GAMES, game
from engine.kernel.text import Text
from engine.locales import DEFAULT, fallbacks
from host.background.worker_process import end_processes
from host.operating.metrics import Metrics
from host.record.running_games import CheckedGames, check_file
from host.settings import Settings
from host.time.clocks import duration
from render.languages import Languages
from render.user_text import Markup
from store.backup import back_up
from store.database import Store
from store.database_lock import database_lock
from store.errors import StoreError
from store.moving import move
from store.status import read_status

SERVING: list[list[str]] = [[], ["work"]]
"""Words of the command line with which a process serves until it is stopped."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread that draws or calculates yields to the event loop.

Python's default is 0.005: each network call of the loop could wait that long, several times in one answer.
"""


def main(words: Sequence[str]) -> int:
    """Run until stopped, or carry out the words of the command line; return the exit code."""
    language = DEFAULT
    languages: Languages | None = None
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        languages = load_languages()
        settings = read_settings()
        if settings.theme is not None:
            languages = load_languages(settings.theme)
        language = choose_language(settings.language, languages)
        settings = settings.model_copy(update={"language": language})
        match list(words):
            case []:
                metrics = Metrics()
                set_up_logging(settings.log, metrics.count_error)

                # the playground reads the internals of asyncio's own loop
                serve = quick_loop() if settings.discord_token else asyncio.run
                return serve(run(settings, languages, metrics))
            case ["work"]:
                metrics = Metrics(works=True)
                set_up_logging(settings.log, metrics.count_error)
                return quick_loop()(work(settings, languages, metrics))
            case ["backup", file]:
                print(languages.say(copy_database(settings, Path(file)), language))
                return 0
            case ["move", source, target]:
                print(languages.say(move_database(source, target), language))
                return 0
            case ["status"]:
                lines = status_lines(settings)
                print(*(languages.say(text, language) for text in lines), sep="\n")
                return 0
            case ["upgrade"]:
                asyncio.run(upgrade_database(settings))
                print(languages.say(Text("front-upgrade"), language))
                return 0
            case ["check-running", file]:
                set_up_logging(settings.log, level=logging.WARNING)  # the copy's own upgrade is of no interest
                choose_packs(settings.packs)
                load_games(languages, language)
                checked = check_running_games(Path(file))
                print(*(languages.say(text, language) for text in result_of_check(checked)), sep="\n")
                return 1 if checked.stuck else 0
            case _:
                raise StartupError(Text("front-usage"))
    except KeyboardInterrupt:
        return 0
    except StartupError as error:
        for text in error.texts:
            print(languages.say(text, language) if languages is not None else error, file=sys.stderr)
        return 1 if error.may_pass else 2


def leave(code: int) -> NoReturn:
    """End a process that has served; everything is stored and closed.

    The interpreter would need seconds on a busy machine to take itself apart, and no deadline counts in them.
    """
    end_processes()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):  # the log may be full or closed
            stream.flush()
    os._exit(code)


def quick_loop() -> Callable[[Coroutine[Any, Any, int]], int]:
    """Return the runner of uvloop, or asyncio's own where uvloop is missing (Windows)."""
    try:
        from uvloop import run
    except ImportError:
        from asyncio import run
    return run


def read_settings() -> Settings:
    """Read the settings from the environment and ``.env``.

    Raises StartupError that names the first wrong setting.
    """
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        if not wrong["loc"]:
            raise StartupError(Text("front-elsewhere")) from None
        raise StartupError(Text("front-settings", {"setting": str(wrong["loc"][0])})) from None
    except ValueError:  # not text, or a setting that the environment cannot hold
        raise StartupError(Text("front-settings", {"setting": ".env"})) from None


def choose_language(setting: str, languages: Languages) -> str:
    """Return the first known language of ``LANGUAGE``, which many desktops set to a list such as ``fr:en``.

    Raises StartupError, naming the known languages, if it names none of them.
    """
    for locale in setting.split(":"):
        if any(code in languages.languages for code in fallbacks(locale)):
            return languages.pick(locale)
    values = {"language": Markup(setting), "known": Markup(", ".join(languages.languages))}
    raise StartupError(Text("front-language", values))


def copy_database(settings: Settings, file: Path) -> Text:
    """Back up the database and return the message about it.

    Raises StartupError where that is not possible.
    """
    try:
        copied = back_up(settings.database_url, file)
    except StoreError as error:
        values = {"reason": error.reason, "file": Markup(str(file))}
        raise StartupError(Text("front-backup-failed", values)) from error
    kilobytes = max(1, copied.size // 1024)
    return Text("front-backup", {"file": Markup(str(file)), "size": kilobytes, "tables": copied.tables})


def move_database(source: str, target: str) -> Text:
    """Move all data to another database and return the message about it.

    Raises StartupError where that is not possible.
    """
    try:
        moved = move(source, target)
    except StoreError as error:
        raise store_failure(error, "front-move-failed") from error
    return Text("front-move", {"tables": moved.tables, "rows": moved.rows})


async def upgrade_database(settings: Settings) -> None:
    """Create the database, or bring it to the schema of this version. Raises StartupError where it cannot be used."""
    try:
        with database_lock(settings.direct_url, shared=settings.shared):
            await (await Store.open(settings.database_url, settings.direct_url)).close()
    except StoreError as error:
        raise store_failure(error) from error


def status_lines(settings: Settings) -> list[Text]:
    """Return lines about the processes of the database and their work.

    Raises StartupError where the database cannot be read.
    """
    try:
        status = read_status(settings.direct_url)
    except StoreError as error:
        raise store_failure(error, "front-status-failed") from error
    now = status.now
    rows = [
        Text(
            "front-status-worker" if row.works else "front-status-process",
            {
                "number": row.number,
                "version": Markup(row.version),
                "since": Markup(f"{datetime.fromtimestamp(row.started, UTC):%Y-%m-%d %H:%M}"),
                "beat": duration(now - row.beat),
                "calls": round(row.calls),
            },
        )
        for row in status.processes
    ]
    due = {"publishing": status.publishing, "computer": status.computer, "clock": status.clock}
    leases = {"count": status.leases, "age": duration(0 if status.renewed is None else now - status.renewed)}
    return [
        Text("front-status-processes", {"count": len(rows)}),
        *rows,
        Text("front-status-due", due),
        Text("front-status-leases", leases),
        Text("front-status-calls", {"calls": round(sum(row.calls for row in status.processes))}),
    ]


def check_running_games(file: Path) -> CheckedGames:
    """Replay the running games of a copied database.

    Raises StartupError for a file that cannot be read.
    """
    if not file.is_file():
        raise StartupError(Text("front-check-nothing", {"file": Markup(str(file))}))
    try:
        return asyncio.run(check_file(file, game))
    except StoreError as error:
        values = {"reason": error.reason, "file": Markup(str(file))}
        raise StartupError(Text("front-check-failed", values)) from error  # 1 would mean that games would not go on


def result_of_check(checked: CheckedGames) -> list[Text]:
    """Return one line for each game that would not go on, and a summary line."""
    lines = [
        Text(
            "front-check-stuck",
            {
                "table": str(stuck.table),
                "game": Text("game-" + stuck.game) if stuck.game in GAMES else stuck.game,
                "channel": str(stuck.channel_id),
                "reason": stuck.reason,
            },
        )
        for stuck in checked.stuck
    ]
    return [*lines, Text("front-check", {"running": checked.running, "stuck": len(checked.stuck)})]


if __name__ == "__main__":
    gc.freeze()
    gc.enable()
    if sys.argv[1:] in SERVING:
        leave(main(sys.argv[1:]))
    sys.exit(main(sys.argv[1:]))
