"""The pattern engine: texts and codes of an invented game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from furrow.kernel.contract import Code
from furrow.kernel.errors import NotationError
from furrow.kernel.notation import Notation, Row, row

BUILD, PLACE, SOW, CARRY, REST, SPEND, GIVE = range(7)
WORDS = {
    "card": ("school.1", "School.2", "quarry.com008", "old_mill"),
    "place": ("North", "South"),
    "good": ("wood", "oil"),
}
ROWS = (
    row("build <card>", BUILD, tail=(0,)),
    row("build <card> for free", BUILD, tail=(1,)),
    row("<place>", PLACE),
    row("<place> <number>", SOW),
    row("carry <number> <good>", CARRY, swapped=True),
    row("carry all", CARRY, 9),
    row("Rest", REST),
    row("spend <bag>", SPEND),
    row("give <place> <bag>", GIVE),
)


class Bag:
    """Any number of goods, as "2 wood 1 oil" or "nothing"."""

    def parse(self, words: Sequence[str]) -> Code | None:
        if list(words) == ["nothing"]:
            return ()
        values: list[int] = []
        for amount, good in zip(words[::2], words[1::2], strict=False):
            if not amount.isdigit() or good not in WORDS["good"]:
                return None
            values += (int(amount), WORDS["good"].index(good))
        return tuple(values) if len(values) == len(words) else None

    def write(self, values: Code) -> str:
        return " ".join(f"{values[k]} {WORDS['good'][values[k + 1]]}" for k in range(0, len(values), 2)) or "nothing"


NOTATION = Notation("Mills", WORDS, ROWS, aliases={"good": {"timber": 0, "oil": 1}}, phrases={"bag": Bag()})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("build school.1", (BUILD, 0, 0)),
        ("build School.2", (BUILD, 1, 0)),
        ("build quarry.com008 for free", (BUILD, 2, 1)),
        ("North", (PLACE, 0)),
        ("South 12", (SOW, 1, 12)),
        ("carry 2 oil", (CARRY, 1, 2)),
        ("carry all", (CARRY, 9)),
        ("Rest", (REST,)),
        ("spend 2 wood 1 oil", (SPEND, 2, 0, 1, 1)),
        ("spend nothing", (SPEND,)),
        ("give South 1 oil", (GIVE, 1, 1, 1)),
        ("give North nothing", (GIVE, 0)),
    ],
)
def test_texts_and_codes_go_both_ways(text: str, code: Code) -> None:
    assert NOTATION.parse(text) == code
    assert NOTATION.write(code) == text
    assert NOTATION.parse(f"  {text.upper().replace(' ', '   ')} ") == code


def test_an_alias_is_understood_and_never_written() -> None:
    assert NOTATION.parse("carry 1 Timber") == NOTATION.parse("carry 1 wood")
    assert NOTATION.write(NOTATION.parse("carry 1 timber")) == "carry 1 wood"


def test_the_first_row_that_fits_counts_whatever_its_first_word_is() -> None:
    words = {"place": ("pass", "hill")}
    rows = [row("<number>", 0), row("<place>", 1), row("pass", 2), row("<rest>", 3), row("hill", 4)]
    notation = Notation("Hills", words, rows, phrases={"rest": _Anything()})
    assert [notation.parse(text) for text in ("7", "pass", "hill", "vale", "pass on")] == [
        (0, 7),
        (1, 0),
        (1, 1),
        (3, 1),
        (3, 2),
    ]
    assert notation.write((2,)) == "pass"


class _Anything:
    def parse(self, words: Sequence[str]) -> Code | None:
        return (len(words),)

    def write(self, values: Code) -> str:
        return " ".join("x" * values[0])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "fly to the moon",
        "build",
        "build school.1 for",
        "build school.1 for free now",
        "North -1",
        "North 1234567",
        "North ²",
        "north ٣",
        "carry oil 2",
        "spend",
        "spend 2",
        "give 2 wood",
        "<place>",
        "build <card>",
    ],
)
def test_rubbish_is_refused(text: str) -> None:
    for _ in range(2):
        with pytest.raises(NotationError, match="is no action of Mills"):
            NOTATION.parse(text)


@pytest.mark.parametrize(
    "code",
    [(), (99,), (BUILD,), (BUILD, 0), (BUILD, 4, 0), (BUILD, -1, 0), (BUILD, 0, 2), (REST, 0), (CARRY, 2, 1), (GIVE,)],
)
def test_a_code_that_means_nothing_is_refused(code: Code) -> None:
    with pytest.raises(NotationError, match="no action code"):
        NOTATION.write(code)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("build scool.1", "did you mean: build school.1, build School.2"),
        ("build scool.1 for free", "did you mean: build school.1 for free"),
        ("build sch", "did you mean: build school.1, build School.2,"),
        ("biuld old_mill", "did you mean: build old_mill,"),
        ("build", "did you mean: build <card>, build <card> for free?"),
        ("build it", "did you mean: build <card>, build <card> for free?"),
        ("nort", "did you mean: North, North <number>?"),
        ("nort 3", "did you mean: North 3, North?"),
        ("south many", "did you mean: South, South <number>?"),
        ("rest now", "did you mean: Rest?"),
        ("carry 2", "did you mean: carry 2 <good>?"),
        ("carry 2 tmber", "did you mean: carry 2 wood?"),
        ("carry x timber", "did you mean: carry all, carry <number> wood?"),
        ("spend all", "did you mean: spend <bag>?"),
        ("spnd 2 oil", "did you mean: spend 2 oil?"),
        ("give soth 2 oil", "did you mean: give South 2 oil, give North 2 oil?"),
        ("xyzzy", "`legal()` lists what can be played now"),
        ("", "`legal()` lists what can be played now"),
    ],
)
def test_near_texts_are_named(text: str, hint: str) -> None:
    with pytest.raises(NotationError) as error:
        NOTATION.parse(text)
    assert hint in str(error.value)


def test_near_texts_are_few_among_many_words() -> None:
    cards = tuple(f"building_{number}.{edition}" for number in range(200) for edition in ("com", "new", "sci"))
    rows = [row("<card>", 0), row("<card> <number>", 1), *(row(f"verb{k} <card> <card>", 2 + k) for k in range(40))]
    notation = Notation("Towns", {"card": cards}, rows)
    for text in ("bulding_7.com", "verb7 bilding_7.com building_8.new", "verb building_7.com"):
        with pytest.raises(NotationError) as error:
            notation.parse(text)
        assert 1 <= str(error.value).partition("mean: ")[2].count(",") + 1 <= 4
    with pytest.raises(NotationError, match=r"mean: verb7 building_7\.com building_8\.new, "):
        notation.parse("verb7 bilding_7.com building_8.new")


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ([row("go <plaice>", 0)], "unknown kind <plaice>"),
        ([row("go")], "needs a text and a verb"),
        ([row("", 0)], "needs a text and a verb"),
        ([row("spend <bag> now", 0)], "only ends a row"),
        ([row("spend <bag> <bag>", 0)], "only ends a row"),
        ([row("spend <bag>", 0, tail=(1,))], "only ends a row"),
        ([row("spend <place> <bag>", 0, swapped=True)], "only ends a row"),
    ],
)
def test_a_slip_in_a_table_is_found_at_once(rows: list[Row], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Notation("Mills", WORDS, rows, phrases={"bag": Bag()})


@pytest.mark.parametrize(
    ("words", "aliases", "problem"),
    [
        ({"good": ("oil", "Oil")}, {}, "'oil' cannot mean 1"),
        ({"good": ("oil", "wood")}, {"good": {"oil": 1}}, "'oil' cannot mean 1"),
        ({"good": ("oil", "wood")}, {"good": {"gas": 2}}, "'gas' cannot mean 2"),
        ({"good": ("oil", "wood")}, {"goods": {"gas": 0}}, "unknown kind: goods"),
    ],
)
def test_a_word_has_one_meaning(
    words: dict[str, tuple[str, ...]], aliases: dict[str, dict[str, int]], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        Notation("Mills", words, [row("<good>", 0)], aliases=aliases)
