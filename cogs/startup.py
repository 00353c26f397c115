"""The start of the program: texts, cards, pictures and the store, then Discord or the playground."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.client import Spielleiter
from cogs.connection.errors import retry_after
from cogs.connection.identify import IdentifyLimits, IdentifyTooSoonError, use_backoff
from cogs.connection.log import log_failure
from cogs.connection.permissions import invite_link
from cogs.connection.traffic import Traffic
from cogs.sharded_client import SHARDING_REQUIRED, ShardedSpielleiter
from engine import garbage
from engine.content.theme import use_theme
from engine.games import DATA, GAMES, game, packs_folder, use_packs
from engine.kernel.decks import CardPackError
from engine.kernel.text import Text
from host.background.worker_process import end_processes
from host.operating.garbage_collection import collect_garbage
from host.operating.metrics import Metrics
from host.operating.processes import Processes
from host.operating.worker import Worker, wait_for_upgrade
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from render.themes import unknown_entries
from render.user_text import Markup
from store.database import Store
from store.database_lock import database_lock
from store.errors import StoreError

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Shortest and longest pause in seconds between attempts to connect."""
LONGEST_STOP = 4.5
"""Seconds until the process ends after it was asked to, at the latest, apart from draining."""
LONGEST_ANSWERS, LONGEST_CLOSE, CANCELLED, LONGEST_KILL = 0.5, 2.0, 0.5, 0.5
MOST_FAULTS = 100
"""Mistakes in card files that are reported at once."""
_AUTHENTICATION_FAILED = 4004
_HOPELESS = (4010, 4012, 4013, 4014)

log = structlog.get_logger(__name__)


class StartupError(Exception):
    """The bot cannot start; each of ``texts`` is one line about what is wrong.

    ``may_pass``: whether another start may succeed although nobody corrects anything.
    """

    def __init__(self, *texts: Text, may_pass: bool = False) -> None:
        super().__init__(texts[0].key)
        self.texts = texts
        self.may_pass = may_pass


def store_failure(error: StoreError, key: str = "front-store") -> StartupError:
    """Return the error that names the reason of a failure of the store in a sentence."""
    return StartupError(Text(key, {"reason": error.reason}), may_pass=error.may_pass)


def load_languages(theme: Path | None = None) -> Languages:
    """Load all texts, those of a theme before the others.

    Raises StartupError for a file that cannot be read, and for keys of a theme that do not exist.
    """
    use_theme(theme)
    try:
        if theme is not None:
            _check_theme(theme)
        return Languages()
    except OSError as error:
        raise StartupError(Text("front-data", {"file": str(error.filename)})) from error


def _check_theme(theme: Path) -> None:
    if not theme.is_dir():
        raise StartupError(Text("front-theme-missing", {"folder": Markup(str(theme))}))
    try:
        unknown = unknown_entries(theme)
    except ValueError as error:
        raise StartupError(Text("front-data", {"file": str(error).splitlines()[0]})) from error
    if unknown:
        keys = [(f"front-theme-{'entry' if entry else 'file'}", file, entry) for file, entry in unknown]
        texts = [Text(key, {"file": Markup(file), "entry": Markup(entry)}) for key, file, entry in keys]
        raise StartupError(*texts[:MOST_FAULTS])


def choose_packs(packs: Path | None) -> bool:
    """Use the card packs of a folder, or of the one beside the bot; return False where there is neither."""
    beside = DATA.parent / "packs"
    use_packs(packs if packs is not None else beside if beside.is_dir() else None)
    return packs_folder() is not None


def load_game(name: str, languages: Languages, language: str) -> None:
    """Read the rules and cards of a game.

    Raises StartupError with a line for every mistake in a card file.
    """
    try:
        game(name).names()
    except CardPackError as error:
        texts = error.texts
        faults = [languages.say(text, language, game=name) for text in texts[:MOST_FAULTS]]
        lines = [Text("front-cards", {"fault": fault}) for fault in faults]
        if len(texts) > MOST_FAULTS:
            lines.append(Text("front-cards-more", {"count": len(texts) - MOST_FAULTS}))
        raise StartupError(*lines) from error


def load_games(languages: Languages, language: str) -> None:
    """Read the rules and cards of all games. Raises StartupError as :func:`load_game` does."""
    for name in GAMES:
        load_game(name, languages, language)


class GameLoading:
    """Loads the games in the background once the bot is connected, so that it starts fast."""

    def __init__(self, languages: Languages, language: str) -> None:
        self._may_begin = asyncio.Event()
        self.begin = self._may_begin.set
        self.task = asyncio.create_task(self._run(languages, language), name="loading games")
        """The task; it ends only with an error of :func:`load_game`."""

    async def _run(self, languages: Languages, language: str) -> None:
        await self._may_begin.wait()
        for name in GAMES:
            await asyncio.to_thread(load_game, name, languages, language)
        garbage.freeze_objects()
        await asyncio.Event().wait()  # the end of the task counts as a failure


