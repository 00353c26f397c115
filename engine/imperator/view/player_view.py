"""The view of a seat or a spectator: buffs and secret choices are hidden, other cards are public (I-038)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.imperator.cards import BLACK, DECK, VALUE
from engine.imperator.play.raid import may_gain, raids
from engine.imperator.state import (
    Player,
    Trick,
    War,
    attack_total,
    attack_under,
    attack_value,
    busy_cards,
    defence_total,
    defence_under,
    defence_value,
    life,
    life_as,
    maximum_life,
    shows_colours,
)
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, Item, View


def card_view(card: str) -> dict[str, Any]:
    """Return the data of a public card: its code, suit letter, value and name."""
    return {"card": card, "suit": card[0], "value": VALUE[card], "name": name(card)}


def covered_view(war: War, card: str) -> dict[str, Any]:
    """Return the data of a face-down buff: its colour, None if it is hidden too (I-038)."""
    return {"card": None, "colour": colour_of(card) if shows_colours(war.options) else None}


def colour_of(card: str) -> str:
    return "black" if BLACK[card] else "red"


def trick_view(war: War, trick: Trick) -> dict[str, Any]:
    """Return the data of a trick with its totals so far."""
    return {
        "number": trick.number,
        "key": trick.key,
        "attacker": trick.attacker,
        "attacking": card_view(trick.attacking),
        "defender": trick.defender,
        "defending": card_view(trick.defending),
        "red": card_view(trick.red) if trick.red else None,
        "black": card_view(trick.black) if trick.black else None,
        "attack": attack_total(war, trick),
        "defence": defence_total(war, trick),
        "turned": trick.turned,
        "stage": trick.stage,
        "waits_for": trick.waits_for(),
        "rivals": [{"seat": rival.seat, **card_view(rival.card)} for rival in trick.rivals],
    }


def player_view(war: War, seat: Seat, busy: dict[str, Trick]) -> dict[str, Any]:
    """Return the public data of a player; at the end, the loser's last cards."""
    player = war.players[seat]
    imperator, attackers = player.imperator, player.attackers
    blow = war.final_blow
    if blow is not None and blow.seat == seat and war.phase == "over":
        imperator, attackers = blow.imperator, blow.attackers
    remaining = 0 if player.out or not imperator else life(player)
    return {
        "seat": seat,
        "name": seat_name(seat),
        "lives": player.lives,
        "out": player.out,
        "done": player.done,
        "exposed": player.exposed,
        "imperator": (
            {**card_view(imperator), "life": remaining, "max_life": maximum_life(imperator)} if imperator else None
        ),
        "attackers": [
            {**card_view(card), "trick": busy[card].number if card in busy else 0,
             "attack": attack_under(war.options, imperator, card),
             "defence": defence_under(war.options, imperator, card)}
            for card in attackers
        ],
        "buffs": [
            {"place": place, **(card_view(card) if war.options.open_hands or card in busy else covered_view(war, card))}
            for place, card in enumerate(player.buffs, 1)
        ],
    }  # fmt: skip


def own_view(war: War, seat: Seat, busy: dict[str, Trick]) -> dict[str, Any]:
    """Return the data that only this seat sees: its buffs, and its draft while choosing or sorting."""
    player = war.players[seat]
    return {
        "seat": seat,
        "cards": [] if war.phase == "evaluation" else [*player.buffs, *player.draft],
        "buffs": [
            {**card_view(card), "trick": busy[card].number if card in busy else 0,
             "attack": attack_value(war, seat, card), "defence": defence_value(war, seat, card)}
            for card in player.buffs
        ],
        "draft": [{**card_view(card), "life": life_as(player, card)} for card in player.draft],
        "draft_attackers": len(player.attackers),
    }  # fmt: skip


def hand_lines(war: War, seat: Seat) -> list[Text]:
    """Describe the cards of a seat to its player."""
    player = war.players[seat]
    if war.phase == "choice":
        return [Text("hand-choice", {"cards": [name(card) for card in player.draft]})]
    cards = player.draft or player.cards()
    if player.out or not cards:
        return []
    split = 1 + len(player.attackers)
    lines = offer_lines(war, seat)
    lines += [
        Text("hand-imperator", {"card": name(cards[0])}),
        Text("hand-attackers", {"cards": [name(card) for card in cards[1:split]]}),
    ]
    if cards[split:]:
        lines.append(Text("hand-buffs", {"cards": [name(card) for card in cards[split:]]}))
    if war.phase == "raid" and war.turn == seat and not war.won:
        if not raids(war, seat):
            lines.append(Text("hand-no-raid"))
        elif not may_gain(war, seat):
            lines.append(Text("hand-no-gain"))
    return lines


def offer_lines(war: War, seat: Seat) -> list[Text]:
    """Describe the open trade offer to its two players."""
    offer = war.offer
    if offer is None or seat not in (offer.seat, offer.other):
        return []
    key = "hand-offered" if seat == offer.other else "hand-offer"
    other = offer.seat if seat == offer.other else offer.other
    return [Text(key, {"player": seat_name(other), "card": name(offer.own), "wanted": name(offer.wanted)})]


