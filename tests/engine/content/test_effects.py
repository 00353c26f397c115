"""A vocabulary of effects: words become classes, and nothing has two meanings or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, ValidationError

from engine.content.effects import Effect, Vocabulary
from engine.telperinquar.cards import effects as telperinquar


class Warm(Effect):
    effect: Literal["warm"] = "warm"
    by: int


class Cool(Effect):
    effect: Literal["cool"] = "cool"


WEATHER = Vocabulary(Warm, Cool)


class Spell(BaseModel):
    effects: Sequence[Annotated[Effect, WEATHER]]


class Draught(BaseModel):
    effects: Sequence[Annotated[Effect, Vocabulary(Cool)]]


def test_each_effect_that_is_written_becomes_the_class_its_word_names() -> None:
    spell = Spell.model_validate({"effects": [{"effect": "cool"}, {"effect": "warm", "by": 2}]})
    assert list(spell.effects) == [Cool(), Warm(by=2)]
    assert [effect.word for effect in spell.effects] == ["cool", "warm"]
    assert list(Draught.model_validate({"effects": [{"effect": "cool"}]}).effects) == [Cool()]


def test_an_unknown_word_is_a_fault_that_lists_the_known_ones_in_their_order() -> None:
    with pytest.raises(ValidationError) as caught:
        Spell.model_validate({"effects": [{"effect": "melt"}]})
    (fault,) = caught.value.errors()
    assert fault["type"] == "union_tag_invalid"
    assert fault["ctx"]["expected_tags"] == "'warm', 'cool'"


def test_a_word_is_never_taken_twice_and_never_missing() -> None:
    class Chill(Effect):
        effect: Literal["cool"] = "cool"

    class Wordless(Effect):
        by: int

    with pytest.raises(ValueError, match="Chill"):
        Vocabulary(Cool, Chill)
    with pytest.raises(ValueError, match="Wordless"):
        Vocabulary(Wordless)
    assert WEATHER["cool"] is Cool
    with pytest.raises(KeyError):
        WEATHER["melt"]


def test_an_effect_that_does_not_say_how_it_is_carried_out_is_no_part_of_a_vocabulary() -> None:
    class Sing(telperinquar.Effect):
        effect: Literal["sing"] = "sing"

    with pytest.raises(ValueError, match="Sing lacks carry_out"):
        Vocabulary(Sing)
    with pytest.raises(TypeError, match="carry_out"):
        Sing()  # type: ignore[abstract]


@pytest.mark.parametrize("model", list(telperinquar.EFFECTS), ids=lambda model: model.word)
def test_every_effect_of_a_card_says_in_its_own_class_how_it_is_carried_out_and_how_it_reads(
    model: type[telperinquar.Effect],
) -> None:
    base = telperinquar.Effect
    assert model.carry_out is not base.carry_out
    assert model.does or model.verb is not base.verb or model.sentence is not base.sentence or hasattr(model, "change")
