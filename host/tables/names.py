"""What people are called whom the texts of a table name."""

from __future__ import annotations

from typing import Any

from engine.kernel.text import people_in
from host.tables.table import Table
from store.database import Store


async def learn(store: Store, table: Table, texts: Any) -> None:
    """Look up the people of these texts (in any nesting) whom the table does not know yet; those who are forgotten
    stay unknown. Raises StoreError.
    """
    unknown = [person_id for person_id in dict.fromkeys(people_in(texts)) if person_id not in table.names]
    table.names.update(await store.people.names(unknown))
