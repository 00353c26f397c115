"""The house's settings, from the environment or a file ``.env``."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.locales import DEFAULT


class Settings(BaseSettings):
    """Each setting is the environment variable of its alias; ``.env.example`` lists them with a word on each."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", populate_by_name=True, allow_inf_nan=False
    )

    discord_token: SecretStr | None = Field(default=None, alias="DISCORD_TOKEN")
    """None: the playground starts instead of the bot."""

    database_url: str = Field(default="sqlite+aiosqlite:///spielleiter.sqlite", alias="DATABASE_URL")
    language: str = Field(default=DEFAULT, alias="LANGUAGE")
    """Language of public messages on servers that have chosen none; a locale code that the program checks at start."""

    packs: Path | None = Field(default=None, alias="SPIELLEITER_PACKS")
    """The folder of card packs; None: the folder ``packs`` beside the bot, if there is one."""

    theme: Path | None = Field(default=None, alias="SPIELLEITER_THEME")
    """A folder of the same shape as ``data`` with other names and words for the games (engine.content.theme)."""

    rest_base: str | None = Field(default=None, alias="SPIELLEITER_REST_BASE")
    gateway: str | None = Field(default=None, alias="SPIELLEITER_GATEWAY")
    """Another Discord than Discord's, for tests; both or none."""

    calls_per_second: int = Field(default=40, ge=0, alias="SPIELLEITER_CALLS_PER_SECOND")
    """Of the fifty that Discord grants a bot; answers of interactions count towards neither. 0: no limit."""
    identify_pause: float = Field(default=5.0, gt=0, alias="SPIELLEITER_IDENTIFY_PAUSE")
    """Seconds until the bot asks Discord for another session after one that ended young; twice as long each time."""
    sync_pause: float = Field(default=60.0, gt=0, alias="SPIELLEITER_SYNC_PAUSE")
    """Seconds until commands that Discord did not take are sent again; twice as long each time, up to six hours."""
    board_interval: float = Field(default=1.0, ge=0, alias="SPIELLEITER_BOARD_INTERVAL")
    """Seconds between two edits of one board, at least."""
    thread_quiet: float = Field(default=3.0, ge=0, alias="SPIELLEITER_THREAD_QUIET")
    """Seconds without news after which the thread is told what happened."""
    board_age: float = Field(default=3000.0, gt=0, alias="SPIELLEITER_BOARD_AGE")
    """Seconds after which a board is posted anew (Discord slows edits of messages older than an hour)."""
    hand_age: float = Field(default=300.0, ge=0, alias="SPIELLEITER_HAND_AGE")
    """Seconds after which a hand is sent as a new message, which notifies, where a younger one is edited."""
    question_wait: float = Field(default=20.0, ge=0, alias="SPIELLEITER_QUESTION_WAIT")
    """Seconds after which a person who is asked in the middle of another's move gets the question privately."""
    computer_delay: float = Field(default=0.8, ge=0, alias="SPIELLEITER_COMPUTER_DELAY")
    """Seconds a computer player takes at most before it answers; half of it at least."""
    pass_delay: float = Field(default=4.0, ge=0, alias="SPIELLEITER_PASS_DELAY")
    """Seconds the house takes at most to pass for a person at a table where the time must not tell that it was not the
    person; a quarter of it at least."""
    panel_watch: float = Field(default=1.0, ge=0, alias="SPIELLEITER_PANEL_WATCH")
    """Seconds between two changes of an open panel that goes with the game by itself, at least; 0: it does not."""

    beat: float = Field(default=15.0, gt=0, alias="SPIELLEITER_BEAT")
    """Seconds between two notes that the house is there; after a power cut at most this much of people's time is given
    back too much. The house was away when it made no note for four times as long."""
    most_tables_person: int = Field(default=20, ge=1, alias="SPIELLEITER_MOST_TABLES_PERSON")
    """Open and running tables at which one person may sit at once."""
    most_tables_server: int = Field(default=200, ge=1, alias="SPIELLEITER_MOST_TABLES_SERVER")
    """Open and running tables of one server at once, where it has not decided on fewer."""
    openings_per_minute: int | None = Field(default=None, ge=1, alias="SPIELLEITER_OPENINGS_PER_MINUTE")
    """Tables that one person may open within a minute; None: as many as host.budget says."""

    keep_games_days: int = Field(default=730, ge=0, alias="SPIELLEITER_KEEP_GAMES_DAYS")
    """Days after its end for which a game is kept; 0: for ever."""
    keep_servers_days: int = Field(default=30, ge=0, alias="SPIELLEITER_KEEP_SERVERS_DAYS")
    """Days for which all of a server is kept that has removed the bot; 0: for ever."""

    status_port: int | None = Field(default=None, ge=0, le=65535, alias="SPIELLEITER_STATUS_PORT")
    """Of this computer only: /healthz and /metrics; None: there is no such page."""
    log: Literal["plain", "json"] = Field(default="plain", alias="SPIELLEITER_LOG")

    @field_validator("packs", "theme", "status_port", mode="before")
    @classmethod
    def _empty_is_none(cls, folder: object) -> object:
        """A line of ``.env`` with nothing behind it."""
        return None if folder == "" else folder

    @model_validator(mode="after")
    def _both_or_none(self) -> Settings:
        """Only one of them would send the token to the real Discord."""
        if (self.rest_base is None) != (self.gateway is None):
            raise ValueError("SPIELLEITER_REST_BASE and SPIELLEITER_GATEWAY belong together")
        return self
