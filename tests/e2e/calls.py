"""REST calls as they arrive: the request with its body and files, and the matching route of simcord."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from aiohttp import BodyPartReader, web
from simcord.http import routes as _routes  # noqa: F401 - registers simcord's handlers
from simcord.http.router import _ROUTES, RequestContext


@dataclass(slots=True)
class Upload:
    """A file of a multipart body, in the form that simcord reads."""

    filename: str
    data: bytes
    description: str | None = None

    @property
    def fp(self) -> io.BytesIO:
        return io.BytesIO(self.data)


@dataclass(slots=True)
class Call:
    """One REST call of the bot. Times are seconds of the monotonic clock; ``finished`` is 0 until it is answered."""

    method: str
    path: str
    route: str
    body: Any
    files: list[Upload]
    started: float
    size: int
    finished: float = 0.0
    status: int = 0
    answer: Any = None
    host: str = ""
    """The address of Discord that the bot has called."""

    @property
    def is_callback(self) -> bool:
        """Whether the call answers an interaction, to which a bot's rate limits do not apply."""
        return self.path.startswith("/interactions/") or self.path.startswith("/webhooks/")


@dataclass(slots=True)
class RouteMatch:
    """A path matched against simcord's routes."""

    template: str
    args: dict[str, str]
    handler: Callable[[RequestContext], Any] = field(repr=False)


@cache
def _routes_of(method: str, length: int) -> list[tuple[list[str], Callable[[RequestContext], Any]]]:
    return [route for route in _ROUTES.get(method, ()) if len(route[0]) == length]


def match(method: str, path: str) -> RouteMatch | None:
    """Return the most literal matching route of simcord, so that ``@me`` is not taken for an id."""
    segments = path.strip("/").split("/")
    best: RouteMatch | None = None
    best_literals = -1
    for template, handler in _routes_of(method, len(segments)):
        pairs = list(zip(template, segments, strict=True))
        if all(part == given or part.startswith("{") for part, given in pairs):
            args = {part[1:-1]: given for part, given in pairs if part.startswith("{")}
            if len(segments) - len(args) > best_literals:
                best, best_literals = RouteMatch("/".join(template), args, handler), len(segments) - len(args)
    return best


async def read(request: web.Request) -> tuple[Any, list[Upload], int]:
    """Return the JSON body (``payload_json`` in a multipart body), the files in order, and the size in bytes."""
    if not request.can_read_body:
        return None, [], 0
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (json.loads(raw) if raw else None), [], len(raw)
    body: Any = None
    files: list[Upload] = []
    size = 0
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        size += len(data)
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files.append(Upload(part.filename or "", data))
    described = body.get("data", body) if isinstance(body, dict) else {}
    for attachment in described.get("attachments") or []:
        index = attachment.get("id")
        if isinstance(index, int) and index < len(files):
            files[index].description = attachment.get("description")
    return body, files, size
