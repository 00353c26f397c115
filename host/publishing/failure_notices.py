"""Notices to people about failed deliveries."""

from __future__ import annotations

from engine.kernel.text import Text
from host.chat import ChatError, DeliveryFailure
from host.publishing.outbox import Outbox
from host.tables.table import Table


def notify_once(table: Table, outbox: Outbox, name: str, text: Text) -> bool:
    """Send a notice to the channel in the next round unless it was sent before; return whether it is new."""
    if name in table.notices_sent:
        return False
    table.notices_sent.append(name)
    outbox.notices.append(text)
    return True


def failure_text(error: ChatError) -> Text:
    """Return the reason why a board is not shown, for people who ask."""
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


def refused_text(kind: str, error: ChatError, **values: Text) -> Text:
    """Return the notice that a hand, lines or a thread (``kind``) were refused by a server's filter or the chat."""
    why = "filtered" if error.failure is DeliveryFailure.FILTERED else "refused"
    return Text(f"notice-{kind}-{why}", values)


def permission_name(error: ChatError) -> Text:
    """Return the name of the missing permission in the chat's own settings."""
    return Text("permission-" + error.permission.replace("_", "-"))
