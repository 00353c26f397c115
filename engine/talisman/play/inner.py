"""The Inner Region, where no cards are drawn, and the Crown of Command (M-317 .. M-353, MD-041 .. MD-045)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import board
from engine.talisman.cards.outcomes import NOTHING, loss_text, space_text
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.spells.casting import ask_for_counterspell
from engine.talisman.play.values import can, rolls_fewer_dice, total
from engine.talisman.state import BURDENS, Attribute, Foe, clockwise, kind

PITFIEND = 4
"""The Strength of each Pitfiend."""
COMMANDED = 4
"""The lowest roll with which the Command Spell works (M-348)."""
COMMANDED_AMONG = {5: 3, 6: 2}
"""The same by the number of players, with the option ``command_by_players`` (M-367)."""
_EXITS: Mapping[int, str] = {1: "plain-of-peril", 2: "portal", 3: "portal", 4: "warlocks-cave", 5: "warlocks-cave"}


def crypt(game: ActiveGame, seat: Seat) -> Flow:
    """Roll three dice; the excess over Strength decides the exit (M-327 .. M-329)."""
    yield from _exit(game, seat, "strength", 3, "city")


def mines(game: ActiveGame, seat: Seat) -> Flow:
    """Roll three dice; the excess over Craft decides the exit (M-330, MD-041)."""
    dice = 2 if rolls_fewer_dice(game.state, seat, "mines") else 3
    yield from _exit(game, seat, "craft", dice, "tavern")


def _exit(game: ActiveGame, seat: Seat, attribute: Attribute, dice: int, last: str) -> Flow:
    value = total(game.state, seat, attribute)

    def leads(faces: list[int]) -> Text:
        return space_text(_EXITS.get(sum(faces) - value, last))

    faces = yield from game.roll(seat, dice, name(game.adventurer(seat).space), leads, lambda faces: sum(faces) > value)
    missing = sum(faces) - value
    if missing > 0:
        game.report("event-too-high", seat, total=sum(faces), attribute=attribute, value=value)
        game.put_on_space(seat, _EXITS.get(missing, last))
    else:
        game.report("event-passed", seat)


def vampires_tower(game: ActiveGame, seat: Seat) -> Flow:
    """Let the Vampire take one to three lives; each Follower given up saves one (MD-042)."""
    (face,) = yield from game.roll(seat, 1, name("vampires-tower"), _bites, lambda faces: faces[0] > 2)
    taken = _taken(face)
    followers = [card for card in game.adventurer(seat).followers if kind(card) not in BURDENS]
    if followers:
        most = min(taken, len(followers))
        given = yield from game.choose_cards(seat, Text("ask-vampire", {"lives": taken}), followers, 0, most)
        for card in given:
            game.discard_own(seat, card)
        taken -= len(given)
        yield from game.enforce_limits(seat)
    yield from game.lose_lives(seat, taken, "vampires-tower")


def _taken(face: int) -> int:
    """Return how many lives the Vampire takes."""
    return (face + 1) // 2


def _bites(faces: list[int]) -> Text:
    return loss_text("life", _taken(faces[0]))


def pits(game: ActiveGame, seat: Seat) -> Flow:
    """Fight the next of the Pitfiends, whose number is rolled first (M-336 .. M-340)."""
    adventurer = game.adventurer(seat)
    if not adventurer.pitfiends:
        (adventurer.pitfiends,) = yield from game.roll(seat, 1, name("pits"), _fiends, lambda faces: faces[0] > 1)
        game.report("event-pitfiends", seat, count=adventurer.pitfiends)
    game.start_fight(seat, Foe("strength", [], "pitfiend", PITFIEND))


def _fiends(faces: list[int]) -> Text:
    return Text("fate-pitfiends", {"count": faces[0]})


def werewolf_den(game: ActiveGame, seat: Seat) -> Flow:
    """Fight one's own Werewolf, whose rolled Strength remains until it is defeated (M-331 .. M-335)."""
    adventurer = game.adventurer(seat)
    if not adventurer.werewolf:
        faces = yield from game.roll(seat, 2, name("werewolf-den"), _wolf, lambda faces: sum(faces) > 2)
        adventurer.werewolf = sum(faces)
        game.report("event-werewolf", seat, strength=adventurer.werewolf)
    game.start_fight(seat, Foe("strength", [], "werewolf", adventurer.werewolf))


def _wolf(faces: list[int]) -> Text:
    return Text("fate-werewolf", {"strength": sum(faces)})


def death(game: ActiveGame, seat: Seat) -> Flow:
    """Roll two dice against Death, once a turn until the character rolls higher (MD-043)."""
    faces = game.throw(seat, 2, name("death"))
    theirs = game.io.dice.roll(6) + game.io.dice.roll(6)
    game.report("event-death-rolled", seat, total=theirs)

    def stands(faces: list[int]) -> Text:
        result = "drawn" if sum(faces) == theirs else "lost"
        return Text("fate-fight", {"mine": sum(faces), "theirs": theirs, "result": result})

    yield from game.spend_fate(seat, faces, name("death"), stands, lambda faces: sum(faces) <= theirs)
    if sum(faces) > theirs:
        game.adventurer(seat).passed = True
        game.report("event-passed", seat)
    elif sum(faces) < theirs:
        yield from game.lose_lives(seat, 1, "death")
    else:
        game.report_nothing(seat, "death")


def crown(game: ActiveGame, seat: Seat) -> Flow:
    """Cast the Command Spell on all others (M-347 .. M-352, M-265a)."""
    adventurer = game.adventurer(seat)
    state = game.state
    if adventurer.toad is not None or state.destroyer is not None or can(state, seat, "spell-proof"):
        game.report("event-no-command", seat)
        return
    game.report("event-commands", seat)
    question = Text("ask-counter", {"player": seat_name(seat), "spell": Text("roll-command"), "aim": ""})
    others = [other for other in clockwise(state, seat) if other != seat]
    deadly = [other for other in others if game.adventurer(other).lives == 1]
    if (yield from ask_for_counterspell(game, seat, question, own=others, deadly=deadly)):
        game.report("event-countered", seat, spell=Text("roll-command"))
        return
    least = COMMANDED_AMONG.get(len(state.adventurers), COMMANDED) if state.options.command_by_players else COMMANDED
    (face,) = yield from game.roll(seat, 1, Text("roll-command"), lambda _: NOTHING, lambda faces: faces[0] < least)
    if face < least:
        game.report("event-command-fails", seat, least=least)
        return
    state.commanded = True
    for other in clockwise(game.state, seat)[1:]:
        yield from game.lose_lives(other, 1)


SPACES: Mapping[str, Callable[[ActiveGame, Seat], Flow]] = {
    "crypt": crypt,
    "mines": mines,
    "vampires-tower": vampires_tower,
    "pits": pits,
    "werewolf-den": werewolf_den,
    "death": death,
    "crown": crown,
}
"""The steps of the spaces of the Inner Region and of the Crown."""


def on_way_back(game: ActiveGame, seat: Seat) -> bool:
    """Return whether a character on its way back ignores the spaces of the Inner Region (M-319)."""
    return game.adventurer(seat).back and game.adventurer(seat).space != board().gate[1]
