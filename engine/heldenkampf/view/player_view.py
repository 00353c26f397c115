"""The view of a seat or a spectator: hands and stacks are hidden, everything else is public."""

from __future__ import annotations

from typing import Any

from engine.heldenkampf.cards import card, card_set
from engine.heldenkampf.play.attack import answers
from engine.heldenkampf.play.strength import protection, striking_strength
from engine.heldenkampf.state import CASTLE_LIFE, Fight, Fighter, HeldenkampfState, life, points
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, Item, View

STACKS = ("heroes", "monsters", "equipment")


def card_view(state: HeldenkampfState | None, identifier: str) -> dict[str, Any]:
    """Return the data of a public card; without a position it has its full life points."""
    data = card(identifier)
    return {
        "card": identifier,
        "name": name(identifier),
        "kind": data.kind,
        "kind_text": Text("kind-" + data.kind),
        "strength": data.strength,
        "range": data.range,
        "value": data.value,
        "food": data.food,
        "people": data.people,
        "people_text": Text("people-" + data.people) if data.people else None,
        "armed": data.armed,
        "max_life": data.life,
        "life": max(0, life(state, identifier)) if state and data.life else data.life,
    }


def fighter_view(state: HeldenkampfState, fight: Fight, fighter: Fighter) -> dict[str, Any] | None:
    """Return the data of a fighter with its sums, None until the attacked player has answered."""
    if not fighter.card:
        return None
    return {
        **card_view(state, fighter.card),
        "seat": fighter.seat,
        "gear": [card_view(state, piece) for piece in fighter.gear()],
        "sum": striking_strength(state.options, fighter, fight.battlefield),
        "protection": protection(state.options, fighter, fight.battlefield),
    }


def fight_view(state: HeldenkampfState, fight: Fight) -> dict[str, Any]:
    return {
        "battlefield": fight.battlefield,
        "attacker": fighter_view(state, fight, fight.attacker),
        "defender": fighter_view(state, fight, fight.defender),
        "strikes": fight.strikes,
        "returning": fight.returning,
        "animal": fight.animal,
        "castle": not fight.defender.card and not answers(state, fight.defender.seat, fight.attacker.card),
    }


def side_view(state: HeldenkampfState, seat: Seat) -> dict[str, Any]:
    """Return the public data of a side; of a hand only the number of cards, even where some were seen."""
    side = state.sides[seat]
    return {
        "seat": seat,
        "name": seat_name(seat),
        "people": Text("side-heroes" if seat == 0 else "side-heroines"),
        "stack": len(side.heroes),
        "tavern": [card_view(state, identifier) for identifier in side.tavern],
        "hand": len(side.hand),
        "defeated": [card_view(None, identifier) for identifier in side.defeated],
        "fallen": [card_view(None, identifier) for identifier in side.fallen],
        "castle": side.castle,
        "max_castle": CASTLE_LIFE,
        "pause": side.pause,
        "points": points(state, seat),
    }


def headline(state: HeldenkampfState) -> Text:
    if state.phase == "over":
        return Text("headline-won", {"player": seat_name(state.winners[0])}) if state.winners else Text("headline-draw")
    return Text(
        "headline-turn", {"round": state.round, "player": seat_name(state.turn), "phase": Text("phase-" + state.phase)}
    )


def wounded(state: HeldenkampfState, identifier: str) -> Text:
    return Text(
        "card-life", {"card": name(identifier), "life": max(0, life(state, identifier)), "max": card(identifier).life}
    )


def figure(state: HeldenkampfState, seat: Seat) -> Figure:
    """Describe a side in words."""
    side = state.sides[seat]
    lines = [
        Text("figure-castle", {"life": side.castle, "max": CASTLE_LIFE}),
        Text("figure-points", {"points": points(state, seat)}),
        Text(
            "figure-cards", {"hand": len(side.hand), "stack": len(side.heroes), "pause": "yes" if side.pause else "no"}
        ),
    ]
    if side.tavern:
        lines.append(Text("figure-tavern", {"cards": [wounded(state, identifier) for identifier in side.tavern]}))
    if side.defeated:
        lines.append(Text("figure-defeated", {"cards": [name(identifier) for identifier in side.defeated]}))
    if side.fallen:
        lines.append(Text("figure-fallen", {"cards": [name(identifier) for identifier in side.fallen]}))
    return Figure(
        Text("figure-side", {"player": seat_name(seat), "side": "heroes" if seat == 0 else "heroines"}), lines
    )


