"""A summary of a table's game in three lines."""

from __future__ import annotations

from engine.kernel.options import about
from engine.kernel.text import Text
from host.tables.table import Table


def about_table(table: Table) -> list[Text]:
    """Return lines for the subject of the game, its aim with the table's options, and its length."""
    options = table.rules.options_type.model_validate(table.options)
    length = Text("help-length", {"words": table.rules.length(options)})
    return [Text("help-what", {"words": about("what")}), aim(table), length]


def aim(table: Table) -> Text:
    """Return how the game of a table is won."""
    options = table.rules.options_type.model_validate(table.options)
    return Text("help-aim", {"words": table.rules.aim(options)})
