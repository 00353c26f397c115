"""Reading of scenarios from YAML: strict about keys, with errors that name file, scenario and key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from engine.content.yaml_files import YamlError, documents, read_file
from engine.games import GAMES
from engine.scenarios.scenario import LoadedDie, Scenario, ScenarioError, Step

SCENARIO = (
    "name", "rules", "game", "seats", "options", "key", "given", "position", "dice", "when", "then", "lesson",
)  # fmt: skip
STEP = ("refused", "dice", "rolls", "then")
CHECKS = (
    "facts", "private", "state", "sees", "does not see", "asked", "menus", "result", "rolls", "events", "no events",
    "told", "not told", "same view", "nothing happened", "revealed",
)  # fmt: skip
MENU = ("contains", "lacks", "only", "question")
REFUSED = ("reason", "rule", "values")
RESULT = ("winners", "reason", "lost")
SPECTATOR = "spectator"
NOTHING_BUT = "but"
RESIGN = "resign"


def scenario_files(paths: Sequence[Path]) -> list[Path]:
    """Return the scenario files among files and folders, in order. Raises ScenarioError for a missing path."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(path.rglob("*.yaml"))
        elif path.is_file():
            files.append(path)
        else:
            raise ScenarioError(f"{path}: no such file or folder")
    return files


def read_scenarios(file: Path) -> list[Scenario]:
    """Return the scenarios of a file: YAML documents, each a scenario or a list. Raises ScenarioError."""
    try:
        read = documents(read_file(file))
    except YamlError as error:
        raise ScenarioError(f"{file}: {error}", error.text) from None
    listed = [cast("list[Any]", part) if isinstance(part, list) else [part] for part in read]
    entries = [entry for part in listed for entry in part if entry is not None]
    scenarios = [ScenarioReader(file, entry).scenario() for entry in entries]
    names = [scenario.name for scenario in scenarios]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise ScenarioError(f"{file}: two scenarios are called {name!r}")
    return scenarios


