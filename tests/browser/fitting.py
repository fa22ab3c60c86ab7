"""Whether a table of cards fits the window, whatever is asked, and whether a page that scrolls fits its width:
everything is found by one look at what is in the window."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.looking import PASSES, overflowing, overlapping, settle

DESKS = ((1366, 850), (1366, 650), (1280, 720), (1920, 1080))
UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
WINDOWS = (*DESKS, UPRIGHT, ON_ITS_SIDE)
LANGUAGES = ("en", "hu", "cs", "fa")

_BEGIN = """
  const found = []
  const name = (node) => `<${node.tagName.toLowerCase()} ${node.className?.baseVal ?? node.className ?? ''}>`
  const path = (node) =>
    [node.parentElement?.parentElement, node.parentElement, node].filter(Boolean).map(name).join(' ')
  const root = document.documentElement
  const inside = ({ left, right, top, bottom }) =>
    left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    node.closest('.hidden, .skip, [aria-hidden=true] .hidden') === null
"""
_TABLE = """
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('the page scrolls')

  // A table of seventy cards stays small.
  const [nodes, cards] = [document.querySelectorAll('*').length, document.querySelectorAll('.face').length]
  if (cards <= 75 && nodes > 2500) found.push(`${nodes} nodes for ${cards} cards`)

  // Nothing scrolls inside; what lies over the table may, and rows on a phone, to the side.
  for (const node of document.querySelectorAll('.table, .table *')) {
    if (!seen(node) || node.closest('[data-over], dialog') !== null) continue
    const { overflowX, overflowY } = getComputedStyle(node)
    const may = (how) => how === 'auto' || how === 'scroll'
    if (may(overflowY) && node.scrollHeight > node.clientHeight + 1 && !(phone && node.closest('.rail') !== null))
      found.push(`scrolls down by ${node.scrollHeight - node.clientHeight}: ${path(node)}`)
    if (!phone && may(overflowX) && node.scrollWidth > node.clientWidth + 1) found.push(`scrolls: ${path(node)}`)
  }

  // Scores, goods and the question are in the window, and nothing lies over them.
  const open = (node) => {
    const box = node.getBoundingClientRect()
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return box.width > 0 && inside(box) && top !== null && (node.contains(top) || top.contains(node))
  }
  for (let seat = 0; seat < seats; seat++) {
    const plates = [...document.querySelectorAll(`[data-thing="seat:${seat}"]`)]
    if (!plates.some(open)) found.push(`the score of seat ${seat} is out of sight`)
  }
  for (const [part, what] of [['#decision-title', 'the question'], ['.goods li', 'a good']])
    for (const node of document.querySelectorAll(`.table ${part}`))
      if (seen(node) && !open(node)) found.push(`${what} is out of sight: ${node.textContent.trim()}`)

  // Of every card and tile something is in sight; rows that scroll show theirs one after the other.
  const scrolls = (node) => {
    for (let each = node.parentElement; each !== null; each = each.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX)) return true
    return false
  }
  for (const node of document.querySelectorAll(':is(.mine, .dock) [data-thing]:has(.face)')) {
    if (!seen(node) || node.closest('[inert], [data-raised]') !== null || scrolls(node)) continue
    const { left, right, top } = node.getBoundingClientRect()
    let [wide, raised] = [0, false]
    for (let x = Math.ceil(left); x < right; x += 4) {
      const first = document.elementFromPoint(x, top + 12)
      if (first?.closest('[data-thing]') === node) wide += 4
      // A raised card lies over some of them until it is put back.
      raised ||= first?.closest('[data-chosen]') != null
    }
    if (wide < 56 && !raised) found.push(`${node.dataset.thing} has ${wide} px in sight`)
  }
