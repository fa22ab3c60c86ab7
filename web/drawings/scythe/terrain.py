"""What lies and stands in a hex of each terrain. The small things are those of src/scythe/symbols/landscape.svg.

Each painter is given the hex's own generator, so that every hex differs and never changes; the middle stays calm: units stand
there. It returns what lies, in the order of painting, and what stands, each with the height of its foot.
"""

from __future__ import annotations

import math

from shapes import H, R, blob, inside, mix, n, poly, smooth

BASE = {
    "farm": "#d8b258",
    "forest": "#6d8a54",
    "mountain": "#a8998a",
    "tundra": "#e3e7e2",
    "village": "#c9a976",
    "lake": "#93a673",
    "factory": "#7a6861",
}
"""The broad colour below the details."""


def use(name, x, y, s=1.0, flip=False, extra=""):
    scale = (
        f" scale({n(-s) if flip else f'{s:.2f}'} {s:.2f})"
        if flip
        else (f" scale({s:.2f})" if abs(s - 1) > 0.01 else "")
    )
    return f'<use href="#{name}" transform="translate({n(x)} {n(y)}){scale}"{extra}/>'


def scatter(rng, count, least, allow, tries=900):
    """Points in a hex that keep a distance, sorted from the back to the front."""
    found = []
    for _ in range(tries):
        if len(found) >= count:
            break
        x, y = rng.uniform(-H, H), rng.uniform(-R, R)
        if inside(x, y, R - 4) and allow(x, y) and all(math.hypot(x - a, (y - b) * 1.25) >= least for a, b in found):
            found.append((x, y))
    return sorted(found, key=lambda p: p[1])


def clearing(x, y, rx=33, ry=24, cy=4):
    """Outside of the place where units stand."""
    return (x / rx) ** 2 + ((y - cy) / ry) ** 2 > 1


