"""The small changes that break a rule: replacements for pieces of syntax."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, NamedTuple

ORDER: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""The same comparison with the other boundary, and the opposite."""

ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}

NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}

SIMPLE = (ast.Name, ast.Attribute, ast.Subscript)


class Change(NamedTuple):
    """One place of the tree, and a replacement for the node there."""

    parent: ast.AST
    field: str
    place: int | None
    """The index in the list that the field holds; None if it holds a single node."""
    new: Any

    def put(self, value: Any) -> Any:
        """Set this place of the tree to ``value``, and return the node that was there before."""
        if self.place is None:
            old = getattr(self.parent, self.field)
            setattr(self.parent, self.field, value)
            return old
        held = getattr(self.parent, self.field)
        old, held[self.place] = held[self.place], value
        return old


def is_only_text(node: ast.AST) -> bool:
    """Return whether a piece of syntax is only text for people: an event, a question, values of a refusal."""
    match node:
        case ast.Expr(value):
            return is_only_text(value)
        case ast.Call(ast.Attribute(attr="announce" | "whisper" | "whisper_details")):
            return True
        case ast.Call(ast.Name("Text" | "Refusal")):
            return True
        case ast.Attribute(attr="silent") | ast.UnaryOp(ast.Not(), ast.Attribute(attr="silent")):
            return True  # whether an event is published at all
        case ast.If(_, [*body], []):
            return all(map(is_only_text, body))
        case ast.keyword("strict"):
            return True  # an argument of zip: an assertion
        case ast.keyword("occasion"):
            return True  # an argument of a menu: text for other players
        case _:
            return False


def changes(parent: ast.AST) -> Iterator[Change]:
    """Yield all changes of the direct children of ``parent`` and of its own operator."""
    for field, value in ast.iter_fields(parent):
        if _is_no_rule(parent, field):
            continue
        if isinstance(value, list):
            for index, child in enumerate(value):
                if isinstance(child, ast.AST):
                    statement = isinstance(child, ast.stmt)
                    new = _statements(parent, value, index) if statement else _expressions(parent, field, child)
                    for replacement in new:
                        yield Change(parent, field, index, replacement)
        elif isinstance(value, ast.expr):
            for replacement in _expressions(parent, field, value):
                yield Change(parent, field, None, replacement)
    yield from _own_changes(parent)


def _is_no_rule(parent: ast.AST, field: str) -> bool:
    """Return whether a field decides nothing: annotations, decorators and base classes."""
    return field in {"annotation", "returns", "decorator_list", "bases", "type_comment"}


def _own_changes(node: ast.AST) -> Iterator[Change]:
    """Yield changes of the operator of ``node``, of the name it calls and of the order of its arguments."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            for other in ORDER[type(operator)]:
                yield Change(node, "ops", index, other())
    elif isinstance(node, ast.BoolOp):
        yield Change(node, "op", None, ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in ARITHMETIC:
        yield Change(node, "op", None, ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in NAMES:
            yield Change(node, "func", None, ast.Name(NAMES[node.func.id], ast.Load()))
            return  # the order of their arguments makes no difference
        for index, (first, second) in enumerate(zip(node.args, node.args[1:], strict=False)):
            if isinstance(first, SIMPLE) and isinstance(second, SIMPLE) and ast.dump(first) != ast.dump(second):
                yield Change(node, "args", None, [*node.args[:index], second, first, *node.args[index + 2 :]])
    elif isinstance(node, ast.comprehension):
        for index in range(len(node.ifs)):
            yield Change(node, "ifs", None, node.ifs[:index] + node.ifs[index + 1 :])


def _expressions(parent: ast.AST, field: str, node: ast.AST) -> Iterator[ast.expr]:
    """Yield the replacements for an expression."""
    if is_only_text(node):
        return
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
            if node.value or not isinstance(parent, ast.Subscript):  # the last item of a single one is the first
                yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.BoolOp):
        for index in range(len(node.values)):
            rest = node.values[:index] + node.values[index + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reversed":
        yield node.args[0]
    asked = field in {"test", "ifs"} or (isinstance(parent, ast.BoolOp) and field == "values")
    if asked and not isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)):
        assert isinstance(node, ast.expr)
        yield ast.UnaryOp(ast.Not(), node)


def _statements(parent: ast.AST, block: list[Any], index: int) -> Iterator[ast.stmt]:
    """Yield ``pass`` as the replacement for a statement that can be left out."""
    statement = block[index]
    if index and isinstance(block[index - 1], (ast.Return, ast.Raise)):
        return  # never reached: the yield that makes the function a generator
    if is_only_text(statement) or (isinstance(parent, ast.If) and is_only_text(parent.test)):
        return
    match statement:
        case ast.Expr(ast.Constant()):
            return  # a docstring
        case ast.Return(None | ast.Constant(None | False)) if (
            isinstance(parent, ast.FunctionDef) and block[-1] is statement
        ):
            return  # without it the function returns None, which is false too
        case ast.Return(None) if block[-1] is not statement:
            return  # the early return of a generator that asks nothing
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break() | ast.Delete() | ast.Return():
            yield ast.Pass()
        case ast.Assign(targets) if all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets):
            yield ast.Pass()
        case _:
            return
