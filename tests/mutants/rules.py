"""The rules that a place of the source decides: those whose ids are nearest to it."""

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


def rule_ids(game: str, text: str) -> list[str]:
    """Return the rules of the game that a text names; ``T-279 .. T-282`` is a range that includes both ends."""
    book = _book(game)
    named: list[str] = []
    for first, last in _RANGE.findall(" ".join(text.split())):
        if first in book:
            end = book.index(last) if last in book else book.index(first)
            named += book[book.index(first) : end + 1]
    return list(dict.fromkeys(named))


class RulesOfFile:
    """The ids in the comments, docstrings and refusals of one file."""

    def __init__(self, game: str, source: str, tree: ast.Module) -> None:
        self._game = game
        tokens = generate_tokens(StringIO(source).readline)
        self._comments = {token.start[0]: token.string for token in tokens if token.type == COMMENT}
        self._code = {line for node in ast.walk(tree) if isinstance(node, ast.stmt) for line in range(*_span(node))}
        self._texts = dict(_texts(tree))
        self._known: dict[ast.stmt, list[str]] = {}

    def of(self, statement: ast.stmt, around: Sequence[ast.AST], lines: tuple[int, int]) -> list[str]:
        """Return the rules of ``lines`` in a statement with the nodes ``around`` it, the innermost last.

        They are named by the lines, the statement, the conditions and loops around it, or its function; for an ``if``
        also by the statements in it. If the function names none, its class may. Rules in the docstring of the file do
        not count.
        """
        named = [*self._comment(range(lines[0], lines[1] + 1)), *self._of_statement(statement)]
        if isinstance(statement, ast.If):
            named += [rule for inner in statement.body for rule in self._of_statement(inner)]
        for outer in reversed(around):
            if isinstance(outer, (ast.FunctionDef, ast.ClassDef)):
                named += [*self._of_statement(outer), *rule_ids(self._game, ast.get_docstring(outer) or "")]
                if named:
                    break
            elif isinstance(outer, ast.stmt):
                named += self._of_statement(outer)
        return list(dict.fromkeys(named))

    def _comment(self, lines: Iterable[int]) -> list[str]:
        return rule_ids(self._game, " ".join(self._comments.get(line, "") for line in lines))

    def _of_statement(self, statement: ast.stmt) -> list[str]:
        if statement not in self._known:
            self._known[statement] = self._read_statement(statement)
        return self._known[statement]

    def _read_statement(self, statement: ast.stmt) -> list[str]:
        first, last = header(statement)
        named = self._comment(range(first, last + 1))
        line = first - 1
        while line in self._comments and line not in self._code:
            named += self._comment([line])
            line -= 1
        for node in _head_nodes(statement):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(_ID, node.value):
                named += rule_ids(self._game, node.value)
        return named + rule_ids(self._game, self._texts.get(statement, ""))


def _span(statement: ast.stmt) -> tuple[int, int]:
    first, last = header(statement)
    return first, last + 1


def _texts(tree: ast.Module) -> Iterator[tuple[ast.stmt, str]]:
    """Yield fields and constants with their docstrings, which follow them."""
    for node in ast.walk(tree):
        body: list[ast.stmt] = getattr(node, "body", None) or []
        for above, below in pairwise(body if isinstance(node, (ast.Module, ast.ClassDef)) else ()):
            match above, below:
                case (ast.Assign() | ast.AnnAssign(), ast.Expr(ast.Constant(str(text)))):
                    yield above, text
                case _:
                    pass


def header(statement: ast.stmt) -> tuple[int, int]:
    """Return the first and last line of a statement; for a compound statement without its blocks."""
    inner = [part for name in BODIES for part in getattr(statement, name, ()) or ()]
    end = statement.end_lineno or statement.lineno
    if inner:
        starts = [part.pattern.lineno if isinstance(part, ast.match_case) else part.lineno for part in inner]
        end = max(statement.lineno, min(starts) - 1)
    return statement.lineno, end


def _head_nodes(statement: ast.stmt) -> list[ast.AST]:
    inner = [part for name in BODIES for part in getattr(statement, name, ()) or ()]
    within = {id(node) for part in inner for node in ast.walk(part)}
    return [node for node in ast.walk(statement) if id(node) not in within]
