"""The edge: HTTP and sockets by Litestar on uvicorn. Only this package knows the framework."""
