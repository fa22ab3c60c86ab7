"""What somebody must not see is neither in their page nor in what the server sends to it; and pages stay in step."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import MOVED_ON, await_decision, be_guest, click_one, lazily, look, new_table, who_decides
from tests.browser.looking import Heard, call, keep_picture, overflowing, violations, wait_until
from tests.browser.moments import Places, combat

_AT_THE_QUESTION = "() => document.activeElement.matches('[data-answer], [data-chip], #decision-title')"
TURN = "() => document.querySelector('.plate.acting')?.dataset.thing"
PIECES = """() => [...document.querySelectorAll('[data-board] [data-thing^="unit:"]')]
  .map((each) => each.dataset.thing).sort()"""


def _hand(heard: Heard) -> set[str]:
    """The cards that the newest state shows to its reader alone."""
    own = heard.states[-1]["view"]["own"]
    return {*own["hand"], *own.get("dealt", [])}


def _leaks(words: set[str], heard: Heard, page: Page) -> list[str]:
    """Those cards that the page was sent, or shows. A card goes by the name of its printed copy."""
    told = "\n".join((*heard.frames, page.content()))
    return sorted(word for word in words if f'"{word}"' in told or f":{word}" in told)


def test_two_browsers_and_an_observer_stay_in_step_and_see_no_hand_but_their_own(visit: Visitor) -> None:
    ann, ben, eve = visit("/about"), visit("/about", lang="cs"), visit("/about")
    people = {"Ann": ann, "Ben": ben, "Eve": eve}
    heard = {name: Heard(page) for name, page in people.items()}
    for name, page in people.items():
        be_guest(page, name)
    address = new_table(ann, "imperial_settlers", [{"who": "me"}, {"who": "open"}], start=False, listed=True, seed=3)
    ann.goto(address)
    ben.goto(address)
    ben.click("[data-sit]")
    ann.click("[data-start=people]")
    eve.goto(address)
    for page in people.values():
        page.wait_for_selector("[data-board] [data-thing]", state="attached")
    dealt = {name: _hand(heard[name]) for name in ("Ann", "Ben")}
    assert min(len(cards) for cards in dealt.values()) > 2
    for owner, cards in dealt.items():
        for name, page in people.items():
            assert (_leaks(cards, heard[name], page) == []) == (name != owner), (owner, name)
    for made in range(10):
        page = who_decides(ann, ben)
        sight = await_decision(page)
        click_one(page, sight, lazily(sight, made))
        if made == 4:
            ben.reload()
        if made == 6:
            ann.reload()
    # Everybody sees the same seat deciding; an observer is asked nothing and has nothing of their own.
    for page in people.values():
        page.wait_for_selector(".plate.acting")
    _agree(people, TURN)
    assert [state for state in heard["Eve"].states if state["view"].get("own") or state["questions"]] == []
    assert eve.locator("[data-answer], [data-undo], [data-thing^='hand']").count() == 0


def test_a_combat_goes_on_through_reloads_and_stays_secret_until_both_are_ready(visit: Visitor) -> None:
    ann, ben, eve = visit("/about"), visit("/about", lang="fa", phone=True), visit("/about", lang="hu")
    people = {"Ann": ann, "Ben": ben, "Eve": eve}
    heard = {name: Heard(page) for name, page in people.items()}
    for name, page in people.items():
        be_guest(page, name)
    moment, defender = combat()
    address = Places().sit_at(ann, "scythe", moment, friend=defender)
    table, key = address.removeprefix("/table/").split("?key=")
    call(ben, "POST", f"/tables/{table}/join", {"seat": defender, "key": key})
    call(ann, "POST", f"/tables/{table}/start")
    for page in people.values():
        page.goto(address)
    for page in (ann, ben):
        page.wait_for_selector("[data-combat=secret]")
    # Others' fights are a badge on their hex.
    eve.wait_for_selector("[data-board] [data-clash]", state="attached")
    ann.wait_for_selector("[data-combat] [data-thing='dial:1'][data-lit]")
    ann.click("[data-combat] [data-thing='dial:1']")
    ann.wait_for_selector("[data-sealed], [data-confirm]", state="attached")
    if look(ann).confirm:
        ann.click("[data-confirm]")
    ann.wait_for_selector("[data-sealed]", state="attached")
    ann.click("[data-withdraw]")  # while nothing is revealed everybody may think again
    ann.wait_for_selector("[data-sealed]", state="detached")
    ann.wait_for_selector("[data-combat] [data-thing='dial:1'][data-lit]")
    ann.click("[data-combat] [data-thing='dial:1']")
    ann.wait_for_selector("[data-sealed], [data-confirm]", state="attached")
    if look(ann).confirm:
        ann.click("[data-confirm]")
    ann.wait_for_selector("[data-combat] [data-thing='sealed:ready'][data-lit]")
    ann.reload()  # in the middle of the combat
    ann.wait_for_selector("[data-sealed]", state="attached")
    assert heard["Ann"].states[-1]["view"]["own"]["sealed"]["dial"] == 1
    assert [each for each in _sealed(heard["Ben"]) if each.get("dial") or each.get("ready")] == []
    assert ben.locator("[data-sealed]").count() == 0
    _prepare(ann)
    ben.reload()
    ben.wait_for_selector("[data-combat=secret]")
    _prepare(ben)
    for page in (ann, ben):
        page.wait_for_selector("[data-combat=over]")  # it comes up over the list of answers
        assert page.locator("[data-answer]").count() == 0
    assert eve.locator("[data-combat]").count() == 0
    for name, page in people.items():
        keep_picture(page, f"combat-{name.lower()}")
        assert overflowing(page) == []
        assert violations(page) == []
    wait_until(eve, lambda: _shown(heard["Eve"]) != [], "the observer hears of it too")
    shown = [_shown(each) for each in heard.values()]
    assert shown[0] == shown[1] == shown[2] != []
    _agree(people, PIECES)
    assert [state for state in heard["Eve"].states if state["view"].get("own") or state["questions"]] == []


def _agree(people: dict[str, Page], sight: str) -> None:
    """All see the same; news reaches one after the other."""

    def same() -> bool:
        first, *others = (page.evaluate(sight) for page in people.values())
        return all(other == first for other in others)

    wait_until(people["Ann"], same, "all see the same")


def _sealed(heard: Heard) -> list[dict[str, Any]]:
    return [state["view"]["own"].get("sealed") or {} for state in heard.states if state["view"].get("own")]


def _shown(heard: Heard) -> list[Any]:
    """What the dials showed at last."""
    events = [event for state in heard.states for event in state["events"] if event["kind"] == "dial"]
    return [(event["seat"], event["power"], event.get("cards", [])) for event in events[-2:]]


def _prepare(page: Page) -> None:
    """Choose whatever comes until the page waits for the other side or shows the combat."""
    last = -1
    while (sight := await_decision(page, last)).name == "dials":
        ready = sight.answers.index("ready") if "ready" in sight.answers else 0
        click_one(page, sight, ready)
        if ready and sight.answers[ready] == "ready":
            return
        last = sight.seq


def test_hot_seat_shows_no_secrets(visit: Visitor) -> None:
    page = visit("/about")
    heard = Heard(page)
    be_guest(page, "Ann")
    seats = [{"who": "me"}, {"who": "hotseat", "name": "Bea"}]
    page.goto(new_table(page, "imperial_settlers", seats, seed=11))
    hands: dict[str, set[str]] = {}
    curtains = set()
    for made in range(14):
        page.wait_for_function(
            "() => document.querySelector(`[data-curtain], [data-region=decide]:not([data-answers='[]']), [data-end]`)"
        )
        sight = look(page)
        if sight.curtain is not None:
            curtains.add(sight.curtain)
            shown = page.content()
            assert [word for hand in hands.values() for word in hand if f":{word}" in shown] == []
            assert page.locator("[data-board], [data-answer]").count() == 0
            keep_picture(page, "curtain")
            page.focus("[data-look]")
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-board] [data-thing]", state="attached")
            page.wait_for_function(_AT_THE_QUESTION)
            hands[sight.curtain] = _hand(heard)
            continue
        click_one(page, sight, lazily(sight, made))
        page.wait_for_function(MOVED_ON, arg=sight.seq)
    assert curtains == {"0", "1"}
    # Before a seat looks at the screen, nothing of it has been sent.
    for state in heard.states:
        behind = [asked for asked in state["questions"] if asked["curtain"]]
        assert [asked for asked in behind if asked["answers"]] == []
        own = state["view"].get("own")
        assert own is None or state["seat"] is not None