"""
_WORDS = """
  // Of cards and tiles that lie under the next one, words go on below it.
  const under = new Set()
  for (const line of document.querySelectorAll('[data-overlaps]')) {
    const all = [...line.children].map((each) => each.getBoundingClientRect())
    const lies = (each, place) => place > 0 && Math.abs(each.left - all[place - 1].left) < each.width - 1
    if (all.some(lies)) under.add(line)
  }

  // Words: large enough, whole, and with nothing over them.
  const walk = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
    const node = text.parentElement
    if (text.data.trim() === '' || !seen(node) || node.closest('[inert]') !== null) continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width < 1) continue
    let scale = 1
    for (let each = node; each !== null; each = each.parentElement) scale *= Number(getComputedStyle(each).zoom || 1)
    const look = getComputedStyle(node)
    const size = parseFloat(look.fontSize) * (node.closest('svg')?.getScreenCTM?.()?.a ?? scale)
    const small = node.closest('.face.tile, .face.hand, .face.mini') !== null
    const said = text.data.trim().slice(0, 60)
    // Whole: as far as letters are high, no ancestor cuts them off. What scrolls is reached by scrolling, and a card of
    // the hand goes on below the edge of a low window.
    let [across, down, gone] = [true, node.closest('.dock .face') === null, false]
    for (let each = node; each !== null && each !== root; each = each.parentElement) {
      const how = getComputedStyle(each)
      if (['auto', 'scroll'].includes(how.overflowX)) across = false
      if (['auto', 'scroll'].includes(how.overflowY)) down = false
      if (how.overflowX === 'visible' && how.overflowY === 'visible') continue
      if (how.clipPath !== 'none' && each.clientWidth < 3) gone = true
      const frame = each.getBoundingClientRect()
      if (!across && (box.right < frame.left || box.left > frame.right)) gone = true
      if (!down && (box.bottom < frame.top + 4 || box.top > frame.bottom - 4)) gone = true
    }
    if (gone) continue
    if (size < (small ? 10.99 : 11.99)) found.push(`${Math.round(size * 10) / 10} px: "${said}" in ${path(node)}`)
    if (under.has(node.closest('[data-overlaps]'))) continue
    for (const line of range.getClientRects()) {
      const [middle, half] = [(line.top + line.bottom) / 2, size * 0.36]
      const frames = [{ left: 0, right: innerWidth, top: 0, bottom: innerHeight }]
      // A card of the hand goes on below the edge of a low window; the last turns fade out.
      let [across, down] = [true, node.closest('.dock .face, .ticker') === null]
      for (let each = node; each !== null && each !== root; each = each.parentElement) {
        const how = getComputedStyle(each)
        if (['auto', 'scroll'].includes(how.overflowX)) across = false
        if (['auto', 'scroll'].includes(how.overflowY)) down = false
        if (how.overflowX === 'visible' && how.overflowY === 'visible') continue
        const frame = each.getBoundingClientRect()
        frames.push(frame)
        if (how.textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1) {
          found.push(`cut: "${said}" in ${path(node)}`)
          break
        }
        const wide = across && how.overflowX !== 'visible'
        const high = down && how.overflowY !== 'visible'
        const cut = (wide && (line.left < frame.left - 2 || line.right > frame.right + 2)) ||
          (high && (middle - half < frame.top - 1 || middle + half > frame.bottom + 1))
        if (cut) { found.push(`cut: "${said}" in ${path(node)}`); break }
      }
      for (const share of [0.1, 0.5, 0.9]) {
        const [x, y] = [line.left + (line.right - line.left) * share, middle]
        if (frames.some((each) => x < each.left || x > each.right || y < each.top || y > each.bottom)) continue
        const top = document.elementFromPoint(x, y)
        if (top === null || top.contains(node) || node.contains(top)) continue
        // A field lies over its own name, where the name is what is seen of it.
        if (top.closest('label')?.contains(node)) continue
        if (top.closest('[data-over], dialog, [data-chosen], .chosen, .tray') !== null || passes(top)) continue
        found.push(`covered: "${said}" in ${path(node)} by ${path(top)}`)
        break
      }
    }
  }
  return [...new Set(found)].slice(0, 12)
"""
_AT_A_TABLE = "const whole = document.querySelector('.table') ?? document.body"
_ON_A_PAGE = """
  const whole = document.body
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`)
"""
_FAULTS = f"([phone, seats]) => {{{PASSES}{_BEGIN}{_AT_A_TABLE}{_TABLE}{_WORDS}}}"
_PAGE_FAULTS = f"() => {{{PASSES}{_BEGIN}{_ON_A_PAGE}{_WORDS}}}"
_ON = """() => {
  const before = scrollY
  scrollBy({ top: Math.max(120, innerHeight - 160), behavior: 'instant' })
  return scrollY > before
}"""


def faults(page: Page, size: tuple[int, int], seats: int) -> list[str]:
    """What does not fit a window of this size at a table with so many seats, each in a few words."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
    found: list[str] = page.evaluate(_FAULTS, [size in (UPRIGHT, ON_ITS_SIDE), seats])
    return found


def page_faults(page: Page, size: tuple[int, int]) -> list[str]:
    """What of a page does not fit a window of this size, from its beginning to its end: words that are small, cut or
    covered, things to press that lie under others, and whatever makes it wider than the window."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    settle(page)
    found: dict[str, None] = {}
    while True:
        found |= dict.fromkeys([*page.evaluate(_PAGE_FAULTS), *overlapping(page)])
        if not page.evaluate(_ON):
            break
    return [*found, *overflowing(page)]
