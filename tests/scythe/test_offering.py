"""Whole lines as one answer: how few gestures a turn takes, and what is preselected, loaded and passed over."""

from __future__ import annotations

from furrow import Game
from furrow.kernel.offering import LongerLine
from tests.scythe.positions import at, goods, player, rival, saxony


def _offered(game: Game, *pointed: str, seat: int = 0) -> list[str]:
    """The longer lines that pointing to things, one after the other, can mean."""
    found = [line for line in game.rules.longer(game.state, seat) if line.things[:1] == pointed[:1]]
    return [line.text for line in found if line.then == pointed[1:]]


def _gesture(game: Game, *pointed: str) -> None:
    """Point to things: the longer line that is meant, else the answer of the first; and what leaves no choice."""
    lines = _offered(game, *pointed)
    if not lines:
        codes = game.rules.legal(game.state, 0)
        lines = [game.rules.write(code) for code in codes if pointed[0] in game.rules.things(game.state, 0, code)]
    [line] = lines
    game.play(game.completed(line, 0), seat=0)


def _ending(game: Game) -> LongerLine | None:
    return next((line for line in game.rules.longer(game.state, 0) if not line.things), None)


def _load(game: Game, **amounts: int) -> None:
    game.play(game.completed(game.rules.load(game.state, 0, amounts), 0), seat=0)


def _end(game: Game) -> None:
    ending = _ending(game)
    game.play("end" if ending is None else ending.text, seat=0)
    assert game.actors == (1,)


def test_a_bolster_without_bottom_row_takes_two_gestures() -> None:
    game = at(saxony(coins=5), rival())
    _gesture(game, "choice:power")
    assert [step.text for step in game.history] == ["bolster", "power", "pass"]
    assert player(game).power == 3
    _end(game)


def test_after_something_new_was_shown_the_end_passes_over_what_cannot_be_done() -> None:
    game = at(saxony(coins=5), rival())
    _gesture(game, "choice:cards")
    assert [str(answer) for answer in game.legal(0)] == ["pass"]
    assert _ending(game) == LongerLine("pass / end")
    _end(game)


def test_production_is_preselected_where_all_of_it_fits() -> None:
    game = at(saxony(workers=["F1", "G1"], coins=5), rival())
    assert _offered(game, "section:produce") == ["produce / F1 / G1"]
    _gesture(game, "section:produce")
    assert goods(game, "F1")
    _end(game)
    more = at(saxony(workers=["F1", "G1", "E1"], coins=5), rival())
    assert _offered(more, "section:produce") == []
    for thing in ("section:produce", "hex:F1", "hex:G1"):
        _gesture(more, thing)
    _end(more)


def test_two_villages_that_would_make_too_many_workers_are_not_preselected() -> None:
    six = ["F2", "F2", "F2", "F3", "F3", "F3"]
    game = at(saxony(workers=six, coins=5, popularity=5, power=5), rival())
    villages = {place for place in ("F2", "F3") if f"produce / {place}" in _lines(game, "produce")}
    assert len(villages) == 2
    assert _offered(game, "section:produce") == []


def _lines(game: Game, section: str) -> list[str]:
    ahead = game.clone()
    ahead.play(section, seat=0)
    return [f"{section} / {answer}" for answer in ahead.legal(0)]


def test_bolster_and_deploy_take_five_gestures_or_four() -> None:
    game = at(rival(mat="patriotic", workers=["C3", "B4"], coins=5), saxony(), goods={"C3": {"metal": 4}})
    _gesture(game, "choice:power")
    copy = game.clone()
    for thing in ("bottom:deploy", "ability:speed", "hex:B4"):
        _gesture(game, thing)
    _end(game)
    for thing in ("ability:speed", "hex:B4"):
        _gesture(copy, thing)
    _end(copy)
    assert copy.position() == game.position()


def test_trade_and_upgrade_take_six_gestures_with_one_place_for_the_goods() -> None:
    game = at(saxony(mat="mechanical", coins=5), rival(), goods={"F1": {"oil": 3}})
    for thing in ("choice:goods", "good:oil", "good:wood", "box:move.units", "saving:build"):
        _gesture(game, thing)
    _end(game)
    several = at(saxony(mat="mechanical", workers=["F1", "G1"], coins=5), rival(), goods={"F1": {"oil": 3}})
    assert _offered(several, "choice:goods") == []
    _gesture(several, "choice:goods", "hex:G1")
    assert [step.text for step in several.history] == ["trade", "G1"]


def test_two_ways_to_pay_are_asked_for() -> None:
    game = at(saxony(workers=["F1", "G1"], coins=5), rival(), goods={"F1": {"oil": 3}, "G1": {"oil": 1}})
    game.play("bolster / power")
    assert _offered(game, "box:move.units") == []
    _gesture(game, "bottom:upgrade")
    assert game.question(0) == "pay"


def test_three_units_two_of_which_carry_everything_take_six_gestures() -> None:
    game = at(
        saxony(
            mechs={"underpass": "F1", "speed": "G1"}, character="E1", workers=["F1", "F1", "G1"], cubes=["move.units"]
        ),
        rival(),
        goods={"F1": {"oil": 2}, "G1": {"wood": 1}},
    )
    _gesture(game, "unit:0/mech/F1", "hex:F2")
    kinds = game.rules.tray(game.state, 0)
    assert [(kind.name, kind.least, kind.most) for kind in kinds] == [("worker", 0, 2), ("oil", 0, 2)]
    _load(game, worker=2, oil=2)
    assert game.question(0) == "step"  # it could go on: another unit stops it
    _gesture(game, "unit:0/mech/G1", "hex:F1")
    _load(game, worker=1, wood=1)
    _gesture(game, "unit:0/char", "hex:E2")
    _end(game)
    assert goods(game, "F2") == {"oil": 2}
    assert goods(game, "F1") == {"wood": 1}


def test_part_of_a_cargo_is_one_line() -> None:
    game = at(saxony(mechs={"underpass": "F1"}, workers=["F1", "F1"]), rival(), goods={"F1": {"oil": 2, "wood": 1}})
    game.play("move / mech F1 / F2", seat=0)
    assert game.rules.load(game.state, 0, {"worker": 1, "wood": 1}) == "carry 1 worker / carry 1 wood / carry nothing"
    assert game.rules.load(game.state, 0, {}) == "carry nothing"
    assert game.rules.load(game.state, 0, {"worker": 2, "oil": 2, "wood": 1}) == "carry all"
    _load(game, worker=1, oil=1)
    assert goods(game, "F2") == {"oil": 1}
    assert goods(game, "F1") == {"oil": 1, "wood": 1}


def test_an_end_that_lets_something_go_says_so() -> None:
    game = at(saxony(coins=5), rival(), goods={"F1": {"oil": 3}})
    _gesture(game, "choice:power")
    assert _ending(game) == LongerLine("pass / end", gives_up=True)
    moving = at(saxony(character="G1"), rival())
    moving.play("move / char / F1", seat=0)
    assert _ending(moving) == LongerLine("done / pass / end", gives_up=True)
