"""The picture of the README: the tables of all three games, as they are in a browser.

    python -m tests.browser.three_tables

It serves the client that is built, plays to real positions, and writes `docs/table.png`.
"""

from __future__ import annotations

import base64
import struct
import tempfile
import zlib
from collections import Counter
from heapq import heappop, heappush
from pathlib import Path

from playwright.sync_api import Browser, Page

from furrow.server.bench import served
from furrow.server.bench_browser import chromium
from tests.browser.conftest import new_person
from tests.browser.drawn_tables import sit
from tests.browser.driving import await_board, be_guest
from tests.browser.looking import settle
from tests.browser.moments import Places

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "table.png"
WIDE, HIGH = 1366, 850
GAP = 8
CARDS = ("fifty_first_state", "imperial_settlers")
COLOURS = 256
_PIXELS = """async ([pictures, wide, high, gap]) => {
  const images = await Promise.all(pictures.map(async (each) => {
    const image = new Image()
    image.src = `data:image/png;base64,${each}`
    await image.decode()
    return image
  }))
  const half = (wide - gap) / 2
  const low = Math.round((high * half) / wide)
  const canvas = new OffscreenCanvas(wide, high + gap + low)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = '#1d1811'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const [first, ...others] = images
  pen.drawImage(first, 0, 0, wide, high)
  others.forEach((each, at) => pen.drawImage(each, at * (half + gap), high + gap, half, low))
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  const found = []
  for (let at = 0; at < data.length; at += 4) found.push(data[at], data[at + 1], data[at + 2])
  let text = ''
  for (let at = 0; at < found.length; at += 32768) text += String.fromCharCode(...found.slice(at, at + 32768))
  return [canvas.width, canvas.height, btoa(text)]
}"""
"""The first picture whole, the others half as wide side by side below it: width, height, and all pixels."""
Colour = tuple[int, int, int]


def main() -> None:
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory(prefix="furrow-picture-") as home,
        served(Path(home)) as server,
    ):
        site = f"http://127.0.0.1:{server.port}"
        pictures = [_scythe(browser, site), *(_cards(browser, site, game) for game in CARDS)]
        page = browser.new_page()
        texts = [base64.b64encode(each).decode() for each in pictures]
        width, height, pixels = page.evaluate(_PIXELS, [texts, WIDE, HIGH, GAP])
        PICTURE.write_bytes(painted(width, height, base64.b64decode(pixels)))


def _reader(browser: Browser, site: str) -> Page:
    page = new_person(browser, site).new_page()
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    page.goto("/about")
    be_guest(page, "Anna")
    return page


def _looked(page: Page, address: str) -> bytes:
    page.goto(address)
    await_board(page)
    settle(page)
    return page.screenshot()


def _scythe(browser: Browser, site: str) -> bytes:
    page = _reader(browser, site)
    return _looked(page, Places().sit_in_the_middle(page))


def _cards(browser: Browser, site: str, game: str) -> bytes:
    page = _reader(browser, site)
    table = sit(browser, site, page, game, "main", "turn")
    picture = _looked(page, table.address)
    table.leave()
    return picture


def painted(width: int, height: int, pixels: bytes) -> bytes:
    """A picture in the few colours that it needs most: a third as large as with all of them."""
    colours = list(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    palette, places = _palette(Counter(colours))
    rows = bytes(places[each] for each in colours)
    lines = b"".join(b"\0" + rows[at * width : (at + 1) * width] for at in range(height))
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(value for each in palette for value in each)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _palette(counted: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """The box of colours that is widest for its pixels is halved, until there are enough; each stands for its mean."""
    whole = list(counted)
    boxes = [(*_spread(whole, counted), 0, whole)]
    for number in range(1, min(COLOURS, len(whole))):
        _, channel, _, widest = heappop(boxes)
        for place, part in enumerate(_halves(widest, channel, counted)):
            heappush(boxes, (*_spread(part, counted), 2 * number + place, part))
    places = {colour: place for place, (*_, box) in enumerate(boxes) for colour in box}
    return [_mean(box, counted) for *_, box in boxes], places


def _halves(box: list[Colour], channel: int, counted: Counter[Colour]) -> tuple[list[Colour], list[Colour]]:
    """Two boxes with about as many pixels, by the brightness of a channel."""
    box.sort(key=lambda colour: colour[channel])
    half, seen, at = sum(counted[each] for each in box) / 2, 0, 0
    while at < len(box) - 1 and (at == 0 or seen + counted[box[at]] <= half):
        seen, at = seen + counted[box[at]], at + 1
    return box[:at], box[at:]


def _spread(box: list[Colour], counted: Counter[Colour]) -> tuple[float, int]:
    """How much a box would gain by being halved, the more the smaller the number, and along which channel."""
    widths = [max(each[channel] for each in box) - min(each[channel] for each in box) for channel in range(3)]
    channel = widths.index(max(widths))
    return -widths[channel] * float(sum(counted[each] for each in box)) ** 0.5, channel


def _mean(box: list[Colour], counted: Counter[Colour]) -> Colour:
    many = sum(counted[each] for each in box)
    red, green, blue = (round(sum(each[channel] * counted[each] for each in box) / many) for channel in range(3))
    return red, green, blue


if __name__ == "__main__":
    main()
