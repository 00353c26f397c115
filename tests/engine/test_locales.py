"""Languages are folders named by locale codes; readers get the one that serves them best."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from engine.locales import LanguageCode, best, fallbacks, is_code, languages_in


@pytest.mark.parametrize("code", ["en", "fil", "pt-BR", "es-419", "zh-Hant", "zh-Hant-TW"])
def test_a_locale_code_names_a_language(code: str) -> None:
    assert is_code(code)
    assert TypeAdapter(LanguageCode).validate_python(code) == code


@pytest.mark.parametrize("words", ["", "e", "EN", "pt_BR", "pt-br", "pictures", "decks", "en-", "../en", "en\n"])
def test_other_names_of_folders_are_no_languages(words: str) -> None:
    assert not is_code(words)
    with pytest.raises(ValidationError):
        TypeAdapter(LanguageCode).validate_python(words)


@pytest.mark.parametrize(
    ("locale", "codes"),
    [
        ("pt-BR", ["pt-BR", "pt"]),
        ("PT_br", ["pt-BR", "pt"]),
        ("zh-hant-tw", ["zh-Hant-TW", "zh-Hant", "zh"]),
        ("de", ["de"]),
        ("", []),
    ],
)
def test_a_locale_is_served_by_itself_and_by_what_is_less_special(locale: str, codes: list[str]) -> None:
    assert fallbacks(locale) == codes


def test_the_best_known_language_is_chosen_and_the_default_where_none_serves() -> None:
    assert best("pt-BR", ("en", "pt", "pt-BR")) == "pt-BR"
    assert best("pt-BR", ("en", "pt")) == "pt"
    assert best("pt", ("en", "pt-BR")) == "en", "another country's words are not what somebody asked for"
    assert best("nl", ("pt",)) == "en"


def test_languages_are_the_folders_that_hold_words_the_default_first(tmp_path: Path) -> None:
    for path in ("de/play.ftl", "en/play.ftl", "pt-BR/names.yaml", "nl/notes.txt", "art/x.typ", "pictures/y.ftl"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text("")
    assert languages_in(tmp_path) == ("en", "de", "pt-BR")
    assert languages_in(tmp_path / "nowhere") == ()
