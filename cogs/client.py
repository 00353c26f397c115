"""The client: one connection to Discord, its commands and buttons, and the host behind it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from cogs.chat import DiscordChat
from cogs.commands import (
    about,
    board,
    card,
    games,
    hand,
    help,
    hint,
    language,
    leaderboard,
    learn,
    log,
    moderate,
    odds,
    piles,
    preferences,
    privacy,
    reminders,
    replay,
    report,
    review,
    rules,
    settings,
    space,
    stats,
    undo,
    verify,
    who,
)
from cogs.commands.deck import choose, forms, workshop
from cogs.commands.deck.group import DeckCog
from cogs.commands.game import clocks, dice_words, lobby, removal, seats, stop
from cogs.commands.game.group import GameCog
from cogs.commands.moves import MovesCog
from cogs.connection.bot import Bot, HandlerCall, Interaction
from cogs.connection.command_sync import CommandSync
from cogs.connection.command_translation import CommandTexts, CommandTranslator, describe_commands
from cogs.connection.errors import discord_fields
from cogs.connection.identify import IdentifyLimits
from cogs.connection.log import log_failure
from cogs.connection.next_tables import NextTables
from cogs.connection.open_panels import OpenPanels
from cogs.connection.pending_updates import PendingUpdates
from cogs.connection.permissions import INTENTS, set_command_contexts
from cogs.connection.servers import Servers
from cogs.connection.traffic import Traffic
from cogs.connection.visibility import Visibility
from cogs.ui import terms
from cogs.ui.answers import pages
from cogs.ui.boards import buttons
from cogs.ui.lessons import handlers as lesson_handlers
from cogs.ui.messages.custom_ids import (
    CALL,
    COMMANDS,
    HELP,
    HINT,
    LEGEND,
    NO_GUIDANCE,
    ODDS,
    PASS_TURN,
    PRIMER,
    TAKE_BACK,
    TERMS,
)
from cogs.ui.panel import forms as panel_forms
from cogs.ui.panel import handlers as panel_handlers
from cogs.ui.panel import orders
from cogs.ui.replies import record_event, say_nothing_changed
from cogs.ui.start import options as table_options
from engine.games import GAMES, verbs_of
from host.chat import Button
from host.game_master import GameMaster
from host.operating.metrics import Metrics
from host.play.commands import play_commands
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store

LONGEST_LIMIT = 60.0
"""Seconds that a call may wait for a rate limit of Discord before it counts as failed and is retried later."""

COMPONENT_HANDLERS: Sequence[Callable[[Interaction], HandlerCall]] = (
    panel_handlers.handle_component,
    buttons.handle_component,
    orders.handle_component,
    table_options.handle_component,
    terms.handle_component,
    piles.handle_component,
    log.handle_component,
    workshop.handle_component,
    panel_forms.handle_component,
)
"""Each answers its own buttons and selects and ignores others; those that are pressed most come first."""
BUTTON_HANDLERS: Mapping[str, Callable[[Interaction, int], HandlerCall]] = {
    Button.JOIN: seats.join,
    Button.LEAVE: seats.leave,
    Button.DEPART: seats.depart,
    Button.ASK_RESIGN: seats.resign,
    Button.RESIGN: seats.give_up,
    Button.STOP: stop.stop_alone,
    Button.SKIP: clocks.skip,
    Button.WAIT: clocks.wait,
    Button.HANDOVER: clocks.hand_over,
    Button.END: clocks.ask_end,
    Button.END_SURE: clocks.end,
    Button.COMPUTER: lobby.add_computer,
    Button.START: lobby.begin,
    Button.DECK: choose.offer_decks,
    Button.OPTIONS: table_options.show_options,
    Button.DICE: dice_words.show_dice,
    Button.SHUFFLES: dice_words.show_dice,
    Button.WORD: dice_words.open_form,
    Button.REMATCH: lobby.rematch,
    Button.REPLAY: replay.open_replay,
    Button.REVIEW: review.open_review,
    Button.MOVE: panel_handlers.open_panel,
    Button.HAND: hand.show_hand,
    Button.LARGE: board.show_large,
    Button.PILES: piles.open_piles,
    PASS_TURN: preferences.pass_turn,
    CALL: reminders.call_table,
    TAKE_BACK: undo.preview_instead,
    HELP: help.show_help,
    COMMANDS: help.show_commands,
    PRIMER: rules.show_primer,
    NO_GUIDANCE: preferences.hide_guidance,
    ODDS: odds.show_table_odds,
    HINT: hint.show_hint,
    TERMS: terms.open_terms,
    LEGEND: terms.show_legend,
}
"""Handlers of the buttons below boards, hands and answers, by the action in their custom ids."""
PAGE_HANDLERS: Mapping[str, Callable[[Interaction, str, int], HandlerCall]] = {
    "games": games.show_games_page,
    "mine": games.show_my_games_page,
    "best": leaderboard.show_leaderboard,
    "tables": moderate.show_tables_page,
}
"""Handlers that show a page of a list, by the name of the list."""
DECK_HANDLERS: Mapping[str, Callable[[Interaction, str, str], HandlerCall]] = {
    "edit": workshop.edit_deck,
    "choose": choose.choose_deck,
}
"""Handlers of the buttons and selects below decks."""

COGS = (
    about.AboutCog,
    board.BoardCog,
    card.CardCog,
    DeckCog,
    GameCog,
    games.GamesCog,
    hand.HandCog,
    help.HelpCog,
    hint.HintCog,
    language.LanguageCog,
    leaderboard.LeaderboardCog,
    learn.LearnCog,
    log.LogCog,
    moderate.ModerateCog,
    odds.OddsCog,
    piles.PilesCog,
    preferences.PreferencesCog,
    privacy.PrivacyCog,
    reminders.RemindersCog,
    replay.ReplayCog,
    report.ReportCog,
    review.ReviewCog,
    rules.RulesCog,
    settings.SettingsCog,
    space.SpaceCog,
    stats.StatsCog,
    undo.UndoCog,
    verify.VerifyCog,
    who.WhoCog,
)
"""All slash commands except those that make moves."""

logger = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree["Spielleiter"]):
    """The slash commands; errors before a handler runs are answered here."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        log_failure("a command failed", error)
        try:
            await say_nothing_changed(interaction)
        except (discord.DiscordException, OSError) as lost:
            logger.info("an answer could not be given", kind=type(lost).__name__, **discord_fields(lost))


