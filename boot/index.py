"""The package index: uv is told what pip knows, so that mirrors and proxies are set in one place."""

import ast
import os
import re

from boot.steps import answer_of, tool


def pip_settings():
    """pip's settings from its files and PIP_* variables, as pip itself reads them."""
    settings = {}
    lines = (answer_of([tool("python"), "-m", "pip", "config", "list"]) or "").splitlines()
    rank = {"global": 0, "install": 1, ":env:": 2}
    pairs = []
    for line in lines:
        match = re.match(r"(global|install|:env:)\.([\w-]+)=(.*)$", line)
        if match:
            try:
                value = str(ast.literal_eval(match.group(3)))
            except (SyntaxError, ValueError):
                continue
            pairs.append((rank[match.group(1)], match.group(2).replace("_", "-"), value))
    for _, key, value in sorted(pairs):
        settings[key] = value
    return settings


def uv_environment(main_index_only=False):
    env = dict(os.environ)
    pip = pip_settings()

    def take(name, key, joiner=" ", rivals=()):
        value = joiner.join(pip.get(key, "").split())
        if value and not any(env.get(other) for other in (name,) + tuple(rivals)):
            env[name] = value
            return True
        return False

    take("UV_DEFAULT_INDEX", "index-url", rivals=("UV_INDEX_URL",))
    take("SSL_CERT_FILE", "cert")
    take("UV_HTTP_TIMEOUT", "timeout")
    take("UV_HTTP_TIMEOUT", "default-timeout")
    take("UV_INSECURE_HOST", "trusted-host")
    take("HTTPS_PROXY", "proxy", rivals=("https_proxy", "ALL_PROXY", "all_proxy"))
    if main_index_only:
        for name in ("UV_FIND_LINKS", "UV_INDEX", "UV_EXTRA_INDEX_URL"):
            env.pop(name, None)
    else:
        take("UV_FIND_LINKS", "find-links", ",")
        if pip.get("no-index", "").lower() in ("1", "true", "yes", "on"):
            env.setdefault("UV_NO_INDEX", "1")
        if take("UV_EXTRA_INDEX_URL", "extra-index-url", rivals=("UV_INDEX",)):
            # pip looks at all indexes alike. The hashes in the lock files say which file is the right one.
            env.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    return env
