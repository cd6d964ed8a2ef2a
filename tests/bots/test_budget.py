"""What a bot may spend on a choice."""

from greatpowers.bots.budget import Budget


def test_simulations_are_spent() -> None:
    budget = Budget(4, None)
    budget.spend(3)
    assert budget.share() == 0.75
    assert not budget.is_late()


def test_who_has_no_time_is_late_at_once() -> None:
    budget = Budget(4, 0.0)
    assert budget.is_late()
    assert budget.share() == 1
