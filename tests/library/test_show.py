"""Every view can be looked at, in every language, as a page, with Rich and as plain text."""

import re
from html import unescape
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import vacherie
from vacherie.core.errors import InvalidOptions, UnknownName
from vacherie.core.values import View
from vacherie.games import GAMES
from vacherie.messages.catalogue import LANGUAGES

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("six_qui_prend", {"variant": "coop"}),
]


def views(game: str, **options: Any) -> list[View]:
    """Some of a whole game, for a seat and for the audience."""
    states = list(vacherie.play(game, ["calf"], players=3, seed=4, **options).states())
    some = [*states[:: max(1, len(states) // 6)], states[-1]]
    return [state.view(viewer) for state in some for viewer in (1, None)]


def text_of(page: str) -> str:
    return "\n".join(line.rstrip() for line in unescape(re.sub(r"<[^>]*>", "", page)).splitlines())


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_page_rich_and_plain_text_say_the_same(game: str, options: dict[str, Any]) -> None:
    for view in views(game, **options):
        shown = vacherie.shown(view)
        assert text_of(shown._repr_html_()) == str(shown)
        written = Console(file=StringIO(), width=80)
        with written.capture() as captured:
            written.print(view)
        assert text_of(captured.get()) == str(shown)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_itself_in_a_notebook(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VACHERIE_LANG", "pt-BR")
    view = vacherie.new_game(game, seed=2).view(0)
    assert view._repr_html_() == vacherie.shown(view, "pt-BR")._repr_html_()


@pytest.mark.parametrize("game", GAMES)
def test_each_language_has_its_words(game: str) -> None:
    view = vacherie.new_game(game, seed=2).view(0)
    pages = {language: vacherie.shown(view, language)._repr_html_() for language in LANGUAGES}
    assert len({text_of(page) for page in pages.values()}) == len(LANGUAGES)
    for language, page in pages.items():
        assert page.startswith(f'<pre lang="{language}" ')


def test_names_are_text_and_nothing_else() -> None:
    view = vacherie.new_game("unexploded_cow", players=3, seed=2).view(0)
    names = ["me", "<b>&amp;", "[red]:cow:"]
    shown = vacherie.shown(view, "en", names)
    assert all(name in str(shown) for name in names[1:])
    assert "&lt;b&gt;&amp;amp;" in shown._repr_html_()
    assert "<b>" not in shown._repr_html_()
    written = Console(file=StringIO(), width=80)
    with written.capture() as captured:
        written.print(shown)
    assert all(name in captured.get() for name in names[1:])


def test_seats_are_numbered_as_in_code() -> None:
    view = vacherie.new_game("six_qui_prend", players=3, seed=2).view(0)
    assert re.findall(r"seat \d", str(vacherie.shown(view, "en"))) == ["seat 1", "seat 2"]


def test_a_small_screen_gets_a_small_table() -> None:
    written = Console(file=StringIO(), width=50)
    with written.capture() as captured:
        written.print(vacherie.new_game("six_qui_prend", seed=2).view(0))
    assert max(map(len, captured.get().splitlines())) <= 50


def test_what_cannot_be_shown_says_why() -> None:
    view = vacherie.new_game("six_qui_prend", players=3, seed=2).view(0)
    with pytest.raises(UnknownName, match="known=en, fr, pt-BR"):
        vacherie.shown(view, "de")
    with pytest.raises(InvalidOptions, match="names-seats names=1 seats=3"):
        vacherie.shown(view, names=["me"])


def test_what_is_no_view_is_not_shown() -> None:
    state: Any = vacherie.new_game("nevaches", players=2, seed=1)
    with pytest.raises(TypeError, match=r"state\.view\(0\)"):
        vacherie.shown(state)
