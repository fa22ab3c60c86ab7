"""The achievement sheet (SCY-SCORE-18), with results set by hand."""

from __future__ import annotations

import pytest

from furrow import FurrowError, Result, Standing
from furrow.games.scythe.achievements import LINES, AchievementError, AchievementSheet, Victory, claim, claimable
from tests.scythe.positions import at


def won(faction: str, mat: str, seats: int = 2) -> Victory:
    """A victory of seat 0; the other seats have what is left."""
    standings = tuple(Standing(seat, seat + 1, 70 - seat, {}) for seat in range(seats))
    others = range(1, seats)
    return Victory(Result(standings, ""), 0, [faction, *(f"f{k}" for k in others)], [mat, *(f"m{k}" for k in others)])


@pytest.mark.rule("SCY-SCORE-18")
@pytest.mark.example("SCY-EX-47")
def test_the_first_win_with_a_faction_may_claim_its_line_and_a_second_may_not() -> None:
    first, second = won("saxony", "industrial"), won("saxony", "patriotic", seats=3)
    sheet = claim(AchievementSheet(), first, "Ada", "faction.saxony")
    assert sheet.holder("faction.saxony") == "Ada"
    assert claimable(sheet, second, "Bela") == ("mat.patriotic", "seats.3")
    with pytest.raises(AchievementError, match="Ada was the first"):
        claim(sheet, second, "Bela", "faction.saxony")
    with pytest.raises(AchievementError, match="Ada was the first"):
        claim(sheet, second, "Ada", "faction.saxony")


@pytest.mark.rule("SCY-SCORE-18")
def test_a_winner_gets_no_more_than_two_entries() -> None:
    victory = won("nordic", "engineering", seats=4)
    with pytest.raises(AchievementError, match="2 entries"):
        claim(AchievementSheet(), victory, "Ada", "faction.nordic", "mat.engineering", "seats.4")
    sheet = claim(AchievementSheet(), victory, "Ada", "faction.nordic", "seats.4")
    assert sheet.claimed == (("faction.nordic", "Ada"), ("seats.4", "Ada"))
    assert claimable(sheet, victory, "Ada") == ()
    later = won("crimea", "agricultural", seats=5)
    with pytest.raises(AchievementError, match="2 entries"):
        claim(sheet, later, "Ada", "faction.crimea")
    assert claim(sheet, later, "Bela", "faction.crimea").entries("Bela") == 1


@pytest.mark.rule("SCY-SCORE-18")
def test_only_the_winner_claims_and_only_what_the_victory_meets() -> None:
    victory = won("rusviet", "mechanical")
    for line in ("faction.nordic", "mat.industrial", "seats.3"):
        with pytest.raises(AchievementError, match="does not meet"):
            claim(AchievementSheet(), victory, "Ada", line)
    with pytest.raises(AchievementError, match="the sheet has no line"):
        claim(AchievementSheet(), victory, "Ada", "faction.togawa")
    with pytest.raises(AchievementError, match="has not won"):
        claim(AchievementSheet(), victory._replace(seat=1), "Bela", "faction.rusviet")
    assert claimable(AchievementSheet(), victory._replace(seat=1), "Bela") == ()
    with pytest.raises(FurrowError, match="name"):
        claim(AchievementSheet(), victory, " ", "faction.rusviet")


@pytest.mark.rule("SCY-SCORE-18")
def test_the_sheet_has_a_line_for_each_faction_mat_and_number_of_seats() -> None:
    assert len(LINES) == len(set(LINES)) == 5 + 5 + 4
    sheet = AchievementSheet()
    for number, line in enumerate(LINES):
        kind, name = line.split(".")
        row = {"faction": "saxony", "mat": "industrial", "seats": "2"} | {kind: name}
        victory = won(row["faction"], row["mat"], int(row["seats"]))
        sheet = claim(sheet, victory, f"winner {number}", line)
    assert [line for line, _ in sheet.claimed] == list(LINES)


@pytest.mark.rule("SCY-SCORE-18")
def test_a_refused_claim_leaves_the_sheet_as_it_was_and_a_shared_victory_counts() -> None:
    rows = [{"faction": "saxony", "mat": "industrial"}, {"faction": "polania", "mat": "patriotic"}]
    even = {"coins": 3, "power": 5, "popularity": 5, "workers": []}
    result = at(rows[0] | even, rows[1] | even, over=True).result
    assert result.winners == (0, 1)
    victories = [Victory(result, seat, ["saxony", "polania"], ["industrial", "patriotic"]) for seat in (0, 1)]
    sheet = claim(AchievementSheet(), victories[0], "Ada", "seats.2")
    with pytest.raises(AchievementError):
        claim(sheet, victories[1], "Bela", "faction.polania", "seats.2")
    assert sheet == AchievementSheet((("seats.2", "Ada"),))
    assert claim(sheet, victories[1], "Bela", "faction.polania").entries("Bela") == 1
