"""The fight calculator: what may be said about a fight, and its chances as lines and as a picture (H-081, H-082)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from engine.heldenkampf.cards import card, card_set
from engine.heldenkampf.odds.chances import DIE, Contender, odds
from engine.heldenkampf.play.strength import protection, striking_strength
from engine.heldenkampf.state import WAIVED, Fight, Fighter, Quest, life
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.odds import OddsWord, grouped, percent, share, tenths
from engine.kernel.text import Text, name
from engine.kernel.views import Item

NUMBERS = ("strength", "weapon", "range", "shield", "armour", "life")
WAIVES = "waive"
NO_RANGES = "no-ranges"
ODDS_WORDS = (*NUMBERS, WAIVES, NO_RANGES)
MOST = 20
"""Largest number for anything: the chances of longer fights are long fractions."""
SAID_FROM = Fraction(1, 200)
"""Rarer remainders are drawn, not told."""


class Side(NamedTuple):
    """A side of the fight, and what it is called."""

    name: Text
    contender: Contender


def planned(first: Sequence[OddsWord], second: Sequence[OddsWord]) -> Item:
    """The chances of a fight described in words. Raises RefusedError naming what is missing or too much."""
    ranges = not any(word.word == NO_RANGES for word in (*first, *second))
    return told(side(first, "odds-first", ranges), side(second, "odds-second", ranges))


def running(quest: Quest) -> Item | None:
    """The chances of the fight that is on, beginning with the next strike; None before both fighters are out."""
    fight = quest.fight
    if fight is None or not fight.defender.card:
        return None
    striker = fight.of(fight.striking)
    struck = fight.attacker if striker is fight.defender else fight.defender
    return told(as_side(quest, fight, striker), as_side(quest, fight, struck))


def as_side(quest: Quest, fight: Fight, fighter: Fighter) -> Side:
    ground = fight.battlefield
    power = striking_strength(quest.options, fighter, ground)
    shelter = protection(quest.options, fighter, ground)
    return Side(name(fighter.card), Contender(power, shelter, max(1, life(quest, fighter.card))))


def side(words: Sequence[OddsWord], nameless: str, ranges: bool) -> Side:
    """Cards add what is printed on them; a number that is said outright replaces what cards say."""
    values: dict[str, int] = {}
    called: Text | None = None
    for word, number in words:
        if word in NUMBERS:
            continue
        if word in card_set().cards:
            printed = worth(word)
            if "life" in printed:
                called = name(word)
                printed["life"] = printed["life"] if number is None else number
            values.update(printed)
    values.update({word: number for word, number in words if word in NUMBERS and number is not None})
    if "strength" not in values:
        raise RefusedError(Refusal("refused-odds-strength", {"side": Text(nameless)}, "H-082"))
    if "life" not in values:
        raise RefusedError(Refusal("refused-odds-life", {"side": Text(nameless)}, "H-082"))
    if not 1 <= values["life"] <= MOST or max(values.values()) > MOST:
        raise RefusedError(Refusal("refused-odds-number", {"most": MOST}, "H-082"))
    power = values["strength"] + values.get("weapon", 0) + (values.get("range", 0) if ranges else 0)
    shelter = values.get("shield", 0) + values.get("armour", 0)
    waives = any(word == WAIVES for word, _ in words)
    return Side(called or Text(nameless), Contender(power, shelter, values["life"], waives))


def worth(identifier: str) -> dict[str, int]:
    """What a card says about a side. Raises RefusedError for cards that do not fight."""
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


# ---- told


def told(first: Side, second: Side) -> Item:
    """Chances to win, strikes to expect, what the next strike does, and the life points that remain."""
    mine, theirs = first.contender, second.contender
    found = odds(mine, theirs)
    lead = mine.power - theirs.power - theirs.protection
    high = (WAIVED if mine.waives else DIE) - (WAIVED if theirs.waives else 1)
    low = (WAIVED if mine.waives else 1) - (WAIVED if theirs.waives else DIE)
    lines = [
        Text("odds-wins", {"fighter": first.name, **percent(found.first_wins)}),
        Text("odds-wins", {"fighter": second.name, **percent(found.second_wins)}),
        Text("odds-both-die", percent(found.both_die)),
        Text("odds-strikes", tenths(found.strikes)),
        Text("odds-next", {"fighter": first.name, "low": lead + low, "high": lead + high}),
        remainder(first, found.first),
        remainder(second, found.second),
    ]
    face = {
        "sides": [drawn(first, found.first_wins, found.first), drawn(second, found.second_wins, found.second)],
        "both": Text("odds-share", percent(found.both_die)),
        "both_share": share(found.both_die),
        "strikes": Text("odds-strikes", tenths(found.strikes)),
    }
    return Item(Text("odds-heading", {"first": first.name, "second": second.name}), lines, face)


def _left(low: int, high: int, chance: Fraction) -> Text:
    """Life points with their chance; several in a row that are equally likely at once."""
    if low == high:
        return Text("odds-left", {"life": low, **percent(chance)})
    return Text("odds-left-each", {"life": low, "last": high, **percent(chance)})


def remainder(one: Side, left: Mapping[int, Fraction]) -> Text:
    said = {points: chance for points, chance in left.items() if chance >= SAID_FROM}
    parts = [_left(*each) for each in grouped(said)]
    return Text("odds-remainder", {"fighter": one.name, "parts": parts})


def drawn(one: Side, wins: Fraction, left: Mapping[int, Fraction]) -> dict[str, Any]:
    contender = one.contender
    return {
        "name": one.name,
        "wins": Text("odds-share", percent(wins)),
        "wins_share": share(wins),
        "sum": contender.power,
        "protection": contender.protection,
        "life": contender.life,
        "left": [
            {"life": points, "share": share(left.get(points, Fraction(0)))} for points in range(contender.life + 1)
        ],
    }
