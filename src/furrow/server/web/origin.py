"""Whose page is asking: requests and sockets from pages of other sites are refused."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from furrow.server.settings import Settings

SAFE = frozenset(("GET", "HEAD", "OPTIONS", "TRACE"))
_SITES = ("same-origin", "none")
_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?")


class Origins:
    """Knows which hosts we are and which origins are ours."""

    def __init__(self, settings: Settings) -> None:
        self._own = settings.origins
        self._hosts = {urlsplit(origin).netloc for origin in self._own}
        self._bound = settings.host.lower()

    def knows_host(self, host: str) -> bool:
        """Is this a name that we answer to? Else a foreign name that points to this machine could borrow its pages."""
        name = _name(host)
        if not name:
            return False
        if host.lower() in self._hosts or is_loopback(name):
            return True
        return not self._own and (name == self._bound or not is_loopback(self._bound))

    def is_own(self, origin: str, host: str, scheme: str) -> bool:
        """Is a page of this origin ours? Scheme, host and port must agree: a host that was named has the named ones."""
        wanted = origin.lower()
        if wanted in self._own or host.lower() in self._hosts:
            return wanted in self._own
        return wanted == f"{'https' if scheme in ('https', 'wss') else 'http'}://{host.lower()}"

    def crosses(self, headers: Mapping[str, str], scheme: str) -> bool:
        """Does a request come from a page of another site? Clients other than browsers do not send an origin."""
        origin = headers.get("origin")
        if origin is not None:
            return not self.is_own(origin, headers.get("host", ""), scheme)
        site = headers.get("sec-fetch-site")
        return site is not None and site not in _SITES


def is_loopback(name: str) -> bool:
    """Does the name stand for this machine alone?"""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def _name(host: str) -> str:
    """A Host header without its port; "" for what is none.

    >>> _name("[::1]:80"), _name("Example.org:80"), _name("example.org"), _name("localhost:80@example.org")
    ('::1', 'example.org', 'example.org', '')
    """
    found = _HOST.fullmatch(host.lower())
    return (found[1] or found[2]) if found else ""