async def run(settings: Settings, languages: Languages, metrics: Metrics) -> int:
    """Serve until stopped and return the exit code. Raises StartupError where something is wrong."""
    language = languages.pick(settings.language)
    asyncio.get_running_loop().set_exception_handler(_log_stray)
    pictures = Pictures(languages)
    playground = settings.discord_token is None or not settings.discord_token.get_secret_value()
    packed = choose_packs(settings.packs)
    if packed or playground or settings.shared:  # packs are checked first, and others answer while this process starts
        load_games(languages, language)
    if playground:
        print(languages.say(Text("front-no-token-playground"), language), flush=True)
        try:
            from cogs.playground import play
        except ImportError as error:
            raise StartupError(Text("front-playground-missing")) from error
        return await play(settings, languages, pictures, stop_signal())
    use_api_addresses(settings)
    games = GameLoading(languages, language)
    try:
        with database_lock(settings.direct_url, shared=settings.shared) as take_again:
            store = await Store.open(settings.database_url, settings.direct_url, take_again)
            processes = Processes(store, metrics, settings)
            try:
                await processes.start()
                with garbage.reduced_gc(whole=False):
                    async with _status_page(settings, store, metrics):
                        return await serve(
                            settings,
                            store,
                            languages,
                            pictures,
                            metrics,
                            processes,
                            games,
                            stop_signal(_drain_seconds(settings)),
                        )
            finally:
                await processes.close()
                await store.close()
    except StoreError as error:
        raise store_failure(error) from error
    finally:
        games.task.cancel()


async def work(settings: Settings, languages: Languages, metrics: Metrics) -> int:
    """Think for the bots of a database until stopped and return the exit code. Raises StartupError."""
    if not settings.database_url.startswith("postgresql"):
        raise StartupError(Text("front-work-sqlite"))
    stop = stop_signal()
    language = languages.pick(settings.language)
    asyncio.get_running_loop().set_exception_handler(_log_stray)
    choose_packs(settings.packs)
    load_games(languages, language)
    try:
        await wait_for_upgrade(settings.direct_url, stop)
        if stop.is_set():
            return 0
        store = await Store.open(settings.database_url, settings.direct_url)
        try:
            async with _status_page(settings, store, metrics, works=True):
                processes = Processes(store, metrics, settings, works=True)
                await Worker(store, processes, languages, language, metrics).run(stop)
                return 0
        finally:
            await store.close()
    except StoreError as error:
        raise store_failure(error) from error


def _log_stray(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that no task awaited, without values, which asyncio's own message would print."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        log_failure("stray failure", error)
    else:
        log.warning("stray warning", words=str(context.get("message"))[:100])


@asynccontextmanager
async def _status_page(
    settings: Settings, store: Store, metrics: Metrics, *, works: bool = False
) -> AsyncIterator[None]:
    """Serve the page for operators if the settings want it. Raises StartupError where its port is in use."""
    if settings.status_port is None:
        yield
        return
    from host.operating.health import Health  # imports a web server, which most installations do not need

    page = Health(store, metrics, settings.status_port, works=works)
    try:
        await page.open()
    except OSError as error:
        raise _port_taken("SPIELLEITER_STATUS_PORT", settings.status_port) from error
    log.info("status page", port=page.port)
    try:
        yield
    finally:
        await page.close()


def _port_taken(setting: str, port: int) -> StartupError:
    return StartupError(Text("front-port", {"port": str(port), "setting": setting}))


def stop_signal(drain: float = 0.0) -> asyncio.Event:
    """Return an event that is set when the process is asked to end; it then ends in time even if something hangs.

    ``drain``: the seconds for which it still serves.
    """
    stop = asyncio.Event()

    def ask() -> None:
        if not stop.is_set():
            stop.set()
            deadline = threading.Timer(drain + LONGEST_STOP, _stop_at_once)
            deadline.daemon = True
            deadline.start()

    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # without signal handlers Ctrl+C raises KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(number, ask)
    return stop


def _stop_at_once() -> None:
    """End the process; a thread may hang, but everything that was answered is stored."""
    log.warning("stopped without waiting any longer")
    ending = threading.Thread(target=end_processes, daemon=True)
    ending.start()
    ending.join(LONGEST_KILL)
    os._exit(0)


def use_api_addresses(settings: Settings) -> None:
    """Connect to another API than Discord's if the settings say so.

    Both addresses are needed or none, so that the token is never sent to the wrong one.
    """
    if settings.rest_base is None and settings.gateway is None:
        return
    if settings.rest_base is None or settings.gateway is None:
        raise StartupError(Text("front-elsewhere"))
    Route.BASE = settings.rest_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)


