"""What questions explain while a duel is young."""

from __future__ import annotations

import pytest

from engine.kernel.menus import PASS, Move
from render.languages import Reader
from tests.engine.telperinquar.computer.test_guidance import built
from tests.wording import strict_languages

LANGUAGES = strict_languages()


def level_question(level: int, language: str) -> str:
    match = built({"phase": "entry", "a": {"hand": ["level"], "level": level}, "b": {}})
    return LANGUAGES.say_to(match.menus()[0].question, Reader(language, "telperinquar", ("Anna", "Bert")))


def reaction_questions(language: str) -> list[str]:
    """Return the questions to the same player about the attacks of two wolves."""
    sister = {"row": ["shield-sister", "grey-wolf", "grey-wolf"], "level": 10, "actions": 3}
    match = built({"round": 2, "a": {"row": ["grey-wolf", "grey-wolf"], "level": 10, "actions": 5}, "b": sister})
    first, second = match.state.players
    questions: list[str] = []
    for wolf in first.row[:2]:
        match.play(0, Move("attack", (wolf, second.row[1])))
        question = match.menus()[1].question
        questions.append(LANGUAGES.say_to(question, Reader(language, "telperinquar", ("Anna", "Bert"))))
        while 1 in match.menus():
            match.play(1, PASS)
    return questions


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Higher levels give life, actions, and the attributes that strong cards need."),
        ("de", "Höhere Stufen bringen Leben, Aktionen und Attribute für starke Karten."),
        ("nl", "Hogere niveaus geven leven, acties en eigenschappen voor sterke kaarten."),
    ],
)
def test_the_first_question_about_a_level_says_why_it_matters(language: str, why: str) -> None:
    assert why in level_question(1, language)
    assert why not in level_question(2, language)


@pytest.mark.parametrize(
    ("language", "what"),
    [
        ("en", "A reaction works before this action; if you pass, it simply happens."),
        ("de", "Eine Reaktion wirkt vor dieser Aktion; passt du, geschieht sie einfach."),
        ("nl", "Een reactie werkt vóór deze actie; als je past, gebeurt die gewoon."),
    ],
)
def test_only_the_first_question_about_a_reaction_says_what_answers_bring(language: str, what: str) -> None:
    first, second = reaction_questions(language)
    assert first.endswith(what)
    assert what not in second


def test_a_standing_order_names_striking_back_and_not_the_cards_of_one_attack() -> None:
    match = built({"round": 2, "a": {"row": ["grey-wolf"]}, "b": {"row": ["village-militia"]}})
    first, second = match.state.players
    match.play(0, Move("attack", (first.row[0], second.row[0])))
    recurring = match.rules.recurring(match.state, 1, match.menus()[1])
    assert recurring is not None
    assert LANGUAGES.say_to(recurring.text, Reader("en", "telperinquar")) == "Striking back when I may"
