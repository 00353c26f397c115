"""Contents of posts: the board for everybody, a hand for its owner, lines for the thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from engine.kernel.endings import ENDING, TURNING_POINT
from engine.kernel.game import Game
from engine.kernel.highlights import highlights_of, marks_of, shows_moment
from engine.kernel.motion import standing
from engine.kernel.text import Seat, Text, Value, seat_name
from engine.kernel.views import View
from host.chat import BoardPost, Button, HandPost, LargePost, VoteChoices
from host.consent.proposals import missing_consents
from host.play.ballots import VOTE_EVENTS, vote_at, vote_choices, vote_lines
from host.publishing.endings import EndOfGame, end_of
from host.publishing.latest_pictures import LatestPictures, public_board
from host.reminding.absence import overdue
from host.reminding.notices import time_notices
from host.reminding.reminder_words import board_link
from host.seating.reservations import closing, reservation
from host.servers.server_settings import ServerSettingsCache
from host.tables.about import about_table
from host.tables.fairness import has_dice
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Ending, Status
from host.tables.table import Table
from host.time.running_time import RunningTime
from host.time.stamps import moment
from render.game_options import unusual
from render.languages import Languages, Reader
from render.narration import Sentence, narrate, narrated
from render.pages import BoardPage, board_page, hand_sheet, page

if TYPE_CHECKING:
    from render.pictures import Pictures

_THREAD_NAME = 100

log = structlog.get_logger(__name__)


@dataclass(slots=True, frozen=True)
class BoardContents:
    """Snapshot of a table in one language, to be drawn later; ``view`` is None before the game has begun."""

    seq: int
    people: list[str]
    page: BoardPage
    view: View | None
    marks: Sequence[Mapping[str, Any]]
    highlights: Mapping[str, Any] | None
    end: EndOfGame | None
    proposal: int
    vote: VoteChoices | None
    vote_state: Mapping[str, Any] | None
    """State of the open vote, for the picture."""
    buttons: tuple[Button, ...]


class Posts:
    """Composes posts. Methods that read a table take its lock briefly, so that posts show only committed changes."""

    def __init__(
        self,
        languages: Languages,
        pictures: Pictures,
        latest: LatestPictures,
        time: RunningTime,
        servers: ServerSettingsCache,
    ) -> None:
        self._languages = languages
        self._servers = servers
        self._time = time
        self._pictures = pictures
        self._latest = latest
        self._undrawn: list[str] = []
        """Games whose pictures have failed, so that each is logged once."""

    async def board(
        self, table: Table, language: str, *, large: bool | None = None, seat: Seat | None = None
    ) -> tuple[BoardContents, BoardPost]:
        """Return the contents and the post of a board in a language; ``large`` None means the server's setting.

        Its picture is seen from the side of ``seat`` and shows only what is public.
        The post omits the fields that a picture of the board shows; without a picture the words are enough to play.
        """
        if large is None:
            large = (await self._servers.settings(table.place.guild_id)).large_boards
        async with table.lock:
            contents = self._snapshot(table, language, seat)
        picture, words = None, contents.page
        if (view := contents.view) is not None:
            draw = partial(
                self._pictures.board,
                view,
                language,
                contents.people,
                marks=contents.marks,
                vote=contents.vote_state,
                highlights=contents.highlights,
            )
            if contents.end is not None:
                draw = partial(self._pictures.ending, table.game, *contents.end, language, contents.people)
            picture = await self._draw(table, draw)
        if picture is not None and seat is None:
            self._latest.keep(public_board(table.id, language), f"board-{contents.seq}.png", picture)
        if picture is not None and (contents.end is not None or not shows_moment(contents.highlights)):
            words = replace(words, fields=())
        post = BoardPost(table.id, language, words, picture, contents.buttons, contents.proposal, contents.vote, large)
        return contents, post

    async def large_board(self, table: Table, language: str, seat: Seat | None) -> LargePost:
        """Return the board for one reader in a language, with a second picture of what does not fit into the first.

        Players, who have a ``seat``, see it from their own side, as in their panels.
        """
        contents, post = await self.board(table, language, large=True, seat=seat)
        details = None
        if (view := contents.view) is not None:
            details = await self._draw(table, lambda: self._pictures.large_board(view, language, contents.people))
        return LargePost(replace(post, page=contents.page), None if details == post.picture else details)

    async def hand(self, table: Table, seat: Seat, language: str, *, link: bool = False) -> HandPost:
        """Return a seat's hand with its open question and, if ``link``, a link to the board.

        Its lines list the cards only where no picture could be drawn; nothing is drawn for a player who has nothing,
        such as one who is out.
        Raises RefusedError before the game has begun.
        """
        async with table.lock:
            match = table.playing()
            view = match.view(seat)
            reader = table.reader(self._languages, language, markdown=True, seat=seat)
            people = list(reader.people)
            question = self._question(table, seat, reader)
            asked = seat in table.asks()
        sheet = hand_sheet(view, self._languages, language, people)
        picture = None
        if view.private:
            picture = await self._draw(table, lambda: self._pictures.hand(view, language, people))
        lines = [*([] if picture else sheet.lines), *question]
        if link:
            lines.append(self._languages.say_to(Text("hand-board", {"board": board_link(table)}), reader))
        buttons = (Button.MOVE, Button.HAND) if asked else (Button.HAND,)
        return HandPost(table.id, language, sheet.title, tuple(lines), picture, sheet.alt, buttons)

    def lines(self, table: Table, events: Sequence[Text]) -> list[Sentence]:
        """Return public events in the table's language, as sentences of one or several events."""
        return narrate(events, self._languages, table.reader(self._languages, table.language, markdown=True))

    def say(self, table: Table, text: Text) -> str:
        """Return a text in the table's language."""
        return self._languages.say_to(text, table.reader(self._languages, table.language, markdown=True))

    def thread_name(self, table: Table) -> str:
        people = table.people(self._languages, table.language)
        seats = tuple(seat_name(seat) for seat in range(len(people)))
        text = Text("thread-name", {"game": Text("game-" + table.game), "seats": seats})
        return self._languages.say(text, table.language, people)[:_THREAD_NAME]

    # ---- inside

    def _snapshot(self, table: Table, language: str, seat: Seat | None) -> BoardContents:
        reader = table.reader(self._languages, language, markdown=True)
        people = list(reader.people)
        if table.match is None:
            words = self._open_page(table, reader)
            return BoardContents(table.seq, people, words, None, (), None, None, 0, None, None, _open_buttons(table))
        view = replace(table.match.view(None), headline=table.headline(), seat=seat)
        notices = (*time_notices(table, self._time.real), *_notices(table))
        say: Callable[[Text], str] = lambda text: self._languages.say_to(text, reader)  # noqa: E731
        vote, voting = vote_at(table), list[str]()
        events = table.news
        if vote is not None:
            voting = vote_lines(table, vote, say)
            events = [text for text in events if text.key not in VOTE_EVENTS]
        room = max(0, _LINES - 2 - len(notices) - len(voting))  # without the headline and the line about the status
        latest = narrated(events, self._languages, reader)
        news, footer = (
            [
                *latest[max(0, len(latest) - room) :],
                *voting,
                *map(say, (_status_line(table, self._time.real), *notices)),
            ],
            "",
        )
        if table.status is Status.RUNNING and (supplies := table.rules.board_footer(table.match.state)) is not None:
            footer = say(supplies)
        if table.status is Status.OVER:
            decisive = [text for text in table.news if text.key == TURNING_POINT]
            standings = [text for text in table.news if text.key.startswith(ENDING) and text.key != TURNING_POINT]
            news = [say(text) for text in (_status_line(table, self._time.real), *notices, *decisive)]
            footer = "\n".join(map(say, standings))
        words = board_page(view, self._languages, language, people, news=news, footer=footer)
        marks = marks_of(table.rules.marks, table.news)
        highlights = highlights_of(table.rules.highlights, table.news, table.rules.describe)
        proposal = table.proposal.number if table.proposal is not None else 0
        paper = None
        if vote is not None and table.paused is None:
            plain = replace(reader, markdown=False)
            paper = vote_choices(table, vote, lambda text: self._languages.say_to(text, plain))
        return BoardContents(
            table.seq, people, words, view, marks, highlights, end_of(table), proposal, paper, standing(vote),
            _buttons(table),
        )  # fmt: skip

    def _open_page(self, table: Table, reader: Reader) -> BoardPage:
        say: Callable[[Text], str] = lambda text: self._languages.say_to(text, reader)  # noqa: E731
        game = Text("game-" + table.game)
        if table.status is Status.CLOSED:
            why = say(Text("board-closed-expired")) if table.ending is Ending.EXPIRED else ""
            return page(say(Text("board-closed", {"game": game})), why)
        low, high = table.rules.seats[0], table.rules.seats[-1]
        sitting = len(table.assignments) - len(table.reserved)
        taken = "\n".join(say(_seat_line(table, seat, assignment)) for seat, assignment in enumerate(table.assignments))
        fields = [(say(Text("board-seats")), taken)]
        if table.reserved:
            values = reservation(table, self._time.real)
            fields.append((say(Text("board-reserved", values)), say(Text("board-reserved-how", values))))
        clock = Text("clock-off") if table.clock is None else table.clock.text
        fields.append((say(Text("board-clock")), say(Text("board-clock-how", {"clock": clock}))))
        if chosen := unusual(table.rules, table.options, self._languages, reader.language, short=True):
            fields.append((say(Text("board-house-rules")), "\n".join(chosen)))
        how = Text("board-open-how", {"low": low, "high": high, "taken": sitting})
        continued: list[str] = []
        if table.continues is not None:
            continued = ["", say(table.continues.text("board-continues", has_dice(table)))]
        lines = [*map(say, about_table(table)), *continued, "", say(how), *map(say, closing(table, self._time.real))]
        return page(say(Text("board-open", {"game": game})), "\n".join(lines), fields)

    def _question(self, table: Table, seat: Seat, reader: Reader) -> tuple[str, ...]:
        asked = table.asks().get(seat)
        if asked is not None:
            return (self._languages.say_to(asked.menu.question, reader),)
        waiting = table.waiting()
        return (self._languages.say_to(Text("board-waiting", {"seats": waiting}), reader),) if waiting else ()

    async def _draw(self, table: Table, draw: Callable[[], bytes]) -> bytes | None:
        """Return a picture drawn in a thread, or None if drawing fails: the words are enough to play."""
        try:
            return await self._pictures.drawing_thread.draw(draw)
        except Exception as error:
            if table.game not in self._undrawn:
                self._undrawn.append(table.game)
                log.warning("no picture", table=table.id, game=table.game, error=type(error).__name__)
            return None


