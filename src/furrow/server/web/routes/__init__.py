"""The REST routes, by area. Handlers are thin: they read the request, ask the application, and shape the reply."""
