"""Cards and tiles in words, from the data."""

from __future__ import annotations

import pytest

from furrow.games.scythe.printed_tables import OBJECTIVES
from furrow.words import LANGUAGES
from furrow.words.scythe import encounter_option, factory_card, objective, tile
from tests.words.catalogues import check


@pytest.mark.parametrize(
    ("language", "paid", "free", "either"),
    [
        (
            "en",
            "Pay 2 coins: gain 4 food",
            "Gain 2 coins and 1 popularity",
            "Pay 2 resources of your choice: gain 1 mech or 1 structure",
        ),
        (
            "hu",
            "Költség: 2 pénz. Előny: 4 étel",
            "Előny: 2 pénz és 1 népszerűség",
            "Költség: 2 tetszőleges erőforrás. Előny: 1 mech vagy 1 építmény",
        ),
        (
            "cs",
            "Cena: 2 mince. Zisk: 4 jídla",
            "Zisk: 2 mince a 1 bod popularity",
            "Cena: 2 libovolné suroviny. Zisk: 1 mech nebo 1 budova",
        ),
        (
            "fa",
            "هزینه: ۲ سکه. منفعت: ۴ غذا",
            "منفعت: ۲ سکه و ۱ محبوبیت",
            "هزینه: ۲ منبع دلخواه. منفعت: ۱ ماشین زرهی یا ۱ ساختمان",
        ),
    ],
)
def test_deals(language: str, paid: str, free: str, either: str) -> None:
    assert encounter_option(1, "B", language) == paid
    assert encounter_option(1, "A", language) == free
    assert factory_card(13, language) == either


def test_promo_cards_say_what_they_do() -> None:
    assert encounter_option(31, "c").endswith("3 combat cards and a look at the combat cards of one opponent")
    assert encounter_option(42, "B").startswith("Pay 2 coins: gain a transfer of any of your units")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Lakes adjacent to structures: 1 = 2 coins, 2 to 3 = 4 coins, 4 to 5 = 6 coins, 6 or more = 9 coins"),
        ("hu", "Építményekkel szomszédos tavak: 1 = 2 pénz, 2–3 = 4 pénz, 4–5 = 6 pénz, 6 vagy több = 9 pénz"),
        ("cs", "Jezera sousedící s budovami: 1 = 2 mince, 2–3 = 4 mince, 4–5 = 6 mincí, 6 a více = 9 mincí"),
        ("fa", "دریاچه‌های مجاور ساختمان‌ها: ۱ = ۲ سکه، ۲ تا ۳ = ۴ سکه، ۴ تا ۵ = ۶ سکه، ۶ و بیشتر = ۹ سکه"),
    ],
)
def test_tiles(language: str, expected: str) -> None:
    assert tile("adjacent_lakes", language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_objective(language: str) -> None:
    for card in OBJECTIVES:
        check(objective(card, language), language)


def test_an_objective_has_its_name_and_its_condition() -> None:
    assert objective(12) == "“Get Rich or Cry Trying”: You have 20 or more coins."
