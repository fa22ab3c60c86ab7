"""Every game by forms alone: a real server, and a browser that knows no script."""

from __future__ import annotations

import re
import time
from html import unescape

import pytest

from furrow.words import LANGUAGES
from furrow.words.rulebook import rulebook
from tests.server.edge import Served
from tests.server.forms import Browser, Page
from tests.server.services import PATIENCE


def begun(browser: Browser, game: str, seats: int, **fields: str) -> Page:
    """A table of that game, made by form; anyone who is not there is a bot."""
    return browser.send(browser.open(f"/plain/new?game={game}&seats={seats}").form("/tables"), **fields)


def played_on(browser: Browser, page: Page, steps: int) -> Page:
    """Give answers, lift curtains and wait for bots, until the game is over or so many answers were given."""
    end = time.monotonic() + PATIENCE
    given = 0
    while given < steps and not page.has("/rematch"):
        assert page.status == 200, page.text
        assert time.monotonic() < end, "nobody played any more"
        if page.has("/play"):
            forms = [form for form in page.forms if form.action.endswith("/play")]
            page = browser.send(forms[given % len(forms)])
            given += 1
            end = time.monotonic() + PATIENCE
        elif page.has("/curtain"):
            page = browser.send(page.form("/curtain"))
        else:
            time.sleep(0.05)
            page = browser.open(page.links["Look again"])
    return page


@pytest.mark.parametrize("game", ["fifty_first_state", "imperial_settlers"])
def test_a_whole_solo_game(browser: Browser, game: str) -> None:
    page = played_on(browser, begun(browser, game, 1), 1000)
    assert "Result" in page.text
    assert ("Number of faction locations" in page.text) is (game == "imperial_settlers"), "no totals decide there"
    first = browser.open(page.links["Look through the game"])
    assert "After decision 0 of" in first.text
    last = browser.open(first.links["Last"])
    assert "Next" not in last.links
    assert last.status == 200
    again = browser.send(page.form("/rematch"))
    assert again.status == 200


@pytest.mark.parametrize("game", ["scythe", "fifty_first_state"])
def test_two_people_at_one_screen_with_a_curtain_between(browser: Browser, game: str) -> None:
    page = begun(browser, game, 2, who1="hotseat")
    assert page.has("/curtain")
    assert not page.has("/play")
    page = played_on(browser, page, 30)
    assert page.status == 200
    assert "What happened" in page.text


