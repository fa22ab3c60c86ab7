"""The frame of every plain page: head, navigation, languages, and forms with their tokens."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple
from urllib.parse import urlencode

from litestar import Response

from furrow.languages import BY_CODE
from furrow.server.people import Person
from furrow.server.web import chunks
from furrow.server.web.pages.html import Markup, joined, tag
from furrow.server.web.pages.saying import Saying

ROOT = "/plain"
STYLE = files("furrow.server.web.pages").joinpath("plain.css").read_text(encoding="utf-8")
TOKEN = "form_token"
_ICON = "/icon.svg"


def form_token(key: bytes, session: str) -> str:
    """What a form must bring back, so that only our own pages can post for a session."""
    return hmac.digest(key, b"form:" + session.encode(), sha256).hex()


class Frame(NamedTuple):
    """What every page needs to know about its reader."""

    say: Saying
    person: Person | None
    token: str
    path: str
    rich: bool
    """Is the browser client there?"""

    def page(
        self, title: str, *content: object, status: int = 200, refresh: int = 0, notice: str = ""
    ) -> Response[str]:
        """A whole page; `refresh` is after how many seconds it reloads automatically."""
        say = self.say
        look = chunks.of_plain_pages()
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="color-scheme", content="light dark"),
            tag("meta", http_equiv="refresh", content=str(refresh)) if refresh else None,
            tag("title", f"{title} – {say('title')}"),
            [tag("link", rel="stylesheet", href=href) for href in (look, f"{ROOT}/plain.css") if href],
            tag("link", rel="icon", href=_ICON if self.rich else "data:,"),
        )
        told = tag("p", notice, class_="notice", role="status") if notice else None
        main = tag("main", tag("h1", title), told, *content, id="content")
        skip = tag("a", say("skip"), class_="skip", href="#content")
        body = tag("body", skip, self._top(), main, self._foot(), class_="chart")
        # By night the look reads the colours of the night: there is no script that could tell.
        whole = tag("html", head, body, lang=say.language, dir=BY_CODE[say.language].direction, data_theme="auto")
        return Response(f"<!doctype html>\n{whole}", status_code=status, media_type="text/html")

    def form(self, action: str, *children: object, **attributes: str | None) -> Markup:
        """A form that posts to one of our pages."""
        hidden = tag("input", type="hidden", name=TOKEN, value=self.token)
        return tag("form", hidden, *children, method="post", action=f"{ROOT}{action}", **attributes)

    def button(self, action: str, label: str, *, main: bool = False, **fields: str | int) -> Markup:
        """A form that is one button."""
        return self.form(action, _hidden(fields), tag("button", label, class_="main" if main else None))

    def _top(self) -> Markup:
        say = self.say
        ways = [("", "home"), ("/new", "new"), ("/rules", "rules"), ("/me", "me")]
        sign = tag("img", src=_ICON, alt="", width=27, height=27) if self.rich else None
        links = [tag("li", tag("a", sign, say("title"), href=ROOT), class_="brand")]
        links += [tag("li", self._way(f"{ROOT}{path}", say(name))) for path, name in ways]
        if self.rich:
            links.append(tag("li", tag("a", say("rich"), href="/"), class_="rich"))
        return tag("header", tag("nav", tag("ul", links), aria_label=say("title")))

    def _way(self, href: str, name: str) -> Markup:
        here = self.path.partition("?")[0].rstrip("/") == href
        return tag("a", name, href=href, aria_current="page" if here else None)

    def _foot(self) -> Markup:
        links = []
        for code, language in BY_CODE.items():
            query = urlencode({"to": code, "back": self.path})
            current = "true" if code == self.say.language else None
            link = tag(
                "a", language.name, href=f"{ROOT}/language?{query}", lang=code, hreflang=code, aria_current=current
            )
            links.append(link)
        return tag("footer", tag("nav", tag("div", links, class_="row"), aria_label=self.say("language")))


def _hidden(fields: dict[str, str | int]) -> Iterable[Markup]:
    return [tag("input", type="hidden", name=name, value=str(value)) for name, value in fields.items()]


def field(label: str, name: str, kind: str = "text", **attributes: str | int | bool | None) -> Markup:
    """A labelled input."""
    return joined(
        tag("label", label, for_=f"field-{name}"), tag("input", type=kind, name=name, id=f"field-{name}", **attributes)
    )


def choice(label: str, name: str, options: Iterable[tuple[str, str]], chosen: str = "", mark: str = "") -> Markup:
    """A labelled choice; options are values with their texts. `mark` makes equal ones on a page distinct."""
    made = [tag("option", text, value=value, selected=value == chosen) for value, text in options]
    id = f"field-{name}-{mark}" if mark else f"field-{name}"
    return joined(tag("label", label, for_=id), tag("select", made, name=name, id=id))


def tick(label: str, name: str, on: bool = False) -> Markup:
    """A box to tick."""
    box = tag("input", type="checkbox", name=name, value="1", checked=on)
    return tag("label", box, label, class_="ticked")
