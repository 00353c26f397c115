"""Language folders of a game and of its packs, merged into the items that they name.

``<language>/names.yaml`` of a pack's folder names its items, or those of another pack or of the game in a language that
these lack. A pack may also keep names inside its items; an item has one name per language.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from engine.content.files import MOST_FAULTS, Entry, Fault, content_of, validate
from engine.content.names import FILE, ItemName, fields, read_written, with_theme_name
from engine.content.theme import themed
from engine.content.yaml_files import shortened
from engine.kernel.text import Text
from engine.locales import DEFAULT, languages_in


class LanguageFolders:
    """The names in all language folders that were read, by item and language."""

    def __init__(self, alone: Collection[str] = ()) -> None:
        """Take the packs that are single files; every other file belongs to the pack of its folder."""
        self._alone = alone
        self._said: dict[str, dict[str, tuple[str, ItemName]]] = {}
        """Item -> language -> the file and the name in it."""
        self._named: dict[str, None] = {}
        """Items whose names were merged."""
        self._spoken: dict[str, dict[str, None]] = {}
        """Pack -> the languages in which it names items."""

    def read(self, folder: Path, faults: list[Fault]) -> None:
        """Read the language folders of the game's or a pack's folder; faults are added to ``faults``."""
        for language in languages_in(folder):
            path = folder / language / FILE
            if not path.is_file():
                continue
            file = path.relative_to(folder.parent).as_posix()
            self._speak(file, [language])
            names = content_of(path, file, faults)
            if names is not None and not isinstance(names, Mapping):
                values = {"found": shortened(names), "wanted": Text("fault-kind-fields")}
                faults.append(Fault(file, "", "", Text("fault-kind", values)))
                continue
            other = themed(path)
            theme: Mapping[str, ItemName] = {} if other is None else read_written(other)
            for identifier, entry in cast("Mapping[Any, Any]", names or {}).items():
                named = validate(ItemName, Entry(file, shortened(identifier), fields(entry)), faults)
                if named is not None:
                    theme_name = theme.get(str(identifier))
                    self._say(
                        str(identifier),
                        language,
                        file,
                        with_theme_name(named, theme_name) if theme_name else named,
                        faults,
                    )

    def _say(self, item: str, language: str, file: str, named: ItemName, faults: list[Fault]) -> None:
        said = self._said.setdefault(item, {})
        if language in said:
            faults.append(_twice(file, item, language, said[language][0]))
        else:
            said[language] = (file, named)

    def into(self, entries: Sequence[Entry], faults: list[Fault]) -> list[Entry]:
        """Return the entries with their names from the language folders merged in."""
        return [self._into(entry, faults) for entry in entries]

    def _into(self, entry: Entry, faults: list[Fault]) -> Entry:
        inside = _group(entry.data)
        name, flavour = _group((inside or {}).get("name")), _group((inside or {}).get("flavour"))
        if inside is None or name is None or flavour is None:
            return entry  # validation reports the fault
        if name or flavour:
            self._speak(entry.file, [*name, *flavour])
        if entry.id not in self._said or entry.id in self._named:
            return entry  # a second item with the same id is reported elsewhere
        self._named[entry.id] = None
        also: list[str] = []
        for language, (file, named) in self._said[entry.id].items():
            if language in name or (named.flavour is not None and language in flavour):
                faults.append(_twice(file, entry.id, language, entry.file))
                continue
            name[language] = named.name
            also += named.also
            if named.flavour is not None:
                flavour[language] = named.flavour
        added = {"name": name, "flavour": flavour, "also": also}
        return Entry(entry.file, entry.id, {**inside, **{field: words for field, words in added.items() if words}})

    def _speak(self, file: str, languages: Sequence[str]) -> None:
        self._spoken.setdefault(self._pack(file), {}).update(dict.fromkeys(map(str, languages)))

    def _pack(self, file: str) -> str:
        return file if file in self._alone else file.partition("/")[0]

    def spoken(self, file: str) -> list[str]:
        """Return the languages in which this file's pack must name all items: the default, and those it uses."""
        return list(dict.fromkeys((DEFAULT, *self._spoken.get(self._pack(file), ()))))

    def unknown(self, known: Mapping[str, str], what: Text) -> list[Fault]:
        """Return a fault for each name whose item does not exist.

        ``known`` has the ids of all items; ``what`` says in the game's words that an id is unknown.
        """
        strange = [(item, said) for item, said in self._said.items() if item not in known][:MOST_FAULTS]
        return [Fault(file, shortened(item), "", what) for item, said in strange for file, _ in said.values()]


def _group(written: Any) -> dict[str, Any] | None:
    """Return a copy of a group of fields, empty if nothing is written; None if it is something else."""
    if written is None:
        return {}
    return {**cast("Mapping[str, Any]", written)} if isinstance(written, Mapping) else None


def _twice(file: str, item: str, language: str, other: str) -> Fault:
    return Fault(file, shortened(item), f"name.{language}", Text("fault-named-twice", {"file": other}))
