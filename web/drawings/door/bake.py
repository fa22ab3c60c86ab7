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
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[2]
SCALE = 2
QUALITY = 62
"""With sharp colours (yuv) this keeps lines clean; the three that a front page shows have at most 150 kB together."""


def _drawn() -> list[dict]:
    """What pictures.ts prints."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "pictures.mjs"
        rolldown = WEB / "node_modules" / ".bin" / "rolldown"
        source = WEB / "drawings" / "door" / "pictures.ts"
        subprocess.run([rolldown, source, "--platform", "node", "--file", program], cwd=WEB, check=True)
        printed = subprocess.run(["node", program], cwd=WEB, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in printed.splitlines()]


def main() -> None:
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(device_scale_factor=SCALE)
        for each in _drawn():
            page.set_viewport_size({"width": each["width"], "height": each["height"]})
            clear = each.get("clear", False)  # it lies on whatever a page has there
            page.set_content(f'<!doctype html><body style="margin:0"><style>svg{{display:block}}</style>{each["svg"]}')
            page.wait_for_timeout(150)  # mist and light are painted late
            picture = Image.open(io.BytesIO(page.screenshot(omit_background=clear))).convert("RGBA" if clear else "RGB")
            file = WEB / "src" / f"{each['file']}.webp"
            file.parent.mkdir(parents=True, exist_ok=True)
            picture.save(file, quality=QUALITY, method=6, use_sharp_yuv=True)
        browser.close()


if __name__ == "__main__":
    main()
