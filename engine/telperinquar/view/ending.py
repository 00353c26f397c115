"""The end of a duel in words: the greatest injuries, what is left of the heroes, and what each side lost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.endings import Retrospective, TurningPoint, first_round, heaviest, number_in, seat_in
from engine.kernel.text import Seat, Text, seat_name
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.words import ENDINGS
from engine.telperinquar.state import Duel

_DEATH_WEIGHT = 7
"""How much damage to a hero the death of a creature is worth as a turning point."""
_LAST_BLOW_WEIGHT = 1000
"""More than any damage, so that the blow of which a hero falls is always a turning point."""
_CAUSES = (
    "event-attack",
    "event-attack-with",
    "event-attack-both",
    "event-used",
    "event-used-on",
    "event-counter",
    "event-tick",
    "event-overtime",
)
"""Events that say who or what does the damage that follows."""


def look_back(duel: Duel, catalog: Catalog, events: Sequence[Text]) -> Retrospective:
    """Return the greatest injuries and losses, every hero's end, and what each seat took and lost."""
    seats = [player.seat for player in duel.players]
    played_round, turning_points = first_round(events, "event-turn", duel.round), list[TurningPoint]()
    taken, lost, fallen = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0), dict[Seat, int]()
    cause: Text | None = None
    for event in events:
        if event.key in _CAUSES:
            cause = event
        whose, damage = seat_in(event, "whose"), number_in(event, "damage")
        if event.key == "event-turn":
            played_round = number_in(event, "round")
        elif whose not in taken:
            continue
        elif event.key == "event-hero-hurt":
            fatal = number_in(event, "life") <= 0 < number_in(event, "life") + damage
            blow = event if cause is None else Text("ending-blow", {"cause": cause, "event": event})
            turning_points.append(TurningPoint(_LAST_BLOW_WEIGHT if fatal else damage, played_round, blow))
            taken[whose] += damage
        elif event.key == "event-died":
            turning_points.append(TurningPoint(_DEATH_WEIGHT, played_round, event))
            lost[whose] += 1
        elif event.key == "event-hero-died":
            fallen[whose] = played_round
    standings = [_standing(duel, catalog, seat, fallen.get(seat, 0)) for seat in seats]
    explanations = {seat: _explanation(seat, taken, lost) for seat in seats}
    return Retrospective(heaviest(turning_points), standings, explanations)


def verdict(duel: Duel, catalog: Catalog) -> Text:
    """Return how a duel ended, with the names of the heroes who fell on a losing side."""
    losers = [player for player in duel.players if player.seat not in duel.winners and player.life <= 0]
    heroes = tuple(catalog.kinds[duel.cards[loser.hero].kind].name for loser in losers if loser.hero in duel.cards)
    if duel.ending != "hero-died" or not heroes:
        return ENDINGS[duel.ending]
    return Text("result-heroes-died", {"heroes": heroes, "count": len(heroes)})


def _standing(duel: Duel, catalog: Catalog, seat: Seat, fallen: int) -> Text:
    player = duel.players[seat]
    hero = duel.cards.get(player.hero)
    values = {"level": player.best_level, "life": max(0, player.life), "round": fallen}
    name = "" if hero is None else catalog.kinds[hero.kind].name
    return Text("ending-hero", {"player": seat_name(seat), "hero": name, **values})


def _explanation(seat: Seat, taken: dict[Seat, int], lost: dict[Seat, int]) -> Text:
    others = [other for other in taken if other % 2 != seat % 2]
    values = {"taken": taken[seat], "dealt": sum(taken[other] for other in others), "lost": lost[seat]}
    return Text("ending-losses", {**values, "killed": sum(lost[other] for other in others)})
