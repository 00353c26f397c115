"""Names of content items: ``data/<game>/<language>/names.yaml``, with a name or a group of fields per item.

grey-wolf: Grey Wolf
village-militia:
  name: Village Militia
  flavour: They came for the harvest and stayed for the war.
  also: [Militia]

Where a language needs it, ``grammar`` has forms of the name and its grammatical gender or number.
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
"""The most characters of a name or a flavour text."""


def _printed(words: str) -> str:
    """Check that words can be printed on a card."""
    if len(words) > LONGEST_WORDS or any(category(character)[0] == "C" for character in words):
        raise PydanticCustomError("words", "not printable", {"most": LONGEST_WORDS})
    return words


Words: TypeAlias = Annotated[str, AfterValidator(_printed)]


class ItemName(BaseModel):
    """The name of an item in one language, with its forms."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Words
    flavour: Words | None = None
    """Printed in italics at the foot of a card."""
    also: Sequence[Words] = ()
    """Other names that people write in deck lists."""
    grammar: Mapping[str, Words] = {}
    """Its forms and features, by the words that the messages of this language use for them."""


def fields(written: Any) -> Any:
    """Return an entry of the file as the fields of :class:`ItemName`: a bare word is a name."""
    return {"name": written} if isinstance(written, str) else written


def with_theme_name(named: ItemName, theme_name: ItemName) -> ItemName:
    """Return the theme's name of an item, with flavour text and other names of the original where it has none.

    The grammatical forms belong to the name and are not taken over.
    """
    more = {field: getattr(theme_name, field) or getattr(named, field) for field in ("flavour", "also")}
    return theme_name.model_copy(update=more)


@cache
def read_names(folder: Path) -> Mapping[str, Mapping[str, ItemName]]:
    """Read identifier -> language -> name from all language folders of a game's folder and of the theme, once.

    Raises ValueError with the file and its fault.
    """
    names: dict[str, dict[str, ItemName]] = {}
    for language in languages_in(folder):
        path = folder / language / FILE
        for file in (path, themed(path)):
            if file is not None and file.is_file():
                for identifier, named in read_written(file).items():
                    said = names.setdefault(identifier, {})
                    said[language] = with_theme_name(said[language], named) if language in said else named
    return names


def read_written(path: Path) -> Mapping[str, ItemName]:
    """Read identifier -> name from one file. Raises ValueError with the file and its fault."""
    try:
        written = document(read_file(path))
        if not isinstance(written, Mapping):
            raise ValueError(f"{path}: not a list of names")
        entries = cast("Mapping[str, Any]", written).items()
        return {str(identifier): ItemName.model_validate(fields(entry)) for identifier, entry in entries}
    except (YamlError, ValidationError) as error:
        raise ValueError(f"{path}: {error}") from error


@cache
def names_in(folder: Path, items: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
    """Return item -> language -> name of a game's items, for :meth:`engine.kernel.game.Game.names`; read once.

    Names that a language lacks are missing here; ``python -m engine languages`` lists them, and names without an item.
    Raises ValueError as :func:`read_names`.
    """
    named = read_names(folder)
    return {item: {code: words.name for code, words in named.get(item, {}).items()} for item in items}


def flavour(item: str) -> Text:
    """Return the text in italics at the foot of an item, for :meth:`engine.kernel.game.Game.flavours`."""
    return Text("flavour-" + item)
