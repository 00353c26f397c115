"""The view of a seat or a spectator.

It hides the order of the decks, the unused characters and the Spells of others (M-030, M-031, M-220, M-401).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import View
from engine.talisman.board import REGIONS, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.play.counting import leaders, score
from engine.talisman.play.fights.scores import attack_parts, foe_name, foe_value, runes_bonus, strength_of
from engine.talisman.play.routes import ways
from engine.talisman.play.values import (
    attribute_parts,
    character_card,
    may_see_spells,
    most_objects,
    most_spells,
    total,
)
from engine.talisman.state import Adventure, Adventurer, Fight, FightSide, alive, kind, playing
from engine.talisman.view.figures import figures_of, sheet_of
from engine.talisman.view.items import card_lines, toad_lines

NAME = "talisman"


def headline(state: Adventure) -> Text:
    """Return whose turn it is, and what happens in it."""
    if state.ending:
        return Text("headline-over", {"ending": state.ending})
    if state.choosing:
        return Text("headline-characters", {"players": tuple(seat_name(seat) for seat in state.choosing)})
    if state.fight is not None and state.fight.foe is not None:
        return Text("headline-fight", {"player": seat_name(state.turn), "foe": foe_name(state.fight.foe)})
    if not _begun(state):
        return Text("headline-beginning", {"player": seat_name(state.first)})
    adventurer = state.adventurers[state.turn]
    if not adventurer.character:
        return Text("headline-entering", {"player": seat_name(state.turn)})
    values = {"player": seat_name(state.turn), "space": space_name(adventurer.space)}
    values |= {"round": state.rounds, "last": state.options.round_limit}
    if state.options.round_limit and len(state.adventurers) == 2:
        points = {"own": score(state, 0), "theirs": score(state, 1)}
        return Text("headline-turn-two", {**values, **points, "first": seat_name(0), "second": seat_name(1)})
    return Text("headline-turn", {**values, **_lead(state)})


def _lead(state: Adventure) -> Mapping[str, Any]:
    """Return who leads a game with a round limit, and with how many points; 0 points where nobody leads (M-369)."""
    seats = playing(state)
    ahead, best = leaders(state, seats) if state.options.round_limit else ([], 0)
    return {"leaders": tuple(map(seat_name, ahead)), "best": best if len(ahead) < len(seats) else 0}


def _begun(state: Adventure) -> bool:
    """Return whether the first turn has begun: before it characters are dealt, and a head start is chosen (M-365)."""
    return bool(state.rounds) or not (state.choosing or state.agenda[:1] in (["deal"], ["head-start"], ["next"]))


def build_view(state: Adventure, seat: Seat | None) -> View:
    """Return the public board, and for a seat its own character sheet and Spells."""
    there: dict[str, list[Seat]] = {}
    for other in alive(state):
        there.setdefault(state.adventurers[other].space, []).append(other)
    public: dict[str, Any] = {
        "headline": headline(state),
        "regions": {region: [_space(state, space, there) for space in board().rings[region]] for region in REGIONS},
        "players": [_player(state, other) for other in range(len(state.adventurers))],
        "turn": state.turn if _begun(state) else state.first,
        "roll": state.roll,
        "targets": _targets(state),
        "fight": fight_data(state, state.fight) if state.fight is not None else None,
        "fought": fight_data(state, state.fought) if state.fought is not None else None,
        "fight_shown": state.fought is not None and state.fought.attacker.seat == state.turn and state.phase == "end",
        "deck": len(state.adventure),
        "discard": [_card(card) for card in state.adventure_discard],
        "spells": len(state.spells),
        "spell_discard": [_spell(card) for card in state.spell_discard],
        "stock": _stock(state),
        "talismans": len(state.talismans),
        "blizzard": state.blizzard is not None,
        "crowned": state.crowned,
        "choosing": list(state.choosing),
        "ending": state.ending,
        "winners": list(state.winners),
    }
    figures = figures_of(public)
    if seat is None:
        return View(NAME, None, public["headline"], public, figures, {}, [])
    adventurer = state.adventurers[seat]
    private = {
        "seat": seat,
        "spells": [_spell(card) for card in adventurer.spells],
        "cards": [
            *adventurer.objects,
            *adventurer.followers,
            *adventurer.trophies,
            *adventurer.spells,
            *state.choosing.get(seat, ()),
        ],
        "at_rest": "hand" if state.choosing or state.phase == "end" else "board",
        "dealt": [_character(character) for character in state.choosing.get(seat, ())],
        "others": [
            {"seat": other, "spells": [_spell(card) for card in state.adventurers[other].spells]}
            for other in range(len(state.adventurers))
            if other != seat and state.adventurers[other].spells and may_see_spells(state, seat, other)
        ],
    }
    return View(NAME, seat, public["headline"], public, figures, private, sheet_of(public["players"][seat], private))


def _space(state: Adventure, space: str, there: Mapping[str, list[Seat]]) -> Mapping[str, Any]:
    """Return a space with the cards, gold and players on it."""
    cards, gold, hexed, seats = state.cards.get(space), state.gold.get(space, 0), space in state.hexes, there.get(space)
    if not (cards or gold or hexed or seats):
        return _empty_space(space)
    return {
        **_empty_space(space),
        "cards": [{**_card(card), "points": state.points.get(card, 0)} for card in cards or ()],
        "gold": gold,
        "hexed": hexed,
        "seats": seats or [],
    }


@cache
def _empty_space(space: str) -> Mapping[str, Any]:
    """Return the data of a space with nothing on it."""
    data = board().spaces[space]
    printed = {"space": space, "kind": data.name, "name": name(data.name), "at": list(data.at), "draw": data.draw}
    return {**printed, "cards": [], "gold": 0, "hexed": False, "seats": []}


@cache
def _card(card: str) -> Mapping[str, Any]:
    data = library().cards[kind(card)]
    enemy = library().enemy(card)
    values = {} if enemy is None else {"strength": enemy.strength, "craft": enemy.craft}
    return {"card": card, "kind": data.id, "name": name(data.id), "type": data.type, **values}


def _spell(card: str) -> dict[str, Any]:
    return {
        "card": card,
        "kind": kind(card),
        "name": name(kind(card)),
        "type": "spell",
        "lines": card_lines(kind(card)),
    }


def _character(character: str) -> dict[str, Any]:
    data = library().characters[character]
    return {
        "character": character,
        "name": name(character),
        "strength": data.strength,
        "craft": data.craft,
        "lives": data.lives,
        "fate": data.fate,
        "alignment": data.alignment,
        "start": name(board().kind(data.start)),
        "lines": card_lines(character),
    }


def _player(state: Adventure, seat: Seat) -> dict[str, Any]:
    """Return the public data of a player: everything but the names of their Spells."""
    adventurer = state.adventurers[seat]
    basic: dict[str, Any] = {
        "seat": seat,
        "name": seat_name(seat),
        "out": adventurer.out,
        "waits": not _begun(state),
        "character": adventurer.character,
    }
    if not adventurer.character:
        return basic
    data = character_card(state, seat)
    return basic | {
        "character_name": name(adventurer.character),
        "lines": _lines(state, adventurer),
        "space": adventurer.space,
        "alignment": adventurer.alignment,
        "strength": {
            "total": total(state, seat, "strength"),
            "printed": data.strength,
            "counters": adventurer.strength,
            "parts": _parts(attribute_parts(state, seat, "strength").items()),
        },
        "craft": {
            "total": total(state, seat, "craft"),
            "printed": data.craft,
            "counters": adventurer.craft,
            "parts": _parts(attribute_parts(state, seat, "craft").items()),
        },
        "lives": adventurer.lives,
        "lives_printed": data.lives,
        "fate": adventurer.fate,
        "fate_printed": data.fate,
        "gold": adventurer.gold,
        "objects": [_card(card) for card in adventurer.objects],
        "most_objects": most_objects(state, seat),
        "followers": [_card(card) for card in adventurer.followers],
        "trophies": [_card(card) for card in adventurer.trophies],
        "spells": len(adventurer.spells),
        "most_spells": most_spells(state, seat),
        "toad": adventurer.toad.turns if adventurer.toad is not None else 0,
        "misses": adventurer.misses,
        "quest": adventurer.quest,
        "enslaved": adventurer.enslaved,
        "back": adventurer.back,
    }


def _lines(state: Adventure, adventurer: Adventurer) -> list[Text]:
    """Return the lines of the character card, or for a toad the rules of toads (M-269)."""
    if adventurer.toad is not None:
        return toad_lines(adventurer.toad.turns, keeps=state.options.toads_keep)
    return [line for line in card_lines(adventurer.character) if line.key != "card-start"]


def _targets(state: Adventure) -> list[dict[str, Any]]:
    """Return the spaces that the move may lead to, with the way there (M-128)."""
    if state.phase not in ("begin", "move") or state.agenda or state.ending or state.choosing:
        return []
    return [{"space": way.target, "path": list(way.path)} for way in ways(state, state.turn)]


def fight_data(state: Adventure, fight: Fight) -> dict[str, Any]:
    """Return both sides of a fight with their bonuses, and with their sums after the roll."""
    sides = [_side(state, fight, side) for side in fight.sides()]
    foe, creatures = fight.foe, None
    if foe is not None:
        parts = [(card, strength_of(card, foe.attribute)) for card in foe.cards]
        if len(parts) < 2:
            parts = [(fight.attribute, foe_value(foe))]  # its name is that of the side
        called = foe_name(foe)
        value, rolled = foe_value(foe), bool(fight.die) or fight.assassinated
        bonus = fight.bonus if rolled else runes_bonus(state, fight.attacker.seat)
        creatures = {
            "name": called if isinstance(called, Text) else Text("foes", {"foes": called}),
            "value": value + bonus,
            "cards": [_card(card) for card in foe.cards],
            "parts": _parts([*parts, ("runes", bonus)]),
            "faces": [fight.die] if fight.die else [],
            "sum": value + bonus + fight.die if rolled else None,
        }
    return {"attribute": fight.attribute, "sides": sides, "foe": creatures, "space": fight.space}


def _side(state: Adventure, fight: Fight, side: FightSide) -> dict[str, Any]:
    """Return one character in a fight.

    A character may have lost parts of its bonus since the roll; then only the total is shown.
    """
    rolled, is_victim = bool(fight.space), fight.assassinated and side is fight.defender
    there = bool(state.adventurers[side.seat].character)
    parts = list(attack_parts(state, fight, side)) if there else []
    value = side.value if rolled else sum(number for _, number in parts)
    if sum(number for _, number in parts) != value:
        parts = [(fight.attribute, value)]
    return {
        "seat": side.seat,
        "value": value,
        "parts": _parts(parts),
        "faces": list(side.faces),
        "sum": value + max(side.faces, default=0) if side.faces or is_victim else None,
        "ready": side.ready,
    }


def _parts(parts: Iterable[tuple[str, int]]) -> list[dict[str, Any]]:
    """Return the parts of a value with their names; parts of 0 are left out unless they are printed values."""
    return [
        {"what": kind(what), "name": name(kind(what)) if kind(what) in library().cards else "", "value": value}
        for what, value in parts
        if value or what in ("printed", "toad", "strength", "craft")
    ]


def _stock(state: Adventure) -> list[dict[str, Any]]:
    """Return the kinds of cards that can be bought, with the number left of each."""
    return [{**_card(item), "count": count} for item, count in Counter(map(kind, state.stock)).items()]
