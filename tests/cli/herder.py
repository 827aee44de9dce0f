"""A person who plays NéVaches by trying: lines of which some will do, whatever is asked."""

from collections.abc import Iterator
from random import Random

from vacherie.games.nevaches.tiles import LANDSCAPES
from vacherie.messages.catalogue import catalogue

COLUMNS = "cdefghijklm"
ROWS = range(4, 13)


def herding(language: str, seed: int, times: int = 400) -> str:
    """Plays cards where they fit, brings herds home, and takes and places something in between."""
    words = catalogue(language)
    random = Random(seed)

    def word(command: str) -> str:
        return words.text(f"command-nevaches-{command}").split()[0]

    def lines() -> Iterator[str]:
        for _ in range(times):
            yield "1"
            yield from (f"{word('play')} {number} 1" for number in range(1, 7))
            if random.random() < 0.4:
                yield f"{word('home')} {random.choice(COLUMNS)}{random.choice(ROWS)}"
                yield word("home")
            if random.random() < 0.35:
                yield f"{word('take')} {random.randint(1, 4)}"
            yield word("exchange")
            for _ in range(4):
                landscape = words.text(f"landscape-nevaches-{random.choice(LANDSCAPES)}.letter").lower()
                yield f"{landscape} {random.choice(COLUMNS)}{random.choice(ROWS)}"
            yield words.text(f"landscape-nevaches-{random.choice(LANDSCAPES)}")

    return "".join(f"{line}\n" for line in lines())
