"""Descriptions of the pictures of Talisman: the fight, targets of a move, players, cards on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Figure
from engine.talisman.board import space_name
from engine.talisman.view.labels import card_label

ViewData = Mapping[str, Any]
"""A part of the data of a view."""
_CARRIED = ("objects", "followers", "trophies")


def figures_of(board: ViewData) -> list[Figure]:
    """Return the board in words, the most important first, since a description may be cut at its end."""
    figures: list[Figure] = []
    if board["fight"] is not None:
        figures.append(Figure(Text("figure-fight"), _sides(board, board["fight"])))
    elif board["fought"] is not None:
        figures.append(Figure(Text("figure-fought"), _sides(board, board["fought"])))
    if board["targets"]:
        spaces = tuple(space_name(space) for space in dict.fromkeys(target["space"] for target in board["targets"]))
        figures.append(
            Figure(Text("figure-targets", {"roll": board["roll"]}), [Text("figure-spaces", {"spaces": spaces})])
        )
    figures += [_player(player) for player in board["players"]]
    lying = [line for ring in board["regions"].values() for space in ring for line in _lying(space)]
    return [*figures, Figure(Text("figure-lying"), lying)] if lying else figures


def sheet_of(player: ViewData, private: ViewData) -> list[Text]:
    """Return a player's own character sheet in words, with their Spells, after the characters to choose from."""
    lines: list[Text] = []
    for dealt in private["dealt"]:
        lines += _with_lines(Text("sheet-character", {"character": dealt["name"]}), dealt["lines"])
    if not player["character"]:
        return lines
    summed = [which for which in ("strength", "craft") if len(player[which]["parts"]) > 1]
    lines += [_values(player), *(_made_of(player, which) for which in summed), *_states(player)]
    what = Text("term-toad") if player["toad"] else player["character_name"]
    lines += _with_lines(Text("sheet-character", {"character": what}), player["lines"])
    lines.append(Text("sheet-bag", {"count": len(player["objects"]), "most": player["most_objects"]}))
    lines += _carried(player)
    for spell in private["spells"]:
        lines += _with_lines(Text("sheet-spell", {"spell": spell["name"]}), spell["lines"])
    return lines


def _with_lines(head: Text, lines: Sequence[Text]) -> list[Text]:
    """Return a heading and the lines on it as a single line."""
    for line in lines:
        head = Text("here-with-detail", {"line": head, "detail": line})
    return [head]


def _player(player: ViewData) -> Figure:
    """Return the figure of a player: space, values, conditions, then cards."""
    if not player["character"]:
        state = "out" if player["out"] else "waits" if player["waits"] else "dead"
        return Figure(player["name"], [Text("figure-" + state)], player["seat"])
    lines = [Text("figure-place", {"space": space_name(player["space"])}), _values(player), *_states(player)]
    if player["spells"]:
        lines.append(Text("figure-spells", {"count": player["spells"]}))
    heading = Text("figure-player", {"player": player["name"], "character": player["character_name"]})
    return Figure(heading, [*lines, *_carried(player)], player["seat"])


def _values(player: ViewData) -> Text:
    values = {which: player[which] for which in ("lives", "fate", "gold", "alignment")}
    totals = {which: player[which]["total"] for which in ("strength", "craft")}
    return Text("figure-values", {**totals, **values})


def _states(player: ViewData) -> Iterator[Text]:
    if player["toad"]:
        yield Text("figure-toad", {"turns": player["toad"]})
    if player["misses"]:
        yield Text("figure-misses", {"turns": player["misses"]})
    if player["enslaved"]:
        yield Text("figure-enslaved")
    if player["quest"]:
        yield Text("figure-quest", {"quest": Text(f"quest-{player['quest']}")})


def _carried(player: ViewData) -> Iterator[Text]:
    for key in _CARRIED:
        if player[key]:
            yield Text("figure-" + key, {"cards": tuple(card_label(card["card"]) for card in player[key])})


def _made_of(player: ViewData, which: str) -> Text:
    parts = tuple(_part(part) for part in player[which]["parts"])
    return Text("sheet-made-of", {"attribute": which, "value": player[which]["total"], "parts": parts})


def _part(part: ViewData) -> Text:
    return Text("figure-part", {"value": part["value"], "name": part["name"] or Text("picture-made-" + part["what"])})


def _sides(board: ViewData, fight: ViewData) -> list[Text]:
    """Return both sides of a fight: bonuses, dice, and sum."""
    sides = [(board["players"][side["seat"]]["name"], side) for side in fight["sides"]]
    if fight["foe"] is not None:
        sides.append((fight["foe"]["name"], fight["foe"]))
    return [_side(who, side) for who, side in sides]


def _side(who: Text, side: ViewData) -> Text:
    parts = tuple(_part(part) for part in side["parts"])
    if side["sum"] is None:
        return Text("figure-side", {"who": who, "parts": parts, "value": side["value"]})
    return Text("figure-rolled", {"who": who, "parts": parts, "die": max(side["faces"], default=0), "sum": side["sum"]})


def _lying(space: ViewData) -> Iterator[Text]:
    things = [card_label(card["card"]) for card in space["cards"]]
    if space["gold"]:
        things.append(Text("here-coins", {"gold": space["gold"]}))
    if things:
        yield Text("figure-space", {"space": space_name(space["space"]), "things": tuple(things)})
