"""Labels of moves in panels and lists."""

from __future__ import annotations

from engine.heldenkampf.cards import card, card_set
from engine.heldenkampf.odds.moves import castle_damage, named_sums_after
from engine.heldenkampf.play.attack import is_unanswerable
from engine.heldenkampf.play.fight import BREAK, ROLL, ROLL_ON, WAIVE, is_between_heroes
from engine.heldenkampf.state import HeldenkampfState, life
from engine.heldenkampf.verbs import VERBS
from engine.heldenkampf.view.player_view import STACKS, card_line
from engine.kernel.menus import PASS, Argument, Move
from engine.kernel.text import Seat, Text, Value, name


def move_label(state: HeldenkampfState, move: Move) -> Text:
    """Return the label of a kind of move; in a fight, passing means to add no equipment (H-027).

    A meal in a fight replaces a strike (H-062). A strike at a castle names its damage (H-091).
    """
    if move == PASS and state.fight is not None:
        return Text("move-no-gear")
    if move.name == "eat" and state.fight is not None:
        return Text("move-eat-fight")
    if move == BREAK and state.fight is not None and is_between_heroes(state.fight):
        return Text("move-break-off-together")
    if move == ROLL_ON and state.fight is not None and not state.fight.strikes:
        return Text("move-roll-out")
    if state.fight is not None and not state.fight.defender.card and move in (ROLL, WAIVE):
        return Text(f"move-{move.name}-castle", castle_damage(state, state.fight, move))
    return VERBS.label(move.name)


def phrase(state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
    """Return an attack as one phrase without its battlefield, where that does not matter (H-090); else None."""
    if move.name != "attack" or state.options.terrain:
        return None
    fighter = str(move.args[0])
    return Text("phrase-attack", attacker_values(state, seat, fighter))


def attacker_values(state: HeldenkampfState, seat: Seat, fighter: str) -> dict[str, Value]:
    """Return what the texts of an attack say about its fighter; a monster's win scores no points (H-073).

    Its attack hits the castle if the other side has neither heroes nor the pause card, which everybody knows (H-091).
    """
    data = card(fighter)
    kind = "castle" if is_unanswerable(state, seat, fighter) else data.kind
    values = {"strength": data.strength, "life": life(state, fighter), "max": data.life}
    return {"fighter": name(fighter), "kind": kind, **values}


def argument_label(state: HeldenkampfState, seat: Seat, move: Move, depth: int) -> Text:
    """Return the label of argument number ``depth`` (from 1) of a move, for a list."""
    argument = str(move.args[depth - 1])
    if move.name == "draw":
        return Text("argument-stack", {"stack": argument, "count": stack_sizes(state, seat)[argument]})
    if depth == 2 and move.name == "forage":
        return Text("argument-forage", {"place": name(argument), "stack": argument})
    if depth == 2 and move.name == "attack":
        return name(argument)
    if move.name == "add" and (sums := named_sums_after(state, seat, move, key="sums")) is not None:
        return Text("argument-gear", {"card": card_line(state, argument, "argument-card"), "sums": sums})
    return card_line(state, argument, "argument-card")


def stack_sizes(state: HeldenkampfState, seat: Seat) -> dict[str, int]:
    """Return how many cards lie on the stacks that a seat may draw from; 0 for one that is reshuffled first."""
    return {
        "heroes": len(state.sides[seat].heroes),
        "monsters": len(state.monsters),
        "equipment": len(state.equipment),
    }


def nameable_items(state: HeldenkampfState, seat: Seat) -> list[tuple[Argument, Text]]:
    """List everything the seat can name in a move: its hand, battlefields, places, stacks."""
    hand: list[tuple[Argument, Text]] = [
        (identifier, card_line(state, identifier)) for identifier in state.sides[seat].hand
    ]
    places = [(place, name(place)) for place in (*card_set().battlefields, "forest", "market-place")]
    stacks = [(stack, Text("stack-" + stack)) for stack in STACKS]
    return [*hand, *places, *stacks]
