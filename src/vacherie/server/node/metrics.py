"""Counts for Prometheus."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self.gauge("tables", "Tables in memory")
        self.streams = self.gauge("streams", "Open streams")
        self.thoughts = self.gauge("bots_waiting", "Bots that wait for their turn to think")
        self.actions = Counter("vacherie_actions", "Actions applied", ["game", "by"], registry=self.registry)
        self.refusals = Counter("vacherie_refusals", "Requests refused", ["code"], registry=self.registry)
        self.action_seconds = Histogram(
            "vacherie_action_seconds",
            "From a request to its action on disk and on its way to everybody",
            buckets=FAST,
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "vacherie_request_seconds",
            "Answers, streams not included",
            ["method", "status"],
            buckets=FAST,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "vacherie_bot_seconds", "Bots' thinking", ["game", "level"], buckets=FAST, registry=self.registry
        )

    def gauge(self, name: str, words: str) -> Gauge:
        return Gauge(f"vacherie_{name}", words, registry=self.registry)

    def watch(
        self, tables: Callable[[], int], streams: Callable[[], int], thoughts: Callable[[], int]
    ) -> None:
        """They are asked for when somebody looks."""
        self.tables.set_function(tables)
        self.streams.set_function(streams)
        self.thoughts.set_function(thoughts)

    def text(self) -> bytes:
        return generate_latest(self.registry)
