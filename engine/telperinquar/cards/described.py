"""Descriptions in a JSON Schema: the docstrings below the fields of a model.

Pydantic's own ``use_attribute_docstrings`` reads them whenever a model is defined, which is two fifths of the time in
which the games load; only this schema needs them.
"""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from textwrap import dedent
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema


class Described(GenerateJsonSchema):
    """Writes schemas with descriptions of fields."""

    def model_schema(self, schema: core_schema.ModelSchema) -> dict[str, Any]:
        written = super().model_schema(schema)
        described = _docstrings(schema["cls"])
        for name, field in written.get("properties", {}).items():
            if name in described:
                field.setdefault("description", described[name])
        return written


def _docstrings(model: type[BaseModel]) -> dict[str, str]:
    """Return the docstrings of the fields of a model and of the models it extends, by the fields' names."""
    docstrings: dict[str, str] = {}
    for cls in reversed(model.__mro__):
        if issubclass(cls, BaseModel) and cls is not BaseModel:
            (definition,) = ast.parse(dedent(inspect.getsource(cls))).body
            assert isinstance(definition, ast.ClassDef)
            for field, after in pairwise(definition.body):
                match field, after:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                        docstrings[name] = inspect.cleandoc(words)
                    case _:
                        pass
    return docstrings