def _seat_line(table: Table, seat: Seat, assignment: SeatAssignment) -> Text:
    """Return who has a seat of an open table; with the level of a computer where the game has several."""
    values = _numbered(seat)
    if assignment.reserved_for is not None:
        return Text("board-seat-reserved", values)
    levels = table.rules.levels
    if assignment.computer and len(levels) > 1 and assignment.level in levels:
        return Text("board-seat-level", values | {"level": Text("computer-level-" + assignment.level)})
    return Text("board-seat", values)


def _status_line(table: Table, real: Callable[[float], float]) -> Text:
    """Return the last line of the news: the awaited players, the pause, or the result."""
    if table.status is Status.RUNNING and table.paused is not None:
        if table.deadline is not None:
            return Text("board-break", {"until": moment(real(table.deadline))})
        return Text("board-paused")
    return table.verdict() or Text("board-waiting", {"seats": table.waiting()})


def _notices(table: Table) -> list[Text]:
    """Return a line about the open proposal, if there is one."""
    proposal = table.proposal
    if proposal is None:
        return []
    missing = tuple(seat_name(seat) for seat in missing_consents(table, proposal))
    values = {"seat": seat_name(proposal.by), "proposal": proposal.text, "missing": missing}
    return [Text("board-proposal", values)]


def fairness_button(rules: Game[Any]) -> Button:
    """Return the button to the seal of a table, which is named after its dice if the game has any."""
    return Button.DICE if rules.has_dice else Button.SHUFFLES


