"""What each decision of a finished game was worth, and how much of its result was luck."""

from typing import Final

REVIEW_VERSION: Final = 1
"""Raised when the same game would be reviewed otherwise, so that an old review is known to be old."""