class ScenarioReader:
    """Reader of one scenario; its errors name file and scenario."""

    def __init__(self, file: Path, data: Any) -> None:
        self.file = file
        named: Any = cast("Mapping[Any, Any]", data).get("name", "") if isinstance(data, Mapping) else ""
        self.name = str(named)
        self.data = self.mapping(data, "a scenario", SCENARIO)
        self.name = self.text(self.data.get("name"), "name")
        self.seats = [self.text(seat, "seats") for seat in self.items(self.data.get("seats", ["a", "b"]), "seats")]

    def wrong(self, what: str) -> ScenarioError:
        return ScenarioError(f"{self.file}: {self.name + ': ' if self.name else ''}{what}")

    def mapping(self, value: Any, where: str, allowed: Sequence[str]) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise self.wrong(f"{where} must be a mapping, not {value!r}")
        data = cast("Mapping[Any, Any]", value)
        for key in data:
            if key not in allowed:
                raise self.wrong(f"unknown key {key!r} in {where}; known: {', '.join(allowed)}")
        return {str(key): entry for key, entry in data.items()}

    def items(self, value: Any, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(f"{where} must be a list, not {value!r}")
        return cast("list[Any]", value)

    def text(self, value: Any, where: str) -> str:
        if not isinstance(value, str) or not value:
            raise self.wrong(f"{where} must be a text, not {value!r}")
        return value

    def numbers(self, value: Any, where: str) -> list[int]:
        numbers = self.items(value, where)
        if not all(isinstance(number, int) for number in numbers):
            raise self.wrong(f"{where} must be a list of numbers, not {value!r}")
        return numbers

    def dice(self, value: Any, where: str) -> list[LoadedDie]:
        """Return loaded dice from ``[10, W20: 7]``: faces, with the kind of the die where it matters."""
        return [self._die(die, where) for die in self.items(value, where)]

    def _die(self, die: Any, where: str) -> LoadedDie:
        if isinstance(die, int):
            return LoadedDie(die)
        if isinstance(die, Mapping):
            for kind, face in cast("Mapping[Any, Any]", die).items():
                if isinstance(kind, str) and kind[:1] == "W" and kind[1:].isdigit() and isinstance(face, int):
                    return LoadedDie(face, int(kind[1:]))
        raise self.wrong(f"{where}: a die is a number, or a kind of die with a number like W20: 7, not {die!r}")

    def scenario(self) -> Scenario:
        data = self.data
        game = self.text(data.get("game"), "game")
        if game not in GAMES:
            raise self.wrong(f"unknown game {game!r}; known: {', '.join(GAMES)}")
        if "options" in data and ("given" in data or "position" in data):
            raise self.wrong("options are for games set up in the ordinary way; they cannot stand beside given")
        if "given" in data and "position" in data:
            raise self.wrong("a position is the whole beginning; given cannot stand beside it")
        if "when" not in data and "then" not in data:
            raise self.wrong("nothing happens and nothing is checked: when or then is missing")
        dice = data.get("dice", [])
        steps = [self.step(step, f"when, step {number}") for number, step in enumerate(self._steps(), 1)]
        if dice == "any" and any(step.dice for step in steps):
            raise self.wrong("dice: any leaves nothing to be loaded in a step")
        return Scenario(
            file=self.file,
            name=self.name,
            rules=[self.text(rule, "rules") for rule in self.items(data.get("rules", []), "rules")],
            game=game,
            seats=self.seats,
            options=self.free(data.get("options", {}), "options"),
            key=self.text(data.get("key", self.name), "key"),
            given=self.free(data["given"], "given") if "given" in data else None,
            dice=None if dice == "any" else self.dice(dice, "dice"),
            when=steps,
            then=self.checks(data.get("then", {}), "then"),
            position=self.free(data["position"], "position") if "position" in data else None,
            lesson=self.free(data["lesson"], "lesson") if "lesson" in data else None,
        )

    def free(self, value: Any, where: str) -> dict[str, Any]:
        """Return a mapping whose keys belong to the game."""
        if not isinstance(value, Mapping):
            raise self.wrong(f"{where} must be a mapping, not {value!r}")
        return {str(key): entry for key, entry in cast("Mapping[Any, Any]", value).items()}

    def _steps(self) -> list[Any]:
        return self.items(self.data.get("when", []), "when")

    def step(self, value: Any, where: str) -> Step:
        data = self.mapping(value, where, (*self.seats, RESIGN, *STEP))
        actors = [key for key in data if key not in STEP]
        if len(actors) > 1:
            raise self.wrong(f"{where} has several actors: {', '.join(actors)}")
        if not actors and set(data) - {"then"}:
            raise self.wrong(f"{where} has no actor; known: {', '.join((*self.seats, RESIGN))}")
        seat: str | None = actors[0] if actors else None
        moves: list[Any] = []
        resigns = seat == RESIGN
        if resigns:
            seat = self.text(data[RESIGN], f"{where}, resign")
            if seat not in self.seats:
                raise self.wrong(f"{where}: {seat!r} is no seat; known: {', '.join(self.seats)}")
        elif seat is not None:
            moves = cast("list[Any]", data[seat]) if isinstance(data[seat], list) else [data[seat]]
        if "refused" in data and len(moves) != 1 and not resigns:
            raise self.wrong(f"{where}: refused goes with exactly one move")
        return Step(
            seat=seat,
            moves=[self.move(move, where) for move in moves],
            resigns=resigns,
            refused=self.refused(data["refused"], where) if "refused" in data else None,
            dice=self.dice(data.get("dice", []), f"{where}, dice"),
            rolls=self.numbers(data["rolls"], f"{where}, rolls") if "rolls" in data else None,
            then=self.checks(data.get("then", {}), f"{where}, then"),
        )

    def refused(self, value: Any, where: str) -> dict[str, Any]:
        if isinstance(value, str):
            return {"reason": value}
        return self.mapping(value, f"{where}, refused", REFUSED)

    def move(self, value: Any, where: str) -> tuple[str, list[Any]]:
        """Return a move as its name and words.

        It is written ``end``, ``{attack: [wolf, b.hero]}``, ``{reveal: pit}``, or with a selection ``{take: [[axe,
        bow], 7]}``.
        """
        if isinstance(value, str):
            return value, []
        if isinstance(value, Mapping):
            data = cast("Mapping[Any, Any]", value)
            if len(data) == 1:
                name, args = next(iter(data.items()))
                words = cast("list[Any]", args) if isinstance(args, list) else [args]
                selected = [part for word in words if isinstance(word, list) for part in cast("list[Any]", word)]
                plain = [word for word in words if not isinstance(word, list)]
                if all(isinstance(part, (str, int)) for part in (*plain, *selected)):
                    return str(name), words
        raise self.wrong(f"{where}: a move is a word or one word with arguments, not {value!r}")

    def checks(self, value: Any, where: str) -> dict[str, Any]:
        data = self.mapping(value, where, CHECKS)
        readers = (*self.seats, SPECTATOR)
        for key in ("sees", "does not see", "told", "not told"):
            if key in data:
                data[key] = self.mapping(data[key], f"{where}, {key}", readers)
        for key in ("facts", "state"):
            if key in data:
                data[key] = self.free(data[key], f"{where}, {key}")
        for key in ("events", "no events"):
            if key in data:
                self.items(data[key], f"{where}, {key}")
        if "asked" in data:
            data["asked"] = self._asked(data["asked"], f"{where}, asked")
        if "same view" in data:
            data["same view"] = self._same_view(data["same view"], f"{where}, same view", readers)
        if "nothing happened" in data:
            self._nothing(data["nothing happened"], f"{where}, nothing happened")
        if not isinstance(data.get("revealed", True), bool):
            raise self.wrong(f"{where}, revealed must be true or false, not {data['revealed']!r}")
        if "private" in data:
            data["private"] = self.mapping(data["private"], f"{where}, private", self.seats)
        if "menus" in data:
            data["menus"] = dict(self._menus(data["menus"], f"{where}, menus"))
        if isinstance(data.get("result"), Mapping):
            data["result"] = self.mapping(data["result"], f"{where}, result", RESULT)
            if not isinstance(data["result"].get("lost", True), bool):
                raise self.wrong(f"{where}, result, lost must be true or false, not {data['result']['lost']!r}")
        return data

    def _asked(self, value: Any, where: str) -> Mapping[str, str | None]:
        """Return the asked seats from ``[a, b]``, or with their questions from ``{a: ask-main, b: ask-react}``."""
        if isinstance(value, Mapping):
            asked = self.mapping(value, where, self.seats)
            return {seat: self.text(question, f"{where}, {seat}") for seat, question in asked.items()}
        for seat in self.items(value, where):
            if seat not in self.seats:
                raise self.wrong(f"{where}: {seat!r} is no seat; known: {', '.join(self.seats)}")
        return dict.fromkeys(value)

    def _same_view(self, value: Any, where: str, readers: Sequence[str]) -> Any:
        """Return ``[b, spectator]``, or ``{b: {a: {hand: [wolf]}}}`` with the changed parts of ``given``."""
        if isinstance(value, Mapping):
            if "given" not in self.data:
                raise self.wrong(f"{where}: another deal needs a given; without one list the readers")
            deals = self.mapping(value, where, readers)
            return {reader: self.free(changes, f"{where}, {reader}") for reader, changes in deals.items()}
        for reader in self.items(value, where):
            if reader not in readers:
                raise self.wrong(f"{where}: {reader!r} is no reader; known: {', '.join(readers)}")
        return value

    def _nothing(self, value: Any, where: str) -> None:
        if value is not True:
            paths = self.mapping(value, f"{where} (true, or a mapping)", (NOTHING_BUT,)).get(NOTHING_BUT)
            for path in self.items(paths, f"{where}, {NOTHING_BUT}"):
                self.text(path, f"{where}, {NOTHING_BUT}")

    def _menus(self, value: Any, where: str) -> Iterator[tuple[str, Any]]:
        for seat, wanted in self.mapping(value, where, self.seats).items():
            if wanted is None or wanted == "none":
                yield seat, None
                continue
            menu = self.mapping(wanted, f"{where}, {seat}", MENU)
            for key in ("contains", "lacks", "only"):
                if key in menu:
                    menu[key] = [
                        self.move(move, f"{where}, {key}") for move in self.items(menu[key], f"{where}, {key}")
                    ]
            yield seat, menu
