"""What comes late: typefaces and the painted ground. There is a table before, and nothing moves when they come."""

from __future__ import annotations

from playwright.sync_api import Browser, Route, ViewportSize

from tests.browser.driving import await_decision, be_guest, new_table
from tests.browser.looking import PATIENCE, settle, wait_until

LATE = "**/*.{webp,woff2}"
COME = """() => ['ground-', 'fira-'].every((name) =>
  performance.getEntriesByType('resource').some((each) => each.name.includes(`/${name}`)))"""
PLACES = """() => [...document.querySelectorAll(
  '[data-region], [data-hex], .table > *, .rail > *, .rail .plaques li'
)].map((node) => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [node.dataset.region ?? node.className?.baseVal ?? node.className, left, top, width, height]
})"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def test_a_table_is_played_before_fonts_and_ground_have_come_and_nothing_moves_when_they_do(
    browser: Browser, site: str
) -> None:
    # Without the worker that keeps files: what it fetches cannot be held back.
    size = ViewportSize(width=1366, height=850)
    context = browser.new_context(base_url=site, viewport=size, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    held: list[Route] = []
    let_through = False

    def hold(route: Route) -> None:
        if let_through:
            route.continue_()
        else:
            held.append(route)

    page.route(LATE, hold)
    page.goto("/about", wait_until="commit")
    page.wait_for_selector("main > *")
    be_guest(page, "Ann")
    page.goto(
        new_table(page, "scythe", [{"who": "me"}, {"who": "bot", "level": "novice"}], seed=7), wait_until="commit"
    )
    sight = await_decision(page)
    page.click("[data-chip] >> nth=0")
    await_decision(page, sight.seq)
    page.mouse.move(1, 1)
    page.evaluate(TWO_FRAMES)
    before = page.evaluate(PLACES)
    assert len(before) > 40

    def names() -> set[str]:
        return {route.request.url.rsplit("/", 1)[-1].split("-")[0] for route in held}

    wait_until(page, lambda: {"ground", "fira"} <= names(), "ground and letters are asked for")
    let_through = True  # the route stays: without one the browser itself would let some of the held ones go
    for route in held:
        route.continue_()
    page.wait_for_function(COME)
    settle(page)
    assert page.evaluate(PLACES) == before
    context.close()
