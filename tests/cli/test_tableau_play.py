"""51st State and Imperial Settlers at the terminal: whole games, solo games, commands, screens, all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import furrow
from furrow.games.tableau.view import View
from furrow.languages import LANGUAGES
from tests.cli.helpers import furrow_here, history, saved, scripted

GAMES = ("fifty_first_state", "imperial_settlers")
TWO, SOLO = ("human", "random"), ("human",)
MESSAGE_NAME = re.compile(r"\b(cli|tableau|fifty-first-state|imperial-settlers|refusal)-[a-z0-9]+(-[a-z0-9]+)*|\{ ?\$")
TYPED = [
    "?",
    "board",
    "table",
    "table 1",
    "score",
    "log",
    "log 3",
    "see gate",
    "see school",
    "see nowhere",
    "see",
    "rule",
]
TYPED += ["why exchange", "why", "preview", "preview exchange", "undo", "redo", "99", "nonsense", "mats 9"]


def middle(name: str, players: tuple[str, ...], part: float = 0.6) -> furrow.Game:
    """A game in its middle, at a turn of the person."""
    script = scripted(5, players, "steady", name).game
    bots = [seat for seat, player in enumerate(players) if player != "human"]
    game = furrow.new(name, seats=len(players), seed=5, options={}, bots=bots)
    for number, step in enumerate(script.history):
        if number >= len(script.history) * part and game.actors == (0,) and game.question(0) == "turn":
            break
        game.play(step.text, step.seat)
    return game


@pytest.mark.parametrize("players", [TWO, SOLO], ids=["two", "solo"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, players: tuple[str, ...], tmp_path: Path) -> None:
    """Saved and left in the middle, taken up again, and played to its end."""
    script = scripted(5, players, "steady", name)
    file = tmp_path / "game.json"
    half = len(script.typed) // 2
    begin = ["play", name, "--seats", str(len(players)), "--seed", "5", "--save", str(file)]
    begin += ["--bots", "random"] if len(players) > 1 else []
    first = furrow_here(*begin, typed=[*script.typed[:half], "quit"])
    assert (first.code, first.err) == (0, "")
    second = furrow_here("play", "--resume", str(file), typed=script.typed[half:])
    assert (second.code, second.err) == (0, "")
    assert history(file) == [(step.seat, step.text) for step in script.game.history]
    end = second.out[second.out.rindex("The game is over.") :]
    view: View = script.game.view(None)
    for row in view.result:
        who = ".+" if row.seat < len(players) else "V Virtual player"
        total = row.total if row.scored else "Collected cards"
        assert re.search(rf"^{row.rank} +{who} +{total} ", end, re.MULTILINE)
    if len(players) == 1:
        assert ("Your rank: " in end) if view.title else ("The virtual player has won." in end)
    verdict = furrow_here("verify", str(file))
    assert (verdict.code, verdict.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_command_without_a_missing_word(name: str, language: str, tmp_path: Path) -> None:
    for players, arguments, columns, lines in (
        (TWO, ["--text"], "80", "24"),
        (SOLO, [], "80", "24"),
        (TWO, [], "150", "60"),
    ):
        file = saved(tmp_path / "game.json", middle(name, players), players)
        typed = [*TYPED, "1", "1", "", "1"]
        done = furrow_here(
            "play", "--resume", str(file), *arguments, typed=typed, FURROW_LANG=language, COLUMNS=columns, LINES=lines
        )
        assert (done.code, done.err) == (0, "")
        assert not MESSAGE_NAME.search(done.out), MESSAGE_NAME.search(done.out)
        file.unlink()


@pytest.mark.parametrize("name", GAMES)
def test_the_screen_fits(name: str, tmp_path: Path) -> None:
    """No line is wider than the terminal; on a low one the rows of all players take half of it at most."""
    game = middle(name, TWO)
    for columns, lines in (("80", "24"), ("140", "50")):
        file = saved(tmp_path / "game.json", game, TWO)
        done = furrow_here("play", "--resume", str(file), typed=["board"], COLUMNS=columns, LINES=lines)
        for line in done.out.replace(str(file), "").splitlines():
            assert cell_len(line.rstrip()) <= int(columns) or "furrow play --resume" in line, line
        table = done.out[done.out.index("►") : done.out.index("Your hand")]
        assert lines != "24" or table.count("\n") <= 12


@pytest.mark.parametrize("name", GAMES)
def test_the_screen_shows_what_lies_on_the_table(name: str, tmp_path: Path) -> None:
    game = middle(name, TWO)
    view: View = game.view(0)
    assert view.own is not None
    file = saved(tmp_path / "game.json", game, TWO)
    for arguments, lines in (([], "24"), ([], "60"), (["--text"], "24")):
        shown = furrow_here("play", "--resume", str(file), *arguments, typed=["quit"], COLUMNS="150", LINES=lines).out
        assert all(card in shown for card in view.own.hand)
        assert f"round {view.round}" in shown
        assert f"{view.players[0].points} VP" in shown
        for action in game.legal(0):
            assert action.text in shown


def test_a_card_is_found_by_name_number_and_code(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", middle("imperial_settlers", TWO), TWO)
    typed = ["see Quarry", "see com008", "see quarry.com008", "see QUARRY", "see teapot", "quit"]
    out = furrow_here("play", "--resume", str(file), typed=typed).out
    assert out.count("Production location, colour: grey.") == 4
    assert "There is no card “teapot”" in out


def test_a_doubtful_card_says_so(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", middle("fifty_first_state", TWO), TWO)
    out = furrow_here("play", "--resume", str(file), typed=["see black_fortress", "see school", "quit"]).out
    assert out.count("Confidence: ") == 1
    assert "‼ Black Fortress" in out
    assert "Confidence: LOW" in out


@pytest.mark.parametrize("name", GAMES)
def test_the_virtual_player_lies_open(name: str, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", middle(name, SOLO), SOLO)
    out = furrow_here("play", "--resume", str(file), typed=["table 1", "table 2", "quit"]).out
    assert "V Virtual player" in out
    assert "there is no seat “2”: the seats are 0 to 1" in out


@pytest.mark.parametrize("name", GAMES)
def test_a_hot_seat_shows_no_hand_to_the_other(name: str, tmp_path: Path) -> None:
    """What one person is shown before the curtain has no card of the other's hand that only the other knows."""
    game = middle(name, TWO)
    file = saved(tmp_path / "game.json", game, ("human", "human"))
    shown = furrow_here("play", "--resume", str(file), typed=["", "board", "table 1", "quit"]).out
    view, theirs = game.view(0), game.view(1)
    hidden = set(theirs.own.hand) - set(view.players[1].known)
    assert "Hand the keyboard to seat 0" in shown
    assert not any(re.search(rf"\b{re.escape(card)}\b", shown) for card in hidden)


