"""What a reader may know: everything but the order of the decks, the unused characters and the Spells of others (M-030,
M-031, M-220, M-401)."""

from __future__ import annotations

from typing import Any

from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, View
from engine.talisman.board import REGIONS, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.determinize import knows_spells
from engine.talisman.play.fights.scores import base, foe_name, foe_value
from engine.talisman.play.turns import ways
from engine.talisman.play.values import most_objects, most_spells, printed, total
from engine.talisman.state import Adventure, Fight, at, kind
from engine.talisman.view.labels import card_label

NAME = "talisman"


def headline(state: Adventure) -> Text:
    """Return whose turn it is, and what they do."""
    if state.ending:
        return Text("headline-over", {"ending": state.ending})
    if state.choosing:
        return Text("headline-characters", {"players": tuple(seat_name(seat) for seat in state.choosing)})
    if state.fight is not None and state.fight.foe is not None:
        return Text("headline-fight", {"player": seat_name(state.turn), "foe": foe_name(state.fight.foe)})
    one = state.adventurers[state.turn]
    if not one.character:
        return Text("headline-entering", {"player": seat_name(state.turn)})
    return Text("headline-turn", {"player": seat_name(state.turn), "space": space_name(one.space)})


def build_view(state: Adventure, seat: Seat | None) -> View:
    """Return the board for everybody, and beside it one's own character sheet."""
    told: dict[str, Any] = {
        "headline": headline(state),
        "regions": {region: [_space(state, space) for space in board().rings[region]] for region in REGIONS},
        "players": [_player(state, each) for each in range(len(state.adventurers))],
        "turn": state.turn,
        "roll": state.roll,
        "targets": _targets(state),
        "fight": _fight(state, state.fight) if state.fight is not None else None,
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
    }
    figures = [_player_figure(state, each) for each in range(len(state.adventurers))]
    if seat is None:
        return View(NAME, None, told["headline"], told, figures, {}, [])
    one = state.adventurers[seat]
    private = {
        "seat": seat,
        "spells": [_spell(card) for card in one.spells],
        "cards": list(one.spells),
        "dealt": [_character(each) for each in state.choosing.get(seat, ())],
        "others": [
            {"seat": other, "spells": [_spell(card) for card in state.adventurers[other].spells]}
            for other in range(len(state.adventurers))
            if other != seat and state.adventurers[other].spells and knows_spells(state, seat, other)
        ],
    }
    return View(NAME, seat, told["headline"], told, figures, private, [name(kind(card)) for card in one.spells])


def _space(state: Adventure, space: str) -> dict[str, Any]:
    """A space, what lies on it, and who stands there."""
    data = board().spaces[space]
    return {
        "space": space,
        "kind": data.name,
        "name": name(data.name),
        "at": list(data.at),
        "draw": data.draw,
        "cards": [_card(card) for card in state.cards.get(space, ())],
        "gold": state.gold.get(space, 0),
        "seats": at(state, space),
    }


def _card(card: str) -> dict[str, Any]:
    data = library().cards[kind(card)]
    enemy = library().enemy(card)
    values = {} if enemy is None else {"strength": enemy.strength, "craft": enemy.craft}
    return {"card": card, "kind": data.id, "name": name(data.id), "type": data.type, **values}


def _spell(card: str) -> dict[str, Any]:
    return {"card": card, "kind": kind(card), "name": name(kind(card))}


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
    }


def _player(state: Adventure, seat: Seat) -> dict[str, Any]:
    """What everybody sees of a player: all but which Spells they hold."""
    one = state.adventurers[seat]
    told: dict[str, Any] = {"seat": seat, "name": seat_name(seat), "out": one.out, "character": one.character}
    if not one.character:
        return told
    data = printed(state, seat)
    return told | {
        "character_name": name(one.character),
        "space": one.space,
        "alignment": one.alignment,
        "strength": {"total": total(state, seat, "strength"), "printed": data.strength, "counters": one.strength},
        "craft": {"total": total(state, seat, "craft"), "printed": data.craft, "counters": one.craft},
        "lives": one.lives,
        "lives_printed": data.lives,
        "fate": one.fate,
        "fate_printed": data.fate,
        "gold": one.gold,
        "objects": [_card(card) for card in one.objects],
        "most_objects": most_objects(state, seat),
        "followers": [_card(card) for card in one.followers],
        "trophies": [_card(card) for card in one.trophies],
        "spells": len(one.spells),
        "most_spells": most_spells(state, seat),
        "toad": one.toad.turns if one.toad is not None else 0,
        "misses": one.misses,
        "quest": one.quest,
        "enslaved": one.enslaved,
        "back": one.back,
    }


def _targets(state: Adventure) -> list[dict[str, Any]]:
    """Where the move may lead, with the way there (M-128)."""
    if state.phase not in ("begin", "move") or state.agenda or state.ending or state.choosing:
        return []
    return [{"space": way.target, "path": list(way.path)} for way in ways(state, state.turn)]


def _fight(state: Adventure, fight: Fight) -> dict[str, Any]:
    """The two sides with what they add to their dice."""
    sides = [{"seat": side.seat, "value": base(state, fight, side), "ready": side.ready} for side in fight.sides()]
    foe = fight.foe
    creatures = None
    if foe is not None:
        creatures = {"name": foe_name(foe), "value": foe_value(foe), "cards": [_card(card) for card in foe.cards]}
    return {"attribute": fight.attribute, "sides": sides, "foe": creatures}


def _stock(state: Adventure) -> list[dict[str, Any]]:
    """What can be bought, and how many of each are left."""
    kinds = [kind(card) for card in state.stock]
    return [{"kind": each, "name": name(each), "count": kinds.count(each)} for each in dict.fromkeys(kinds)]


# ---- the same in words


def _player_figure(state: Adventure, seat: Seat) -> Figure:
    """A player in words, as the picture shows them."""
    one = state.adventurers[seat]
    if not one.character:
        return Figure(seat_name(seat), [Text("figure-out" if one.out else "figure-dead")])
    values = {
        "strength": total(state, seat, "strength"),
        "craft": total(state, seat, "craft"),
        "lives": one.lives,
        "fate": one.fate,
        "gold": one.gold,
        "alignment": one.alignment,
    }
    lines = [Text("figure-place", {"space": space_name(one.space)}), Text("figure-values", values)]
    for key, cards in (("objects", one.objects), ("followers", one.followers), ("trophies", one.trophies)):
        if cards:
            lines.append(Text("figure-" + key, {"cards": tuple(card_label(card) for card in cards)}))
    if one.spells:
        lines.append(Text("figure-spells", {"count": len(one.spells)}))
    if one.toad is not None:
        lines.append(Text("figure-toad", {"turns": one.toad.turns}))
    if one.quest:
        lines.append(Text("figure-quest", {"quest": Text(f"quest-{one.quest}")}))
    return Figure(Text("figure-player", {"player": seat_name(seat), "character": name(one.character)}), lines)