def farm(rng, tunnel):
    out = []
    # four parcels, each with furrows of its own direction
    rng.random(), rng.random()  # an earlier drawing took two numbers: the fields stay as they are
    shades = ["#e3c470", "#c99e45", "#b9a552", "#d9b057", "#8f9a4d", "#e9cf86"]
    rng.shuffle(shades)
    regions = [(-62, -62, 62, -6), (-62, -6, 2, 62), (2, -6, 62, 62), (-62, -62, -14, -6)]
    for k, (x0, y0, x1, y1) in enumerate(regions):
        skew = rng.uniform(-8, 8)
        tone = shades[k]
        out.append(f'<path d="{poly([(x0, y0), (x1 + skew, y0), (x1, y1), (x0 + skew, y1)])}" fill="{tone}"/>')
        angle = rng.choice([-24, 18, 62, -52, 36])
        dark, light = mix(tone, "#6e4d1c", 0.42), mix(tone, "#fff3c4", 0.5)
        lines, shines = [], []
        a = math.radians(angle)
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
        # furrows cut to the parcel by sampling
        for off in range(-70, 71, 5):
            seg = []
            for t in range(-80, 81, 6):
                x = cx + math.cos(a) * t - math.sin(a) * off
                y = cy + math.sin(a) * t * 0.8 + math.cos(a) * off
                if x0 + 2 < x < x1 - 1 and y0 + 2 < y < y1 - 1 and inside(x, y, R - 1):
                    seg.append((x + rng.uniform(-0.5, 0.5), y + rng.uniform(-0.5, 0.5)))
            if len(seg) > 1:
                lines.append(poly([seg[0], seg[len(seg) // 2], seg[-1]], False))
                shines.append(poly([(p[0] - 0.4, p[1] - 1.4) for p in (seg[0], seg[-1])], False))
        out.append(
            f'<path d="{"".join(lines)}" stroke="{dark}" stroke-width="1.5" fill="none" opacity=".55" stroke-linecap="round"/>'
        )
        out.append(f'<path d="{"".join(shines)}" stroke="{light}" stroke-width="1" fill="none" opacity=".6"/>')
    # hedges between parcels
    for x0, y0, x1, y1 in ((-52, -6, 52, -6), (2, -6, 2, 46)):
        steps = 13
        for i in range(steps):
            x = x0 + (x1 - x0) * i / steps + rng.uniform(-2, 2)
            y = y0 + (y1 - y0) * i / steps + rng.uniform(-1.5, 1.5)
            if inside(x, y, R - 3) and clearing(x, y, 26, 20):
                out.append(
                    f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rng.uniform(2.2, 3.6))}" ry="1.9" fill="{rng.choice(["#6d7f3c", "#59703a", "#7f8d45"])}"/>'
                )
    body = []
    for x, y in scatter(
        rng, 4, 15, lambda x, y: clearing(x, y, 34, 26) and -46 < y < -14 and abs(x) > (24 if tunnel else 0)
    ):
        body.append((y, use(rng.choice(["stack", "stack", "poplar"]), x, y, rng.uniform(0.85, 1.05))))
    for x, y in scatter(rng, 4, 13, lambda x, y: clearing(x, y, 40, 30) and y > 8):
        body.append((y, use(rng.choice(["sheaf", "sheaf", "stack"]), x, y, rng.uniform(0.8, 1))))
    return out, body


def forest(rng, tunnel):
    out, body = [], []
    for _ in range(26):
        x, y = rng.uniform(-50, 50), rng.uniform(-54, 54)
        if inside(x, y, R - 2):
            out.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rng.uniform(5, 12))}" ry="{n(rng.uniform(2.5, 5))}" fill="{rng.choice(["#5b7a46", "#7b9860", "#4f6e41", "#88a267"])}" opacity=".5"/>'
            )
    for x, y in scatter(
        rng,
        46,
        8.2,
        lambda x, y: clearing(x, y, 31, 23, 8) and y < 50 and not (tunnel and math.hypot(x + 27, y + 24) < 17),
    ):
        kind = rng.choices(["pine0", "pine1", "pine2", "oak0"], [4, 4, 3, 1])[0]
        body.append((y, use(kind, x, y + 2, rng.uniform(0.72, 1.02) * (1 if y < 0 else 0.82))))
    for x, y in scatter(rng, 6, 12, lambda x, y: not clearing(x, y, 29, 20, 8)):
        out.append(use("tuft", x, y, 1, extra=' color="#4b6538"'))
    return out, body


def peak(rng, x, y, w, h, snow=0.36):
    """A mountain with a lit left and a shaded right side."""
    tip = (x + rng.uniform(-2, 2), y - h)
    left, right = (x - w * rng.uniform(0.5, 0.56), y), (x + w * rng.uniform(0.46, 0.54), y)
    mid = (x + rng.uniform(0, w * 0.1), y + 1.5)

    def on(a, b, t, j=0.0):
        return a[0] + (b[0] - a[0]) * t + j, a[1] + (b[1] - a[1]) * t

    ridge = [tip, on(tip, mid, 0.3, rng.uniform(-2.5, 2.5)), on(tip, mid, 0.62, rng.uniform(-3, 3)), mid]
    lit = [tip, on(tip, left, 0.3, -1.5), on(tip, left, 0.62, 1.5), left, *ridge[::-1]]
    shade = [tip, on(tip, right, 0.34, 1.5), on(tip, right, 0.66, -1.5), right, *ridge[::-1]]
    s = snow
    cap_l = [
        tip,
        on(tip, left, s),
        on(tip, left, s * 0.86, 2.5),
        on(tip, mid, s * 1.25, -3),
        on(tip, mid, s * 0.8, -0.5),
        on(tip, mid, s * 1.1),
    ]
    cap_r = [
        tip,
        on(tip, mid, s * 1.1),
        on(tip, right, s * 1.18, -3.5),
        on(tip, right, s * 0.8, -1),
        on(tip, right, s * 0.98),
    ]
    tone = rng.choice([("#c3b3a0", "#7b6c66"), ("#b8a999", "#70645f"), ("#cdb99f", "#857061")])
    out = f'<path d="{poly(lit)}" fill="{tone[0]}"/><path d="{poly(shade)}" fill="{tone[1]}"/>'
    out += f'<path d="{poly([on(tip, left, 0.55, 3), on(tip, left, 0.9, 4), on(tip, mid, 0.8, -3)])}" fill="{mix(tone[0], tone[1], 0.45)}" opacity=".7"/>'
    out += f'<path d="{poly([on(tip, right, 0.5, -4), on(tip, right, 0.85, -3), on(tip, mid, 0.75, 3)])}" fill="{mix(tone[1], "#2b2423", 0.35)}" opacity=".6"/>'
    out += f'<path d="{poly(cap_l)}" fill="#fbf8f0"/><path d="{poly(cap_r)}" fill="#c5cdd6"/>'
    return out


