"""What content does: an effect is one class, with its fields and all that follows from it, and a game lists its own.

The fields are what is written in a content file; how the effect is carried out, how it reads, and what it is worth to
a computer player are methods beside them. So a new effect is one file and one line in the game's vocabulary:

    class Draw(Effect):
        effect: Literal["draw"] = "draw"
        cards: int

        def carry_out(self, ...): ...

    EFFECTS = Vocabulary(Draw, Discard)
    effects: Sequence[Annotated[Effect, EFFECTS]]  # a field of a card: each item becomes the class its word names
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
    """The base of all effects. A subclass that content may name has a field ``effect`` with its word as the default."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    word: ClassVar[str] = ""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        """Read the word off the field."""
        if WORD in cls.model_fields:
            cls.word = cls.model_fields[WORD].default


E = TypeVar("E", bound=Effect)


class Vocabulary(Generic[E]):
    """Effects that content may name, in the order in which faults and schemas list them.

    As the annotation of a field it makes each item the class its word names. Raises ValueError for a class without a
    word, for a word that two have, and for a class that leaves out an abstract method of its base.
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
        """The effect of a word. Raises KeyError for another one."""
        return self._models[word]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """One of the effects, told apart by their words."""
        either: Any = None
        for model in self:
            either = model if either is None else either | model
        return handler.generate_schema(Annotated[either, Field(discriminator=WORD)])
