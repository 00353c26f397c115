"""Puzzles: positions in which one move is much better than all others, visible only to the person who asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from cogs.connection.bot import Interaction
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.lessons.puzzle_parts import LONGEST, question_parts
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import puzzle_id
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import person_of, place_of, reader_of
from engine.games import GAMES
from engine.games import game as game_of
from engine.kernel.match import Match
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from engine.puzzles.puzzle import Puzzle, choice_text, puzzles_of
from host.learning.lesson_table import private_table
from host.learning.puzzle_answers import PuzzleProgress
from render.languages import Reader
from render.pages import board_alt, cut, hand_sheet
from render.puzzle_page import puzzle_page
from store.errors import StoreError

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, ContainerChildComponent

_BOARD, _HAND = "puzzle.png", "puzzle-hand.png"
_PRIMARY, _SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


def games_with_puzzles() -> list[str]:
    """Return the games that have puzzles."""
    return [name for name in GAMES if puzzles_of(name)]


async def open_puzzle(interaction: Interaction, game: str = "") -> None:
    """Show a puzzle of a game that the person has not answered. Raises RefusedError."""
    progress = await interaction.client.master.puzzles.of(interaction.user.id)
    name = game or await _usual_game(interaction, progress)
    await interaction.response.defer(ephemeral=True, thinking=True)
    if name:
        await _show_next(interaction, name, progress)
    else:
        await _show_games(interaction, Text("puzzle-which-game"), games_with_puzzles())


async def _usual_game(interaction: Interaction, progress: PuzzleProgress) -> str:
    """Return the game of this channel's table, of the person's last puzzle, or of their last game; empty if none."""
    master = interaction.client.master
    try:
        table = await master.find(place_of(interaction))
    except (RefusedError, StoreError):  # a table that cannot be read
        table = None
    games = games_with_puzzles()
    if not games:
        raise RefusedError(Refusal("refused-no-puzzle"))
    likely = [*([] if table is None else [table.game]), *(answer.game for answer in reversed(progress.answers))]
    if not any(name in games for name in likely):
        finished, _ = await master.history.games_of(interaction.user.id, 0, 1)
        likely = [
            *(table.game for table in await master.running_games(person_of(interaction))),
            *(past.game for past in finished),
        ]
    return next((name for name in likely if name in games), "")


async def press_puzzle(interaction: Interaction, what: str, game: str, puzzle: str, choice: str) -> None:
    """Do what a button says. Raises RefusedError for a puzzle that is no longer there."""
    if game not in games_with_puzzles():
        raise RefusedError(Refusal("refused-no-puzzle"))
    answers, person_id = interaction.client.master.puzzles, interaction.user.id
    if what == "next":
        await _defer(interaction, is_new=False)
        await _show_next(interaction, game, await answers.of(person_id))
        return
    chosen = next((known for known in puzzles_of(game) if known.id == puzzle), None)
    if chosen is None or not choice or int(choice) >= len(chosen.choices):
        raise RefusedError(Refusal("refused-no-puzzle"))
    place = int(choice)
    await _defer(interaction, is_new=what == "day")
    if what in ("try", "day"):
        await answers.answer(person_id, game, puzzle, solved=place == 0)
    if what == "day":
        daily = interaction.client.master.daily_puzzles
        await daily.answer(place_of(interaction), person_id, game, puzzle, solved=place == 0)
    if what in ("good", "bad"):
        await answers.rate(person_id, game, puzzle, good=what == "good")
    progress = await answers.of(person_id)
    is_answered = puzzle in progress.of_game(game)  # otherwise an opinion came first, or the answer was deleted
    await _Shown.of(interaction, game, chosen, progress).show(place if is_answered else None)


async def _defer(interaction: Interaction, *, is_new: bool) -> None:
    """Acknowledge a press that a new private answer follows, or else a change of the one with the button.

    A message that everybody sees is never changed.
    """
    is_private = interaction.message is not None and interaction.message.flags.ephemeral
    await interaction.response.defer(ephemeral=True, thinking=is_new or not is_private)


async def _show_next(interaction: Interaction, game: str, progress: PuzzleProgress) -> None:
    """Show the next puzzle of a game, in place of the last one or as the deferred answer."""
    puzzle = progress.next(game)
    if puzzle is not None:
        await _Shown.of(interaction, game, puzzle, progress).show(None)
        return
    answers = progress.of_game(game)
    values = {"game": Text("game-" + game), "count": len(answers), "solved": sum(a.solved for a in answers.values())}
    others = [name for name in games_with_puzzles() if progress.next(name) is not None]
    await _show_games(interaction, Text("puzzle-all-answered", values), others)


async def _show_games(interaction: Interaction, text: Text, games: Sequence[str]) -> None:
    """Show a text, and games whose puzzles a button opens."""
    reader, localize = reader_of(interaction), interaction.client.languages.say_to
    parts: list[ContainerChildComponent] = [components.text(localize(text, reader))]
    if games:
        plain = replace(reader, markdown=False)
        buttons = [
            components.button(localize(Text("game-" + name), plain), puzzle_id("next", name), _SECONDARY)
            for name in games
        ]
        parts.append(components.row(buttons))
    layout = components.Layout(components.with_wide_pictures(COLOUR, parts))
    await interaction.edit_original_response(view=layout, attachments=[])


@dataclass(slots=True, frozen=True)
class _Shown:
    """A puzzle for one person, with the progress of that person."""

    interaction: Interaction
    game: str
    puzzle: Puzzle
    progress: PuzzleProgress
    match: Match[Any]
    reader: Reader

    @classmethod
    def of(cls, interaction: Interaction, game: str, puzzle: Puzzle, progress: PuzzleProgress) -> _Shown:
        match = puzzle.match(game_of(game))
        person = person_of(interaction)
        table = private_table(match, puzzle.seat, person, interaction.client.languages.pick(person.locale))
        return cls(interaction, game, puzzle, progress, match, reader_of(interaction, table))

    async def show(self, chosen: int | None) -> None:
        """Show the position with its question, or after a choice which move is best and why."""
        number = [known.id for known in puzzles_of(self.game)].index(self.puzzle.id) + 1
        values = {"game": Text("game-" + self.game), "number": number, "count": len(puzzles_of(self.game))}
        galleries, files = await self._pictures()
        parts: list[ContainerChildComponent] = [
            components.text(f"### {self._say('puzzle-title', **values)}"),
            *galleries,
        ]
        parts += self._question() if chosen is None else self._answered(chosen)
        layout = components.Layout(components.with_wide_pictures(COLOUR, parts))
        await self.interaction.edit_original_response(view=layout, attachments=files)

    async def _pictures(self) -> tuple[list[ContainerChildComponent], list[discord.File]]:
        """Return the board and the hand as the seat sees them."""
        client, view, people = self.interaction.client, self.match.view(self.puzzle.seat), list(self.reader.people)
        language = self.reader.language
        drawings = [
            (
                _BOARD,
                partial(client.pictures.board, view, language, people),
                board_alt(view, client.languages, language, people),
            )
        ]
        if view.hand:
            sheet = hand_sheet(view, client.languages, language, people)
            drawings.append((_HAND, partial(client.pictures.hand, view, language, people, brief=True), sheet.alt))
        galleries: list[ContainerChildComponent] = []
        files: list[discord.File] = []
        for file, draw, alt in drawings:
            picture = await draw_illustration(self.interaction, draw)
            if picture is not None:
                files.append(png(picture, file, alt))
                galleries.append(components.picture(components.attached(file, alt)))
        return galleries, files

    def _question(self) -> list[ContainerChildComponent]:
        """Return the question and its choices."""
        page = puzzle_page(self.puzzle, self.match, self.interaction.client.languages, self.reader)
        return question_parts(page, partial(self._id, "try"))

    def _answered(self, chosen: int) -> list[ContainerChildComponent]:
        """Return whether a choice was right, why, how often each one wins, and what to do next."""
        why = self.puzzle.why(self.match.rules)
        lines = [self._say("puzzle-wrong" if chosen else "puzzle-right", move=self._text(0))]
        if why is not None:
            lines.append(f"-# {self._say('review-reason', reason=why)}")
        for place, chance in enumerate(self.puzzle.chances):
            values = {
                "move": self._text(place),
                "percent": round(100 * chance),
                "yours": "yes" if place == chosen else "no",
            }
            lines.append(self._say("puzzle-chance", **values))
        opinion = self.progress.of_game(self.game)[self.puzzle.id].good
        buttons = [
            self._button("good", "👍", chosen, selected=opinion is True),
            self._button("bad", "👎", chosen, selected=opinion is False),
        ]
        following = components.button(
            self._say("button-puzzle-next", markdown=False), puzzle_id("next", self.game), _PRIMARY, "▶️"
        )
        asked = "puzzle-asked" if opinion is None else "puzzle-thanks"
        return [
            components.text(cut("\n".join([*lines, "", self._standing()]), LONGEST)),
            components.row([following]),
            components.text(f"-# {self._say(asked)}"),
            components.row(buttons),
        ]

    def _standing(self) -> str:
        """Return the person's progress in this game, in the theme, and their streak."""
        answers = self.progress.of_game(self.game)
        solved, answered = self.progress.on_theme(self.game, self.puzzle.theme)
        values = {
            "game": Text("game-" + self.game),
            "solved": sum(answer.solved for answer in answers.values()),
            "answered": len(answers),
            "theme": self.match.rules.verbs.label(self.puzzle.theme),
            "theme_solved": solved,
            "theme_answered": answered,
            "streak": self.progress.streak,
        }
        return f"-# {self._say('puzzle-standing', **values)}"

    def _text(self, place: int) -> Text:
        return choice_text(self.match, self.puzzle.seat, self.puzzle.moves[place])

    def _button(self, what: str, emoji: str, chosen: int, *, selected: bool) -> ButtonComponent:
        style = discord.ButtonStyle.success if selected else _SECONDARY
        label = self._say("button-puzzle-" + what, markdown=False)
        return components.button(label, self._id(what, chosen), style, emoji)

    def _id(self, what: str, place: int) -> str:
        return puzzle_id(what, self.game, self.puzzle.id, place)

    def _say(self, key: str, *, markdown: bool = True, **values: Any) -> str:
        return self._localize(Text(key, values), markdown=markdown)

    def _localize(self, text: Text, *, markdown: bool = True) -> str:
        return self.interaction.client.languages.say_to(text, replace(self.reader, markdown=markdown))