def mountain(rng, tunnel):
    out, body = [], []
    for _ in range(16):
        x, y = rng.uniform(-48, 48), rng.uniform(-20, 50)
        if inside(x, y, R - 2):
            out.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rng.uniform(6, 14))}" ry="{n(rng.uniform(2.5, 4.5))}" fill="{rng.choice(["#9a8a7a", "#b7a796", "#8d7d6c", "#93936f"])}" opacity=".45"/>'
            )
    side = rng.choice([-1, 1])
    if tunnel:
        spots = [(14, -14, 40, 40), (38, -8, 28, 28), (-4, -12, 26, 27), (-40, -10, 22, 22)]
    else:
        spots = [
            (-8 * side, -13, 46, 44),
            (24 * side, -9, 38, 33),
            (-35 * side, -6, 31, 27),
            (6 * side, -5, 26, 19),
            (43 * side, 1, 20, 16),
        ]
    for x, y, w, h in spots:
        body.append(
            (y - 30, peak(rng, x + rng.uniform(-3, 3), y, w * rng.uniform(0.92, 1.08), h * rng.uniform(0.92, 1.08)))
        )
    for x, y in scatter(rng, 9, 12, lambda x, y: clearing(x, y, 37, 26, 4) and y > 0):
        body.append((y, use("rock", x, y, rng.uniform(0.7, 1.3), rng.random() < 0.5)))
    for x, y in scatter(rng, 5, 11, lambda x, y: clearing(x, y, 38, 24, 4) and -6 < y < 34):
        body.append((y, use(rng.choice(["pine0", "pine1"]), x, y, rng.uniform(0.5, 0.68))))
    return out, body


