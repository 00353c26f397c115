"""The client: one connection to Discord, the commands and buttons, and the host behind them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from cogs import (
    board,
    clock,
    deck_forms,
    decks,
    lobby,
    looking,
    moderation,
    pages,
    panel,
    preferences,
    privacy,
    removing,
    replaying,
    seats,
    statistics,
    undo,
    word,
)
from cogs.answering import Handling, Press, apologise, quietly_kept, tell_log
from cogs.clock import ReminderCog
from cogs.custom_ids import HELP, PASS_TURN
from cogs.deck import DeckCog
from cogs.discord_errors import discord_fields
from cogs.follow_ups import FollowUps
from cogs.game import GameCog
from cogs.look import LookCog
from cogs.moderation import ModerationCog
from cogs.moves import MovesCog
from cogs.odds import OddsCog
from cogs.permissions import INTENTS, place_commands
from cogs.preferences import PreferenceCog
from cogs.privacy import PrivacyCog
from cogs.reconnecting import Identifications
from cogs.repeating import Repeats
from cogs.replaying import ReplayCog
from cogs.settings import SettingsCog
from cogs.stage import DiscordStage
from cogs.statistics import StatisticsCog
from cogs.syncing import CommandSync
from cogs.traffic import Traffic
from cogs.undo import UndoCog
from cogs.visibility import Visibility
from cogs.wording import Wording, word_tree
from host.chat import Button
from host.game_master import GameMaster
from host.operating.metrics import Metrics
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store

LONGEST_LIMIT = 60.0
"""Seconds that a call may wait for one of Discord's limits before it counts as failed and is tried again later."""

log = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree["Spielleiter"]):
    """The slash commands. What is wrong before a handler even runs is answered politely too."""

    async def on_error(self, interaction: Press, error: app_commands.AppCommandError, /) -> None:
        tell_log("a command failed", error)
        try:
            await apologise(interaction)
        except (discord.DiscordException, OSError) as lost:
            log.info("an answer could not be given", kind=type(lost).__name__, **discord_fields(lost))


class Spielleiter(commands.Bot):
    """The bot. Opening it opens nothing else: the store is opened before and closed after by whoever runs it."""

    def __init__(
        self,
        store: Store,
        languages: Languages,
        pictures: Pictures,
        settings: Settings,
        metrics: Metrics | None = None,
        traffic: Traffic | None = None,
        identifications: Identifications | None = None,
    ) -> None:
        """``metrics``, ``traffic`` and ``identifications`` outlive a client that has to be made anew."""
        self.metrics = metrics or Metrics()
        self.traffic = traffic or Traffic(self.metrics, settings.calls_per_second)
        self.identifications = identifications or Identifications(settings.identify_pause)
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
        self.master = GameMaster(
            store, DiscordStage(self, languages), languages, pictures, settings, metrics=self.metrics
        )
        self.master.scheduler.reachable = False  # no time counts before Discord is there
        self.follow_ups = FollowUps()
        self.syncing = CommandSync(self, settings.sync_pause)
        self.visibility = Visibility(self)
        self.repeats = Repeats()
        self.was_ready = False
        self.presses: Mapping[str, Callable[[Press, int], Handling]] = {
            Button.JOIN: seats.join,
            Button.LEAVE: seats.leave,
            Button.DEPART: seats.depart,
            Button.SKIP: clock.skip,
            Button.WAIT: clock.wait,
            Button.HANDOVER: clock.hand_over,
            Button.COMPUTER: lobby.add_computer,
            Button.START: lobby.begin,
            Button.DECK: decks.offer_decks,
            Button.WORD: word.open_form,
            Button.REMATCH: lobby.rematch,
            Button.REPLAY: replaying.open_replay,
            Button.MOVE: panel.open_panel,
            Button.HAND: looking.show_hand,
            PASS_TURN: preferences.pass_turn,
            HELP: looking.show_help,
        }
        self.pages: Mapping[str, Callable[[Press, str, int], Handling]] = {
            "games": statistics.turn_games,
            "best": statistics.show_best,
            "tables": moderation.turn_tables,
        }
        self.deck_presses: Mapping[str, Callable[[Press, str, str], Handling]] = {
            "edit": decks.edit_deck,
            "choose": decks.choose_deck,
        }

    async def setup_hook(self) -> None:
        """Commands and buttons, then the host: tables that owe something to the chat are taken up again."""
        for cog in (
            GameCog(),
            MovesCog(),
            LookCog(),
            OddsCog(),
            DeckCog(),
            SettingsCog(),
            ModerationCog(),
            ReminderCog(),
            UndoCog(),
            PreferenceCog(),
            StatisticsCog(),
            ReplayCog(),
            PrivacyCog(),
        ):
            await self.add_cog(cog)
        word_tree(self.tree, self.languages)
        place_commands(self.tree)
        await self.tree.set_translator(Wording(self.languages))
        self.add_dynamic_items(
            *deck_forms.DYNAMIC,
            *undo.DYNAMIC,
            *pages.DYNAMIC,
            *removing.DYNAMIC,
            *replaying.DYNAMIC,
            *privacy.DYNAMIC,
        )
        self.syncing.start()
        await self.master.start()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py; what is raised here ends the client, and another one is made when it is time."""
        await self.identifications.turn(initial=initial)

    async def close(self) -> None:
        """Stop publishing, then leave Discord."""
        await self.syncing.close()
        await self.follow_ups.close()
        await self.master.close()
        await super().close()

    async def on_interaction(self, press: Press, /) -> None:
        """Boards and panels are answered here, without discord.py's putting their messages together again first."""
        self.traffic.arrived(press.id)
        if press.type is discord.InteractionType.component:
            await panel.answer_press(press)
            await board.answer_press(press)

    async def on_message(self, message: discord.Message, /) -> None:
        """Messages of others push a board up; nothing of them is looked at but where they were written."""
        if self.user is not None and message.author.id != self.user.id:
            self.master.scrolled(message.channel.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel, /) -> None:
        await quietly_kept(self.master.places.channel_gone(channel.id))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent, /) -> None:
        self.visibility.gone(thread.thread_id)
        await quietly_kept(self.master.places.thread_gone(thread.thread_id))

    async def on_guild_remove(self, guild: discord.Guild, /) -> None:
        await quietly_kept(self.master.places.sent_away(guild.id))

    async def on_guild_join(self, guild: discord.Guild, /) -> None:
        await quietly_kept(self.master.places.taken_in([guild.id]))

    async def on_disconnect(self) -> None:
        """Nobody can act: the time until the connection is back does not count."""
        self.identifications.lost()
        self.metrics.gateway(False)
        self.master.scheduler.reachable = False

    async def on_connect(self) -> None:
        """People can act from here on; what servers there are is known a little later."""
        self.metrics.gateway(True)

    async def on_resumed(self) -> None:
        self.identifications.resumed()
        self._reached()

    def _reached(self) -> None:
        self.metrics.gateway(True)
        self.master.scheduler.reachable = True
        self.master.scheduler.wake()

    async def on_ready(self) -> None:
        self._reached()
        await quietly_kept(self.master.places.present([guild.id for guild in self.guilds]))
        if not self.was_ready:
            log.info("ready", servers=len(self.guilds))
        self.was_ready = True
