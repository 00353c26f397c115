"""The course of a game: the choice of Imperators, then rounds of phases until one player is left."""

from __future__ import annotations

from engine.imperator.cards import DECK, is_high
from engine.imperator.options import Options
from engine.imperator.play import battle, raid, sort
from engine.imperator.play.evaluation import eliminate, end_if_decided, evaluate, score, with_extra
from engine.imperator.play.turns import leave_order
from engine.imperator.state import Player, War, stakes
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Result, ranked

ENDED = ("evaluation", "raided", "sorted")
"""Phases that mark the end of battle, raid and sorting."""


def new_war(options: Options, seats: int, dice: Dice) -> War:
    """Deal the first hands, of which one card each becomes the Imperator by a secret choice (I-036, I-037)."""
    pile = list(DECK)
    dice.shuffle(pile)
    lives = options.lives or (2 if seats == 2 else 1)  # I-004
    players = [Player(lives, draft=_first_hand(options, pile)) for _ in range(seats)]
    return War(options, players, pile)


def _first_hand(options: Options, pile: list[str]) -> list[str]:
    """Take the cards of a first hand from the pile: the next two, or the next two high and two low ones (I-037)."""
    if options.hand == "two":
        return [pile.pop(), pile.pop()]
    from_top = pile[::-1]
    high = [card for card in from_top if is_high(card)][:2]
    low = [card for card in from_top if not is_high(card)][:2]
    for card in (*high, *low):
        pile.remove(card)
    return [*high, *low]


def resolve(state: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Carry out one allowed move, and go on to the next phase if it ends one."""
    phase = state.phase
    if phase == "sort":
        yield from sort.resolve(state, seat, move, io)
    elif phase == "battle":
        yield from battle.resolve(state, seat, move, io)
    elif phase == "raid":
        yield from raid.resolve(state, seat, move, io)
    else:
        _choose_imperator(state, seat, move, io)
    if state.phase in ENDED:
        yield from _next_phase(state, io)


def _next_phase(state: War, io: ResolveContext) -> Flow:
    """Go on from a phase that has ended (I-039)."""
    if state.phase == "evaluation":
        yield from evaluate(state, io)
        if result(state) is None:
            begin_raid(state, io)  # I-078
    if state.phase == "raided":
        sort.start_sorting(state, io)
    if state.phase == "sorted":
        begin_battle(state, io)  # I-098


def begin_battle(state: War, io: ResolveContext) -> None:
    """Begin a battle, or go on to the raid at once if nobody can win anything in it (I-046a, I-069, I-078)."""
    battle.start_battle(state, io)
    if not battle.has_nothing_at_stake(state):
        return
    io.announce("event-battle-nothing")
    end_if_decided(state)
    if result(state) is None:
        begin_raid(state, io)


def begin_raid(state: War, io: ResolveContext) -> None:
    """Begin a raid, or go on to sorting at once if nobody can win anything in it (I-090)."""
    raid.start_raid(state, io)
    if state.phase == "raided":
        sort.start_sorting(state, io)


def _choose_imperator(state: War, seat: Seat, move: Move, io: ResolveContext) -> None:
    """Order a draft as chosen: the Imperator, the attackers, the buff if there is one."""
    player = state.players[seat]
    player.done = True
    imperator, *buffs = map(str, move.args)
    attackers = [card for card in player.draft if card != imperator and card not in buffs]
    player.draft = [imperator, *attackers, *buffs]
    io.announce("event-chosen", player=seat_name(seat))
    _reveal_choices(state, io)


def _reveal_choices(state: War, io: ResolveContext) -> None:
    """Reveal all Imperators together once every player has chosen (I-037)."""
    if not all(player.done or player.out for player in state.players):
        return
    io.reveal()
    for seat in state.living():
        player = state.players[seat]
        split = 1 + len(player.draft) // 2
        player.imperator = player.draft[0]
        player.attackers = player.draft[1:split]
        player.buffs = player.draft[split:]
        player.draft = []
        player.additions = len(player.attackers) - 1 + len(player.buffs)
        io.announce(
            "event-imperator",
            player=seat_name(seat),
            card=name(player.imperator),
            attackers=[name(attacker) for attacker in player.attackers],
            count=len(player.attackers),
            buffs=len(player.buffs),
        )
    begin_battle(state, io)


def resign(state: War, seat: Seat, io: ResolveContext) -> None:
    """Take a seat that gives up out of the game; its open tricks are void (I-076, I-076a)."""
    if state.phase == "battle":
        battle.withdraw(state, seat, io)
    if state.phase == "choice":
        state.players[seat].attackers = state.players[seat].draft
    eliminate(state, seat, io)
    state.final_blow = None
    state.discard = [card for card in state.discard if card]
    if len(state.living()) == 1:
        end_if_decided(state)
    elif state.phase == "choice":
        _reveal_choices(state, io)
    elif state.phase == "sort":
        if sort.close_if_done(state, io):
            begin_battle(state, io)
    elif seat in state.order:
        leave_order(state, seat)
        if state.phase == "raid" and not raid.go_on(state):
            sort.start_sorting(state, io)


def result(state: War) -> Result | None:
    """Return how the game ended, None while it runs."""
    if state.phase != "over":
        return None
    return Result(tuple(state.winners), _reason(state), ranked([score(player) for player in state.players]))


def _reason(state: War) -> Text:
    """Return why the game is over."""
    if state.ending != "survivor":
        return Text("result-limit")
    blow = state.final_blow
    if blow is None:
        return Text("result-survivor")
    extra = stakes(state)
    values = {
        "player": seat_name(blow.seat), "imperator": name(blow.imperator), "life": blow.life,
        "card": name(blow.attacking), "attack": blow.attack, "target": name(blow.defending),
        "defence": with_extra(blow.defence, blow.attack - blow.defence, extra) if extra else blow.defence,
    }  # fmt: skip
    return Text("result-blow", values)
