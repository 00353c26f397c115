"""A hand-made view of a duel, of the shape the engine gives, for pictures and pages without a played game."""

from __future__ import annotations

from typing import Any

from engine.kernel.text import Text, seat_name
from engine.kernel.views import Figure, View

WORDS: dict[str, dict[str, str]] = {}


def word(english: str, german: str) -> Text:
    """A text with words of its own, through the names of content items."""
    WORDS[english] = {"en": english, "de": german}
    return Text("name-" + english)


def names(_: str) -> dict[str, dict[str, str]]:
    return WORDS


def keyword(identifier: str) -> Text:
    WORDS[identifier] = {"en": identifier, "de": identifier}
    return Text("name-" + identifier)


def creature(card_id: int, kind: str, name: Text, x2: int, **more: Any) -> dict[str, Any]:
    return {
        "id": card_id, "kind": kind, "name": name, "face_down": False, "x2": x2, "life": 7, "max_life": 7,
        "armour": 0, "resistance": 0, "attacks": [{"kind": "physical", "range": "melee", "bonus": 2}],
        "injured": False, "exhausted": False, "keywords": [], "carries": [], "effects": [], "reaches": [],
        "guards": True, **more,
    }  # fmt: skip


def hidden(card_id: int, x2: int) -> dict[str, Any]:
    back = {"kind": None, "name": None, "face_down": True, "attacks": [], "guards": False, "life": None}
    return {**creature(card_id, "", Text("list-empty"), x2), **back}


def thing(card_id: int, kind: str, type_: str, name: Text, bearer: int = 0, **more: Any) -> dict[str, Any]:
    return {
        "id": card_id, "kind": kind, "name": name, "type": type_, "exhausted": False, "charges": None,
        "bearer": bearer, "attacks": [], "modifiers": None, **more,
    }  # fmt: skip


WOLF = word("Grey Wolf", "Grauer Wolf")
OGRE = word("Quarry Ogre", "Steinbruch-Oger")
HAWK = word("Dusk Hawk", "Dämmerfalke")
RAIDER = word("Twin-Axe Raider", "Zweiaxtkrieger")
GOLEM = word("Iron Golem", "Eisengolem")
PANTHER = word("Shadow Panther", "Schattenpanther")
MIST = word("Living Mist", "Lebender Nebel")
SENTINEL = word("Glass Sentinel", "Gläserner Wächter")
SALAMANDER = word("Ember Salamander", "Glutsalamander")
ATTACK = word("Quarry Ogre attacks Shadow Panther", "Steinbruch-Oger greift Schattenpanther an")


def player(seat: int, hero: str, name: Text, **more: Any) -> dict[str, Any]:
    return {
        "seat": seat, "name": seat_name(seat), "hero": {"id": seat + 1, "kind": hero, "name": name, "class": hero},
        "level": 3, "life": 25, "max_life": 25, "actions": 4, "max_actions": 4, "armour": 1, "resistance": 0,
        "attributes": {"strength": 9, "reflex": 5, "mind": 3, "aura": 3}, "hand": 7, "pile": 22, "discard": 3,
        "discarded": [], "row": [], "equipment": [], "abilities": [], "effects": [], **more,
    }  # fmt: skip


def board(**more: Any) -> dict[str, Any]:
    lower = player(
        0, "fighter", word("Hedda the Fighter", "Kämpferin Hedda"), life=17,
        row=[
            creature(11, "grey-wolf", WOLF, -3, life=3, injured=True),
            creature(12, "quarry-ogre", OGRE, -1, life=12, max_life=18, armour=1, keywords=[keyword("sweep")],
                     attacks=[{"kind": "physical", "range": "melee", "bonus": 6}], reaches=[22, 23], exhausted=True),
            creature(13, "dusk-hawk", HAWK, 1, keywords=[keyword("flying")]),
            hidden(14, 3),
        ],
        equipment=[
            thing(7, "soldiers-sword", "weapon", word("Soldier's Sword", "Soldatenschwert"), 1,
                  attacks=[{"kind": "physical", "range": "melee", "bonus": 3}]),
            thing(8, "round-shield", "shield", word("Round Shield", "Rundschild"), 1, modifiers=word("armour +1", "Rüstung +1")),
        ],
        abilities=[thing(9, "battle-cry", "talent", word("Battle Cry", "Kampfschrei"), exhausted=True)],
    )  # fmt: skip
    upper = player(
        1, "wizard", word("Orlin the Wizard", "Zauberer Orlin"), life=9, max_life=22, actions=2, armour=0, resistance=1,
        attributes={"strength": 3, "reflex": 4, "mind": 12, "aura": 6},
        row=[
            hidden(21, -2),
            creature(22, "shadow-panther", PANTHER, 0, life=5, max_life=9, keywords=[keyword("shadowy")],
                     attacks=[{"kind": "magical", "range": "melee", "bonus": 4}], resistance=1),
            creature(23, "living-mist", MIST, 2, keywords=[keyword("mist-form"), keyword("shadowy")],
                     attacks=[{"kind": "magical", "range": "ranged", "bonus": 3}]),
        ],
        equipment=[
            thing(17, "fire-wand", "weapon", word("Fire Wand", "Feuerstab"), 2, charges=2,
                  attacks=[{"kind": "magical", "range": "ranged", "bonus": 4}]),
        ],
        abilities=[
            thing(18, "ice-lance", "spell", word("Ice Lance", "Eislanze"), charges=1),
            thing(19, "deep-study", "talent", word("Deep Study", "Tiefes Studium")),
        ],
        effects=[word("poison 2, two more rounds", "Gift 2, noch zwei Runden")],
    )  # fmt: skip
    return {
        "round": 3, "turn": 0, "phase": "combat", "phase_text": word("Combat", "Kampfphase"), "asked": [1],
        "pending": {"text": ATTACK, "source": 12, "target": 22}, "result": None, "players": [lower, upper], **more,
    }  # fmt: skip


def view(seat: int | None = None, private: dict[str, Any] | None = None, **more: Any) -> View:
    figures = [Figure(seat_name(0), (WOLF, OGRE)), Figure(seat_name(1), ())]
    hand = [entry["name"] for entry in (private or {}).get("hand", ())]
    return View("telperinquar", seat, ATTACK, board(**more), figures, private or {}, hand)
