"""Draws the pictures of lessons, and of the parts of a round, and bakes them.

    python web/drawings/door/lessons.py      (with furrow, playwright, Pillow, chromium, and the client's packages)

Those of the map are cells of its painted ground with pieces; those of the cards are scenes of cards. By night the client dims
them. What has numbers is no picture: the client draws it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
from bake import WEB, baked, browser, printed
from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scythe"))

from shapes import H, R, corners, n, poly, seeded
from terrain import BASE, PAINT

from furrow.games.reference import reference

SYMBOLS = WEB / "src" / "scythe" / "symbols"
SHOWN = (236, 150)
"""What is seen of the map, in its units."""
CARDS = {
    "fifty_first_state": {
        "lesson-building": "docks",
        "lesson-dealing": "thieves_caravan",
        "lesson-developing": "skyscraper",
        "round-lookout": "dream_city",
        "round-production": "oil_rig",
        "round-action": "wrecked_tank",
        "round-cleanup": "shipwreck",
    },
    "imperial_settlers": {
        "lesson-building": "village_a",
        "lesson-dealing": "tavern",
        "lesson-faction": "sphinx",
        "round-lookout": "mill",
        "round-production": "rice_fields",
        "round-action": "gladiator_school",
        "round-cleanup": "wood_storage",
    },
}
"""The designs that stand for lessons and for the parts of a round."""
HANDS = {"fifty_first_state": "dust", "imperial_settlers": "cut"}


def _cell(terrain: str, x: float, y: float, seed: str) -> str:
    lying, standing = PAINT[terrain](seeded("furrow", seed), False)
    upright = "".join(art for _, art in sorted(standing, key=lambda each: each[0]))
    edge = poly(corners(0, 0, R))
    return (
        f'<g transform="translate({n(x)} {n(y)})"><path d="{edge}" fill="#4c3a2a" transform="translate(0 6)"/>'
        f'<path d="{edge}" fill="{BASE[terrain]}"/><g clip-path="url(#cell)">{"".join(lying)}</g>{upright}'
        f'<path d="{edge}" fill="none" stroke="#2f2517" stroke-width="1.5"/></g>'
    )


def _land(above: tuple[str, ...], middle: tuple[str, ...], below: tuple[str, ...]) -> str:
    """Three rows of cells; the middle one of the middle row is round (0, 0)."""
    rows = ((above, -1.5, -R * 1.5, "u"), (middle, -1.0, 0.0, "m"), (below, -1.5, R * 1.5, "d"))
    return "".join(
        _cell(terrain, (k + start) * 2 * H, y, f"{row}{k}{terrain}")
        for kinds, start, y, row in rows
        for k, terrain in enumerate(kinds)
    )


def _unit(kind: str, faction: str, x: float, y: float, size: float) -> str:
    return (
        f'<g class="f-{faction}" transform="translate({n(x)} {n(y)}) scale({size})">'
        f'<use href="#plinth-{kind}"/><use href="#{kind}-{faction}"/></g>'
    )


RING = "".join(
    f'<path d="{poly(corners(0, 0, 52))}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
    for colour, width in (("#2b1c05", 7.6), ("#f2b632", 5.6), ("#fffdf2", 2.7))
)
_WAY = "M-44 8C-37 5-31 1-24 0C-17-1-11 8-4 16"
ARROW = (
    f'<path d="{_WAY}" fill="none" stroke="#241a10" stroke-width="10" stroke-linecap="round"/>'
    f'<path d="{_WAY}" fill="none" stroke="#fffdf2" stroke-width="6.5" stroke-dasharray="8 7" stroke-linecap="round"/>'
    '<path transform="translate(-4 16) rotate(48)" d="M12 0-7-10-3 0-7 10Z" fill="#fffdf2" stroke="#241a10" stroke-width="2"/>'
)
MAP = {
    "lesson-moving": _land(
        ("mountain", "forest", "farm", "tundra"),
        ("forest", "village", "lake"),
        ("farm", "tundra", "mountain", "forest"),
    )
    + RING
    + '<use href="#encounter" transform="translate(-4 -20) scale(1.25)"/>'
    + _unit("char", "nordic", -80, 24, 0.82)
    + ARROW,
    "lesson-mech": _land(
        ("forest", "mountain", "lake", "farm"),
        ("farm", "village", "mountain"),
        ("tundra", "forest", "farm", "village"),
    )
    + _unit("worker", "crimea", -34, 26, 1.25)
    + _unit("worker", "crimea", -8, 34, 1.25)
    + _unit("mech", "crimea", 44, 28, 1.35)
    + "".join(
        f'<use href="#metal" transform="translate({x} {y}) scale(1.1)"/>' for x, y in ((-86, 40), (-62, 40), (-74, 52))
    ),
}


def _symbols(name: str) -> str:
    text = (SYMBOLS / name).read_text(encoding="utf-8")
    return text[text.index("<defs>") + 6 : text.index("</defs>")]


def _map(page: Page) -> None:
    cell = f'<clipPath id="cell"><path d="{poly(corners(0, 0, R + 0.3))}"/></clipPath>'
    things = "".join(_symbols(name) for name in ("landscape.svg", "units.svg", "goods.svg"))
    style = (SYMBOLS / "factions.css").read_text(encoding="utf-8")
    wide, high = SHOWN
    for name, drawn in MAP.items():
        svg = (
            f'<svg viewBox="{-wide / 2} -72 {wide} {high}" width="472" height="300">'
            f"<style>{style}</style><defs>{cell}{things}</defs>{drawn}</svg>"
        )
        baked(page, f"scythe/door/pictures/{name}", 472, 300, svg)


def _cards(page: Page) -> None:
    for game, pictures in CARDS.items():
        cards = msgspec.to_builtins(reference(game))["cards"]
        rows = {row["design"]: row for row in (cards.values() if isinstance(cards, dict) else cards)}
        wanted = [{"name": name, "hand": HANDS[game], "row": rows[design]} for name, design in pictures.items()]
        for each in printed("scenes.ts", json.dumps(wanted)):
            baked(page, f"tableau/door/pictures/{game}-{each['name']}", 320, 200, each["svg"])


def main() -> None:
    with browser() as page:
        _map(page)
        _cards(page)


if __name__ == "__main__":
    main()
