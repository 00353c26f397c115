"""Views as pictures: typst typesets the templates in ``data/<game>/pictures`` to PNG, the same on every machine.

Fonts are typst's own and the icon font of its wheel, never system fonts. All methods are plain functions to be run in a
thread: a compiler serves one thread at a time and lets the others run meanwhile.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Any

import fonticon_mdi7
import typst

from engine.games import DATA
from engine.kernel.endings import seat_in
from engine.kernel.highlights import shows_moment
from engine.kernel.menus import Argument
from engine.kernel.text import Term, Text, seat_name
from engine.kernel.views import Figure, Item, PileCard, Result, View
from engine.review.game_review import Review
from render.drawable import drawable
from render.drawing_thread import DrawingThread
from render.grammar import Name
from render.languages import Languages, Reader
from render.review_picture import chart

PIXELS_PER_INCH = 72.0
"""A point of a template is a pixel: 720 across most boards, which a phone shows at a third to two fifths."""
CACHE_BYTES = 32_000_000
_SPARE = 2


class Pictures:
    """Draws boards, hands and single cards, and caches pictures up to a limit.

    In an event loop: ``await pictures.drawing_thread.draw(lambda: pictures.board(…))``.
    """

    def __init__(self, languages: Languages, *, data: Path = DATA, cache_bytes: int = CACHE_BYTES) -> None:
        self.drawing_thread = DrawingThread()
        self._languages = languages
        self._data = data
        folder = Path(str(fonticon_mdi7.__file__)).parent / "fonts"
        self._fonts = typst.Fonts(include_system_fonts=False, font_paths=[folder])
        self._idle: dict[Path, list[typst.Compiler]] = {}
        self._template_exists: dict[Path, bool] = {}
        self._cache: OrderedDict[bytes, bytes] = OrderedDict()
        self._cached = 0
        self._cache_bytes = cache_bytes
        self._lock = Lock()

    def board(
        self,
        view: View,
        language: str,
        people: Sequence[str] = (),
        *,
        marks: Sequence[Mapping[str, Any]] = (),
        selected: Argument | None = None,
        choices: Sequence[Argument] = (),
        move: str = "",
        vote: Mapping[str, Any] | None = None,
        highlights: Mapping[str, Any] | None = None,
    ) -> bytes:
        """Draw the public board as PNG: landscape, with text large enough for a phone.

        ``marks`` are the latest events (:func:`engine.kernel.highlights.marks_of`); ``selected`` is the card with
        which the reader acts, ``choices`` the possible choices for a move of the name ``move``; ``vote`` the state of
        the present vote (:func:`engine.kernel.motion.standing`); ``highlights`` the card, dice and great moment to show
        above it (:func:`engine.kernel.highlights.highlights_of`). A great moment has a picture of its own, unless the
        reader chooses something on the board.
        """
        if highlights is not None and shows_moment(highlights) and not choices and selected is None:
            return self._moment(view.game, highlights, language, people)
        content = {
            "headline": view.headline,
            "board": view.board,
            "marks": list(marks),
            "selected": selected,
            "choices": list(choices),
            "move": move,
            "vote": vote,
            "highlights": highlights,
            "seat": view.seat,
        }
        return self._board("board", view, content, language, people)

    def _moment(self, game: str, highlights: Mapping[str, Any], language: str, people: Sequence[str]) -> bytes:
        reader, moment = self._reader(language, game, people), highlights["moment"]
        words = drawable(self._languages.say_to(moment["text"], reader))
        content = {"moment": {**moment, "text": words}, "roll": highlights["roll"]}
        return self._drawn(self._data / "house" / "pictures" / "moment.typ", content, reader)

    def ending(
        self, game: str, result: Result, verdict: Text, standings: Sequence[Text], language: str, people: Sequence[str]
    ) -> bytes:
        """Draw how a game ended as PNG of 1100 x 700 pixels: who has won and why, and a line for everybody.

        ``standings`` are those lines (:class:`engine.kernel.endings.Retrospective`).
        """
        reader = self._reader(language, game, people)
        say: Callable[[Text], str] = lambda text: drawable(self._languages.say_to(text, reader))  # noqa: E731
        lines = [(seat_in(text), say(text)) for text in standings]
        content = {
            "rules": game,
            "game": say(Text("game-" + game)),
            "verdict": say(verdict),
            "is_lost": result.lost,
            "standings": [{"seat": seat, "text": words, "wins": seat in result.winners} for seat, words in lines],
        }
        return self._drawn(self._data / "house" / "pictures" / "ending.typ", content, reader)

    def review(self, game: str, review: Review, together: bool, language: str, people: Sequence[str]) -> bytes:
        """Draw the review of a game as PNG: everybody's chances, or those of a group that plays ``together``."""
        reader = self._reader(language, game, people)
        group = self._languages.say_to(Text("review-group"), reader)
        names = [drawable(self._languages.say_to(seat_name(seat), reader)) for seat in range(len(people))]
        content = {"rules": game, **chart(review, together, names, group)}
        return self._drawn(self._data / "house" / "pictures" / "review.typ", content, reader)

    def large_board(self, view: View, language: str, people: Sequence[str] = ()) -> bytes:
        """Draw the board with all public details as PNG, as high as needed, to be opened and enlarged."""
        content = {"headline": view.headline, "board": view.board, "selected": None, "seat": view.seat}
        return self._board("board-large", view, content, language, people)

    def _board(self, name: str, view: View, content: Mapping[str, Any], language: str, people: Sequence[str]) -> bytes:
        reader = self._reader(language, view.game, people)
        template = str(view.board.get("template", name))
        return self._draw(template, content, reader, lambda: _plain(view.headline, *view.figures))

    def hand(self, view: View, language: str, people: Sequence[str] = (), *, brief: bool = False) -> bytes:
        """Draw what only the seat of this view may see, as PNG.

        A ``brief`` picture is for choosing, and may leave out what cannot be chosen.
        """
        reader = self._reader(language, view.game, people)
        content = {"private": view.private, "board": view.board, "brief": brief}
        template = str(view.private.get("template", "hand"))
        return self._draw(template, content, reader, lambda: _plain(view.headline, ("", view.hand)))

    def item(self, game: str, item: Item, language: str, people: Sequence[str] = ()) -> bytes:
        """Draw a single card or other content item as PNG; the face of any other item names its ``template``."""
        content = {"name": item.heading, "face": item.face}
        reader = self._reader(language, game, people)
        template = str(item.face.get("template", "card"))
        return self._draw(template, content, reader, lambda: _plain(item.heading, ("", item.lines)))

    def draws(self, game: str, item: Item) -> bool:
        """Return whether the game draws this item itself; the house's own picture only repeats its lines."""
        return self._has_template(game, str(item.face.get("template", "card")))

    def pile(
        self, game: str, heading: Text, cards: Sequence[PileCard], language: str, people: Sequence[str] = ()
    ) -> bytes:
        """Draw some cards of a public pile as PNG."""
        reader = self._reader(language, game, people)
        content = {"cards": [card.face for card in cards]}
        return self._draw("pile", content, reader, lambda: _plain(heading, ("", [card.line for card in cards])))

    def legend(self, game: str, terms: Sequence[Term], language: str) -> bytes:
        """Draw the signs of these terms with their names, as PNG."""
        signs = [{"term": term.name, "symbol": term.symbol, "label": term.label} for term in terms]
        path = self._data / "house" / "pictures" / "legend.typ"
        return self._drawn(path, {"game": game, "signs": signs}, self._reader(language, game, ()))

    def _reader(self, language: str, game: str, people: Sequence[str]) -> Reader:
        return Reader(language, game, [person if isinstance(person, Name) else drawable(person) for person in people])

    def _draw(
        self, template: str, content: Mapping[str, Any], reader: Reader, plain: Callable[[], Mapping[str, Any]]
    ) -> bytes:
        """Draw with the game's template; where there is none, the same content in words."""
        path = self._template(str(reader.game), template)
        if not self._has_template(str(reader.game), template):
            path, content = self._data / "house" / "pictures" / "plain.typ", plain()
        return self._drawn(path, content, reader)

    def _template(self, game: str, template: str) -> Path:
        return self._data / game / "pictures" / f"{template}.typ"

    def _has_template(self, game: str, template: str) -> bool:
        path = self._template(game, template)
        if path not in self._template_exists:
            self._template_exists[path] = path.is_file()
        return self._template_exists[path]

    def _drawn(self, path: Path, content: Mapping[str, Any], reader: Reader) -> bytes:
        words = self._languages.texts_with_prefix("picture-", reader.language, reader.game)
        data = json.dumps(
            {"language": reader.language, "words": words, **self._in_words(content, reader)}, ensure_ascii=False
        )
        key = blake2b(f"{path}\n{data}".encode(), digest_size=20).digest()
        with self._lock:
            if key in self._cache:
                self._cache.move_to_end(key)
                return self._cache[key]
        picture = self._compile(path, data)
        with self._lock:
            self._keep(key, picture)
        return picture

    def _in_words(self, value: Any, reader: Reader) -> Any:
        """Replace every text by its words."""
        if isinstance(value, Text):
            return self._languages.say_to(value, reader)
        if isinstance(value, Mapping):
            return {str(key): self._in_words(part, reader) for key, part in value.items()}
        if isinstance(value, list | tuple):
            return [self._in_words(part, reader) for part in value]
        return value

    def _compile(self, path: Path, data: str) -> bytes:
        with self._lock:
            idle = self._idle.setdefault(path, [])
            compiler = idle.pop() if idle else None
        if compiler is None:
            compiler = typst.Compiler(path, root=self._data, font_paths=self._fonts, ignore_system_fonts=True)
        picture = compiler.compile(format="png", ppi=PIXELS_PER_INCH, sys_inputs={"data": data})
        with self._lock:
            if len(idle) < _SPARE:
                idle.append(compiler)
        if not isinstance(picture, bytes):
            raise TypeError(f"{path.name} makes more than one page")
        return picture

    def _keep(self, key: bytes, picture: bytes) -> None:
        if key not in self._cache:
            self._cached += len(picture)
        self._cache[key] = picture
        while self._cached > self._cache_bytes and len(self._cache) > 1:
            self._cached -= len(self._cache.popitem(last=False)[1])


def _plain(title: Text, *blocks: Figure | tuple[str, Sequence[Text]]) -> Mapping[str, Any]:
    """Return the content of the house's own template: a title, and blocks of lines with or without a heading."""
    return {"title": title, "blocks": [{"heading": block[0], "lines": block[1]} for block in blocks]}
