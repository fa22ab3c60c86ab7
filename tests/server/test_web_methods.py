"""Methods: what can be got can be asked for without its body, and what cannot is said."""

from __future__ import annotations

import socket

import pytest

from tests.server.edge import Person
from tests.server.services import PATIENCE


@pytest.mark.parametrize("path", ["/", "/health", "/ready", "/api/me", "/api/games", "/plain", "/api/tables/nothing"])
def test_head_answers_like_get_without_a_body(anna: Person, path: str) -> None:
    got, head = anna.http.get(path), anna.http.head(path)
    assert head.status_code == got.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "cache-control", "location"):
        assert head.headers.get(name) == got.headers.get(name), name


def test_nothing_follows_the_head(anna: Person) -> None:
    """Two requests on one connection: a body would be taken for the beginning of the second reply."""
    lines = f"HEAD /api/games HTTP/1.1\r\nhost: 127.0.0.1:{anna.served.port}\r\n"
    with socket.create_connection(("127.0.0.1", anna.served.port), timeout=PATIENCE) as raw:
        raw.sendall((f"{lines}\r\n" + f"{lines}connection: close\r\n\r\n").encode())
        heard = b""
        while part := raw.recv(65536):
            heard += part
    first, second, rest = heard.split(b"\r\n\r\n")
    assert (first[:15], second[:15], rest) == (b"HTTP/1.1 200 OK", b"HTTP/1.1 200 OK", b"")


def test_head_changes_nothing_and_other_methods_are_named(anna: Person) -> None:
    refused = anna.http.head("/api/guest")
    assert (refused.status_code, refused.content, refused.headers["allow"]) == (405, b"", "OPTIONS, POST")
    assert anna.http.put("/api/me").headers["allow"] == "DELETE, GET, HEAD, OPTIONS, PATCH"
    assert anna.http.options("/api/games").headers["allow"] == "GET, HEAD, OPTIONS"
