"""The documents are true: links lead somewhere, and the picture of the rooms is that of the contracts.

The first changes of CONTRIBUTING.md can be made.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml
from markdown_it import MarkdownIt
from markdown_it.token import Token

from engine.games import GAMES, game
from engine.kernel.text import Text
from host.settings import Settings
from render.languages import Languages
from store.schema import metadata

ROOT = Path(__file__).parents[1]
NOT_OURS = {".git", ".venv", ".venv-run", ".hypothesis", "node_modules"}
DOCUMENTS = sorted(path for path in ROOT.rglob("*.md") if not NOT_OURS.intersection(path.relative_to(ROOT).parts))
README_SIZE = 6 * 1024
MOST_TERMS = 60
LANGUAGES = Languages()
ROOMS: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["root_packages"]


def tokens(path: Path) -> Iterator[Token]:
    """All Markdown tokens of a document, inline ones included."""
    for token in MarkdownIt("commonmark").enable("table").parse(path.read_text("utf-8")):
        yield token
        yield from token.children or ()


def anchors(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    counts: Counter[str] = Counter()
    parsed = list(tokens(path))
    for opening, inline in pairwise(parsed):
        if opening.type == "heading_open":
            words = "".join(part.content for part in inline.children or () if part.type in ("text", "code_inline"))
            slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            counts[slug] += 1
    return {slug if number == 0 else f"{slug}-{number}" for slug, count in counts.items() for number in range(count)}


def targets(path: Path) -> Iterator[str]:
    """Where links and pictures of a document lead, in Markdown and in HTML."""
    for token in tokens(path):
        for name in ("href", "src"):
            if name in token.attrs:
                yield str(token.attrs[name])
        if token.type in ("html_block", "html_inline"):
            yield from re.findall(r'(?:src|href)="([^"]+)"', token.content)


@pytest.mark.parametrize("path", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_every_relative_link_and_anchor_leads_somewhere(path: Path) -> None:
    broken = []
    for target in targets(path):
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            continue
        name, _, anchor = target.partition("#")
        file = (path.parent / unquote(name)) if name else path
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(target)
    assert broken == []


def test_every_page_of_the_docs_folder_is_named_in_the_readme_or_in_another_page() -> None:
    pages = {path: path.read_text("utf-8") for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]}
    for page in pages:
        assert page.name == "README.md" or any(page.name in text for path, text in pages.items() if path != page), page


def test_the_readme_is_short_and_names_every_game_with_its_seats() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.encode()) <= README_SIZE
    rows = [[cell.strip() for cell in line.split("|")] for line in text.splitlines() if line.startswith("| **")]
    named = {row[1].strip("*").partition(",")[0]: row[3] for row in rows}
    titles = {LANGUAGES.say(Text(f"game-{name}"), "en").partition(",")[0]: game(name).seats for name in GAMES}
    assert named == {title: "–".join(map(str, sorted({min(seats), max(seats)}))) for title, seats in titles.items()}


def imports_of(room: str) -> set[str]:
    """Return the rooms that a room, or ``bot``, imports."""
    paths = [ROOT / "bot.py"] if room == "bot" else (ROOT / room).rglob("*.py")
    texts = [path.read_text("utf-8") for path in paths]
    names = "|".join(ROOMS)
    return {name for text in texts for name in re.findall(rf"^\s*(?:from|import) ({names})\b", text, re.MULTILINE)} - {
        room
    }


def test_the_picture_of_the_rooms_shows_what_they_import() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert set(re.findall(r'^ +\w+\["([\w.]+)/?:', text, re.MULTILINE)) == {"bot.py", *ROOMS}
    drawn: dict[str, set[str]] = {room: set() for room in ("bot", *ROOMS)}
    for above, below in re.findall(r"^ +(\w+) --> (\w+)$", text, re.MULTILINE):
        drawn[above].add(below)
    for room, arrows in drawn.items():
        known = imports_of(room)
        assert arrows <= known, f"{room} does not import all of {arrows}"
        assert known <= all_below(room, drawn), f"{room} imports more than the picture shows"
    assert all(f"`engine/{name}/`" in text for name in GAMES)


def all_below(room: str, drawn: Mapping[str, set[str]]) -> set[str]:
    """All rooms that arrows lead to from a room."""
    return drawn[room].union(*(all_below(other, drawn) for other in drawn[room]))


def test_the_privacy_page_names_every_table_of_the_database_and_no_other() -> None:
    text = (ROOT / "docs" / "privacy.md").read_text("utf-8")
    stored = text.partition("## What is stored")[2].partition("\n## ")[0]
    named = [
        name for cell in re.findall(r"^\| (.*?) \|", stored, re.MULTILINE) for name in re.findall(r"`(\w+)`", cell)
    ]
    assert sorted([*named, "notes", "processes"]) == sorted(metadata.tables)


def test_the_glossary_has_few_terms_in_alphabetical_order_each_once() -> None:
    lines = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    terms = [line.split("**")[1] for line in lines if line.startswith("| **")]
    assert terms == sorted(set(terms))
    assert 0 < len(terms) <= MOST_TERMS


def test_every_setting_is_in_the_example_file_and_no_other() -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    named = set(re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE))
    assert named == {str(field.alias) for field in Settings.model_fields.values()}


def test_every_make_target_that_a_document_names_exists() -> None:
    known = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {
        target
        for path in DOCUMENTS
        for target in re.findall(r"(?:^|`)make ([a-z]+)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert named - known == set()


# ---- the first changes of CONTRIBUTING.md


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the repository's code and data, and make all these changes."""
    folder = tmp_path_factory.mktemp("first") / "copy"
    folder.mkdir()
    for room in ("data", *ROOMS):
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests" / "scenarios" / "heldenkampf", folder / "tests" / "scenarios" / "heldenkampf")
    blocks = re.findall(r"```diff\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 5
    for block in blocks:
        backwards = ["git", "apply", "--reverse", "--check", "--quiet", "-"]
        applied = subprocess.run(backwards, cwd=folder, input=block, text=True, check=False)
        if applied.returncode:  # not in the tree already, by somebody who tries them
            subprocess.run(["git", "apply", "-"], cwd=folder, input=block, text=True, check=True)
    return folder


def engine(folder: Path, *words: str) -> str:
    """Return the output of ``python -m engine`` in this folder.

    Raises CalledProcessError where it fails.
    """
    command = [sys.executable, "-m", "engine", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_the_first_change_of_a_rule_passes_its_scenarios(changed: Path) -> None:
    assert "0 failed" in engine(changed, "scenario", "tests/scenarios/heldenkampf")
    unchanged = subprocess.run(
        [sys.executable, "-m", "engine", "scenario", str(changed / "tests" / "scenarios" / "heldenkampf")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "points is 16, expected 18" in unchanged.stdout, "without the change of the code the scenario fails"
    for language in ("en", "de"):
        rules = yaml.safe_load((changed / "data" / "heldenkampf" / language / "rules.yaml").read_text("utf-8"))
        assert "12" in rules["statements"]["H-092"]["text"]


def test_the_first_changes_of_a_card_and_a_text_are_what_people_read(changed: Path) -> None:
    code = (
        "from engine.games import game\n"
        "from engine.kernel.text import Text\n"
        "from render.languages import Languages\n"
        "languages = Languages()\n"
        "for line in (*game('telperinquar').describe('frostbrand').lines, Text('moderate-no-tables')):\n"
        "    print(languages.say(line, 'en', game='telperinquar'))"
    )
    printed = subprocess.run([sys.executable, "-c", code], cwd=changed, capture_output=True, text=True, check=True)
    document = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    [card] = re.findall(r'"(On attack:[^"]+)"', document)
    [text] = re.findall(r"^\+moderate-no-tables = (.*)$", document, re.MULTILINE)
    assert printed.stdout.splitlines()[-2:] == [" ".join(card.split()), text]
