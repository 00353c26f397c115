"""Enemies that attack a character on their space, or are bribed, spared or charmed.

Rules M-113 .. M-117, M-176, M-177, MD-057 .. MD-059, MD-125, MD-126.
"""

from __future__ import annotations

from collections.abc import Generator

from engine.kernel.flow import Answers, Flow, Prompt
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name
from engine.talisman.cards.library import library
from engine.talisman.cards.models import EnemyData
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.values import can, has_way_out, may_have
from engine.talisman.state import Foe, visit_of

UNCHARMED = Text("fate-uncharmed")
SPIRIT_ENCOUNTER_NUMBER = 3
BEASTS = ("animal", "dragon")
SAMPLE_FOLLOWER = "guide.1"
"""Any Follower, to check whether a character may own one (MD-070)."""


def attack_with_enemies(game: ActiveGame, seat: Seat, order: int) -> Flow:
    """Let all Enemies of this encounter number attack, except bribed or spared ones (M-113, M-116, MD-058, MD-125)."""
    state, visit = game.state, visit_of(game.state)
    cards: list[str] = []
    for card in list(state.cards.get(visit.space, ())):
        data = library().enemy(card)
        if data is None or data.order != order or card in visit.done:
            continue
        visit.done.append(card)
        friend = data.kind in BEASTS and can(state, seat, "beast-friend")
        if friend and not (yield from _befriend(game, seat, card, data)):
            continue
        if data.bribe and game.adventurer(seat).gold >= data.bribe:
            question = Text("ask-bribe", {"enemy": name(data.id), "price": data.bribe})
            move = yield from game.choose(seat, question, [Move("decline"), Move("pay")])
            if move.name == "pay":
                game.pay(seat, data.bribe)
                visit.spared.append(card)
                continue
        cards.append(card)
    if cards:
        game.start_fight(seat, Foe("craft" if order == SPIRIT_ENCOUNTER_NUMBER else "strength", cards))


def _befriend(game: ActiveGame, seat: Seat, card: str, data: EnemyData) -> Generator[Prompt, Answers, bool]:
    """Let the Minstrel spare, charm, evade or fight an Animal or Dragon; return whether they fight (MD-125, MD-126)."""
    state, visit = game.state, visit_of(game.state)
    moves = [Move("spare"), Move("fight")]
    if data.kind == "animal" and may_have(state, seat, SAMPLE_FOLLOWER):
        moves.insert(0, Move("charm"))
    if has_way_out(state, seat):
        moves.append(Move("evade", (card,)))
    move = yield from game.choose(seat, Text("ask-beast", {"enemy": name(data.id)}), moves)
    if move.name == "fight":
        return True
    if move.name == "evade":
        visit.evaded.append(card)
        game.report("event-evades", seat, foe=name(data.id))
        return False
    if move.name == "charm":
        (face,) = yield from game.roll(
            seat, 1, name(data.id), lambda _: UNCHARMED, lambda faces: faces[0] <= data.strength
        )
        if face > data.strength:
            game.lift(card, visit.space)
            game.adventurer(seat).followers.append(card)
            game.report("event-charmed", seat, card=name(data.id))
            return False
    visit.spared.append(card)
    return False
