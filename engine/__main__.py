"""``python -m engine``: starts the command line by its name, since it stands above the engine and words its games."""

from __future__ import annotations

from runpy import run_module

if __name__ == "__main__":
    run_module("render.console", run_name="__main__", alter_sys=True)
