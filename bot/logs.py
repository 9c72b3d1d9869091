"""Logging: structured lines without player text."""

from __future__ import annotations

import logging
import sys

import structlog


def configure(level: str, style: str) -> None:
    """Log to standard error from this level (``debug`` … ``error``) on, for people (``console``) or as ``json``."""
    threshold = getattr(logging, level.upper())
    logging.basicConfig(level=threshold, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s", force=True)
    logging.getLogger("alembic").setLevel(max(threshold, logging.WARNING))
    # Tracebacks without local variables: those hold what players typed.
    console = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    renderer = structlog.processors.JSONRenderer() if style == "json" else console
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([structlog.processors.format_exc_info] if style == "json" else []),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
