"""`vacherie review`: what each decision of a finished game was worth, and how much of its result was luck."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vacherie.cli.parameters import json_option
from vacherie.cli.play.seating import in_words
from vacherie.cli.results import print_json, progress_bar
from vacherie.core.errors import GameError, InvalidOptions
from vacherie.core.record import Record
from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue
from vacherie.tables.screen import make_console

if TYPE_CHECKING:
    from vacherie.review.findings import Review
    from vacherie.review.game import FinishedGame


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("review", help=say("review-help"))
    def review(
        record: Annotated[
            str, typer.Argument(metavar=say("cli-metavar-record"), help=say("cli-argument-record"))
        ],
        seat: Annotated[int | None, typer.Option("--seat", metavar="N", help=say("review-help-seat"))] = None,
        budget: Annotated[
            int | None, typer.Option("--budget", metavar="P", help=say("review-help-budget"))
        ] = None,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        if not record.strip():
            raise InvalidOptions("usage-missing", name=say("cli-metavar-record"))
        review_file(Path(record), seat, budget, json, words)


def review_file(path: Path, seat: int | None, budget: int | None, json: bool, words: Catalogue) -> None:
    # Imported only where something is reviewed, as the bots take a while to load.
    from vacherie.review.game import FinishedGame
    from vacherie.tables.reviews import ReviewWords

    record = whole_record(path)
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise InvalidOptions("seat-out-of-range", number=seat, least=1, most=len(record.seats))
    game = FinishedGame(record, find_game(record.game), str(path))
    review, is_whole = reviewed(game, () if seat is None else (seat - 1,), budget, words)
    if review is not None and json:
        print_json(review)
    elif review is not None:
        players = in_words(record.seats, words)
        make_console().print(ReviewWords(review, record, game.game, players, words).drawn())
    if not is_whole:
        print(words.text("review-interrupted"), file=sys.stderr)
        raise KeyboardInterrupt


def whole_record(path: Path) -> Record:
    """Raises `InvalidFile` where there is none, and `GameError` where it is told as one seat saw it."""
    from vacherie.cli.record_file import read_story

    story = read_story(path)
    if not isinstance(story, Record):
        raise GameError("review-of-account")
    return story


def reviewed(
    game: "FinishedGame", seats: tuple[int, ...], budget: int | None, words: Catalogue
) -> "tuple[Review | None, bool]":
    """The review, or as much as was known when somebody pressed Ctrl-C, and whether it is whole."""
    from vacherie.review.run import review, steps_of

    latest: Review | None = None
    with progress_bar(words, steps_of(game, seats), "review-progress") as on_progress:
        try:
            for known in review(game, seats, budget):
                latest = known
                on_progress(1)
        except KeyboardInterrupt:
            return latest, False
    return latest, True
