"""The painted ground: everything that never changes during a game."""

from __future__ import annotations

import re

from rivers import courses
from shapes import BOX, R, centre, corners, mix, n, poly, seeded
from terrain import BASE, PAINT, use

DEFS = """
<filter id="wobble" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.2"/></filter>
<filter id="edge" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="13"/></filter>
<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feFlood flood-color="var(--far)" result="c"/><feComposite in="c" in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="bleed" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="3" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="22" result="d"/><feGaussianBlur in="d" stdDeviation="2.2"/></filter>
<filter id="coast" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="21" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="19"/></filter>
<filter id="wash" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>
<filter id="mist" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="canvas" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".55 .7" numOctaves="3" seed="3"/><feDiffuseLighting surfaceScale="1.3" diffuseConstant="1.05" lighting-color="#fff"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting></filter>
<filter id="brush" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018 .09" numOctaves="3" seed="12"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.6 0 0 0 -.55"/></filter>
<linearGradient id="hazes" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".09" stop-color="#fff" stop-opacity=".5"/><stop offset=".13" stop-color="#fff" stop-opacity="0"/><stop offset=".84" stop-color="#fff" stop-opacity=".9"/><stop offset=".93" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient><mask id="haze" maskUnits="userSpaceOnUse" x="-100" y="-80" width="1100" height="900"><rect x="-100" y="-80" width="1100" height="900" fill="url(#hazes)"/></mask>
<radialGradient id="ember"><stop offset="0" stop-color="#ff9a3d" stop-opacity=".75"/><stop offset=".55" stop-color="#c7642f" stop-opacity=".35"/><stop offset="1" stop-color="#7a6861" stop-opacity="0"/></radialGradient>
<radialGradient id="forge"><stop offset="0" stop-color="#fff4c8"/><stop offset=".6" stop-color="#ffb24a" stop-opacity=".5"/><stop offset="1" stop-color="#b4441c" stop-opacity=".7"/></radialGradient>
<radialGradient id="sun" cx=".2" cy=".08" r="1.1"><stop offset="0" stop-color="#fff1c9" stop-opacity=".5"/><stop offset=".5" stop-color="#fff1c9" stop-opacity="0"/><stop offset="1" stop-color="#2b2238" stop-opacity=".34"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffb65a" stop-opacity=".85"/><stop offset=".4" stop-color="#ff8a2c" stop-opacity=".35"/><stop offset="1" stop-color="#ff8a2c" stop-opacity="0"/></radialGradient>
"""


def hexes_path(places, size):
    return "".join(poly(corners(x, y, size)) for x, y in places)


_TILES = "".join(
    f'<path d="M-3-45H3L2.3-38.5H-2.3Z" transform="rotate({k * 18})" fill="{"#97845f" if k % 2 else "#7d6c4d"}"/>'
    for k in range(20)
)
_ROSE = "".join(
    f'<path d="M0-{27 if k % 2 == 0 else 17} 4-5-4-5Z" transform="rotate({k * 45})" fill="{"#b7a27a" if k % 2 == 0 else "#c7b48c"}"/>'
    for k in range(8)
)
PLAZA = (
    f'<circle r="47" fill="#8a7a5e"/><circle r="46" fill="#b8a37c"/>{_TILES}<circle r="45.2" fill="none" stroke="#4a3d2b" stroke-width="1.2"/><circle r="38.3" fill="#dccba4" stroke="#5b4c36" stroke-width="1.2"/>'
    f'<circle r="34.5" fill="none" stroke="#b39d70" stroke-width="1" stroke-dasharray="3 2.5"/>{_ROSE}<circle r="5" fill="#dccba4"/>'
)
"""A bare drill ground, the same for every camp."""


def looming(kind, x, y, s, flip=False):
    """A machine far away in the mist: only its outline, its feet lost in the haze."""
    return f'<use href="#mech-{kind}-art" transform="translate({x} {y}) scale({-s if flip else s} {s})"/>'


WORKS = centre(2, 4)
"""Where the Factory stands."""


