"""``python -m engine``: starts the command line by name, since it is in a room above the engine."""

from __future__ import annotations

from runpy import run_module

if __name__ == "__main__":
    run_module("render.console", run_name="__main__", alter_sys=True)
