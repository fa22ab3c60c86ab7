"""Sets up Furrow and starts its commands: `python3 boot play`, `python3 boot test`; see __main__.py."""
