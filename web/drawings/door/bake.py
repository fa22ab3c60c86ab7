"""Draws the pictures of the front page, of rooms and of bands, and bakes them for light and dark.

    python web/drawings/door/bake.py      (with playwright, Pillow, chromium, and the client's packages)

They use the pieces and the landscape of Scythe and the subjects of the cards. A browser would paint each for a tenth of a
second; the picture comes at once, keeps its place, and is fetched once.
"""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).resolve().parents[2]
SCALE = 2
QUALITY = 62
"""With sharp colours (yuv) this keeps lines clean; the three that a front page shows have at most 150 kB together."""


def printed(source: str, *arguments: str) -> list[dict]:
    """What a program of this folder prints, one document a line."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program.mjs"
        rolldown = WEB / "node_modules" / ".bin" / "rolldown"
        drawings = WEB / "drawings" / "door" / source
        subprocess.run([rolldown, drawings, "--platform", "node", "--file", program], cwd=WEB, check=True)
        command = ["node", program, *arguments]
        said = subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in said.splitlines()]


@contextmanager
def browser() -> Iterator[Page]:
    with sync_playwright() as p:
        chromium = p.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield chromium.new_page(device_scale_factor=SCALE)
        chromium.close()


def baked(page: Page, file: str, width: int, height: int, svg: str, clear: bool = False) -> None:
    """Keeps a picture in the client's sources; a clear one lies on whatever a page has there."""
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f'<!doctype html><body style="margin:0"><style>svg{{display:block}}</style>{svg}')
    page.wait_for_timeout(150)  # mist and light are painted late
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=clear))).convert("RGBA" if clear else "RGB")
    place = WEB / "src" / f"{file}.webp"
    place.parent.mkdir(parents=True, exist_ok=True)
    picture.save(place, quality=QUALITY, method=6, use_sharp_yuv=True)


def main() -> None:
    with browser() as page:
        for each in printed("pictures.ts"):
            baked(page, each["file"], each["width"], each["height"], each["svg"], each.get("clear", False))


if __name__ == "__main__":
    main()