async def serve(
    settings: Settings,
    store: Store,
    languages: Languages,
    pictures: Pictures,
    metrics: Metrics,
    processes: Processes,
    games: GameLoading,
    stop: asyncio.Event,
) -> int:
    """Stay connected to Discord until stopped, with a new client and growing pauses after each failure.

    Raises StoreError where the database is lost, StartupError where a game cannot be loaded.
    """

    async def ready() -> None:
        games.begin()

    use_backoff()
    pause = FIRST_PAUSE
    traffic = Traffic(metrics, settings.calls_per_second)
    identifications = IdentifyLimits(settings.identify_pause)
    kind: type[Spielleiter] = Spielleiter
    while True:
        client = kind(store, languages, pictures, settings, metrics, traffic, identifications)
        client.add_listener(invite_link_printer(client, settings), "on_ready")
        client.add_listener(ready, "on_ready")
        client.limit_calls(processes.share)
        processes.on_share = client.limit_calls
        running = asyncio.create_task(_connect(client, settings), name="connection")
        stopping = asyncio.create_task(stop.wait(), name="stop")
        tidying = asyncio.create_task(collect_garbage(client.master.priority), name="tidying")
        await asyncio.wait({running, stopping, store.lost, games.task}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set() and not running.done():
            await _drain(client, running, settings)
        identifications.lost()
        stopping.cancel()
        tidying.cancel()
        await _close(client, running)
        if stop.is_set():
            return 0
        if store.lost.done():
            raise store.lost.result()
        if games.task.done():
            games.task.result()  # raises
        error = running.exception()
        if isinstance(error, discord.ConnectionClosed) and error.code == SHARDING_REQUIRED:
            log.info("connecting in shards, as the bot is on many servers")
            kind = ShardedSpielleiter
            continue
        if error is not None:
            _raise_if_hopeless(error)
        games.begin()  # Discord may be unreachable for long
        pause = FIRST_PAUSE if client.was_ready else pause
        asked = retry_after(error) if error is not None else None
        wait = max(pause, identifications.end_sessions(), asked or 0.0)
        log.warning("not connected", seconds=round(wait, 1), error=type(error).__name__)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), wait)
        if stop.is_set():
            return 0
        pause = min(pause * 2, LONGEST_PAUSE)


def _drain_seconds(settings: Settings) -> float:
    return settings.drain if settings.transport == "http" else 0.0


async def _drain(client: Spielleiter, running: asyncio.Task[None], settings: Settings) -> None:
    """Let the proxy notice that nothing more is to come here, and answer everybody who came nevertheless."""
    client.metrics.stopping = True
    if settings.transport == "http":
        log.info("draining", seconds=settings.drain)
        await asyncio.sleep(settings.drain)
        running.cancel()  # stops listening
        await asyncio.wait({running}, timeout=LONGEST_ANSWERS)
    await client.traffic.wait_until_answered(LONGEST_ANSWERS)


async def _close(client: Spielleiter, running: asyncio.Task[None]) -> None:
    """Finish current work and leave Discord, without waiting for a network that hangs."""
    closing = asyncio.create_task(client.close(), name="close")
    await asyncio.wait({closing}, timeout=LONGEST_CLOSE)
    for task in (closing, running):
        task.cancel()
    await asyncio.wait({closing, running}, timeout=CANCELLED)
    client.metrics.set_connected(False)
    if closing.done() and not closing.cancelled() and (error := closing.exception()) is not None:
        log_failure("the client could not be closed", error)


def invite_link_printer(client: Spielleiter, settings: Settings) -> Callable[[], Coroutine[Any, Any, None]]:
    """Return a listener that prints the invitation link once when the bot is connected."""

    async def refresh_person() -> None:
        if client.was_ready or client.user is None:
            return
        values = {"name": client.user.name, "link": Markup(invite_link(client.application_id or 0))}
        language = client.languages.pick(settings.language)
        print(client.languages.say(Text("front-ready-invite", values), language), flush=True)

    return refresh_person


async def _connect(client: Spielleiter, settings: Settings) -> None:
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    if settings.transport == "gateway":
        await client.start(token)
        return
    try:
        async with client.receiving(token):
            await asyncio.Event().wait()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise _port_taken("SPIELLEITER_HTTP_PORT", settings.http_port) from error
        raise


def _raise_if_hopeless(error: BaseException) -> None:
    """Raise StartupError, or the error of the store, where another attempt cannot succeed.

    Any other error, including a response that the library could not read, may pass.
    """
    if isinstance(error, StoreError | StartupError):
        raise error
    if isinstance(error, discord.LoginFailure):
        raise StartupError(Text("front-wrong-token")) from error
    if isinstance(error, discord.ConnectionClosed):
        if error.code == _AUTHENTICATION_FAILED:
            raise StartupError(Text("front-wrong-token")) from error
        if error.code in _HOPELESS:
            raise StartupError(Text("front-no-intents", {"code": error.code})) from error
    if isinstance(error, discord.PrivilegedIntentsRequired):
        raise StartupError(Text("front-no-intents", {"code": 4014})) from error
    if not isinstance(error, IdentifyTooSoonError):
        log_failure("the connection to Discord failed", error)
