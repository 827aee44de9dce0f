"""How a report about one game writes sentences and numbers in its language."""

from vacherie.messages.catalogue import Catalogue


class Wording:
    def __init__(self, words: Catalogue, prefix: str) -> None:
        self.words = words
        self.prefix = prefix

    def say(self, key: str, **params: str | int) -> str:
        return self.words.text(f"{self.prefix}-{key}", **params)

    def decimal(self, number: float, digits: int = 1) -> str:
        return f"{number:.{digits}f}".replace(".", self.words.text("simulate-decimal-mark"))

    def percent(self, share: float, digits: int = 1) -> str:
        return self.words.text("simulate-share", share=self.decimal(100 * share, digits))

    def signed(self, share: float) -> str:
        """In points of percent."""
        return f"{'+' if share > 0 else ''}{self.decimal(100 * share)}"
