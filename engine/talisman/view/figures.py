"""What the pictures of Talisman show, in words: the fight, where a move leads, everybody, what lies on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Figure
from engine.talisman.board import space_name
from engine.talisman.view.labels import card_label

Told = Mapping[str, Any]
"""A part of what the view of the board holds."""
_CARRIED = ("objects", "followers", "trophies")


def figures_of(board: Told) -> list[Figure]:
    """Return the board in words, the most important first: a description of the picture may be cut at its end."""
    found: list[Figure] = []
    if board["fight"] is not None:
        found.append(Figure(Text("figure-fight"), _sides(board, board["fight"])))
    elif board["fought"] is not None:
        found.append(Figure(Text("figure-fought"), _sides(board, board["fought"])))
    if board["targets"]:
        spaces = tuple(space_name(space) for space in dict.fromkeys(each["space"] for each in board["targets"]))
        found.append(
            Figure(Text("figure-targets", {"roll": board["roll"]}), [Text("figure-spaces", {"spaces": spaces})])
        )
    found += [_player(player) for player in board["players"]]
    lying = [line for ring in board["regions"].values() for space in ring for line in _lying(space)]
    return [*found, Figure(Text("figure-lying"), lying)] if lying else found


def sheet_of(player: Told, private: Told) -> list[Text]:
    """Return one's own character sheet in words, with the Spells; before that the characters to choose from."""
    lines: list[Text] = []
    for dealt in private["dealt"]:
        lines += _told(Text("sheet-character", {"character": dealt["name"]}), dealt["lines"])
    if not player["character"]:
        return lines
    summed = [which for which in ("strength", "craft") if len(player[which]["parts"]) > 1]
    lines += [_values(player), *(_made_of(player, which) for which in summed), *_states(player)]
    what = Text("term-toad") if player["toad"] else player["character_name"]
    lines += _told(Text("sheet-character", {"character": what}), player["lines"])
    lines.append(Text("sheet-bag", {"count": len(player["objects"]), "most": player["most_objects"]}))
    lines += _carried(player)
    for spell in private["spells"]:
        lines += _told(Text("sheet-spell", {"spell": spell["name"]}), spell["lines"])
    return lines


def _told(head: Text, lines: Sequence[Text]) -> list[Text]:
    """Something with what is written on it, as one line."""
    for line in lines:
        head = Text("here-told", {"line": head, "told": line})
    return [head]


def _player(player: Told) -> Figure:
    """A player: where they stand, their values, what holds them up, then what they have."""
    if not player["character"]:
        return Figure(player["name"], [Text("figure-out" if player["out"] else "figure-dead")], player["seat"])
    lines = [Text("figure-place", {"space": space_name(player["space"])}), _values(player), *_states(player)]
    if player["spells"]:
        lines.append(Text("figure-spells", {"count": player["spells"]}))
    heading = Text("figure-player", {"player": player["name"], "character": player["character_name"]})
    return Figure(heading, [*lines, *_carried(player)], player["seat"])


def _values(player: Told) -> Text:
    values = {which: player[which] for which in ("lives", "fate", "gold", "alignment")}
    totals = {which: player[which]["total"] for which in ("strength", "craft")}
    return Text("figure-values", {**totals, **values})


def _states(player: Told) -> Iterator[Text]:
    if player["toad"]:
        yield Text("figure-toad", {"turns": player["toad"]})
    if player["misses"]:
        yield Text("figure-misses", {"turns": player["misses"]})
    if player["enslaved"]:
        yield Text("figure-enslaved")
    if player["quest"]:
        yield Text("figure-quest", {"quest": Text(f"quest-{player['quest']}")})


def _carried(player: Told) -> Iterator[Text]:
    for key in _CARRIED:
        if player[key]:
            yield Text("figure-" + key, {"cards": tuple(card_label(card["card"]) for card in player[key])})


def _made_of(player: Told, which: str) -> Text:
    parts = tuple(_part(part) for part in player[which]["parts"])
    return Text("sheet-made-of", {"attribute": which, "value": player[which]["total"], "parts": parts})


def _part(part: Told) -> Text:
    return Text("figure-part", {"value": part["value"], "name": part["name"] or Text("picture-made-" + part["what"])})


def _sides(board: Told, fight: Told) -> list[Text]:
    """The two sides of a fight: what they add, the dice, and the sum."""
    sides = [(board["players"][side["seat"]]["name"], side) for side in fight["sides"]]
    if fight["foe"] is not None:
        sides.append((fight["foe"]["name"], fight["foe"]))
    return [_side(who, side) for who, side in sides]


def _side(who: Text, side: Told) -> Text:
    parts = tuple(_part(part) for part in side["parts"])
    if side["sum"] is None:
        return Text("figure-side", {"who": who, "parts": parts, "value": side["value"]})
    return Text("figure-rolled", {"who": who, "parts": parts, "die": max(side["faces"], default=0), "sum": side["sum"]})


def _lying(space: Told) -> Iterator[Text]:
    things = [card_label(card["card"]) for card in space["cards"]]
    if space["gold"]:
        things.append(Text("here-coins", {"gold": space["gold"]}))
    if things:
        yield Text("figure-space", {"space": space_name(space["space"]), "things": tuple(things)})
