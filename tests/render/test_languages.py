"""Wording of texts: languages, lists, people, user text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from engine.kernel.text import Text, name, seat_name
from render.languages import Languages, Reader
from render.messages import MissingTextError
from render.user_text import Markup, clean, escape

WORDS = {
    "house/en/a.ftl": "list-join = { $first }, { $second }\nlist-end = { $first } and { $last }\nlist-empty = nothing\n"
    "seat-number = Player { $number }\nonly-english = Hello { $who }\n",
    "house/de/a.ftl": "list-join = { $first }, { $second }\nlist-end = { $first } und { $last }\nlist-empty = nichts\n"
    "seat-number = Spieler { $number }\n",
    "duel/en/a.ftl": "event-hit = { $who } hits { $targets } for { $points ->\n    [one] { $points } point\n"
    "   *[other] { $points } points\n }\nbonus = { SIGNED($by) }\nplain = { $by }\n",
    "duel/de/a.ftl": "event-hit = { $who } trifft { $targets } mit { $points ->\n    [one] { $points } Punkt\n"
    "   *[other] { $points } Punkten\n }\nbonus = { SIGNED($by) }\nplain = { $by }\n",
}
NAMES = {"wolf": {"en": "Grey Wolf", "de": "Grauwolf"}, "owl": {"en": "Owl"}}


def languages(folder: Path, *, strict: bool = True) -> Languages:
    for path, words in WORDS.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(words, "utf-8")
    return Languages(strict=strict, data=folder, games=("duel",), names=lambda _: NAMES)


def test_a_text_and_its_inner_texts_are_in_the_language_of_the_reader(tmp_path: Path) -> None:
    hit = Text("event-hit", {"who": seat_name(0), "targets": (name("wolf"),), "points": 1})
    said = languages(tmp_path)
    assert said.say(hit, "en", ["Ann"]) == "Ann hits Grey Wolf for 1 point"
    assert said.say(hit, "de", ["Ann"], game="duel") == "Ann trifft Grauwolf mit 1 Punkt"


@pytest.mark.parametrize(
    ("count", "english", "german"),
    [
        (0, "nothing", "nichts"),
        (1, "Grey Wolf", "Grauwolf"),
        (2, "Grey Wolf and Grey Wolf", "Grauwolf und Grauwolf"),
        (3, "Grey Wolf, Grey Wolf and Grey Wolf", "Grauwolf, Grauwolf und Grauwolf"),
    ],
)
def test_a_sequence_is_worded_as_a_list(tmp_path: Path, count: int, english: str, german: str) -> None:
    said = languages(tmp_path)
    plain = Text("plain", {"by": [name("wolf")] * count})
    assert (said.say(plain, "en"), said.say(plain, "de")) == (english, german)


def test_numbers_have_a_real_minus_and_a_sign_where_asked(tmp_path: Path) -> None:
    said = languages(tmp_path)
    assert [said.say(Text("plain", {"by": by}), "en") for by in (-3, 12345)] == ["−3", "12345"]
    assert [said.say(Text("bonus", {"by": by}), "de") for by in (-3, 0, 2)] == ["−3", "±0", "+2"]


def test_the_best_language_for_a_locale_is_found(tmp_path: Path) -> None:
    said = languages(tmp_path)
    assert [said.pick(locale) for locale in ("de", "de-AT", "en-GB", "nl", "", "zh-CN")] == [
        "de", "de", "en", "en", "en", "en",
    ]  # fmt: skip
    assert said.known("duel") == ("en", "de")
    assert said.known("chess") == ()


def test_a_country_reads_its_own_words_then_those_of_its_language_then_the_default(tmp_path: Path) -> None:
    more = {
        "house/pt/a.ftl": "hello = olá\nbye = tchau\n",
        "house/pt-BR/a.ftl": "hello = oi\n",
        "house/en/b.ftl": "hello = hello\nbye = goodbye\nrules = rules\n",
    }
    for path, words in more.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(words, "utf-8")
    said = languages(tmp_path, strict=False)
    assert said.languages == ("en", "de", "pt", "pt-BR")
    assert [said.say(Text(key), "pt-BR") for key in ("hello", "bye", "rules")] == ["oi", "tchau", "rules"]
    assert [said.pick(locale) for locale in ("pt-BR", "pt_br", "pt-PT", "pt")] == ["pt-BR", "pt-BR", "pt", "pt"]


def test_a_game_without_a_folder_of_a_language_is_a_gap_and_uses_the_default(tmp_path: Path) -> None:
    (tmp_path / "house" / "nl").mkdir(parents=True)
    (tmp_path / "house" / "nl" / "a.ftl").write_text("list-end = { $first } en { $last }\n", "utf-8")
    said = languages(tmp_path)
    assert (said.gaps("nl"), said.gaps("de"), said.gaps("en")) == (("duel",), (), ())
    assert said.pick("nl") == "nl"
    assert said.say_to(name("owl"), Reader("nl", "duel")) == "Owl", "strict, and yet no fault: nobody promised it"


def test_numbers_are_counted_as_the_language_counts(tmp_path: Path) -> None:
    (tmp_path / "house" / "pl").mkdir(parents=True)
    (tmp_path / "house" / "pl" / "a.ftl").write_text(
        "stones = { $count ->\n    [one] kamień\n    [few] kamienie\n   *[many] kamieni\n }\n", "utf-8"
    )
    said = languages(tmp_path)
    assert [said.say(Text("stones", {"count": count}), "pl") for count in (1, 2, 5, 22)] == [
        "kamień", "kamienie", "kamieni", "kamienie",
    ]  # fmt: skip


def test_strict_wording_raises_for_missing_messages_values_and_names(tmp_path: Path) -> None:
    said = languages(tmp_path)
    for text in (Text("no-such"), Text("plain"), Text("only-english", {"who": "x"}), name("dragon"), name("owl")):
        with pytest.raises(MissingTextError):
            said.say(text, "de")


def test_otherwise_it_falls_back_to_english_then_to_the_key_and_warns_once_without_values(tmp_path: Path) -> None:
    said = languages(tmp_path, strict=False)
    with capture_logs() as logs:
        for _ in range(2):
            assert said.say(Text("only-english", {"who": "secret"}), "de") == "Hello secret"
            assert said.say(Text("no-such", {"who": "secret"}), "de") == "no-such"
            assert said.say(name("owl"), "de") == "Owl"
    assert [(entry["key"], entry["language"]) for entry in logs] == [
        ("only-english", "de"), ("no-such", "de"), ("no-such", "en"), ("name-owl", "de"),
    ]  # fmt: skip
    assert "secret" not in str(logs)


def test_a_seat_without_a_name_that_can_be_shown_is_a_numbered_player(tmp_path: Path) -> None:
    said = languages(tmp_path)
    assert [said.say(seat_name(1), "de", people) for people in ([], ["a"], ["a", "\u200b \u3164"], ["a", "Bob"])] == [
        "Spieler 2", "Spieler 2", "Spieler 2", "Bob",
    ]  # fmt: skip


def test_names_are_escaped_where_formatting_is_read_and_left_alone_elsewhere(tmp_path: Path) -> None:
    said = languages(tmp_path)
    people = ["**boss** @everyone <@123> [x](https://a.b)"]
    plain = said.say_to(seat_name(0), Reader("en", people=people))
    marked = said.say_to(seat_name(0), Reader("en", people=people, markdown=True))
    assert plain == "**boss** @everyone <@123> [x](h…"
    assert marked.startswith(r"\*\*boss\*\* @" + "\u200b" + r"everyone \<@" + "\u200b" + "123")
    assert said.say(Text("plain", {"by": Markup("<@1>")}), "en", markdown=True) == "<@1>"


def test_a_sentence_that_was_said_before_is_not_said_for_another_kind_of_value(tmp_path: Path) -> None:
    alike: list[tuple[Any, str]] = [
        ("name-wolf", "name-wolf"), (["name-wolf"], "name-wolf"), (name("wolf"), "Grey Wolf"),
        ([name("wolf")], "Grey Wolf"), ("*", r"\*"), (["*"], r"\*"), (Markup("*"), "*"), (Text("*"), "*"),
        (-1, "−1"), ("-1", r"\-1"), (Markup("-1"), "-1"),
    ]  # fmt: skip
    for order in (alike, alike[::-1]):
        said = languages(tmp_path, strict=False)
        for value, words in order * 2:
            assert said.say(Text("plain", {"by": value}), "en", markdown=True) == words, value


def test_a_sentence_that_was_said_at_one_table_speaks_of_other_people_at_another(tmp_path: Path) -> None:
    said = languages(tmp_path)
    tables = [(["Anna", "Bert"], "Bert", "Anna and Bert"), (["Anna"], "Player 2", "Anna and Player 2")]
    tables += [(["Bert", "Anna"], "Anna", "Bert and Anna")]
    for people, second, both in tables * 2:
        assert said.say(Text("plain", {"by": seat_name(1)}), "en", people) == second
        assert said.say(Text("plain", {"by": [seat_name(0), seat_name(1)]}), "en", people) == both
        assert said.say(Text("plain", {"by": Text("plain", {"by": seat_name(1)})}), "en", people) == second
        assert said.say(Text("plain", {"by": "Bert"}), "en", people) == "Bert"


def test_endless_values_do_not_break_a_sentence(tmp_path: Path) -> None:
    said = languages(tmp_path)
    for value in ("x" * 100_000, [name("wolf")] * 1000):
        assert 0 < len(said.say(Text("plain", {"by": value}), "en")) <= 2000


@given(st.text(max_size=300))
def test_no_typed_words_ping_format_or_hide(words: str) -> None:
    safe = clean(words)
    assert len(safe) <= 200
    assert "\n" not in safe
    assert not any(sign in safe for sign in "\u200b\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\u00ad")
    shown = escape(safe)
    assert "@everyone" not in shown
    assert "<@" not in shown.replace("\\<", "")
    assert "://" not in shown


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. first", r"1\. first"),
        ("a_b_c", r"a\_b\_c"),
        ("||no||", r"\|\|no\|\|"),
        ("`code`", r"\`code\`"),
        ("discord.gg/abc", "discord.\u200bgg/abc"),
        ("שלום", "\u2068שלום\u2069"),
    ],
)
def test_typed_words_look_as_they_were_typed(words: str, shown: str) -> None:
    assert escape(clean(words)) == shown


def test_heaps_of_accents_are_cut_down() -> None:
    assert clean("e" + "\u0301" * 40 + "x") == "e\u0301\u0301x"