def figure(war: War, seat: Seat, player: Player) -> Figure:
    """Describe a player in words."""
    heading = Text("figure-player", {"player": seat_name(seat), "lives": player.lives})
    if player.out:
        return Figure(heading, [Text("figure-out")])
    if not player.imperator:
        return Figure(heading, [Text("figure-chosen" if player.done else "figure-choosing")])
    imperator = player.imperator
    lines = [
        Text(
            "figure-imperator",
            {
                "card": name(imperator),
                "life": life(player),
                "max": maximum_life(imperator),
                "colour": colour_of(imperator),
            },
        ),
        Text("figure-attackers", {"cards": [name(card) for card in player.attackers]}),
    ]
    if war.options.open_hands:
        lines.append(Text("figure-open-buffs", {"cards": [name(card) for card in player.buffs]}))
    elif covered := [card for card in player.buffs if card not in busy_cards(war)]:
        lines.append(Text("figure-buffs", buff_counts(war, covered)))
    if war.phase == "battle":
        if not player.exposed:
            lines.append(Text("figure-shielded"))
        if player.done:
            lines.append(Text("figure-done"))
    return Figure(heading, lines)


def buff_counts(war: War, covered: Sequence[str]) -> dict[str, int | str]:
    """Count face-down buffs, by colour if everybody sees it (I-038)."""
    if not shows_colours(war.options):
        return {"count": len(covered), "colours": "hidden", "black": 0, "red": 0}
    black = sum(BLACK[card] for card in covered)
    return {"count": len(covered), "colours": "shown", "black": black, "red": len(covered) - black}


def trick_line(war: War, trick: Trick) -> Text:
    """Describe a trick in words."""
    return Text(
        "figure-trick",
        {
            "trick": trick.number,
            "attacking": [name(card) for card in (trick.attacking, trick.black) if card],
            "defending": [name(card) for card in (trick.defending, trick.red) if card],
            "attack": attack_total(war, trick),
            "defence": defence_total(war, trick),
            "stage": "rivals" if trick.rivals else trick.stage,
            "player": seat_name(trick.waits_for()) if trick.stage != "closed" else "",
        },
    )


def place_line(item: dict[str, Any]) -> Text:
    """Describe a card in the middle in words."""
    return Text("figure-place", {"place": item["place"], "card": item["name"] if item["card"] else Text("covered")})


def headline(war: War) -> Text:
    if war.phase == "over":
        return Text("headline-won", {"player": seat_name(war.winners[0])}) if war.winners else Text("headline-draw")
    if war.phase in ("evaluation", "raid") or (war.phase == "battle" and war.options.battle == "ordered"):
        return Text(
            "headline-turn", {"phase": Text("phase-" + war.phase), "round": war.round, "player": seat_name(war.turn)}
        )
    return Text("headline-all", {"phase": Text("phase-" + war.phase), "round": war.round})


def build_view(war: War, seat: Seat | None) -> View:
    """Build the view of a seat, or of a spectator (None), from what it may know."""
    busy = busy_cards(war)
    figures = [figure(war, other, player) for other, player in enumerate(war.players)]
    if war.tricks:
        figures.append(Figure(Text("figure-tricks"), [trick_line(war, trick) for trick in war.tricks]))
    middle: list[dict[str, Any]] = [
        {"place": place, **({"card": None} if covered else card_view(card))}
        for place, (card, covered) in enumerate(zip(war.middle, war.covered, strict=True), 1)
        if card
    ]
    if middle:
        figures.append(Figure(Text("figure-middle"), [place_line(item) for item in middle]))
    board: dict[str, Any] = {
        "round": war.round,
        "phase": war.phase,
        "phase_text": Text("phase-" + war.phase),
        "headline": headline(war),
        "turn": war.turn,
        "ordered": war.options.battle == "ordered",
        "players": [player_view(war, other, busy) for other in range(len(war.players))],
        "tricks": [trick_view(war, trick) for trick in war.tricks],
        "middle": middle,
        "pile": len(war.pile),
        "discard": len(war.discard),
        "winners": list(war.winners),
    }
    private = own_view(war, seat, busy) if seat is not None and not war.players[seat].out else {}
    hand = hand_lines(war, seat) if seat is not None else []
    return View("imperator", seat, headline(war), board, figures, private, hand)


def describe_card(card: str) -> Item:
    """Describe a card for looking it up (I-007 .. I-012, I-019). Raises KeyError if there is no such card."""
    if card not in DECK:
        raise KeyError(card)
    lines = [
        Text("card-value", {"value": VALUE[card]}),
        Text("card-life", {"life": maximum_life(card)}),
        Text("card-colour", {"colour": colour_of(card)}),
    ]
    return Item(name(card), lines, card_view(card))
