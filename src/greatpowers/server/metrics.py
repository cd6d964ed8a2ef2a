"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made = self.registry
        self.requests = Counter(
            "greatpowers_http_requests_total",
            "HTTP requests.",
            ("method", "route", "status"),
            registry=made,
        )
        self.request_seconds = Histogram(
            "greatpowers_http_request_seconds",
            "Time to a response.",
            ("route",),
            buckets=QUICK,
            registry=made,
        )
        self.sockets = Gauge("greatpowers_sockets", "Open sockets.", registry=made)
        self.messages = Counter(
            "greatpowers_socket_messages_total", "Messages from clients.", ("type",), registry=made
        )
        self.refusals = Counter(
            "greatpowers_refusals_total", "Requests and messages refused.", ("code",), registry=made
        )
        self.tables = Gauge("greatpowers_live_tables", "Tables kept in memory.", registry=made)
        self.answers = Counter(
            "greatpowers_answers_total", "Answers committed.", ("by",), registry=made
        )
        self.answer_seconds = Histogram(
            "greatpowers_answer_seconds",
            "Time from an answer to its commit.",
            buckets=QUICK,
            registry=made,
        )
        self.commits = Counter("greatpowers_commits_total", "Transactions.", registry=made)
        self.commit_seconds = Histogram(
            "greatpowers_commit_seconds", "Time of a transaction.", buckets=QUICK, registry=made
        )
        self.batch = Histogram(
            "greatpowers_commit_batch",
            "Writes in a transaction.",
            buckets=(1, 2, 4, 8, 16, 32, 64),
            registry=made,
        )
        self.rebuilds = Counter(
            "greatpowers_rebuilds_total", "Tables built from their record.", ("why",), registry=made
        )
        self.thinking = Histogram(
            "greatpowers_bot_seconds", "Time a bot thinks.", ("bot",), buckets=QUICK, registry=made
        )
        self.bot_failures = Counter(
            "greatpowers_bot_failures_total", "Bots that failed.", registry=made
        )

    def committed(self, writes: int, seconds: float) -> None:
        """Count a transaction."""
        self.commits.inc()
        self.commit_seconds.observe(seconds)
        self.batch.observe(writes)

    def page(self) -> bytes:
        """Return everything in Prometheus' own format."""
        return generate_latest(self.registry)
