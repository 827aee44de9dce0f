"""The language a command speaks, and whether somebody asked for it."""

from dataclasses import dataclass

from vacherie.messages.catalogue import Catalogue, catalogue


@dataclass(frozen=True)
class Speech:
    words: Catalogue
    wish: str | None = None
    """What `--lang` said; `None` where the environment decides."""

    def unless_asked(self, language: str | None) -> Catalogue:
        """The words of this language, if there is one and nobody asked for another."""
        return self.words if language is None or self.wish is not None else catalogue(language)

    def arguments(self) -> list[str]:
        """What to type to be spoken to like this again."""
        return [] if self.wish is None else ["--lang", self.wish]
