"""A hand-made view of a duel with real cards, in the engine's form: any position without playing to it."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from typing import Any

from engine.kernel.text import Text, name, seat_name
from engine.kernel.views import Figure, View
from engine.telperinquar.cards.card_text import card_face
from engine.telperinquar.cards.hero_text import level_face
from engine.telperinquar.cards.library import card_set

WORDS: dict[str, dict[str, str]] = {}
CARDS = card_set()


def names(_: str) -> Mapping[str, Mapping[str, str]]:
    """Return the names of content items, and the sentences made with :func:`word` so far."""
    return ChainMap(WORDS, CARDS.names())


def word(english: str, german: str, dutch: str) -> Text:
    """Make a text with its own words, through the names of content items."""
    WORDS[english] = {"en": english, "de": german, "nl": dutch}
    return name(english)


def creature(card_id: int, kind: str, x2: int, **more: Any) -> dict[str, Any]:
    """Make a face-up creature in a row."""
    face = card_face(CARDS.cards[kind])
    shown = {key: face[key] for key in ("kind", "name", "armour", "resistance", "attacks", "keywords")}
    life = {"life": face["life"], "max_life": face["life"]}
    state = {"injured": False, "exhausted": False, "carries": [], "effects": [], "reaches": [], "guards": True}
    return {"id": card_id, "face_down": False, "x2": x2, **shown, **life, **state, **more}


def hidden(card_id: int, x2: int) -> dict[str, Any]:
    """Make a face-down card in a row."""
    back = {"kind": None, "name": None, "face_down": True, "guards": False, "attacks": [], "keywords": []}
    return {**creature(card_id, "grey-wolf", x2), **back}


def row(first: int, *kinds: str | None) -> list[dict[str, Any]]:
    """Make a whole row with ids counted from ``first``; None is a face-down card."""
    places = [2 * index - len(kinds) + 1 for index in range(len(kinds))]
    return [
        hidden(first + index, x2) if kind is None else creature(first + index, kind, x2)
        for index, (kind, x2) in enumerate(zip(kinds, places, strict=True))
    ]


def thing(card_id: int, kind: str, bearer: int = 0, **more: Any) -> dict[str, Any]:
    """Make equipment or an ability in play."""
    face = card_face(CARDS.cards[kind])
    shown = {key: face[key] for key in ("kind", "name", "type", "charges", "attacks")}
    changes = [{"stat": part.stat, "by": part.by} for part in CARDS.cards[kind].passive]
    return {"id": card_id, **shown, "changes": changes, "exhausted": False, "bearer": bearer, "modifiers": None, **more}


def player(seat: int, hero: str, **more: Any) -> dict[str, Any]:
    """Make a player with a hero and nothing in play."""
    card = {"id": seat + 1, "kind": hero, "name": name(hero), "class": hero}
    return {
        "seat": seat, "name": seat_name(seat), "hero": card,
        "level": 3, "life": 25, "max_life": 25, "actions": 4, "max_actions": 4, "armour": 1, "resistance": 0,
        "attributes": {"strength": 9, "reflex": 5, "mind": 3, "aura": 3}, "hand": 7, "pile": 22, "discard": 3,
        "discarded": [], "row": [], "equipment": [], "abilities": [], "effects": [], **more,
    }  # fmt: skip


def fight() -> dict[str, Any]:
    """Make rows of four and three cards, with an attack under way."""
    lower = player(0, "fighter", life=17, row=row(11, "grey-wolf", "quarry-ogre", "dusk-hawk", None))
    lower["row"][0] |= {"life": 3, "injured": True}
    lower["row"][1] |= {"life": 12, "exhausted": True, "reaches": [22, 23]}
    lower["equipment"] = [
        thing(7, "soldiers-sword", 1),
        thing(8, "round-shield", 1, modifiers=word("armour +1", "Rüstung +1", "pantser +1")),
    ]
    lower["abilities"] = [thing(9, "battle-cry", exhausted=True)]
    lower["row"][1]["carries"] = [thing(6, "giants-cleaver")]
    upper = player(1, "wizard", life=9, max_life=22, actions=2, armour=0, resistance=1)
    upper["row"] = row(21, None, "shadow-panther", "living-mist")
    upper["equipment"] = [thing(17, "fire-wand", 2, charges=2)]
    upper["abilities"] = [thing(18, "ice-lance", charges=1), thing(19, "deep-study")]
    upper["effects"] = [word("poison 2, two more rounds", "Gift 2, noch zwei Runden", "gif 2, nog twee ronden")]
    attack = word(
        "Quarry Ogre attacks Shadow Panther",
        "Steinbruch-Oger greift Schattenpanther an",
        "Groeveoger valt Schaduwpanter aan",
    )
    return {**board(lower, upper), "pending": {"text": attack, "source": 12, "target": 22}, "asked": [1]}


def board(lower: dict[str, Any], upper: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Make a board at rest in the main phase of the first seat."""
    return {
        "round": 3, "turn": 0, "phase": "combat", "asked": [0],
        "phase_text": word("Combat phase", "Kampfphase", "gevechtsfase"),
        "pending": None, "result": None, "players": [lower, upper], **more,
    }  # fmt: skip


HAND = (
    "quarry-ogre", "level", "firestorm", "grey-wolf", "grey-wolf", "knights-plate", "parry", "glass-sentinel",
    "siege-hammer", "leaden-limbs", "twin-axe-raider", "alley-cutpurse", "snare-net", "blessing-of-dawn", "hunting-bow",
)  # fmt: skip


def hand(*kinds: str) -> dict[str, Any]:
    """Make the private view of the first seat: these cards (every third cannot be played) and a face-down trap."""
    few = word("Needs 4 actions, you have 2.", "Kostet 4 Aktionen, du hast 2.", "Kost 4 acties, je hebt er 2.")
    weak = word(
        "Needs Strength 12, Hedda the Fighter has 9.",
        "Verlangt Kraft 12, Kämpferin Hedda hat nur 9.",
        "Vraagt Kracht 12, Hedda de Vechter heeft 9.",
    )
    cards: list[dict[str, Any]] = []
    for index, kind in enumerate(kinds):
        face = level_face(CARDS.heroes["fighter"], 4) if kind == "level" else card_face(CARDS.cards[kind])
        why_not = (None, None, weak, None, None, few)[index % 6]
        cards.append({**face, "key": kind, "playable": why_not is None, "why_not": why_not})
    return {"seat": 0, "hand": cards, "hidden": [{"id": 14, "name": name("pitfall")}]}


def view(shown: dict[str, Any], private: dict[str, Any] | None = None) -> View:
    """Make the view of a spectator, or of the first seat if ``private`` is given."""
    seat = None if private is None else 0
    figures = [Figure(seat_name(0), (name("grey-wolf"), name("quarry-ogre"))), Figure(seat_name(1), (name("parry"),))]
    lines = [card["name"] for card in (private or {}).get("hand", ())]
    return View("telperinquar", seat, shown["phase_text"], shown, figures, private or {}, lines)
