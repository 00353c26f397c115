"""What people are told of what cannot be shown."""

from __future__ import annotations

from engine.kernel.text import Text
from host.chat import ChatError, DeliveryFailure
from host.publishing.outbox import Outbox
from host.tables.table import Table


def notify_once(table: Table, outbox: Outbox, what: str, text: Text) -> bool:
    """Tell the channel in the next round what it has not been told of this table yet; whether that is new."""
    if what in table.notices_sent:
        return False
    table.notices_sent.append(what)
    outbox.notices.append(text)
    return True


def failure_text(error: ChatError) -> Text:
    """Return why a board is not shown, to be told to whoever asks."""
    match error.failure:
        case DeliveryFailure.PERMISSION:
            return Text("trouble-permission", {"permission": permission_name(error)})
        case DeliveryFailure.GONE | DeliveryFailure.LOST:
            return Text("trouble-gone")
        case (
            DeliveryFailure.LOCKED
            | DeliveryFailure.FILTERED
            | DeliveryFailure.REFUSED
            | DeliveryFailure.UNSUPPORTED as failure
        ):
            return Text("trouble-" + failure)
        case _:
            return Text("trouble-passing")


def refused_text(what: str, error: ChatError, **values: Text) -> Text:
    """That hands, lines or a thread are refused by a filter of the server or by the chat itself."""
    why = "filtered" if error.failure is DeliveryFailure.FILTERED else "refused"
    return Text(f"notice-{what}-{why}", values)


def permission_name(error: ChatError) -> Text:
    """Return the permission that is missing, as the chat's own settings call it."""
    return Text("permission-" + error.permission.replace("_", "-"))
