"""A browser without scripts: reads a page's forms and links, fills them in and sends them."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any, NamedTuple

from tests.server.edge import Person, Served


class Form(NamedTuple):
    """A form with what its fields hold; buttons have names and labels."""

    action: str
    fields: dict[str, str]
    buttons: list[tuple[str, str, str]]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: dict[str, str] = {}
        self.texts: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._select = ""
        self._link: str | None = None
        self._button: tuple[str, str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "form":
            self.forms.append(Form(given["action"] or "", {}, []))
        elif tag == "input" and name and (given.get("type") != "checkbox" or "checked" in given):
            self.forms[-1].fields[name] = value
        elif tag == "select":
            self._select = name
        elif tag == "option" and ("selected" in given or self._select not in self.forms[-1].fields):
            self.forms[-1].fields[self._select] = value
        elif tag == "button":
            self._button = (name, value)
        elif tag == "a":
            self._link = given["href"] or ""

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if self._button is not None:
            self.forms[-1].buttons.append((*self._button, data))
            self._button = None
        if self._link is not None:
            self.links[data] = self._link
            self._link = None


class Page:
    """A page as it came."""

    def __init__(self, reply: Any) -> None:
        self.status: int = reply.status_code
        self.html: str = reply.text
        reader = _Reader()
        reader.feed(self.html)
        self.forms, self.links, self.tags = reader.forms, reader.links, reader.tags
        self.text = " ".join(" ".join(reader.texts).split())

    def form(self, ending: str, wanted: Callable[[Form], bool] = lambda form: True) -> Form:
        """The first form that goes to an address with this ending."""
        return next(form for form in self.forms if form.action.endswith(ending) and wanted(form))

    def has(self, ending: str) -> bool:
        return any(form.action.endswith(ending) for form in self.forms)


class Browser(Person):
    """Somebody who sees only the plain pages."""

    def __init__(self, served: Served, language: str = "en") -> None:
        super().__init__(served)
        del self.http.headers["x-furrow"]
        self.http.headers.update({"accept-language": language, "origin": served.origin})

    def open(self, path: str) -> Page:
        return Page(self.http.get(path, follow_redirects=True))

    def send(self, form: Form, **fields: str) -> Page:
        return Page(self.http.post(form.action, data={**form.fields, **fields}, follow_redirects=True))
