"""Every message of every game with every number and kind of name, as far as a program can judge how it reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from engine.games import DATA
from engine.kernel.text import Text, seat_name
from render.console import main
from render.fluent_files import entries_in, parsed
from render.grammar import Name
from render.languages import Languages, Reader
from render.samples import Sample, samples, uses_of
from tests.locales import FOLDERS, data_without
from tests.render.agreement import ACCUSATIVE, DATIVE, DUTCH_PREPOSITION, LIMITS, NUMBERED, UNCOUNTED
from tests.wording import strict_languages

LANGUAGES = strict_languages()


def marked(case: str) -> Name:
    """Make a name whose forms are the names of the cases."""
    forms = {"accusative": "ACCUSATIVE", "dative": "DATIVE", "von": "von DATIVE", "genitive": "von DATIVE"}
    return Name("NOMINATIVE", {**forms, "the-accusative": "ACCUSATIVE", "the-dative": "DATIVE"}.get)


def read(language: str, folder: str, names: list[Name]) -> Iterator[Sample]:
    game = None if folder == "house" else folder
    people = ["Anna", marked("person"), "Bert"]
    yield from samples(LANGUAGES, DATA / folder, language, game, names, people)


@pytest.mark.parametrize(("language", "folder"), FOLDERS)
def test_every_message_can_be_read_with_every_number_and_name(language: str, folder: str) -> None:
    names = [Name("⟦one⟧", {}.get), Name("⟦two⟧", {"number": "plural"}.get)]
    wrong: list[str] = []
    for key, _, words in read(language, folder, names):
        glued = re.search(r"\w⟦|⟧(?!s\b)\w", words)
        spaced = re.search(r"\S {2,}\S| [,.;:!?)](?![.…\w])|\( ", words)
        if not words.strip() or glued or (spaced and "```" not in words):
            wrong.append(f"{key}: {words!r}")
    assert wrong == []


@pytest.mark.parametrize(("language", "folder"), FOLDERS)
def test_what_is_counted_agrees_with_its_number(language: str, folder: str) -> None:
    assert list(disagreeing(DATA / folder, language)) == []


def disagreeing(folder: Path, language: str) -> Iterator[str]:
    """Yield messages in which a number stands before a word that does not depend on it."""
    uses = uses_of(folder, language)
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in [parsed(source) for _, source in entries_in(path.read_text("utf-8"))]:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                numbers = uses[entry.id.name].counted
                for number, word in _followed(entry.value, frozenset()):
                    counts = number in numbers and number not in (*NUMBERED, *LIMITS)
                    if counts and word not in UNCOUNTED[language]:
                        yield f"{path.name}: {entry.id.name}: {{ ${number} }} {word}"


def _followed(pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield variables and the word right after each, unless the words there were chosen by that variable."""
    parts = pattern.elements
    for before, part, following in zip([None, *parts[:-1]], parts, [*parts[1:], None], strict=True):
        if not isinstance(part, ftl.Placeable):
            continue
        if isinstance(part.expression, ftl.SelectExpression):
            selector = part.expression.selector
            own = frozenset({selector.id.name}) if isinstance(selector, ftl.VariableReference) else frozenset[str]()
            for variant in part.expression.variants:
                yield from _followed(variant.value, chosen | own)
        variable = part.expression
        if isinstance(variable, ftl.FunctionReference) and variable.id.name == "SIGNED":
            variable = variable.arguments.positional[0]
        if isinstance(variable, ftl.VariableReference) and variable.id.name not in chosen:
            word = re.match(r" ([^\W\d_]+)", following.value) if isinstance(following, ftl.TextElement) else None
            total = isinstance(before, ftl.TextElement) and before.value.endswith(
                (" of ", " von ", " van ")
            )  # 1 of 3 lessons
            if word and not total:
                yield variable.id.name, word[1]


@pytest.mark.parametrize("folder", [folder for language, folder in FOLDERS if language == "nl"])
def test_a_dutch_person_has_the_form_that_the_word_before_requires(folder: str) -> None:
    game = None if folder == "house" else folder
    people = [Name("SUBJECT", {"object": "OBJECT"}.get)] * 3
    all_samples = samples(LANGUAGES, DATA / folder, "nl", game, [Name("item", {}.get)], people)
    wrong = [f"{key}: {words}" for key, _, words in all_samples if re.search(DUTCH_PREPOSITION + " SUBJECT", words)]
    assert list(dict.fromkeys(wrong)) == []


@pytest.mark.parametrize("folder", [folder for language, folder in FOLDERS if language == "de"])
def test_a_german_name_has_the_case_that_the_word_before_requires(folder: str) -> None:
    wrong: list[str] = []
    for key, _, words in read("de", folder, [marked("item")]):
        for word, case in re.findall(r"(\w+) (NOMINATIVE|ACCUSATIVE|DATIVE)", words):
            wanted = "DATIVE" if word in DATIVE else "ACCUSATIVE" if word in ACCUSATIVE else case
            if case != wanted:
                wrong.append(f"{key}: {words}")
    assert list(dict.fromkeys(wrong)) == []