def sea(outline):
    """Chart paper with meridians, machines in the mist, the coast and its cliff."""
    x0, y0, w, h = BOX
    out = [
        '<g class="sea">',
        f'<rect x="{x0 - 1200}" y="{y0 - 600}" width="{w + 2400}" height="{h + 1200}" fill="var(--sea)"/>',
    ]
    # a faint grid of meridians, as on old charts
    grid = "".join(f"M{x0 - 1200} {y0 + k * 86}H{x0 + w + 1200}" for k in range(-7, 19)) + "".join(
        f"M{x0 + k * 86} {y0 - 600}V{y0 + h + 600}" for k in range(-14, 26)
    )
    out.append(f'<path d="{grid}" stroke="var(--chart)" stroke-width="1" opacity=".35" fill="none"/>')
    out.append(
        f'<path d="{outline}" fill="var(--wash)" stroke="var(--wash)" stroke-width="70" stroke-linejoin="round" filter="url(#wash)" opacity=".9"/>'
    )
    far = (
        looming("rusviet", 776, 56, 2.0)
        + looming("saxony", 676, 22, 1.0, True)
        + looming("polania", 44, 812, 1.75, True)
        + looming("crimea", 150, 800, 0.95)
        + looming("nordic", 640, 806, 1.5)
        + looming("crimea", 776, 812, 1.1)
        + looming("polania", 62, 40, 1.1)
    )
    out.append(f'<g class="far" mask="url(#haze)"><g filter="url(#far)">{far}</g></g>')
    out.append('<g filter="url(#coast)" stroke-linejoin="round">')
    for wide, tone, alpha in (
        (46, "var(--chart)", 0.5),
        (43.5, "var(--wash)", 1),
        (31, "var(--chart)", 0.65),
        (28.5, "var(--shallow)", 1),
        (18, "var(--chart)", 0.8),
        (15.5, "var(--shallow)", 1),
    ):
        out.append(f'<path d="{outline}" fill="{tone}" stroke="{tone}" stroke-width="{wide}" opacity="{alpha}"/>')
    out.append(
        f'<path d="{outline}" fill="#4c3a2a" stroke="#4c3a2a" stroke-width="12" transform="translate(0 8)"/><path d="{outline}" fill="#7d6243" stroke="#7d6243" stroke-width="11" transform="translate(0 4.5)"/>'
    )
    out.append(
        f'<path d="{outline}" fill="#dcc793" stroke="#dcc793" stroke-width="11"/><path d="{outline}" fill="#9fae78" stroke="#9fae78" stroke-width="3"/></g></g>'
    )
    return "".join(out)


def colours(hexes):
    """The broad colours of the terrains, bleeding into one another."""
    land = [centre(h["q"], h["r"]) for h in hexes]
    out = []
    out.append(
        f'<clipPath id="land"><path d="{hexes_path(land, R + 1.5)}"/></clipPath><g clip-path="url(#land)"><g filter="url(#bleed)">'
    )
    for kind in ("lake", "village", "farm", "tundra", "forest", "mountain", "factory"):
        spots = [centre(h["q"], h["r"]) for h in hexes if h["terrain"] == kind]
        out.append(f'<path d="{hexes_path(spots, R + 2)}" fill="{BASE[kind]}"/>')
    out.append("</g></g>")
    return "".join(out)


def details(hexes):
    """What lies in the hexes, what stands in them, and where windows are lit at night."""
    flat, standing, lights = [], [], []
    for h_ in sorted(hexes, key=lambda h: (h["r"], h["q"])):
        x, y = centre(h_["q"], h_["r"])
        lying, body = PAINT[h_["terrain"]](seeded("furrow", h_["id"]), h_["tunnel"])
        flat.append(f'<g transform="translate({n(x)} {n(y)})" clip-path="url(#cell)">{"".join(lying)}</g>')
        for _, art in body:
            found = re.search(r'#(house\d|church)" transform="translate\(([-\d.]+) ([-\d.]+)\)', art)
            if found:
                dy = -4 if found[1] != "church" else -13
                lights.append((x + float(found[2]), y + float(found[3]) + dy))
        inner = "".join(art for _, art in sorted(body, key=lambda b: b[0]))
        if h_["tunnel"]:
            inner += use("tunnel", -27, -24, 0.98)
        standing.append(f'<g transform="translate({n(x)} {n(y)})">{inner}</g>')
    return "".join(flat), "".join(standing), lights


def engraved(land):
    """The borders of the hexes."""
    out = []
    lines = hexes_path(land, R)
    out.append(
        f'<path d="{lines}" fill="none" stroke="#2f2517" stroke-width="1.3" opacity=".5"/><path d="{lines}" fill="none" stroke="#fff5d6" stroke-width=".8" opacity=".4" transform="translate(.9 1.1)"/>'
    )
    return "".join(out)


