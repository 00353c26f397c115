"""The second page of the playground: threads and private messages, which the first page cannot show at once."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from html import escape
from typing import Any, Self

import discord
from aiohttp import web
from simcord.builders import ChannelHandle, UserHandle

from engine.kernel.text import Text

_REFRESH = 3
"""Seconds after which the page reloads."""
_STYLE = """
body { background: #1e1f22; color: #dbdee1; font: 16px/1.45 sans-serif }
body { margin: 0 auto; max-width: 46rem; padding: 1rem }
h1 { font-size: 1.3rem } h2 { font-size: 1.05rem; color: #ffcf5c; margin: 1.6rem 0 .4rem } a { color: #00a8fc }
p { margin: .2rem 0; white-space: pre-wrap; overflow-wrap: anywhere } .none { color: #949ba4 }
"""


class ThreadsPage:
    """An async context manager that serves the page on the loopback interface.

    ``url`` contains a secret, so that no other page can guess it. ``show`` lets the first page show a channel or thread
    with its buttons, and returns its address.
    """

    def __init__(
        self,
        channel: ChannelHandle,
        people: Sequence[UserHandle],
        say: Callable[[Text], str],
        language: str,
        show: Callable[[ChannelHandle], Awaitable[str]],
    ) -> None:
        self._channel = channel
        self._people = people
        self._say = say
        self._language = language
        self._show = show
        self._path = f"/{secrets.token_urlsafe(16)}"
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get(self._path, self._answer)
        app.router.add_get(self._path + "/{place:[0-9]{1,20}}", self._open)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}{self._path}"
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, _request: web.Request) -> web.Response:
        return web.Response(text="\n".join(self._lines()), content_type="text/html")

    def address(self, place: int) -> str:
        """Return the address that shows a channel or thread on the first page."""
        return f"{self.url}/{place}"

    async def _open(self, request: web.Request) -> web.Response:
        """Show a channel or thread on the first page, and redirect there."""
        wanted = int(request.match_info["place"])
        place = next((channel for channel in (self._channel, *self._channel.threads) if channel.id == wanted), None)
        raise web.HTTPNotFound if place is None else web.HTTPFound(await self._show(place))

    def _lines(self) -> Iterator[str]:
        title = escape(self._say(Text("playground-aside")))
        yield f'<!doctype html><html lang="{escape(self._language)}"><meta charset="utf-8">'
        yield f'<meta http-equiv="refresh" content="{_REFRESH}"><meta name="viewport" content="width=device-width">'
        yield f"<title>{title}</title><style>{_STYLE}</style><h1>{title}</h1>"
        yield self._link(self._channel, Text("playground-channel"))
        for thread in reversed(self._channel.threads):
            yield f"<h2>{escape(thread.name or '')}</h2>"
            yield self._link(thread, Text("playground-thread"))
            yield from _paragraphs(thread.history())
        for person in self._people:
            messages = person.dm_channel.history()
            yield f"<h2>{escape(self._say(Text('playground-private', {'person': person.name})))}</h2>"
            yield from (
                _paragraphs(messages)
                if messages
                else [f'<p class="none">{escape(self._say(Text("playground-nothing")))}</p>']
            )

    def _link(self, place: ChannelHandle, words: Text) -> str:
        """Return a link that shows a channel or thread on the first page."""
        return f'<p><a href="{self.address(place.id)}">{escape(self._say(words))}</a></p>'


def _paragraphs(messages: Sequence[discord.Message]) -> Iterator[str]:
    """Yield messages as HTML paragraphs, the newest last."""
    for message in messages:
        parts = [message.content]
        for embed in message.embeds:
            parts += [
                embed.title or "",
                embed.description or "",
                *(f"{field.name}\n{field.value}" for field in embed.fields),
            ]
        parts += _texts(message.components)
        words = "\n".join(filter(None, parts))
        if words:
            yield f"<p>{escape(words)}</p>"


def _texts(components: Sequence[Any]) -> Iterator[str]:
    """Yield the texts of a message that is a layout of components, from the top."""
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts(getattr(component, "children", ()))
