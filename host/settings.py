"""The house's settings, from the environment or a file ``.env``."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.locales import DEFAULT


class Settings(BaseSettings):
    """Settings of the bot, read from the environment variable in each alias; ``.env.example`` explains them."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", populate_by_name=True, allow_inf_nan=False
    )

    discord_token: SecretStr | None = Field(default=None, alias="DISCORD_TOKEN")
    """None: the playground starts instead of the bot."""

    transport: Literal["gateway", "http"] = Field(default="gateway", alias="TRANSPORT")
    """How interactions arrive: through a connection to Discord, or as signed POST requests from Discord."""
    http_host: str = Field(default="127.0.0.1", alias="SPIELLEITER_HTTP_HOST")
    http_port: int = Field(default=8080, ge=0, le=65535, alias="SPIELLEITER_HTTP_PORT")
    """Where the bot listens with ``TRANSPORT=http``; a proxy with TLS stands in front of it. 0: any free port."""

    drain: float = Field(default=3.0, ge=0, le=60, alias="SPIELLEITER_DRAIN")
    """Seconds for which a process that is asked to end still answers requests, while ``/healthz`` already says no.

    Only with ``TRANSPORT=http``; longer than the proxy needs to notice."""

    database_url: str = Field(default="sqlite:///spielleiter.sqlite", alias="DATABASE_URL")
    database_direct_url: str | None = Field(default=None, alias="DATABASE_DIRECT_URL")
    """Address of the PostgreSQL server itself, where ``DATABASE_URL`` leads to a pool such as pgbouncer."""
    language: str = Field(default=DEFAULT, alias="LANGUAGE")
    """Language of public messages on servers that have chosen none; a locale code that the program checks at start."""

    packs: Path | None = Field(default=None, alias="SPIELLEITER_PACKS")
    """The folder of card packs; None: the folder ``packs`` next to the bot, if it exists."""

    theme: Path | None = Field(default=None, alias="SPIELLEITER_THEME")
    """A folder of the same shape as ``data`` with other names and words for the games (engine.content.theme)."""

    rest_base: str | None = Field(default=None, alias="SPIELLEITER_REST_BASE")
    gateway: str | None = Field(default=None, alias="SPIELLEITER_GATEWAY")
    """Addresses of a simulated Discord for tests; set both or neither."""

    calls_per_second: int = Field(default=40, ge=0, alias="SPIELLEITER_CALLS_PER_SECOND")
    """Calls a second, of the fifty that Discord allows; answers of interactions do not count. 0: no limit."""
    identify_pause: float = Field(default=5.0, gt=0, alias="SPIELLEITER_IDENTIFY_PAUSE")
    """Seconds before the bot opens a new session after one that ended early; doubled each time."""
    sync_pause: float = Field(default=60.0, gt=0, alias="SPIELLEITER_SYNC_PAUSE")
    """Seconds before commands that Discord did not accept are sent again; doubled each time, up to six hours."""
    board_interval: float = Field(default=1.0, ge=0, alias="SPIELLEITER_BOARD_INTERVAL")
    """Minimum seconds between two edits of one board."""
    thread_quiet: float = Field(default=3.0, ge=0, alias="SPIELLEITER_THREAD_QUIET")
    """Seconds without news after which the gathered lines are sent to the thread."""
    board_age: float = Field(default=3000.0, gt=0, alias="SPIELLEITER_BOARD_AGE")
    """Seconds after which a board is posted again (Discord slows edits of messages older than an hour)."""
    hand_age: float = Field(default=300.0, ge=0, alias="SPIELLEITER_HAND_AGE")
    """Seconds after which a hand is sent as a new message, which notifies; a younger message is edited."""
    turn_wait: float = Field(default=6.0, ge=0, alias="SPIELLEITER_TURN_WAIT")
    """Seconds after the start of a turn before its hand is sent; people who act before that need none."""
    question_wait: float = Field(default=20.0, ge=0, alias="SPIELLEITER_QUESTION_WAIT")
    """Seconds after which a question during another player's move is sent to the person privately."""
    computer_delay: float = Field(default=0.8, ge=0, alias="SPIELLEITER_COMPUTER_DELAY")
    """Maximum seconds before a computer player answers; the minimum is half of it."""
    pass_delay: float = Field(default=4.0, ge=0, alias="SPIELLEITER_PASS_DELAY")
    """Maximum seconds before the house passes for a person where the time must not reveal that the house did it.

    The minimum is a quarter of it."""
    panel_watch: float = Field(default=1.0, ge=0, alias="SPIELLEITER_PANEL_WATCH")
    """Minimum seconds between two automatic updates of an open panel; 0: no automatic updates."""

    beat: float = Field(default=15.0, gt=0, alias="SPIELLEITER_BEAT")
    """Seconds between two heartbeats; after a power cut, people get back at most this much time too much.

    The house counts as down if there was no heartbeat for four times as long."""
    most_tables_person: int = Field(default=20, ge=1, alias="SPIELLEITER_MOST_TABLES_PERSON")
    """Maximum number of open and running tables at which one person sits."""
    most_tables_server: int = Field(default=200, ge=1, alias="SPIELLEITER_MOST_TABLES_SERVER")
    """Maximum number of open and running tables of one server, unless it has chosen a lower limit."""
    openings_per_minute: int | None = Field(default=None, ge=1, alias="SPIELLEITER_OPENINGS_PER_MINUTE")
    """Tables that one person may open within a minute; None: the default in host.budget."""

    keep_games_days: int = Field(default=730, ge=0, alias="SPIELLEITER_KEEP_GAMES_DAYS")
    """Days after its end for which a game is kept; 0: for ever."""
    keep_servers_days: int = Field(default=30, ge=0, alias="SPIELLEITER_KEEP_SERVERS_DAYS")
    """Days for which the data of a server is kept after it has removed the bot; 0: for ever."""

    status_port: int | None = Field(default=None, ge=0, le=65535, alias="SPIELLEITER_STATUS_PORT")
    """Port of /healthz and /metrics on the loopback interface; None: no such page."""
    contact: str = Field(default="", max_length=200, alias="SPIELLEITER_CONTACT")
    """Web or e-mail address for problem reports; empty: "the people who run this bot"."""
    log: Literal["plain", "json"] = Field(default="plain", alias="SPIELLEITER_LOG")

    @property
    def direct_url(self) -> str:
        """Address of the database for what needs a whole session, such as locks."""
        if self.database_direct_url is None or not self.database_url.startswith("postgresql"):
            return self.database_url
        return self.database_direct_url

    @property
    def shared(self) -> bool:
        """Whether other processes may work with the same database."""
        return self.transport == "http" and self.database_url.startswith("postgresql")

    @field_validator("packs", "theme", "status_port", "database_direct_url", mode="before")
    @classmethod
    def _empty_is_none(cls, value: object) -> object:
        """Accept a line of ``.env`` without a value as None."""
        return None if value == "" else value

    @model_validator(mode="after")
    def _both_or_none(self) -> Settings:
        """Require both addresses, because with only one the token would go to the real Discord."""
        if (self.rest_base is None) != (self.gateway is None):
            raise ValueError("SPIELLEITER_REST_BASE and SPIELLEITER_GATEWAY belong together")
        return self
