"""Draws the ground of the map and bakes it into pictures for light and dark.

    python web/drawings/scythe/bake.py      (with furrow, playwright, Pillow and chromium)

Writes `ground.svg` beside it, the two pictures and the courses of the rivers into src/scythe/map. A browser would paint the
vector for seconds; the picture comes at once.
"""

from __future__ import annotations

import io
import json
import shutil
from pathlib import Path

import ground
import msgspec
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright
from rivers import courses
from shapes import BOX, R, corners, poly

from furrow.games.reference import reference

HERE = Path(__file__).resolve().parent
CLIENT = HERE.parents[1] / "src" / "scythe"
SYMBOLS = CLIENT / "symbols"
COLOURS = """
:root{--sea:#e4d8b8;--chart:#a9a079;--wash:#b9c9b4;--shallow:#a3c0b4;--far:#8d937c;--dusk:#fff}
[data-theme=dark]{--sea:#283748;--chart:#4d6478;--wash:#32485a;--shallow:#3e5a6b;--far:#43566a;--dusk:#717cae}
.ground{filter:saturate(1.16) contrast(1.07)}[data-theme=dark] .ground{filter:none}
.night{display:none}[data-theme=dark] .night{display:block}.glow{opacity:.38}[data-theme=dark] .glow{opacity:1}
"""
"""The sea's tokens of src/look/tokens.css, dusk, and what only the night shows."""
BAKED = {"light": (1600, 52, 0.1), "dark": (1730, 74, 0.16)}
"""Width of the picture, its quality and how much of the canvas' grain it has: at most 220 kB a theme."""
FADE = 15
"""So many units before its edge the picture fades: the sea beyond has one colour."""


def _symbols(name: str) -> str:
    text = (SYMBOLS / name).read_text(encoding="utf-8")
    return text[text.index("<defs>") + 6 : text.index("</defs>")]


def drawn(facts: dict) -> str:
    """The ground as an SVG of its own."""
    cell = f'<clipPath id="cell"><path d="{poly(corners(0, 0, R + 0.3))}"/></clipPath>'
    things = _symbols("landscape.svg") + _symbols("units.svg")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{BOX[0]} {BOX[1]} {BOX[2]} {BOX[3]}"><style>{COLOURS}</style>'
        f'<defs>{cell}{ground.DEFS}{things}</defs><g class="ground">{ground.picture(facts)}</g></svg>\n'
    )


def _edge(size: tuple[int, int]) -> Image.Image:
    """Opaque inside, clear at the very edge."""
    width, height = size
    reach = FADE * width / BOX[2]

    def ramp(length: int) -> list[int]:
        return [round(255 * min(1, (min(k, length - 1 - k) + 0.5) / reach)) for k in range(length)]

    across, along = Image.new("L", (width, 1)), Image.new("L", (1, height))
    across.putdata(ramp(width))
    along.putdata(ramp(height))
    return ImageChops.multiply(across.resize(size), along.resize(size))


def bake(svg: str) -> None:
    """Both pictures, about twice the size of their units."""
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": BOX[2], "height": BOX[3]}, device_scale_factor=2)
        for theme, (width, quality, grain) in BAKED.items():
            style = f"<style>.tex{{opacity:{grain}}}</style>"
            page.set_content(
                f'<!doctype html><html data-theme="{theme}">{style}<body style="margin:0">{svg}</body></html>'
            )
            page.wait_for_timeout(1500)  # filters of this size are painted late
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            size = (width, round(width * BOX[3] / BOX[2]))
            picture = picture.resize(size, Image.Resampling.LANCZOS)
            picture.putalpha(_edge(size))
            file = CLIENT / "map" / f"ground-{theme}.webp"
            picture.save(file, quality=quality, alpha_quality=60, method=6, use_sharp_yuv=True)
        browser.close()


def main() -> None:
    facts = msgspec.to_builtins(reference("scythe"))
    where = facts["map"]
    course = "".join(courses(where["hexes"], where["bases"], where["rivers"], mouths=False))
    (CLIENT / "map" / "rivers.json").write_text(json.dumps({"course": course}) + "\n", encoding="utf-8")
    svg = drawn(facts)
    (HERE / "ground.svg").write_text(svg, encoding="utf-8")
    bake(svg)


if __name__ == "__main__":
    main()
