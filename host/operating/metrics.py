"""Prometheus counters and gauges for operators; names and labels contain nothing secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_ANSWER_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Discord waits three seconds for an answer."""

UNLIMITED = ("callback", "follow-up")
"""Kinds of calls that do not count towards Discord's limit of calls a second."""


class Metrics:
    """All metrics of one process, in a registry of their own so that tests can create several.

    ``works``: the process is a worker, which has no connection to Discord.
    """

    def __init__(self, *, works: bool = False) -> None:
        self._registry = CollectorRegistry()
        self._kept = Counter(
            "spielleiter_changes",
            "Changes of tables on disk: moves, answers …",
            ("game", "kind"),
            registry=self._registry,
        )
        self._refused = Counter(
            "spielleiter_refusals", "What was refused, by reason", ("key",), registry=self._registry
        )
        self._answers = Histogram(
            "spielleiter_answer_seconds",
            "From an interaction's arrival to the end of its first answer",
            buckets=_ANSWER_SECONDS,
            registry=self._registry,
        )
        self._calls = Counter(
            "spielleiter_calls", "Calls of Discord by kind and outcome", ("kind", "status"), registry=self._registry
        )
        self._errors = Counter("spielleiter_errors", "Errors in the log, by event", ("event",), registry=self._registry)
        self._thoughts = Counter(
            "spielleiter_thoughts", "What a worker has found: moves, reviews", ("kind",), registry=self._registry
        )
        self._tables = Gauge("spielleiter_tables", "Tables by status", ("status",), registry=self._registry)
        self._showing = Gauge(
            "spielleiter_publisher_tables", "Tables with something left to show", registry=self._registry
        )
        self._waiting = Gauge(
            "spielleiter_calls_waiting", "Calls that wait for the bot's budget of calls", registry=self._registry
        )
        self._invalid = Gauge(
            "spielleiter_invalid_requests",
            "Answers of 401, 403 and 429 within ten minutes",
            registry=self._registry,
        )
        self._gateway = Gauge(
            "spielleiter_gateway_up", "1 while connected to Discord", registry=None if works else self._registry
        )
        self._limited_calls = 0
        self.connected = False
        """Whether Discord is connected, as last reported."""
        self.stopping = False
        """Whether the process was asked to end, and nothing new should be sent to it."""
        self.reaches_database: Callable[[], bool] = lambda: True
        """Returns whether a database that other processes share has answered lately."""

    # ---- events that are counted

    def count_change(self, game: str, kind: str) -> None:
        """Count a committed change of a table; ``kind`` is its kind in the journal."""
        self._kept.labels(game, kind).inc()

    def count_refusal(self, key: str) -> None:
        self._refused.labels(key).inc()

    def observe_answer(self, seconds: float) -> None:
        self._answers.observe(seconds)

    def count_call(self, kind: str, status: str) -> None:
        """Count a finished call of Discord; ``status`` is the HTTP status, or "failed"."""
        self._calls.labels(kind, status).inc()
        self._limited_calls += kind not in UNLIMITED

    def take_calls(self) -> int:
        """Return the number of calls since the last time, of those that count towards Discord's limit."""
        calls, self._limited_calls = self._limited_calls, 0
        return calls

    def count_error(self, event: str) -> None:
        """Count an error in the log."""
        self._errors.labels(event).inc()

    def count_thought(self, kind: str) -> None:
        """Count a move or a review that this worker has found."""
        self._thoughts.labels(kind).inc()

    def set_connected(self, connected: bool) -> None:
        self.connected = connected
        self._gateway.set(connected)

    # ---- gauges that are read when the page is requested

    def watch_showing(self, count: Callable[[], float]) -> None:
        """Read the number of tables with something left to show from ``count``."""
        self._showing.set_function(count)

    def watch_waiting(self, count: Callable[[], float]) -> None:
        """Read the number of waiting calls from ``count``."""
        self._waiting.set_function(count)

    def watch_invalid(self, count: Callable[[], float]) -> None:
        """Read the number of recent invalid requests from ``count``."""
        self._invalid.set_function(count)

    def render(self, tables: Mapping[str, int]) -> bytes:
        """Return all metrics in Prometheus' text format; ``tables`` is the number of tables by status."""
        for status, count in tables.items():
            self._tables.labels(status).set(count)
        return generate_latest(self._registry)
