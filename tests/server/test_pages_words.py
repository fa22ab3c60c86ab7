"""The plain pages' pieces: HTML that cannot be broken into, and views in words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import furrow
from furrow import bots
from furrow.games import OWN, find
from furrow.server.web.pages.html import Markup, joined, table, tag
from furrow.server.web.pages.sheets import sheet
from furrow.words import LANGUAGES

WEB = Path(furrow.__file__).parent / "server" / "web"
PUT_TOGETHER = ("about-", "learn-", "game-", "level-", "state-", "who-", "error-")
EVIL = "<script>alert('x')</script>\"&"
MESSAGE_NAME = re.compile(r"\b(server|scythe|tableau|fifty-first-state|imperial-settlers)-[a-z]+-[a-z]|\{ ?\$")


def test_every_message_is_used() -> None:
    """Some names are put together: what stands before the hole is enough for them."""
    source = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.py"))
    text = (WEB.parents[1] / "words" / "en" / "server-pages.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^server-pages-([a-z0-9-]+) =", text, re.MULTILINE)
    assert len(names) > 100
    unused = [name for name in names if not name.startswith(PUT_TOGETHER) and f'"{name}"' not in source]
    assert [name for name in unused if f"server-pages-{name}" not in source] == []


def test_texts_are_escaped_wherever_they_stand() -> None:
    made = joined(tag("p", EVIL, [EVIL], title=EVIL), table([EVIL], [[EVIL, EVIL]], EVIL))
    assert "<script" not in made
    assert 'title="&lt;script&gt;' in made
    assert made.count("&lt;script&gt;") == 7
    assert isinstance(made, Markup)


def test_attributes() -> None:
    assert tag("input", checked=True, disabled=False, value=None, for_="a", aria_label="b") == (
        '<input checked for="a" aria-label="b">'
    )
    with pytest.raises(TypeError):
        tag("p", object())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_every_view_can_be_said(game: str, language: str) -> None:
    """From the start to the end of a game, as a player and as a spectator; a name is a text, never a tag."""
    seats = find(game).seat_counts[0] if game != "scythe" else 2
    being_played = furrow.new(game, seats=seats, seed=11)
    names = [EVIL, *("Béla" for _ in range(seats - 1))]
    bot, steps = bots.find("random"), 0
    while True:
        if steps % 40 == 0 or being_played.over:
            for seat in (None, 0):
                text = sheet(game, msgspec.json.encode(being_played.view(seat)), language, names)
                assert "<script" not in text
                assert not MESSAGE_NAME.search(re.sub(r"<[^>]+>", "", text)), MESSAGE_NAME.search(text)
                assert text.count("<section>") == text.count("</section>") > 1
        if being_played.over or steps >= 400:
            break
        seat = being_played.actors[0]
        being_played.play(bots.ask(being_played, bot, seat, bots.seat_generator(11, seat, steps)))
        steps += 1
