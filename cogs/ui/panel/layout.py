"""The layout of the private panel: the question, the hand and one step of choosing a move. No Discord calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import (
    choice_id,
    choice_value,
    move_id,
    offer_id,
    step_id,
)
from cogs.ui.panel.last_rows import (
    BUTTONS_PER_ROW,
    ending_buttons,
    explaining_buttons,
    further_buttons,
    in_rows,
    more_help_buttons,
    over_buttons,
    waiting_buttons,
)
from cogs.ui.panel.parts import (
    MOST_TEXT,
    OPTIONS_PER_PAGE,
    Panel,
    Row,
    Say,
    page_of,
    paging_rows,
    step_button,
)
from cogs.ui.panel.passages import Passage, arranged, lines_of, summaries
from cogs.ui.panel.phone import TWO_LINES, fits_above, in_two_lines
from cogs.ui.panel.selecting import FEW, form_button, selection_rows
from engine.kernel.labels import choice_label, labels, whole_labels
from engine.kernel.match import Ask
from engine.kernel.menus import Move
from engine.kernel.selections import Order
from engine.kernel.text import Seat, Text
from host.learning.lesson_table import NO_TABLE
from host.play.advice import covers_menu, has_chances, standalone_moves
from host.play.caution import caution
from host.play.choices import Choice, branches, choices, skip_single_choices, steps
from host.play.paths import MovePath, Part, completed_move, is_open, path_of, path_to, selections
from host.tables.status import Status
from host.tables.table import Table
from render.pages import latest_counted

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, ContainerChildComponent

BUTTONS_PER_PAGE = 15
_LONGEST_TITLE = 300
_YOURS = discord.Colour(0x3BA55D)
_WAITING = discord.Colour(0x747F8D)
_OVER = discord.Colour(0xB08D57)
_SUCCESS, _PRIMARY, _SECONDARY = (
    discord.ButtonStyle.success,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
)


def panel_layout(panel: Panel, say: Say) -> components.Parts:
    """Return the panel as Components V2: at most 40 components and 4,000 characters.

    The buttons come before long news and the picture, so that a phone shows them without scrolling. At the end of a
    game the picture comes before the news.
    """
    colour = _YOURS if panel.ask is not None else _OVER if panel.table.status is Status.OVER else _WAITING
    above, below = _texts(panel, say)
    parts: list[ContainerChildComponent] = [components.text(words) for words in above]
    parts += [components.row(row) for row in _with_hint(panel, _rows(panel, say), say)]
    last: list[ContainerChildComponent] = [components.text(below)] if below else []
    last += [components.picture(panel.picture)] if panel.picture is not None else []
    parts += last[::-1] if panel.table.status is Status.OVER else last
    return components.with_wide_pictures(colour, parts)


def breadcrumbs(table: Table, seat: Seat, ask: Ask, path: Sequence[Part], say: Say) -> list[str]:
    """Return the texts of the verb and arguments in ``path``, then the name of the next choice."""
    crumbs = [say(text) for text in steps(table.rules, table.playing().state, seat, ask.menu, path)]
    asked = _next_part(table, path)
    return crumbs if asked is None or completed_move(ask.menu, path) is not None else [*crumbs, f"*{say(asked)}*"]


def _next_part(table: Table, path: Sequence[Part]) -> Text | None:
    """Return the name of the choice at the end of a path; None at its beginning, where the question names it."""
    return table.rules.verbs.asked(str(path[0]), len(path) - is_open(path)) if path else None


# ---- the rows


def _texts(panel: Panel, say: Say) -> tuple[list[str], str]:
    """Return the texts above the buttons and the one below them.

    Above stand the title, headlines, what happened, the question and guidance. If that would move the buttons out of a
    phone's view, first guidance stands below; then above stands how life points and the like have changed, with the
    results of the reader's action, and below what happened after that. Where there is no room for these, the most
    important sentence stands above and all that happened below. At the end of a game the verdict stands above; below
    come first what sums the game up, then what happened.
    """
    title = components.cut(f"### {panel.title}", _LONGEST_TITLE)
    title = "\n".join([title, *(f"**{line}**" for line in panel.headlines)])
    guidance = [f"-# 🧭 {panel.guidance}"] if panel.guidance else []
    body = components.cut(panel.body, MOST_TEXT - len(title) - sum(map(len, guidance)))
    lines = [*([panel.heading] if panel.heading else []), *lines_of(panel.passages)]
    room = MOST_TEXT - sum(map(len, (title, body, *guidance)))
    news = _news(panel, lines, room, say)
    if panel.table.status is Status.OVER:
        story = [f"-# {line}" for line in panel.retrospective]
        also = [f"-# {say(Text('panel-also'))}"] if story and news else []
        return _joined([title], [body]), "\n".join([*story, *also, *news])
    if panel.ask is None or fits_above(title, [*news, *guidance], body):
        return _joined([title], news, [body, *guidance]), ""
    if fits_above(title, news, body) or sum(map(len, news)) <= TWO_LINES:
        return _joined([title], news, [body]), "\n".join(guidance)
    changes = [f"-# {panel.changes}"] if panel.changes else []
    title, heading = "\n".join([title, *changes]), [f"-# {panel.heading}"] if panel.heading else []

    def fits(lines: Sequence[str]) -> bool:
        return fits_above(title, [*heading, *(f"-# {line}" for line in lines)], body)

    above, key, rest = arranged(panel.passages, fits)
    shown = [*heading, *(f"-# {line}" for line in above)] if above else []
    if not above and (not changes or any(passage.key_places for passage in panel.passages)):
        shown = [f"-# {line}" for line in _summary(panel.passages, fits)]
    below = heading if heading and not above else [f"-# {say(Text(key))}"]
    room -= sum(map(len, (*changes, *shown, *below)))
    return _joined([title], shown, [body]), "\n".join([*below, *_news(panel, rest, room, say), *guidance])


def _summary(passages: Sequence[Passage], fits: Callable[[Sequence[str]], bool]) -> list[str]:
    """Return a line about the reader's action and one about what they must not miss, or the latter if both are long.

    Each takes at most two lines on a phone; where even that is too long, it is cut.
    """
    parts = summaries(passages)
    lines, last = [in_two_lines(sentences) for sentences in parts], [in_two_lines(parts[-1][-1:])] if parts else []
    return next((shown for shown in (lines, lines[-1:]) if fits(shown)), last)


def _news(panel: Panel, lines: Sequence[str], room: int, say: Say) -> list[str]:
    """Return lines in small print; where there are too many, the last ones and how many were left out."""
    return latest_counted(
        [f"-# {line}" for line in lines], min(panel.notes_limit, room), lambda text: f"-# {say(text)}"
    )


def _joined(*paragraphs: Sequence[str]) -> list[str]:
    """Return the lines of each paragraph as one text, without empty ones."""
    return [text for lines in paragraphs if (text := "\n".join(filter(None, lines)))]


def _rows(panel: Panel, say: Say) -> list[Row]:
    explaining = explaining_buttons(panel, say)
    if panel.ask is None:
        return [
            over_buttons(panel, say)
            if panel.table.status is Status.OVER
            else [*waiting_buttons(panel, say), *explaining]
        ]
    if panel.more_help:
        return in_rows([step_button(panel, say, "panel-back", "↩️", None), *more_help_buttons(panel, say)])
    if panel.offers:
        return _first_rows(panel, panel.ask, explaining, say)
    if panel.everything and not panel.path and (only := only_kind(panel.table, panel.ask)) is not None:
        return _kind_rows(replace(panel, path=only), panel.ask, explaining, say)
    rows = _step_rows(panel, panel.ask, say)
    back: Row = []
    if panel.path and (path := _back(panel)) is not None:
        back.append(step_button(panel, say, "panel-back", "↩️", path))
    elif panel.everything and not panel.path:
        back.append(step_button(panel, say, "panel-back", "↩️", None))
    last = [*([] if panel.path else further_buttons(panel, panel.ask, say)), *explaining]
    complete = completed_move(panel.ask.menu, panel.path)
    if back and complete is not None and caution(panel.table, panel.seat, panel.ask, complete) is not None:
        return [back, *rows, *in_rows(last)]
    return [*rows, *in_rows([*back, *last])]


def _with_hint(panel: Panel, rows: Sequence[Row], say: Say) -> Sequence[Row]:
    """Return the rows with the button of the hint alone in the first one; without a hint as they are."""
    if panel.hint is None or panel.ask is None:
        return rows
    move, ask, table = panel.hint.move, panel.ask, panel.table
    path = path_of(ask.menu, move)
    equal = [make_id(table.id, ask.id, path) for make_id in (offer_id, move_id, step_id)]
    labelled = [button for row in rows for button in row if button.get("custom_id") in equal and "label" in button]
    words = labelled[0]["label"] if labelled else fit_label(panel.hint.text, components.LONGEST_BUTTON, say)
    make_id = offer_id if caution(table, panel.seat, ask, move) is None else step_id
    first = components.button(words, make_id(table.id, ask.id, path), _SUCCESS, "💡")
    others = [[button for button in row if button not in labelled] for row in rows]
    return [[first], *filter(None, others)]


def _step_rows(panel: Panel, ask: Ask, say: Say) -> list[Row]:
    """Return the choices of a step, and its selection."""
    step_choices = _choices_of_step(panel, ask, panel.path)
    labelled = [(choice, say(choice.label)) for choice in step_choices]
    rows: list[Row] = []
    complete = completed_move(ask.menu, panel.path)
    if complete is not None:
        rows.append([_move_button(panel, ask, complete, say)])
    few = len(step_choices) <= FEW and all(len(label) <= components.LONGEST_BUTTON for _, label in labelled)
    if step_choices and (not panel.path or few):
        rows += _as_buttons(panel, labelled, say)
    elif step_choices:
        rows += _as_select(panel, labelled, say)
    for opened in selections(ask.menu, panel.path):
        rows += selection_rows(panel, opened, say)
    return rows


def _first_rows(panel: Panel, ask: Ask, explaining: Row, say: Say) -> list[Row]:
    """Return the moves that are offered first, the button to all others, and what ends the question."""
    rows: list[Row] = []
    for offer in panel.offers:
        words = fit_label(offer.text, components.LONGEST_BUTTON, say)
        custom_id = offer_id(panel.table.id, ask.id, path_of(ask.menu, offer.move))
        rows.append([components.button(words, custom_id, _PRIMARY)])
    offered = [offer.move for offer in panel.offers]
    ending = ending_buttons(panel, ask, say, offered)
    if not covers_menu(panel.table.rules, ask.menu, offered):
        ending = [_else_button(panel, ask, offered, say), *ending]
    last = [*further_buttons(panel, ask, say), *explaining]
    return [*rows, *in_rows([*ending[:BUTTONS_PER_ROW], *last])]


def _else_button(panel: Panel, ask: Ask, offered: Sequence[Move], say: Say) -> ButtonComponent:
    """Return the button to all other moves; of a fully advised question it names the only other kind, if it is one."""
    rules, menu = panel.table.rules, ask.menu
    rest = {move.name: move for move in menu.moves if move not in offered}
    move = next(iter(rest.values()), None)
    if menu.question.key not in rules.fully_advised or len(rest) != 1 or move is None or not move.args:
        return step_button(panel, say, "panel-else", "➕", ())
    words = say(rules.label(panel.table.playing().state, panel.seat, move, 0))
    return components.button(words, step_id(panel.table.id, ask.id, (move.name,)), _SECONDARY, "➕")


def fit_label(text: Text, length: int, say: Say) -> str:
    """Return the text of a move in at most ``length`` characters.

    Its chance or stake is left out if the rest fits, so that the costs stay; a longer text is cut and keeps it.
    """
    words = say(text)
    if text.key != "label-chance" or len(words) <= length:
        return components.cut(words, length)
    label = text.values["label"]
    label_words = say(label) if isinstance(label, Text) else str(label)
    if len(label_words) <= length:
        return label_words
    limit = max(1, length - (len(words) - len(label_words)))
    return say(Text(text.key, {**text.values, "label": components.cut(label_words, limit)}))


def _move_button(panel: Panel, ask: Ask, move: Move, say: Say) -> ButtonComponent:
    """Return the button that makes a whole move; its text says what happens."""
    warning = caution(panel.table, panel.seat, ask, move)
    rules, state = panel.table.rules, panel.table.playing().state
    texts = [warning] if warning is not None else labels(rules, state, panel.seat, move)
    words = components.cut(" › ".join(map(say, texts)), components.LONGEST_BUTTON)
    style = _SUCCESS if warning is None else discord.ButtonStyle.danger
    return components.button(words, move_id(panel.table.id, ask.id, panel.path), style)


def only_kind(table: Table, ask: Ask) -> MovePath | None:
    """Return the first step of the only kind of move that is not secondary.

    None where there are more kinds, or it is a single move.
    """
    kinds = branches(ask.menu, (), ())
    forward = [name for name in kinds if not table.rules.verbs.quiet(str(name))]
    if len(forward) != 1 or len(kinds) == 1 or len(standalone_moves(table.rules, ask.menu)) != len(kinds) - 1:
        return None
    path = skip_single_choices(ask.menu, (forward[0],))
    return path if len(kinds[forward[0]].moves) > 1 or kinds[forward[0]].begun is not None else None


def _kind_rows(panel: Panel, ask: Ask, explaining: Row, say: Say) -> list[Row]:
    """Return the first step of the only kind of move, next to what ends the question."""
    rows = _step_rows(panel, ask, say)
    back = step_button(panel, say, "panel-back", "↩️", None)
    last = [back, *ending_buttons(panel, ask, say), *further_buttons(panel, ask, say), *explaining]
    return [*rows, *in_rows(last)]


def _choices_of_step(panel: Panel, ask: Ask, path: Sequence[Part]) -> list[Choice]:
    """Return the choices of a step; where only one kind of move is left, those among its moves."""
    state, shown = panel.table.playing().state, has_chances(panel.table)
    step_choices = choices(panel.table.rules, state, panel.seat, ask.menu, (), path, has_chances=shown)
    if (
        not path
        and len(step_choices) == 1
        and 1 < step_choices[0].moves <= BUTTONS_PER_PAGE
        and not step_choices[0].leads_to_selection
    ):
        prefix = step_choices[0].prefix
        below = choices(panel.table.rules, state, panel.seat, ask.menu, (), prefix, has_chances=shown)
        return below or step_choices
    return step_choices


def _back(panel: Panel) -> MovePath | None:
    """Return the last step before this one that left a choice; None where there was none."""
    ask = panel.ask
    assert ask is not None
    path = panel.path[:-1]
    if is_open(panel.path):
        (opened,) = selections(ask.menu, panel.path)
        if isinstance(opened.selection, Order) and len(opened.places) > 1:
            return opened.going_on(opened.places[:-1])
        path = path[:-1]
    while path and len(branches(ask.menu, (), path)) < 2:
        if any(opened.only() is None for opened in selections(ask.menu, path)):
            break
        path = path[:-1]
    if path == only_kind(panel.table, ask):
        return ()
    return None if skip_single_choices(ask.menu, path) == panel.path else path


def _as_buttons(panel: Panel, labelled: Sequence[tuple[Choice, str]], say: Say) -> list[Row]:
    """Return choices as buttons.

    Among all moves and in lessons, what ends the question comes last; on a first screen without offers it stays where
    the game puts it, as nothing seems better than ending.
    """
    assert panel.ask is not None
    page = page_of(panel, len(labelled), BUTTONS_PER_PAGE)
    verbs, phase = panel.table.rules.verbs, panel.table.rules.phase(panel.table.playing().state)
    back = {choice.prefix for choice, _ in labelled if verbs.quiet(str(choice.prefix[0]))}
    behind = back if panel.everything or panel.table.id == NO_TABLE else set[MovePath]()
    if len(back) == len(labelled):  # only ending it is left, and what is rarely done before
        back = behind = {choice.prefix for choice, _ in labelled if choice.move is None or choice.move.args}
    labelled = sorted(
        labelled, key=lambda entry: (entry[0].prefix in behind, verbs.can_wait(str(entry[0].prefix[0]), phase))
    )
    shown = labelled[page * BUTTONS_PER_PAGE : (page + 1) * BUTTONS_PER_PAGE]
    buttons: Row = []
    are_whole = all(choice.move is not None for choice, _ in labelled)
    for choice, label in shown:
        style = _SECONDARY if choice.prefix in back else _PRIMARY
        words = _immediate_label(panel, choice, label, say, are_whole=are_whole)
        if choice.move is not None and words:
            buttons.append(components.button(words, move_id(panel.table.id, panel.ask.id, path_to(choice.move)), style))
        elif (path := _only_path(panel, panel.ask, choice)) is not None:
            buttons.append(components.button(label, move_id(panel.table.id, panel.ask.id, path), style))
        elif choice.leads_to_selection and (form := form_button(panel, choice.prefix, label, style)) is not None:
            buttons.append(form)
        else:
            buttons.append(components.button(label, step_id(panel.table.id, panel.ask.id, choice.prefix), style))
    rows = [buttons[start : start + BUTTONS_PER_ROW] for start in range(0, len(buttons), BUTTONS_PER_ROW)]
    return rows + paging_rows(panel, len(labelled), BUTTONS_PER_PAGE, say)


def _only_path(panel: Panel, ask: Ask, choice: Choice) -> MovePath | None:
    """Return the path of the move that a choice makes, if its selections can be made in one way only."""
    if not choice.leads_to_selection or choice.moves or len(choice.prefix) < 2:
        return None
    path = skip_single_choices(ask.menu, choice.prefix)
    move = completed_move(ask.menu, path)
    return path if move is not None and caution(panel.table, panel.seat, ask, move) is None else None


def _immediate_label(panel: Panel, choice: Choice, label: str, say: Say, *, are_whole: bool) -> str:
    """Return the text of a button that makes a move at once; empty where it leads to another step.

    The only move left of its kind is named in full, for its player must know what happens; where that is too long for a
    button, the next step shows it, or only its next choice is named. The next step also shows a move of several further
    choices unless all choices beside it ``are_whole`` moves.
    """
    assert panel.ask is not None
    move = choice.move
    if move is None or caution(panel.table, panel.seat, panel.ask, move) is not None:
        return ""
    state = panel.table.playing().state
    rules, shown = panel.table.rules, has_chances(panel.table)
    if len(choice.prefix) == 1:
        return _whole(panel, move, say)
    if rules.phrase(state, panel.seat, move) is not None and len(move.args) >= len(choice.prefix):
        return _whole(panel, move, say) or label
    rest = [
        say(choice_label(rules, state, panel.seat, move, depth, has_chances=shown))
        for depth in range(len(choice.prefix), len(move.args) + 1)
    ]
    if len(rest) > 1 and not are_whole:
        return ""
    words = " › ".join([label, *rest])
    return words if len(words) <= components.LONGEST_BUTTON else label


def _whole(panel: Panel, move: Move, say: Say) -> str:
    """Return a whole move with its chance; empty where that is too long for a button."""
    rules, state, shown = panel.table.rules, panel.table.playing().state, has_chances(panel.table)
    words = " › ".join(map(say, whole_labels(rules, state, panel.seat, move, has_chances=shown)))
    return words if len(words) <= components.LONGEST_BUTTON else ""


def _as_select(panel: Panel, labelled: Sequence[tuple[Choice, str]], say: Say) -> list[Row]:
    assert panel.ask is not None
    page = page_of(panel, len(labelled), OPTIONS_PER_PAGE)
    shown = labelled[page * OPTIONS_PER_PAGE : (page + 1) * OPTIONS_PER_PAGE]
    select = components.select(
        choice_id(panel.table.id, panel.ask.id, panel.path),
        say(_next_part(panel.table, panel.path) or Text("panel-choose", {"count": len(labelled)})),
        [(label, choice_value(choice.argument)) for choice, label in shown],
    )
    return [[select], *paging_rows(panel, len(labelled), OPTIONS_PER_PAGE, say)]
