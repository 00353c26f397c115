"""Labels of moves in panels and lists."""

from __future__ import annotations

from typing import cast

from engine.imperator.cards import VALUE
from engine.imperator.options import Options
from engine.imperator.play.raid import wins
from engine.imperator.play.sort import ACCEPT, arrange, role
from engine.imperator.play.tricks import find_trick, is_fatal, may_turn, owner_of_attacker, totals_after
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
    shows_colours,
)
from engine.imperator.verbs import VERBS
from engine.imperator.view.player_view import colour_of
from engine.kernel.menus import PASS, Argument, Move
from engine.kernel.text import Seat, Text, name, seat_name


def verb_label(war: War, seat: Seat, move: Move) -> Text:
    """Return the label of a verb; accepting a trade names the offer, and passing says what it leaves or refuses."""
    if move == ACCEPT and war.offer is not None:
        return Text("move-accept-offer", {"card": name(war.offer.own), "wanted": name(war.offer.wanted)})
    if move == PASS and (war.offer is not None or war.won):
        return Text("move-leave" if war.won else "move-refuse")
    return VERBS.label(move.name, war.phase)


def phrase(war: War, seat: Seat, move: Move) -> Text | None:
    """Return an attack, an answer to a trick, a raid on an open card or a whole order as one phrase, else None."""
    if move.name == "attack":
        return attack_label(war, seat, move)
    if war.phase == "battle" and move.name == "decline":
        return Text("phrase-decline", {"trick": find_trick(war, move.args[0]).number})
    if war.phase == "battle" and move.name in ("redirect", "buff", "defend"):
        return answer_label(war, seat, move)
    if move.name == "raid" and not war.covered[place := int(move.args[1]) - 1]:
        target, cards = war.middle[place], [str(card) for card in (move.args[0], *move.args[2:])]
        attack = sum(attack_value(war, seat, card) for card in cards)
        values = {"card": name(target), "value": VALUE[target], "attack": attack}
        return Text("phrase-raid", {**values, "cards": tuple(map(name, cards))})
    if move.name == "sort":
        return order_label(war, seat, move)
    return None


def attack_label(war: War, seat: Seat, move: Move) -> Text:
    """Return an attack with its totals, and whether the Imperator falls by them and the attack may be turned around."""
    card, target = map(str, move.args)
    owner = owner_of_attacker(war, target)
    attack, defence = attack_value(war, seat, card), defence_value(war, owner, target)
    values = {
        "card": name(card), "attack": attack, "target": name(target), "defence": defence, "player": seat_name(owner),
        "fatal": int(is_fatal(war, owner, attack - defence)), "turn": int(may_turn(card, target)),
    }  # fmt: skip
    return Text("advice-attack", values)


def answer_label(war: War, seat: Seat, move: Move) -> Text:
    """Return an answer with the totals of its trick after it, and whether the attacked Imperator falls by them."""
    trick = find_trick(war, move.args[0])
    attack, defence = totals_after(war, seat, move)
    card, struck = str(move.args[-1]), trick.defender
    if move.name == "redirect":
        card, struck = trick.defending, trick.attacker
    fatal = int(is_fatal(war, struck, attack - defence))
    values: dict[str, Text | int | str] = {"card": name(card), "trick": trick.number, "attack": attack}
    values |= {"defence": defence, "fatal": fatal}
    if move.name == "redirect":
        values["ahead"] = "yes" if attack > defence else "tie" if attack == defence else "no"
    return Text("advice-" + move.name, values)


def order_label(war: War, seat: Seat, move: Move) -> Text:
    """Return the label of a whole order: the Imperator with its HP, and the attackers."""
    player, imperator, attackers = war.players[seat], str(move.args[0]), cast("tuple[Argument, ...]", move.args[1])
    row = arrange(player.draft, imperator, attackers)[1 : 1 + len(attackers)]
    values = {"imperator": name(imperator), "life": life_as(player, imperator), "attackers": tuple(map(name, row))}
    return Text("phrase-sort", {**values, "count": len(row)})


def trick_label(war: War, key: Argument) -> Text:
    """Return the label of a trick: its cards and its totals so far."""
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


def raid_place_label(war: War, seat: Seat, card: str, place: Argument) -> Text:
    """Return the label of a place in the middle, and whether a card beats the open card there."""
    label = middle_label(war, place)
    index = int(place) - 1
    if war.covered[index]:
        return label
    reach = "beaten" if wins(war, seat, card, "", war.middle[index]) else "buff"
    return Text("argument-middle-reach", {**label.values, "reach": reach})


def wanted_label(war: War, owner: Seat, wanted: Argument) -> Text:
    """Return the label of another player's card in a trade; of a hidden one by its place."""
    wanted, player = str(wanted), war.players[owner]
    if wanted.startswith(BUFF_PLACE):
        place = int(wanted[len(BUFF_PLACE) :])
        colour = colour_of(player.buffs[place - 1]) if shows_colours(war.options) else "hidden"
        return Text("argument-hidden-buff", {"place": place, "colour": colour})
    return imperator_label(player, wanted) if wanted == player.imperator else name(wanted)


def imperator_label(player: Player, card: str) -> Text:
    """Return the label of an Imperator with its HP."""
    return Text("argument-imperator", {"card": name(card), "life": life_as(player, card)})


