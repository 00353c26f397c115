"""Odds of an attack and its counterattack, as lines and as picture data."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from engine.kernel.odds import grouped, per_mille, percent, tenths
from engine.kernel.text import Text
from engine.kernel.views import Item
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.kinds import SHADOWY
from engine.telperinquar.odds.chances import DIE, BlowChances, BlowResult, Defender, blow_chances
from engine.telperinquar.play import combat
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.damage import DamagePart, defences
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Card, Duel, PendingAction

EXTREME_CHANCE = Fraction(1, DIE)
"""The chance of a critical hit, and of a fumble."""
RESULT_TEXTS: dict[BlowResult, str] = {"dies": "odds-dies", "dies-later": "odds-dies-later", "injured": "odds-injured"}


class Blow(NamedTuple):
    """One attack roll: its striker, its weapon or other source if that has a name, and the damage without the die."""

    name: Text
    source: Text | None
    parts: Sequence[DamagePart]


class Exchange(NamedTuple):
    """An attack and the blow that may answer it (None: no answer), each with the card it strikes."""

    blow: Blow
    struck: Text
    defender: Defender
    answer: Blow | None
    striker: Defender
    parry: int = 0


def defender_of(game: ActiveGame, card: Card) -> Defender:
    """Return a card in play as the defender against a blow."""
    armour, resistance = defences(game, card)
    kind = game.kind(card)
    if game.is_hero(card):
        life = max(1, game.players[card.seat].life)
        return Defender(kind, True, life, armour, resistance, shadowy=bool(card.keywords & SHADOWY))
    return Defender(
        kind,
        False,
        card.life,
        armour,
        resistance,
        card.lost,
        card.healed,
        card.injured,
        bool(card.keywords & SHADOWY),
    )


def counter_blow(game: ActiveGame, card: Card, reach: str) -> Blow | None:
    """Return the blow a card strikes back with: the first of its choices (T-089, T-092, T-104, T-126, T-128)."""
    sources = combat.counter_sources(game, card) if reach == "melee" else []
    if not sources:
        return None
    source = game.cards[sources[0]]
    return Blow(fighter_name(game, card), source_name(game, card, source), combat.counter_parts(game, card, source, 0))


def fighter_name(game: ActiveGame, card: Card) -> Text:
    """Return the name of a fighter; for a hero with the level."""
    if game.is_hero(card):
        return Text("odds-hero", {"card": game.kind(card).name, "level": game.players[card.seat].best_level})
    return game.kind(card).name


def source_name(game: ActiveGame, body: Card, source: Card) -> Text | None:
    return None if source is body else game.kind(source).name


# ---- the declared attack


def current_attack(duel: Duel, catalog: Catalog) -> Item | None:
    """Return the odds of the attack declared last, while it is open to reactions; None without one."""
    game = ActiveGame(duel, catalog)
    pending = next((action for action in reversed(duel.pending) if action.range), None)
    if pending is None or pending.cancelled or pending.struck:
        return None
    if pending.source not in game.cards or pending.target not in game.cards:
        return None
    body, target = game.cards[pending.source], game.cards[pending.target]
    blow = _declared(game, pending, body)
    if blow is None or (target.face_down and not game.is_hero(target)):
        return None
    answer = counter_blow(game, target, pending.range)
    return odds_item(
        Exchange(
            blow, fighter_name(game, target), defender_of(game, target), answer, defender_of(game, body), pending.parry
        )
    )


def _declared(game: ActiveGame, pending: PendingAction, body: Card) -> Blow | None:
    """Return the blow of a declared attack; None if its attacker or weapon has left play."""
    sources = [game.cards[card_id] for card_id in (pending.weapon, pending.other) if card_id in game.cards]
    if pending.action != "use":
        if len(sources) < bool(pending.weapon) + bool(pending.other):
            return None
        names = tuple(game.kind(source).name for source in sources)
        source = Text("odds-both", {"first": names[0], "second": names[1]}) if len(names) > 1 else None
        parts = combat.attack_parts(game, body, sources, pending.range, 0)
        return Blow(fighter_name(game, body), source or (names[0] if names else None), parts)
    if not sources:
        return None
    effect = attack_effect(game, sources[0], pending.ability)
    if effect is None:
        return None
    return Blow(
        fighter_name(game, body),
        source_name(game, body, sources[0]),
        [ability_part(body, effect)],
    )


def attack_effect(game: ActiveGame, card: Card, number: int) -> Attack | None:
    """Return the attack that an ability always makes; None if it depends on more than its roll."""
    effects = numbered_ability(game.kind(card), number).effects
    return next((effect for effect in effects if isinstance(effect, Attack)), None)


def ability_part(body: Card, effect: Attack) -> DamagePart:
    """Return the damage of an attack by an ability, without the die and before reduction."""
    return DamagePart(effect.amount(body, 0), effect.kind, effect.source or "")


# ---- describing odds


def odds_item(exchange: Exchange) -> Item:
    """Return the odds of an attack and of its answer, as lines and as picture data."""
    blow, struck = exchange.blow, exchange.struck
    drawn: list[dict[str, Any]] = []
    lines: list[Text] = []
    for attack_roll, target, defender, parry in _blows(exchange):
        chances = blow_chances(attack_roll.parts, defender, parry)
        lines += _lines(attack_roll, target, defender, chances, back=bool(drawn))
        drawn.append(_drawn(attack_roll, target, defender, chances))
    lines.append(Text("odds-proviso"))
    heading = Text("odds-heading", {"first": blow.name, "second": struck})
    return Item(heading, lines, {"template": "odds", "blows": drawn})


def _blows(exchange: Exchange) -> list[tuple[Blow, Text, Defender, int]]:
    blows = [(exchange.blow, exchange.struck, exchange.defender, exchange.parry)]
    if exchange.answer is not None:
        blows.append((exchange.answer, exchange.blow.name, exchange.striker, 0))
    return blows


def _lines(blow: Blow, target: Text, defender: Defender, chances: BlowChances, *, back: bool) -> list[Text]:
    values = {"striker": blow.name, "struck": target, "bonus": _bonus(blow)}
    key = "odds-back" if back else "odds-strikes"
    first = Text(key, values) if blow.source is None else Text(key + "-with", {**values, "source": blow.source})
    parts = [_points(*points) for points in grouped(chances.damage)]
    return [
        first,
        Text("odds-hits", {"hits": _share(chances.hits), "expected": Text("odds-number", tenths(chances.expected))}),
        Text("odds-extremes", {"share": _share(EXTREME_CHANCE)}),
        Text("odds-damage", {"parts": parts}),
        *(Text(key, percent(chances.results.get(result, Fraction(0)))) for result, key in _possible_results(defender)),
    ]


def _points(low: int, high: int, chance: Fraction) -> Text:
    """Return points of damage with their chance; equally likely ones in a row share a text."""
    if low == high:
        return Text("odds-points", {"points": low, **percent(chance)})
    return Text("odds-points-each", {"points": low, "last": high, **percent(chance)})


def _possible_results(defender: Defender) -> list[tuple[BlowResult, str]]:
    """Return the possible results for the card, worst first."""
    return [("dies", "odds-falls")] if defender.hero else list(RESULT_TEXTS.items())


def _drawn(blow: Blow, target: Text, defender: Defender, chances: BlowChances) -> dict[str, Any]:
    return {
        "striker": blow.name,
        "source": blow.source,
        "struck": target,
        "bonus": _bonus(blow),
        "armour": defender.armour,
        "resistance": defender.resistance,
        "life": defender.life - defender.lost,
        "hits": _share(chances.hits),
        "expected": Text("odds-number", tenths(chances.expected)),
        "fates": [
            {"fate": result, "text": Text(key, percent(chance)), "share": per_mille(chance)}
            for result, key in _possible_results(defender)
            for chance in [chances.results.get(result, Fraction(0))]
        ],
        "columns": [
            {"points": points, "share": per_mille(chances.damage.get(points, Fraction(0)))}
            for points in range(max(chances.damage) + 1)
        ],
    }


def _bonus(blow: Blow) -> int:
    return sum(part.amount for part in blow.parts)


def _share(chance: Fraction) -> Text:
    return Text("odds-share", percent(chance))
