"""What content items are called: ``data/<game>/<language>/names.yaml``, an item a line or an item a group of fields.

grey-wolf: Grey Wolf
village-militia:
  name: Village Militia
  flavour: They came for the harvest and stayed for the war.
  also: [Militia]

Where a language needs it, ``grammar`` tells forms of the name and what other words agree with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias, cast
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError
from pydantic_core import PydanticCustomError

from engine.content.theme import themed
from engine.content.yaml_files import YamlError, document, read_file
from engine.kernel.text import Text
from engine.locales import languages_in

FILE = "names.yaml"
LONGEST_WORDS = 300
"""Signs of a name, or of what is printed below it."""


def _printed(words: str) -> str:
    """Words as they can be printed on a card."""
    if len(words) > LONGEST_WORDS or any(category(sign)[0] == "C" for sign in words):
        raise PydanticCustomError("words", "not printable", {"most": LONGEST_WORDS})
    return words


Words: TypeAlias = Annotated[str, AfterValidator(_printed)]


class Named(BaseModel):
    """What one item is called in one language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Words
    flavour: Words | None = None
    """Printed in italics at the foot of a card."""
    also: Sequence[Words] = ()
    """What people write for it in their deck lists."""
    grammar: Mapping[str, Words] = {}
    """Its forms and features, by the words that the messages of this language have for them."""


def fields(written: Any) -> Any:
    """An entry of the file as the fields of :class:`Named`: a bare word is a name."""
    return {"name": written} if isinstance(written, str) else written


def renamed(named: Named, anew: Named) -> Named:
    """Return what an item is called with a theme's name for it: what that leaves out stays, but the forms of a name
    belong to it alone.
    """
    more = {field: getattr(anew, field) or getattr(named, field) for field in ("flavour", "also")}
    return anew.model_copy(update=more)


@cache
def read_names(folder: Path) -> Mapping[str, Mapping[str, Named]]:
    """Identifier -> language -> what it is called, of all language folders in the folder of a game and of the theme;
    read once.

    Raises ValueError naming the file and what is wrong with it.
    """
    found: dict[str, dict[str, Named]] = {}
    for language in languages_in(folder):
        path = folder / language / FILE
        for file in (path, themed(path)):
            if file is not None and file.is_file():
                for identifier, named in read_written(file).items():
                    said = found.setdefault(identifier, {})
                    said[language] = renamed(said[language], named) if language in said else named
    return found


def read_written(path: Path) -> Mapping[str, Named]:
    """Identifier -> what it is called, of one file. Raises ValueError naming the file and what is wrong with it."""
    try:
        written = document(read_file(path))
        if not isinstance(written, Mapping):
            raise ValueError(f"{path}: not a list of names")
        entries = cast("Mapping[str, Any]", written).items()
        return {str(identifier): Named.model_validate(fields(entry)) for identifier, entry in entries}
    except (YamlError, ValidationError) as error:
        raise ValueError(f"{path}: {error}") from error


@cache
def names_in(folder: Path, items: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
    """Item -> language -> name of the items of a game, for :meth:`engine.kernel.game.Game.names`; read once.

    Raises ValueError as :func:`read_names`. What a language does not name is missing here; ``python -m engine
    languages`` tells it, and what is named and is no item.
    """
    named = read_names(folder)
    return {item: {code: words.name for code, words in named.get(item, {}).items()} for item in items}


def flavour(item: str) -> Text:
    """What is printed in italics at the foot of an item, for :meth:`engine.kernel.game.Game.flavours`."""
    return Text("flavour-" + item)
