"""Geometry of the map and small helpers for writing SVG. Hexes are pointy-top, radius 60, origin as in the client."""

from __future__ import annotations

import math
import random

R = 60
H = R * math.sqrt(3) / 2
BOX = (-17, -63, 865, 860)


def centre(q, r):
    return H * (2 * q + r), R * 1.5 * r


def corners(x, y, size=R):
    return [
        (x + size * math.cos(math.pi / 3 * k - math.pi / 2), y + size * math.sin(math.pi / 3 * k - math.pi / 2))
        for k in range(6)
    ]


def n(value):
    """A short number."""
    return f"{value:.1f}".removesuffix(".0")


def pts(points):
    return " ".join(f"{n(x)},{n(y)}" for x, y in points)


def poly(points, close=True):
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if close else "")


def smooth(points, close=False, tension=0.5):
    """A Catmull-Rom curve through the points as cubic Béziers."""
    count = len(points)
    out = [f"M{n(points[0][0])} {n(points[0][1])}"]
    last = count if close else count - 1
    for i in range(last):
        p0 = points[(i - 1) % count] if close or i > 0 else points[i]
        p1 = points[i]
        p2 = points[(i + 1) % count]
        p3 = points[(i + 2) % count] if close or i + 2 < count else p2
        c1 = (p1[0] + (p2[0] - p0[0]) * tension / 3, p1[1] + (p2[1] - p0[1]) * tension / 3)
        c2 = (p2[0] - (p3[0] - p1[0]) * tension / 3, p2[1] - (p3[1] - p1[1]) * tension / 3)
        out.append(f"C{n(c1[0])} {n(c1[1])} {n(c2[0])} {n(c2[1])} {n(p2[0])} {n(p2[1])}")
    return "".join(out) + ("Z" if close else "")


def blob(x, y, rx, ry, rng, count=14, rough=0.08):
    """A closed, slightly irregular curve round a point."""
    points = []
    for k in range(count):
        a = 2 * math.pi * k / count
        f = 1 + rng.uniform(-rough, rough)
        points.append((x + rx * f * math.cos(a), y + ry * f * math.sin(a)))
    return smooth(points, True, 1)


def inside(x, y, size=R):
    """Whether a point, taken from the middle of a hex, lies in it."""
    x, y = abs(x), abs(y)
    h = size * math.sqrt(3) / 2
    return x <= h and y <= size - x / math.sqrt(3)


def seeded(*parts):
    return random.Random("/".join(map(str, parts)))


def mix(one, other, share):
    a = [int(one[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(other[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in zip(a, b, strict=True))
