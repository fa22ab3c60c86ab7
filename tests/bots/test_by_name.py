"""Bots by name and by "package.module:Class"."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import furrow
from furrow import bots
from tests.bots.players import First

PLAYERS = "tests.bots.players"


def test_a_class_of_another_package() -> None:
    found = bots.find(f"{PLAYERS}:First")
    assert isinstance(found, First)
    assert isinstance(pickle.loads(pickle.dumps(found)), First)
    assert f"{PLAYERS}:First" not in bots.names()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "clever",
            r"unknown bot 'clever'; known are: random, .*master, and your own as 'package.module:Class'",
        ),
        ("", "unknown bot ''"),
        (":First", "unknown bot ':First'"),
        ("..players:First", r"unknown bot '..players:First'"),
        (f"{PLAYERS}:", "unknown bot"),
        ("nowhere:First", "there is no module 'nowhere' on the Python path for the bot 'nowhere:First'"),
        ("tests.nowhere.mine:First", "there is no module 'tests.nowhere' on the Python path"),
        ("tests.bots.broken:First", "'tests.bots.broken' of a bot cannot be imported: No module named 'furrow_no_"),
        (f"{PLAYERS}:Second", "the module 'tests.bots.players' has no class 'Second'"),
        (f"{PLAYERS}:Stranger", "'tests.bots.players:Stranger' is not a bot: write a class that inherits"),
        (f"{PLAYERS}:NOT_A_CLASS", "is not a bot"),
        (f"{PLAYERS}:Sayer", "cannot be made without arguments"),
        (f"{PLAYERS}:Lazy", "cannot be made without arguments: .*choose"),
        (7, "a bot is named by a text, not by 7"),
    ],
)
def test_what_cannot_be_found_says_why(name: str, message: str) -> None:
    with pytest.raises(bots.UnknownBot, match=message) as caught:
        bots.find(name)
    assert isinstance(caught.value, furrow.FurrowError)


def test_a_module_that_fails_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "furrow_failing_bot.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(bots.UnknownBot, match="cannot be imported: ZeroDivisionError"):
        bots.find("furrow_failing_bot:Bot")
