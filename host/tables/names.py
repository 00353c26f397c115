"""Names of people mentioned in the texts of a table."""

from __future__ import annotations

from typing import Any

from engine.kernel.text import people_in
from host.tables.table import Table
from store.database import Store


async def learn(store: Store, table: Table, texts: Any) -> None:
    """Look up the names of people in these texts, however nested, that the table does not know. Raises StoreError.

    People whose data was deleted stay unknown.
    """
    unknown = [person_id for person_id in dict.fromkeys(people_in(texts)) if person_id not in table.names]
    table.names.update(await store.people.names(unknown))
