"""Logs and metrics: one JSON object a line, Prometheus text, and no secret in either."""

from __future__ import annotations

import logging

import msgspec
import pytest

from furrow.server.logs import REQUEST, JsonLines, log
from furrow.server.metrics import Metrics


def test_a_line_is_json_with_its_facts_and_its_request(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="furrow.test")
    mark = REQUEST.set("abc")
    log(logging.getLogger("furrow.test"), logging.INFO, "request", path="/x", status=200)
    line = msgspec.json.decode(JsonLines().format(caplog.records[-1]))
    REQUEST.reset(mark)
    assert {key: line[key] for key in ("level", "logger", "message", "request", "path", "status")} == {
        "level": "info",
        "logger": "furrow.test",
        "message": "request",
        "request": "abc",
        "path": "/x",
        "status": 200,
    }
    assert line["time"].endswith("Z")


def test_a_failure_has_its_trace_on_the_same_line(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise RuntimeError("broken\nin two")
    except RuntimeError:
        logging.getLogger("furrow.test").exception("failed")
    text = JsonLines().format(caplog.records[-1])
    assert "\n" not in text
    assert "RuntimeError" in msgspec.json.decode(text)["trace"]


def test_metrics_as_text() -> None:
    metrics = Metrics()
    counted = metrics.counter("asked_total", "How often.", "route")
    took = metrics.histogram("took_seconds", "How long.")
    metrics.gauge("open", "How many.", lambda: 2.5)
    counted.add("/a")
    counted.add("/a", amount=2)
    counted.add('say "b"\\')
    took.observe(0.003)
    took.observe(20.0)
    text = metrics.text()
    assert 'asked_total{route="/a"} 3\n' in text
    assert 'asked_total{route="say \\"b\\"\\\\"} 1\n' in text
    assert "# TYPE took_seconds histogram\n" in text
    assert 'took_seconds_bucket{le="0.0025"} 0\n' in text
    assert 'took_seconds_bucket{le="0.005"} 1\n' in text
    assert 'took_seconds_bucket{le="10.0"} 1\n' in text
    assert 'took_seconds_bucket{le="+Inf"} 2\n' in text
    assert "took_seconds_count 2\n" in text
    assert "open 2.5\n" in text