def test_the_computer_and_the_reader_have_forms_of_their_own() -> None:
    computer = LANGUAGES.name(Text("computer-name"), Reader("de"))
    card_text = Text("card-of", {"card": Name("♥7", {}.get), "player": seat_name(0)})
    assert LANGUAGES.say_to(card_text, Reader("de", "imperator", [computer])) == "♥7 des Computers"
    assert LANGUAGES.say_to(card_text, Reader("de", "imperator", ["Anna"])) == "♥7 von Anna"
    assert LANGUAGES.say_to(card_text, Reader("de", "imperator", ["Anna"], seat=0)) == "♥7 von dir"
    assert LANGUAGES.say_to(card_text, Reader("en", "imperator", ["Anna"], seat=0)) == "♥7 of yours"
    assert LANGUAGES.say_to(card_text, Reader("en", "imperator", ["Anna"], seat=1)) == "♥7 of Anna"
    assert LANGUAGES.say_to(card_text, Reader("de", "imperator", ["Bert"], seat=0)) == "♥7 von dir"
    assert LANGUAGES.say_to(card_text, Reader("de", "imperator", ["Bert"])) == "♥7 von Bert"


def test_a_game_that_lacks_a_language_has_its_own_lists_and_forms_inside_the_sentences_of_the_house(
    tmp_path: Path,
) -> None:
    languages = Languages(strict=True, data=data_without(tmp_path, "talisman", "nl"))
    assert languages.gaps("nl") == ("talisman",)
    computer = languages.name(Text("computer-name"), Reader("nl"))
    cards = tuple(Text("move-unknown", {"move": card}) for card in ("♥7", "♠9", "♦K"))
    listed = languages.say_to(Text("figure-followers", {"cards": cards}), Reader("nl", "talisman"))
    assert listed == "Followers: ♥7, ♠9 and ♦K"
    saved = Text("event-preserved", {"player": seat_name(0)})
    said = [
        languages.say_to(saved, Reader("nl", "talisman", people, seat=seat))
        for people, seat in (([computer], None), (["Anna"], 0))
    ]
    assert said == ["Preservation saves one of the computer’s lives.", "Preservation saves one of your lives."]
    inside = Text("refused-with-rule", {"reason": Text("figure-followers", {"cards": cards}), "rule": "I-1"})
    assert languages.say_to(inside, Reader("nl", "talisman")) == "Followers: ♥7, ♠9 and ♦K (`/regels I-1`)"
    waiting = Text("panel-waiting", {"seats": (seat_name(0), seat_name(1), seat_name(2))})
    reader = Reader("nl", "talisman", [computer, "Anna", "Bert"], seat=2)
    assert languages.say_to(waiting, reader) == "Het wachten is op de computer, Anna en jou."


@pytest.mark.parametrize(
    ("language", "one", "several", "decides"),
    [
        ("en", "Waiting for the computer.", "Waiting for Computer 1 and Computer 2.", "the computer decides"),
        (
            "de",
            "Die Partie wartet auf den Computer.",
            "Die Partie wartet auf Computer 1 und Computer 2.",
            "der Computer",
        ),
        ("nl", "Het wachten is op de computer.", "Het wachten is op Computer 1 en Computer 2.", "beslist de computer"),
    ],
)
def test_the_only_computer_has_an_article_and_several_have_numbers(
    language: str, one: str, several: str, decides: str
) -> None:
    names = [Text("computer-name"), *(Text("computer-numbered", {"number": number}) for number in (1, 2))]
    reader = Reader(language, "tenefyr", [LANGUAGES.name(name, Reader(language)) for name in names])
    assert LANGUAGES.say_to(Text("panel-waiting", {"seats": (seat_name(0),)}), reader) == one
    assert LANGUAGES.say_to(Text("panel-waiting", {"seats": (seat_name(1), seat_name(2))}), reader) == several
    vote = Text("board-vote-tie", {"question": "?", "player": seat_name(0)})
    assert decides in LANGUAGES.say_to(vote, reader)
    assert "omputer" not in LANGUAGES.say_to(vote, replace(reader, seat=0)), "the reader is addressed"
    drew = LANGUAGES.say_to(Text("event-drew", {"player": seat_name(0), "cards": ("x",)}), reader)
    assert drew.split()[0] in ("The", "Der", "De")


