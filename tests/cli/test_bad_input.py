"""Wrong input: one line on stderr, exit code 2, no traceback, no file touched."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.helpers import furrow_apart, furrow_here

CASES = {
    "command": (["pley"], "known are: play"),
    "game": (["play", "chess"], "unknown game “chess”; known are: scythe"),
    "option of the command": (["play", "--seets", "3"], "there is no option --seets here; near it: --seats"),
    "no number": (["play", "--seats", "many"], "--seats cannot have this value"),
    "no value": (["play", "--seats"], "the option --seats is not used like this"),
    "too few seats": (["play", "--seats", "1"], "Choose 2 to 5 seats, not 1."),
    "too many seats": (["sim", "--seats", "6"], "Choose 2 to 5 seats, not 6."),
    "seat": (["play", "--human", "3"], "the seats are 0 to 2"),
    "no seat": (["play", "--human", "me"], "there is no seat “me”"),
    "bot": (["play", "--bots", "hal"], "unknown bot “hal”; known are: random, novice, steady, sharp, master"),
    "no bot": (["sim", "--bots", ","], "unknown bot"),
    "faction": (["play", "--faction", "rome"], "--faction: there is no “rome”; known are: nordic"),
    "faction of an expansion": (["play", "--faction", "albion"], "there is no “albion”"),
    "factions": (["play", "--faction", "nordic,saxony"], "3 different ones"),
    "twice the same": (["play", "--faction", "nordic,nordic,saxony"], "3 different ones"),
    "a name in full": (["play", "--deal", "faction=rome"], "--faction: there is no “rome”; known are: nordic"),
    "a wish without a kind": (["play", "--deal", "nordic"], "scythe deals no nordic; it deals: faction, mat"),
    "mat": (["play", "--mat", "door"], "--mat: there is no “door”; known are: industrial"),
    "game option": (["play", "--option", "cheat=true"], "unknown game option “cheat”; known are: banned_pairs"),
    "value of an option": (["play", "--option", "tournament=maybe"], "takes true or false, not “maybe”"),
    "banned pair": (
        [
            *("play", "--seats", "2", "--option", "banned_pairs"),
            *("--faction", "rusviet,nordic", "--mat", "industrial,patriotic"),
        ],
        "banned",
    ),
    "mat of a game without": (
        ["play", "fifty_first_state", "--mat", "door"],
        "fifty_first_state deals no mat; it deals: faction",
    ),
    "faction of another game": (
        ["play", "imperial_settlers", "--faction", "nordic"],
        "--faction: there is no “nordic”; known are: barbarians, japanese, romans, egyptians",
    ),
    "seats of a card game": (["play", "imperial_settlers", "--seats", "5"], "Choose 1 to 4 seats, not 5."),
    "no seats": (["sim", "fifty_first_state", "--seats", "0"], "Choose 1 to 4 seats, not 0."),
    "a second person alone": (["play", "fifty_first_state", "--seats", "1", "--human", "1"], "the seats are 0 to 0"),
    "option of another game": (
        ["play", "fifty_first_state", "--option", "lookout=advanced"],
        "unknown game option “lookout”; known are: body_hunters_frees_open_production, expansion",
    ),
    "word of an option": (
        ["play", "imperial_settlers", "--option", "lookout=quick"],
        "the game option lookout takes one of: standard, alternative, advanced; not “quick”",
    ),
    "option without its value": (
        ["sim", "fifty_first_state", "--option", "expansion"],
        "takes one of: none, new_era, winter; not “”",
    ),
    "number of an option": (
        ["play", "fifty_first_state", "--option", "shipwreck_uses=3"],
        "takes one of: 2, 1; not “3”",
    ),
    "switch of a card game": (["play", "imperial_settlers", "--option", "peaceful=2"], "takes true or false, not “2”"),
    "card": (["rules", "imperial_settlers", "--cards", "teapot"], "there is no card “teapot” in imperial_settlers"),
    "rule of a card game": (["rules", "FSS-NONE-01"], "there is no rule “FSS-NONE-01”"),
    "chapter of a card game": (["rules", "imperial_settlers", "--section", "MOVE"], "there is no chapter “MOVE”"),
    "language": (["play", "--lang", "xx"], "unknown language “xx”; known are: en, hu, cs, fa"),
    "missing file": (["verify", "nowhere.json"], "there is no file nowhere.json"),
    "missing file to resume": (["play", "--resume", "nowhere.json"], "there is no file nowhere.json"),
    "no saved game": (["play", "--resume", "last"], "there is no saved game"),
    "missing folder": (["play", "--save", "no/where.json"], "there is no folder"),
    "a folder": (["replay", "."], "cannot be read"),
    "missing argument": (["replay"], "FILE is missing"),
    "rule": (["rules", "SCY-NONE-01"], "there is no rule “SCY-NONE-01”"),
    "rules of a game": (["rules", "chess"], "unknown game “chess”"),
    "chapter": (["rules", "--section", "X"], "there is no chapter “X”; known are: GEN"),
    "options of a game": (["options", "chess"], "unknown game"),
    "schema of a game": (["schema", "chess"], "unknown game"),
    "games": (["sim", "--games", "0"], "--games must be at least 1, not 0"),
    "processes": (["sim", "--processes", "0"], "--processes must be at least 1, not 0"),
    "peer": (["bench", "--peer", "deepblue"], "unknown engine “deepblue”; known are: catanatron"),
    "rounds": (["bench", "--rounds", "0"], "at least 1 round"),
    "another checkout that is nowhere": (["bench", "--against", "nowhere"], "there is no folder nowhere"),
    "no checkout": (["bench", "--against", "."], ". is no checkout of Furrow: it has no src/furrow"),
    "a server against a checkout": (["bench", "server", "--against", "."], "--against measures games only"),
    "a peer and a checkout": (["bench", "--peer", "catanatron", "--against", "."], "--against measures games only"),
    "a game against a checkout": (["bench", "chess", "--against", "."], "unknown game “chess”"),
    "rounds against a checkout": (["bench", "--against", ".", "--rounds", "0"], "at least 1 round"),
    "no number of seconds": (["bench", "--seconds", "nan"], "at least 1 round"),
    "endless seconds": (["bench", "--seconds", "inf"], "fewer than 1,000,000"),
    "almost endless seconds": (["bench", "--seconds", "1e308"], "fewer than 1,000,000"),
    "no people in simulations": (["sim", "--bots", "none"], "known are: random, novice, steady, sharp, master\n"),
    "people among bots": (["play", "--bots", "hal"], "known are: random, novice, steady, sharp, master, none\n"),
    "long name": (["play", "--save", "x" * 1001], "xxx cannot be written: File name too long"),
    "long folder": (["play", "--save", f"{'x' * 1001}/a"], "there is no folder"),
    "name with a NUL": (["play", "--save", "a\0b"], "--save cannot have this value"),
    "name with a NUL to resume": (["play", "--resume", "a\0b"], "--resume cannot have this value"),
    "unwritable picture": (["play", "--screenshot", "x" * 1001, "--after", "0"], "cannot be written"),
}


@pytest.mark.parametrize(("arguments", "message"), CASES.values(), ids=CASES)
def test_one_clear_line(arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = furrow_here(*arguments, FURROW_HOME=str(tmp_path / "games"))
    assert message in done.err
    assert done.err.startswith("furrow: ")
    assert done.err.count("\n") == 1
    assert done.out == ""
    assert done.code == 2
    assert list(tmp_path.iterdir()) == []


def test_an_unwritable_place_stops_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(*unused: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("furrow.cli.keeper.os.replace", read_only)
    done = furrow_here("play", "--save", str(tmp_path / "game.json"), typed=["quit"])
    assert (done.code, done.out) == (2, "")
    assert done.err == f"furrow: {tmp_path / 'game.json'} cannot be written: Read-only file system\n"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_engine_is_told_before_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    done = furrow_here("bench", "--peer", "catanatron")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("furrow: catanatron is not installed here")
    assert done.err.count("\n") == 1


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    done = furrow_here("play", "--save", str(file))
    assert done.code == 2
    assert "nothing was overwritten" in done.err
    assert file.read_text() == "Dear Anna"


def test_a_record_is_only_read_by_replay_and_verify(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    furrow_here("play", "--seed", "3", "--save", str(file))
    before = (file.read_bytes(), file.stat().st_mtime_ns)
    furrow_here("replay", str(file))
    furrow_here("verify", str(file))
    assert furrow_here("replay", str(file), "--at", "9999").code == 2
    assert furrow_here("replay", str(file), "--seat", "9").code == 2
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before


def test_as_a_program() -> None:
    """The same through the real entry, in a process of its own."""
    done = furrow_apart("play", "chess", "--lang", "cs")
    assert (done.code, done.out) == (2, "")
    assert done.err == "furrow: neznámá hra „chess“; jsou tu: scythe, fifty_first_state, imperial_settlers\n"