def village(rng, tunnel):
    out, body = [], []
    for _ in range(20):
        x, y = rng.uniform(-50, 50), rng.uniform(-54, 54)
        if inside(x, y, R - 2):
            out.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rng.uniform(7, 16))}" ry="{n(rng.uniform(3, 6))}" fill="{rng.choice(["#bd9a63", "#d8bb8c", "#9aa05c", "#8f9c58", "#a9a763"])}" opacity=".62"/>'
            )
    for _ in range(5):
        x, y = rng.uniform(-40, 40), rng.uniform(-40, 44)
        if inside(x, y, R - 14) and clearing(x, y, 30, 20):
            a, tone = rng.choice([-20, 12, 28, 70]), rng.choice(["#7d8f4a", "#8f9a4d", "#b58a45"])
            rows = "".join(f"M-9 {k}H9" for k in (-5, -2, 1, 4))
            out.append(
                f'<g transform="translate({n(x)} {n(y)}) rotate({a}) skewX(-14)"><rect x="-10" y="-7" width="20" height="13" rx="1.5" fill="{tone}" opacity=".85"/><path d="{rows}" stroke="{mix(tone, "#3e3415", 0.45)}" stroke-width="1.2" opacity=".7"/></g>'
            )
    bend = rng.uniform(-10, 10)
    road = smooth([(-54, 18 + bend), (-22, 12), (2, 8), (26, 14), (54, 2 - bend)], False, 1)
    lane = smooth([(2, 8), (4 + bend * 0.4, -12), (-4, -34), (0, -58)], False, 1)
    for path, w in ((road, 9), (lane, 6)):
        out.append(
            f'<path d="{path}" stroke="#a4855a" stroke-width="{w + 2}" fill="none" opacity=".55"/><path d="{path}" stroke="#ead6ac" stroke-width="{w}" fill="none" opacity=".9"/>'
        )
        out.append(
            f'<path d="{path}" stroke="#b99a6c" stroke-width="1" fill="none" stroke-dasharray="5 4" opacity=".7"/>'
        )
    hx = rng.choice([-20, 18])
    if tunnel:
        hx = 18
    body.append((-30, use("church", hx, -24, 1.02)))
    spots = [
        (-38, -14),
        (38, -12),
        (-hx * 1.1, -29),
        (-hx * 0.3, -38),
        (36, 8),
        (-42, 8),
        (-29, 38),
        (27, 39),
        (-3, 51),
    ]
    for x, y in spots:
        if tunnel and x < -14 and y < -8:
            continue
        x, y = x + rng.uniform(-3, 3), y + rng.uniform(-2, 2)
        body.append(
            (
                y,
                use(
                    rng.choices(["house0", "house1", "house2"], [5, 3, 1])[0],
                    x,
                    y,
                    rng.uniform(0.95, 1.15),
                    rng.random() < 0.4,
                ),
            )
        )
    for x, y in scatter(
        rng,
        7,
        13,
        lambda x, y: (
            clearing(x, y, 36, 27)
            and all(math.hypot(x - a, y - b) > 11 for a, b in spots)
            and math.hypot(x - hx, y + 26) > 14
        ),
    ):
        if tunnel and x < -12 and y < -8:
            continue
        body.append((y, use(rng.choice(["oak0", "oak1", "oak1", "poplar"]), x, y, rng.uniform(0.62, 0.85))))
    return out, body


def tundra(rng, tunnel):
    out, body = [], []
    for _ in range(15):
        x, y = rng.uniform(-50, 50), rng.uniform(-54, 54)
        if inside(x, y, R - 3):
            w = rng.uniform(9, 20)
            out.append(
                f'<path d="M{n(x - w)} {n(y)}Q{n(x - w * 0.3)} {n(y - w * 0.36)} {n(x + w)} {n(y)}Q{n(x)} {n(y + w * 0.2)} {n(x - w)} {n(y)}Z" fill="#b9c9cf" opacity=".55"/><path d="M{n(x - w)} {n(y)}Q{n(x - w * 0.3)} {n(y - w * 0.42)} {n(x + w)} {n(y)}Q{n(x)} {n(y - w * 0.06)} {n(x - w)} {n(y)}Z" fill="#fbfcfa" opacity=".85"/>'
            )
    # ice
    px, py = rng.choice([(-26, 26), (25, 28), (0, 34)])
    out.append(
        f'<path d="{blob(px, py, 17, 7, rng, 10, 0.16)}" fill="#8fb3bf"/><path d="{blob(px, py - 1, 14.5, 5.2, rng, 10, 0.16)}" fill="#b9d5da"/><path d="M{px - 10} {py}l6-2 5 2.5 8-3M{px - 3} {py - 3}l3 2.5" stroke="#f4fbfb" stroke-width="1" fill="none"/>'
    )
    for x, y in scatter(rng, 9, 12, lambda x, y: math.hypot(x - px, (y - py) * 2) > 18):
        out.append(use("tuft", x, y, 0.9, extra=' color="#8a7f5c"'))
    side = 1 if tunnel else rng.choice([-1, 1])
    body.append((-22, use("derrick", side * 27, -14, 1.05, side < 0)))
    body.append((-34, use("derrick", side * 6 + rng.uniform(-4, 4), -31, 0.72, side < 0)))
    for x, y in scatter(
        rng,
        8,
        12,
        lambda x, y: (
            clearing(x, y, 37, 27)
            and math.hypot(x - side * 27, y + 20) > 16
            and math.hypot(x - px, (y - py) * 2) > 20
            and not (tunnel and x < -8 and y < -4)
        ),
    ):
        body.append((y, use(rng.choice(["snowpine", "snowpine", "rock"]), x, y, rng.uniform(0.6, 0.85))))
    return out, body


