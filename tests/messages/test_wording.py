"""What the checks of the words find in a text, and what they leave alone."""

import pytest

from tools.messages.check import WORDED
from tools.messages.english import calques
from tools.messages.glossary import EVERYWHERE, glossary, pattern, strangers
from tools.messages.pages import said
from tools.messages.texts import Text
from tools.messages.typography import slips
from vacherie.games import GAMES

THIN, FIXED = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "One moment… It’s 95% of “your” cows: 2–10 – really!"),
        ("en", "Type ? for help; CARD CARD … (11, 22 … 99), the 1st, 2nd, 3rd and 11th."),
        ("en", 'Write counts = "free" or cells = ["a1", "b2"].'),
        ("en", "found:    {value}"),
        (
            "fr",
            f"Oui{THIN}? Oui{THIN}! L’hôte{FIXED}: «{FIXED}voilà{FIXED}»{THIN}; 95{THIN}%, {{share}}{THIN}%.",
        ),
        ("fr", f"Le 1er, la 1re et le 2e{FIXED}: le «{FIXED}?{FIXED}» (11, 22, …, 99)"),
        ("fr", "Un instant…"),
        ("pt-BR", "Só um instante… “Olá”: 95%, a 7ª, o 1º, €500 (U14a)!"),
    ],
)
def test_good_typography_is_left_alone(language: str, text: str) -> None:
    assert list(slips(text, language)) == []


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "One moment …", "a space before an ellipsis"),
        ("en", "Wait...", "three dots"),
        ("en", "It's", "a straight apostrophe"),
        ("en", 'say "moo" twice', "a straight quotation mark"),
        ("en", "in 95 % of all games", "a space before %"),
        ("en", "{share} %", "a space before %"),
        ("en", "two  spaces", "two spaces"),
        ("en", "2-10 players", "a hyphen between numbers"),
        ("en", "cows - and more", "a hyphen for a dash"),
        ("en", "Really ?", "a space before ; : ! or ?"),
        ("en", "{place}.", "a full stop for an ordinal"),
        ("en", "the 2th", "an ordinal"),
        ("en", "«moo»", "French quotation marks"),
        ("en", "take the the card", "a word twice"),
        ("fr", "Vraiment ?", "another space than U+202F before ; ! or ?"),
        ("fr", f"Vraiment{FIXED}?", "another space than U+202F before ; ! or ?"),
        ("fr", "Vraiment?", "no space before ; ! or ?"),
        ("fr", f"{{name}}{THIN}: rien", "another space than U+00A0 before :"),
        ("fr", "{name}: rien", "no space before :"),
        ("fr", f"« oui{FIXED}»", "no U+00A0 after «"),
        ("fr", f"«{FIXED}oui »", "no U+00A0 before »"),
        ("fr", "“oui”", "English quotation marks"),
        ("fr", "l'hôte", "a straight apostrophe"),
        ("fr", "95 %", "another space than U+202F before %"),
        ("fr", "95%", "another space than U+202F before %"),
        ("fr", "la 2ème place", "an ordinal"),
        ("fr", "Un instant …", "a space before an ellipsis"),
        ("pt-BR", "Recolhe à 7.ª", "an ordinal"),
        ("pt-BR", "95 %", "a space before %"),
        ("pt-BR", "«sim»", "French quotation marks"),
        ("pt-BR", f"500{FIXED}€", "a sum of euros"),
    ],
)
def test_bad_typography_is_named_with_what_is_right(language: str, text: str, wrong: str) -> None:
    found = list(slips(text, language))
    assert any(line.startswith(f"{wrong} in “") and ": write " in line for line in found), found


@pytest.mark.parametrize(
    ("language", "file", "key", "text", "said"),
    [
        ("fr", "web_unexploded_cow.ftl", "web-unexploded-herd", "Votre troupeau", "pré"),
        ("fr", "report.ftl", "report-unexploded-x", "le plus grand troupeau", "pré"),
        ("en", "six_qui_prend.ftl", "event-six-x", "The next trick begins.", "turn"),
        ("en", "nevaches.ftl", "event-nevaches-x", "Two cows in the barn.", "home"),
        ("fr", "nevaches.ftl", "event-nevaches-x", "Rosie rentre le troupeau.", "ramener à l’étable"),
        ("fr", "web.ftl", "web-x", "Ouvrir le tchat", "discussion"),
        ("pt-BR", "cli.ftl", "cli-x", "Podes jogar.", "você"),
    ],
)
def test_another_word_for_a_thing_is_named(language: str, file: str, key: str, text: str, said: str) -> None:
    [found] = strangers(Text(file, key, text), language)
    assert found.endswith(f"say “{said}”")


@pytest.mark.parametrize(
    ("language", "file", "key", "text"),
    [
        ("fr", "web_nevaches.ftl", "web-nevaches-herd", "Ramener le troupeau"),
        ("fr", "web.ftl", "web-game-unexploded-cow.about", "un troupeau plein de volontaires"),
        ("fr", "nevaches.ftl", "command-nevaches-home", "ramener rentrer"),
        ("en", "six_qui_prend.ftl", "table-six-where", "turn {trick} of {tricks}"),
        ("en", "web.ftl", "web-what.second", "a mean trick, played on a friend"),
    ],
)
def test_the_same_word_is_free_elsewhere(language: str, file: str, key: str, text: str) -> None:
    assert list(strangers(Text(file, key, text), language)) == []


@pytest.mark.parametrize("language", WORDED)
def test_the_glossary_does_not_forbid_its_own_words(language: str) -> None:
    for game in (*GAMES, None):
        for entry in glossary().get(game or EVERYWHERE, ()):
            for word in entry.avoid.get(language, ()):
                assert not pattern(word).search(entry.word(game, language))


@pytest.mark.parametrize(
    "text",
    [
        "“x” is no row.",
        "“3” stands here twice.",
        "You sit at this table already.",
        "a card of your hand",
        "a cow of another herd",
        "To act: Rosie.",
        "a card is to be picked",
        "Possible are: 1, 2.",
        "the same command goes on",
        "played by who took it",
        "8 points of percent",
    ],
)
def test_phrases_that_english_does_not_have_are_found(text: str) -> None:
    assert len(list(calques(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "There is no row 5.",
        "It is no longer your turn.",
        "You are already seated.",
        "a card from your hand, the last card of the row",
        "The cows stand in a line; the herd lies down.",
        "Whoever takes it, no matter who is first.",
    ],
)
def test_good_english_is_left_alone(text: str) -> None:
    assert list(calques(text)) == []


def test_phrases_in_pages_are_found_outside_code() -> None:
    page = "# Hens\n\n```sh\nPossible are: 1, 2.\n```\n\nSay `to act:` first. Possible are: hens.\n"
    assert [line for line, _ in said(page)] == [7]
