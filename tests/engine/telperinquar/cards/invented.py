"""Sets of invented cards: any valid mixture of the vocabulary, so that rules meet combinations no real card has."""

from __future__ import annotations

from random import Random
from typing import Any

from pydantic import ValidationError

from engine.telperinquar.cards import library
from engine.telperinquar.cards.checks import card_faults
from engine.telperinquar.cards.models import Deck, SupportCard

KINDS = ("physical", "magical", "simple")
SOURCES = (None, "fire", "poison", "holy")
TARGETS = (
    "none", "this", "creature", "own-creature", "enemy-creature", "hero", "own-hero", "enemy-hero", "any", "own",
    "enemy", "own-equipment", "enemy-equipment", "attacker", "attacked",
)  # fmt: skip
STATS = (
    "armour", "resistance", "melee", "ranged", "healing", "strength", "reflex", "mind", "aura", "actions", "life",
)  # fmt: skip
KEYWORDS = ("dual-wield", "flying", "hide", "mist-form", "sweep", "shadowy")
TYPES = ("creature", "spell", "talent", "weapon", "armour", "shield", "equipment", "artefact", "trap")
SIZES = {"weapon": ("small", "medium", "large"), "armour": ("light", "medium", "heavy")}


def invented_set(seed: int, cards: int = 60) -> library.CardSet:
    """Return valid cards of all types and two decks of them, with the heroes of the real set."""
    random = Random(seed)
    made: dict[str, SupportCard] = {}
    while len(made) < cards:
        card = invented_card(random, f"card-{len(made)}", TYPES[len(made) % len(TYPES)])
        if card is not None:
            made[card.id] = card
    real = library.card_set()
    names = {"en": "Deck", "de": "Deck"}
    decks: dict[str, Deck] = {}
    for number in range(2):
        content = {key: random.randint(1, 2) for key in random.sample(list(made), 20)}
        hero = random.choice(list(real.heroes))
        decks[f"deck-{number}"] = Deck(id=f"deck-{number}", name=names, hero=hero, levels=10, cards=content)
    return library.CardSet(cards=made, heroes=real.heroes, decks=decks, levels=real.levels)


def invented_card(random: Random, identifier: str, of_type: str) -> SupportCard | None:
    """Return a random card, None if the vocabulary or the checks do not allow it."""
    data: dict[str, Any] = {
        "id": identifier,
        "name": {"en": identifier, "de": identifier},
        "type": of_type,
        "play": random.randint(0, 2),
        "use": 0 if of_type == "trap" else random.randint(0, 2),
        "requires": {random.choice(("strength", "mind")): random.choice((0, 0, 2, 5))},
    }
    if of_type in SIZES:
        data["size"] = random.choice(SIZES[of_type])
    if of_type == "creature":
        data |= {
            "life": random.randint(1, 9),
            "attributes": {"strength": random.randint(0, 6), "aura": random.randint(0, 6)},
            "armour": random.randint(0, 2),
            "resistance": random.randint(0, 2),
            "bears": random.sample(("weapon", "armour", "shield", "equipment"), random.randint(0, 4)),
            "keywords": random.sample(KEYWORDS, random.choice((0, 1, 1, 2))),
            "immune": random.sample(("fire", "holy"), random.choice((0, 0, 1))),
            "doubled": random.sample(("poison",), random.choice((0, 0, 1))),
        }
    if of_type == "weapon":
        data["keywords"] = random.sample(("weapon-chain",), random.randint(0, 1))
        data["exhausts"] = random.random() < 0.3
    if of_type in ("creature", "weapon"):
        ranges = random.sample(("melee", "ranged"), random.choice((1, 1, 2)))
        data["attack"] = attack(random, ranges[0])
        if len(ranges) > 1:
            data["second_attack"] = attack(random, ranges[1])
        data["on_hit"] = [effect(random) for _ in range(random.choice((0, 0, 1)))]
    elif of_type != "trap" and random.random() < 0.4:
        data["charges"] = random.randint(1, 3)
    if of_type != "trap":
        data["passive"] = [
            {"stat": random.choice(STATS), "by": random.choice((-1, 1, 2))} for _ in range(random.choice((0, 0, 1, 2)))
        ]
    count = 1 if of_type == "trap" else random.randint(0, 2)
    data["abilities"] = [ability(random, of_type) for _ in range(count)]
    try:
        card = SupportCard.model_validate(data)
    except ValidationError:
        return None
    return None if any(True for _ in card_faults(card)) else card


def ability(random: Random, of_type: str) -> dict[str, Any]:
    reaction = of_type == "trap" or random.random() < 0.25
    return {
        "cost": None if of_type == "trap" else random.choice((None, 0, 1, 2)),
        "exhausts": of_type != "trap" and random.random() < 0.4,
        "defensive": of_type != "trap" and (reaction or random.random() < 0.3),
        "reaction": reaction,
        "target": random.choice(TARGETS),
        "range": random.choice(("melee", "ranged", "ranged")),
        "area": random.choice(("target", "target", "threat-zone", "side", "side-and-hero")),
        "effects": [effect(random, nested=True) for _ in range(random.choice((1, 1, 2)))],
    }


def attack(random: Random, reach: str) -> dict[str, Any]:
    return {
        "kind": random.choice(KINDS), "range": reach, "bonus": random.randint(-2, 4), "source": random.choice(SOURCES),
    }  # fmt: skip


def effect(random: Random, nested: bool = False) -> dict[str, Any]:
    until = random.choice(("turn", "round", "lasting"))
    effects: list[dict[str, Any]] = [
        {"effect": "attack", **attack(random, random.choice(("melee", "ranged")))},
        {"effect": "damage", "amount": random.randint(1, 4), "kind": random.choice(KINDS)},
        {"effect": "damage", "dice": 2, "faces": 6, "source": random.choice(SOURCES)},
        {"effect": "heal", "kind": random.choice(("natural", "magical")), "bonus": random.randint(-1, 3)},
        {"effect": "restore", "amount": random.randint(1, 5)},
        {"effect": "modify", "stat": random.choice(STATS), "by": random.choice((-3, -1, 1, 3)), "until": until},
        {"effect": "grant", "keyword": random.choice(KEYWORDS), "until": until},
        {"effect": "over-time", "damage": random.randint(1, 3), "source": random.choice(SOURCES), "rounds": 2},
        {"effect": "over-time", "heal": random.randint(1, 3), "rounds": random.randint(1, 3)},
        {"effect": "draw", "cards": 1},
        {"effect": "discard", "cards": random.randint(1, 2)},
        {"effect": "pool", "by": random.choice((-2, -1, 1))},
        *({"effect": word} for word in ("exhaust", "ready", "destroy", "return", "hide", "reveal")),
        *({"effect": word} for word in ("cancel", "redirect")),
        {"effect": "parry", "by": random.randint(1, 5)},
    ]
    if nested and random.random() < 0.15:
        return {
            "effect": "check", "attribute": random.choice(("highest", "strength", "aura")),
            "success": [effect(random)], "failure": [effect(random) for _ in range(random.randint(0, 1))],
        }  # fmt: skip
    return random.choice(effects)