def water(course):
    """The rivers, with sand on their banks."""
    out = []
    out.append(
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round" filter="url(#wobble)"><path d="{course}" stroke="#efe0b4" stroke-width="13" opacity=".75"/><path d="{course}" stroke="#2b5468" stroke-width="10.5"/><path d="{course}" stroke="#4f93ad" stroke-width="8"/><path d="{course}" stroke="#8cc6d2" stroke-width="3.6" stroke-dasharray="13 6 5 8" transform="translate(-.6 -.8)"/><path d="{course}" stroke="#eafaf6" stroke-width="1.2" stroke-dasharray="5 15 9 11" transform="translate(.9 .6)"/></g>'
    )
    return "".join(out)


def smoke():
    """What rises from the stacks of the Factory."""
    fx, fy = WORKS
    rng = seeded("smoke")
    puffs = []
    for sx, sy in ((-31, -60), (-13, -74), (29, -66)):
        for k in range(16):
            t = k / 15
            puffs.append(
                f'<circle cx="{n(fx + sx + 4 + 78 * t**1.2 + rng.uniform(-4, 4))}" cy="{n(fy + sy - 5 - 58 * t**0.8 + rng.uniform(-3, 3))}" r="{n(4 + 15 * t)}" fill="{mix("#3c3231", "#b9aca0", t)}" opacity="{0.85 - 0.62 * t:.2f}"/>'
            )
    return "".join(puffs)


def light(lights):
    """Dusk, the glow of the works, windows, sun and canvas."""
    x0, y0, w, h = BOX
    fx, fy = WORKS
    out = []
    out.append(
        f'<rect class="light" x="{x0 - 1200}" y="{y0 - 600}" width="{w + 2400}" height="{h + 1200}" fill="var(--dusk)" style="mix-blend-mode:multiply"/>'
    )
    out.append(
        f'<circle class="glow" cx="{n(fx + 3)}" cy="{n(fy - 14)}" r="86" fill="url(#glow)" style="mix-blend-mode:screen"/>'
    )
    lit = "".join(
        f'<circle cx="{n(a)}" cy="{n(b)}" r="7" fill="url(#glow)"/><rect x="{n(a - 1.3)}" y="{n(b - 1.4)}" width="2.6" height="2.9" fill="#ffe0a0"/>'
        for a, b in lights
    )
    out.append(f'<g class="night">{lit}<use href="#works-lamps" transform="translate({n(fx)} {n(fy)})"/></g>')
    out.append(f'<rect x="{x0}" y="{y0}" width="{w}" height="{h}" fill="url(#sun)" style="mix-blend-mode:soft-light"/>')
    out.append(
        f'<rect x="{x0 - 60}" y="{y0 - 40}" width="{w + 120}" height="{h + 80}" class="tex" filter="url(#brush)" opacity=".16" style="mix-blend-mode:overlay"/>'
    )
    out.append(
        f'<rect x="{x0 - 60}" y="{y0 - 40}" width="{w + 120}" height="{h + 80}" class="tex" filter="url(#canvas)" opacity=".16" style="mix-blend-mode:multiply"/>'
    )
    return "".join(out)


def picture(facts):
    """The SVG of sea, land, terrain and rivers."""
    hexes, bases = facts["map"]["hexes"], facts["map"]["bases"]
    land = [centre(h["q"], h["r"]) for h in hexes]
    camps = [centre(b["q"], b["r"]) for b in bases]
    outline = hexes_path(land, R) + "".join(f"M{n(x - 46)} {n(y)}a46 46 0 1 0 92 0a46 46 0 1 0-92 0Z" for x, y in camps)
    lying, standing, lights = details(hexes)
    parts = [
        sea(outline),
        colours(hexes),
        f'<g clip-path="url(#land)"><g filter="url(#edge)">{lying}</g></g>',
        engraved(land),
        water("".join(courses(hexes, bases, facts["map"]["rivers"]))),
        *(f'<g transform="translate({n(x)} {n(y)})">{PLAZA}</g>' for x, y in camps),
        f'<g filter="url(#wobble)">{standing}</g>',
        f'<g class="smoke" filter="url(#wobble)">{smoke()}</g>',
        light(lights),
    ]
    return "".join(parts)
