"""Properties of whole games with all events of a table and everything that people can look at."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.kernel.dice import dice_key, seal_of
from engine.kernel.game import SIMPLE
from engine.kernel.labels import labels
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Menu, Move
from engine.kernel.replay import Sealed, check_end, replay
from engine.kernel.text import Seat, seat_name
from engine.kernel.undo import reveals_hidden_info
from engine.kernel.views import View
from tests.engine.properties.games import ENOUGH, Case, some
from tests.engine.properties.playing import is_refused, other_moves
from tests.engine.properties.wording import words_of

STRONG_WORK = 3
"""The number of playouts of a strong computer, whose answers need not be good here."""


class JournalLine(NamedTuple):
    """A line of the journal; see :class:`engine.kernel.replay.Line`."""

    seq: int
    kind: str
    seat: Seat | None = None
    move: tuple[str, list[Any]] | None = None
    ask: str | None = None
    rolls: list[tuple[int, int, int]] = []  # noqa: RUF012  (never changed)


class Table:
    """A match, its journal, and the positions that an undo can restore."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.words = ("",) * case.seats
        self.match = case.begin(dice_key(case.secret, self.words))
        self.random = case.random()
        self.speaking = words_of(self.match)
        self.journal: list[JournalLine] = []
        self.positions: list[tuple[int, bytes]] = []
        self.undone = 0
        self._write("start", self.match.opening())

    def _write(self, kind: str, outcome: Outcome, seat: Seat | None = None, move: Any = None, ask: Any = None) -> None:
        rolls = [tuple(roll) for roll in outcome.rolls]
        self.journal.append(JournalLine(len(self.journal), kind, seat, move, ask, rolls))  # type: ignore[arg-type]
        self.positions.append((len(self.journal) - 1, self.match.save()))
        self.speaking.check([event.text for event in outcome.events])

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move of a seat, with the id of the question it saw."""
        ask = self.match.ask_id(seat)
        outcome = self.match.play(seat, move, ask)
        self._write("move", outcome, seat, (move.name, list(move.args)), ask)

    def step(self) -> None:
        """Carry out the automatic step that is due."""
        self._write("step", self.match.proceed())

    def resign(self, seat: Seat) -> None:
        """Let a seat resign, at rest or in the middle of a move."""
        self._write("resign", self.match.resign(seat), seat)

    def undo(self) -> None:
        """Take the last decisions back."""
        number, saved = self.random.choice(self.positions[-4:])
        self.match = self.match.back_to(saved)
        self.undone += 1
        self._write("undo", Outcome([], []), None, ("undo", [number]))

    def reload(self) -> None:
        """Save and load the match, as in a new process."""
        self.match = Match.load(self.match.rules, self.match.dice.key, self.match.save(), stepwise=True)
        assert not self.match.went_back

    def replay(self) -> None:
        """Replay the whole game from the journal, as the verification does."""
        match, secret = self.match, self.case.secret
        game = Sealed(match.rules, secret, self.words, seal_of(secret), match.seats, self.case.options)
        *_, last = replay(game, self.journal)
        check_end(game, last.match, match.save())


def look(match: Match[Any], reader: Seat | None) -> View:
    """Return the view of a reader, and check its headline and that a spectator has no private part."""
    view = match.view(reader)
    assert view.headline == match.headline()
    assert (view.private, list(view.hand)) == ({}, []) or reader is not None
    return view


def everybody_can_look_at_every_moment_of_a_game(case: Case, rarely: int = 1) -> int:
    """Check the views of all readers, including seats that are out; the public part is the same for all.

    With ``rarely`` above 1 all readers look only once in so many moments, and one of them at each other moment.
    """
    match = case.begin()
    random = case.random()
    readers = (None, *range(match.seats))
    for number in range(ENOUGH):
        looking = [readers[number % len(readers)]] if number % rarely else readers
        views = [look(match, reader) for reader in looking]
        assert all(view.board == views[0].board and view.figures == views[0].figures for view in views)
        menus = match.menus()
        if match.due:
            match.proceed()
        elif menus:
            seat = random.choice(list(menus))
            match.play(seat, menus[seat].draw(random))
        else:
            return number
    return ENOUGH


def look_around(table: Table) -> None:
    """Check everything that people read between two moves: labels, items, reasons, odds, texts."""
    match, random, speaking = table.match, table.random, table.speaking
    rules = match.rules
    for seat, menu in match.menus().items():
        speaking.check([menu.question, menu.occasion, seat_name(seat)])
        for move in some(menu, random, 4):
            speaking.check(labels(rules, match.state, seat, move))
    for seat in range(match.seats):
        speaking.check(list(rules.nameable_items(match.state, seat)))
        for move in other_moves(match, seat, random, 3):
            is_refused(match, seat, move, speaking)
    for reader in (None, *range(match.seats)):
        speaking.check(look(match, reader))
    if random.random() < 0.3:
        speaking.check(_odds(match))


def _odds(match: Match[Any]) -> Any:
    """Return the present odds and the items that ``/odds`` offers."""
    now = getattr(match.rules, "odds_now", None)
    offered = getattr(match.rules, "odds_things", None)
    return [now and now(match.state), offered and list(offered(match.state))]


def answer(table: Table, seat: Seat, menu: Menu) -> Move:
    """Return the decision of a person or a computer of any level, which knows only what the seat may know."""
    match, random = table.match, table.random
    if random.random() < 0.5:
        return menu.draw(random)
    strong = random.random() < 0.02
    level = random.choice(match.rules.levels) if strong else SIMPLE
    before = match.save()
    move = match.rules.decide(match.determinize(seat, random), seat, menu, random, level, STRONG_WORK)
    assert menu.allows(move), f"a computer answers {move}"
    assert match.save() == before, "a computer has changed the game itself"
    return move


def happen(table: Table) -> None:
    """Let one random event of a table happen."""
    match, random = table.match, table.random
    chance = random.random()
    if (chance < 0.004 and match.seats > 2) or chance < 0.001:
        seat = random.randrange(match.seats)
        if seat not in match.left and seat not in _out(match):
            table.resign(seat)
        return
    if chance < 0.02 and table.undone < 20:
        table.undo()
        return
    if chance < 0.08:
        table.reload()
    if table.match.due:
        table.step()
        return
    menus = table.match.menus()
    if not menus:
        return
    seat = random.choice(list(menus))
    move = answer(table, seat, menus[seat])
    if random.random() < 0.01:
        reveals_hidden_info(table.match, seat, move)
    table.play(seat, move)


def _out(match: Match[Any]) -> list[Seat]:
    """Return the seats that are out and cannot leave any more."""
    return list(match.rules.out(match.state))


def a_game_reaches_its_end_with_any_actions_of_its_players(case: Case) -> int:
    """Play with people and computers who look, try, undo and leave, and with restarts of the process."""
    table = Table(case)
    for _ in range(ENOUGH):
        if not table.match.due and not table.match.menus():
            break
        if table.random.random() < 0.04:
            look_around(table)
        happen(table)
    match = table.match
    result = match.result()
    assert result is not None, f"not over after {ENOUGH} moments"
    look_around(table)
    table.speaking.check([result.reason])
    assert all(0 <= seat < match.seats for seat in result.winners)
    assert len(result.places) in (0, match.seats)
    table.replay()
    return len(table.journal)
