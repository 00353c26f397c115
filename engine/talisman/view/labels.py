"""Labels of moves and their arguments in panels and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import INNER, OUTER, board, space_name
from engine.talisman.cards.effects.deciding import ByAlignment, Wish
from engine.talisman.cards.library import library
from engine.talisman.cards.models import Ability, FollowerData, ObjectData, PlaceData, StrangerData
from engine.talisman.play.fights.scores import RUNES
from engine.talisman.play.inner import SPACES
from engine.talisman.play.moving import SENTINEL, guard_of_portal
from engine.talisman.play.prices import price
from engine.talisman.play.routes import others_here, point_places, ways
from engine.talisman.play.spells.orders import ORDERS
from engine.talisman.play.trading import counters_for
from engine.talisman.play.values import can, cards_to_draw, character_card, knows
from engine.talisman.state import CRAFT, STRENGTH, Adventure, at, kind
from engine.talisman.verbs import VERBS

WAYS = ("blacksmith", "healer", "mystic", "doctor", "alchemist", "enchantress", "heal", "pray", "replenish")
"""Choices of a visit to the Village, the City, the Chapel and the Graveyard."""
_HEALERS = ("healer", "doctor", "heal")
"""Those of them who heal."""
_COUNTED = ("number", "plunder")
"""Verbs whose number is an amount, not a player."""


_INSTRUCTIONS = (
    "village", "graveyard", "chapel", "crags", "city", "tavern", "forest",
    "black-knight", "chasm", "warlocks-cave", "desert", "temple", "castle", "runes", "cursed-glade",
    "vampires-tower", "pits", "werewolf-den", "death",
)  # fmt: skip
"""Kinds of spaces with instructions for those who land there, worded ``does-<kind>``."""
_OFFERING = ("village", "city", "tavern", "temple", "castle", "forest", "crags")
"""Kinds of spaces whose instructions matter less than those who wait there."""
MOST_NAMED = 2
"""The most cards and players on a space that a button names; of more only the first."""
_FACED = ("death", "pits", "werewolf-den", "crown")
"""Spaces whose dangers are faced again, worded ``face-<space>``."""
_PROTECTIONS: Mapping[str, Ability] = {"graveyard": "holy", "chapel": "holy", "desert": "desert-proof"}
"""Abilities that prevent the loss of a life on a kind of space."""


_WHOLE = (
    "walk", "journey", "cross", "open", "align", "attack", "combat", "rob", "beguile", "lure", "take", "drop", "drink",
    "cast", "evade", "destroy", "call", "wield", "seize", "keep-trophy", "raise", "fate", "visit", "wish", "buy",
    "help-yourself", "exchange", "give", "replace", "discard",
)  # fmt: skip
"""Verbs whose moves are one phrase, worded ``phrase-<verb>``."""


def phrase(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return the label of a whole move as one phrase; None for verbs whose parts stand one after another."""
    if move.args and move.name == "trade":
        trophies = cast("tuple[str, ...]", move.args[0])
        strength, craft = counters_for(state, trophies)
        return Text("phrase-trade", {"count": len(trophies), "strength": strength, "craft": craft})
    if not move.args or move.name not in _WHOLE:
        return None
    if move.name == "align" and move.args[0] == state.adventurers[seat].alignment:
        return argument_label(state, seat, move, 1)
    word, *more = (argument_label(state, seat, move, depth) for depth in range(1, len(move.args) + 1))
    if more and isinstance(target := move.args[1], str):
        more[0] = space_name(target) if target in board().spaces else name(kind(target))
    first = move.args[0]
    card = kind(str(first))
    if move.name == "visit":
        word = Text("way-" + card)
    elif card in library().cards or card in library().spells:
        word = name(card)
    values = {"what": word, "price": _price(state, seat, move), "alignment": card, "count": len(more), "number": first}
    values["barred"] = "yes" if _is_barred(state, seat, card) else "no"
    if move.name == "open":
        values["guard"] = guard_of_portal(state, seat)
    if move.name == "drink":
        values["amount"] = library().object(str(first)).drink
    return Text("phrase-" + move.name, values | dict(zip(("target", "part"), more, strict=False)))


def short_label(state: Adventure, seat: Seat, move: Move) -> Text:
    """Return the label of a whole move on a button below its question."""
    if not move.args:
        return verb_label(state, seat, move)
    return phrase(state, seat, move) or argument_label(state, seat, move, 1)


def _price(state: Adventure, seat: Seat, move: Move) -> int:
    """Return what the card of a move costs in gold."""
    word = str(move.args[0])
    if move.name == "buy":
        return price(state, seat, word)
    data = library().cards.get(kind(word)) if move.name == "take" else None
    return data.price if isinstance(data, FollowerData) else 0


