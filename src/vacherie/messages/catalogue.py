"""The words of one language, read from the Fluent files of this package."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from vacherie.core.errors import Param, UnknownName

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

LANGUAGES: Final = ("en", "fr", "pt-BR")
VARIABLES: Final = ("VACHERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Catalogue:
    def __init__(self, language: str, sources: Iterable[str]) -> None:
        # Games are played without words, so the library that reads them may be missing until here.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Message

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: set[str] = set()
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._keys.update(keys_of(entry))

    def text(self, key: str, /, **params: Param) -> str:
        """The words under `message` or `message.attribute`; raises where key or parameter is missing."""
        if key not in self._keys:
            raise KeyError(f"no message {key} in {self.language}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"message {key} in {self.language} has no text"
        text, errors = self._bundle.format_pattern(pattern, params)
        assert not errors, f"message {key} in {self.language}: {'; '.join(map(str, errors))}"
        assert isinstance(text, str), f"message {key} in {self.language} is no text"
        return text

    def has(self, key: str) -> bool:
        return key in self._keys

    def keys(self) -> tuple[str, ...]:
        return tuple(sorted(self._keys))


def keys_of(message: "Message") -> list[str]:
    """The keys that a message answers to: its own where it has a text, and one per attribute."""
    own = [message.id.name] if message.value is not None else []
    return own + [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]


def catalogue(language: str) -> Catalogue:
    """The words of one of our languages; it may be named as `pt`, `pt_PT` or `fr-CA` too."""
    ours = spoken(language)
    if ours is None:
        raise UnknownName("unknown-language", name=language, known=", ".join(LANGUAGES))
    return load_catalogue(ours)


@cache
def load_catalogue(language: str) -> Catalogue:
    folder = files("vacherie.messages").joinpath(language)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return Catalogue(language, [folder.joinpath(name).read_text("utf-8") for name in names])


def spoken(wish: str) -> str | None:
    """Which of our languages this asks for, whatever the country: `pt`, `pt_PT.UTF-8`, `fr-CA`, `en`."""
    wanted = primary(wish)
    return next((language for language in LANGUAGES if primary(language) == wanted), None)


def primary(tag: str) -> str:
    return re.split(r"[-_.@]", tag.strip())[0].lower()


def language_from(environ: Mapping[str, str]) -> str:
    """The language that the first non-empty variable asks for; English where we do not speak it."""
    wish = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return spoken(wish) or "en"
