"""The base class of every game: required methods first, then optional ones with defaults."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from pydantic import BaseModel

from engine.kernel.advice import Advice, OtherWay, Plan, RecurringQuestion
from engine.kernel.decks import Deck, Decks
from engine.kernel.dice import Dice
from engine.kernel.endings import Goal, Retrospective, Role, standings_of
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.highlights import Highlight, Mark
from engine.kernel.menus import Argument, Menu, Move, Refusal, RefusedError
from engine.kernel.odds import Chance, OddsWord
from engine.kernel.options import about
from engine.kernel.text import NO_VALUES, Seat, Sighting, Term, Text, name
from engine.kernel.verbs import Verbs, why_none
from engine.kernel.views import Item, Pile, Place, Result, View

S = TypeVar("S")

SIMPLE = "simple"
"""The computer level that every game has: :meth:`Game.choose`, which answers at once."""
STRONG = "strong"
"""The level above the simple one, in games where one was found that beats it."""
MASTER = "master"
"""The level above the strong one, in games where one was found that beats it."""
EXPLAINING = "explaining"
"""The simple level that also explains its moves, for learners; it is not in :attr:`Game.levels`."""
WORK = 80
"""The default number of playouts that a stronger level may use for one decision."""


class Account(NamedTuple):
    """What a simulation counts in one finished game."""

    words: Mapping[str, Collection[str]]
    """Words by kind: ``{"decided": ["death"], "winner": ["elf"]}``; a word may occur several times."""
    numbers: Mapping[str, int]
    """Amounts by kind: ``{"rounds": 83}``."""


class Game(ABC, Generic[S]):
    """One game over its state ``S``: slotted dataclasses of ids, numbers, texts and lists.

    At rest every method is a pure function, except ``resolve``, ``resign`` and the flow that ``proceed`` returns. A
    refusal is data, not an exception. The required part comes first; every method below it has a default for games
    without that feature, and callers use the method without asking what kind of game they have. A whole game:

        class Options(BaseModel):
            heap: int = 15

        @dataclass(slots=True)
        class Heap:
            stones: int
            turn: Seat = 0
            loser: Seat = -1

        class Nim(Game[Heap]):
            name, seats, state_type, options_type = "nim", range(2, 3), Heap, Options
            verbs = Verbs(Verb("take", Arg("stones", int)))
            data = DATA / "nim"

            def setup(self, options, seats, dice):
                return Heap(options.heap, dice.roll(seats) - 1)

            def menus(self, state):
                moves = [Move("take", (count,)) for count in range(1, min(3, state.stones) + 1)]
                return {} if state.loser >= 0 else {state.turn: Menu(moves, Text("ask-take"), moves[0])}

            def refuse(self, state, seat, move, menu):
                return Refusal("refused-turn" if menu is None else "refused-count")

            def resolve(self, state, seat, move, io):
                state.stones -= move.args[0]
                io.announce("event-took", player=seat_name(seat), stones=state.stones)
                state.turn, state.loser = 1 - seat, -1 if state.stones else seat
                yield from ()

            def resign(self, state, seat, io):
                state.loser = seat

            def view(self, state, seat):
                figures = [Figure(Text("name-heap"), [Text("figure-stones", {"stones": state.stones})])]
                return View("nim", seat, Text("headline"), {"stones": state.stones}, figures, {}, [])

            def result(self, state):
                return None if state.loser < 0 else Result((1 - state.loser,), Text("result-last"))

            def label(self, state, seat, move, depth):
                return Text("argument-stones", {"count": move.args[0]}) if depth else self.verbs.label(move.name)

            def determinize(self, state, seat, random):
                return copy_of(state)

            def choose(self, state, seat, menu, random, level):
                return menu.moves[(state.stones - 2) % len(menu.moves)]
    """

    # ---- required: what the game is

    name: str
    """The game's identifier, also its folder in ``engine/`` and in ``data/``."""

    seats: range
    """The possible numbers of seats."""

    state_type: type[S]

    options_type: type[BaseModel]
    """The options of ``/game new``, each with a default. Pydantic's error names a wrong option."""

    verbs: Verbs
    """Every kind of move, declared once, in ``verbs.py``."""

    data: Path
    """The game's folder in ``data/``."""

    # ---- required: playing

    @abstractmethod
    def setup(self, options: Any, seats: int, dice: Dice) -> S:
        """Return the state before the first move.

        Raises RefusedError if the options do not fit the number of seats.
        """

    @abstractmethod
    def menus(self, state: S) -> Mapping[Seat, Menu]:
        """Return the menus of the seats at rest; empty exactly when the game is over."""

    @abstractmethod
    def refuse(self, state: S, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        """Return why a move that is not in ``menu`` (the seat's open menu, at rest or in motion) is not allowed.

        The move is one of ``verbs``; :meth:`~engine.kernel.verbs.Verbs.refusal` covers a wrong shape or phase.
        """

    @abstractmethod
    def resolve(self, state: S, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        """Carry out one allowed move made at rest; the flow may stop to ask."""

    @abstractmethod
    def resign(self, state: S, seat: Seat, io: ResolveContext) -> None:
        """Take a seat out of the game at rest."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return how the game ended, None while it runs."""

    # ---- required: reading

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """Return what this seat (None: a spectator) may know."""

    @abstractmethod
    def label(self, state: S, seat: Seat, move: Move, depth: int) -> Text:
        """Return the label of one part of a move.

        Depth 0 is its verb (with the cost if it has no arguments), depth n its n-th argument as a list entry (with what
        matters for the choice: cost, life points, chances).
        """

    # ---- required: computer players

    @abstractmethod
    def determinize(self, state: S, seat: Seat | None, random: Random) -> S:
        """Return a copy with everything that this seat (None: a spectator) does not know dealt again at random.

        Each copy is as likely as the real state, as far as the seat can know.
        """

    @abstractmethod
    def choose(self, state: S, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        """Return the computer player's answer; ``state`` is a determinized copy, which the method must not change."""

    # ---- content

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Return identifier -> language -> name of every content item. Default: the game has none."""
        return NO_VALUES

    def describe(self, identifier: str) -> Item:
        """Return what ``/card`` shows of a content item. Default: its name alone.

        Raises KeyError for an identifier that is not in ``names``.
        """
        if identifier not in self.names():
            raise KeyError(identifier)
        return Item(name(identifier), [], {})

    def flavours(self) -> Mapping[str, Mapping[str, str]]:
        """Return item -> language -> flavour text, as :func:`engine.content.names.flavour`. Default: no texts."""
        return NO_VALUES

    def option_values(self, option: str) -> Sequence[str]:
        """Return the content items that are values of an option, including its default.

        Default: empty, the option's schema lists its values.
        """
        return ()

    def aim(self, options: Any) -> Text:
        """Return in one sentence how to win with these options. Default: the same sentence for all options."""
        return about("aim")

    def length(self, options: Any) -> Text:
        """Return in one sentence how long a game takes with these options. Default: the same for all options."""
        return about("length")

    variants: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    """Options by the names of the variants that the start page offers (``about-<name>`` is a button's text)."""

    # ---- phases and steps

    def phase(self, state: S) -> str:
        """Return the name of the phase, as :class:`~engine.kernel.verbs.Phases` use it. Default: "", no phases."""
        return ""

    has_steps: bool = False
    """Whether turns have automatic steps; the match calls ``proceed`` only then."""

    def proceed(self, state: S, io: ResolveContext) -> Flow | None:
        """Return the next automatic step, None if a seat has to move; the call itself changes nothing.

        An agenda in the state names the next step, and the match carries it out. Between two steps the game is at rest:
        it is saved, undone and determinized there. Inside a step a flow reads like the rule and may ask. It is not
        called in motion, nor once the game has a result. Default: None, no automatic steps.

            def proceed(self, state, io):
                return self._steps[state.agenda[0]](state, io) if state.agenda else None
        """
        return None

    def out(self, state: S) -> Sequence[Seat]:
        """Return the seats that are out at rest and can no longer win; the match records the order.

        Default: none, all play to the end.
        """
        return ()

    # ---- words for moves and refusals

    def phrase(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Return the label of a whole move as one phrase, such as "Leave the Amulet here".

        Default: None, the labels of its verb and its arguments stand one after another.
        """
        return None

    def headline(self, state: S) -> Text:
        """Return the headline of every view. Default: taken from the spectator's view."""
        return self.view(state, None).headline

    def board_footer(self, state: S) -> Text | None:
        """Return the round and the number of cards left in each deck, as far as headline and picture lack them.

        Everybody may know them. Default: None.
        """
        return None

    def nameable_items(self, state: S, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        """Return the items that this seat sees and can name as an argument of a move, allowed now or not.

        Default: nothing, only the open menu can be named.
        """
        return ()

    def why_no_move(self, state: S, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        """Return why a seat has no allowed move of this kind; ``menu`` is its open menu.

        Default: a summary of the refusals of the moves that the seat could name.
        """
        known = [thing for thing, _ in self.nameable_items(state, seat)]
        return why_none(self.verbs[verb], known, lambda move: self.refuse(state, seat, move, menu))

    def caution(self, state: S, seat: Seat, menu: Menu, move: Move) -> Text | None:
        """Return the text of the button that confirms a final move (see :class:`~engine.kernel.verbs.Verb`).

        For example, "End the turn: 2 actions unused"; None if the move gives nothing up and needs no confirmation.
        ``state`` is a determinized copy. Default: the move's own label, so that every final move is confirmed.
        """
        return self.label(state, seat, move, 0)

    def guidance(self, state: S, seat: Seat) -> Text | None:
        """Return the next goal of a seat in one sentence, for the panels of people who are new to the game.

        It depends only on what the seat knows, and answers within a few milliseconds. Default: None.
        """
        return None

    # ---- fewer questions

    def first_to_act(self, state: S) -> Collection[Seat]:
        """Return the seats that have done nothing yet where everybody may act at any moment.

        Computers wait for the people among them: those who are slower than a computer must not come too late to act.
        Default: none.
        """
        return ()

    def may_hide_moves(self, state: S, seat: Seat) -> bool:
        """Return whether, as far as the others know, this seat could have other moves now.

        Its only move is not made automatically then. Default: False.
        """
        return False

    def advise(self, state: S, seat: Seat, menu: Menu) -> Iterable[Advice]:
        """Yield moves of a menu that seem better than doing nothing, the best first, no two nearly the same.

        The caller takes only as many as are shown. ``state`` is a determinized copy that the method may change; it
        answers within a few milliseconds. Default: no advice.
        """
        return ()

    offers_in_menu_order: bool = False
    """Whether panels show advised moves in the order of the menu, so that the first is not always the best."""

    def other_way(self, state: S, seat: Seat, move: Move) -> OtherWay | None:
        """Return a second button for this move, whose plan answers more or fewer of the questions that follow.

        Panels show it below the offers, where the move's own button has the usual plan.
        Default: None, the move has one button.
        """
        return None

    def plan_still_holds(self, state: S, seat: Seat, plan: Plan) -> bool:
        """Return whether a plan for further questions still holds. Default: True."""
        return True

    # ---- reactions

    reaction_words: Sequence[str] = ()
    """Occasions for reactions, labelled ``reaction-<word>``. Default: empty, nobody can pass in advance."""

    def foregone_answer(self, state: S, seat: Seat, menu: Menu) -> Move | None:
        """Return the answer of a seat that has nothing to decide if all other seats are computers.

        They would refuse what else it could propose. It must depend only on what the seat may know. Default: None,
        there is something to decide.
        """
        return None

    def menu_against_computers(self, state: S, seat: Seat, menu: Menu) -> Menu:
        """Return the menu that a panel shows if all other seats are computers: without proposals that they refuse.

        It must depend only on what the seat may know. Default: the same menu.
        """
        return menu

    def turn_now(self, state: S) -> tuple[int, ...]:
        """Return a value that changes every turn; "pass for this turn" ends when it changes.

        Default: always the same value.
        """
        return ()

    def is_fair(self, state: S) -> bool:
        """Return whether the time until an answer must not reveal a choice or a pass in advance.

        Default: False.
        """
        return False

    def reaction(self, state: S, seat: Seat, menu: Menu) -> Sequence[str] | None:
        """Return the occasions for a reaction in this open question: ``reaction_words`` and public content items.

        Default: None, the question is not about a reaction.
        """
        return None

    # ---- standing orders

    def recurring(self, state: S, seat: Seat, menu: Menu) -> RecurringQuestion | None:
        """Return how standing orders know this question of a seat; None if they must not answer it.

        What it says must be known to the seat. Default: each question during a move, named by its own text.
        """
        return RecurringQuestion(menu.question)

    def coming_votes(self, state: S, seat: Seat) -> Sequence[Menu]:
        """Return the votes that may come before the situation changes, in which a seat can vote in advance.

        A ballot in advance is dropped when its vote is no longer among them. Default: none.
        """
        return ()

    has_attacks: bool = False
    """Whether people can pass until they are attacked: see :meth:`is_attacked`."""

    def is_attacked(self, state: S, seat: Seat, menu: Menu) -> bool:
        """Return whether this open reaction is about an attack on the seat. Default: False."""
        return False

    def health(self, state: S, seat: Seat) -> int | None:
        """Return the public number that "pass until I have fewer than n" is about. Default: None, there is none."""
        return None

    # ---- dice and odds

    has_dice: bool = True
    """Whether players roll dice; texts name the shuffles of other games instead."""

    has_odds: bool = False
    """Whether ``/odds`` covers this game."""

    odds_words: Sequence[str] = ()
    """Words that describe a side, in addition to content items, labelled ``odds-word-<word>``.

    Default: empty, only fights of a running game have odds."""

    def odds_now_covers_moves(self, state: S) -> bool:
        """Return whether :meth:`odds_now` shows the chances of all moves; ``/odds`` then does not list the moves."""
        return False

    def odds(self, first: Sequence[OddsWord], second: Sequence[OddsWord], state: S | None = None) -> Item:
        """Return the chances of a fight in which the first side strikes first.

        ``state`` is that of the running game, for items in play; it is not changed. Raises RefusedError if
        these sides cannot fight. The default always raises it.
        """
        raise RefusedError(Refusal("refused-odds-no-dice", {"game": Text("game-" + self.name)}))

    def odds_things(self, state: S) -> Sequence[tuple[str, Text]]:
        """Return the public items in play that may describe a side, with their names. Default: nothing."""
        return ()

    def odds_now(self, state: S) -> Item | None:
        """Return the chances of the present fight as everybody sees it. Default: None, no fight."""
        return None

    def chance(self, state: S, seat: Seat, move: Move) -> Chance | None:
        """Return the chance of an allowed, whole move of this seat, as far as the seat knows.

        None if it rolls no dice or depends on more than a roll. ``state`` may be at rest or in motion and is not
        changed. Default: None.
        """
        return None

    def stake(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Return what a move that has a :meth:`chance` is about, in a few words without the chance.

        Values of both sides, expected damage, what may be lost: tables that keep chances behind ``/odds`` show it on
        buttons. Default: None.
        """
        return None

    # ---- what readers look at

    marks: Mapping[str, Sequence[Mark]] = NO_VALUES
    """Message key of a public event -> its marks on the board. Default: boards show no marks."""

    highlights: Mapping[str, Sequence[Highlight]] = NO_VALUES
    """Message key of an event -> the card, dice or great moment it shows large above the board. Default: none."""

    def vitals(self, state: S, seat: Seat) -> Mapping[str, int]:
        """Return a player's public values whose changes a panel says first, such as life points.

        Message key -> value; the message gets the values ``before`` and ``now``. Default: none.
        """
        return NO_VALUES

    passage_starts: Sequence[str] = ()
    """Message keys of events with which a turn or the like begins; in a panel they are headings. Default: none."""

    key_events: Sequence[str] = ()
    """Message keys of events that their reader must not miss; a panel shows them in bold.

    They concern the seat ``whose``, else ``player``, or all if they have neither. Default: none."""

    restated: Mapping[str, tuple[str, Sequence[str]]] = NO_VALUES
    """Message key of a question -> that of an event that it says itself, and the values that both have in common.

    A panel does not show such an event next to the question. Default: none."""

    def is_routine(self, event: Text) -> bool:
        """Return whether an event happens in every turn and says nothing that the title of a panel or its hand do not.

        A panel leaves it out. Default: never.
        """
        return False

    headlines: Sequence[str] = ()
    """Message keys of events that decide the game; a panel shows them in bold above all others. Default: none."""

    terms: Sequence[Term] = ()
    """The words of the game that people may ask about, in the order of their list. Default: none."""

    def seen(self, view: View) -> Iterable[Sighting]:
        """Return the terms that this view shows, and where. Default: none."""
        return ()

    def can_wait(self, state: S, seat: Seat, move: Move) -> bool:
        """Return whether a move can be made later just as well, so that the only other one is made automatically.

        Default: as its verb says (see :class:`~engine.kernel.verbs.Verb`).
        """
        return self.verbs.can_wait(move.name, self.phase(state))

    fully_advised: Collection[str] = ()
    """The keys of questions whose advice is all offered, not only the best few moves.

    The button to all other moves then names their kind, if it is a single one with arguments.
    """

    sheet_button: str = ""
    """The key of the button that shows the hand, in the panel of a game whose panel shows the board; "" for none."""

    has_piles: bool = False
    """Whether the game has open piles that everybody may look through."""

    def piles(self, view: View) -> Sequence[Pile]:
        """Return the piles that the reader of this view may look through, empty ones too. Default: none."""
        return ()

    has_places: bool = False
    """Whether the board has places that people may ask about."""

    def places(self, view: View) -> Sequence[Place]:
        """Return all places of the board in their listed order. Default: none."""
        return ()

    def place(self, view: View, name: str) -> Item:
        """Return what a place does and what is there, as this reader sees it.

        Raises KeyError for a name that is not in :meth:`places`.
        """
        raise KeyError(name)

    # ---- looking back

    def look_back(self, state: S, seats: int, events: Sequence[Text]) -> Retrospective:
        """Return what decided a finished game, how it ended for everybody, and why each seat has won or lost.

        ``events`` are all public events of the game. Nothing is secret any more. Default: the standing of each seat by
        the result.
        """
        result = self.result(state)
        return Retrospective() if result is None else Retrospective(standings=standings_of(result, seats))

    def role(self, text: Text) -> Role | None:
        """Return the role that this event gives to a seat. Default: None, nobody plays a character."""
        return None

    def turn_of(self, state: S) -> tuple[int, ...] | None:
        """Return a value that differs for each turn, so that replays have a page per turn.

        Default: None, they have a page per move.
        """
        return None

    review_work: int = 600_000
    """How many moves the playouts of a review make, about 80 seconds of one core. Default: for 130 us a move."""

    def estimate(self, state: S) -> Sequence[float] | None:
        """Return the chance of each seat to win from a position at rest, by its evaluation, for reviews.

        Default: None; the playouts of a review go on to the end of the game.
        """
        return None

    goals: Sequence[Goal] = ()
    """Goals that people reach over many games. Default: none."""

    def reached(self, state: S, seat: Seat) -> Sequence[str]:
        """Return the ids of goals that a seat has reached in this finished game. Default: none."""
        return ()

    # ---- winning or losing together

    record_categories: Sequence[str] = ()
    """Categories with separate records, such as difficulties, the hardest first, labelled ``kind-<category>``.

    Default: empty, people play against each other."""

    @property
    def is_cooperative(self) -> bool:
        """Whether all seats win or lose together: groups have records, and nobody is rated."""
        return bool(self.record_categories)

    def record_category(self, options: Any) -> str:
        """Return the record category of a game with these options. Default: "", there are none."""
        return ""

    # ---- decks and packs

    decks: Decks | None = None
    """The decks that people may play. Default: None, the game has no decks."""

    @classmethod
    def with_packs(cls, folder: Path) -> Self:
        """Return the game with all packs of a folder. Raises CardPackError. Default: the game takes no packs."""
        return cls()

    @classmethod
    def pack_schema(cls) -> Mapping[str, Any] | None:
        """Return the JSON Schema of a pack's file. Default: None, the game takes no packs."""
        return None

    def unknown_items(self, state: S) -> Sequence[str]:
        """Return the content items of a state whose pack is missing here. Default: none."""
        return ()

    def pack_items(self, deck: Deck) -> Sequence[str]:
        """Return the content items of a deck that come from packs. Default: none."""
        return ()

    # ---- stronger and explaining computer players, simulations

    levels: Sequence[str] = (SIMPLE,)
    """Levels of the computer player, the weakest (always ``simple``) first, labelled ``computer-level-<level>``."""

    def ponder(self, state: S, seat: Seat, menu: Menu, random: Random, level: str, work: int) -> Move:
        """Return the answer of a level above the simple one; ``work`` is the number of playouts it may use.

        The limit is not a time, since the engine has no clock. Default: :meth:`choose`.
        """
        return self.choose(state, seat, menu, random, level)

    def decide(self, state: S, seat: Seat, menu: Menu, random: Random, level: str, work: int = WORK) -> Move:
        """Return the answer of any level, :data:`EXPLAINING` included. Games do not override this method."""
        if level in self.levels[1:]:
            return self.ponder(state, seat, menu, random, level, work)
        return self.choose(state, seat, menu, random, level)

    def explain(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Return why the simple computer player makes this allowed move, in a sentence that everybody may read.

        What spectators do not know is dealt at random in ``state``, so the sentence depends only on public information.
        Default: None, no explanation.
        """
        return None

    def explain_in_private(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Return why a seat should make a move, in a sentence that only that seat reads. Default: :meth:`explain`."""
        return self.explain(state, seat, move)

    def hint(self, state: S, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text | None]:
        """Return the move that a hint recommends and why, in a sentence that only that seat reads.

        ``move`` is what computers advise in a vote, elsewhere the first of :meth:`advise`, or what a computer would do.
        Default: this move, with the reason of :meth:`explain_in_private`.
        """
        return move, self.explain_in_private(state, seat, move)

    def traits(self, state: S) -> Mapping[str, Collection[str]]:
        """Return the characteristics of a finished cooperative game by kind, without duplicates.

        ``{"boss": ["lich-king"], "hero": ["bard", "thief"]}``: simulations count how often games with and without each
        are won. Default: nothing.
        """
        return NO_VALUES

    def account(self, state: S) -> Account | None:
        """Return what a simulation counts in a finished game. Default: None, only the winners."""
        return None
