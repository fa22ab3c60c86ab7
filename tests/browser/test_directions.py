"""Lines in which two directions of writing meet: their parts stand in the order in which they are read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from furrow.languages import BY_CODE, LANGUAGES
from tests.words.catalogues import plain
from tests.words.sampled import samples

_OPEN = "\u2068"
_ASTRAY = r"""
lines => lines.filter(line => {
  const row = document.body.appendChild(document.createElement('p'))
  row.textContent = line
  const text = row.firstChild
  const right = document.body.dir === 'rtl'
  let last = right ? Infinity : -Infinity
  let wrong = false
  for (const part of line.matchAll(/\u2068[^\u2069]*\u2069|[\u200e+\u2212]*[\p{L}\p{M}\p{N}\u200c.,٫’'-]+/gu)) {
    const range = document.createRange()
    range.setStart(text, part.index)
    range.setEnd(text, part.index + part[0].length)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (boxes.length === 0) continue
    const middle = (Math.min(...boxes.map(b => b.left)) + Math.max(...boxes.map(b => b.right))) / 2
    if (right ? middle >= last : middle <= last) wrong = true
    last = middle
  }
  row.remove()
  return wrong
})
"""
"""Of lines, those of which some part stands before the one that is read before it."""


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Iterator[Page]:
    """An empty page: nothing of the client is needed to see how a line runs."""
    page = browser.new_page(viewport={"width": 1200, "height": 800})
    page.set_content("<style>p { white-space: nowrap; margin: 0; inline-size: max-content }</style>")
    yield page
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_mixed_line_stand_in_the_order_of_reading(paper: Page, language: str) -> None:
    paper.evaluate("to => (document.body.dir = to)", BY_CODE[language].direction)
    mixed = [said.texts[language] for said in samples() if _OPEN in said.texts[language]]
    assert len(mixed) > 10
    assert paper.evaluate(_ASTRAY, mixed) == []


def test_without_marks_they_would_not(paper: Page) -> None:
    """So the test above looks at what it means to look at."""
    for language, line in (("fa", "\u2068Anna\u2069 ۳ سکه دریافت کرد."), ("hu", "\u2068سارا\u2069 3 pénzt kapott.")):
        paper.evaluate("to => (document.body.dir = to)", BY_CODE[language].direction)
        assert paper.evaluate(_ASTRAY, [line]) == []
        assert paper.evaluate(_ASTRAY, [plain(line)]) == [plain(line)]
