"""Headers that every reply has: what a browser may do with our pages is little."""

from __future__ import annotations

Header = tuple[bytes, bytes]

_POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    # A chromium that is short of time was seen asking for drawn pictures once more by a request of its own.
    "connect-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
CONTENT_POLICY = "; ".join(f"{name} {value}" for name, value in _POLICY.items())

_ALWAYS: dict[str, str] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Not `no-referrer`: with that, browsers send `Origin: null` with our own forms.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_STRICT = ("strict-transport-security", "max-age=31536000")
_PRIVATE = ("cache-control", "no-store")


def added(present: list[Header], request: str, *, secure: bool) -> list[Header]:
    """The headers of a reply with ours; what a handler has chosen itself stays."""
    present = [(name, _and_head(value) if name.lower() == b"allow" else value) for name, value in present]
    wanted = {**_ALWAYS, "x-request-id": request, _PRIVATE[0]: _PRIVATE[1]}
    if secure:
        wanted[_STRICT[0]] = _STRICT[1]
    names = {name.lower() for name, _ in present}
    return present + [(name.encode(), value.encode()) for name, value in wanted.items() if name.encode() not in names]


def _and_head(methods: bytes) -> bytes:
    """What allows GET allows HEAD too: the gate takes care of that, so the framework does not say it.

    >>> _and_head(b"GET, OPTIONS"), _and_head(b"OPTIONS, POST")
    (b'GET, HEAD, OPTIONS', b'OPTIONS, POST')
    """
    found = {each.strip() for each in methods.split(b",")}
    return b", ".join(sorted(found | {b"HEAD"} if b"GET" in found else found))
