"""Answers that took a while, kept for whoever asks the same again."""

from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 500


class Answers:
    """The oldest are forgotten first."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most = most
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, question: bytes) -> bytes | None:
        if question in self._kept:
            self._kept.move_to_end(question)
        return self._kept.get(question)

    def put(self, question: bytes, answer: bytes) -> None:
        self._kept[question] = answer
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