def test_every_part_of_a_list_has_its_own_form() -> None:
    form_text = Text("form-von", {"name": "x"})
    assert LANGUAGES.say_to(form_text, Reader("de")) == "von x"
    computer = LANGUAGES.name(Text("computer-name"), Reader("de"))
    late = Text("event-overdue", {"count": 2, "seats": (seat_name(0), seat_name(1))})
    assert "Die Zeit von Anna und vom Computer ist um" in LANGUAGES.say_to(late, Reader("de", None, ["Anna", computer]))


@pytest.mark.parametrize("language", LANGUAGES.languages)
def test_a_text_that_names_a_button_takes_its_words_from_the_button(language: str) -> None:
    labels = {words.casefold() for key, words in fixed_words(language) if key.startswith(("button-", "panel-"))}
    copied_labels = [f"{key}: {label}" for key, label in emphasised(language) if label.casefold() in labels]
    assert copied_labels == []


def fixed_words(language: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of a language that consist of words alone."""
    for key, value in messages_of(language):
        if len(value.elements) == 1 and isinstance(value.elements[0], ftl.TextElement):
            yield key, value.elements[0].value


def emphasised(language: str) -> Iterator[tuple[str, str]]:
    """Yield words in bold, italics or quotation marks, or right after "press", in the texts of a language."""
    for key, value in messages_of(language):
        if not key.startswith(("button-", "panel-", "command-", "option-")):
            for text in pieces(value):
                for pair in re.findall(
                    r"\*+([^*{}]+)\*+|[“„]([^“”„{}]+)[”“]|(?:[Pp]ress|auf|[Dd]ruk op) (\w+(?: \w+)?)", text
                ):
                    yield key, "".join(pair)


def messages_of(language: str) -> Iterator[tuple[str, ftl.Pattern]]:
    for path in sorted(DATA.glob(f"*/{language}/*.ftl")):
        for entry in [parsed(source) for _, source in entries_in(path.read_text("utf-8"))]:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                yield entry.id.name, entry.value


def pieces(pattern: ftl.Pattern) -> Iterator[str]:
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            yield part.value
        elif isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from pieces(variant.value)


def test_every_message_is_printed_as_people_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages", "--read", "de"]) == 0
    said = capsys.readouterr().out
    assert "heldenkampf event-gear: " in said
    assert main(["languages", "--read", "xx"]) != 0


@pytest.mark.parametrize(
    ("language", "won", "game_won", "gets"),
    [
        ("en", "🏆 The computer wins! ", "The computer has won", "(the computer gets h7)"),
        ("de", "🏆 Der Computer gewinnt! ", "Der Computer hat gewonnen", "(der Computer bekommt h7)"),
        ("nl", "🏆 De computer wint! ", "De computer heeft gewonnen", "(de computer krijgt h7)"),
    ],
)
def test_sentences_about_the_computer_have_an_article(language: str, won: str, game_won: str, gets: str) -> None:
    computer = LANGUAGES.name(Text("computer-name"), Reader(language))
    reader = Reader(language, "imperator", [computer, "Anna"])
    reason = Text("result-survivor")
    verdict = Text("board-won", {"seats": (seat_name(0),), "count": 1, "reason": reason})
    assert LANGUAGES.say_to(verdict, reader).startswith(won)
    for game in ("imperator", "heldenkampf"):
        headline = Text("headline-won", {"player": seat_name(0)})
        assert LANGUAGES.say_to(headline, Reader(language, game, [computer, "Anna"])) == game_won
    both = Text("board-won", {"seats": (seat_name(1), seat_name(0)), "count": 2, "reason": reason})
    assert "Anna" in LANGUAGES.say_to(both, reader)
    values = {"who": seat_name(1), "loser": seat_name(0), "trick": 1, "cards": ("s2",), "rest": ("h7",)}
    assert gets in LANGUAGES.say_to(Text("event-share", values), reader)


@pytest.mark.parametrize("language", LANGUAGES.languages)
def test_headlines_of_turns_and_fights_address_their_reader(language: str) -> None:
    player = seat_name(0)
    headlines = {
        "telperinquar": [
            Text("headline-turn", {"round": 1, "who": player, "phase": Text("phase-main")}),
            Text("headline-over", {"who": (player,), "count": 1}),
        ],
        "imperator": [
            Text("headline-turn", {"round": 1, "phase": Text("phase-raid"), "player": player}),
            Text("headline-won", {"player": player}),
        ],
        "heldenkampf": [Text("headline-won", {"player": player})],
        "tenefyr": [Text("headline-heroes", {"player": player})],
        "talisman": [
            Text("headline-fight", {"player": player, "foe": seat_name(1)}),
            Text("headline-entering", {"player": player}),
        ],
    }
    for game, texts in headlines.items():
        for text in texts:
            assert "Anna" in LANGUAGES.say_to(text, Reader(language, game, ["Anna", "Bert"]))
            assert "Anna" not in LANGUAGES.say_to(text, Reader(language, game, ["Anna", "Bert"], seat=0)), text.key
