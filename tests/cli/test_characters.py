"""What stands for a character that the terminal lacks."""

import pytest

from vacherie.cli.characters import HANDLER, nearest, never_fail_on_a_character
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables.six_qui_prend.cards import HEAD
from vacherie.tables.six_qui_prend.seats import CAN_REVERSE, HAS_PICKED, HAS_REVERSED, WAITED_FOR


@pytest.mark.parametrize(
    ("character", "plain"), [("ɤ", "*"), ("▸", ">"), ("é", "e"), ("…", "..."), ("牛", "?")]
)
def test_the_nearest_of_ascii(character: str, plain: str) -> None:
    assert nearest(character) == plain


def test_the_signs_of_the_table_stay_apart() -> None:
    signs = (HEAD, WAITED_FOR, HAS_PICKED, CAN_REVERSE, HAS_REVERSED)
    plain = set(map(nearest, signs))
    assert len(plain) == len(signs)
    assert "?" not in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_ours_can_be_written_in_ascii(language: str) -> None:
    never_fail_on_a_character()
    words = catalogue(language)
    for key in ("cli-prompt-help", "variant-six-coop", "name-bots", "cli-about", "fan-card-six-cabriole"):
        assert b"?" not in words.text(key).replace("?", "").encode("ascii", HANDLER)
