"""Reading a document: what is there, what is not, and errors that name the field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from furrow.kernel.documents import DocumentReader
from furrow.kernel.errors import PositionError

GOODS = ("wood", "oil")


def test_fields_are_read_and_others_have_defaults() -> None:
    document = {
        "name": "mill",
        "coins": 3,
        "open": True,
        "stream": "ff",
        "stock": {"oil": 1},
        "hand": [4, 5],
        "players": [{"seat": 0}],
        "good": "oil",
        "seen": ["oil", "wood"],
        "gone": None,
    }
    r = DocumentReader(document, "position")
    assert (r.text("name", ""), r.number("coins", 0, 0, 9), r.flag("open", False)) == ("mill", 3, True)
    assert (r.stream("stream", 0), r.mapping("stock"), r.numbers("hand")) == (255, {"oil": 1}, [4, 5])
    assert (r.rows("players"), r.choice("good", GOODS), r.mask("seen", GOODS)) == ([{"seat": 0}], 1, 3)
    assert (r.given("coins"), r.given("gone"), r.given("nothing")) == (True, False, False)
    r.done()

    empty = DocumentReader({}, "position")
    assert (empty.text("a", "x"), empty.number("b", 7, 0, 9), empty.flag("c", True)) == ("x", 7, True)
    assert (empty.stream("d", 16), empty.mapping("e"), empty.numbers("f", (1,))) == (16, {}, [1])
    assert (empty.rows("g"), empty.choice("h", GOODS, "wood"), empty.mask("i", GOODS)) == ([], 0, 0)


@pytest.mark.parametrize(
    ("read", "value", "problem"),
    [
        (lambda r: r.number("x", 0, 0, 9), 10, "a whole number from 0 to 9, not 10"),
        (lambda r: r.number("x", 0, 0, 9), True, "a whole number"),
        (lambda r: r.number("x", 0, 0, 9), "3", "a whole number"),
        (lambda r: r.flag("x", False), 1, "true or false, not 1"),
        (lambda r: r.stream("x", 0), "xyz", "a hexadecimal number"),
        (lambda r: r.stream("x", 0), None, "a hexadecimal number"),
        (lambda r: r.stream("x", 0), "10000000000000000", "at most 16 digits"),
        (lambda r: r.stream("x", 0), "ab:1", "64 of a key, a colon and a count"),
        (lambda r: r.stream("x", 0), "ab" * 32 + ":-1", "64 of a key, a colon and a count"),
        (lambda r: r.mapping("x"), [], "an object is expected"),
        (lambda r: r.sequence("x", ()), "abc", "a list is expected"),
        (lambda r: r.sequence("x", ()), 5, "a list is expected"),
        (lambda r: r.rows("x"), [1], "a list of objects"),
        (lambda r: r.numbers("x"), [1, True], "a list of numbers"),
        (lambda r: r.choice("x", GOODS), "tea", "'tea' is unknown; known are: wood, oil"),
        (lambda r: r.mask("x", GOODS), ["oil", "tea"], "'tea' is unknown"),
    ],
)
def test_a_wrong_value_is_refused_by_name(read: Callable[[DocumentReader], object], value: Any, problem: str) -> None:
    with pytest.raises(PositionError) as error:
        read(DocumentReader({"x": value}, "players[1]"))
    assert str(error.value).startswith("players[1].x: ")
    assert problem in str(error.value)


def test_only_an_object_can_be_read() -> None:
    with pytest.raises(PositionError, match="position: an object is expected here"):
        DocumentReader([], "position")


def test_a_field_that_nobody_asked_for_is_a_slip_of_the_pen() -> None:
    r = DocumentReader({"coins": 1, "coin": 2}, "position")
    r.number("coins", 0, 0, 9)
    with pytest.raises(PositionError, match=r"position\.coin: there is no such field"):
        r.done()
    r.done("coin")
