"""Settings: flags first, then variables, then defaults; what no server can run with is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from furrow.server.settings import BadSetting, settings


def test_a_flag_is_stronger_than_a_variable_and_a_variable_than_the_default() -> None:
    made = settings({"port": 0, "host": None}, {"FURROW_PORT": "80", "FURROW_HOST": "::1", "FURROW_WORKERS": "1"})
    assert (made.port, made.host, made.workers) == (0, "::1", 1)
    assert made.log_level == "info"


def test_the_database_is_a_file_in_the_data_directory_unless_one_is_named() -> None:
    assert (
        settings({}, {"FURROW_DATA_DIR": "/srv/furrow"}).database_url == "sqlite+aiosqlite:////srv/furrow/furrow.sqlite"
    )
    assert settings({"database": "postgresql://x/y"}, {}).database_url == "postgresql://x/y"
    assert settings({}, {"XDG_DATA_HOME": "/data"}).data_dir == Path("/data/furrow")


def test_limits_come_from_variables() -> None:
    limits = settings({}, {"FURROW_LIMIT_BODY": "10", "FURROW_LIMIT_REQUESTS": "0.5"}).limits
    assert (limits.body, limits.requests, limits.message) == (10, 0.5, settings({}, {}).limits.message)


def test_an_https_origin_makes_cookies_secure() -> None:
    assert settings({"origin": "https://Play.Example.org/"}, {}).origins == ("https://play.example.org",)
    assert settings({"origin": "https://play.example.org"}, {}).secure_cookies
    assert not settings({"origin": "http://localhost:8420"}, {}).secure_cookies
    assert settings({}, {"FURROW_SECURE": "yes"}).secure_cookies


@pytest.mark.parametrize(
    ("flags", "variables"),
    [
        ({"port": 70000}, {}),
        ({}, {"FURROW_PORT": "many"}),
        ({}, {"FURROW_SECURE": "perhaps"}),
        ({"workers": 0}, {}),
        ({"workers": 2}, {}),
        ({"workers": 2, "database": "postgresql://x/y"}, {}),
        ({"log_level": "loud"}, {}),
        ({"origin": "play.example.org"}, {}),
        ({}, {"FURROW_WEBHOOK": "hooks.example.org/turn"}),
        ({}, {"FURROW_LIMIT_BODY": "x"}),
    ],
)
def test_what_no_server_can_run_with(flags: dict[str, object], variables: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        settings(flags, variables)
