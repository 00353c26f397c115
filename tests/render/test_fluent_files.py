"""Messages are looked up by key and parsed when needed, with the same result as parsing whole files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from engine.games import DATA
from engine.kernel.text import Text
from render.fluent_files import Bundle, entries_in, parsed, read_sources
from render.languages import Languages

FOLDERS = sorted({path.parent.relative_to(DATA).as_posix() for path in DATA.rglob("*.ftl")})


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_message_is_parsed_as_in_its_whole_file(folder: str) -> None:
    for path in sorted((DATA / folder).glob("*.ftl")):
        text = path.read_text("utf-8")
        body = FluentParser(with_spans=False).parse(text).body
        whole = [entry for entry in body if isinstance(entry, Message | Term)]
        single = dict(entries_in(text))
        assert list(single) == ["-" * isinstance(entry, Term) + entry.id.name for entry in whole]
        for entry, source in zip(whole, single.values(), strict=True):
            assert entry.equals(parsed(source), ignored_fields=["comment"]), entry.id.name


def test_nothing_is_parsed_before_it_is_said() -> None:
    parsed.cache_clear()
    languages = Languages()
    assert parsed.cache_info().misses == 0
    assert languages.say(Text("list-empty"), "en") == "nothing"
    assert parsed.cache_info().misses == 1


def written(folder: Path, text: str) -> Bundle:
    folder.mkdir(exist_ok=True)
    (folder / "all.ftl").write_text(text, "utf-8")
    return Bundle(["en"], {}, [read_sources(folder)])


def said(bundle: Bundle, key: str) -> object:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return bundle.format_pattern(pattern)


def test_a_message_finds_what_it_refers_to(tmp_path: Path) -> None:
    bundle = written(tmp_path, "# first\nboth = { one } and { -two }\n\none = 1\n-two = 2\n# last\n")
    assert said(bundle, "both") == ("1 and 2", [])
    assert not bundle.has_message("two")
    assert not bundle.has_message("-two")


def test_a_message_that_cannot_be_parsed_leaves_its_place_to_the_next_one(tmp_path: Path) -> None:
    bundle = written(tmp_path, "broken = { $name\nfine = Fine\nbroken = Mended\nfine = Late\nlost = {\n")
    assert (said(bundle, "broken"), said(bundle, "fine")) == (("Mended", []), ("Fine", []))
    assert not bundle.has_message("lost")
