"""The server: people, tables, live play. `furrow.server.web` alone knows the web framework."""
