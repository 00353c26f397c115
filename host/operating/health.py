"""A page for operators on the loopback interface: ``/healthz`` for supervisors, ``/metrics`` for Prometheus."""

from __future__ import annotations

from aiohttp import web

from host.operating.metrics import Metrics
from store.database import Store
from store.errors import StoreError

HOST = "127.0.0.1"
_TEXT = "text/plain; version=0.0.4"


class Health:
    """HTTP server of the status page; ``/healthz`` answers 200 while gateway and database are available.

    It answers 503 otherwise, and as soon as the process was asked to end.
    """

    def __init__(self, store: Store, metrics: Metrics, port: int, *, works: bool = False) -> None:
        """Serve on ``port``; 0 means any free port. ``works``: the process is a worker, which needs no gateway."""
        self._store = store
        self._metrics = metrics
        self._works = works
        self.port = port
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Listen for requests. Raises OSError if the port is in use."""
        app = web.Application()
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/metrics", self._figures)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self.port).start()
        except OSError:
            await self.close()
            raise
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, request: web.Request) -> web.Response:
        tables = await self._tables()
        available = {"database": tables is not None}
        if not self._works:
            available = {"gateway": self._metrics.connected, **available}
        answer = {part: "ok" if is_up else "down" for part, is_up in available.items()}
        if self._metrics.stopping:
            answer["process"] = "stopping"
        return web.json_response(answer, status=200 if set(answer.values()) == {"ok"} else 503)

    async def _figures(self, request: web.Request) -> web.Response:
        text = self._metrics.render(await self._tables() or {})
        return web.Response(body=text, headers={"Content-Type": _TEXT})

    async def _tables(self) -> dict[str, int] | None:
        """Return the number of tables by status; None if the database is not available."""
        try:
            return await self._store.tables.by_status()
        except StoreError:
            return None
