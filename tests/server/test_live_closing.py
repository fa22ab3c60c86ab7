"""Turns that end without a word: bots wait after them as well, and some stay open if their player wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import furrow
from furrow.server.application import Application
from furrow.server.wire import socket as w
from tests.server.clients import Client, Time, seated, with_time
from tests.tableau.positions import position

SHIELDED: dict[str, Any] = {"faction": "romans", "hand": ["mill.com006"], "locations": ["village_a.com012"]}


def _empires() -> furrow.Game:
    """Anna can build, and has a token for a shield, which may be laid before or after that."""
    mine = {**SHIELDED, "goods": {"wood": 4, "defence_token": 1}}
    return position("imperial_settlers", mine, {"faction": "barbarians"})


async def _seat(app: Application, game: furrow.Game) -> Client:
    [ann] = await seated(app, game, "Ann")
    await ann.send(w.Stand(0, {"wait": "6"}))
    return ann


def _actors(app: Application, ann: Client) -> tuple[int, ...]:
    return app.house.live[ann.table["id"]].running.game.actors


def test_a_turn_ends_by_itself_bots_wait_and_one_step_takes_it_back(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await _seat(app, _empires())
        await ann.ask(w.Play(0, "build mill.com006", ann.seq, on=True))
        assert _actors(app, ann) == (1,)
        assert (ann.state["held"], ann.state["undo"]) == ({"seat": 0, "left": 6000}, True)
        await ann.ask(w.Undo(0))
        assert (ann.state["questions"][0]["name"], ann.state["held"]) == ("turn", None)

    with_time(sqlite, tmp_path, work)


def test_a_turn_stays_open_for_who_wants_that(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await _seat(app, _empires())
        await ann.send(w.Stand(0, {"open": "yes"}))
        await ann.ask(w.Play(0, "build mill.com006", ann.seq, on=True))
        assert ann.state["questions"][0]["name"] == "end"
        assert "protect village_a.com012" in ann.texts
        await ann.ask(w.End(0, ann.seq))
        assert (_actors(app, ann), ann.state["held"]) == ((1,), {"seat": 0, "left": 6000})

    with_time(sqlite, tmp_path, work)


def test_bots_wait_after_a_turn_that_has_no_end_of_its_own(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        mine = {"faction": "mutants_union", "hand": ["fuel_tank.1"], "goods": {"grey_contact": 2}}
        ann = await _seat(app, position("fifty_first_state", mine, {"faction": "new_york"}))
        assert "open" not in {row["name"] for row in ann.state["standing"]}
        await ann.ask(w.Play(0, "build fuel_tank.1", ann.seq, on=True))
        assert (_actors(app, ann), ann.state["held"]) == ((1,), {"seat": 0, "left": 6000})
        await ann.ask(w.Undo(0))
        assert "build fuel_tank.1" in ann.texts

    with_time(sqlite, tmp_path, work)


def test_a_look_says_what_each_deed_would_bring_or_why_it_cannot_be_done(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await _seat(app, _empires())
        told = await ann.ask(w.AskPeek(["hand:mill.com006"], 7, 0))
        found = {row["deed"]: row for row in told["meant"]}
        assert list(found) == ["build", "deal", "raze"]
        assert found["build"]["error"] is None
        assert "good:wood:-3" in found["build"]["signs"]
        assert (found["deal"]["error"]["rule"], found["deal"]["signs"]) == ("IMP-DEAL-01", [])
        assert [row["deed"] for row in ann.state["questions"][0]["answers"] if row["text"] == "pass"] == ["pass"]

    with_time(sqlite, tmp_path, work)