def fighter_line(state: HeldenkampfState, fight: Fight, fighter: Fighter) -> Text:
    values = {
        "card": wounded(state, fighter.card),
        "sum": striking_strength(state.options, fighter, fight.battlefield),
        "protection": protection(state.options, fighter, fight.battlefield),
    }
    if not fighter.gear():
        return Text("figure-fighter", values)
    return Text("figure-armed", {**values, "gear": [name(piece) for piece in fighter.gear()]})


def fight_figure(state: HeldenkampfState, fight: Fight) -> Figure:
    place = name("forest") if fight.animal else name(fight.battlefield) if state.options.terrain else ""
    lines = [fighter_line(state, fight, fighter) for fighter in (fight.attacker, fight.defender) if fighter.card]
    return Figure(Text("figure-fight", {"place": place}) if place else Text("term-fight"), lines)


def build_view(state: HeldenkampfState, seat: Seat | None) -> View:
    """Build the view of a seat, or of a spectator (None), from what it may know."""
    figures = [figure(state, side) for side in (0, 1)]
    if state.fight:
        figures.append(fight_figure(state, state.fight))
    board: dict[str, Any] = {
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "headline": headline(state),
        "sides": [side_view(state, side) for side in (0, 1)],
        "battlefields": [{"id": ground, "name": name(ground)} for ground in card_set().battlefields],
        "terrain": state.options.terrain,
        "fight": fight_view(state, state.fight) if state.fight else None,
        "monsters": len(state.monsters),
        "equipment": len(state.equipment),
        "forest": len(state.forest),
        "market": len(state.market),
        "places": {"forest": name("forest"), "market": name("market-place")},
        "discard": [card_view(state, identifier) for identifier in state.discard],
        "winners": list(state.winners),
    }
    if seat is None:
        return View("heldenkampf", None, headline(state), board, figures, {}, [])
    hand = sorted(state.sides[seat].hand, key=lambda identifier: (order_of(identifier), identifier))
    private: dict[str, Any] = {
        "seat": seat,
        "cards": [*hand, *STACKS],  # the hand helps to choose a stack
        "hand": [card_view(state, identifier) for identifier in hand],
    }
    return View("heldenkampf", seat, headline(state), board, figures, private, [card_line(state, i) for i in hand])


def order_of(identifier: str) -> int:
    """Return the sort key of a card in a hand: fighters, then equipment, then food."""
    return ("hero", "monster", "weapon", "armour", "shield", "food", "animal").index(card(identifier).kind)


def card_line(state: HeldenkampfState | None, identifier: str, key: str = "card-line") -> Text:
    """Describe a card in one line; without a position it has its full life points.

    The key ``argument-card`` is for buttons, which have little space, ``card-values`` for places that show the name.
    """
    data = card(identifier)
    left = max(0, life(state, identifier)) if state else data.life
    return Text(
        key,
        {
            "card": name(identifier), "kind": data.kind, "strength": data.strength, "life": left, "max": data.life,
            "range": data.range, "value": data.value, "food": data.food,
        },
    )  # fmt: skip


def describe_card(identifier: str) -> Item:
    """Describe a card for looking it up. Raises KeyError if there is no card with this id."""
    data = card(identifier)
    lines = [card_line(None, identifier, "card-values")] if data.kind not in ("battlefield", "place") else []
    if data.people:
        lines.append(Text("people-" + data.people))
    if data.kind == "monster":
        lines.append(Text("card-armed" if data.armed else "card-unarmed"))
    lines += [effect.description() for effect in data.effects]
    return Item(name(identifier), lines, card_view(None, identifier))
