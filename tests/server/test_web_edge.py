"""The parts of the gate: buckets, hosts and origins, languages, headers."""

from __future__ import annotations

import pytest

from furrow.server.settings import settings
from furrow.server.web import headers
from furrow.server.web.language import accepted, cookie, language_of
from furrow.server.web.limits import Bucket, Buckets, Open, client_of
from furrow.server.web.origin import Origins


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_with_time() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 1
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_rate_of_zero_is_no_limit() -> None:
    bucket = Bucket(0.0, 1, Clock())
    assert all(bucket.take() for _ in range(1000))


def test_each_address_has_its_bucket_and_old_ones_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 1, clock, most=4)
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    assert buckets.of("b").take()
    clock.now += 10
    for name in "cdefgh":
        assert buckets.of(name).take()
    assert len(buckets._buckets) <= 4


def test_a_flood_of_addresses_cannot_fill_the_memory() -> None:
    buckets = Buckets(0.001, 1, Clock(), most=10)
    for number in range(1000):
        buckets.of(str(number)).take()
    assert len(buckets._buckets) <= 10


def test_sockets_are_counted_by_address() -> None:
    sockets = Open(2)
    assert [sockets.enter("a") for _ in range(3)] == [True, True, False]
    assert sockets.enter("b")
    assert sockets.total == 3
    sockets.leave("a")
    assert sockets.enter("a")


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_whom_an_address_stands_for(address: str, client: str) -> None:
    assert client_of(address) == client


def test_a_server_on_this_machine_answers_to_no_foreign_name() -> None:
    origins = Origins(settings({"host": "127.0.0.1"}, {}))
    assert all(map(origins.knows_host, ("127.0.0.1:8420", "localhost", "[::1]:8420", "furrow.localhost:1")))
    assert not any(map(origins.knows_host, ("rebound.example.org", "rebound.example.org:8420", "192.0.2.1", "")))


def test_behind_a_proxy_the_named_origins_alone_are_ours() -> None:
    origins = Origins(settings({"host": "0.0.0.0", "origin": "https://play.example.org"}, {}))
    assert origins.knows_host("play.example.org")
    assert origins.knows_host("127.0.0.1:8420")
    assert not origins.knows_host("other.example.org")


@pytest.mark.parametrize(
    ("given", "crosses"),
    [
        ({"host": "localhost:80"}, False),
        ({"host": "localhost:80", "origin": "http://localhost:80"}, False),
        ({"host": "localhost:80", "origin": "https://localhost:80"}, True),
        ({"host": "localhost:80", "origin": "http://localhost:81"}, True),
        ({"host": "localhost:80", "origin": "null"}, True),
        ({"host": "localhost:80", "origin": "http://localhost:80.evil.example"}, True),
        ({"host": "localhost:80", "sec-fetch-site": "cross-site"}, True),
        ({"host": "localhost:80", "sec-fetch-site": "same-site"}, True),
        ({"host": "localhost:80", "sec-fetch-site": "same-origin"}, False),
    ],
)
def test_which_requests_come_from_other_sites(given: dict[str, str], crosses: bool) -> None:
    assert Origins(settings({}, {})).crosses(given, "http") is crosses


@pytest.mark.parametrize(
    ("origin", "host", "crosses"),
    [
        ("https://play.example.org", "play.example.org", False),
        ("http://play.example.org", "play.example.org", True),
        ("https://play.example.org:8443", "play.example.org:8443", True),
        ("https://play.example.org:8443", "play.example.org", True),
        ("http://localhost:80", "localhost:80", False),
        ("https://play.example.org", "localhost:80", False),
    ],
)
def test_scheme_host_and_port_of_a_named_origin_must_agree(origin: str, host: str, crosses: bool) -> None:
    origins = Origins(settings({"host": "0.0.0.0", "origin": "https://play.example.org"}, {}))
    assert origins.crosses({"host": host, "origin": origin}, "http") is crosses


def test_which_language_is_answered_in() -> None:
    assert language_of("lang=hu&lang=cs", {}) == "cs"
    assert language_of("lang=de", {"cookie": "furrow_lang=fa", "accept-language": "cs"}) == "fa"
    assert language_of("", {"cookie": "furrow_lang=xx", "accept-language": "de, cs-CZ;q=0.4, hu;q=0.5"}) == "hu"
    assert accepted("cs;q=x, hu;q=0.1") == "hu"
    assert accepted("") == "en"
    assert cookie("a=1; b=2", "b") == "2"
    assert cookie("\x00=;;;", "b") == ""


def test_headers_are_added_but_none_is_replaced() -> None:
    made = dict(headers.added([(b"Cache-Control", b"public")], "id", secure=True))
    assert made[b"Cache-Control"] == b"public"
    assert b"cache-control" not in made
    assert made[b"x-request-id"] == b"id"
    assert made[b"strict-transport-security"]
    assert b"strict-transport-security" not in dict(headers.added([], "id", secure=False))


def test_the_policy_allows_no_inline_script_or_style_and_no_foreign_source() -> None:
    assert "default-src 'self'" in headers.CONTENT_POLICY
    for word in ("unsafe", "http:", "https:", "*", "script-src", "style-src"):
        assert word not in headers.CONTENT_POLICY
