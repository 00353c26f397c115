"""The fight calculator: reads descriptions of fights, and shows odds in lines and a picture (H-081, H-082)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from engine.heldenkampf.cards import card, card_set
from engine.heldenkampf.odds.chances import DIE, Contender, odds
from engine.heldenkampf.play.strength import protection, striking_strength
from engine.heldenkampf.state import WAIVED, Fighter, HeldenkampfState, life
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.odds import OddsWord, grouped, per_mille, percent, tenths
from engine.kernel.text import Seat, Text, name
from engine.kernel.views import Item

NUMBERS = ("strength", "weapon", "range", "shield", "armour", "life")
WAIVES = "waive"
NO_RANGES = "no-ranges"
ODDS_WORDS = (*NUMBERS, WAIVES, NO_RANGES)
MOST = 20
"""The largest number allowed anywhere, since chances of longer fights are fractions with many digits."""
LISTED_FROM = Fraction(1, 200)
"""The least chance of a remainder that is listed in words; the picture shows all."""


class NamedContender(NamedTuple):
    """A side of a fight, with its name."""

    name: Text
    contender: Contender
    seat: Seat


def planned_fight_odds(first: Sequence[OddsWord], second: Sequence[OddsWord]) -> Item:
    """Return the odds of a described fight. Raises RefusedError if a value is missing or too large."""
    ranges = not any(word.word == NO_RANGES for word in (*first, *second))
    return odds_item(
        read_contender(first, "odds-first", ranges, 0),
        read_contender(second, "odds-second", ranges, 1),
    )


def current_fight_odds(state: HeldenkampfState) -> Item | None:
    """Return the odds of the current fight from its next strike on, None until both fighters are known."""
    fight = state.fight
    if fight is None or not fight.defender.card:
        return None
    striker = fight.fighter_of(fight.striking)
    struck = fight.attacker if striker is fight.defender else fight.defender
    first, second = (
        NamedContender(name(fighter.card), contender_on(state, fight.battlefield, fighter), fighter.seat)
        for fighter in (striker, struck)
    )
    return odds_item(first, second)


def contender_on(state: HeldenkampfState, battlefield: str, fighter: Fighter) -> Contender:
    """Return the values of a fighter on a battlefield ("" for none)."""
    power = striking_strength(state.options, fighter, battlefield)
    shelter = protection(state.options, fighter, battlefield)
    return Contender(power, shelter, max(1, life(state, fighter.card)))


def read_contender(words: Sequence[OddsWord], default_name: str, ranges: bool, seat: Seat) -> NamedContender:
    """Read a side of a fight: cards have their printed values; numbers that are given replace these.

    ``seat`` is the one in whose colour the side is drawn.
    """
    values: dict[str, int] = {}
    card_name: Text | None = None
    for word, number in words:
        if word in NUMBERS:
            continue
        if word in card_set().cards:
            printed = printed_values(word)
            if "life" in printed:
                card_name = name(word)
                printed["life"] = printed["life"] if number is None else number
            values.update(printed)
    values.update({word: number for word, number in words if word in NUMBERS and number is not None})
    if "strength" not in values:
        raise RefusedError(Refusal("refused-odds-strength", {"side": Text(default_name)}, "H-082"))
    if "life" not in values:
        raise RefusedError(Refusal("refused-odds-life", {"side": Text(default_name)}, "H-082"))
    if not 1 <= values["life"] <= MOST or max(values.values()) > MOST:
        raise RefusedError(Refusal("refused-odds-number", {"most": MOST}, "H-082"))
    power = values["strength"] + values.get("weapon", 0) + (values.get("range", 0) if ranges else 0)
    shelter = values.get("shield", 0) + values.get("armour", 0)
    waives = any(word == WAIVES for word, _ in words)
    return NamedContender(card_name or Text(default_name), Contender(power, shelter, values["life"], waives), seat)


def printed_values(identifier: str) -> dict[str, int]:
    """Return the values that a card gives to a side. Raises RefusedError for cards that do not fight."""
    data = card(identifier)
    match data.kind:
        case "hero" | "monster" | "animal":
            return {"strength": data.strength, "life": data.life}
        case "weapon":
            return {"weapon": data.strength, "range": data.range}
        case "armour" | "shield":
            return {data.kind: data.value}
        case _:
            raise RefusedError(Refusal("refused-odds-card", {"card": name(identifier)}, "H-082"))


# ---- results


def odds_item(first: NamedContender, second: NamedContender) -> Item:
    """Describe the chances to win, the expected strikes, the next strike, and the remaining life points."""
    mine, theirs = first.contender, second.contender
    result = odds(mine, theirs)
    lead = mine.power - theirs.power - theirs.protection
    high = (WAIVED if mine.waives else DIE) - (WAIVED if theirs.waives else 1)
    low = (WAIVED if mine.waives else 1) - (WAIVED if theirs.waives else DIE)
    lines = [
        Text("odds-wins", {"fighter": first.name, **percent(result.first_wins)}),
        Text("odds-wins", {"fighter": second.name, **percent(result.second_wins)}),
        Text("odds-both-die", percent(result.both_die)),
        Text("odds-strikes", tenths(result.strikes)),
        Text("odds-next", {"fighter": first.name, "low": lead + low, "high": lead + high}),
        remainder_line(first, result.first),
        remainder_line(second, result.second),
    ]
    face = {
        "sides": [
            contender_face(first, result.first_wins, result.first),
            contender_face(second, result.second_wins, result.second),
        ],
        "both": Text("odds-share", percent(result.both_die)),
        "both_share": per_mille(result.both_die),
        "strikes": Text("odds-strikes", tenths(result.strikes)),
    }
    return Item(Text("odds-heading", {"first": first.name, "second": second.name}), lines, face)


def _remaining_life(low: int, high: int, chance: Fraction) -> Text:
    """Return life points with their chance; consecutive numbers that are equally likely share a text."""
    if low == high:
        return Text("odds-left", {"life": low, **percent(chance)})
    return Text("odds-left-each", {"life": low, "last": high, **percent(chance)})


def remainder_line(side: NamedContender, left: Mapping[int, Fraction]) -> Text:
    listed = {points: chance for points, chance in left.items() if chance >= LISTED_FROM}
    parts = [_remaining_life(low, high, chance) for low, high, chance in grouped(listed)]
    return Text("odds-remainder", {"fighter": side.name, "parts": parts})


def contender_face(side: NamedContender, wins: Fraction, left: Mapping[int, Fraction]) -> dict[str, Any]:
    """Return the data of a side for the picture."""
    contender = side.contender
    return {
        "name": side.name,
        "seat": side.seat,
        "wins": Text("odds-share", percent(wins)),
        "wins_share": per_mille(wins),
        "sum": contender.power,
        "protection": contender.protection,
        "life": contender.life,
        "left": [
            {"life": points, "share": per_mille(left.get(points, Fraction(0)))} for points in range(contender.life + 1)
        ],
    }
