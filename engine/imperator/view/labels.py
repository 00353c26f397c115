"""How moves read in panels and lists."""

from __future__ import annotations

from engine.imperator.cards import BLACK, VALUE
from engine.imperator.options import Options
from engine.imperator.play.raid import wins
from engine.imperator.play.sort import ACCEPT, role
from engine.imperator.play.tricks import find_trick, owner_of_attacker
from engine.imperator.state import (
    BUFF_PLACE,
    Player,
    War,
    attack_total,
    attack_under,
    attack_value,
    defence_total,
    defence_under,
    defence_value,
    life_as,
    maximum_life,
    perk_of,
)
from engine.imperator.verbs import VERBS
from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text, name, seat_name


def verb_label(war: War, seat: Seat, move: Move) -> Text:
    """The verb of a move, with the offer that is accepted."""
    if move == ACCEPT and war.offer is not None:
        return Text("move-accept-offer", {"card": name(war.offer.own), "wanted": name(war.offer.wanted)})
    return VERBS.label(move.name, war.phase)


def trick_label(war: War, key: Argument) -> Text:
    """A trick with its cards and its sums so far."""
    trick = find_trick(war, key)
    values = {
        "trick": trick.number, "card": name(trick.attacking), "target": name(trick.defending),
        "attack": attack_total(war, trick), "defence": defence_total(war, trick),
    }  # fmt: skip
    return Text("argument-trick", values)


def middle_label(war: War, place: Argument) -> Text:
    index = int(place) - 1
    if war.covered[index]:
        return Text("argument-covered", {"place": index + 1})
    return Text(
        "argument-middle", {"place": index + 1, "card": name(war.middle[index]), "value": VALUE[war.middle[index]]}
    )


def reach_label(war: War, seat: Seat, card: str, place: Argument) -> Text:
    """A place in the middle, and whether this card beats what lies open there."""
    told = middle_label(war, place)
    index = int(place) - 1
    if war.covered[index]:
        return told
    player, target = war.players[seat], war.middle[index]
    helped = any(BLACK[buff] and buff not in war.spent and wins(war, seat, card, buff, target) for buff in player.buffs)
    reach = "beaten" if wins(war, seat, card, "", target) else "buff" if helped else "high"
    return Text("argument-middle-reach", {**told.values, "reach": reach})


def wanted_label(war: War, owner: Seat, wanted: Argument) -> Text:
    """A card of somebody else that is wanted; a hidden one by its place."""
    wanted = str(wanted)
    if wanted.startswith(BUFF_PLACE):
        return Text("argument-hidden-buff", {"place": int(wanted[len(BUFF_PLACE) :])})
    player = war.players[owner]
    return imperator_label(player, wanted) if wanted == player.imperator else name(wanted)


def imperator_label(player: Player, card: str) -> Text:
    """A card that is an Imperator, with the life points it has."""
    return Text("argument-imperator", {"card": name(card), "life": life_as(player, card)})


def own_label(war: War, seat: Seat, card: Argument) -> Text:
    """An own card with its values in attack and defence."""
    card = str(card)
    player = war.players[seat]
    if not player.imperator:
        return name(card)
    if card == player.imperator:
        return imperator_label(player, card)
    return values_label(war.options, player.imperator, card)


def attacker_label(war: War, seat: Seat, card: Argument) -> Text:
    """An own card that attacks, or adds to an attack, with what it is worth then."""
    card = str(card)
    return Text("argument-attacker", {"card": name(card), "attack": attack_value(war, seat, card)})


def values_label(options: Options, imperator: str, card: str) -> Text:
    """A card with its values in attack and defence under this Imperator."""
    attack, defence = attack_under(options, imperator, card), defence_under(options, imperator, card)
    return Text("argument-own", {"card": name(card), "attack": attack, "defence": defence})


def target_label(war: War, card: Argument) -> Text:
    """An enemy attacker card with its owner and its value in defence."""
    card = str(card)
    owner = owner_of_attacker(war, card)
    values = {"card": name(card), "player": seat_name(owner), "defence": defence_value(war, owner, card)}
    return Text("argument-target", values)


def argument_label(war: War, seat: Seat, move: Move, depth: int) -> Text:
    """The argument number ``depth`` (from 1) of a move, as an option of a list."""
    argument = move.args[depth - 1]
    if move.name == "attack":
        return attacker_label(war, seat, argument) if depth == 1 else target_label(war, argument)
    if move.name in ("redirect", "decline", "buff", "defend", "choose") and depth == 1 and war.phase == "battle":
        return trick_label(war, argument)
    if move.name == "choose" and war.phase == "battle":
        return holder_label(war, argument)
    if move.name == "raid" and depth != 2:
        return attacker_label(war, seat, argument)
    if move.name == "raid":
        return reach_label(war, seat, str(move.args[0]), argument)
    if move.name == "offer" and depth > 1:
        return seat_name(int(argument)) if depth == 2 else wanted_label(war, int(move.args[1]), argument)
    if move.name == "sort" and depth == 2:
        return values_label(war.options, str(move.args[0]), str(argument))
    if move.name == "sort":
        return place_label(war, seat, argument)
    if move.name == "choose":
        return candidate_label(war.options, str(argument))
    if move.name == "take":
        return name(str(argument))
    return own_label(war, seat, argument)


def candidate_label(options: Options, card: str) -> Text:
    """A card that may become the first Imperator, and what it would be as such."""
    colour = "black" if BLACK[card] else "red"
    values = {"card": name(card), "life": maximum_life(card), "perk": perk_of(options, card), "colour": colour}
    return Text("argument-candidate", values)


def holder_label(war: War, card: Argument) -> Text:
    """An attacker card with its owner."""
    card = str(card)
    return Text("card-of", {"card": name(card), "player": seat_name(owner_of_attacker(war, card))})


def place_label(war: War, seat: Seat, card: Argument) -> Text:
    """A card in the order being made, with its place; as Imperator with the life points it has or would have."""
    player = war.players[seat]
    card = str(card)
    values = {"card": name(card), "role": role(player, player.draft.index(card)), "life": life_as(player, card)}
    return Text("argument-place", values)


def things(war: War, seat: Seat) -> list[tuple[Argument, Text]]:
    """Everything the seat can name: its own cards, open cards of others, tricks, places in the middle, players."""
    player = war.players[seat]
    found: list[tuple[Argument, Text]] = [
        (card, place_label(war, seat, card) if war.phase == "sort" else own_label(war, seat, card))
        for card in (player.draft or player.cards())
        if card
    ]
    for other, rival in enumerate(war.players):
        if other == seat or rival.out:
            continue
        found.append((other, seat_name(other)))
        if rival.imperator:
            found.append((rival.imperator, imperator_label(rival, rival.imperator)))
        found += [(card, target_label(war, card)) for card in rival.attackers]
    found += [(trick.key, trick_label(war, trick.key)) for trick in war.tricks]
    found += [(place, middle_label(war, place)) for place, card in enumerate(war.middle, 1) if card]
    return found
