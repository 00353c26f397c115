"""The languages the house is worded in, for tests of what has to hold in each of them."""

from __future__ import annotations

from engine.games import DATA
from engine.locales import languages_in

ALL = languages_in(DATA / "house")
