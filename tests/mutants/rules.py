"""Which rules a place of the source decides: the ids that stand nearest to it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from io import StringIO
from itertools import pairwise
from tokenize import COMMENT, generate_tokens

from engine.locales import DEFAULT
from engine.rulebook import rulebook

_ID = r"[A-Z]{1,2}-\d{3}[a-z]?"
_RANGE = re.compile(rf"\b({_ID})(?: \.\. ({_ID}))?\b")

BODIES = ("body", "orelse", "finalbody", "handlers", "cases")


@cache
def _book(game: str) -> Sequence[str]:
    return [statement.id for statement in rulebook(game).statements(DEFAULT)]


def ids(game: str, text: str) -> list[str]:
    """The rules of the game that a text names; ``T-279 .. T-282`` names all from the first to the last one."""
    book = _book(game)
    found: list[str] = []
    for first, last in _RANGE.findall(" ".join(text.split())):
        if first in book:
            end = book.index(last) if last in book else book.index(first)
            found += book[book.index(first) : end + 1]
    return list(dict.fromkeys(found))


class Places:
    """The ids in the comments, docstrings and refusals of one file."""

    def __init__(self, game: str, source: str, tree: ast.Module) -> None:
        self._game = game
        tokens = generate_tokens(StringIO(source).readline)
        self._comments = {token.start[0]: token.string for token in tokens if token.type == COMMENT}
        self._code = {line for node in ast.walk(tree) if isinstance(node, ast.stmt) for line in range(*_span(node))}
        self._texts = dict(_texts(tree))
        self._known: dict[ast.stmt, list[str]] = {}

    def of(self, statement: ast.stmt, around: Sequence[ast.AST], lines: tuple[int, int]) -> list[str]:
        """The rules of a place in ``lines`` of ``statement``, which stands in ``around`` (the innermost last).

        They are those that its lines, its statement, the conditions and loops around and its function name; for an
        ``if`` also those of what it does. Where a function names none, its class may; what a whole file is about is no
        rule of its single lines.
        """
        found = [*self._comment(range(lines[0], lines[1] + 1)), *self._of_statement(statement)]
        if isinstance(statement, ast.If):
            found += [each for inner in statement.body for each in self._of_statement(inner)]
        for outer in reversed(around):
            if isinstance(outer, (ast.FunctionDef, ast.ClassDef)):
                found += [*self._of_statement(outer), *ids(self._game, ast.get_docstring(outer) or "")]
                if found:
                    break
            elif isinstance(outer, ast.stmt):
                found += self._of_statement(outer)
        return list(dict.fromkeys(found))

    def _comment(self, lines: Iterable[int]) -> list[str]:
        return ids(self._game, " ".join(self._comments.get(line, "") for line in lines))

    def _of_statement(self, statement: ast.stmt) -> list[str]:
        if statement not in self._known:
            self._known[statement] = self._read_statement(statement)
        return self._known[statement]

    def _read_statement(self, statement: ast.stmt) -> list[str]:
        first, last = header(statement)
        found = self._comment(range(first, last + 1))
        line = first - 1
        while line in self._comments and line not in self._code:
            found += self._comment([line])
            line -= 1
        for node in _head_nodes(statement):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(_ID, node.value):
                found += ids(self._game, node.value)
        return found + ids(self._game, self._texts.get(statement, ""))


def _span(statement: ast.stmt) -> tuple[int, int]:
    first, last = header(statement)
    return first, last + 1


def _texts(tree: ast.Module) -> Iterator[tuple[ast.stmt, str]]:
    """Fields and constants with the text that explains them, which stands below."""
    for node in ast.walk(tree):
        body: list[ast.stmt] = getattr(node, "body", None) or []
        for above, below in pairwise(body if isinstance(node, (ast.Module, ast.ClassDef)) else ()):
            match above, below:
                case (ast.Assign() | ast.AnnAssign(), ast.Expr(ast.Constant(str(text)))):
                    yield above, text
                case _:
                    pass


def header(statement: ast.stmt) -> tuple[int, int]:
    """The first and last line of a statement; of a compound one without what it contains."""
    inner = [each for name in BODIES for each in getattr(statement, name, ()) or ()]
    end = statement.end_lineno or statement.lineno
    if inner:
        starts = [each.pattern.lineno if isinstance(each, ast.match_case) else each.lineno for each in inner]
        end = max(statement.lineno, min(starts) - 1)
    return statement.lineno, end


def _head_nodes(statement: ast.stmt) -> list[ast.AST]:
    inner = [each for name in BODIES for each in getattr(statement, name, ()) or ()]
    within = {id(node) for each in inner for node in ast.walk(each)}
    return [node for node in ast.walk(statement) if id(node) not in within]
