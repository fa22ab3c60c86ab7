"""What a game from elsewhere brings to the browser: its board, its picture and its words, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from furrow import games
from furrow.server.web.foreign import BOARD, address, client_file
from furrow.server.web.routes.games import game_info
from furrow.words.catalogue import foreign_text

_NAME = "borough"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a game, a board and English and Czech words."""
    home = tmp_path / "borough_game"
    for folder in ("client", "words/en", "words/cs"):
        (home / folder).mkdir(parents=True)
    (home / "__init__.py").write_text("from tests.toy.hamlet import RULES\n")
    (home / "secret.txt").write_text("secret")
    (home / "client" / BOARD).write_text("export default { mount() {} }\n")
    (home / "words" / "en" / "borough.ftl").write_text("borough-mill = mill\nborough-name = The Borough\n")
    (home / "words" / "cs" / "borough.ftl").write_text("borough-mill = mlýn\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    games.add(_NAME, "borough_game")
    yield home
    games.remove(_NAME)


@pytest.mark.usefixtures("package")
def test_the_list_of_games_says_where_board_and_words_are(missing_messages: list[str]) -> None:
    info = game_info(_NAME, "en")
    missing_messages.clear()  # this package has few words
    assert (info.title, info.board, info.emblem) == ("The Borough", "/games/borough/board.js", "")
    assert info.catalogues[-1] == "/api/games/borough/words"
    assert "web-tableau" in info.catalogues
    assert (info.about, info.steps, info.lessons) == ("", [], False)


@pytest.mark.usefixtures("package")
def test_only_files_of_its_folder_are_served() -> None:
    found = client_file(_NAME, BOARD)
    assert found is not None
    assert found.read_text().startswith("export default")
    for name in ("", ".", "..", "../secret.txt", "..\\secret.txt", "secret.txt", "board.js/", "\0"):
        assert client_file(_NAME, name) is None, name


@pytest.mark.usefixtures("package")
def test_its_words_come_with_english_behind_them() -> None:
    text = foreign_text(_NAME, "cs")
    assert text.index("= mill") < text.index("= mlýn")
    assert "mlýn" not in foreign_text(_NAME, "en")


@pytest.mark.parametrize("game", games.OWN)
def test_what_our_own_games_need_is_in_the_client(game: str) -> None:
    info = game_info(game, "en")
    assert (info.board, info.emblem, foreign_text(game, "cs")) == ("", "", "")
    words = Path(games.__file__).parents[1] / "words" / "en"
    assert [name for name in info.catalogues if not (words / f"{name}.ftl").is_file()] == []
    assert info.usual_seats in info.seats
    assert info.usual_level in {level.name for level in info.levels}
    assert (info.solo, bool(info.about), len(info.steps), info.lessons) == (1 in info.seats, True, 4, True)
    assert address(game, BOARD) == ""
