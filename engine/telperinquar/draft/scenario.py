"""Positions of a draft built from the ``given:`` section of a scenario (the format: tests/scenarios/README.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.draft.boosters import in_list_order
from engine.telperinquar.state import Booster, Draft, Drafter, TakenCard


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class GivenDrafter(_Strict):
    """A player in a draft."""

    hero: str = "draft-fighter"
    chosen: str = ""
    picks: list[str] = []
    left_out: list[str] = []
    ready: bool = False
    booster: list[str] = []
    """The cards left in the booster before them."""
    taken: list[dict[str, str]] = []
    """The cards taken out of it, the first one first: ``{a: grey-wolf}``."""


class GivenDraft(_Strict):
    """A draft: its stage, and the seat that begins the duel."""

    stage: Literal["heroes", "boosters", "decks"] = "boosters"
    opened: int = 1
    first: str | None = None


def given_draft(data: Any, players: Mapping[str, Any], catalog: Catalog) -> Draft:
    """Build a draft from its description and those of its players, by seat.

    Raises ValueError for unknown cards.
    """
    position = GivenDraft.model_validate(data)
    names = list(players)
    first = None if position.first is None else names.index(position.first)
    draft = Draft([], position.stage, position.opened, first=first)
    for seat, written in enumerate(players.values()):
        drafter = GivenDrafter.model_validate(written)
        hero = "" if position.stage == "heroes" else drafter.hero
        kinds = [hero, drafter.chosen, *drafter.picks, *drafter.booster]
        unknown = [kind for kind in kinds if kind and kind not in catalog.kinds]
        if unknown:
            raise ValueError(f"given: unknown card {unknown[0]!r}")
        draft.drafters.append(
            Drafter(seat, hero, drafter.chosen, drafter.picks, drafter.left_out, drafter.ready),
        )
        if drafter.booster:
            cards = in_list_order(drafter.booster, catalog.card_set)
            draft.boosters.append(Booster(position.opened, seat, cards, _taken(drafter.taken, names)))
    return draft


def _taken(written: Sequence[Mapping[str, str]], names: Sequence[str]) -> list[TakenCard]:
    return [TakenCard(names.index(name), kind) for entry in written for name, kind in entry.items()]
