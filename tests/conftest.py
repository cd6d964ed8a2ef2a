"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# The same examples each time, however slow the machine; --hypothesis-profile=default looks further.
settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")