class Spielleiter(Bot):
    """The bot. The caller opens the store before and closes it after."""

    def __init__(
        self,
        store: Store,
        languages: Languages,
        pictures: Pictures,
        settings: Settings,
        metrics: Metrics | None = None,
        traffic: Traffic | None = None,
        identifications: IdentifyLimits | None = None,
    ) -> None:
        """Prepare a client; ``metrics``, ``traffic`` and ``identifications`` outlive it when it is replaced."""
        self.metrics = metrics or Metrics()
        self.traffic = traffic or Traffic(self.metrics, settings.calls_per_second)
        self.identify_limits = identifications or IdentifyLimits(settings.identify_pause)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=self.traffic.trace,
            max_ratelimit_timeout=LONGEST_LIMIT,
        )
        self.store = store
        self.languages = languages
        self.pictures = pictures
        self.settings = settings
        self.chat = DiscordChat(self, languages)
        self.master = GameMaster(
            store, self.chat, languages, pictures, settings, metrics=self.metrics, shared=settings.shared
        )
        self.master.scheduler.reachable = False  # no time counts before Discord is connected
        self.pending_updates = PendingUpdates()
        self.open_panels = OpenPanels()
        self.master.on_change = self.open_panels.wake
        self.master.watched = self.open_panels.tables
        self.syncing = CommandSync(self, settings.sync_pause)
        self.servers = Servers(self)
        self.visibility = Visibility(self, self.servers)
        self.next_tables = NextTables(self.master.awaited_games, self.visibility)
        self.was_ready = False
        self.started = time.time()
        self.button_handlers, self.page_handlers, self.deck_handlers = BUTTON_HANDLERS, PAGE_HANDLERS, DECK_HANDLERS

    def edit_board_through(self, interaction: Interaction) -> None:
        self.chat.edit_board_through(interaction)

    def limit_calls(self, a_second: int) -> None:
        """Set how many calls of Discord a second this process may make; 0: no limit."""
        self.traffic.limit(a_second)
        self.master.limit_calls(a_second)

    async def setup_hook(self) -> None:
        """Add commands and buttons, then start the host, which resumes what it owes to the chat."""
        play = play_commands({name: verbs_of(name) for name in GAMES})
        texts = CommandTexts(self.languages, play)
        for cog in (MovesCog(play), *(cog() for cog in COGS)):
            await self.add_cog(cog)
        describe_commands(self.tree, texts)
        set_command_contexts(self.tree)
        await self.tree.set_translator(CommandTranslator(self.languages, texts))
        self.add_dynamic_items(
            *forms.PERSISTENT,
            *undo.PERSISTENT,
            *pages.PERSISTENT,
            *moderate.PERSISTENT,
            *removal.PERSISTENT,
            *replay.PERSISTENT,
            *privacy.PERSISTENT,
            *language.PERSISTENT,
        )
        self.syncing.start()
        await self.master.start()

    async def receive(self, interaction: Mapping[str, Any]) -> None:
        """Handle an interaction that came over HTTP like one from the gateway, once its person's choices are known."""
        person = interaction.get("user") or interaction.get("member", {}).get("user")
        if person is not None:
            await record_event(self.master.renew(int(person["id"])))
        self._connection.parse_interaction_create(cast("Any", interaction))  # the library offers no other way

    async def learn(self, event: str, data: Mapping[str, Any]) -> None:
        """Note an event that Discord posted: a server that the bot was added to."""
        guild = data.get("guild")
        if event == "APPLICATION_AUTHORIZED" and guild is not None:
            await record_event(self.master.places.bot_invited([int(guild["id"])]))

    @asynccontextmanager
    async def receiving(self, token: str) -> AsyncIterator[None]:
        """Receive interactions over HTTP, without a gateway.

        Raises LoginFailure, and OSError where the port is in use.
        """
        from cogs.connection.http_interactions import HttpInteractions  # imports a web server

        await self.login(token)
        assert self.application is not None
        server = HttpInteractions(self.application.verify_key, self.receive, self.learn, self._is_ready)
        port = await server.open(self.settings.http_host, self.settings.http_port)
        logger.info("receiving interactions", port=port)
        self.dispatch("ready")
        try:
            yield
        finally:
            await server.close()

    def _is_ready(self) -> bool:
        return self.metrics.connected and not self.metrics.stopping and self.metrics.reaches_database()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait before an IDENTIFY; an error raised here ends the client, and another one follows when due."""
        await self.identify_limits.wait_for_turn(shard_id, initial=initial)

    async def close(self) -> None:
        """Stop publishing, then leave Discord."""
        await self.syncing.close()
        await self.pending_updates.close()
        await self.master.close()
        await super().close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on, unless the client is closed: the library cannot start its handlers then."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction, /) -> None:
        """Answer buttons and selects without discord.py, which would rebuild their messages first."""
        self.traffic.arrived(interaction.id)
        if interaction.type is discord.InteractionType.component and not await lesson_handlers.handle_component(
            interaction
        ):
            for handle_component in COMPONENT_HANDLERS:
                await handle_component(interaction)
                if interaction.response.is_done():
                    break
        elif interaction.type is discord.InteractionType.modal_submit:
            await workshop.handle_form(interaction)
            await panel_forms.handle_form(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """Let messages of other people push the board up; nothing but their channel is read."""
        if self.user is not None and message.author.id != self.user.id:
            self.master.scrolled(message.channel.id)

    async def on_raw_message_delete(self, deleted: discord.RawMessageDeleteEvent, /) -> None:
        self.master.deleted(deleted.channel_id, (deleted.message_id,))

    async def on_raw_bulk_message_delete(self, deleted: discord.RawBulkMessageDeleteEvent, /) -> None:
        self.master.deleted(deleted.channel_id, deleted.message_ids)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel, /) -> None:
        await record_event(self.master.places.channel_gone(channel.id))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent, /) -> None:
        self.visibility.forget(thread.thread_id)
        await record_event(self.master.places.thread_gone(thread.thread_id))

    async def on_guild_remove(self, guild: discord.Guild, /) -> None:
        await record_event(self.master.places.bot_removed(guild.id))

    async def on_guild_join(self, guild: discord.Guild, /) -> None:
        await record_event(self.master.places.bot_invited([guild.id]))

    async def on_disconnect(self) -> None:
        """Stop all clocks: the time until the connection is back does not count."""
        self.identify_limits.lost()
        self.stop_clocks()

    async def on_connect(self) -> None:
        """Note the connection; the list of servers follows a little later."""
        self.metrics.set_connected(True)

    async def on_resumed(self) -> None:
        self.identify_limits.of(0).resumed()
        self.start_clocks()

    def stop_clocks(self) -> None:
        """Note that Discord cannot be reached."""
        self.metrics.set_connected(False)
        self.master.scheduler.reachable = False

    def start_clocks(self) -> None:
        """Note that Discord can be reached."""
        self.metrics.set_connected(True)
        self.master.scheduler.reachable = True
        self.master.scheduler.wake()

    async def on_ready(self) -> None:
        self.start_clocks()
        counted = {}
        if self.settings.transport == "gateway":  # over HTTP nobody says which servers there are
            counted = {"servers": len(self.guilds)}
            await record_event(self.master.places.compare_servers([guild.id for guild in self.guilds]))
        if not self.was_ready:
            logger.info("ready", **counted)
        self.was_ready = True
