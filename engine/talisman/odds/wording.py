"""Chances in words: of the present fight, of an Enemy, of the way to the Crown, and of single moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.odds import Chance, OddsWord, per_mille, percent, whole_percent
from engine.kernel.text import Seat, Text, Value, name, seat_name
from engine.kernel.views import Item
from engine.talisman.cards.library import library
from engine.talisman.odds.chances import FightOutcomes, at_most, fight, higher
from engine.talisman.play.fights.preparing import may_assassinate
from engine.talisman.play.fights.scores import attack_bonus, dice_count, foe_value, runes_bonus
from engine.talisman.play.moving import SENTINEL, guard_of_portal
from engine.talisman.play.values import rolls_fewer_dice, total
from engine.talisman.state import Adventure, Attribute, Fight, FightSide, Foe

DOORS: Mapping[str, Sequence[Attribute]] = {
    "portal": ("strength", "craft"),
    "crypt": ("strength",),
    "mines": ("craft",),
}
"""Spaces that are passed with a roll of at most Strength or Craft, and which of the two may be used."""
GUARD = "sentinel"
Rows: TypeAlias = list[tuple[Text, Fraction]]
"""Labelled chances."""


def odds(first: Sequence[OddsWord], second: Sequence[OddsWord], state: Adventure | None) -> Item:
    """Return the chances of the active player against an Enemy or at a space, which is named on either side.

    Raises RefusedError if no or several items are named, or no game is running.
    """
    named = [word for word, _ in (*first, *second)]
    if state is None or not state.adventurers[state.turn].character:
        raise RefusedError(Refusal("refused-odds-later"))
    if len(named) != 1 or not (named[0] in DOORS or named[0] == GUARD or library().enemy(named[0]) is not None):
        raise RefusedError(Refusal("refused-odds-what"))
    word = named[0]
    if word in DOORS:
        return _item(Text("odds-at", {"player": seat_name(state.turn), "space": name(word)}), _door_rows(state, word))
    heading = Text("odds-fight", {"player": seat_name(state.turn), "foe": name(word)})
    return _item(heading, _fight_rows(state, _planned(state, state.turn, _foe(word).attribute, foe=_foe(word))))


def odds_now(state: Adventure) -> Item | None:
    """Return the chances of the present fight, or else those on the way to the Crown; None without a character."""
    if state.ending or state.choosing or not state.adventurers[state.turn].character:
        return None
    if state.fight is None or any(not state.adventurers[side.seat].character for side in state.fight.sides()):
        rows = [(Text("odds-against", {"foe": name(GUARD)}), _outcomes(state, _guard(state)).won)]
        rows += [row for door in DOORS for row in _door_rows(state, door)]
        return _item(Text("odds-way", {"player": seat_name(state.turn)}), rows)
    rows = _fight_rows(state, state.fight)
    if state.fight.foe is not None:
        return _item(Text("odds-now", {"player": seat_name(state.fight.attacker.seat)}), rows)
    return _item(Text("odds-duel", {"player": seat_name(state.fight.attacker.seat)}), rows)


def _foe(word: str) -> Foe:
    """Return the creature with this name."""
    enemy = library().enemy(word)
    if enemy is None:
        return Foe("strength", [], word, SENTINEL)
    return (
        Foe("craft", [], word, enemy.craft, enemy.kind)
        if enemy.craft
        else Foe("strength", [], word, enemy.strength, enemy.kind)
    )


def _guard(state: Adventure) -> Fight:
    return _planned(state, state.turn, "strength", foe=_foe(GUARD))


def _planned(
    state: Adventure, seat: Seat, attribute: Attribute, *, defender: FightSide | None = None, foe: Foe | None = None
) -> Fight:
    """Return a fight that has not begun; an Assassin is counted on to assassinate (MD-119)."""
    running = Fight(attribute, FightSide(seat), defender, foe)
    running.assassinated = may_assassinate(state, running, running.attacker)
    return running


def _fight_rows(state: Adventure, running: Fight) -> Rows:
    """Return the chances of a fight to be won, a stand-off or lost; and won with fate if the attacker has any."""
    outcomes = _outcomes(state, running)
    rows: Rows = [(Text("odds-" + word), getattr(outcomes, word)) for word in ("won", "drawn", "lost")]
    if may_assassinate(state, running, running.attacker):
        rows.append((Text("odds-won-secret"), _outcomes(state, running, secret=True).won))
    if state.adventurers[running.attacker.seat].fate:
        rows.append((Text("odds-won-fate"), _outcomes(state, running, fate=True).won))
    return rows


def _outcomes(state: Adventure, running: Fight, *, fate: bool = False, secret: bool = False) -> FightOutcomes:
    """Return the chances of the attacker with everything in use (M-162, M-163, MD-026, MD-119, MD-135)."""
    against = 0 if running.assassinated or secret else 1
    if running.defender is not None:
        against *= dice_count(state, running, running.defender)
    values = _values(state, running, secret=secret)
    return fight(values.attacker - values.other, dice_count(state, running, running.attacker), against, fate=fate)


class _Values(NamedTuple):
    """What both sides of a fight add to their dice."""

    attacker: int
    other: int


def _values(state: Adventure, running: Fight, *, secret: bool = False) -> _Values:
    """Return the values of both sides with everything in use; the Runes help only who rolls a die (MD-026)."""
    side, other = running.attacker, running.defender
    if other is not None:
        theirs = attack_bonus(state, running, other)
    else:
        assert running.foe is not None
        rolls = not (running.assassinated or secret)
        theirs = foe_value(running.foe) + (runes_bonus(state, side.seat) if rolls else 0)
    return _Values(attack_bonus(state, running, side), theirs)


def _door_rows(state: Adventure, space: str) -> Rows:
    """Return the chances to pass a space of ``DOORS``, with and without fate."""
    rows: Rows = []
    for attribute in DOORS[space]:
        label: dict[str, Value] = {"space": name(space), "attribute": attribute}
        rows.append((Text("odds-through", label), passage_chance(state, state.turn, space, attribute)))
        if state.adventurers[state.turn].fate:
            chance = passage_chance(state, state.turn, space, attribute, fate=True)
            rows.append((Text("odds-through-fate", label), chance))
    return rows


def passage_chance(state: Adventure, seat: Seat, space: str, attribute: Attribute, *, fate: bool = False) -> Fraction:
    """Return the chance to get through the Portal, the Crypt or the Mines (MD-040, MD-041)."""
    return at_most(_passage_dice(state, seat, space, attribute), total(state, seat, attribute), fate=fate)


def _passage_dice(state: Adventure, seat: Seat, space: str, attribute: Attribute) -> int:
    """Return the number of dice for the Portal, the Crypt or the Mines."""
    dice = 2 if space == "portal" else 3
    return dice - (attribute == "craft" and space != "crypt" and rolls_fewer_dice(state, seat, space))


def _item(heading: Text, rows: Rows) -> Item:
    """Return the chances as lines of text, and as bars for the picture with lengths in thousandths."""
    lines = [Text("odds-line", {"label": label, **percent(chance)}) for label, chance in rows]
    how = Text("odds-how")
    bars = [
        {
            "label": label,
            "share": per_mille(chance),
            "chance": Text("odds-percent", percent(chance)),
            "outcome": label.key.removeprefix("odds-"),
        }
        for label, chance in rows
    ]
    return Item(heading, [*lines, how], {"template": "odds", "bars": bars, "how": how})


# ---- single moves


class _Passage(NamedTuple):
    """A way through the Portal, the Crypt or the Mines."""

    space: str
    attribute: Attribute


def chance(state: Adventure, seat: Seat, move: Move) -> Chance | None:
    """Return the chance that a fight is won or that the Portal, Crypt, Mines or Death are passed; None for other moves.

    Before the Portal the Sentinel may have to be defeated too (M-293).
    """
    if (running := _fight_of(state, seat, move)) is not None:
        outcomes = _outcomes(state, running, secret=move.name == "assassinate")
        return _chance("wins", outcomes.won if running.attacker.seat == seat else outcomes.lost)
    if (passage := _passage_of(state, seat, move)) is not None:
        through = passage_chance(state, seat, *passage)
        if passage.space != "portal":
            return _chance("passes", through)
        return _chance(
            "opens", through * _outcomes(state, _guard(state)).won if guard_of_portal(state, seat) else through
        )
    if _faces_death(state, seat, move):
        return _chance("passes", higher(2))
    return None


def _chance(aim: str, likely: Fraction) -> Chance:
    return Chance(likely, Text("chance-" + aim, {"percent": whole_percent(likely)}))


def stake(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return the values of a fight and the lives at risk, or the dice of a passage or Death; None for other moves.

    Lives stand beside the strike only, which follows an attack on a character and replaces an assassination.
    """
    if (running := _fight_of(state, seat, move)) is not None:
        values = _values(state, running, secret=move.name == "assassinate")
        own, other = values if running.attacker.seat == seat else (values.other, values.attacker)
        outcomes = _outcomes(state, running, secret=move.name == "assassinate")
        risky = move.name == "strike" and (outcomes.lost if running.attacker.seat == seat else outcomes.won)
        lives = state.adventurers[seat].lives if risky else 0
        secret = running.assassinated and running.attacker.seat == seat
        return Text("stake-fight", {"own": own, "other": other, "lives": lives, "secret": "yes" if secret else "no"})
    if (passage := _passage_of(state, seat, move)) is not None:
        most = total(state, seat, passage.attribute)
        return Text("stake-passage", {"dice": _passage_dice(state, seat, *passage), "most": most})
    if move.name == "face" and _faces_death(state, seat, move):
        return Text("does-death", {"lives": state.adventurers[seat].lives})
    return None


