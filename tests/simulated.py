"""Makes simcord's Discord as strict as the real one where it is more lenient, and patient with a busy machine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from simcord import _dpy_internals
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.env import Env

_payload = serializers.message_payload


LOOK_EVERY = 0.005
"""Seconds after which the simulated Discord looks again if a bot is done; simcord's 0.05 are most of a press."""


class PatientEnv(Env):
    """A simulated Discord that waits as long for the start of a bot as for everything else; simcord gives it 5 s."""

    async def _settle_internal(self, *, timeout: float | None = None, **more: Any) -> None:  # noqa: ASYNC109
        longest = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=longest, **{**more, "idle": LOOK_EVERY})

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Let a timer that is due while another one is handled wait as long; simcord tries again each microsecond."""
        runtime = self._runtime
        assert runtime is not None
        call_at, now = runtime.call_at, _dpy_internals.real_monotonic

        def call_in_a_moment(when: float, *arguments: Any, **more: Any) -> Any:
            return call_at(max(when, now() + LOOK_EVERY), *arguments, **more)

        self._runtime = replace(runtime, call_at=call_in_a_moment)
        try:
            super()._schedule_timer(record, callback, args, schedule_context)
        finally:
            self._runtime = runtime


def hide_component_files() -> None:
    """Leave files that components show out of the ``attachments`` of every message the bot gets to see."""
    serializers.message_payload = _without_component_files  # pyright: ignore[reportAttributeAccessIssue]


def _without_component_files(backend: Any, message: Message, **more: Any) -> dict[str, Any]:
    payload: dict[str, Any] = dict(_payload(backend, message, **more))
    shown = component_files(message)
    payload["attachments"] = [file for file in payload["attachments"] if file["url"] not in shown]
    return payload


def component_files(message: Message) -> dict[str, dict[str, Any]]:
    """Return the files that a message shows within components, by address; only those that it still has."""
    parts = list(walk_components(message.components))
    media = [item["media"] for part in parts for item in part.get("items") or []]
    media += [part[key] for part in parts for key in ("media", "file") if isinstance(part.get(key), dict)]
    shown = {item["url"] for item in media}
    return {file["url"]: file for file in message.attachments if file["url"] in shown}