def test_against_a_bot_with_why_not_preview_undo_and_talk(browser: Browser) -> None:
    page = begun(browser, "scythe", 2, who1="bot:novice")
    while not page.has("/play"):
        page = browser.open(page.links["Look again"])
    assert page.html.count("<dt>Resources</dt>") == 2, "for both players"
    assert re.search(r"“.+”: .+ \(\d+ of \d+\)", page.text), "how far an objective is"
    refused = browser.send(page.form("/ask"), line="move / char / D4", what="why")
    assert "SCY-" in refused.text
    fine = browser.send(page.form("/ask"), line=page.form("/play").fields["line"], what="why")
    assert "can be played" in fine.text
    ahead = browser.send(page.form("/ask"), line=page.form("/play").fields["line"], what="preview")
    assert "nothing was played" in ahead.text
    nonsense = browser.send(page.form("/ask"), line="<b>nonsense</b>", what="why")
    assert nonsense.status == 409
    assert "<b>nonsense" not in nonsense.html
    stale = page.form("/play")
    page = browser.send(stale)
    assert page.has("/undo")
    page = browser.send(page.form("/undo"))
    assert page.has("/redo")
    said = browser.send(page.form("/say"), text="<script>alert(1)</script> hello")
    assert "<script>" not in said.html
    assert "<script>alert(1)</script> hello" in said.text
    late = browser.send(stale, at="0")
    assert late.status == 409
    assert late.has("/play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(served: Served, language: str) -> None:
    """Marked with its language and direction, headings in order, every field with a label, no name of a message."""
    with Browser(served, language) as browser:
        home = browser.send(browser.open("/plain").form("/guest"), name="Ann")
        assert home.status == 200
        paths = (
            "/plain",
            "/plain/new",
            "/plain/new?game=scythe&seats=2",
            "/plain/rules",
            "/plain/rules/scythe",
            "/plain/me",
            "/plain/account",
            "/plain/recovery",
            "/plain/statistics",
            "/plain/ratings",
        )
        for path in (*paths, "/plain/nowhere"):
            page = browser.open(path)
            assert page.status == (404 if path.endswith("nowhere") else 200)
            html = dict(page.tags)["html"]
            assert (html["lang"], html["dir"]) == (language, "rtl" if language == "fa" else "ltr")
            assert "server-pages-" not in page.text
            assert sum(tag == "h1" for tag, _ in page.tags) == 1
            labelled = {given.get("for") for tag, given in page.tags if tag == "label"}
            for tag, given in page.tags:
                if tag in ("input", "select") and given.get("type") not in ("hidden", "checkbox"):
                    assert given.get("id") in labelled
                assert tag != "script"
                assert "style" not in given
                assert not any(name.startswith("on") for name in given)
            identities = [given["id"] for _, given in page.tags if "id" in given]
            assert len(identities) == len(set(identities))


def test_the_language_can_be_chosen(browser: Browser) -> None:
    page = browser.open("/plain/rules")
    assert "Pravidla" in browser.open(page.links["Čeština"]).text
    assert "Pravidla" in browser.open("/plain/rules").text
    reply = browser.http.get("/plain/language?to=en&back=https://evil.example/plain/")
    assert reply.headers["location"] == "/plain"
    for back in ("//evil.example/plain", "/\\evil.example", "javascript:alert(1)", "/plainer", "/plain\r\nx: y"):
        reply = browser.http.get("/plain/language", params={"to": "en", "back": back})
        assert reply.headers["location"] == "/plain", back


def test_a_rulebook_is_told_in_the_readers_language(browser: Browser) -> None:
    for language in LANGUAGES:
        browser.http.get(f"/plain/language?to={language}&back=/plain/rules")
        told = unescape(browser.open("/plain/rules/scythe").text)
        book = rulebook("scythe", language)
        assert all(chapter.title in told for chapter in book.chapters)
        assert [row.id for row in book.rows() if " ".join(row.text.split()) not in told] == []
        options = [option.title for chapter in book.chapters for rule in chapter.rules for option in rule.options]
        assert len(options) > 10
        assert all(title in told for title in options)


def test_a_second_person_joins_by_the_link(served: Served, browser: Browser) -> None:
    page = begun(browser, "imperial_settlers", 2, who1="invited")
    assert page.has("/close")
    assert not page.has("/start")
    link = next(text for text in page.text.split() if "?key=" in text)
    with Browser(served) as other:
        entry = other.open(link)
        assert entry.status == 200
        refused = other.open(link.partition("?")[0])
        assert refused.status == 404
        other.send(other.open("/plain").form("/guest"), name="Béla")
        joined = other.send(other.open(link).form("/join"))
        assert joined.has("/leave")
        page = browser.send(browser.open(page.links["Look again"]).form("/start"))
        assert browser.http.get(page.links.get("Look again", "/plain")).status_code == 200
        assert other.open(link.partition("?")[0]).status == 200


def _two_at_a_table(served: Served, browser: Browser, other: Browser, game: str, **fields: str) -> Page:
    """A game of two people that has begun, as the first one sees it."""
    page = begun(browser, game, 2, who1="invited", **fields)
    link = next(text for text in page.text.split() if "?key=" in text)
    entry = other.open("/plain")
    if entry.has("/guest"):
        other.send(entry.form("/guest"), name="Béla")
    other.send(other.open(link).form("/join"))
    return browser.send(browser.open(page.links["Look again"]).form("/start"))


def test_time_is_chosen_by_form_and_shown(served: Served, browser: Browser) -> None:
    with Browser(served) as other:
        chosen = {"clock": "days", "days": "2", "timeout": "pass"}
        page = _two_at_a_table(served, browser, other, "scythe", **chosen)
        assert "Time left" in page.text
        assert "1 day, 23:59:" in page.text or "2 days, 0:00:00" in page.text
        assert "(running)" in page.text
    live = begun(browser, "imperial_settlers", 2, who1="bot:novice", clock="live", minutes="90", increment="5")
    assert "1:30:00" in live.text or "1:29:" in live.text
    without = begun(browser, "imperial_settlers", 2, who1="bot:novice")
    assert "Time left" not in without.text
    form = browser.open("/plain/new?game=scythe&seats=2").form("/tables")
    for wrong in ({"clock": "sand"}, {"clock": "live", "minutes": "0"}, {"clock": "live", "minutes": "-5"}):
        assert browser.send(form, **wrong).status == 400


def test_coins_are_given_by_form(served: Served, browser: Browser) -> None:
    with Browser(served) as other:
        page = _two_at_a_table(served, browser, other, "scythe")
        assert page.form("/give").fields["to"] == "1"
        given = browser.send(page.form("/give"), amount="1")
        assert given.status == 200
        assert (
            "Anna gave"
            in other.open(page.links.get("Look again", page.form("/give").action.removesuffix("/give"))).text
        )
        refused = browser.send(page.form("/give"), amount="999")
        assert refused.status == 409
        assert "SCY-" in refused.text
        without = _two_at_a_table(served, browser, other, "scythe", **{"option.coin_gifts": "False"})
        assert not without.has("/give")
    assert not begun(browser, "imperial_settlers", 2, who1="hotseat").has("/give")


def test_somebody_is_blocked_and_reported_by_form(served: Served, browser: Browser) -> None:
    with Browser(served) as other:
        page = _two_at_a_table(served, browser, other, "imperial_settlers")
        back = browser.send(page.form("/others"), what="block")
        assert back.has("/others")
        other.send(other.open(page.form("/others").fields["back"]).form("/say"), text="can you hear me")
        assert "can you hear me" not in browser.open(page.form("/others").fields["back"]).text
        mine = browser.open("/plain/me")
        assert "Béla" in mine.text
        mine = browser.send(mine.form("/others"))
        assert "Béla" not in mine.text
        assert "can you hear me" in browser.open(page.form("/others").fields["back"]).text
        assert browser.send(page.form("/others"), what="report", reason=" ").status == 400
        told = browser.send(page.form("/others"), what="report", reason="<b>rude</b>")
        assert "a moderator will look" in told.text
        assert told.links["Back"] == page.form("/others").fields["back"]
        assert browser.send(page.form("/others"), what="shout").status == 400
        assert browser.send(page.form("/others"), what="block", about="nobody").status == 404
    assert not begun(browser, "imperial_settlers", 2, who1="bot:novice").has("/others")


def test_statistics_of_finished_games(browser: Browser) -> None:
    assert "none" in browser.open("/plain/statistics").text
    played_on(browser, begun(browser, "imperial_settlers", 1), 1000)
    end = time.monotonic() + PATIENCE
    page = browser.open(browser.open("/plain/me").links["Statistics"])
    while "all games" not in page.text and time.monotonic() < end:
        page = browser.open("/plain/statistics")
    assert "Imperial Settlers" in page.text
    assert "Games Wins Mean score Best score all games 1 " in page.text


def test_an_account_by_form_and_its_end(browser: Browser) -> None:
    page = browser.send(browser.open("/plain/me").form("/account"), name="Anna of the forms", new="long enough")
    assert "Your recovery code" in page.text
    page = browser.send(browser.open("/plain/me").form("/me"), name="Anna the second")
    assert page.form("/me").fields["name"] == "Anna the second"
    page = browser.send(page.form("/sign-out"))
    page = browser.send(page.form("/sign-in"), name="anna the second", password="long enough")
    assert "Anna the second" in page.text
    kept = browser.send(browser.open("/plain/me").form("/delete"))
    assert kept.status == 400
    gone = browser.send(browser.open("/plain/me").form("/delete"), sure="1")
    assert gone.has("/guest")
