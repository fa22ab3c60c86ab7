"""What a page has said to the server, and whether it was only looking."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.looking import settle, wait_until

LOOKS = {"hello", "ping", "peek", "preview", "why", "point", "lang", "stand", "log"}
"""What a page may say to the server while somebody only looks."""
SEQ = "() => Number(document.querySelector('[data-decision]').dataset.seq)"


class Sent:
    """What a page has said to the server."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        self.unanswered: set[int] = set()
        """Questions of the page by their numbers: what comes of them may be another message."""
        page.on("websocket", self._opened)

    def _opened(self, line: WebSocket) -> None:
        self.unanswered.clear()
        line.on("framesent", self._sent)
        line.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.messages.append(message)
        if "ask" in message:
            self.unanswered.add(message["ask"])

    def _received(self, frame: str | bytes) -> None:
        self.unanswered.discard(json.loads(frame).get("ask"))

    def acts(self, since: int) -> list[dict[str, Any]]:
        return [each for each in self.messages[since:] if each["do"] not in LOOKS]

    def only_looked(self, page: Page, since: int, seq: int) -> None:
        """Whatever was said since then, and whatever came of it, has decided nothing."""
        wait_until(page, lambda: not self.unanswered, "the server has told all that was asked")
        settle(page)  # what follows from that has been sent
        assert self.acts(since) == []
        assert page.evaluate(SEQ) == seq