def lake(rng, tunnel):
    out, body = [], []
    shore = blob(0, 1, 52, 52, rng, 11, 0.075)
    out.append(f'<path d="{shore}" fill="#d9c894" stroke="#d9c894" stroke-width="3"/>')
    out.append(
        f'<path d="{blob(0, 1, 48, 48, rng, 12, 0.07)}" fill="#6fa3ad"/><path d="{blob(1, 3, 42, 41, rng, 11, 0.1)}" fill="#4f8b9d"/><path d="{blob(2, 5, 33, 31, rng, 10, 0.14)}" fill="#3b748b"/><path d="{blob(4, 8, 22, 18, rng, 12, 0.1)}" fill="#2f647d" opacity=".85"/>'
    )
    for _ in range(22):
        x, y = rng.uniform(-40, 40), rng.uniform(-38, 42)
        if (x / 42) ** 2 + (y / 41) ** 2 < 0.92:
            w = rng.uniform(4, 9)
            out.append(
                f'<path d="M{n(x - w)} {n(y)}q{n(w / 2)} -2.2 {n(w)} 0t{n(w)} 0" stroke="{rng.choice(["#bfe0e0", "#e6f4ee", "#8fc3c9"])}" stroke-width="1.2" fill="none" opacity="{rng.uniform(0.4, 0.85):.2f}" stroke-linecap="round"/>'
            )
    for a in (rng.uniform(0, 6.28) for _ in range(9)):
        x, y = 47 * math.cos(a), 1 + 47 * math.sin(a)
        if inside(x, y, R - 3):
            body.append((y, use("reed", x, y + 3, rng.uniform(0.8, 1.2))))
    for x, y in ((-44, -24), (45, 24), (-40, 32), (40, -28), (0, -55), (3, 57)):
        if rng.random() < 0.55 and inside(x, y, R - 2):
            body.append((y, use(rng.choice(["pine0", "oak0", "rock"]), x, y, 0.66)))
    if rng.random() < 0.7:
        body.append((-20, use("boat", rng.uniform(-16, 16), rng.uniform(-26, -16), rng.uniform(0.85, 1))))
    return out, body


def factory(rng, tunnel):
    out, body = [], []
    out.append('<circle r="56" fill="url(#ember)"/>')
    for r in (50, 43):
        out.append(
            f'<ellipse cy="8" rx="{r}" ry="{r * 0.62:.0f}" fill="none" stroke="#3b2f2b" stroke-width="3.4" stroke-dasharray="1.8 3" opacity=".6"/><ellipse cy="8" rx="{r}" ry="{r * 0.62:.0f}" fill="none" stroke="#8d7a6c" stroke-width="1"/>'
        )
    for _ in range(16):
        x, y = rng.uniform(-46, 46), rng.uniform(-20, 52)
        if inside(x, y, R - 4):
            out.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rng.uniform(4, 9))}" ry="{n(rng.uniform(1.5, 3))}" fill="{rng.choice(["#4a3c36", "#8a766a", "#5b4a42"])}" opacity=".6"/>'
            )
    body.append((-40, use("works", 0, 0)))
    return out, body


PAINT = {
    "farm": farm,
    "forest": forest,
    "mountain": mountain,
    "village": village,
    "tundra": tundra,
    "lake": lake,
    "factory": factory,
}
