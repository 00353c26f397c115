"""The rules as people read them: complete, the same in all languages, in our own words, and easy to find."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.games import DATA
from engine.locales import DEFAULT, languages_in
from engine.rulebook import FILE, Rulebook, rulebook

LANGUAGES = languages_in(DATA / "house")
SPECIFIED = {
    "telperinquar": {"T": (321, 42)}, "imperator": {"I": (109, 20)}, "heldenkampf": {"H": (92, 8)},
    "tenefyr": {"R": (176, 16)}, "talisman": {"M": (405, 96), "MD": (137, 0)},
}  # fmt: skip
"""Game -> letters of its ids -> highest number, number of additions like T-029a."""
WRITTEN = sorted(file.parent.parent.name for file in DATA.glob(f"*/{DEFAULT}/{FILE}"))
SHARED = DATA.parent.parent / "shared"
RUN_OF_WORDS = 8
LONGEST = 900
"""Characters: a statement and a remark below it fit into one field of an embed."""


@pytest.fixture(params=WRITTEN)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def entries(game: str, language: str) -> dict[str, dict[str, object]]:
    file = DATA / game / language / FILE
    return yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)["statements"]


def specification(game: str) -> str:
    file = SHARED / "rules" / f"{game}.md"
    if not file.exists():
        pytest.skip("the specification does not lie beside this checkout")
    return file.read_text(encoding="utf-8")


def others(game: str) -> list[str]:
    """Return the languages that the rules of a game exist in."""
    return [language for language in rulebook(game).languages if language != DEFAULT]


def test_every_number_of_the_specification_has_its_statement(game: str) -> None:
    known = list(entries(game, DEFAULT))
    letters = [identifier.partition("-")[0] for identifier in known]
    assert list(dict.fromkeys(letters)) == list(SPECIFIED[game]), "one part after the other"
    for part, (numbers, additions) in SPECIFIED[game].items():
        own = [identifier for identifier, beginning in zip(known, letters, strict=True) if beginning == part]
        plain = [f"{part}-{number:03}" for number in range(1, numbers + 1)]
        assert [identifier for identifier in own if not identifier[-1].isalpha()] == plain
        added = [identifier for identifier in own if identifier[-1].isalpha()]
        assert len(added) == len(set(added)) == additions
        assert all(identifier[:-1] in plain for identifier in added)


def test_all_languages_tell_the_same_statements_in_the_same_order(game: str) -> None:
    english = entries(game, DEFAULT)
    assert others(game), "German, at least"
    for language in others(game):
        translated = entries(game, language)
        assert list(english) == list(translated)
        for identifier, entry in english.items():
            other = translated[identifier]
            assert str(entry["text"]).strip(), identifier
            assert str(other["text"]).strip(), identifier
            assert max(len(str(entry["text"])), len(str(other["text"]))) <= LONGEST, identifier
            assert entry["section"] == other["section"], identifier
            assert entry.get("ruling") == other.get("ruling"), identifier
            assert "untestable" not in other, identifier


def test_no_number_is_lost_between_the_languages(game: str) -> None:
    english = entries(game, DEFAULT)
    for language in others(game):
        translated = entries(game, language)
        differing = {
            identifier: (figures(str(entry["text"])), figures(str(translated[identifier]["text"])))
            for identifier, entry in english.items()
            if figures(str(entry["text"])) != figures(str(translated[identifier]["text"]))
        }
        assert not differing, language


def figures(text: str) -> list[str]:
    """All numbers of a text, sorted: the languages may put them in another order."""
    return sorted(re.findall(r"\d+", text))


def test_at_most_one_statement_in_twenty_escapes_the_tests(game: str) -> None:
    english = entries(game, DEFAULT)
    assert sum("untestable" in entry for entry in english.values()) <= len(english) / 20


def test_ids_named_in_a_statement_exist(game: str) -> None:
    for language in rulebook(game).languages:
        known = entries(game, language)
        for identifier, entry in known.items():
            for named in re.findall(r"\b[A-Z]+-\d+[a-z]?\b", str(entry["text"])):
                assert named in known, f"{language} {identifier} names {named}"


def test_rulings_are_marked_as_the_specification_marks_them(game: str) -> None:
    tags = dict(re.findall(r"^- ([A-Z]+-\d+[a-z]?) (.*)$", specification(game), re.MULTILINE))
    left_open = ("[AMBIGUOUS]", "[MISSING]", "(ruling)", "Ruling:")
    expected = [identifier for identifier, rest in tags.items() if any(mark in rest for mark in left_open)]
    english = entries(game, DEFAULT)
    assert list(english) == list(tags)
    assert [identifier for identifier, entry in english.items() if entry.get("ruling")] == expected


def test_the_words_are_our_own(game: str) -> None:
    foreign = {"en": specification(game)}
    for language in rulebook(game).languages:
        original = SHARED / "rulebooks" / f"{game}.{language}.txt"
        if original.exists():
            foreign[language] = original.read_text(encoding="utf-8")
    for language, text in foreign.items():
        runs = word_runs(text)
        ours = {identifier: str(entry["text"]) for identifier, entry in entries(game, language).items()}
        ours["primer"] = rulebook(game).primer(language)
        copied = {name: word_runs(text) & runs for name, text in ours.items() if word_runs(text) & runs}
        assert not copied, language


def word_runs(text: str) -> set[tuple[str, ...]]:
    """All runs of consecutive words; numbers are left out, they may be the same."""
    words = [word for word in re.findall(r"[^\W_]+", text.casefold()) if word.isalpha()]
    return {tuple(words[start : start + RUN_OF_WORDS]) for start in range(len(words) - RUN_OF_WORDS + 1)}


def test_the_primer_fits_into_one_message_and_names_commands_that_exist(game: str) -> None:
    for language in rulebook(game).languages:
        text = rulebook(game).primer(language)
        assert 0 < len(text) <= 1800
        folders = (DATA / which / language for which in ("house", game))
        commands = "".join((folder / "commands.ftl").read_text(encoding="utf-8") for folder in folders)
        names = set(re.findall(r"^command-[a-z-]+-name = (\S+)$", commands, re.MULTILINE))
        for command in re.findall(r"`/([^`]+)`", text):
            assert command.split()[0] in names, command


def first(query: str, language: str = "en", game: str = "telperinquar") -> str:
    return rulebook(game).find(query, language)[0].id


@pytest.mark.parametrize("query", ["T-135", "t-135", "t135", "135", " T 135 ", "t_135"])
def test_an_id_is_found_however_it_is_typed(query: str) -> None:
    assert first(query) == "T-135"


def test_an_id_brings_its_additions_and_then_the_numbers_that_begin_like_it() -> None:
    book = rulebook("telperinquar")
    assert [statement.id for statement in book.find("T-312", "en")] == ["T-312", *(f"T-312{x}" for x in "abcdefg")]
    assert [statement.id for statement in book.find("31", "en")][:4] == ["T-031", "T-031a", "T-310", "T-311"]
    assert [statement.id for statement in book.find("t-29A", "de")] == ["T-029a"]
    assert book.find("X-135", "en") == []


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("MD-001", ["MD-001"]),
        ("md 1", ["MD-001"]),
        ("m1", ["M-001", "M-001a", "M-012"]),
        ("m-1a", ["M-001a"]),
        ("1", ["M-001", "MD-001", "M-001a", "M-012"]),
        ("MDX-001", []),
    ],
)
def test_ids_with_two_letters_differ_from_those_with_one(query: str, expected: list[str], tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    ids = ("M-001", "M-001a", "M-012", "MD-001")
    statements = "".join(f"  {identifier}: {{section: a, text: y}}\n" for identifier in ids)
    (tmp_path / "en" / "rules.yaml").write_text(f"title: x\nsections: {{a: A}}\nstatements:\n{statements}")
    ids_found = [statement.id for statement in Rulebook(tmp_path).find(query, "en")]
    assert ids_found == expected


@pytest.mark.parametrize(
    ("query", "language", "expected"),
    [
        ("flying", "en", "T-212"),
        ("sweep", "en", "T-221"),
        ("mist", "en", "T-219"),
        ("fumble", "en", "T-139"),
        ("Fliegen", "de", "T-212"),
        ("RUNDUM", "de", "T-221"),
        ("Patzer", "de", "T-139"),
        ("starthand", "de", "T-018"),
    ],
)
def test_a_word_finds_its_rule_near_the_top(query: str, language: str, expected: str) -> None:
    ids_found = [statement.id for statement in rulebook("telperinquar").find(query, language)]
    assert expected in ids_found[:5]


def test_umlauts_and_accents_may_be_typed_in_any_way() -> None:
    book = rulebook("telperinquar")
    expected = book.find("Rüstung", "de")
    assert expected
    assert book.find("ruestung", "de") == book.find("RUSTUNG", "de") == expected


def test_statements_with_all_words_come_before_those_with_one() -> None:
    best = rulebook("telperinquar").find("critical healing", "en")[0]
    assert "critical healing" in best.text.casefold()


def test_a_language_without_rules_is_answered_in_english() -> None:
    book = rulebook("telperinquar")
    assert book.statement("T-001", "fr") == book.statement("T-001", "en")
    assert book.title("fr") == book.title("en")
    assert book.primer("fr") == book.primer("en")


def test_the_table_of_contents_leads_to_every_statement(game: str) -> None:
    book = rulebook(game)
    for language in LANGUAGES:
        chapters = [book.chapter(section.key, language) for section in book.sections(language)]
        listed = [statement for chapter in chapters for statement in chapter.statements]
        assert listed == list(book.statements(language))
        assert all(chapter.statements and chapter.section.title for chapter in chapters)


@given(st.text(max_size=400))
def test_any_question_gets_an_answer_without_an_error(query: str) -> None:
    for language in LANGUAGES:
        assert len(rulebook("telperinquar").find(query, language, limit=5)) <= 5


def test_a_file_that_is_not_right_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="en/rules"):
        Rulebook(tmp_path)
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "rules.yaml"
    file.write_text("title: x\nsections: {a: A}\nstatements: {T-001: {section: b, text: y}}\n")
    with pytest.raises(ValueError, match="section unknown of T-001"):
        Rulebook(tmp_path).statements("en")
    file.write_text("title: [")
    with pytest.raises(ValueError, match=r"rules\.yaml"):
        Rulebook(tmp_path).statements("en")


def test_a_game_without_rules_is_unknown() -> None:
    with pytest.raises(KeyError):
        rulebook("nothing")
