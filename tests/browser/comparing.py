"""Whether a page looks as it did: its picture beside a kept one, both in the means of small squares. Where letters are
drawn a little softer or harder than here, means stay as they are; a colour, a size or a place that has changed shows
in them."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.looking import settle

SIDE = 12
"""Of a square, in pixels."""
TOLERANCE = 12
"""How far a mean may be from the kept one, of 255."""
_HEAD = b"\x89PNG\r\n\x1a\n"
_MEANS = """async ([picture, side]) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const [wide, high] = [Math.ceil(bitmap.width / side), Math.ceil(bitmap.height / side)]
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  pen.drawImage(bitmap, 0, 0)
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
  const sums = new Float64Array(wide * high * 3), counts = new Uint32Array(wide * high)
  for (let y = 0, at = 0; y < bitmap.height; y++)
    for (let x = 0; x < bitmap.width; x++, at += 4) {
      const square = Math.floor(y / side) * wide + Math.floor(x / side)
      counts[square]++
      for (let c = 0; c < 3; c++) sums[square * 3 + c] += data[at + c]
    }
  const means = sums.map((sum, index) => Math.round(sum / counts[Math.floor(index / 3)]))
  return [wide, high, btoa(means.reduce((text, each) => text + String.fromCharCode(each), ''))]
}"""
_PARTS = """() => [...document.querySelectorAll('[data-part]')].map((each) => {
  const { top, bottom } = each.getBoundingClientRect()
  return [each.dataset.part, top + scrollY, bottom + scrollY]
})"""


class Means(NamedTuple):
    """The squares of a picture, row by row, three bytes each."""

    wide: int
    high: int
    squares: bytes

    def rows(self) -> list[bytes]:
        return [self.squares[at : at + self.wide * 3] for at in range(0, len(self.squares), self.wide * 3)]


def means(page: Page) -> Means:
    """The whole page as it is now."""
    settle(page)
    page.evaluate("() => Promise.all([...document.images].map((each) => each.decode()))")
    picture = base64.b64encode(page.screenshot(full_page=True)).decode()
    wide, high, found = page.evaluate(_MEANS, [picture, SIDE])
    return Means(wide, high, base64.b64decode(found))


def differences(page: Page, kept: Means, now: Means) -> list[str]:
    """What is not as it was, by the parts of the page as they lie now."""
    if (kept.wide, kept.high) != (now.wide, now.high):
        return [f"it was {kept.wide * SIDE} x {kept.high * SIDE} px, and is {now.wide * SIDE} x {now.high * SIDE}"]
    most: dict[str, tuple[int, int]] = {}
    parts = [("the page", 0.0, float("inf")), *page.evaluate(_PARTS)]
    for row, (old, new) in enumerate(zip(kept.rows(), now.rows(), strict=True)):
        if old == new:
            continue
        steps = [abs(a - b) for a, b in zip(old, new, strict=True)]
        wrong = [step for each in range(0, len(steps), 3) if (step := max(steps[each : each + 3])) > TOLERANCE]
        if wrong:
            name = [name for name, top, bottom in parts if top <= (row + 0.5) * SIDE < bottom][-1]
            count, worst = most.get(name, (0, 0))
            most[name] = count + len(wrong), max(worst, *wrong)
    return [f"{name}: {count} squares, by up to {worst} of 255" for name, (count, worst) in most.items()]


def keep(path: Path, picture: Means) -> None:
    """As a PNG in which each square is a pixel."""
    rows, above, lines = picture.rows(), bytes(picture.wide * 3), []
    for row in rows:  # each as what it adds to the one above it
        lines.append(b"\x02" + bytes((a - b) % 256 for a, b in zip(row, above, strict=True)))
        above = row
    head = struct.pack(">IIBBBBB", picture.wide, picture.high, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(b"".join(lines), 9)), (b"IEND", b"")]
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(_HEAD + b"".join(_chunk(name, body) for name, body in chunks))


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def kept(path: Path) -> Means:
    """What `keep` has written."""
    file, at, packed, wide, high = path.read_bytes(), len(_HEAD), b"", 0, 0
    while at < len(file):
        length, name = struct.unpack(">I4s", file[at : at + 8])
        body = file[at + 8 : at + 8 + length]
        if name == b"IHDR":
            wide, high = struct.unpack(">II", body[:8])
        elif name == b"IDAT":
            packed += body
        at += length + 12
    lines, above, rows = zlib.decompress(packed), bytes(wide * 3), []
    for place in range(0, len(lines), wide * 3 + 1):
        above = bytes((a + b) % 256 for a, b in zip(lines[place + 1 : place + 1 + wide * 3], above, strict=True))
        rows.append(above)
    return Means(wide, high, b"".join(rows))