def _is_barred(state: Adventure, seat: Seat, card: str) -> bool:
    """Return whether a card is a Weapon or Armour that this character cannot use."""
    data = library().cards.get(card)
    if not isinstance(data, ObjectData):
        return False
    return bool(data.weapon and can(state, seat, "no-weapon")) or bool(data.saves and can(state, seat, "no-armour"))


def verb_label(state: Adventure, seat: Seat, move: Move) -> Text:
    """Return the label of a move without arguments.

    To face nobody on the Crown is the Command Spell (M-346); who knows a space passes it without a roll (MD-012); a
    captive of the Temple rolls for freedom (MD-033).
    """
    adventurer = state.adventurers[seat]
    if move.name == "face" and adventurer.space in _FACED:
        alone = adventurer.space == board().summit[1] and adventurer.toad is None and not others_here(state, seat)
        return Text("move-command" if alone else "face-" + adventurer.space)
    if move.name == "take-life" and (running := state.fight) is not None and running.defender is not None:
        loser = running.defender if running.attacker.seat == seat else running.attacker
        return Text("take-life-of", {"player": seat_name(loser.seat)})
    if move.name == "leave-point" and (places := point_places(state, seat)):
        cards = [library().cards[kind(place)] for place in places]
        kinds = {what for data in cards if isinstance(data, PlaceData) for what in data.points}
        what = kinds.pop() if len(kinds) == 1 else "all"
        return Text("leave-point", {"what": what, "places": tuple(name(data.id) for data in cards)})
    if move.name == "decline" and board().kind(adventurer.space) in knows(state, seat, "no_roll"):
        return Text("move-decline-safe")
    if move.name == "roll" and adventurer.enslaved:
        return Text("move-break-free")
    return VERBS.label(move.name, state.phase)


def argument_label(state: Adventure, seat: Seat, move: Move, depth: int) -> Text:
    """Return the label of the argument number ``depth`` (from 1) of a move."""
    argument = move.args[depth - 1]
    if isinstance(argument, tuple):
        cards = [card_label(str(card)) for card in cast("tuple[Any, ...]", argument)]
        return Text("argument-cards", {"cards": cards})
    if isinstance(argument, int):
        return _number(move.name, argument)
    return _word(state, seat, move.name, argument)


def _number(verb: str, number: int) -> Text:
    """Return the label of a die, an amount, or a player."""
    if verb == "fate":
        return Text("argument-face", {"number": number})
    return Text("argument-number", {"number": number}) if verb in _COUNTED else seat_name(number)


def _word(state: Adventure, seat: Seat, verb: str, word: str) -> Text:
    if verb == "visit":
        way = Text("way-" + word)
        healed = word in _HEALERS and state.adventurers[seat].lives >= character_card(state, seat).lives
        return Text("advice-visit", {"way": way, "why": Text("why-" + word, {"missing": 0})}) if healed else way
    if verb == "wish":
        return Text("wish-" + word)
    if verb == "open":
        return Text("open-" + word)
    if verb == "align":
        stays = word == state.adventurers[seat].alignment
        return Text("align-stay", {"alignment": word}) if stays else Text("align-" + word)
    if verb == "order" and word in ORDERS:
        return Text("order-" + word)
    if word == "gold":
        return Text("argument-gold")
    if word in board().spaces and verb not in ("evade", "destroy"):
        return space_label(state, seat, word)
    if gold := _price(state, seat, Move(verb, (word,))):
        barred = "yes" if _is_barred(state, seat, kind(word)) else "no"
        return Text("argument-price", {"what": card_label(word), "price": gold, "barred": barred})
    return card_label(word)


def card_label(card: str, bonus: int = 0) -> Text:
    """Return the name of a card, for an Enemy with its Strength or Craft and what its space adds."""
    data = library().enemy(card)
    if data is None:
        return name(kind(card))
    attribute, value = ("craft", data.craft) if data.craft else ("strength", data.strength)
    return Text("argument-enemy", {"enemy": name(data.id), "attribute": attribute, "value": value, "bonus": bonus})


def _waiting_label(card: str, bonus: int) -> Text:
    """Return the label of a card that waits on a space; of a Stranger also which characters it helps (MD-061)."""
    data = library().cards[kind(card)]
    if isinstance(data, StrangerData):
        for effect in data.visit:
            if isinstance(effect, Wish):
                values = {"alignment": effect.alignment or "any", "craft": effect.craft}
                return Text("argument-stranger", {"card": name(data.id), **values})
            if isinstance(effect, ByAlignment) and len(helped := effect.affected()) == 1:
                return Text("argument-stranger", {"card": name(data.id), "alignment": helped[0], "craft": 0})
    return card_label(card, bonus)


