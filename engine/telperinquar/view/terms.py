"""Terms of the game that can be looked up, and where a view shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from engine.kernel.text import Sighting, Term, Text, card_in_hand, card_of, value_of
from engine.kernel.views import View

TERMS: Sequence[Term] = (
    Term("hero", "T-173", "star-circle"),
    Term("life", "T-287", "heart"),
    Term("actions", "T-046", "flash"),
    Term("level", "T-179", "chevron-triple-up"),
    Term("armour", "T-185", "shield"),
    Term("resistance", "T-186", "shield-star"),
    Term("strength", "T-062", "arm-flex"),
    Term("reflex", "T-062", "run-fast"),
    Term("mind", "T-062", "brain"),
    Term("aura", "T-062", "star-four-points"),
    Term("row", "T-163"),
    Term("guard", "T-093"),
    Term("threat", "T-311", "crosshairs"),
    Term("equipment", "T-079", "bag-personal"),
    Term("abilities", "T-200"),
    Term("hand", "T-022", "cards"),
    Term("pile", "T-295", "layers"),
    Term("discard", "T-313", "archive"),
    Term("play-cost", "T-071"),
    Term("use-cost", "T-076"),
    Term("melee", "T-088", "sword"),
    Term("ranged", "T-091", "bow-arrow"),
    Term("magical", "T-100", "auto-fix"),
    Term("simple", "T-101", "star-four-points"),
    Term("charges", "T-285", "battery"),
    Term("exhausted", "T-276", "sleep"),
    Term("injured", "T-315", "heart-broken"),
    Term("face-down", "T-093a", "help"),
    Term("trap", "T-318", "spider-web"),
    Term("defensive", "T-292"),
    Term("check", "T-303"),
    Term("flying", "T-212", "feather"),
    Term("dual-wield", "T-210", "sword-cross"),
    Term("hide", "T-217", "eye-off"),
    Term("mist-form", "T-219", "weather-fog"),
    Term("weapon-chain", "T-220", "link-variant"),
    Term("sweep", "T-221", "rotate-360"),
    Term("shadowy", "T-226", "ghost"),
    Term("immunity", "T-227", "shield-check"),
    Term("double", "T-228", "alert-circle"),
    Term("entry", "T-034"),
    Term("main", "T-059"),
    Term("combat", "T-084"),
    Term("position", "T-163"),
)
PHASES: Mapping[str, str] = {
    "entry": "entry", "main": "main", "after-combat": "main", "combat": "combat", "position": "position",
}  # fmt: skip


def sightings(view: View) -> Iterator[Sighting]:
    """Yield the terms a view shows; in a draft those of the heroes and of the cards to choose from."""
    drafting = "stage" in view.board
    for player in view.board["players"]:
        if not drafting:
            yield from _of_player(player)
        elif player["hero"] is not None:
            yield "hero", card_of(player["hero"]["name"], player["name"])
    phase = PHASES.get(str(view.board.get("phase", "")))
    if phase is not None:
        yield phase, view.headline
    for card in view.private.get("offered", ()):
        if card["type"] != "hero":
            yield from _of_card_with_costs(card, card["name"])
    for card in view.private.get("hand", ()):
        yield from _of_hand(card)


def _of_player(player: Mapping[str, Any]) -> Iterator[Sighting]:
    whose = player["name"]
    yield "hero", card_of(player["hero"]["name"], whose)
    for term, value in (
        ("life", f"{player['life']}/{player['max_life']}"),
        ("actions", f"{player['actions']}/{player['max_actions']}"),
        ("level", player["level"]),
        ("armour", player["armour"]),
        ("resistance", player["resistance"]),
        ("hand", player["hand"]),
        ("pile", player["pile"]),
        ("discard", player["discard"]),
    ):
        yield term, value_of(whose, value)
    for attribute, value in player["attributes"].items():
        yield attribute, value_of(whose, value)
    for card in player["row"]:
        yield from _of_row(card, whose)
    for zone in ("equipment", "abilities"):
        for card in player[zone]:
            here = card_of(card["name"], whose)
            yield zone, here
            yield from _of_card(card, here)


def _of_row(card: Mapping[str, Any], whose: Text) -> Iterator[Sighting]:
    if card["face_down"]:
        here = card_of(Text("hidden-card"), whose)
        yield "face-down", here
        yield "row", here
        return
    here = card_of(card["name"], whose)
    yield "row", here
    yield "guard", here
    if card["reaches"]:
        yield "threat", here
    if card["injured"]:
        yield "injured", here
    yield from _of_card(card, here)
    for word in card["keywords"]:
        yield _keyword(word), here


def _of_card(card: Mapping[str, Any], here: Text) -> Iterator[Sighting]:
    """Yield what a card in play or in the hand shows of itself."""
    if card.get("exhausted"):
        yield "exhausted", here
    if card.get("charges"):
        yield "charges", here
    for attack in card["attacks"]:
        yield str(attack["range"]), here
        if attack["range"] == "melee":
            yield "threat", here
        if attack["kind"] != "physical":
            yield str(attack["kind"]), here


def _of_hand(card: Mapping[str, Any]) -> Iterator[Sighting]:
    here = card_in_hand(card["name"])
    if card["type"] == "level":
        yield "level", here
        return
    yield from _of_card_with_costs(card, here)


def _of_card_with_costs(card: Mapping[str, Any], here: Text) -> Iterator[Sighting]:
    """Yield what a whole card shows, with its costs and its text."""
    yield "play-cost", here
    if card["use"]:
        yield "use-cost", here
    if card["type"] == "trap":
        yield "trap", here
    yield from _of_card(card, here)
    for word in card["keywords"]:
        yield str(word["symbol"]), here
    if _contains(card["text"], _names_threat_zone):
        yield "threat", here
    if _contains(card["text"], _is_check):
        yield "check", here
    for line in card["text"]:
        if line.key == "card-ability" and line.values.get("when") != "own":
            yield "defensive", here


def _contains(value: Any, is_sought: Callable[[Text], bool]) -> bool:
    """Return whether a text, or one inside it, is one that is sought."""
    if isinstance(value, Text):
        return is_sought(value) or any(_contains(part, is_sought) for part in value.values.values())
    return isinstance(value, (list, tuple)) and any(_contains(part, is_sought) for part in cast("Sequence[Any]", value))


def _names_threat_zone(text: Text) -> bool:
    """Return whether a text limits or extends an effect to the threat zone."""
    return text.values.get("near") == "yes" or text.values.get("area") == "threat-zone"


def _is_check(text: Text) -> bool:
    return text.key == "card-check"


def _keyword(word: Text | Mapping[str, Text]) -> str:
    """Return the term of a keyword; all immunities are one term, and so are all double damages."""
    name = (word["words"] if isinstance(word, Mapping) else word).key.removeprefix("keyword-")
    return name.split("-")[0] if name.startswith(("immunity-", "double-")) else name