def test_factions_and_options_are_as_wished(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    wishes = ["--faction", "mutants_union", "--option", "expansion=winter", "--option", "shipwreck-uses=1"]
    done = furrow_here("play", "fifty_first_state", "--seed", "1", *wishes, "--save", str(file), typed=["quit"])
    assert (done.code, done.err) == (0, "")
    view: View = furrow.load(file.read_bytes()).view(0)
    assert (view.players[0].faction, len(view.players)) == ("mutants_union", 2)
    assert (view.options["expansion"], view.options["shipwreck_uses"]) == ("winter", 1)


def test_persian_numbers_have_persian_digits(tmp_path: Path) -> None:
    """Latin digits only in codes and in what is to be typed, in the game's own words as in ours."""
    file = saved(tmp_path / "game.json", scripted(5, TWO, "steady", "imperial_settlers").game, TWO)
    out = furrow_here("play", "--resume", str(file), "--text", "--lang", "fa").out
    end = out.replace(str(file), "").splitlines()[-6:]
    assert not re.search(r"(?<![\w.-])[0-9]+(?![\w.-])", "\n".join(end)), end


def test_a_replay_with_the_eyes_of_a_seat_hides_secret_answers_of_the_others(tmp_path: Path) -> None:
    game = furrow.new("fifty_first_state", seats=2, seed=3)
    for seat in (0, 1):
        game.play(game.legal(seat)[0])
    file = tmp_path / "game.json"
    file.write_text(game.record(), encoding="utf-8")
    hidden, own = str(game.history[1].text), str(game.history[0].text)
    assert hidden in furrow_here("replay", str(file)).out, "the record itself tells all"
    seen = furrow_here("replay", str(file), "--seat", "0").out
    assert own in seen
    assert hidden not in seen


def test_the_end_of_a_solo_game_of_imperial_settlers_says_what_decided(tmp_path: Path) -> None:
    game = furrow.new("imperial_settlers", seats=1, seed=3, factions=["romans"])
    while not game.over:
        game.play(str(game.legal()[-1]))
    file = tmp_path / "game.json"
    file.write_text(game.record(), encoding="utf-8")
    shown = furrow_here("replay", str(file)).out
    assert "Number of faction locations: 0; collected cards: 1" in shown
    its = next(line for line in shown.splitlines() if "Collected cards" in line)
    collected = len(game.view(None).tables["collection"])
    assert re.findall(r"[0-9]+", its.split("Virtual player")[1]) == [str(collected)], "no total beside it"
