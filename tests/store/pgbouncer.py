"""pgbouncer in transaction mode for the tests, where it is installed: a pool in front of a PostgreSQL server."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from sqlalchemy import make_url

from tests.store.postgresql import NOBODY, free_port

PGBOUNCER = shutil.which("pgbouncer", path=os.environ.get("PATH", "") + ":/usr/sbin")
CONNECTIONS = 3
"""Connections to the server, for all clients together: fewer than two processes have, so that they must share them."""
needs_pgbouncer = pytest.mark.skipif(PGBOUNCER is None, reason="pgbouncer is not installed")


@contextmanager
def pool(address: str) -> Iterator[str]:
    """Run a pool in transaction mode in front of a server, and return the address of the same database behind it."""
    assert PGBOUNCER is not None
    direct = make_url(address)
    port = free_port()
    user = NOBODY if os.getuid() == 0 else None
    with TemporaryDirectory(prefix="pgbouncer", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "users").write_text('"keeper" ""\n')
        (folder / "pgbouncer.ini").write_text(
            f"[databases]\n* = host={direct.host} port={direct.port}\n"
            f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\n"
            f"auth_type = trust\nauth_file = {folder / 'users'}\n"
            f"pool_mode = transaction\ndefault_pool_size = {CONNECTIONS}\n"
        )
        if user is not None:
            for path in (folder, *folder.iterdir()):
                os.chown(path, user, user)
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [PGBOUNCER, str(folder / "pgbouncer.ini")], stdout=log, stderr=log, user=user, cwd=folder
            )
        try:
            pooled = direct.set(port=port)
            _wait_for(pooled.set(drivername="postgresql").render_as_string())
            yield pooled.render_as_string()
        finally:
            process.terminate()
            process.wait()


def _wait_for(address: str, seconds: float = 10) -> None:
    until = time.monotonic() + seconds
    while True:
        try:
            psycopg.connect(address).close()
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return
