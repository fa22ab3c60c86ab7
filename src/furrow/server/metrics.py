"""Figures for operators in Prometheus text. Labels are few and known beforehand: no names, no tables, no seeds."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import TypeVar

Labels = tuple[str, ...]
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """A number that grows, by labels."""

    kind = "counter"

    def __init__(self, name: str, text: str, labels: Labels = ()) -> None:
        self.name, self.text, self.labels = name, text, labels
        self._values: dict[Labels, float] = {} if labels else {(): 0.0}

    def add(self, *labels: str, amount: float = 1.0) -> None:
        self._values[labels] = self._values.get(labels, 0.0) + amount

    def value(self, *labels: str) -> float:
        return self._values.get(labels, 0.0)

    def lines(self) -> Iterable[str]:
        for labels, value in sorted(self._values.items()):
            yield f"{self.name}{_braces(zip(self.labels, labels, strict=True))} {_number(value)}"


class Gauge:
    """A number that is looked up when somebody asks; one that only grows is a counter to Prometheus."""

    def __init__(self, name: str, text: str, read: Callable[[], float], kind: str = "gauge") -> None:
        self.name, self.text, self._read, self.kind = name, text, read, kind

    def lines(self) -> Iterable[str]:
        yield f"{self.name} {_number(self._read())}"


class Histogram:
    """How long something took, in buckets, by labels."""

    kind = "histogram"

    def __init__(self, name: str, text: str, labels: Labels = ()) -> None:
        self.name, self.text, self.labels = name, text, labels
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def observe(self, value: float, *labels: str) -> None:
        counts = self._counts.get(labels)
        if counts is None:
            counts = self._counts[labels] = [0] * (len(BUCKETS) + 1)
            self._sums[labels] = 0.0
        counts[bisect_left(BUCKETS, value)] += 1
        self._sums[labels] += value

    def lines(self) -> Iterable[str]:
        for labels, counts in sorted(self._counts.items()):
            pairs = list(zip(self.labels, labels, strict=True))
            so_far = 0
            for edge, count in zip((*map(str, BUCKETS), "+Inf"), counts, strict=True):
                so_far += count
                yield f"{self.name}_bucket{_braces([*pairs, ('le', edge)])} {so_far}"
            yield f"{self.name}_sum{_braces(pairs)} {_number(self._sums[labels])}"
            yield f"{self.name}_count{_braces(pairs)} {so_far}"


Figure = Counter | Gauge | Histogram
F = TypeVar("F", Counter, Gauge, Histogram)


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self._figures: list[Figure] = []

    def counter(self, name: str, text: str, *labels: str) -> Counter:
        return self._kept(Counter(name, text, labels))

    def histogram(self, name: str, text: str, *labels: str) -> Histogram:
        return self._kept(Histogram(name, text, labels))

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> Gauge:
        return self._kept(Gauge(name, text, read))

    def counted(self, name: str, text: str, read: Callable[[], float]) -> Gauge:
        """A number that somebody else counts."""
        return self._kept(Gauge(name, text, read, "counter"))

    def text(self) -> str:
        """The document that Prometheus reads."""
        lines: list[str] = []
        for figure in self._figures:
            lines += (f"# HELP {figure.name} {figure.text}", f"# TYPE {figure.name} {figure.kind}", *figure.lines())
        return "\n".join(lines) + "\n"

    def _kept(self, figure: F) -> F:
        self._figures.append(figure)
        return figure


def _braces(pairs: Iterable[tuple[str, str]]) -> str:
    inside = ",".join(f'{name}="{_escaped(value)}"' for name, value in pairs)
    return f"{{{inside}}}" if inside else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
