"""The assembly of the host: its components, and how they notify each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import structlog

from engine.games import game as registered
from engine.kernel.game import Game
from engine.kernel.menus import RefusedError
from host.background.background import Background
from host.background.priority import Priority
from host.budget import Budget
from host.chat import Chat
from host.chosen_languages import ChosenLanguages
from host.commits.auto_moves import is_at_rest
from host.commits.changes import ChangeNotifier, CommittedChange
from host.commits.commit import Committer
from host.consent.pausing import PauseProposals
from host.consent.proposals import Proposals
from host.consent.stopping import StopProposals
from host.consent.undo import Undo
from host.digests import Digests
from host.learning.daily_puzzles import DailyPuzzles
from host.learning.lesson_progress import Lessons
from host.learning.puzzle_answers import PuzzleAnswers
from host.operating.metrics import Metrics
from host.people import Person
from host.play.computers import Computers
from host.play.guidance import Guidance
from host.play.hints import Hints
from host.play.lost_answers import LostAnswers
from host.play.moves import Gameplay
from host.play.passing import ReactionSettings
from host.play.standing_orders import StandingOrders
from host.play.workers import Workers
from host.publishing.latest_pictures import LatestPictures
from host.publishing.posts import Posts
from host.publishing.presenter import Presenter
from host.publishing.publisher import Publisher
from host.publishing.thread import ThreadPublisher
from host.record.answer_times import AnswerTimes
from host.record.archive import Archive
from host.record.history import History
from host.record.privacy import Privacy
from host.record.replaying import Replays
from host.record.retention import RetentionTask
from host.record.reviewing import Reviews
from host.record.stories import Stories
from host.reminding.absence import AbsenceRules
from host.reminding.awaited_games import AwaitedGames
from host.reminding.calls import Calls
from host.reminding.offers import Offers
from host.reminding.reminders import Reminders
from host.reminding.scheduler import Scheduler
from host.seating.continuing import Continuations
from host.seating.deck_drafts import DeckDrafts
from host.seating.deck_library import DeckLibrary
from host.seating.opening import Lobby
from host.seating.rematch import Rematch
from host.seating.sealing import DiceWords
from host.seating.seats import SeatChanges
from host.seating.starting import GameStart
from host.servers.limits import TableLimits
from host.servers.moderation import Moderation
from host.servers.places import Places
from host.servers.server_settings import ServerSettingsCache
from host.settings import Settings
from host.tables.leases import Leases
from host.tables.registry import Registry
from host.tables.status import Status
from host.tables.table import Table
from host.time.database_clock import DatabaseClock
from host.time.running_time import BEATS_MISSED, RunningTime
from host.user_preferences import UserPreferences
from render.languages import Languages
from store.database import Store
from store.tables import TableRow

if TYPE_CHECKING:
    from render.pictures import Pictures

log = structlog.get_logger(__name__)


class Assembly:
    """Creates, connects, starts and stops the components of the host."""

    def __init__(
        self,
        store: Store,
        chat: Chat,
        languages: Languages,
        pictures: Pictures,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        rules: Callable[[str], Game[Any]] = registered,
        metrics: Metrics | None = None,
        shared: bool = False,
    ) -> None:
        """Create the components.

        ``clock`` returns seconds since 1970, ``rules`` returns the game with a given name; ``shared``: other processes
        play the tables of the same database.
        """
        self._store = store
        self._languages = languages
        self._settings = settings
        compare = None
        if shared:
            clock = DatabaseClock(store, clock)
            compare = clock.compare
        self._digests = Digests(store)
        self._rules = rules
        self._shared = shared
        language = languages.pick(settings.language)
        self._registry = Registry(store, languages, rules, language, self._digests, shared=shared)
        self.budget = Budget(store, self._digests, settings, clock)
        self.time = RunningTime(store, clock, BEATS_MISSED * settings.beat, compare)
        self.priority = Priority()
        self.latest_pictures = LatestPictures()
        self.servers = ServerSettingsCache(store, shared=shared)
        self._posts = Posts(languages, pictures, self.latest_pictures, self.time, self.servers)
        presenter = Presenter(store, chat, languages, self._posts, settings, clock, self.priority)
        thread = ThreadPublisher(store, chat, self._posts, self._registry.note_channels)
        self._leases = Leases(store, shared=shared)
        self._publisher = Publisher(store, presenter, thread, settings, self.priority, self._leases)
        self._metrics = metrics or Metrics()
        self._metrics.watch_showing(self._publisher.tables)
        self._changes = ChangeNotifier(self.priority, self._on_change)
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called in the background with each table that has changed; must not wait."""
        self.watched: Callable[[], Collection[int]] = lambda: ()
        """Returns the tables whose changes are shown to people at once."""
        committer = Committer(store, clock, self.time, self._changes)
        self.history = History(store)
        self.replays = Replays(store, self._registry)
        self.reviews = Reviews(store, self._registry, self.replays)
        self.answer_times = AnswerTimes(store)
        self.stories = Stories(store, self._registry)
        self.archive = Archive(store, self._registry, languages)
        self.gameplay = Gameplay(committer)
        self._lost_answers = LostAnswers(store)
        self._proposals = Proposals(committer, self.budget)
        self._stopping = StopProposals(self._proposals)
        self.pausing = PauseProposals(committer, self._proposals)
        self.undo = Undo(committer, self._proposals)
        self.standing_orders = StandingOrders(committer, lambda table: self._computers.wake(table))
        self.reaction_settings = ReactionSettings(
            store, self.standing_orders, lambda table: self._computers.wake(table)
        )
        delays = (settings.computer_delay, settings.pass_delay)
        self._computers = Computers(self.gameplay, self._leases, Workers(store), *delays)
        self.hints = Hints(self._computers.searched_move)
        self.deck_library = DeckLibrary(store, rules, clock)
        preferences = self._preferences = UserPreferences(store)
        self.chosen_languages = ChosenLanguages(store, preferences, self._registry)
        self.deck_drafts = DeckDrafts(preferences)
        self.learning = Lessons(store, preferences)
        self.puzzles = PuzzleAnswers(store, clock)
        self.daily_puzzles = DailyPuzzles(
            store, chat, languages, pictures, clock, self._registry.chosen_language, language
        )
        self.guidance = Guidance(store, preferences)
        self._limits = TableLimits(store, self.servers, settings)
        self._opening = Lobby(store, self._registry, rules, clock, self.time, self._changes, self._limits, self.budget)
        self._starting = GameStart(store, clock, self.time, self._changes)
        self._sealing = DiceWords(store)
        self.reminders = Reminders(store, chat, languages, self._registry, self.time, preferences)
        self.awaited_games = AwaitedGames(store, self._registry)
        self.absence = AbsenceRules(committer, self._proposals, self.reminders.remind)
        self.seats = SeatChanges(
            committer, self._proposals, self._limits.check_seat, self.reminders.preferences, self.budget
        )
        self.calls = Calls(self.reminders, self.budget, self.time)
        self.offers = Offers(self.seats, self.reminders, self.budget)
        refresh = self._publisher.refresh
        self.scheduler = Scheduler(
            store, self._registry, self.time, self._handle_deadline, refresh, settings.beat, shared=shared
        )
        self._background = Background()
        self.finish = self._background.finish
        records = asyncio.Lock()
        self._create_administration(chat, committer, records)
        self.retention = RetentionTask(
            store, self._registry, settings, clock, records, self.priority, self.places.is_left
        )
        self._connect(presenter)

    def _create_administration(self, chat: Chat, committer: Committer, records: asyncio.Lock) -> None:
        """Create the components for privacy, rematches, moderation and lost places."""
        self.privacy = Privacy(
            self._store,
            self._registry,
            self.gameplay.resign,
            self._opening.leave,
            self._proposals.void,
            self._publisher.refresh,
            self._digests,
            records,
        )
        self.rematch = Rematch(self._opening, self.servers)
        self.continuations = Continuations(self._opening, self.replays, self.history, self.servers)
        self.moderation = Moderation(
            self._store, self._registry, committer, self._opening.close, self._remove, self._computers.wake
        )
        self.places = Places(
            self._store,
            chat,
            self._languages,
            self._registry,
            committer,
            self._opening.close,
            self._retry,
            self._publisher.thread_gone,
        )

    def _connect(self, presenter: Presenter) -> None:
        """Connect components that do not own each other."""
        presenter.on_account_gone = lambda table, seat: self._background.start(self.absence.account_gone(table, seat))
        presenter.on_channel_lost = lambda table: self._background.start(self.places.channel_lost(table))
        self._publisher.on_forbidden = lambda table: self._background.start(self.places.board_forbidden(table))
        self.reminders.on_change = lambda table: self.scheduler.schedule(table.deadline)
        self.absence.on_change = self._on_thinking
        self._leases.on_taken = self._on_taken
        self._leases.on_work = self._on_work
        self._leases.watched = lambda: self.watched()
        self._registry.on_load = self._on_loaded
        self._registry.on_refresh = self._on_refreshed
        self._registry.at_rest = is_at_rest
        self._registry.on_forget = self._on_forgotten
        self._registry.busy = self._is_busy

    async def start(self) -> None:
        """Start the background tasks.

        Tables are loaded when first used; those with something to show or to answer are loaded soon after the start.
        """
        await self._digests.start()
        await self._registry.start()
        await self.chosen_languages.start()
        gone = await self.time.start()
        self.budget.start()
        if not self._shared:  # otherwise tables with work are taken one after another, by any process
            self._background.start(self._registry.load_pending())
        self.scheduler.start(gone)
        self._leases.start()
        self.retention.start()
        self.daily_puzzles.start()

    async def close(self) -> None:
        """Finish changes in progress and stop the background tasks; the store stays open."""
        self._registry.closing = True
        await self.reviews.close()
        await self.retention.close()
        await self.daily_puzzles.close()
        await self.scheduler.close()
        await self.budget.close()
        await self.reminders.close()
        await self._computers.close()
        await self._publisher.close()
        await self._leases.close()
        await self._background.close()
        await self._changes.wait_until_notified()

    def limit_calls(self, a_second: int) -> None:
        """Set how many calls of the chat a second this process may make; 0: no limit."""
        self._publisher.limit_calls(a_second)

    # ---- inside

    async def _remove(self, table: Table, person_id: int, by: Person) -> None:
        if table.status is Status.OPEN:
            await self._opening.remove(table, person_id)
        else:
            await self.seats.remove(table, person_id, by)

    def _on_change(self, change: CommittedChange) -> None:
        """Notify everything that depends on changes of tables, in the background."""
        language = change.table.language
        self._registry.speak(change.table)  # the language depends on the people at the table
        self._publisher.changed(change)
        if change.table.language != language:
            self._publisher.refresh(change.table)  # the board may have been drawn in the former language meanwhile
        self._computers.wake(change.table)
        self.scheduler.schedule(change.table.deadline)
        self.on_change(change.table)
        if change.kind:
            self._metrics.count_change(change.table.game, change.kind)

    def _on_thinking(self, table: Table) -> None:
        self.scheduler.schedule(table.deadline)
        self._publisher.refresh(table)  # the board shows the time that is left

    def _is_busy(self, table: Table) -> bool:
        return self._changes.waits(table) or self._publisher.busy(table) or self._computers.busy(table)

    def _on_forgotten(self, table: Table) -> None:
        self._changes.forget(table)
        self._publisher.forget(table)

    async def _handle_deadline(self, table: Table) -> None:
        """Handle a table whose deadline has come: an open one's reserved seats, or a running one's late players."""
        if table.status is Status.OPEN:
            await self._opening.check_deadline(table)
        elif table.paused is not None:
            await self.pausing.check_deadline(table)
        else:
            await self.absence.check_deadline(table)

    def _retry(self, table: Table) -> None:
        self._publisher.retry(table)
        self._computers.wake(table)

    def _on_loaded(self, table: Table, row: TableRow) -> None:
        self._publisher.loaded(table, row)
        self._go_on(table)

    def _go_on(self, table: Table) -> None:
        """Let the house move where it is asked."""
        self._computers.wake(table)
        if table.match is not None and table.match.went_back:
            self._background.start(self.gameplay.record_rollback(table))
        elif not is_at_rest(table):
            self._background.start(self.gameplay.go_on(table))

    def _on_refreshed(self, table: Table, board_seq: int, thread_seq: int) -> None:
        self._publisher.refreshed(table, board_seq, thread_seq)
        self._computers.wake(table)
        self.on_change(table)

    async def _on_taken(self, table: Table) -> None:
        self._publisher.taken(table, await self._registry.reread(table))

    async def _on_work(self, table_id: int, undone: bool) -> None:
        """Read a table that another process has changed; do its work if nobody does."""
        if self._registry.closing:
            return
        try:
            known = self._registry.in_memory(table_id) is not None
            table = await self._registry.get(table_id)
            if undone and known:
                await self._on_taken(table)  # this process may believe that everything is shown
        except RefusedError as refused:
            log.warning("table not loaded", table=table_id, key=refused.refusal.key)
            await self._leases.leave_alone(table_id)
            return
        if undone:
            self._publisher.attend(table)
            self._go_on(table)
