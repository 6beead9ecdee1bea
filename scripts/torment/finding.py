"""What ought not to be."""


class Finding(Exception):
    pass


def ensure(condition, told):
    """Raises a finding where a condition does not hold; `told` may be a function."""
    if not condition:
        raise Finding(told() if callable(told) else told)