def own_label(war: War, seat: Seat, card: Argument) -> Text:
    """Return the label of an own card with its attack and defence."""
    card = str(card)
    player = war.players[seat]
    if not player.imperator:
        return name(card)
    if card == player.imperator:
        return imperator_label(player, card)
    return values_label(war.options, player.imperator, card)


def attacker_label(war: War, seat: Seat, card: Argument) -> Text:
    """Return the label of an own card in an attack, with its attack."""
    card = str(card)
    return Text("argument-attacker", {"card": name(card), "attack": attack_value(war, seat, card)})


def values_label(options: Options, imperator: str, card: str) -> Text:
    """Return the label of a card with its attack and defence under an Imperator."""
    attack, defence = attack_under(options, imperator, card), defence_under(options, imperator, card)
    return Text("argument-own", {"card": name(card), "attack": attack, "defence": defence})


def target_label(war: War, card: Argument, attacking: str = "") -> Text:
    """Return the label of a target with its owner, its defence, and whether it may turn this attack around."""
    card = str(card)
    owner = owner_of_attacker(war, card)
    values = {
        "card": name(card), "player": seat_name(owner), "defence": defence_value(war, owner, card),
        "turn": int(bool(attacking) and may_turn(attacking, card)),
    }  # fmt: skip
    return Text("argument-target", values)


def argument_label(war: War, seat: Seat, move: Move, depth: int) -> Text:
    """Return the label of argument number ``depth`` (from 1) of a move, for a list."""
    argument = move.args[depth - 1]
    if move.name == "attack":
        own = str(move.args[0])
        return attacker_label(war, seat, own) if depth == 1 else target_label(war, argument, own)
    if move.name in ("redirect", "decline", "buff", "defend", "choose") and depth == 1 and war.phase == "battle":
        return trick_label(war, argument)
    if move.name == "choose" and war.phase == "battle":
        return holder_label(war, argument)
    if move.name in ("buff", "defend"):
        attack, defence = totals_after(war, seat, move)
        own, other = (attack, defence) if move.name == "buff" else (defence, attack)
        return Text("argument-added", {"card": name(str(argument)), "own": own, "other": other})
    if move.name == "raid" and depth == 1:
        return attacker_label(war, seat, argument)
    if move.name == "raid" and depth == 3:
        attack = attack_value(war, seat, str(move.args[0])) + attack_value(war, seat, str(argument))
        return Text("argument-further", {"card": name(str(argument)), "attack": attack})
    if move.name == "raid":
        return raid_place_label(war, seat, str(move.args[0]), argument)
    if move.name == "offer" and depth > 1:
        return seat_name(int(argument)) if depth == 2 else wanted_label(war, int(move.args[1]), argument)
    if move.name == "sort" and depth == 2:
        return values_label(war.options, str(move.args[0]), str(argument))
    if move.name == "sort":
        return place_label(war, seat, argument)
    if move.name == "choose" and depth == 2:
        return Text("argument-first-buff", {"card": name(str(argument)), "colour": colour_of(str(argument))})
    if move.name == "choose":
        return candidate_label(war.options, str(argument))
    if move.name == "take" and len(move.args) == 2:
        place = "attacker" if depth == 1 else "buff"
        return Text("argument-taken", {"card": name(str(argument)), "role": place})
    if move.name == "take":
        return name(str(argument))
    return own_label(war, seat, argument)


def candidate_label(options: Options, card: str) -> Text:
    """Return the label of a candidate for the first Imperator, with its HP and perk."""
    perk = perk_of(options, card)
    values = {"card": name(card), "life": maximum_life(card), "perk": perk, "colour": colour_of(card)}
    return Text("argument-candidate", values)


def holder_label(war: War, card: Argument) -> Text:
    """Return the label of an attacker card with its owner."""
    card = str(card)
    return Text("card-of", {"card": name(card), "player": seat_name(owner_of_attacker(war, card))})


def place_label(war: War, seat: Seat, card: Argument) -> Text:
    """Return the label of a card while sorting: its role, and its HP as Imperator."""
    player = war.players[seat]
    card = str(card)
    values = {"card": name(card), "role": role(player, player.draft.index(card)), "life": life_as(player, card)}
    return Text("argument-place", values)


def nameable_items(war: War, seat: Seat) -> list[tuple[Argument, Text]]:
    """List everything the seat can name in a move: its cards, public cards, tricks, places in the middle, players."""
    player = war.players[seat]
    items: list[tuple[Argument, Text]] = [
        (card, place_label(war, seat, card) if war.phase == "sort" else own_label(war, seat, card))
        for card in (player.draft or player.cards())
        if card
    ]
    for other, rival in enumerate(war.players):
        if other == seat or rival.out:
            continue
        items.append((other, seat_name(other)))
        if rival.imperator:
            items.append((rival.imperator, imperator_label(rival, rival.imperator)))
        items += [(card, target_label(war, card)) for card in rival.attackers]
    items += [(trick.key, trick_label(war, trick.key)) for trick in war.tricks]
    items += [(place, middle_label(war, place)) for place, card in enumerate(war.middle, 1) if card]
    return items
