"""`furrow bench --against`: another checkout is measured with its own rules; how fast it is, no test says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import furrow
from furrow.lab.checkouts import DriverEnded, NoCheckout, compare, judged
from furrow.lab.pace import Speed

SOURCE = Path(furrow.__file__).parent
GAME = "imperial_settlers"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the library, as another checkout has it."""
    unused = shutil.ignore_patterns("__pycache__", "server")
    shutil.copytree(SOURCE, tmp_path / "src" / "furrow", ignore=unused)
    return tmp_path


def test_the_same_code_plays_the_same_games(checkout: Path) -> None:
    duels = compare(checkout, ["scythe", GAME], seconds=0.001, rounds=2)
    assert [duel.game for duel in duels] == ["scythe", GAME]
    assert all(duel.alike for duel in duels)
    assert all(0 < duel.ratio.low <= duel.ratio.value <= duel.ratio.high for duel in duels)
    assert all(duel.here > 0 and duel.there > 0 for duel in duels)


def test_the_other_checkout_plays_by_its_own_rules(checkout: Path) -> None:
    """There only the first two answers are legal, so its games differ from ours."""
    rules = checkout / "src" / "furrow" / "games" / GAME / "__init__.py"
    rules.write_text(
        rules.read_text() + "\nRULES.legal = lambda state, seat, legal=RULES.legal: legal(state, seat)[:2]\n"
    )
    (duel,) = compare(checkout, [GAME], seconds=0.001, rounds=1)
    assert not duel.alike


def test_the_verdict_is_the_median_of_the_ratios_of_the_rounds() -> None:
    fast, slow, slowest = (Speed(seconds, 1, 100, 150) for seconds in (1.0, 2.0, 4.0))
    duel = judged(GAME, [(fast, slow), (slow, slow), (fast, slowest)])
    assert (duel.ratio.low, duel.ratio.value, duel.ratio.high) == (1.0, 2.0, 4.0)
    assert (duel.here, duel.there) == (100.0, 50.0)
    assert duel.alike
    assert not judged(GAME, [(fast, slow), (fast, Speed(1.0, 1, 100, 151))]).alike


@pytest.mark.parametrize("folder", ["", "src", "nowhere"])
def test_a_folder_without_furrow_is_no_checkout(folder: str, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    with pytest.raises(NoCheckout, match="no checkout of Furrow"):
        compare(tmp_path / folder, [GAME], seconds=0.001, rounds=1)


def test_a_checkout_that_cannot_run_says_why(checkout: Path) -> None:
    (checkout / "src" / "furrow" / "__init__.py").write_text("import package_that_it_had")
    with pytest.raises(DriverEnded, match="No module named 'package_that_it_had'"):
        compare(checkout, [GAME], seconds=0.001, rounds=1)


def test_a_game_that_only_one_of_them_has(checkout: Path) -> None:
    with pytest.raises(furrow.FurrowError, match="unknown game 'chess'"):
        compare(checkout, ["chess"], seconds=0.001, rounds=1)


@pytest.mark.parametrize(("seconds", "rounds"), [(0.0, 1), (1.0, 0)])
def test_a_measurement_of_nothing(seconds: float, rounds: int, checkout: Path) -> None:
    with pytest.raises(furrow.FurrowError, match="1 or more rounds of more than 0 seconds"):
        compare(checkout, [GAME], seconds=seconds, rounds=rounds)
