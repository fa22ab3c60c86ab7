"""Water along the borders of hexes."""

from __future__ import annotations

import math
from itertools import pairwise

from shapes import H, R, centre, seeded, smooth


def courses(hexes, bases, pairs, mouths=True):
    """Water along the borders, joined into courses and bent a little."""
    where = {h["id"]: centre(h["q"], h["r"]) for h in hexes} | {b["id"]: centre(b["q"], b["r"]) for b in bases}
    links = {}
    for one, other in pairs:
        a, b = where[one], where[other]
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        dx, dy = -(b[1] - a[1]) / (2 * H), (b[0] - a[0]) / (2 * H)
        ends = [(round(mx - dx * R / 2), round(my - dy * R / 2)), (round(mx + dx * R / 2), round(my + dy * R / 2))]
        links.setdefault(ends[0], []).append(ends[1])
        links.setdefault(ends[1], []).append(ends[0])
    used, chains = set(), []

    def snap(p):
        for q in links:
            if abs(q[0] - p[0]) <= 1 and abs(q[1] - p[1]) <= 1:
                return q
        return p

    merged = {}
    for p, qs in links.items():
        merged.setdefault(snap(p), []).extend(snap(q) for q in qs)
    links = merged
    starts = sorted(links, key=lambda p: (len(links[p]) == 2, p))
    for start in starts:
        for nxt in links[start]:
            if (start, nxt) in used:
                continue
            chain = [start, nxt]
            used |= {(start, nxt), (nxt, start)}
            while len(links[chain[-1]]) == 2:
                ahead = [q for q in links[chain[-1]] if (chain[-1], q) not in used]
                if not ahead:
                    break
                used |= {(chain[-1], ahead[0]), (ahead[0], chain[-1])}
                chain.append(ahead[0])
            chains.append(chain)
    rng = seeded("rivers")
    paths = []
    lakes = [centre(h["q"], h["r"]) for h in hexes if h["terrain"] == "lake"]
    all_ = list(where.values())

    def mouth(v):
        """Where a course ends at a lake or at the coast it flows on a little."""
        if not mouths:
            return []
        near = [p for p in all_ if math.hypot(p[0] - v[0], p[1] - v[1]) < R + 3]
        water = [p for p in near if p in lakes]
        if water:
            dx, dy = water[0][0] - v[0], water[0][1] - v[1]
        elif len(near) < 3:
            dx, dy = v[0] - sum(p[0] for p in near) / len(near), v[1] - sum(p[1] for p in near) / len(near)
        else:
            return []
        length = math.hypot(dx, dy) or 1
        reach = 11 if water else 9
        return [(v[0] + dx / length * reach, v[1] + dy / length * reach)]

    for chain in chains:
        points = mouth(chain[0]) if len(links[chain[0]]) == 1 else []
        for a, b in pairwise(chain):
            dx, dy = b[0] - a[0], b[1] - a[1]
            length = math.hypot(dx, dy)
            bend = rng.uniform(-3.2, 3.2)
            points.append(a)
            points.append((a[0] + dx * 0.33 - dy / length * bend, a[1] + dy * 0.33 + dx / length * bend))
            points.append((a[0] + dx * 0.67 + dy / length * bend, a[1] + dy * 0.67 - dx / length * bend))
        points.append(chain[-1])
        if len(links[chain[-1]]) == 1:
            points += mouth(chain[-1])
        paths.append(smooth(points, False, 1))
    return paths