def _lying_labels(space: str, cards: Sequence[str]) -> tuple[Text, ...]:
    """Return the labels of the cards on a space; several Enemies that fight as one are one (M-176, M-177)."""
    bonus = RUNES if board().kind(space) == "runes" else 0
    enemies = [enemy for card in cards if (enemy := library().enemy(card)) is not None]
    strength, craft = (sum(getattr(enemy, way) for enemy in enemies) for way in (STRENGTH, CRAFT))
    if len(enemies) != len(cards) or len(cards) < MOST_NAMED or (strength and craft):
        return tuple(_waiting_label(card, bonus) for card in cards)
    attribute = "craft" if craft else "strength"
    values = {"count": len(cards), "attribute": attribute, "value": strength + craft, "bonus": bonus}
    return (Text("argument-enemies", values),)


def space_label(state: Adventure, seat: Seat, space: str) -> Text:
    """Return the label of a space: cards and players there, the number of cards to draw, and a crossing.

    What the space itself does is left out behind the bridge, unless it may cost a life on the way back, and what it
    offers where somebody waits. The number of cards is left out where somebody waits and more is to be said.
    """
    others = [seat_name(other) for other in at(state, space) if other != seat]
    lying = state.cards.get(space, ())
    waiting = (*_lying_labels(space, lying), *others)
    named = waiting if len(waiting) <= MOST_NAMED else (waiting[0], Text("argument-more", {"count": len(waiting) - 1}))
    crossing = next((way.crossing for way in ways(state, seat) if way.target == space), "")
    is_named = not crossing or (crossing == OUTER and board().kind(space) in _PROTECTIONS)
    does = _brief_instructions(state, seat, board().kind(space)) if is_named else None
    if (waiting and board().kind(space) in _OFFERING) or (lying and board().kind(space) == "runes"):
        does = None
    values = {"space": space_name(space), "waiting": named, "count": len(waiting), "crossing": crossing or "none"}
    full = bool(waiting) and (len(waiting) > 1 or bool(crossing) or does is not None)
    draw = 0 if full else cards_to_draw(state, space)
    label = Text("argument-space", {**values, "draw": draw, "strength": SENTINEL})
    return label if does is None else Text("argument-space-does", {"label": label, "does": does})


def _brief_instructions(state: Adventure, seat: Seat, space: str) -> Text | None:
    """Return what a space does to this character in a few words; None if cards are all there is."""
    if space == board().gate[0]:
        return Text("does-portal") if _misses_portal(state, seat) else None
    if space not in _INSTRUCTIONS or (state.adventurers[seat].back and space in SPACES):
        return None
    protection = _PROTECTIONS.get(space)
    safe = "yes" if protection is not None and can(state, seat, protection) else "no"
    adventurer = state.adventurers[seat]
    hurt = "yes" if adventurer.lives < character_card(state, seat).lives else "no"
    values = {"alignment": adventurer.alignment, "safe": safe, "hurt": hurt, "lives": adventurer.lives}
    return Text("does-" + space, values)


def _misses_portal(state: Adventure, seat: Seat) -> bool:
    """Return whether a character that stops at the Portal could have opened it with a higher roll (M-310)."""
    adventurer = state.adventurers[seat]
    has_key = any(kind(card) == "talisman" for card in adventurer.objects) and not adventurer.quest
    return has_key and board().region(adventurer.space) != INNER


def nameable_items(state: Adventure, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Return everything that a player can name in a command, with labels.

    It includes every kind of card, so that naming a card that the player does not have gives a clear refusal.
    """
    return [*reachable_items(state, seat), *((card, name(card)) for card in (*library().cards, *library().spells))]


def reachable_items(state: Adventure, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Return players, spaces, cards in reach and words of answers, with labels."""
    adventurer = state.adventurers[seat]
    items: list[tuple[Argument, Text]] = [(other, seat_name(other)) for other in range(len(state.adventurers))]
    items += [(space, space_name(space)) for space in board().spaces]
    here = state.cards.get(adventurer.space, ()) if adventurer.character else ()
    cards = dict.fromkeys(
        (
            *adventurer.objects,
            *adventurer.followers,
            *adventurer.trophies,
            *adventurer.spells,
            *here,
            *state.choosing.get(seat, ()),
        )
    )
    items += [(card, card_label(card)) for card in cards]
    return [
        *items,
        ("gold", Text("argument-gold")),
        *((way, Text("way-" + way)) for way in WAYS),
        *((order, Text("order-" + order)) for order in ORDERS),
    ]
