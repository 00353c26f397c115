"""Effects of content: one class per effect, and a vocabulary that lists the effects of a game.

The fields of the class are the fields in a content file; its methods carry out the effect, describe it, and value it
for a computer player. So a new effect is one file and one line in the game's vocabulary:

    class Draw(Effect):
        effect: Literal["draw"] = "draw"
        cards: int

        def carry_out(self, ...): ...

    EFFECTS = Vocabulary(Draw, Discard)
    effects: Sequence[Annotated[Effect, EFFECTS]]  # a field of a card: each item becomes an object of its word's class
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import isabstract
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

WORD = "effect"
"""The field that names an effect."""


class Effect(BaseModel):
    """The base of all effects; a subclass that content may name has a field ``effect`` with its word as the default."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    word: ClassVar[str] = ""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        """Set the word to the default of the field."""
        if WORD in cls.model_fields:
            cls.word = cls.model_fields[WORD].default


E = TypeVar("E", bound=Effect)


class Vocabulary(Generic[E]):
    """The effects that content of a game may name, in the order in which faults and schemas list them.

    As the annotation of a field it makes each item an object of the class that its word names. Raises ValueError for a
    class without a word, for a word used twice, and for a class that lacks an abstract method of its base.
    """

    def __init__(self, *models: type[E]) -> None:
        self._models: dict[str, type[E]] = {}
        for model in models:
            if not model.word or model.word in self._models:
                raise ValueError(f"{model.__name__}: the word {model.word!r} is missing or taken")
            if isabstract(model):
                raise ValueError(f"{model.__name__} lacks {', '.join(sorted(model.__abstractmethods__))}")
            self._models[model.word] = model

    def __iter__(self) -> Iterator[type[E]]:
        return iter(self._models.values())

    def __getitem__(self, word: str) -> type[E]:
        """Return the effect class of a word. Raises KeyError for an unknown word."""
        return self._models[word]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return the schema of any of the effects, distinguished by their words."""
        either: Any = None
        for model in self:
            either = model if either is None else either | model
        return handler.generate_schema(Annotated[either, Field(discriminator=WORD)])
