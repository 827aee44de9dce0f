"""The word for coming too late."""


class Overtaken(Exception):
    """The table has gone on, and what was proposed has no place any more."""