def _buttons(table: Table) -> tuple[Button, ...]:
    piles = (Button.PILES,) if table.rules.has_piles else ()
    if table.status is Status.OVER:
        return (Button.REMATCH, Button.REPLAY, Button.REVIEW, *piles, Button.LARGE, fairness_button(table.rules))
    if table.status is not Status.RUNNING:
        return ()
    voting = (Button.AGREE, Button.DECLINE) if table.proposal is not None else ()
    absent = (Button.SKIP, Button.WAIT, Button.HANDOVER) if overdue(table) else ()
    absent += (Button.END,) if absent and table.clock is None else ()
    return (Button.MOVE, Button.HAND, *voting, *absent, *piles, Button.LARGE)


_LINES = 5
"""Maximum lines above the picture of a board, so that it is visible on a phone; the thread has all of them."""


def _numbered(seat: Seat) -> dict[str, Value]:
    return {"number": seat + 1, "seat": seat_name(seat)}


def _open_buttons(table: Table) -> tuple[Button, ...]:
    if table.status is not Status.OPEN:
        return ()
    has_computer = any(assignment.person is None for assignment in table.assignments)
    room = (Button.JOIN, Button.COMPUTER) if table.free_seats else (Button.JOIN,) if has_computer else ()
    begin = (Button.START,) if len(table.assignments) in table.rules.seats and not table.reserved else ()
    decks = (Button.DECK,) if table.rules.decks is not None and table.continues is None else ()
    return (*room, *begin, *decks, Button.OPTIONS, fairness_button(table.rules), Button.LEAVE)