def is_won_by_striking(state: Adventure, seat: Seat) -> bool:
    """Return whether a fight of a seat against a creature is won with any dice."""
    running = _fight_of(state, seat, Move("strike"))
    return running is not None and running.foe is not None and _outcomes(state, running).won == 1


def _faces_death(state: Adventure, seat: Seat, move: Move) -> bool:
    """Return whether a move rolls against Death; a step to that space names the dice and lives itself (MD-043)."""
    adventurer = state.adventurers[seat]
    if move.name == "move":
        return move.args[0] == "death" and not adventurer.back
    return move.name == "face" and adventurer.space == "death"


def _fight_of(state: Adventure, seat: Seat, move: Move) -> Fight | None:
    """Return the fight that a move rolls for."""
    running = state.fight
    match move.name:
        case "strike" | "assassinate" if running is not None and running.attacker.seat == seat:
            return running
        case "strike" if running is not None and running.defender is not None and running.defender.seat == seat:
            return running
        case "attack" | "combat":
            attribute: Attribute = "strength" if move.name == "attack" else "craft"
            return _planned(state, seat, attribute, defender=FightSide(int(move.args[0])))
        case _:
            return None


def _passage_of(state: Adventure, seat: Seat, move: Move) -> _Passage | None:
    """Return the passage that a move rolls for."""
    if move.name == "open":
        return _Passage("portal", "craft" if move.args[0] == "craft" else "strength")
    if move.name == "move" and move.args[0] in ("crypt", "mines") and not state.adventurers[seat].back:
        space = str(move.args[0])
        return _Passage(space, DOORS[space][0])
    return None
