"""The wire: structs of REST bodies and socket messages, as docs/wire.md has them; clients' types come from them."""
