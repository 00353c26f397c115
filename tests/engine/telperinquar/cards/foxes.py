"""A card pack for tests: foxes."""

from __future__ import annotations

from typing import Any

FOX: dict[str, Any] = {
    "id": "red-fox",
    "name": {"en": "Red Fox", "de": "Rotfuchs"},
    "type": "creature",
    "play": 1,
    "use": 2,
    "life": 5,
    "attributes": {"reflex": 5},
    "attack": {"bonus": 1},
}
BITE: dict[str, Any] = {
    "cost": 1,
    "exhausts": True,
    "target": "enemy",
    "effects": [{"effect": "over-time", "damage": 1, "rounds": 2, "source": "poison"}],
}


def many(count: int) -> list[dict[str, Any]]:
    """Return ``count`` cards, each of which can bite."""
    names = [{"en": f"Fox {number}", "de": f"Fuchs Nr. {number}"} for number in range(count)]
    return [{**FOX, "id": f"fox-{number}", "name": name, "abilities": [BITE]} for number, name in enumerate(names)]
