"""A turn from its beginning to its end: who comes next, what they may do instead of moving, and moving (M-121 .. M-135,
M-291 .. M-321, M-389)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import CROWN, INNER, OUTER, Way, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.play import counting
from engine.talisman.play.game import Game
from engine.talisman.play.spells.polling import polled
from engine.talisman.play.values import can, fewer_dice, slowed, total
from engine.talisman.state import Adventure, Adventurer, Foe, Visit, at, kind, playing

SENTINEL = 9
"""The Strength of the Sentinel who guards the bridge (M-293)."""
MISSED = "missed"
"""The phase of a turn that is missed."""
FREED = 4
"""The least roll that frees from the Temple (MD-033)."""


# ---- beginning and end


def next_turn(game: Game) -> None:
    """The turn goes to the left (M-124)."""
    state = game.state
    there = playing(state)
    state.agenda = ["begin"]
    if state.extra_turns and state.turn in there:
        state.extra_turns -= 1
        state.extra = True
        return
    state.extra_turns, state.extra = 0, False
    while True:
        state.turn = (state.turn + 1) % len(state.adventurers)
        state.rounds += state.turn == state.first
        if state.turn in there:
            break
        _count_hexes(state)  # seats count, not characters (M-397)
        _count_blizzard(game)
        _end_destruction(game)
    if state.options.round_limit and state.rounds > state.options.round_limit:
        counting.count(game)


def close(game: Game) -> None:
    """The last one who can play has won, wherever they are; where the last ones went out together nobody has (M-006,
    M-006a, M-006b)."""
    state = game.state
    there = playing(state)
    state.ending, state.winners = ("won" if there else "drawn"), there
    state.agenda, state.fight = [], None


def begin(game: Game) -> None:
    """A turn begins: whoever has no character gets a new one (M-082, M-083), whoever has to miss a turn does (M-112d),
    and whoever is held fast rolls first (MD-033)."""
    state = game.state
    seat = state.turn
    state.roll, state.visit, state.fight, state.phase = 0, None, None, "begin"
    state.left, state.left_gold, state.polled, state.freed, state.opening = [], [], False, False, ""
    if state.blizzard is not None and state.blizzard_turns < 3:
        state.blizzard_on = True
    _end_destruction(game)
    if not state.extra:
        _count_hexes(state)
    for each in state.adventurers:
        each.blast, each.invisible, each.halting = 0, False, False
        each.turned, each.cast, each.drunk, each.hired, each.frugal = False, 0, 0, False, False
    one = game.one(seat)
    inherits = not one.character and bool(one.objects or one.followers)
    if not one.character:
        enter(game, seat)
        one = game.one(seat)
    game.tell("event-turn", seat, character=name(one.character))
    one.raft = bool(rafts(one))
    state.spells_at_start, state.began = len(one.spells), one.space
    if one.misses:
        one.misses -= 1
        game.tell("event-missing", seat)
        state.phase, state.agenda = MISSED, ["finish"]
    else:
        state.agenda = polled(state, *(["break-free"] if one.enslaved else []))
    if inherits:
        state.agenda.insert(0, "inherit")


def _count_hexes(state: Adventure) -> None:
    """A turn of the seat begins that has cast a Hex: with the third one it is gone (MD-107)."""
    for space, (caster, turns) in list(state.hexes.items()):
        if caster == state.turn and turns == 1:
            del state.hexes[space]
            state.spell_discard.append("hex.1")
        elif caster == state.turn:
            state.hexes[space] = [caster, turns - 1]


def _count_blizzard(game: Game) -> None:
    """A turn of the seat ends that has drawn the Blizzard: with the second one after it it is over (MD-047)."""
    state = game.state
    if state.blizzard == state.turn:
        state.blizzard_turns -= 1
        if state.blizzard_turns == 0:
            state.blizzard, state.blizzard_on = None, False
            game.tell("event-blizzard-over", state.turn)
            state.adventure_discard.append("blizzard.1")


def _end_destruction(game: Game) -> None:
    """A turn of the seat begins that has destroyed magic (MD-103)."""
    if game.state.destroyer == game.state.turn:
        game.state.destroyer = None
        game.tell("event-magic-again", game.state.turn)


def rafts(one: Adventurer) -> list[str]:
    """Return the rafts of a character."""
    return [card for card in one.objects if kind(card) == "raft"]


def enter(game: Game, seat: Seat) -> None:
    """A player gets the next character, on its start space and with what its card gives (M-036 .. M-043, M-082)."""
    state = game.state
    if not state.unused:  # M-084
        state.unused, state.dead = state.dead, []
        game.io.dice.shuffle(state.unused)
    become(game, seat, state.unused.pop())


def become(game: Game, seat: Seat, character: str) -> None:
    """A player is this character from now on."""
    state, data = game.state, library().characters[character]
    left = state.adventurers[seat]  # by the last character of this player (M-359)
    one = state.adventurers[seat] = Adventurer(character, data.start, data.alignment)
    one.gold, one.objects, one.followers = left.gold, left.objects, left.followers
    game.tell("event-entered", seat, character=name(character), space=space_name(data.start))
    game.supply(seat, "life", data.lives)
    game.supply(seat, "fate", data.fate)
    game.supply(seat, "gold", counting.START_GOLD)
    game.draw_spells(seat, data.spells)
    for item in data.objects:
        card = next((card for card in state.stock if kind(card) == item), None)
        if card is not None:
            state.stock.remove(card)
            game.take(seat, card)


def finish(game: Game) -> Flow:
    """The turn is over: a raft goes (M-305), toads come nearer to what they were (M-259, M-272), a Blizzard to its end
    (MD-047)."""
    state = game.state
    seat = state.turn
    one = game.one(seat)
    for card in rafts(one) if one.raft else ():
        game.discard_own(seat, card)
    if one.toad is not None and state.phase != MISSED:
        one.toad.turns -= 1
        if one.toad.turns == 0:
            one.toad = None
            game.tell("event-toad-no-more", seat)
            yield from game.settle(seat)
    if not state.extra:
        _count_blizzard(game)
    state.fight = state.visit = None
    state.agenda = ["next"]


# ---- moving


def break_free(game: Game) -> Flow:
    """Whoever is held fast in the Temple rolls for the move: with a 4 or more they are free (MD-033)."""
    state = game.state
    one = game.one(state.turn)
    fate = one.fate
    (face,) = yield from game.roll(state.turn, 1, Text("roll-move"), lambda faces: faces[0] < FREED)
    if face < FREED:
        state.phase = "held"
        state.agenda = ["finish"]
    else:
        one.enslaved, state.freed = False, True
        game.tell("event-freed", state.turn)
        state.rerolled = one.fate < fate
        state.roll, state.phase = (1 if slowed(state, state.turn) else face), "move"


def roll(game: Game) -> None:
    """Roll for the move (M-122, M-128). Fate may be spent while the way is chosen, so that nobody is asked twice; the
    Troll may regenerate with a 6 (MD-134)."""
    state = game.state
    (state.roll,) = game.throw(state.turn, 1, Text("roll-move"))
    state.rerolled, state.phase = False, "move"


def reroll(game: Game) -> None:
    """Spend fate on the roll for the move, once (M-088, M-089, M-092)."""
    state = game.state
    game.one(state.turn).fate -= 1
    state.roll, state.rerolled = game.io.dice.roll(6), True
    game.tell("event-fate", state.turn, face=state.roll, total=state.roll)


def may_reroll(state: Adventure, seat: Seat) -> bool:
    """Return whether fate may be spent on the roll for the move."""
    one = state.adventurers[seat]
    return bool(state.roll) and not state.rerolled and one.fate > 0 and not one.frugal and not slowed(state, seat)


def steps(state: Adventure, seat: Seat) -> int:
    """Return how many spaces a character moves now; 0 before it has rolled."""
    return 1 if slowed(state, seat) else state.roll


def ways(state: Adventure, seat: Seat) -> list[Way]:
    """Return all ways on which a character may move now, in the Outer and Middle Region by its roll, in the Inner one
    by a step (M-128, M-315, M-316)."""
    one = state.adventurers[seat]
    known, region = board(), board().region(one.space)
    if region == CROWN:  # M-343
        return []
    if region != INNER:
        return known.ways(one.space, count) if (count := steps(state, seat)) else []
    plain = known.gate[1]
    if one.space == plain:
        one_step = [*known.inward(plain), known.gate[0]]
    elif one.back:
        one_step = list(known.outward(one.space))
    elif busy(state, seat):
        one_step = []
    else:
        one_step = [space for space in known.inward(one.space) if may_step(state, seat, space)]
    return [Way((space,)) for space in one_step]


def busy(state: Adventure, seat: Seat) -> bool:
    """Return whether something on a space of the Inner Region has still to be overcome (M-317, M-332, M-338)."""
    one = state.adventurers[seat]
    return bool(one.werewolf or one.pitfiends or (one.space == "death" and not one.back and not one.passed))


def may_step(state: Adventure, seat: Seat, space: str) -> bool:
    """Return whether a step is allowed: into the Valley of Fire and onto the Crown only with a Talisman (M-342, M-342a,
    M-353)."""
    needs = space in board().summit
    return not needs or any(kind(card) == "talisman" for card in state.adventurers[seat].objects)


def move(game: Game, way: Way) -> None:
    """Move a character; over the bridge from the Outer Region the Sentinel attacks first (M-293, M-294, M-297)."""
    state = game.state
    seat = state.turn
    one = game.one(seat)
    one.offer = ""
    if _guarded(game, way):
        return
    if way.crossing:
        river_crossed(game, seat)
    start, one.space = one.space, way.target
    one.passed = False
    if board().region(way.target) == INNER and way.target == board().gate[1]:
        one.back = False
    game.tell("event-moved", seat, start=space_name(start), space=space_name(way.target))
    state.agenda = ["land"]


def _guarded(game: Game, way: Way) -> bool:
    """The Sentinel attacks whoever crosses the bridge from the Outer Region, before the rest of the move (M-293);
    return whether it does."""
    state = game.state
    if way.crossing in ("", OUTER):
        return False
    bridge, middle = board().bridge
    game.one(state.turn).space = bridge
    state.way = list(way.path[way.path.index(middle) :])
    game.tell("event-sentinel", state.turn)
    state.visit = Visit(bridge)
    state.agenda = ["cross"]
    game.fight(state.turn, Foe("strength", [], "sentinel", SENTINEL))
    return True


def cross(game: Game) -> Flow:
    """The Sentinel is defeated or evaded: the rest of the move (M-294), or the attempt at the Portal at its end."""
    state = game.state
    one = game.one(state.turn)
    river_crossed(game, state.turn)
    start, one.space = one.space, state.way[-1]
    state.way = []
    if state.opening:
        yield from _try_portal(game, state.opening)
        return
    game.tell("event-moved", state.turn, start=space_name(start), space=space_name(one.space))
    state.agenda = ["land"]


def river_crossed(game: Game, seat: Seat) -> None:
    """A Poltergeist does not follow over the Storm River by bridge, raft or ferry (MD-072)."""
    for card in [card for card in game.one(seat).followers if kind(card) == "poltergeist"]:
        game.discard_own(seat, card)


def open_portal(game: Game, attribute: str) -> Flow:
    """Try to open the Portal of Power with Strength or Craft (M-308 .. M-312a, MD-040)."""
    state = game.state
    one = game.one(state.turn)
    one.offer = ""
    way = board().beyond_portal(one.space, steps(state, state.turn))[0]
    if _guarded(game, way):
        state.opening = attribute
        return
    if way.crossing:
        river_crossed(game, state.turn)
    yield from _try_portal(game, attribute)


def _try_portal(game: Game, attribute: str) -> Flow:
    state = game.state
    seat = state.turn
    one = game.one(seat)
    one.space = board().gate[0]
    what = "strength" if attribute == "strength" else "craft"
    value = total(state, seat, what)
    dice = 2
    if what == "craft" and fewer_dice(state, seat, "portal"):
        dice = yield from game.choose_dice(seat, name("portal"), 1, 2)
    faces = yield from game.roll(seat, dice, name("portal"), lambda faces: sum(faces) > value)
    if sum(faces) <= value:
        one.space = board().gate[1]
        game.tell("event-portal-open", seat)
    else:
        game.tell("event-portal-shut", seat)
        yield from game.lose(seat, what, 1)
    state.phase, state.agenda = "busy", ["trade"]


def others_here(state: Adventure, seat: Seat) -> list[Seat]:
    """Return whom a character could encounter where it stands; in most of the Inner Region nobody (M-136, M-139,
    M-324, M-324a)."""
    space = state.adventurers[seat].space
    quiet = board().region(space) == INNER and space not in (board().gate[1], board().summit[0])
    return [] if quiet else [other for other in at(state, space) if other != seat]


def may_walk(state: Adventure, seat: Seat) -> list[str]:
    """Return the Woods to which an Elf who starts in Woods may go instead of rolling (MD-122)."""
    one = state.adventurers[seat]
    known = board()
    if slowed(state, seat) or known.kind(one.space) != "woods" or not can(state, seat, "woods-walk"):
        return []
    return [space for space in known.of_kind("woods", known.region(one.space)) if space != one.space]


def may_build(state: Adventure, seat: Seat) -> bool:
    """Return whether a raft may be built instead of moving (M-302, MD-082)."""
    one = state.adventurers[seat]
    axe = can(state, seat, "builds-rafts") and board().kind(one.space) in ("woods", "forest")
    return axe and any(kind(card) == "raft" for card in state.stock)
