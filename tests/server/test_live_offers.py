"""Longer lines, trays and what is not asked: one gesture is one entry of the log, and one undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from furrow.server.application import Application
from furrow.server.wire import socket as w
from tests.scythe.positions import at, rival, saxony
from tests.server.clients import Client, seated, with_application

LOADED = at(saxony(mechs={"underpass": "F1"}, workers=["F1", "F1"]), rival(), goods={"F1": {"oil": 2}})


def _question(client: Client) -> dict[str, Any]:
    [question] = client.state["questions"]
    found: dict[str, Any] = question
    return found


def _longer(client: Client, text: str) -> dict[str, Any]:
    [line] = [line for line in _question(client)["longer"] if line["text"] == text]
    found: dict[str, Any] = line
    return found


async def _lines(app: Application, client: Client) -> list[str]:
    """The lines in the log of the client's table."""
    entries = await app.store.entries(client.table["id"])
    return [msgspec.json.decode(entry.body)["line"] for entry in entries if entry.kind == "play"]


def test_a_gesture_is_one_entry_and_one_undo_whatever_it_answers(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        [ann, _] = await seated(app, at(saxony(coins=5), rival()), "Ann", "Bob")
        before = ann.state["view"]
        box = _longer(ann, "bolster / power")
        assert (box["things"], box["label"]) == (["choice:power"], "Bolster / Gain power")
        reply = await ann.ask(w.Play(0, box["text"], ann.seq, on=True))
        assert reply["is"] == "done"
        assert await _lines(app, ann) == ["bolster / power / pass"]
        assert ann.texts == ["end"]
        assert _question(ann)["can_end"]
        assert (await ann.ask(w.Undo(0, ann.seq)))["is"] == "done"
        assert ann.state["view"] == before
        assert not ann.state["undo"]

    with_application(sqlite, tmp_path, work)


def test_without_on_nothing_is_added_and_the_end_passes_over_it(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        [ann, _] = await seated(app, at(saxony(coins=5), rival()), "Ann", "Bob")
        await ann.play("bolster / power")
        assert (ann.texts, _question(ann)["can_end"]) == (["pass"], True)
        assert _longer(ann, "pass / end")["ends"]
        at_end = ann.seq
        assert (await ann.ask(w.End(0, at_end)))["is"] == "done"
        assert ann.state["waiting_for"] == [1]
        assert (await ann.ask(w.End(0, at_end)))["is"] == "done"  # said again
        assert await _lines(app, ann) == ["bolster / power", "pass / end"]

    with_application(sqlite, tmp_path, work)


def test_an_end_that_lets_something_go_is_offered_but_not_as_a_matter_of_course(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        payable = at(saxony(coins=5), rival(), goods={"F1": {"oil": 3}})
        [ann, _] = await seated(app, payable, "Ann", "Bob")
        await ann.play("bolster / power")
        assert not _question(ann)["can_end"]
        assert _longer(ann, "pass / end")["gives_up"]
        assert _longer(ann, "upgrade / cube move.units")["things"] == ["box:move.units"]
        assert (await ann.ask(w.End(0, ann.seq)))["is"] == "done"
        assert ann.state["waiting_for"] == [1]

    with_application(sqlite, tmp_path, work)


def test_a_tray_takes_amounts_and_a_repeated_message_is_known_after_a_restart(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        [ann, _] = await seated(app, LOADED, "Ann", "Bob")
        way = _longer(ann, "move / mech F1 / F2")
        assert (way["things"], way["then"]) == (["unit:0/mech/F1"], ["hex:F2"])
        await ann.ask(w.Play(0, way["text"], ann.seq, on=True))
        assert _question(ann)["tray"] == [
            {"name": "worker", "label": "workers", "things": ["unit:0/worker/F1"], "least": 0, "most": 2},
            {"name": "oil", "label": "oil", "things": ["good:oil/F1", "good:oil"], "least": 0, "most": 2},
        ]
        strange = await ann.ask(w.Load(0, {"gold": 1}, ann.seq))
        assert strange["error"]["code"] == "bad_message"
        greedy = await ann.ask(w.Load(0, {"oil": 3}, ann.seq))
        assert (greedy["error"]["code"], greedy["error"]["rule"]) == ("illegal", "SCY-MOVE-06")
        load = w.Load(0, {"worker": 1}, ann.seq)
        done = await ann.ask(load)
        assert done["is"] == "done"
        assert ann.state["view"]["goods"] == {"F1": {"oil": 2}}
        lines = await _lines(app, ann)
        assert lines == ["move / mech F1 / F2", "carry 1 worker / carry nothing"]
        assert await ann.ask(load) == done
        other = await ann.ask(w.Load(0, {"worker": 2}, load.at))
        assert other["error"]["code"] == "stale"
        table = app.house.live[ann.table["id"]]
        ann.close()
        await app.house.let_go(table)
        await ann.open(table.id)
        assert await ann.ask(load) == done
        assert await _lines(app, ann) == lines

    with_application(sqlite, tmp_path, work)


def test_amounts_are_taken_only_where_they_are_asked_for(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        [ann, bob] = await seated(app, LOADED, "Ann", "Bob")
        assert _question(ann)["tray"] == []
        assert (await ann.ask(w.Load(0, {}, ann.seq)))["error"]["code"] == "bad_message"
        assert (await bob.ask(w.Load(1, {}, bob.seq)))["error"]["code"] == "bad_message"
        assert (await bob.ask(w.Load(0, {}, bob.seq)))["error"]["code"] == "not_your_seat"

    with_application(sqlite, tmp_path, work)
